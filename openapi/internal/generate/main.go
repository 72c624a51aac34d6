// Command generate rebuilds gen/ from the documents in openapi/: the Go code of every document, one bundle per surface,
// and the clients for TypeScript, Go, Python and PHP. The other published forms are not committed, since
// openapi/published renders them from the bundles on request. Run it in the root of the repository:
//
//	go run ./openapi/internal/generate          delete and rebuild gen/
//	go run ./openapi/internal/generate -check   fail if gen/ is not what it would write
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

const (
	sources = "openapi"
	target  = "gen"
)

func main() {
	check := flag.Bool("check", false, "compare with gen/ instead of replacing it")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

// run writes everything to a temporary folder first, so that a failure leaves gen/ unchanged.
func run(check bool) error {
	if _, err := os.Stat(filepath.Join(sources, "common.yaml")); err != nil {
		return fmt.Errorf("run this in the root of the repository: %w", err)
	}
	out, err := os.MkdirTemp(".", ".gen-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(out)
	for _, step := range []func(out string) error{goCode, documents, clients, typescript} {
		if err := step(out); err != nil {
			return err
		}
	}
	if check {
		return compare(out)
	}
	if err := os.RemoveAll(target); err != nil {
		return err
	}
	if err := os.Rename(out, target); err != nil {
		return err
	}
	return os.Chmod(target, 0o755) // MkdirTemp has created a private folder
}

// compare returns an error that lists the files that differ between gen/ and the output folder.
func compare(out string) error {
	want, err := files(out)
	if err != nil {
		return err
	}
	have, err := files(target)
	if err != nil {
		return err
	}
	var found []string
	for name, content := range want {
		switch old, ok := have[name]; {
		case !ok:
			found = append(found, "missing:       "+name)
		case old != content:
			found = append(found, "out of date:   "+name)
		}
	}
	for name := range have {
		if _, ok := want[name]; !ok {
			found = append(found, "not generated: "+name)
		}
	}
	if len(found) == 0 {
		return nil
	}
	return fmt.Errorf("gen/ is not what openapi/ says; run \"task generate\" and commit the result\n  %s", strings.Join(sorted(found), "\n  "))
}
