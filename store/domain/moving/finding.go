package moving

import "github.com/storeplatform/storeplatform/store/domain"

// Severity determines what a finding means for its group of rows.
type Severity string

const (
	Warning Severity = "WARNING" // a field is dropped or repaired, and the group is imported
	Failure Severity = "ERROR"   // the group is refused
)

// Finding is a fault of one cell or of a group of rows, with advice on how to correct it.
type Finding struct {
	Row      int      `json:"row"`              // number of the row in the file, from 1
	Column   string   `json:"column,omitempty"` // header of the column; empty means the whole row
	Value    string   `json:"value,omitempty"`  // text of the cell, at most 200 characters
	Code     string   `json:"code"`
	Severity Severity `json:"severity"`
	Advice   string   `json:"advice"`
}

// maxValue is the maximum number of characters of a cell that a finding quotes.
const maxValue = 200

// Findings collects the findings of one group of rows.
type Findings []Finding

func (f *Findings) add(c Cell, s Severity, code, advice string) {
	*f = append(*f, Finding{Row: c.Row, Column: c.Column, Value: clipped(c.Text, maxValue), Code: code, Severity: s, Advice: advice})
}

// Refused reports whether one of the findings refuses the group.
func (f Findings) Refused() bool {
	for _, one := range f {
		if one.Severity == Failure {
			return true
		}
	}
	return false
}

// clipped returns at most the given number of characters of a text.
func clipped(text string, most int) string {
	if r := []rune(text); len(r) > most {
		return string(r[:most])
	}
	return text
}

// Refusals converts an error about the body of a request to findings. cells maps the pointer of each field to
// the cell that the field was read from; row is the first row of the group.
func Refusals(e *domain.Error, cells map[string]Cell, row int) Findings {
	var out Findings
	for _, f := range e.Fields {
		c, ok := cellAt(cells, f.Pointer)
		if !ok {
			c = Cell{Row: row}
		}
		out.add(c, Failure, f.Code, f.Detail)
	}
	if len(out) == 0 {
		out.add(Cell{Row: row}, Failure, string(e.Code), e.Detail)
	}
	return out
}

// cellAt returns the cell of a field, or else the cell of the closest enclosing field.
func cellAt(cells map[string]Cell, pointer string) (Cell, bool) {
	for at := pointer; at != ""; {
		if c, ok := cells[at]; ok {
			return c, true
		}
		i := len(at) - 1
		for i > 0 && at[i] != '/' {
			i--
		}
		at = at[:i]
	}
	return Cell{}, false
}

// Outcome is the result of importing a group of rows.
type Outcome string

const (
	Created   Outcome = "CREATED"
	Updated   Outcome = "UPDATED"
	Unchanged Outcome = "UNCHANGED" // the store has every value already
	Skipped   Outcome = "SKIPPED"   // the store has the object, and the import does not update
	Refused   Outcome = "REFUSED"
)
