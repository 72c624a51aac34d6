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

// byName sorts names as people do, in any locale of the database: by their letters and not by bytes. If a list may
// be long, the column has an index in this order.
const byName = `name COLLATE "und-x-icu"`

// clean returns a handle of the same transaction without g's conditions.
func clean(g *gorm.DB) *gorm.DB {
	return g.Session(&gorm.Session{NewDB: true})
}

var likeEscapes = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)

// like returns the LIKE pattern that finds a text anywhere, with the text's wildcards escaped.
func like(text string) string {
	return "%" + likeEscapes.Replace(text) + "%"
}

func jsonOf(v any) string {
	b, _ := json.Marshal(v) // strings and numbers only
	return string(b)
}
