package domain

// WeightUnit and DimensionUnit are what weights and sizes are given in.
type (
	WeightUnit    string
	DimensionUnit string
)

const (
	Gram     WeightUnit = "G"
	Kilogram WeightUnit = "KG"
	Ounce    WeightUnit = "OZ"
	Pound    WeightUnit = "LB"
)

// grams is how many grams a unit has, by definition.
var grams = map[WeightUnit]Amount{
	Gram: MustAmount("1"), Kilogram: MustAmount("1000"),
	Ounce: MustAmount("28.349523").Add(AmountOf(125, 9)), Pound: MustAmount("453.59237"),
}

// ConvertWeight gives a weight in another unit, to six places.
func ConvertWeight(weight Amount, from, to WeightUnit) Amount {
	if from == to {
		return weight
	}
	return weight.Mul(grams[from]).Quo(grams[to]).Round(6, HalfUp)
}
