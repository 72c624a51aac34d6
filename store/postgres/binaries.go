package postgres

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sort"
	"strconv"
	"strings"
)

// errNoBinaries says that no PostgreSQL could be found.
var errNoBinaries = errors.New("no PostgreSQL programs found")

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

// findBinaries returns a directory holding initdb and postgres: $POSTGRES_BIN, then PATH, then the usual install places,
// the highest version first.
func findBinaries() (string, error) {
	if d := os.Getenv("POSTGRES_BIN"); d != "" {
		if hasServer(d) {
			return d, nil
		}
		return "", fmt.Errorf("POSTGRES_BIN=%s holds no initdb and postgres", d)
	}
	if p, err := exec.LookPath(exe("postgres")); err == nil {
		if p, err = filepath.EvalSymlinks(p); err == nil && hasServer(filepath.Dir(p)) {
			return filepath.Dir(p), nil
		}
	}
	var found []string
	for _, g := range []string{
		"/usr/lib/postgresql/*/bin",                            // Debian, Ubuntu
		"/usr/pgsql-*/bin",                                     // RHEL (PGDG)
		"/usr/libexec/postgresql*", "/usr/lib/postgresql*/bin", // Alpine, Gentoo
		"/opt/homebrew/opt/postgresql@*/bin",                 // Homebrew, Apple silicon
		"/usr/local/opt/postgresql@*/bin",                    // Homebrew, Intel
		"/home/linuxbrew/.linuxbrew/opt/postgresql@*/bin",    //
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
	if len(found) == 0 {
		return "", errNoBinaries
	}
	sort.Slice(found, func(i, j int) bool { return majorOf(found[i]) > majorOf(found[j]) })
	return found[0], nil
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
