// Command house prints figures of the code's structure next to their limits. The figures are sizes of packages, cycles
// of files, and how many files a commit and the hold of an order reach. It exits with 1 if a figure exceeds its limit.
//
//	go run ./server/apitest/house          the table
//	go run ./server/apitest/house -v       and the files of each cycle and reach
//
// A file depends on another file of its package if it uses a function, method, type, variable or constant that the
// other file declares. A cycle is a set of files that all depend on each other, directly or indirectly. The reach of a
// function is the set of files in store/ that contain the functions which it calls by name, directly or indirectly. The
// command does not follow calls through interfaces and function values, because these separate the parts.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"text/tabwriter"
)

const module = "github.com/storeplatform/storeplatform/"

func main() {
	verbose := flag.Bool("v", false, "print the files of each cycle and reach")
	flag.Parse()
	if err := run(*verbose); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(verbose bool) error {
	code, err := load("./store/...")
	if err != nil {
		return err
	}
	rows, err := measure(code)
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	var above []string
	for _, r := range rows {
		fmt.Fprintf(table, "%s\t%d\tat most %d\t%s\n", r.what, r.value, r.most, r.where)
		if r.value > r.most {
			above = append(above, r.what)
		}
		if verbose {
			for _, f := range r.files {
				fmt.Fprintf(table, "\t\t\t%s\n", f)
			}
		}
	}
	if err := table.Flush(); err != nil {
		return err
	}
	if len(above) > 0 {
		return fmt.Errorf("above its limit: %s", strings.Join(above, "; "))
	}
	return nil
}

// row is one figure of the table.
type row struct {
	what  string
	value int
	most  int
	where string   // place that has the largest value
	files []string // the counted files, printed with -v
}

// isRoom reports whether a package is a part of store/ that contains commands. store/ordering is not divided, because
// its nouns call each other in both directions (design/architecture.md).
func isRoom(pkg string) bool {
	path := strings.TrimPrefix(pkg, module+"store/")
	return !strings.Contains(path, "/") && path != pkg && path != "repo"
}

func measure(code *code) ([]row, error) {
	files := row{what: "files of a room", most: 50}
	methods := row{what: "methods of a Service outside ordering", most: 60}
	cycle := row{what: "files of the largest cycle in store/ outside ordering", most: 5}
	repo := row{what: "files of the largest cycle in store/repo", most: 5}
	for _, pkg := range code.packages() {
		short := strings.TrimPrefix(pkg, module)
		largest := code.largestCycle(pkg)
		switch {
		case short == "store/repo":
			repo.raise(len(largest), short, largest)
		case isRoom(pkg) || pkg == module+"store":
			files.raise(code.fileCount(pkg), short, nil)
			if short != "store/ordering" {
				methods.raise(code.methodCount(pkg, "Service"), short, nil)
				cycle.raise(len(largest), short, largest)
			}
		}
	}
	rows := []row{files, methods, cycle, repo}
	for _, r := range []struct {
		what, function string
		most           int
	}{
		{"files that a commit reaches", "store/command.Tx.Commit", 25},
		{"files that the hold of an order reaches", "store/ordering.Service.HoldOrder", 50},
	} {
		reached, err := code.reach(r.function)
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{what: r.what, value: len(reached), most: r.most, where: r.function, files: reached})
	}
	for _, more := range []func() ([]row, error){functions, sizes} {
		some, err := more()
		if err != nil {
			return nil, err
		}
		rows = append(rows, some...)
	}
	return rows, nil
}

func (r *row) raise(value int, where string, files []string) {
	if value > r.value {
		r.value, r.where, r.files = value, where, slices.Sorted(slices.Values(files))
	}
}
