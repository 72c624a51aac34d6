package liquid

import (
	"slices"
	"strings"
)

// node is a statement of a template.
type node interface {
	do(*run) (jump, error)
}

// jump says where execution continues after a node: at the next node, after the loop, or with the
// next round.
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
		branches []branch // conditions are values to compare with
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
		limit, offset expr
		reversed      bool
		body          []node
		none          []node
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
		group  string
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
			chosen = chosen || equal(value, v)
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
	if len(items) == 0 {
		return r.all(n.none)
	}
	state := &forloop{length: len(items)}
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
		j, err := r.all(n.body)
		if err != nil {
			return onward, err
		}
		if j == breaks {
			break
		}
	}
	return onward, nil
}

// items returns the items of a loop: offset applies first, then limit, then reversed.
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
			items = items[count:]
		} else {
			items = items[:count]
		}
	}
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
	n := r.cycles[c.group]
	r.cycles[c.group] = (n + 1) % len(c.values)
	v, err := c.values[n%len(c.values)].eval(r)
	if err != nil {
		return onward, err
	}
	return onward, r.write(c.at, v)
}

func (j jumpNode) do(r *run) (jump, error) { return j.jump, r.spend(j.at, 1) }
