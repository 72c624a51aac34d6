package liquid

import (
	"cmp"
	"maps"
	"slices"
)

// Check returns the errors of a template in the order of the source. It reports names that data does not
// have and, in HTML, places where data might not be escaped in some branch. data is an example with every
// field, and with an item in every list. Check accepts values that it cannot determine, such as the
// results of most filters.
func (t *Template) Check(data Map) []*Error {
	c := &checker{names: Map{}, set: map[string]bool{}}
	maps.Copy(c.names, data)
	c.collect(t.body)
	c.all(t.body)
	if t.form == HTML {
		c.place(t.body)
	}
	slices.SortStableFunc(c.faults, func(a, b *fault) int { return cmp.Compare(a.at, b.at) })
	var out []*Error
	for _, f := range c.faults[:min(len(c.faults), mostFaults)] {
		out = append(out, located(t.source, f).(*Error))
	}
	return out
}

// mostFaults is the maximum number of errors that are reported.
const mostFaults = 100

// unknown is a value that the check cannot determine.
type unknown struct{}

func (unknown) isValue() {}

type checker struct {
	names  Map
	set    map[string]bool // names that the template sets
	faults []*fault
}

// collect records the names that the template sets. A template may read these names earlier, when
// they are still empty.
func (c *checker) collect(nodes []node) {
	for _, n := range nodes {
		switch n := n.(type) {
		case assignNode:
			c.set[n.name] = true
		case captureNode:
			c.set[n.name] = true
			c.collect(n.body)
		case ifNode:
			for _, b := range n.branches {
				c.collect(b.body)
			}
		case caseNode:
			for _, b := range n.branches {
				c.collect(b.body)
			}
		case countNode:
			c.set[n.name] = true
		case forNode:
			c.collect(n.body)
			c.collect(n.none)
		}
	}
}

func (c *checker) all(nodes []node) {
	for _, n := range nodes {
		switch n := n.(type) {
		case objectNode:
			if _, is := c.value(n.value).(Map); is {
				c.faults = append(c.faults, &fault{n.at, "This is an object, which has no text. Name one of its members."})
			}
		case assignNode:
			c.value(n.value)
		case captureNode:
			c.all(n.body)
		case cycleNode:
			if n.name != nil {
				if p, ok := n.name.(path); !ok || len(p.then) > 0 { // a bare name may be a literal and not a variable
					c.value(n.name)
				}
			}
			c.values(n.values)
		case ifNode:
			for _, b := range n.branches {
				c.values(b.when)
				c.all(b.body)
			}
		case caseNode:
			c.value(n.value)
			for _, b := range n.branches {
				c.values(b.when)
				c.all(b.body)
			}
		case forNode:
			c.loop(n)
		}
	}
}

func (c *checker) loop(n forNode) {
	var item Value = unknown{}
	switch over := c.value(n.over).(type) {
	case List:
		if len(over) > 0 {
			item = over[0]
		}
	case unknown, Map, nil:
	default:
		c.faults = append(c.faults, &fault{n.at, "A loop goes through a list, and this is none."})
	}
	c.values([]expr{n.limit, n.offset, n.cols})
	outer := c.names
	c.names = maps.Clone(outer)
	if c.names[n.name] = item; n.table {
		c.names["tablerowloop"] = &forloop{cols: 1}
	} else {
		c.names["forloop"] = &forloop{}
	}
	c.all(n.body)
	c.names = outer
	c.all(n.none)
}

func (c *checker) values(all []expr) {
	for _, e := range all {
		c.value(e)
	}
}

// value checks the names in an expression and returns its value in the example data.
func (c *checker) value(e expr) Value {
	switch e := e.(type) {
	case literal:
		return e.value
	case path:
		return c.path(e)
	case filtered:
		c.value(e.input)
		for _, call := range e.calls {
			c.values(call.args)
			for _, v := range call.named {
				c.value(v)
			}
		}
	case comparison:
		c.values([]expr{e.a, e.b})
	case logic:
		c.values(e.terms)
	case span:
		c.values([]expr{e.from, e.to})
	}
	return unknown{}
}

func (c *checker) path(p path) Value {
	v, has := c.names[p.name]
	if c.set[p.name] {
		v, has = unknown{}, true
	}
	if !has {
		c.faults = append(c.faults, &fault{p.at, "There is no “" + clipped(p.name) + "”."})
		v = unknown{}
	}
	for _, m := range p.then {
		if m.index != nil {
			c.value(m.index)
			if l, is := v.(List); is && len(l) > 0 {
				v = l[0]
			} else {
				v = unknown{}
			}
			continue
		}
		if _, is := v.(unknown); is {
			return v
		}
		member, has := property(v, m.name)
		if !has {
			c.faults = append(c.faults, &fault{m.at, "There is no “" + clipped(m.name) + "” in “" + clipped(p.name) + "”."})
			return unknown{}
		}
		v = member
	}
	return v
}
