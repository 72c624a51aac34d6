package repo

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// inCollection is the SQL condition that a product is in a collection.
func inCollection(c *catalog.Collection, now time.Time) (string, []any) {
	if c.Type == catalog.RuleCollection {
		return ruleSQL(c.Rules, now)
	}
	return "products.id IN (SELECT product_id FROM collection_products WHERE collection_id = ?)", []any{c.ID}
}

// inCollections is the SQL condition that a product is in one of the collections. If all collections are manual,
// PostgreSQL turns the condition into a join, so a short list of products takes few row reads.
func inCollections(collections []*catalog.Collection, now time.Time) (string, []any) {
	var listing []int64
	var parts []string
	var args []any
	for _, c := range collections {
		if c.Type != catalog.RuleCollection {
			listing = append(listing, c.ID)
			continue
		}
		part, bound := ruleSQL(c.Rules, now)
		parts, args = append(parts, part), append(args, bound...)
	}
	if len(listing) > 0 {
		parts, args = append(parts, "products.id IN (SELECT product_id FROM collection_products WHERE collection_id = ANY(?))"), append(args, array(listing))
	}
	switch len(parts) {
	case 0:
		return "false", nil
	case 1:
		return parts[0], args
	}
	return "(" + strings.Join(parts, " OR ") + ")", args
}

// ruleSQL converts a collection's rules to a condition on products. The administrators' values enter the SQL only
// as arguments.
func ruleSQL(rules *catalog.CollectionRules, now time.Time) (string, []any) {
	joint := " AND "
	if rules.Match == "ANY" {
		joint = " OR "
	}
	var parts []string
	var args []any
	for _, c := range rules.Conditions {
		operator, negated := strings.CutPrefix(c.Operator, "NOT_")
		part, bound := conditionSQL(c.Field, operator, c.Value, now)
		if negated {
			part = "NOT " + part
		}
		parts, args = append(parts, part), append(args, bound...)
	}
	return "(" + strings.Join(parts, joint) + ")", args
}
