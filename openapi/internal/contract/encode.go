package contract

import (
	"bytes"
	"encoding/json"
	"fmt"

	"go.yaml.in/yaml/v3"
)

// width is the maximum length of a line. In JSON and YAML, a value that fits is written on one line, so documents are
// short and a changed value changes only one line.
const width = 120

// Parse parses a JSON document.
func Parse(document []byte) (*yaml.Node, error) {
	var n yaml.Node
	if err := yaml.Unmarshal(document, &n); err != nil {
		return nil, err
	}
	if len(n.Content) != 1 {
		return nil, fmt.Errorf("the document is empty")
	}
	return n.Content[0], nil
}

// YAML encodes a document with an indent of two spaces. The style and the comments of the source do not affect the
// output.
func YAML(n *yaml.Node) ([]byte, error) {
	n = clone(n)
	var w writer
	if err := w.restyle(n, 0, 0); err != nil {
		return nil, err
	}
	n.Style = 0
	var buf bytes.Buffer
	enc := yaml.NewEncoder(&buf)
	enc.SetIndent(2)
	if err := enc.Encode(n); err != nil {
		return nil, err
	}
	return buf.Bytes(), enc.Close()
}

// restyle puts a node on one line if the node fits after the indent and the key.
func (w *writer) restyle(n *yaml.Node, indent, key int) error {
	n.Style, n.HeadComment, n.LineComment, n.FootComment = 0, "", "", ""
	if n.Kind == yaml.ScalarNode {
		return nil
	}
	w.Reset()
	w.limit = width - indent - key
	if err := w.line(n); err != nil {
		return err
	}
	if w.Len() <= w.limit && !bytes.Contains(w.Bytes(), []byte(`\n`)) {
		n.Style = yaml.FlowStyle
	}
	for i, child := range n.Content {
		key = 0
		if n.Kind == yaml.MappingNode && i%2 == 1 {
			key = len(n.Content[i-1].Value) + len(": ")
		}
		if err := w.restyle(child, indent+len("  "), key); err != nil {
			return err
		}
	}
	return nil
}

// JSON encodes a document and keeps the order of the source's keys.
func JSON(n *yaml.Node) ([]byte, error) {
	var w writer
	if err := w.value(n, 0); err != nil {
		return nil, err
	}
	w.WriteByte('\n')
	return w.Bytes(), nil
}

// writer encodes nodes as JSON.
type writer struct {
	bytes.Buffer
	limit int // the method line stops after this length
}

// value writes n on the current line if it fits there. Otherwise it writes each member of n on a separate line.
func (w *writer) value(n *yaml.Node, indent int) error {
	start := w.Len()
	w.limit = width - w.column() + start
	if err := w.line(n); err != nil {
		return err
	}
	if w.Len() <= w.limit || n.Kind == yaml.ScalarNode || len(n.Content) == 0 {
		return nil
	}
	w.Truncate(start)
	opening, closing := brackets(n)
	w.WriteByte(opening)
	for i := 0; i < len(n.Content); i++ {
		if i > 0 {
			w.WriteByte(',')
		}
		w.newLine(indent + 2)
		if n.Kind == yaml.MappingNode {
			if err := writeValue(&w.Buffer, n.Content[i].Value); err != nil {
				return err
			}
			w.WriteString(": ")
			i++
		}
		if err := w.value(n.Content[i], indent+2); err != nil {
			return err
		}
	}
	w.newLine(indent)
	w.WriteByte(closing)
	return nil
}

// line writes n on one line. It may stop as soon as the line exceeds the limit.
func (w *writer) line(n *yaml.Node) error {
	switch n.Kind {
	case yaml.ScalarNode:
		return writeScalar(&w.Buffer, n)
	case yaml.MappingNode, yaml.SequenceNode:
	default:
		return fmt.Errorf("line %d: anchors and aliases are not used in the documents", n.Line)
	}
	opening, closing := brackets(n)
	w.WriteByte(opening)
	for i := 0; i < len(n.Content) && w.Len() <= w.limit; i++ {
		if i > 0 {
			w.WriteString(", ")
		}
		if n.Kind == yaml.MappingNode {
			if err := writeValue(&w.Buffer, n.Content[i].Value); err != nil {
				return err
			}
			w.WriteString(": ")
			i++
		}
		if err := w.line(n.Content[i]); err != nil {
			return err
		}
	}
	w.WriteByte(closing)
	return nil
}

func (w *writer) newLine(indent int) {
	w.WriteByte('\n')
	for range indent {
		w.WriteByte(' ')
	}
}

// column returns the column at which the next character will be written.
func (w *writer) column() int { return w.Len() - 1 - bytes.LastIndexByte(w.Bytes(), '\n') }

func brackets(n *yaml.Node) (opening, closing byte) {
	if n.Kind == yaml.MappingNode {
		return '{', '}'
	}
	return '[', ']'
}

func writeScalar(buf *bytes.Buffer, n *yaml.Node) error {
	switch n.ShortTag() {
	case "!!null":
		buf.WriteString("null")
		return nil
	case "!!bool":
		var v bool
		if err := n.Decode(&v); err != nil {
			return err
		}
		return writeValue(buf, v)
	case "!!int":
		var v int64
		if err := n.Decode(&v); err != nil {
			return err
		}
		return writeValue(buf, v)
	case "!!float":
		var v float64
		if err := n.Decode(&v); err != nil {
			return err
		}
		return writeValue(buf, v)
	default: // also encodes a plain date as text
		return writeValue(buf, n.Value)
	}
}

func writeValue(buf *bytes.Buffer, v any) error {
	enc := json.NewEncoder(buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return err
	}
	buf.Truncate(buf.Len() - 1) // removes the newline that Encode adds
	return nil
}
