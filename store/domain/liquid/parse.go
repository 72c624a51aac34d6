package liquid

import (
	"slices"
	"strings"
)

// parser converts pieces to nodes.
type parser struct {
	pieces []piece
	pos    int
	depth  int
	loops  int
}

// block is the tag that ends a body.
type block struct {
	piece
	*reader
}

func (p *parser) template() ([]node, error) {
	body, end, err := p.body()
	if err == nil && end != nil {
		err = faultf(end.piece.at, "{%% %s %%} does not belong here.", end.piece.name)
	}
	return body, err
}

// within lists the tags that end a body.
var within = []string{"else", "elsif", "when", "endif", "endunless", "endcase", "endfor", "endcapture", "endtablerow"}

// body reads nodes up to the tag at which the body ends. The result end is nil at the end of the template.
func (p *parser) body() (nodes []node, end *block, err error) {
	if p.depth++; p.depth > deepest {
		return nil, nil, faultf(p.pieces[p.pos-1].at, "Blocks stand in each other more than %d deep.", deepest)
	}
	defer func() { p.depth-- }()
	for p.pos < len(p.pieces) {
		at := p.pieces[p.pos]
		p.pos++
		if at.kind == pieceText {
			nodes = append(nodes, textNode{at.at, at.text})
			continue
		}
		r, err := read(at.text, at.inner)
		if err != nil {
			return nil, nil, err
		}
		if at.kind == pieceTag && slices.Contains(within, at.name) {
			return nodes, &block{at, r}, nil
		}
		n, err := p.node(at, r)
		if err != nil {
			return nil, nil, err
		}
		nodes = append(nodes, n)
	}
	return nodes, nil, nil
}

// ended reads a body, and returns an error unless one of the given tags ends the body.
func (p *parser) ended(begin piece, by ...string) ([]node, *block, error) {
	body, end, err := p.body()
	switch {
	case err != nil:
		return nil, nil, err
	case end == nil:
		return nil, nil, faultf(begin.at, "{%% %s %%} has no {%% %s %%}.", begin.name, by[len(by)-1])
	case !slices.Contains(by, end.piece.name):
		return nil, nil, faultf(end.piece.at, "{%% %s %%} does not belong here. Expected {%% %s %%}.", end.piece.name, strings.Join(by, " %}, {% "))
	case strings.HasPrefix(end.piece.name, "e") && end.piece.name != "elsif": // else or one of the end tags
		err = end.end()
	}
	return body, end, err
}

func (p *parser) node(at piece, r *reader) (n node, err error) {
	if at.kind == pieceObject {
		o := objectNode{at: at.at}
		if o.value, err = r.filtered(); err != nil {
			return nil, err
		}
		return o, r.end()
	}
	switch at.name {
	case "if", "unless":
		return p.ifs(at, r)
	case "case":
		return p.cases(at, r)
	case "for":
		return p.loop(at, r)
	case "tablerow":
		return p.loop(at, r)
	case "echo":
		o := objectNode{at: at.at}
		if o.value, err = r.filtered(); err != nil {
			return nil, err
		}
		return o, r.end()
	case "increment", "decrement":
		c := countNode{at: at.at, change: 1}
		if at.name == "decrement" {
			c.change = -1
		}
		if c.name, err = r.name("a name"); err != nil {
			return nil, err
		}
		return c, r.end()
	case "assign":
		a := assignNode{at: at.at}
		if a.name, err = r.name("a name"); err != nil {
			return nil, err
		}
		if err = r.take("="); err != nil {
			return nil, err
		}
		if a.value, err = r.filtered(); err != nil {
			return nil, err
		}
		return a, r.end()
	case "capture":
		c := captureNode{at: at.at}
		if c.name, err = r.name("a name"); err != nil {
			return nil, err
		}
		if err = r.end(); err != nil {
			return nil, err
		}
		c.body, _, err = p.ended(at, "endcapture")
		return c, err
	case "cycle":
		return p.cycle(at, r)
	case "break", "continue":
		if p.loops == 0 {
			return nil, faultf(at.at, "{%% %s %%} stands in no loop.", at.name)
		}
		j := breaks
		if at.name == "continue" {
			j = continues
		}
		return jumpNode{at.at, j}, r.end()
	case "include", "render", "layout", "section":
		return nil, faultf(at.at, "There is no {%% %s %%}: a template is whole, and reads no other.", at.name)
	}
	return nil, faultf(at.at, "There is no tag {%% %s %%}.", clipped(at.name))
}

func (p *parser) ifs(at piece, r *reader) (node, error) {
	var n ifNode
	b := branch{at: at.at, not: at.name == "unless"}
	last := "end" + at.name
	for {
		by := []string{"elsif", "else", last}
		if b.when == nil && len(n.branches) > 0 {
			by = by[2:]
		} else {
			c, err := r.condition()
			if err == nil {
				err = r.end()
			}
			if err != nil {
				return nil, err
			}
			b.when = []expr{c}
		}
		body, end, err := p.ended(at, by...)
		if err != nil {
			return nil, err
		}
		b.body = body
		n.branches = append(n.branches, b)
		if end.piece.name == last {
			n.branches = unspacedBranches(n.branches)
			return n, nil
		}
		b, r = branch{at: end.piece.at}, end.reader
		if end.piece.name == "elsif" {
			b.when = []expr{}
		}
	}
}

func (p *parser) cases(at piece, r *reader) (node, error) {
	n := caseNode{at: at.at}
	var err error
	if n.value, err = r.value(); err != nil {
		return nil, err
	}
	if err = r.end(); err != nil {
		return nil, err
	}
	before, end, err := p.ended(at, "when", "else", "endcase")
	if err != nil {
		return nil, err
	}
	for _, b := range before {
		if t, is := b.(textNode); !is || strings.TrimSpace(t.text) != "" {
			return nil, faultf(at.at, "Nothing can stand between {%% case %%} and the first {%% when %%}.")
		}
	}
	for end.piece.name != "endcase" {
		b := branch{at: end.piece.at}
		by := []string{"endcase"}
		if end.piece.name == "when" {
			by = []string{"when", "else", "endcase"}
			if b.when, err = values(end.reader); err != nil {
				return nil, err
			}
		}
		if b.body, end, err = p.ended(at, by...); err != nil {
			return nil, err
		}
		n.branches = append(n.branches, b)
	}
	n.branches = unspacedBranches(n.branches)
	return n, nil
}

// values reads the values after a when, which are separated by commas or by "or".
func values(r *reader) (all []expr, err error) {
	for {
		v, err := r.value()
		if err != nil {
			return nil, err
		}
		all = append(all, v)
		if !r.is(",") && !r.word("or") {
			return all, r.end()
		}
		if err := r.next(); err != nil {
			return nil, err
		}
	}
}

// loop reads a for or a tablerow: a name, the value to iterate over, its options and its body.
func (p *parser) loop(at piece, r *reader) (_ node, err error) {
	n := forNode{at: at.at, table: at.name == "tablerow"}
	if n.name, err = r.name("a name"); err != nil {
		return nil, err
	}
	if !r.word("in") {
		return nil, r.unexpected("“in”")
	}
	if err = r.next(); err != nil {
		return nil, err
	}
	from := r.at
	if n.over, err = r.filtered(); err != nil {
		return nil, err
	}
	n.label = n.name + "-" + strings.TrimSpace(r.source[from-r.base:r.at-r.base])
	for r.kind != tokenEnd {
		if r.is(",") {
			err = r.next()
		} else {
			err = n.option(r)
		}
		if err != nil {
			return nil, err
		}
	}
	p.loops++
	by := []string{"else", "endfor"}
	if n.table {
		by = []string{"endtablerow"}
	}
	body, end, err := p.ended(at, by...)
	p.loops--
	if err != nil {
		return nil, err
	}
	if n.body = body; end.piece.name == "else" {
		n.none, _, err = p.ended(at, "endfor")
	}
	if !n.table && blank(n.body) && blank(n.none) {
		n.body, n.none = unspaced(n.body), unspaced(n.none)
	}
	return n, err
}

// option reads one option of a loop: reversed, limit: value, offset: value or continue, or cols:
// value for a tablerow.
func (n *forNode) option(r *reader) error {
	name := r.token
	if name != "reversed" && name != "limit" && name != "offset" && (name != "cols" || !n.table) {
		return r.unexpected("limit, offset or reversed")
	}
	if err := r.next(); err != nil {
		return err
	}
	if name == "reversed" {
		n.reversed = true
		return nil
	}
	if err := r.take(":"); err != nil {
		return err
	}
	if name == "offset" && r.word("continue") {
		n.resume = true
		return r.next()
	}
	bound, err := r.value()
	if err != nil {
		return err
	}
	switch name {
	case "limit":
		n.limit = bound
	case "cols":
		n.cols = bound
	default:
		n.offset, n.resume = bound, false
	}
	return nil
}

// cycle reads the optional name of a cycle, and the values that consecutive iterations write in turn.
func (p *parser) cycle(at piece, r *reader) (_ node, err error) {
	n := cycleNode{at: at.at, group: strings.TrimSpace(at.text)}
	v, err := r.value()
	if err != nil {
		return nil, err
	}
	if r.is(":") {
		n.name = v
		if err = r.next(); err != nil {
			return nil, err
		}
		n.values, err = values(r)
		return n, err
	}
	n.values = []expr{v}
	if !r.is(",") {
		return n, r.end()
	}
	if err = r.next(); err != nil {
		return nil, err
	}
	rest, err := values(r)
	n.values = append(n.values, rest...)
	return n, err
}
