package agent

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// Exceeds returns which bound of a tool's input schema a decoded argument exceeds, maxItems
// or maxLength; empty means none. The library does not hold arguments against the schema
// that it publishes. Names match in any case, as encoding/json reads them.
func Exceeds(value any, schema map[string]any) string { return exceeds(value, schema, "") }

func exceeds(value any, schema map[string]any, path string) string {
	switch value := value.(type) {
	case string:
		if most, ok := schema["maxLength"].(int); ok && utf8.RuneCountInString(value) > most {
			return fmt.Sprintf("%s has more than %d characters.", named(path), most)
		}
	case []any:
		if most, ok := schema["maxItems"].(int); ok && len(value) > most {
			return fmt.Sprintf("%s has more than %d elements.", named(path), most)
		}
		items, _ := schema["items"].(map[string]any)
		for i, element := range value {
			if found := exceeds(element, items, fmt.Sprintf("%s[%d]", path, i)); found != "" {
				return found
			}
		}
	case map[string]any:
		properties, _ := schema["properties"].(map[string]any)
		for _, name := range slices.Sorted(maps.Keys(properties)) {
			property, _ := properties[name].(map[string]any)
			for given, member := range value {
				if !strings.EqualFold(name, given) {
					continue
				}
				if found := exceeds(member, property, strings.TrimPrefix(path+"."+name, ".")); found != "" {
					return found
				}
			}
		}
	}
	return ""
}

func named(path string) string {
	if path == "" {
		return "The argument"
	}
	return path
}
