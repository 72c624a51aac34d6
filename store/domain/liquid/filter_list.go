package liquid

import (
	"slices"
	"strings"
)

// list returns the items that a filter processes. It flattens nested lists, and treats a map as a single
// item.
func (in input) list(v Value) (List, error) {
	l, ok := v.(List)
	if _, isMap := v.(Map); isMap {
		l = List{v}
	} else if !ok {
		l = list(v)
	}
	nested := slices.ContainsFunc(l, func(item Value) bool { _, ok := item.(List); return ok })
	if !nested {
		return l, in.build(in.at, 16*len(l)) // reserved for the filter's result
	}
	var out List
	for _, item := range l {
		if _, ok := item.(List); !ok {
			out = append(out, item)
			continue
		}
		items, err := in.list(item)
		if err != nil {
			return nil, err
		}
		out = append(out, items...)
	}
	return out, in.build(in.at, 48*len(out))
}

func (in input) joinList() (Value, error) {
	items, err := in.list(in.value)
	if err != nil {
		return nil, err
	}
	between := in.argument(0, Text(" "))
	if err := in.build(in.at, len(items)*len(shown(between))+32*len(items)); err != nil {
		return nil, err
	}
	parts := make([]Value, 0, 2*len(items))
	for i, item := range items {
		if err := in.look(in.at, item); err != nil {
			return nil, err
		}
		if i > 0 {
			parts = append(parts, between)
		}
		parts = append(parts, item)
	}
	return in.join(parts...)
}

// member returns the first or last item of a list.
func (in input) member(name string) (Value, error) {
	v, _ := property(in.value, name)
	return v, nil
}

func (in input) reverse() (Value, error) {
	items, err := in.list(in.value)
	if err != nil {
		return nil, err
	}
	items = slices.Clone(items)
	slices.Reverse(items)
	return items, nil
}

// of returns the value by which a filter compares an item: the item itself, or its member with the given
// name.
func (in input) of(item Value, name Value) (Value, error) {
	if err := in.look(in.at, item); err != nil || name == nil {
		return item, err
	}
	v, _ := property(item, shown(name))
	return v, in.look(in.at, v)
}

// chosen returns the items for which keep is true.
func (in input) chosen(keep func(Value) (bool, error)) (Value, error) {
	items, err := in.list(in.value)
	if err != nil {
		return nil, err
	}
	var out List
	for _, item := range items {
		is, err := keep(item)
		if err != nil {
			return nil, err
		}
		if is {
			out = append(out, item)
		}
	}
	return out, nil
}

func (in input) compact() (Value, error) {
	return in.chosen(func(item Value) (bool, error) {
		v, err := in.of(item, in.argument(0, nil))
		return v != nil, err
	})
}

// matches reports whether a member of an item has the value of the second argument. Without a second
// argument, matches reports whether the member is true.
func (in input) matches(item Value) (bool, error) {
	name, want := in.args[0], in.argument(1, nil)
	switch item.(type) {
	case Text, Markup, mixed: // texts have no members and match by their content
		return (want == nil || equal(name, want)) && strings.Contains(shown(item), shown(name)), in.look(in.at, item, name)
	case Number:
		return want == nil && equal(item, name), in.look(in.at, item)
	}
	v, err := in.of(item, name)
	if want != nil {
		return equal(v, want), err
	}
	return holds(v), err
}

func (in input) where() (Value, error) { return in.chosen(in.matches) }

func (in input) reject() (Value, error) {
	return in.chosen(func(item Value) (bool, error) {
		is, err := in.matches(item)
		return !is, err
	})
}

// firstMatch returns the first matching item and its index; -1 means that no item matches.
func (in input) firstMatch() (Value, int, error) {
	items, err := in.list(in.value)
	if err != nil {
		return nil, -1, err
	}
	for i, item := range items {
		if is, err := in.matches(item); err != nil || is {
			return item, i, err
		}
	}
	return nil, -1, nil
}

func (in input) has() (Value, error) {
	_, i, err := in.firstMatch()
	return Bool(i >= 0), err
}

func (in input) find() (Value, error) {
	item, _, err := in.firstMatch()
	return item, err
}

func (in input) findIndex() (Value, error) {
	if _, i, err := in.firstMatch(); err != nil || i >= 0 {
		return Int(i), err
	}
	return nil, nil
}

func (in input) uniq() (Value, error) {
	seen := map[string]bool{}
	return in.chosen(func(item Value) (bool, error) {
		v, err := in.of(item, in.argument(0, nil))
		if err != nil {
			return false, err
		}
		if _, is := v.(Map); is {
			return true, nil // a map never equals another value
		}
		s := shown(v)
		known := seen[s]
		seen[s] = true
		return !known, in.build(in.at, 32)
	})
}

func (in input) concat() (Value, error) {
	items, err := in.list(in.value)
	if err != nil {
		return nil, err
	}
	more, err := in.list(in.args[0])
	return slices.Concat(items, more), err
}

func (in input) mapList() (Value, error) {
	items, err := in.list(in.value)
	if err != nil {
		return nil, err
	}
	out := make(List, len(items))
	for i, item := range items {
		if out[i], err = in.of(item, in.args[0]); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (in input) sum() (Value, error) {
	items, err := in.list(in.value)
	if err != nil {
		return nil, err
	}
	var total Value = Int(0)
	for _, item := range items {
		v, err := in.of(item, in.argument(0, nil))
		if err != nil {
			return nil, err
		}
		a, b := in.number(total), in.number(v)
		if total, err = number(in.at, a.amount.Add(b.amount), a.fraction || b.fraction); err != nil {
			return nil, err
		}
	}
	return total, nil
}

// sort sorts the items that can be compared. Items without a key come last. Each comparison costs steps.
func (in input) sort(natural bool) (Value, error) {
	items, err := in.list(in.value)
	if err != nil {
		return nil, err
	}
	type keyed struct{ key, item Value }
	all := make([]keyed, len(items))
	if err := in.build(in.at, 64*len(items)); err != nil {
		return nil, err
	}
	for i, item := range items {
		key, err := in.of(item, in.argument(0, nil))
		if err != nil {
			return nil, err
		}
		if _, isList := key.(List); natural && key != nil && !isList {
			s := shown(key)
			if err := in.build(in.at, 3*len(s)); err != nil {
				return nil, err
			}
			key = Text(strings.ToLower(s))
		}
		all[i] = keyed{key, item}
	}
	var broke error
	slices.SortStableFunc(all, func(a, b keyed) int {
		if broke != nil {
			return 0
		}
		if broke = in.look(in.at, a.key, b.key); broke != nil {
			return 0
		}
		switch {
		case a.key == nil && b.key == nil:
			return 0
		case a.key == nil:
			return 1
		case b.key == nil:
			return -1
		}
		if before, _ := less(a.key, b.key); before {
			return -1
		}
		if after, _ := less(b.key, a.key); after {
			return 1
		}
		return 0
	})
	out := make(List, len(all))
	for i, k := range all {
		out[i] = k.item
	}
	return out, broke
}
