package liquid

import (
	"slices"
	"strings"
)

// node is a statement of a template.
type node interface {
	do(*run) (jump, error)
}

// jump determines where execution continues after a node: at the next node, after the loop, or with the next iteration.
type jump int

const (
	onward jump = iota
	breaks
	continues
)

type (
	textNode struct {
		at   int
		text string
	}
	objectNode struct {
		at    int
		value expr
	}
	ifNode   struct{ branches []branch }
	caseNode struct {
		at       int
		value    expr
		branches []branch // the conditions are values to compare with
	}
	// branch is a body with its condition. A branch without conditions always runs.
	branch struct {
		at   int
		when []expr
		not  bool
		body []node
	}
	forNode struct {
		at            int
		name          string
		over          expr
		label         string // variable and source of the list; a later loop with both continues this one
		limit, offset expr
		resume        bool // the loop has "offset: continue"
		reversed      bool
		table         bool // the loop is a tablerow
		cols          expr
		body          []node
		none          []node
	}
	countNode struct {
		at     int
		name   string
		change int
	}
	assignNode struct {
		at    int
		name  string
		value expr
	}
	captureNode struct {
		at   int
		name string
		body []node
	}
	cycleNode struct {
		at     int
		group  string // identifies a cycle without a name
		name   expr   // nil means that the cycle has no name
		values []expr
	}
	jumpNode struct {
		at   int
		jump jump
	}
)

func (r *run) all(nodes []node) (jump, error) {
	for _, n := range nodes {
		if j, err := n.do(r); err != nil || j != onward {
			return j, err
		}
	}
	return onward, nil
}

func (t textNode) do(r *run) (jump, error) { return onward, r.puts(t.at, t.text) }

func (o objectNode) do(r *run) (jump, error) {
	v, err := o.value.eval(r)
	if err != nil {
		return onward, err
	}
	return onward, r.write(o.at, v)
}

func (n ifNode) do(r *run) (jump, error) {
	for _, b := range n.branches {
		if err := r.spend(b.at, 1); err != nil {
			return onward, err
		}
		if len(b.when) > 0 {
			v, err := b.when[0].eval(r)
			if err != nil {
				return onward, err
			}
			if holds(v) == b.not {
				continue
			}
		}
		return r.all(b.body)
	}
	return onward, nil
}

func (n caseNode) do(r *run) (jump, error) {
	value, err := n.value.eval(r)
	if err != nil {
		return onward, err
	}
	for _, b := range n.branches {
		chosen := b.when == nil
		for _, when := range b.when {
			v, err := when.eval(r)
			if err == nil {
				err = r.look(b.at, value, v)
			}
			if err == nil && private(value, v) {
				err = faultf(b.at, exposed)
			}
			if err != nil {
				return onward, err
			}
			same, err := r.equal(b.at, value, v)
			if err != nil {
				return onward, err
			}
			chosen = chosen || same
		}
		if chosen {
			return r.all(b.body)
		}
	}
	return onward, nil
}

func (n forNode) do(r *run) (jump, error) {
	items, err := n.items(r)
	if err != nil {
		return onward, err
	}
	if len(items) == 0 && !n.table {
		return r.all(n.none)
	}
	state := &forloop{name: n.label, length: len(items)}
	if n.table {
		if state.cols, err = n.columns(r, len(items)); err != nil {
			return onward, err
		}
		if err := r.puts(n.at, rowBegin(1)); err != nil {
			return onward, err
		}
	}
	if len(r.loops) > 0 {
		state.parent = r.loops[len(r.loops)-1].state
	}
	r.loops = append(r.loops, loop{name: n.name, state: state})
	defer func() { r.loops = r.loops[:len(r.loops)-1] }()
	for i, item := range items {
		if err := r.spend(n.at, 1); err != nil {
			return onward, err
		}
		state.index = i
		r.loops[len(r.loops)-1].value = item
		if err := n.cell(r, state, true); err != nil {
			return onward, err
		}
		j, err := r.all(n.body)
		if err == nil {
			err = n.cell(r, state, j != breaks)
		}
		if err != nil {
			return onward, err
		}
		if j == breaks {
			break
		}
	}
	if n.table {
		return onward, r.puts(n.at, "</tr>\n")
	}
	return onward, nil
}

// items returns the items of a loop. It applies offset first, then limit, then reversed.
func (n forNode) items(r *run) (List, error) {
	v, err := n.over.eval(r)
	if err != nil {
		return nil, err
	}
	if m, is := v.(Map); is {
		if err := r.build(n.at, 64*len(m)); err != nil {
			return nil, err
		}
	}
	var items List
	switch v := v.(type) {
	case List, Map:
		items = list(v)
	case Text, Markup, mixed:
		if shown(v) != "" {
			items = List{v}
		}
	}
	begin := 0
	if n.resume {
		begin = min(r.offsets[n.label], len(items))
		items = items[begin:]
	}
	for i, bound := range []expr{n.offset, n.limit} {
		if bound == nil {
			continue
		}
		v, err := bound.eval(r)
		if err != nil {
			return nil, err
		}
		number, is := numeric(v)
		count, whole := number.whole()
		if !is || !whole {
			return nil, faultf(n.at, "The limit and the offset of a loop are whole numbers.")
		}
		count = max(0, min(count, len(items)))
		if i == 0 {
			items, begin = items[count:], count
		} else {
			items = items[:count]
		}
	}
	r.offsets[n.label] = begin + len(items)
	if n.reversed {
		if err := r.build(n.at, 16*len(items)); err != nil {
			return nil, err
		}
		items = slices.Clone(items)
		slices.Reverse(items)
	}
	return items, nil
}

func (a assignNode) do(r *run) (jump, error) {
	v, err := a.value.eval(r)
	if err == nil {
		err = r.spend(a.at, 1)
	}
	r.vars[a.name] = v
	return onward, err
}

func (c captureNode) do(r *run) (jump, error) {
	out, html, print, last := r.out, r.html, r.print, r.last
	r.out, r.html, r.print = &strings.Builder{}, &markup{}, false
	j, err := r.all(c.body)
	var captured Value = Text(r.out.String())
	if r.form == HTML {
		captured = mixed(r.out.String())
	}
	r.out, r.html, r.print, r.last = out, html, print, last
	r.vars[c.name] = captured
	return j, err
}

func (c cycleNode) do(r *run) (jump, error) {
	group := c.group
	if c.name != nil {
		name, err := c.name.eval(r)
		if err == nil && private(name) {
			err = faultf(c.at, exposed)
		}
		if err != nil {
			return onward, err
		}
		group = ": " + shown(name) // no cycle without a name has such a group
	}
	n := r.cycles[group]
	if r.cycles[group] = n + 1; n+1 >= len(c.values) {
		r.cycles[group] = 0
	}
	if err := r.build(c.at, len(group)); err != nil || n >= len(c.values) {
		return onward, err
	}
	v, err := c.values[n].eval(r)
	if err != nil {
		return onward, err
	}
	return onward, r.write(c.at, v)
}

func (c countNode) do(r *run) (jump, error) {
	n, ok := r.counters[c.name]
	if !ok {
		n = 0
		if given, isNumber := r.data[c.name].(Number); isNumber {
			n, _ = given.whole()
		}
	}
	r.counters[c.name] = n + c.change
	if c.change < 0 { // a decrement shows the number after the change
		n += c.change
	}
	return onward, r.write(c.at, Int(n))
}

// blank reports whether nodes write nothing except spaces for any data.
func blank(nodes []node) bool {
	for _, n := range nodes {
		switch n := n.(type) {
		case textNode:
			if strings.TrimSpace(n.text) != "" {
				return false
			}
		case assignNode, captureNode:
		case ifNode:
			if !blankBranches(n.branches) {
				return false
			}
		case caseNode:
			if !blankBranches(n.branches) {
				return false
			}
		case forNode:
			if n.table || !blank(n.body) || !blank(n.none) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

func blankBranches(branches []branch) bool {
	return !slices.ContainsFunc(branches, func(b branch) bool { return !blank(b.body) })
}

// unspaced returns nodes without the spaces between them, because Liquid writes no spaces for a blank
// block.
func unspaced(nodes []node) []node {
	return slices.DeleteFunc(nodes, func(n node) bool { _, ok := n.(textNode); return ok })
}

func unspacedBranches(branches []branch) []branch {
	if blankBranches(branches) {
		for i := range branches {
			branches[i].body = unspaced(branches[i].body)
		}
	}
	return branches
}

func (j jumpNode) do(r *run) (jump, error) { return j.jump, r.spend(j.at, 1) }
