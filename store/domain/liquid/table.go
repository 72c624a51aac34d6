package liquid

import "fmt"

// The functions below write the table of a tablerow as Liquid's reference implementation does.

func rowBegin(row int) string {
	begin := fmt.Sprintf("<tr class=\"row%d\">", row)
	if row == 1 {
		begin += "\n"
	}
	return begin
}

func cellBegin(column int) string { return fmt.Sprintf("<td class=\"col%d\">", column) }

// columns returns the number of columns of a table. Without a number in the template, all items are in
// one row.
func (n forNode) columns(r *run, items int) (int, error) {
	if n.cols == nil {
		return max(1, items), nil
	}
	v, err := n.cols.eval(r)
	if err != nil {
		return 0, err
	}
	number, _ := numeric(v)
	cols, _ := Number{amount: floor(number.amount)}.whole()
	if cols < 1 {
		return 0, faultf(n.at, "A table has at least one column.")
	}
	return cols, nil
}

// cell writes the markup before a cell if no cell is open, and otherwise the markup after the open cell. The parameter
// more reports whether the loop continues.
func (n forNode) cell(r *run, state *forloop, more bool) error {
	if !n.table {
		return nil
	}
	column, row := state.column()
	if !state.open {
		state.open = true
		return r.puts(n.at, cellBegin(column+1))
	}
	state.open = false
	end := "</td>"
	if more && column == state.cols-1 && state.index < state.length-1 {
		end += "</tr>\n" + rowBegin(row+2)
	}
	return r.puts(n.at, end)
}
