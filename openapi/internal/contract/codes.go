package contract

import (
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// codesKey is an extension that lists error codes. In the sources, an operation lists the codes that its own rules
// cause, by status. A shared response maps each code of its status to a note for the description. A published response
// lists the codes that its operation can return.
const codesKey = "x-codes"

// keyed maps a status to the code that an Idempotency-Key can cause.
var keyed = map[string]string{"409": "idempotency_in_flight", "422": "idempotency_key_reuse"}

// nameCodes replaces the shared responses of each operation with x-codes by responses that list only the operation's
// codes. It fails for an operation that refers to a response with codes and lists no codes itself.
func nameCodes(root *yaml.Node) error {
	var failed error
	members(Get(root, "paths"), func(path string, item *yaml.Node) {
		for _, method := range methods {
			if op := Get(item, method); op != nil && failed == nil {
				if err := nameCodesOf(root, item, op); err != nil {
					failed = fmt.Errorf("%s %s: %w", strings.ToUpper(method), path, err)
				}
			}
		}
	})
	return failed
}

func nameCodesOf(root, item, op *yaml.Node) error {
	listed := Get(op, codesKey)
	key := takesKey(root, item, op)
	var failed error
	members(Get(op, "responses"), func(status string, response *yaml.Node) {
		if failed != nil {
			return
		}
		shared, err := Resolve(root, response)
		if err != nil {
			failed = err
			return
		}
		known := Get(shared, codesKey)
		if known == nil {
			return
		}
		if failed = checkCodes(status, Get(listed, status), known); failed == nil {
			own := ownResponse(shared, known, namesOf(Get(listed, status)), key, status)
			*response = *own
		}
	})
	if failed != nil {
		return failed
	}
	members(listed, func(status string, _ *yaml.Node) {
		if Get(op, "responses", status, codesKey) == nil {
			failed = fmt.Errorf("%s has codes of %s, which the operation does not return with codes of its own", codesKey, status)
		}
	})
	remove(op, codesKey)
	return failed
}

// checkCodes returns an error if an operation lists no codes for a status, or unknown codes.
func checkCodes(status string, listed, known *yaml.Node) error {
	names := namesOf(listed)
	if len(names) == 0 {
		return fmt.Errorf("%s lists no code of %s", codesKey, status)
	}
	for _, name := range names {
		if name == keyed[status] {
			return fmt.Errorf("%s lists %s, which every operation with an Idempotency-Key returns: leave it out", codesKey, name)
		}
		if member(known, name) == nil {
			return fmt.Errorf("%s lists %s, which is no code of %s", codesKey, name, status)
		}
	}
	return nil
}

func namesOf(list *yaml.Node) (names []string) {
	if list == nil {
		return nil
	}
	for _, item := range list.Content {
		names = append(names, item.Value)
	}
	return names
}

// ownResponse returns a copy of a shared response that contains only the named codes. If the operation takes an
// idempotency key, the copy also contains the code that the key can cause.
func ownResponse(shared, known *yaml.Node, names []string, key bool, status string) *yaml.Node {
	own := clone(shared)
	if key {
		names = append(names, keyed[status])
	} else {
		remove(member(own, "headers"), "Idempotent-Replayed")
	}
	if !slices.Contains(names, "idempotency_in_flight") && !slices.Contains(names, "cycle_locked") {
		remove(member(own, "headers"), "Retry-After")
	}
	parts, codes := make([]string, len(names)), list()
	for i, name := range names {
		parts[i] = "`" + name + "`"
		if note := Text(known, name); note != "" {
			parts[i] += " (" + note + ")"
		}
		codes.Content = append(codes.Content, text(name))
	}
	noun := " Codes: "
	if len(names) == 1 {
		noun = " Code: "
	}
	set(own, "description", text(Text(own, "description")+noun+strings.Join(parts, ", ")+"."))
	set(own, codesKey, codes)
	return own
}

// takesKey reports whether an operation takes an Idempotency-Key.
func takesKey(root, item, op *yaml.Node) bool {
	for _, holder := range []*yaml.Node{item, op} {
		all := Get(holder, "parameters")
		if all == nil {
			continue
		}
		for _, p := range all.Content {
			if resolved, err := Resolve(root, p); err == nil && Text(resolved, "name") == "Idempotency-Key" {
				return true
			}
		}
	}
	return false
}
