package main

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
)

// place identifies the findings of one rule in one file.
type place struct{ path, rule string }

// allowance is how many findings a place may have. If the row is permanent, it also contains the reason.
type allowance struct {
	most   int
	reason string
}

type allowances map[place]allowance

// readBaseline reads the rows of the baseline: number, rule, path and reason, separated by tabs.
func readBaseline() (allowances, error) {
	text, err := os.ReadFile(baseline)
	if err != nil {
		return nil, err
	}
	out := allowances{}
	for line := range strings.Lines(string(text)) {
		part := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || len(part) < 3 {
			continue
		}
		n, err := strconv.Atoi(part[0])
		if err != nil {
			return nil, fmt.Errorf("%s: %q: %w", baseline, line, err)
		}
		row := allowance{most: n}
		if len(part) > 3 {
			row.reason = part[3]
		}
		out[place{part[2], part[1]}] = row
	}
	return out, nil
}

// hold prints the findings of each place that has more findings than its row allows. It returns an error for such a
// place, and for a place with fewer findings, since its row must shrink.
func (a allowances) hold(found []finding) error {
	by := grouped(found)
	more, fewer := 0, 0
	for p, of := range by {
		if len(of) > a[p].most {
			more++
			for _, f := range of {
				fmt.Println(f)
			}
		}
	}
	for p, row := range a {
		if len(by[p]) < row.most {
			fewer++
			fmt.Printf("%s: %s is found %d times, not %d\n", p.path, p.rule, len(by[p]), row.most)
		}
	}
	switch {
	case more > 0:
		return fmt.Errorf("rewrite the new ones of these places (%d files)", more)
	case fewer > 0:
		return fmt.Errorf("lower %d rows of the baseline: go run ./%s -shrink", fewer, strings.TrimSuffix(folder, "/"))
	}
	return nil
}

// lower writes the baseline with the current numbers of findings if these are lower.
func (a allowances) lower(found []finding) error {
	by := grouped(found)
	var rows []string
	for p, row := range a {
		n := min(row.most, len(by[p]))
		if a[p] = (allowance{n, row.reason}); n == 0 {
			delete(a, p)
			continue
		}
		rows = append(rows, strings.TrimRight(fmt.Sprintf("%d\t%s\t%s\t%s", n, p.rule, p.path, row.reason), "\t"))
	}
	slices.SortFunc(rows, func(x, y string) int {
		// The rows are sorted by path and then by rule, so a row moves only if its reason changes.
		a, b := strings.SplitN(x, "\t", 3), strings.SplitN(y, "\t", 3)
		return cmp.Or(strings.Compare(a[2], b[2]), strings.Compare(a[1], b[1]))
	})
	return os.WriteFile(baseline, []byte("# Findings of Vale that are left: number, rule, file, and the reason if they stay. Numbers only fall.\n"+strings.Join(rows, "\n")+"\n"), 0o644)
}

func grouped(found []finding) map[place][]finding {
	by := map[place][]finding{}
	for _, f := range found {
		p := place{f.path, f.rule}
		by[p] = append(by[p], f)
	}
	return by
}
