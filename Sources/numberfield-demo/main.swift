print("numberfield-demo")
