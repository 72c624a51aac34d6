package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest/mutate/mutant"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// suite contains the compiled specs of a package, with every site.
type suite struct {
	dir, binary string
	visits      map[int][]mutant.Visit // visits of the specs, by site
}

// work contains the folder with the mutated sources and the binaries, and a PostgreSQL server.
type work struct {
	options
	root, dir string
	sources   []*source
	suites    []*suite
	database  *postgres.Server
	runs      int
	alone     map[string]bool           // sets of specs that pass without any bug
	noticing  map[string][]mutant.Visit // specs that detected the latest bugs, by suite and function
}

// template is the migrated database from which the specs of every run clone theirs.
const template = "mutate"

func newWork(root string, sources []*source, o options) (*work, error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, err
	}
	w := &work{options: o, root: root, dir: dir, sources: sources, alone: map[string]bool{}, noticing: map[string][]mutant.Visit{}}
	if err := w.launch(); err != nil {
		w.close()
		return nil, err
	}
	return w, nil
}

func (w *work) close() {
	if w.database != nil {
		_ = w.database.Stop()
	}
	_ = os.RemoveAll(w.dir)
}

// launch starts the PostgreSQL server that the specs of some runs share.
func (w *work) launch() (err error) {
	ctx := context.Background()
	if w.database, err = postgres.Launch(ctx, postgres.LaunchOptions{Throwaway: true}); err != nil {
		return err
	}
	c, err := pgx.Connect(ctx, w.database.URL("postgres"))
	if err != nil {
		return err
	}
	defer c.Close(ctx)
	if _, err := c.Exec(ctx, "CREATE DATABASE "+template); err != nil {
		return err
	}
	_, err = postgres.Migrate(ctx, w.database.URL(template))
	return err
}

// refresh replaces the server together with the databases that earlier runs have left on it. Dropping hundreds of
// databases would take minutes, since each drop needs a checkpoint.
func (w *work) refresh() error {
	if w.runs++; w.runs%refreshEvery > 0 {
		return nil
	}
	_ = w.database.Stop()
	return w.launch()
}

// refreshEvery is the number of runs whose databases may remain. A cloned database has 12 MB.
const refreshEvery = 30

// overlay writes the mutated sources. Into the folders of the suites it writes hooks that record visits. It returns the
// overlay file for the go command.
func (w *work) overlay(name string, suites []string, replaced map[string][]byte) (string, error) {
	files := map[string]string{}
	put := func(path string, text []byte) error {
		file := filepath.Join(w.dir, name+"_"+strings.ReplaceAll(path, "/", "_"))
		files[filepath.Join(w.root, path)] = file
		return os.WriteFile(file, text, 0o600)
	}
	for path, text := range replaced {
		if err := put(path, text); err != nil {
			return "", err
		}
	}
	for _, dir := range suites {
		hook, err := hookOf(filepath.Join(w.root, dir))
		if err != nil {
			return "", err
		}
		if hook == "" {
			continue
		}
		if err := put(filepath.Join(dir, "mutate_hook_test.go"), []byte(hook)); err != nil {
			return "", err
		}
	}
	raw, err := json.Marshal(map[string]any{"Replace": files})
	if err != nil {
		return "", err
	}
	file := filepath.Join(w.dir, name+".json")
	return file, os.WriteFile(file, raw, 0o600)
}

// hookOf returns a test file that records which sites each spec reaches; "" means that the folder contains no specs.
func hookOf(dir string) (string, error) {
	found, err := filepath.Glob(filepath.Join(dir, "*_suite_test.go"))
	if err != nil {
		return "", err
	}
	if len(found) == 0 {
		if tests, _ := filepath.Glob(filepath.Join(dir, "*_test.go")); len(tests) > 0 {
			return "", fmt.Errorf("%s has specs and no file *_suite_test.go: nothing would be known of what they reach", dir)
		}
		return "", nil
	}
	f, err := parser.ParseFile(token.NewFileSet(), found[0], nil, parser.PackageClauseOnly)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf(`package %s

import (
	"strings"

	"github.com/onsi/ginkgo/v2"

	"%s"
)

var _ = ginkgo.ReportAfterEach(func(r ginkgo.SpecReport) {
	v := mutant.Visit{Spec: r.FullText(), Seconds: r.RunTime.Seconds(), Failed: r.Failed()}
	if r.IsInOrderedContainer {
		v.Ordered = strings.Join(r.ContainerHierarchyTexts, " ")
	}
	mutant.Ended(v)
})
`, f.Name.Name, mutantImport), nil
}

var complaint = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):(?:\d+:)? `) // for a long line, the compiler reports no column

// build drops the sites that do not compile, builds the binaries, and records which specs reach which sites.
func (w *work) build(dirs []string) error {
	var packages []string
	for _, s := range w.sources {
		packages = append(packages, "./"+filepath.Dir(s.path))
	}
	slices.Sort(packages)
	packages = slices.Compact(packages)
	dropped := 0
	for round := 0; ; round++ {
		replaced := map[string][]byte{}
		for _, s := range w.sources {
			replaced[s.path] = s.mutated()
		}
		overlay, err := w.overlay("all", dirs, replaced)
		if err != nil {
			return err
		}
		out, err := w.golang(append([]string{"build", "-overlay", overlay, "-gcflags=-e"}, packages...)...)
		if err == nil {
			log.Printf("%d sites do not build", dropped)
			return w.record(overlay, dirs)
		}
		n := w.drop(out)
		if n == 0 || round > 30 {
			return fmt.Errorf("%w: %s", err, out)
		}
		dropped += n
	}
}

// drop drops the sites on lines with compiler errors. On each line it first drops only numbers and sums, which may have
// the wrong type, and later all sites.
func (w *work) drop(out []byte) (n int) {
	for _, m := range complaint.FindAllSubmatch(out, -1) {
		line, _ := strconv.Atoi(string(m[2]))
		for _, s := range w.sources {
			if !strings.HasSuffix(string(m[1]), "all_"+strings.ReplaceAll(s.path, "/", "_")) && !strings.HasSuffix("./"+string(m[1]), "/"+s.path) {
				continue
			}
			var here, first []*site
			for _, e := range s.edits {
				begin := s.fset.Position(s.fset.File(s.file.Pos()).Pos(e.from)).Line
				if begin != line || e.site.dropped || slices.Contains(here, e.site) {
					continue
				}
				here = append(here, e.site)
				if e.site.kind == "next number" || e.site.kind == "opposite" {
					first = append(first, e.site)
				}
			}
			if len(first) > 0 {
				here = first
			}
			for _, x := range here {
				x.dropped = true
				n++
			}
		}
	}
	return n
}

func (w *work) golang(args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = w.root
	return cmd.CombinedOutput()
}

func (w *work) record(overlay string, dirs []string) error {
	for _, dir := range dirs {
		hook, err := hookOf(filepath.Join(w.root, dir))
		if err != nil {
			return err
		}
		if hook == "" {
			continue
		}
		s := &suite{dir: dir, binary: filepath.Join(w.dir, strings.ReplaceAll(dir, "/", "_")+".test"), visits: map[int][]mutant.Visit{}}
		if out, err := w.golang("test", "-overlay", overlay, "-vet=off", "-c", "-o", s.binary, "./"+dir); err != nil {
			return fmt.Errorf("%w: %s", err, out)
		}
		file := s.binary + ".visits"
		// Specs that fail without any bug are not used.
		out, late, err := w.specs(s, 30*time.Minute, []string{"MUTANT_RECORD=" + file}, "-ginkgo.label-filter=!kill && !slow", "-ginkgo.focus="+w.options.specs)
		switch {
		case late: // such as on a busy machine; the specs that were recorded before are used
			log.Printf("%s without any bug: its time is over, %d specs were recorded", dir, bytes.Count(out, []byte("•")))
		case err != nil:
			log.Printf("%s without any bug: %s", dir, failures.FindAll(out, -1))
		}
		if err := s.read(file); err != nil {
			return err
		}
		log.Printf("%s: its specs reach %d sites", dir, len(s.visits))
		w.suites = append(w.suites, s)
	}
	return nil
}

func (s *suite) read(file string) error {
	visits, err := visitsIn(file)
	for _, v := range visits {
		if v.Failed {
			continue
		}
		for _, site := range v.Sites {
			s.visits[site] = append(s.visits[site], mutant.Visit{Spec: v.Spec, Ordered: v.Ordered, Seconds: v.Seconds})
		}
	}
	return err
}

func visitsIn(file string) (all []mutant.Visit, err error) {
	raw, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(bytes.NewReader(raw))
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var v mutant.Visit
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			return nil, err
		}
		all = append(all, v)
	}
	return all, lines.Err()
}

// specs runs a binary. The result late means that the time limit has stopped the binary.
func (w *work) specs(s *suite, limit time.Duration, env []string, args ...string) (out []byte, late bool, err error) {
	if err := w.refresh(); err != nil {
		return nil, false, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, s.binary, append(args, "-test.timeout=0", "-ginkgo.no-color", "-ginkgo.succinct")...)
	cmd.Dir = filepath.Join(w.root, s.dir)
	cmd.Env = append(append(os.Environ(), "TEST_DATABASE_URL="+w.database.URL("postgres"), "TEST_DATABASE_TEMPLATE="+template), env...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = time.Second
	out, err = cmd.CombinedOutput()
	return out, ctx.Err() != nil, err
}

// try turns a bug on and runs the specs that reach it, suite by suite. The specs that detected the latest bugs of the
// same function run first, then fast specs, then all others.
func (w *work) try(of *site) (string, error) {
	if of.constant[1] > 0 {
		return w.rebuild(of)
	}
	outcome := unreached
	for _, s := range w.suites {
		visits := s.visits[of.number]
		if len(visits) == 0 {
			continue
		}
		outcome = survived
		likely := slices.DeleteFunc(slices.Clone(visits), func(v mutant.Visit) bool {
			return !slices.ContainsFunc(w.noticing[s.dir+of.function], func(n mutant.Visit) bool { return n.Spec == v.Spec })
		})
		most := 0
		for _, asked := range [][]mutant.Visit{likely, quick(visits), visits} {
			if len(asked) <= most {
				continue
			}
			most = len(asked)
			became, err := w.ask(s, of, asked)
			if became != survived || err != nil {
				return became, err
			}
		}
	}
	return outcome, nil
}

// ask runs some specs of a suite with a bug turned on.
func (w *work) ask(s *suite, of *site, visits []mutant.Visit) (string, error) {
	focus, seconds := w.focus(visits)
	limit := min(w.limit, 10*time.Second+time.Duration(5*seconds*float64(time.Second)))
	file := filepath.Join(w.dir, "noticed")
	_ = os.Remove(file)
	out, late, err := w.specs(s, limit, []string{"MUTANT=" + strconv.Itoa(of.number), "MUTANT_NOTICED=" + file}, "-ginkgo.fail-fast", "-ginkgo.focus="+focus)
	switch {
	case late:
		return slow, nil
	case err == nil && nothing.Match(out):
		log.Printf("%s has none of these specs any more, their names change with every run: %s", s.dir, focus)
		return survived, nil
	case err == nil:
		return survived, nil
	}
	if !w.alone[s.dir+focus] {
		if out, _, err := w.specs(s, 10*w.limit, nil, "-ginkgo.focus="+focus); err != nil {
			return "", fmt.Errorf("without any bug: %w: %s", err, out)
		}
		w.alone[s.dir+focus] = true
	}
	found, err := visitsIn(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) { // a process that died has not written the file
		return "", err
	}
	last := slices.Concat(found, w.noticing[s.dir+of.function])
	w.noticing[s.dir+of.function] = last[:min(len(last), remembered)]
	return noticed, nil
}

// quick returns the fastest specs, which together take one second.
func quick(visits []mutant.Visit) []mutant.Visit {
	seconds := 0.0
	visits = slices.SortedStableFunc(slices.Values(visits), func(a, b mutant.Visit) int { return cmp.Compare(a.Seconds, b.Seconds) })
	for i, v := range visits {
		if seconds += v.Seconds; seconds > 1 {
			return visits[:i]
		}
	}
	return visits
}

// remembered is the number of remembered specs that run first.
const remembered = 4

var failures = regexp.MustCompile(`\[FAIL\] .*`)

// nothing matches the output of ginkgo if it ran no spec.
var nothing = regexp.MustCompile(`- 0/\d+ specs|Ran 0 of`)

// focus returns the expression that selects the fastest specs which reach a site.
func (w *work) focus(visits []mutant.Visit) (expression string, seconds float64) {
	visits = slices.Clone(visits)
	slices.SortStableFunc(visits, func(a, b mutant.Visit) int { return cmp.Compare(a.Seconds, b.Seconds) })
	var names []string
	for i, v := range visits {
		if i >= w.most && seconds > 2 {
			break
		}
		seconds += v.Seconds
		name := " " + regexp.QuoteMeta(v.Spec) + "$" // ginkgo puts the name of the suite first
		if v.Ordered != "" {
			name = " " + regexp.QuoteMeta(v.Ordered) + " "
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, "|"), seconds
}

// rebuild runs the specs of the constant's own package with a changed constant, which requires a new binary.
func (w *work) rebuild(of *site) (string, error) {
	i := slices.IndexFunc(w.sources, func(s *source) bool { return s.path == of.file })
	overlay, err := w.overlay("constant", nil, map[string][]byte{of.file: w.sources[i].rebuilt(of)})
	if err != nil {
		return "", err
	}
	outcome := unreached
	for _, s := range w.suites {
		if s.dir != filepath.Dir(of.file) {
			continue
		}
		again := &suite{dir: s.dir, binary: filepath.Join(w.dir, "constant.test")}
		if out, err := w.golang("test", "-overlay", overlay, "-vet=off", "-c", "-o", again.binary, "./"+s.dir); err != nil {
			log.Printf("%s: %s", of.name(), out)
			return unbuilt, nil
		}
		_, late, err := w.specs(again, 10*w.limit, nil, "-ginkgo.fail-fast", "-ginkgo.label-filter=!kill && !slow")
		if late {
			return slow, nil
		}
		if err != nil {
			return noticed, nil
		}
		outcome = survived
	}
	return outcome, nil
}
