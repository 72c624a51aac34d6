// Command mutate plants small bugs in the sources, one at a time, and prints the bugs that no spec detects. The bugs
// are conditions that are always true or always false, boundaries that are off by one, missing statements, reversed
// sums, and numbers that are one too large.
//
//	go run ./server/apitest/mutate ./store/domain/...            the rooms, by their own specs
//	go run ./server/apitest/mutate -by ./store,./server/admin ./store/ordering    commands, by theirs and by handlers'
//
// One binary of specs contains all bugs, and an environment variable turns one of them on. So the binary is built only
// once. The command first records which code each spec reaches. It then tests a bug only with the specs, of any
// package, that reach the bug. justified.txt lists the accepted survivors with their reasons. The command exits with 1
// if other bugs survive.
//
// Existing tools build a binary for each bug, do not remove statements, and run only the specs in the package of the
// bug.
package main

import (
	"bufio"
	"bytes"
	_ "embed"
	"flag"
	"fmt"
	"io/fs"
	"log"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

//go:embed justified.txt
var justified string

func main() {
	log.SetFlags(log.Ltime)
	by := flag.String("by", "", "packages whose specs are asked, in this order, comma separated; a package's own where it is left out")
	only := flag.String("only", "", "only sites whose name matches this expression")
	limit := flag.Duration("limit", 60*time.Second, "time for the specs of one bug; a bug that takes longer is noticed")
	most := flag.Int("most", 40, "specs of one suite that are tried against one bug, the quickest; more where that takes no 2 s")
	again := flag.String("again", "", "only sites that an earlier run, whose output is this file, has printed")
	specs := flag.String("specs", "", "only specs whose name matches this expression are asked")
	sample := flag.Int("sample", 0, "only so many sites, chosen at random; 0: all")
	seed := flag.Uint64("seed", 1, "chooses the sample")
	list := flag.Bool("list", false, "print the sites and end")
	flag.Parse()
	failed, err := run(options{by: *by, only: *only, again: *again, specs: *specs, limit: *limit, most: *most, sample: *sample, seed: *seed, list: *list, packages: flag.Args()})
	if err != nil {
		log.Fatal(err)
	}
	if failed {
		os.Exit(1)
	}
}

type options struct {
	by, only, again, specs string
	limit                  time.Duration
	most, sample           int
	seed                   uint64
	list                   bool
	packages               []string
}

func run(o options) (failed bool, err error) {
	root, err := filepath.Abs(".")
	if err != nil {
		return false, err
	}
	dirs, err := packages(root, o.packages)
	if err != nil {
		return false, err
	}
	sources, err := readAll(root, dirs)
	if err != nil {
		return false, err
	}
	var all []*site
	for _, s := range sources {
		for _, found := range s.sites {
			found.number = len(all) + 1
			all = append(all, found)
		}
	}
	reasons, err := reasonsOf(justified, all, dirs)
	if err != nil {
		return false, err
	}
	if o.list {
		for _, s := range all {
			fmt.Println(s.name())
		}
		return false, nil
	}
	wanted, err := regexp.Compile(o.only)
	if err != nil {
		return false, err
	}
	var earlier []string
	if o.again != "" {
		raw, err := os.ReadFile(o.again)
		if err != nil {
			return false, err
		}
		earlier = strings.Split(string(raw), "\n")
	}
	work, err := newWork(root, sources, o)
	if err != nil {
		return false, err
	}
	defer work.close()
	suites := dirs
	if o.by != "" {
		suites = nil
		for name := range strings.SplitSeq(o.by, ",") {
			more, err := packages(root, []string{name})
			if err != nil {
				return false, err
			}
			suites = append(suites, more...)
		}
	}
	if err := work.build(suites); err != nil {
		return false, err
	}
	tried := slices.DeleteFunc(slices.Clone(all), func(s *site) bool {
		return s.dropped || !wanted.MatchString(s.name()) || reasons[s.name()] != "" || o.again != "" && !slices.Contains(earlier, "\t"+s.name())
	})
	if o.sample > 0 {
		rand.New(rand.NewPCG(o.seed, 0)).Shuffle(len(tried), func(i, j int) { tried[i], tried[j] = tried[j], tried[i] })
		tried = tried[:min(o.sample, len(tried))]
	}
	counts := map[string]int{}
	begun := time.Now()
	for i, s := range tried {
		outcome, err := work.try(s)
		if err != nil {
			return false, err
		}
		counts[outcome]++
		if outcome == survived || outcome == unreached {
			failed = true
			fmt.Printf("%s:%d %s\n\t%s\n", s.file, s.line, outcome, s.name())
		}
		if i%20 == 19 {
			log.Printf("%d of %d after %s: %v", i+1, len(tried), time.Since(begun).Round(time.Second), counts)
		}
	}
	log.Printf("%d sites in %s: %v, %d justified", len(tried), time.Since(begun).Round(time.Second), counts, len(reasons))
	return failed, nil
}

// The possible results of a bug.
const (
	survived  = "survived"
	unreached = "is reached by no spec"
	noticed   = "noticed"
	slow      = "noticed by its time"
	unbuilt   = "does not build"
)

// packages returns those of the named folders that contain Go files. "/..." includes all folders below.
func packages(root string, names []string) (dirs []string, err error) {
	for _, name := range names {
		name, below := strings.CutSuffix(filepath.ToSlash(name), "/...")
		err := filepath.WalkDir(filepath.Join(root, name), func(path string, d fs.DirEntry, err error) error {
			if err != nil || !d.IsDir() {
				return err
			}
			if !below && path != filepath.Join(root, name) {
				return fs.SkipDir
			}
			dir, err := filepath.Rel(root, path)
			if err != nil {
				return err
			}
			if files, _ := filepath.Glob(filepath.Join(path, "*.go")); len(files) > 0 && filepath.Base(dir) != "domaintest" {
				dirs = append(dirs, dir)
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return dirs, nil
}

func readAll(root string, dirs []string) (all []*source, err error) {
	for _, dir := range dirs {
		files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			s, err := read(root, filepath.Join(dir, filepath.Base(file)))
			if err != nil {
				return nil, err
			}
			all = append(all, s)
		}
	}
	return all, nil
}

// reasonsOf parses the list of accepted survivors: the name of a site, followed by the reason on an indented line. It
// returns an error for an entry whose site does not exist.
func reasonsOf(text string, all []*site, dirs []string) (map[string]string, error) {
	reasons, last := map[string]string{}, ""
	lines := bufio.NewScanner(bytes.NewReader([]byte(text)))
	for lines.Scan() {
		line := lines.Text()
		switch {
		case strings.HasPrefix(line, "#") || line == "":
		case strings.HasPrefix(line, "\t"):
			reasons[last] = strings.TrimSpace(line)
		default:
			last = line
			reasons[last] = ""
		}
	}
	for _, name := range slices.Sorted(maps.Keys(reasons)) {
		file, _, _ := strings.Cut(name, " ")
		if reasons[name] == "" {
			return nil, fmt.Errorf("justified.txt gives no reason for %s", name)
		}
		if slices.Contains(dirs, filepath.Dir(file)) && !slices.ContainsFunc(all, func(s *site) bool { return s.name() == name }) {
			return nil, fmt.Errorf("justified.txt names what is not there any more: %s", name)
		}
	}
	return reasons, lines.Err()
}
