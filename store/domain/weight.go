package domain

// WeightUnit and DimensionUnit are the units of weights and of dimensions.
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

// grams maps each unit to its weight in grams, exact by definition.
var grams = map[WeightUnit]Amount{
	Gram: MustAmount("1"), Kilogram: MustAmount("1000"),
	Ounce: MustAmount("28.349523").Add(AmountOf(125, 9)), Pound: MustAmount("453.59237"),
}

// ConvertWeight converts a weight to another unit, rounded half up to six decimal places. If both units are the same,
// it returns the weight unrounded.
func ConvertWeight(weight Amount, from, to WeightUnit) Amount {
	if from == to {
		return weight
	}
	return weight.Mul(grams[from]).Quo(grams[to]).Round(6, HalfUp)
}
