package repo

import (
	"encoding/json"
	"strconv"
	"strings"

	"gorm.io/gorm"
)

// bracketed formats ids as a list: [1,2] for JSON, {1,2} for a PostgreSQL array.
func bracketed(open byte, ids []int64, end byte) string {
	text := []byte{open}
	for i, id := range ids {
		if i > 0 {
			text = append(text, ',')
		}
		text = strconv.AppendInt(text, id, 10)
	}
	return string(append(text, end))
}

// array passes a slice as one argument of = ANY(?). GORM would expand the slice into one placeholder per element, and
// PostgreSQL would parse and plan a separate statement for each length.
func array[T any](values []T) *[]T { return &values }

// byName sorts names by their letters, as people do, and not by bytes, whatever the locale of the database. If a list
// may be long, the column has an index in this order.
const byName = `name COLLATE "und-x-icu"`

// clean returns a handle of g's transaction without the conditions of g.
func clean(g *gorm.DB) *gorm.DB {
	return g.Session(&gorm.Session{NewDB: true})
}

var likeEscapes = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)

// like returns the LIKE pattern that finds a text anywhere. It escapes the wildcards in the text.
func like(text string) string {
	return "%" + likeEscapes.Replace(text) + "%"
}

func jsonOf(v any) string {
	b, _ := json.Marshal(v) // v contains only strings and numbers
	return string(b)
}
