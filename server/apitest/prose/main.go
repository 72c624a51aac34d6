// Command prose checks the project's English with Vale and with the rules in styles/House. It checks comments, texts
// that callers see, spec titles, descriptions of the contract, guides and READMEs.
//
//	go run ./server/apitest/prose             fails if a file has more findings than baseline.txt allows
//	go run ./server/apitest/prose -all        prints every finding, also those that the baseline allows
//	go run ./server/apitest/prose -all store  those below a path
//	go run ./server/apitest/prose -shrink     lowers the baseline to the current findings, and never raises it
//	go run ./server/apitest/prose -sample 200 -seed 1   prints comments, descriptions and spec titles for a reader
//
// The baseline can only shrink. A row is permanent only if it has a reason. Vale does not run if texts, rules and
// baseline are the same as in the latest run that passed (passed.sha256).
//
// Vale cannot distinguish Go comments and texts from code. So the command writes these texts to separate files, on the
// same lines as in the source, and findings name the line of the source.
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

const (
	folder   = "server/apitest/prose/"
	rules    = folder + "vale.ini"
	baseline = folder + "baseline.txt"
	passed   = folder + "passed.sha256"
	tools    = "server/tools/go.mod"
)

func main() {
	all := flag.Bool("all", false, "print every finding below the paths")
	shrink := flag.Bool("shrink", false, "lower the baseline to the present findings")
	size := flag.Int("sample", 0, "print so many texts of each kind, drawn at random, and check nothing")
	seed := flag.Uint64("seed", 1, "the seed of the sample")
	flag.Parse()
	if *size > 0 {
		if err := sample(*size, *seed); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if err := run(*all, *shrink, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(all, shrink bool, below []string) error {
	texts, err := os.MkdirTemp("", "prose-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(texts)
	if err := extract(texts); err != nil {
		return err
	}
	if !all && !shrink {
		if before, err := os.ReadFile(passed); err == nil {
			if now, err := hash(texts); err != nil || now == string(before) {
				return err
			}
		}
	}
	found, err := check(texts)
	if err != nil {
		return err
	}
	if all {
		show(found, below)
		return nil
	}
	allowed, err := readBaseline()
	if err != nil {
		return err
	}
	if shrink {
		if err := allowed.lower(found); err != nil {
			return err
		}
	}
	if err := allowed.hold(found); err != nil {
		return err
	}
	now, err := hash(texts)
	if err != nil {
		return err
	}
	return os.WriteFile(passed, []byte(now), 0o644)
}

// hash returns a hash of the texts, the rules and the baseline.
func hash(texts string) (string, error) {
	sum := sha256.New()
	for _, root := range []string{texts, folder + "styles", rules, baseline} {
		err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := os.ReadFile(path)
			fmt.Fprintf(sum, "%s %d\n%s", strings.TrimPrefix(path, texts), len(text), text)
			return err
		})
		if err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(sum.Sum(nil)) + "\n", nil
}

// extract writes the texts of the project to dir, with the paths of their sources.
func extract(dir string) error {
	for _, root := range []string{"openapi", "server", "store", "migrations", "webhooks", "README.md", ".github"} {
		err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() {
				if skipped.MatchString(path) {
					return filepath.SkipDir
				}
				return nil
			}
			text, err := textOf(path)
			if err != nil || text == "" {
				return err
			}
			to := filepath.Join(dir, path+".txt")
			if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
				return err
			}
			return os.WriteFile(to, []byte(text), 0o600)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// skipped matches folders without prose of this project: installed, built and released files, and the rules of Vale.
var skipped = regexp.MustCompile(`(^|/)(node_modules|released|published|testdata|styles|dist|pictures|\.gen-[^/]*)$`)

// finding is a place in a text that breaks a rule.
type finding struct {
	path string
	line string
	rule string
	says string
}

func (f finding) String() string { return fmt.Sprintf("%s:%s: %s: %s", f.path, f.line, f.rule, f.says) }

// check runs Vale over the texts in dir.
func check(dir string) (found []finding, err error) {
	here, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	vale := exec.Command("go", "tool", "-modfile="+filepath.Join(here, tools), "vale", "--config", filepath.Join(here, rules), "--no-exit", "--output=line", dir)
	vale.Stderr = os.Stderr
	out, err := vale.Output()
	if err != nil {
		return nil, fmt.Errorf("vale: %w\n%s", err, out)
	}
	for line := range strings.Lines(string(out)) {
		part := strings.SplitN(strings.TrimSpace(line), ":", 5)
		if len(part) < 5 {
			continue
		}
		path, err := filepath.Rel(dir, part[0])
		if err != nil {
			return nil, err
		}
		found = append(found, finding{path: strings.TrimSuffix(path, ".txt"), line: part[1], rule: part[3], says: part[4]})
	}
	return found, nil
}

func show(found []finding, below []string) {
	n := 0
	for _, f := range found {
		if len(below) == 0 || slices.ContainsFunc(below, func(p string) bool { return strings.HasPrefix(f.path, p) }) {
			fmt.Println(f)
			n++
		}
	}
	fmt.Println(n)
}
