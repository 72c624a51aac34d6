package firsthour_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"time"
)

// block is a fenced code block of a guide.
type block struct {
	line                 int
	language, info, text string
}

func (b block) isFile() bool { return b.info != "" && b.info != "terminal" && b.info != "soon" }

// blocksOf returns the fenced code blocks of a guide.
func blocksOf(markdown []byte) []block {
	var all []block
	var open *block
	for i, line := range strings.Split(string(markdown), "\n") {
		fence, fenced := strings.CutPrefix(line, "```")
		switch {
		case fenced && open == nil:
			language, info, _ := strings.Cut(fence, " ")
			open = &block{line: i + 1, language: language, info: info}
		case fenced:
			all, open = append(all, *open), nil
		case open != nil:
			open.text += line + "\n"
		}
	}
	return all
}

// reader follows a guide block by block, like a person with two terminals. All shell commands run in one shell, and
// files are written to the shell's folder. Commands in the second terminal know only the values that the guide enters
// there.
type reader struct {
	name, dir string
	path      string            // value of PATH
	given     map[string]string // what the start printed, and a free port
	shell     *exec.Cmd
	in        *os.File
	out       *bufio.Reader
	last      string // commands of the latest block
	said      string // output of these commands
	terminal  *exec.Cmd
	screen    string // file with the output of the second terminal
}

// patience limits the time for one block. On a busy machine a compiler is slow.
const patience = 3 * time.Minute

func (r *reader) follow(ctx context.Context, blocks []block) error {
	if err := r.open(ctx); err != nil {
		return err
	}
	defer r.close()
	for _, b := range blocks {
		if err := r.do(ctx, b); err != nil {
			return fmt.Errorf("%s.md:%d: %w", r.name, b.line, err)
		}
	}
	return nil
}

func (r *reader) do(ctx context.Context, b block) error {
	switch {
	case b.isFile():
		return nil // all files are written before the first command
	case b.language == "sh" && b.info == "terminal":
		return r.start(ctx, b.text)
	case b.language == "sh":
		r.last = b.text
		return r.run(b.text)
	case b.language == "json":
		return likeAnswer(b.text, r.plain(r.said))
	case b.language == "text" && b.info == "terminal":
		return r.shows(b.text)
	case b.language == "text" && b.info == "soon":
		return r.comes(b.text)
	case b.language == "text":
		return likeLines(b.text, r.plain(r.said), false)
	}
	return fmt.Errorf("nobody runs a block in %q", b.language)
}

func (r *reader) open(ctx context.Context) error {
	in, write, err := os.Pipe()
	if err != nil {
		return err
	}
	r.shell, r.in = exec.CommandContext(ctx, "bash", "--noprofile", "--norc"), write
	r.shell.Dir, r.shell.Env, r.shell.Stdin = r.dir, r.environment(), in
	out, err := r.shell.StdoutPipe()
	if err != nil {
		return err
	}
	r.out = bufio.NewReader(out)
	err = r.shell.Start()
	_ = in.Close()
	return err
}

// environment contains only variables that a reader knows from the guide, and variables of the machine.
func (r *reader) environment() []string {
	env := []string{"PATH=" + r.path}
	for _, name := range []string{"HOME", "GOCACHE", "GOPATH", "GOROOT", "GOFLAGS", "LANG", "TMPDIR"} {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return env
}

func (r *reader) close() {
	r.stop()
	_ = r.in.Close()
	_ = r.shell.Wait()
}

// run sends commands to the shell and waits until they have ended.
func (r *reader) run(text string) error {
	text, err := r.filled(text)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(r.dir, ".block"), []byte(text), 0o600); err != nil {
		return err
	}
	late := time.AfterFunc(patience, func() { _ = r.shell.Process.Kill() })
	defer late.Stop()
	if _, err := fmt.Fprintln(r.in, `. ./.block >.out 2>.err </dev/null; echo "ended $?"`); err != nil {
		return err
	}
	status, err := r.out.ReadString('\n')
	if err != nil {
		return fmt.Errorf("the shell ended, or took more than %s: %w", patience, err)
	}
	said, _ := os.ReadFile(filepath.Join(r.dir, ".out"))
	complaints, _ := os.ReadFile(filepath.Join(r.dir, ".err"))
	r.said = string(said)
	if status = strings.TrimSpace(status); status != "ended 0" {
		return fmt.Errorf("the commands %s: %s %s", status, said, complaints)
	}
	return nil
}

// exported matches an assignment of a variable whose value the reader enters.
var exported = regexp.MustCompile(`\b([A-Z_]+)=(\S*)`)

// filled replaces the values in the exports of a block by the reader's own values. These are the values that the start
// printed. If the guide abbreviates a value ("whsec_…"), it is the value that the reader was shown.
func (r *reader) filled(text string) (string, error) {
	var failed error
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		if !strings.HasPrefix(line, "export ") {
			continue
		}
		lines[i] = exported.ReplaceAllStringFunc(line, func(pair string) string {
			name, shown, _ := strings.Cut(pair, "=")
			value, ok := r.given[name]
			if !ok && strings.HasSuffix(shown, "…") {
				if failed = r.run(`printf %s "$` + name + `"`); failed == nil && r.said == "" {
					failed = fmt.Errorf("nothing has shown the reader %s", name)
				}
				value, ok = r.said, true
			}
			if !ok {
				return pair
			}
			return name + "='" + value + "'"
		})
	}
	return strings.Join(lines, ""), failed
}

// start ends what runs in the second terminal, runs commands there, and waits for their first output.
func (r *reader) start(ctx context.Context, text string) error {
	r.stop()
	text, err := r.filled(text)
	if err != nil {
		return err
	}
	r.screen = filepath.Join(r.dir, ".screen")
	screen, err := os.Create(r.screen)
	if err != nil {
		return err
	}
	defer screen.Close()
	r.terminal = exec.CommandContext(ctx, "bash", "--noprofile", "--norc", "-c", text)
	r.terminal.Dir, r.terminal.Env, r.terminal.Stdout, r.terminal.Stderr = r.dir, r.environment(), screen, screen
	r.terminal.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := r.terminal.Start(); err != nil {
		return err
	}
	return r.wait(func(shown string) error {
		if shown == "" {
			return fmt.Errorf("nothing was said in %s", patience)
		}
		return nil
	})
}

// stop does what Ctrl-C does in the second terminal: it ends the commands and their children.
func (r *reader) stop() {
	if r.terminal != nil {
		_ = syscall.Kill(-r.terminal.Process.Pid, syscall.SIGKILL)
		_ = r.terminal.Wait()
		r.terminal = nil
	}
}

// shows waits until the second terminal shows the given lines.
func (r *reader) shows(lines string) error {
	return r.wait(func(shown string) error { return likeLines(lines, r.plain(shown), true) })
}

func (r *reader) wait(until func(shown string) error) (err error) {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		shown, readErr := os.ReadFile(r.screen)
		if readErr != nil {
			return readErr
		}
		if err = until(string(shown)); err == nil {
			return nil
		}
	}
	return err
}

// comes repeats the latest commands until they show the given lines, because the guide says that this may take a
// moment.
func (r *reader) comes(lines string) (err error) {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if err = likeLines(lines, r.plain(r.said), false); err == nil {
			return nil
		}
		if again := r.run(r.last); again != nil {
			return again
		}
	}
	return err
}

// plain replaces the address and the port of the service by those in the guides.
func (r *reader) plain(text string) string {
	text = strings.ReplaceAll(text, r.given["STORE_URL"], "http://127.0.0.1:8080")
	return strings.ReplaceAll(text, "127.0.0.1:"+r.given["PORT"], "127.0.0.1:8091")
}

// likeLines returns an error if the real lines differ from the lines in the guide. If amidst is true, other lines may
// occur between them. "…" matches any text.
func likeLines(shown, real string, amidst bool) error {
	want, got := strings.Split(strings.TrimSpace(shown), "\n"), strings.Split(strings.TrimSpace(real), "\n")
	next := 0
	for _, line := range got {
		if next < len(want) && alike(want[next], strings.TrimRight(line, "\r")) {
			next++
		} else if !amidst {
			break
		}
	}
	if next < len(want) || !amidst && len(got) != len(want) {
		return fmt.Errorf("shown is\n%s\nbut there was\n%s", shown, real)
	}
	return nil
}

func alike(shown, real string) bool {
	parts := strings.Split(shown, "…")
	for i := range parts {
		parts[i] = regexp.QuoteMeta(parts[i])
	}
	return regexp.MustCompile("^" + strings.Join(parts, "(?s:.+)") + "$").MatchString(real)
}

// likeAnswer returns an error if a response differs from the response in the guide. The real response may have more
// fields, and ids, numbers of objects, times, UUIDs, and texts in place of "…" may differ.
func likeAnswer(shown, real string) error {
	var want, got any
	if err := json.Unmarshal([]byte(shown), &want); err != nil {
		return fmt.Errorf("the shown answer is no JSON: %w", err)
	}
	if err := json.Unmarshal([]byte(real), &got); err != nil {
		return fmt.Errorf("the answer is no JSON: %w: %s", err, real)
	}
	if faults := differences("", want, got); len(faults) > 0 {
		return fmt.Errorf("%s\nin the answer %s", strings.Join(faults, "\n"), real)
	}
	return nil
}

var (
	uuidForm = regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$`)
	timeForm = regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`)
	ownName  = regexp.MustCompile(`(?:Id|Number)$`)
)

func differences(at string, want, got any) (faults []string) {
	fault := func() []string { return []string{fmt.Sprintf("%s is shown as %v and was %v", at, want, got)} }
	switch w := want.(type) {
	case map[string]any:
		g, ok := got.(map[string]any)
		if !ok {
			return fault()
		}
		for name, value := range w {
			real, there := g[name]
			if !there {
				faults = append(faults, at+"/"+name+" is shown and was not there")
				continue
			}
			faults = append(faults, differences(at+"/"+name, value, real)...)
		}
		return faults
	case []any:
		g, ok := got.([]any)
		if !ok || len(g) != len(w) {
			return fault()
		}
		for i := range w {
			faults = append(faults, differences(fmt.Sprintf("%s/%d", at, i), w[i], g[i])...)
		}
		return faults
	case string:
		g, ok := got.(string)
		if ok && (alike(w, g) || uuidForm.MatchString(w) && uuidForm.MatchString(g) || timeForm.MatchString(w) && timeForm.MatchString(g)) {
			return nil
		}
		return fault()
	case float64:
		if g, ok := got.(float64); ok && (g == w || ownName.MatchString(at)) {
			return nil
		}
		return fault()
	}
	if want != got {
		return fault()
	}
	return nil
}
