package postgres

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sort"
	"strconv"
	"strings"
)

func exe(n string) string {
	if runtime.GOOS == "windows" {
		return n + ".exe"
	}
	return n
}

func hasServer(dir string) bool {
	for _, p := range []string{"initdb", "postgres"} {
		if st, err := os.Stat(filepath.Join(dir, exe(p))); err != nil || st.IsDir() {
			return false
		}
	}
	return true
}

// installed lists the directories that contain initdb and postgres. If $POSTGRES_BIN is set, the list contains only
// that directory. Otherwise the directory on PATH comes first, then the usual installation directories from the highest
// version down, then an earlier download.
func installed() ([]string, error) {
	if d := os.Getenv("POSTGRES_BIN"); d != "" {
		if hasServer(d) {
			return []string{d}, nil
		}
		return nil, fmt.Errorf("POSTGRES_BIN: there are no initdb and postgres in %q; for example POSTGRES_BIN=/usr/lib/postgresql/17/bin", d)
	}
	var found []string
	for _, g := range []string{
		"/usr/lib/postgresql/*/bin",                            // Debian, Ubuntu
		"/usr/pgsql-*/bin",                                     // RHEL (PGDG)
		"/usr/libexec/postgresql*", "/usr/lib/postgresql*/bin", // Alpine, Gentoo
		"/opt/homebrew/opt/postgresql@*/bin",                 // Homebrew, Apple silicon
		"/usr/local/opt/postgresql@*/bin",                    // Homebrew, Intel
		"/home/linuxbrew/.linuxbrew/opt/postgresql@*/bin",    // Linuxbrew
		"/Applications/Postgres.app/Contents/Versions/*/bin", // Postgres.app
		"/Library/PostgreSQL/*/bin", "/usr/local/pgsql/bin",  // EDB installer, source
		"/opt/local/lib/postgresql*/bin", // MacPorts
		`C:\Program Files\PostgreSQL\*\bin`,
	} {
		m, _ := filepath.Glob(g)
		for _, d := range m {
			if hasServer(d) {
				found = append(found, d)
			}
		}
	}
	sort.Slice(found, func(i, j int) bool { return majorOf(found[i]) > majorOf(found[j]) })
	if p, err := exec.LookPath(exe("postgres")); err == nil {
		if p, err = filepath.EvalSymlinks(p); err == nil && hasServer(filepath.Dir(p)) {
			found = append([]string{filepath.Dir(p)}, found...)
		}
	}
	if d := fetched(); d != "" {
		found = append(found, d)
	}
	return found, nil
}

// oldest is the first supported major version of PostgreSQL. It introduced foreign keys that set only one of their
// columns to null. going-live.md also contains this version.
const oldest = 15

// choose returns the first programs whose version matches a cluster in the directory. If the directory has no cluster,
// it returns the first programs that are not too old.
func choose(dir string, programs []string) (bin string, version int, err error) {
	made := clusters(dir)
	for _, bin := range programs {
		v, err := versionOf(bin)
		if err != nil && len(programs) == 1 {
			return "", 0, err
		}
		if len(made) == 0 && v >= oldest || slices.Contains(made, v) {
			return bin, v, nil
		}
	}
	version, err = versionOf(programs[0])
	if err != nil {
		return "", 0, err
	}
	if len(made) == 0 {
		return "", 0, fmt.Errorf("POSTGRES_BIN: PostgreSQL %d in %s is too old, want %d or newer; for example POSTGRES_BIN=/usr/lib/postgresql/17/bin", version, programs[0], oldest)
	}
	was := made[0]
	return "", 0, fmt.Errorf(`DATA_DIR: the data in %s is of PostgreSQL %d, which version %d (%s) cannot open. Do one of these:
  - install PostgreSQL %d beside it, or say where it is, for example POSTGRES_BIN=/usr/lib/postgresql/%d/bin
  - take the data to a server of your own, with pg_dump of version %d, and set DATABASE_URL
  - begin with an empty folder, for example DATA_DIR=./.data-%d`, dir, was, version, programs[0], was, was, was, version)
}

// clusters lists the versions of the clusters in a directory, newest first.
func clusters(dir string) (versions []int) {
	found, _ := filepath.Glob(filepath.Join(dir, "data-*", "PG_VERSION"))
	for _, f := range found {
		if n, err := strconv.Atoi(strings.TrimPrefix(filepath.Base(filepath.Dir(f)), "data-")); err == nil {
			versions = append(versions, n)
		}
	}
	slices.Sort(versions)
	slices.Reverse(versions)
	return versions
}

// versionOf returns the major version of the programs in a directory.
func versionOf(bin string) (int, error) {
	out, err := (&runAs{}).command(bin, "postgres", "/", "--version").Output() // prints for example "postgres (PostgreSQL) 15.18 (Debian …)"
	for _, word := range strings.Fields(string(out)) {
		before, _, _ := strings.Cut(word, ".")
		if n, err := strconv.Atoi(strings.TrimRight(before, "abcdefghijklmnopqrstuvwxyz")); err == nil {
			return n, nil
		}
	}
	if err == nil {
		err = fmt.Errorf("it says %q", out)
	}
	return 0, fmt.Errorf("POSTGRES_BIN: %s does not tell its version: %w", filepath.Join(bin, exe("postgres")), err)
}

func majorOf(p string) int {
	n := 0
	for _, f := range strings.FieldsFunc(p, func(r rune) bool { return r < '0' || r > '9' }) {
		if v, _ := strconv.Atoi(f); v > n && v < 100 {
			n = v
		}
	}
	return n
}
