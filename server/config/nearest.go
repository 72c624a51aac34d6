package config

import (
	"fmt"
	"slices"
	"strings"
)

// Nearest returns the known word that was probably meant; "" means none. That is a word that differs in at
// most two letters. It may also start with the given word, or the given word may start with it.
func Nearest(word string, known []string) string {
	best, least := "", 3
	for _, k := range known {
		if d := distance(strings.ToLower(word), strings.ToLower(k)); d < least && d < len(k)/2+1 {
			best, least = k, d
		}
	}
	if best != "" || len(word) < 3 {
		return best
	}
	for _, k := range known {
		if strings.HasPrefix(strings.ToLower(k), strings.ToLower(word)) || strings.HasPrefix(strings.ToLower(word), strings.ToLower(k)) {
			return k
		}
	}
	return ""
}

// distance returns the number of letters to add, remove or replace (Levenshtein).
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		corner := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := corner
			if a[i] != b[j] {
				cost++
			}
			corner = row[j+1]
			row[j+1] = min(cost, row[j]+1, corner+1)
		}
	}
	return row[len(b)]
}

// Unknown returns the variables of an environment ("NAME=value") that look like settings but are not, each
// with the setting that was probably meant. Callers should only warn about them: other programs have similar
// names.
func Unknown(environment []string) (found []string) {
	var names, prefixes []string
	for _, s := range settings {
		names = append(names, s.name)
		// Many storefronts have variables that start with STORE_ or PUBLIC_.
		if prefix, _, ok := strings.Cut(s.name, "_"); ok && prefix != "STORE" && prefix != "PUBLIC" {
			prefixes = append(prefixes, prefix+"_")
		}
	}
	for _, variable := range environment {
		name, _, _ := strings.Cut(variable, "=")
		if slices.Contains(names, name) || foreign(name) {
			continue
		}
		near := Nearest(name, names)
		switch {
		case near != "" && (distance(name, near) < 3 || strings.Contains(name, "_")):
			found = append(found, fmt.Sprintf("%s (did you mean %s?)", name, near))
		case slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(name, p) }):
			found = append(found, name)
		}
	}
	slices.Sort(found)
	return found
}

// foreign reports whether PostgreSQL's image, Kubernetes or linked containers define the variable.
func foreign(name string) bool {
	if slices.Contains([]string{"POSTGRES_USER", "POSTGRES_PASSWORD", "POSTGRES_PASSWORD_FILE", "POSTGRES_DB", "POSTGRES_HOST", "POSTGRES_PORT", "POSTGRES_INITDB_ARGS", "POSTGRES_HOST_AUTH_METHOD"}, name) {
		return true
	}
	for _, mark := range []string{"_SERVICE_HOST", "_SERVICE_PORT", "_PORT_", "_ENV_"} {
		if strings.Contains(name, mark) {
			return true
		}
	}
	return strings.HasSuffix(name, "_PORT") && !strings.HasPrefix(name, "LISTEN")
}
