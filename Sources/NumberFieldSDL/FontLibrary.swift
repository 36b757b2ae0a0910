internal import CSDL2
import NumberField
