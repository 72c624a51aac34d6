package liquid

import (
	"maps"
	"slices"
)

// mostStates is the maximum number of HTML states that the check follows. In a template with more states,
// these places are checked only during rendering.
const mostStates = 64

// placer follows the state of the HTML through all branches of a template.
type placer struct {
	checker *checker
	names   Map
	states  []markup // possible states of the HTML; empty means that the state is unknown
	found   map[int]bool
	left    Limits // limits that remain for the whole check
}

// place adds a fault for each place where data might be interpreted as markup. The check cannot determine
// the values of names that the template sets. After such a value, it knows the state of the HTML only
// within the content of elements.
func (c *checker) place(nodes []node) {
	p := &placer{checker: c, names: c.names, states: []markup{{}}, found: map[int]bool{}, left: Usual}
	p.all(nodes)
}

func (p *placer) all(nodes []node) {
	for _, n := range nodes {
		if p.left.Steps -= 1 + len(p.states); p.left.Steps < 0 {
			p.states = nil
			return
		}
		switch n := n.(type) {
		case textNode:
			p.left.Steps -= len(p.states) * len(n.text) / 64
			for i := range p.states {
				p.states[i].write(n.text)
			}
			p.merge(p.states)
		case objectNode:
			p.object(n.at, n.value)
		case cycleNode:
			before, after := p.states, []markup{}
			for _, e := range n.values {
				p.states = slices.Clone(before)
				p.object(n.at, e)
				after = append(after, p.states...)
			}
			p.merge(after)
		case ifNode:
			p.branches(n.branches, func(b branch) bool { return len(b.when) == 0 })
		case caseNode:
			p.branches(n.branches, func(b branch) bool { return b.when == nil })
		case countNode:
			p.object(n.at, literal{Int(1)})
		case forNode:
			if !n.table {
				p.loop(n)
				continue
			}
			p.all([]node{textNode{n.at, rowBegin(1)}})
			cells := n
			cells.table, cells.body = false, slices.Concat([]node{textNode{n.at, cellBegin(1)}}, n.body, []node{textNode{n.at, "</td>"}})
			p.loop(cells)
			p.all([]node{textNode{n.at, "</tr>\n"}})
		case captureNode:
			outside := p.states
			p.states = []markup{{}}
			p.all(n.body)
			p.states = outside
		}
	}
}

// branches follows each branch. If every branch has a condition, branches also follows the path that
// skips all of them.
func (p *placer) branches(all []branch, always func(branch) bool) {
	before, after, whole := p.states, []markup{}, false
	for _, b := range all {
		p.states = slices.Clone(before)
		p.all(b.body)
		after, whole = append(after, p.states...), whole || always(b)
	}
	if !whole {
		after = append(after, before...)
	}
	p.merge(after)
}

// loop follows the body of a loop until it reaches no new state.
func (p *placer) loop(n forNode) {
	var item Value = unknown{}
	if l, is := p.value(n.over).(List); is && len(l) > 0 {
		item = l[0]
	}
	outer, none := p.names, slices.Clone(p.states)
	p.names = maps.Clone(outer)
	p.names[n.name], p.names["forloop"], p.names["tablerowloop"] = item, &forloop{length: 1}, &forloop{length: 1, cols: 1}
	after := []markup{}
	for known := -1; known != len(after) && len(p.states) > 0; {
		known = len(after)
		p.all(n.body)
		after = unlike(append(after, p.states...))
		p.states = slices.Clone(after)
	}
	p.names = outer
	p.states = none
	p.all(n.none)
	p.merge(append(after, p.states...))
}

// object writes a value in every possible state.
func (p *placer) object(at int, e expr) {
	v := p.value(e)
	if _, is := v.(unknown); is {
		p.states = slices.DeleteFunc(p.states, func(m markup) bool { return m.state != inContent })
		return
	}
	if l, is := v.(List); is && len(l) > 0 {
		v = l[0]
	}
	for i := range p.states {
		switch why := p.states[i].refusal(); {
		case why == "" || !isData(v):
		case !p.found[at]:
			p.found[at] = true
			p.checker.faults = append(p.checker.faults, &fault{at, why})
		}
		if !isData(v) {
			p.states[i].write(shown(v))
		} else if m := &p.states[i]; m.quote != 0 {
			m.fresh = false
		} else if m.state == inTag {
			m.write("x")
		}
	}
}

// value returns an expression's value in the example data. It returns unknown for names that the
// template sets and for values that cannot be determined.
func (p *placer) value(e expr) Value {
	if p.sets(e) {
		return unknown{}
	}
	r := &run{form: HTML, data: p.names, vars: map[string]Value{}, cycles: map[string]int{}, counters: map[string]int{}, offsets: map[string]int{}, left: p.left}
	v, err := e.eval(r)
	if p.left = r.left; err != nil {
		return unknown{}
	}
	return v
}

// sets reports whether an expression uses a name that the template sets or that has an unknown value.
func (p *placer) sets(e expr) bool {
	switch e := e.(type) {
	case path:
		if _, is := p.names[e.name].(unknown); is || p.checker.set[e.name] {
			return true
		}
		return slices.ContainsFunc(e.then, func(m member) bool { return m.index != nil && p.sets(m.index) })
	case filtered:
		if p.sets(e.input) {
			return true
		}
		for _, c := range e.calls {
			if slices.ContainsFunc(c.args, p.sets) || slices.ContainsFunc(slices.Collect(maps.Values(c.named)), p.sets) {
				return true
			}
		}
	case comparison:
		return p.sets(e.a) || p.sets(e.b)
	case logic:
		return slices.ContainsFunc(e.terms, p.sets)
	case span:
		return p.sets(e.from) || p.sets(e.to)
	}
	return false
}

// merge continues with the given states and drops duplicates.
func (p *placer) merge(states []markup) {
	if p.states = unlike(states); len(p.states) > mostStates {
		p.states = nil
	}
}

func unlike(states []markup) (out []markup) {
	seen := map[markup]bool{}
	for _, m := range states {
		if !seen[m] {
			seen[m], out = true, append(out, m)
		}
	}
	return out
}
