// What Swift's Glibc leaves out: how much of the heap is in use.
#pragma once
#include <malloc.h>
