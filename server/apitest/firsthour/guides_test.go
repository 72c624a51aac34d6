package firsthour_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/openapi/guides"
	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// olderNode replaces node. From 22.18 on, node itself runs TypeScript, as the guides say. For an older node, the script
// runs the JavaScript that the TypeScript compiler made of the file, with the same restriction as node
// (erasableSyntaxOnly).
const olderNode = `#!/bin/sh
if ! "$NODE" -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 18) ? 0 : 1)'; then
  case "$1" in *.mts) file="${1%.mts}.mjs"; shift; set -- "$file" "$@" ;; esac
fi
exec "$NODE" "$@"
`

// impatient replaces sleep. Instead of waiting a second, it signals this process to advance the service's clock by a
// second.
const impatient = `#!/bin/sh
[ "$1" = 1 ] && kill -USR2 $PROCESS && exec $SLEEP 0.1
exec $SLEEP "$@"
`

// inRepository replaces the go command for readers whose working directory is the repository.
const inRepository = `#!/bin/sh
[ "$1 $2" = "run ./server" ] && shift 2 && exec $SERVER "$@"
exec $GO "$@"
`

// compiler is the folder into which "task client:install" installs the TypeScript compiler.
const compiler = "../../../openapi/typescript/node_modules"

var _ = Describe("The guides", Ordered, ContinueOnFailure, func() {
	var (
		dir, path string
		given     map[string]string           // the values that the start printed
		outcomes  = map[string]func() error{} // each function waits until the reader has followed the guide
		verdicts  map[string]func() ([]byte, error)
		all       []guides.Guide
	)
	for _, section := range guides.Sections() {
		all = append(all, section.Guides...)
	}

	// The reader follows all guides at once, each in a separate folder, against one service that was started as a new
	// user starts it.
	BeforeAll(func(ctx SpecContext) {
		dir = GinkgoT().TempDir()
		path = filepath.Join(dir, "bin") + ":" + os.Getenv("PATH")
		var scripts []string
		for _, g := range all {
			Expect(os.MkdirAll(filepath.Join(dir, g.Name), 0o700)).To(Succeed())
			for _, b := range blocksOf(g.Markdown) {
				if b.isFile() {
					file := filepath.Join(dir, g.Name, b.info)
					Expect(os.WriteFile(file, []byte(b.text), 0o600)).To(Succeed())
					if b.language == "ts" {
						scripts = append(scripts, file)
					}
				}
			}
		}
		bin := filepath.Join(dir, "bin")
		Expect(os.MkdirAll(bin, 0o700)).To(Succeed())
		var beside sync.WaitGroup
		defer beside.Wait()
		beside.Go(func() {
			defer GinkgoRecover()
			compile(ctx, bin, scripts)
		})
		beside.Go(func() {
			defer GinkgoRecover()
			program(ctx, bin)
		})
		data := GinkgoT().TempDir()
		given = start(ctx, data)
		beside.Wait()
		// A product changes when its picture becomes ready.
		Eventually(func() ([]byte, error) {
			return fetched(ctx, given["STORE_URL"]+"/admin/media/paged?status=PROCESSING", given["APP_TOKEN"])
		}).Should(ContainSubstring(`"items":[]`))

		following, cancel := context.WithCancel(context.WithoutCancel(ctx))
		DeferCleanup(cancel)
		verdicts = verify(following, filepath.Join(dir, "webhooks"), path)
		for _, g := range all {
			own := map[string]string{"PORT": freePort(), "METRICS_ADDR": "127.0.0.1:" + freePort()}
			maps.Copy(own, given)
			if bytes.Contains(g.Markdown, []byte("export DATABASE_URL=")) {
				own["DATABASE_URL"] = emptyDatabase(ctx, data, g.Name)
			}
			Expect(os.Symlink(data, filepath.Join(dir, g.Name, ".data"))).To(Succeed())
			r := &reader{name: g.Name, dir: filepath.Join(dir, g.Name), path: path, given: own}
			followed := make(chan error, 1)
			go func() { followed <- r.follow(following, blocksOf(g.Markdown)) }()
			outcomes[g.Name] = sync.OnceValue(func() error { return <-followed })
		}
	})

	for _, g := range all {
		It("show the real results of their samples: "+g.Name, func() {
			Expect(outcomes[g.Name]()).To(Succeed())
		})
	}

	It("link only to existing pages, and load nothing from other sites", func() {
		w := web{url: given["STORE_URL"]}
		for _, g := range all {
			Expect(w.read("/guides/" + g.Name + ".md").body).To(Equal(string(g.Markdown)))
			Expect(w.read("/guides").body).To(ContainSubstring(`href="guides/` + g.Name + `"`))
			Expect(w.read("/llms.txt").body).To(ContainSubstring("(/guides/" + g.Name + ".md)"))
		}
		w.follow("/", "/llms.txt")
		Expect(len(w.pages)).To(BeNumerically(">", 150), "guides, problems, documents, schemas")
		for _, nothing := range []string{"/guides/nothing", "/guides/nothing.md", "/guides/.md", "/guides/guides.go", "/problems/nothing", "/openapi/nothing.json", "/schemas/nothing"} {
			answer, err := http.Get(w.url + nothing)
			Expect(err).NotTo(HaveOccurred())
			Expect(answer.Body.Close()).To(Succeed())
			Expect(answer.StatusCode).To(Equal(http.StatusNotFound), nothing)
		}
	})

	It("contain verifiers in every language that give the stated verdict for the published vectors", func() {
		Expect(verdicts).To(HaveLen(4))
		for file, verdict := range verdicts {
			said, err := verdict()
			Expect(err).NotTo(HaveOccurred(), "%s: %s", file, said)
			var verified []bool
			Expect(json.Unmarshal(said, &verified)).To(Succeed(), "%s: %s", file, said)
			Expect(verified).To(HaveLen(len(vectors)), file)
			for i, v := range vectors {
				Expect(verified[i]).To(Equal(v.OK), "%s: %s", file, v.Name)
			}
		}
	})
})

// verify passes the published vectors to the verifier that the webhook guide contains for each language. The verifiers
// run while the guides are followed; each returned function waits for one verifier.
func verify(ctx context.Context, dir, path string) map[string]func() ([]byte, error) {
	GinkgoHelper()
	input, err := json.Marshal(vectors)
	Expect(err).NotTo(HaveOccurred())
	verdicts := map[string]func() ([]byte, error){}
	for file, command := range map[string]string{
		"vectors.mjs": "node vectors.mjs", "vectors.go": "go run verify.go vectors.go", "vectors.py": "python3 vectors.py", "vectors.php": "php vectors.php",
	} {
		source, err := os.ReadFile(filepath.Join("testdata", file+".txt"))
		Expect(err).NotTo(HaveOccurred())
		Expect(os.WriteFile(filepath.Join(dir, file), source, 0o600)).To(Succeed())
		verdict := sync.OnceValues(func() ([]byte, error) {
			cmd := exec.CommandContext(ctx, "sh", "-c", command)
			cmd.Dir, cmd.Env, cmd.Stdin = dir, append(os.Environ(), "PATH="+path), bytes.NewReader(input)
			return cmd.CombinedOutput()
		})
		verdicts[file] = verdict
		go func() { _, _ = verdict() }()
	}
	return verdicts
}

// start runs the service as `go run ./server` does, with no setting except its folder and its port, and returns what it
// prints.
func start(ctx context.Context, data string) map[string]string {
	GinkgoHelper()
	settings := map[string]string{"DATA_DIR": data, "LISTEN_ADDR": "127.0.0.1:0", "METRICS_ADDR": "off"}
	c, err := config.Read(func(name string) (string, bool) { v, ok := settings[name]; return v, ok })
	Expect(err).NotTo(HaveOccurred())
	clock := &domain.Clock{}
	passed := make(chan os.Signal, 64)
	signal.Notify(passed, syscall.SIGUSR2)
	DeferCleanup(signal.Stop, passed)
	go func() {
		for range passed {
			clock.Advance(time.Second)
		}
	}()
	a, err := app.Start(context.WithoutCancel(ctx), c, app.Options{Clock: clock})
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(func(ctx context.Context) { Expect(a.Stop(ctx)).To(Succeed()) })
	return map[string]string{
		"STORE_URL": a.Ready.URL, "STORE_KEY": a.Ready.StoreKey, "APP_TOKEN": a.Ready.AppToken,
		"ADMIN_EMAIL": a.Ready.AdminEmail, "ADMIN_PASSWORD": a.Ready.AdminPassword,
	}
}

// freePort returns a port that no other process listens on. The range is below that of outgoing connections, so no
// connection can take the port before it is used.
func freePort() string {
	GinkgoHelper()
	for range 100 {
		port := strconv.Itoa(15000 + rand.IntN(15000))
		if listener, err := net.Listen("tcp", "127.0.0.1:"+port); err == nil {
			Expect(listener.Close()).To(Succeed())
			return port
		}
	}
	Fail("no port is free")
	return ""
}

// emptyDatabase creates a database for a guide whose readers have a PostgreSQL server of their own. The embedded server
// takes the place of that server.
func emptyDatabase(ctx context.Context, data, name string) (url string) {
	GinkgoHelper()
	url, leave, err := postgres.Join(ctx, filepath.Join(data, "postgres"))
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(leave)
	db, err := postgres.Open(url, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer db.Close()
	Expect(db.ExecContext(ctx, `CREATE DATABASE "`+name+`"`)).Error().NotTo(HaveOccurred())
	return strings.Replace(url, "dbname=postgres", "dbname="+name, 1)
}

// program builds the server that the readers' go command runs.
func program(ctx context.Context, bin string) {
	GinkgoHelper()
	compiler, err := exec.LookPath("go")
	Expect(err).NotTo(HaveOccurred())
	server := filepath.Join(bin, "server")
	said, err := exec.CommandContext(ctx, compiler, "build", "-o", server, "github.com/storeplatform/storeplatform/server").CombinedOutput()
	Expect(err).NotTo(HaveOccurred(), string(said))
	command(filepath.Join(bin, "go"), inRepository, "$SERVER", server, "$GO", compiler)
}

// command writes a script that replaces a program.
func command(file, text string, replaced ...string) {
	GinkgoHelper()
	Expect(os.WriteFile(file, []byte(strings.NewReplacer(replaced...).Replace(text)), 0o700)).To(Succeed())
}

// compile type-checks the TypeScript of all guides strictly, and compiles it to JavaScript for older versions of node.
func compile(ctx context.Context, bin string, files []string) {
	GinkgoHelper()
	node, err := exec.LookPath("node")
	Expect(err).NotTo(HaveOccurred(), "node is missing: task install")
	command(filepath.Join(bin, "node"), olderNode, "$NODE", node)
	sleep, err := exec.LookPath("sleep")
	Expect(err).NotTo(HaveOccurred())
	command(filepath.Join(bin, "sleep"), impatient, "$PROCESS", strconv.Itoa(os.Getpid()), "$SLEEP", sleep)
	modules, err := filepath.Abs(compiler)
	Expect(err).NotTo(HaveOccurred())
	cmd := exec.CommandContext(ctx, node, append([]string{filepath.Join(modules, "typescript/bin/tsc"), "--strict", "--exactOptionalPropertyTypes",
		"--erasableSyntaxOnly", "--rewriteRelativeImportExtensions", "--module", "nodenext", "--target", "es2022", "--skipLibCheck",
		"--types", "node", "--typeRoots", filepath.Join(modules, "@types")}, files...)...)
	said, err := cmd.CombinedOutput()
	Expect(err).NotTo(HaveOccurred(), "the TypeScript of the guides (is it installed? task client:install): %s", said)
}

// fetched returns the body of a GET response to the holder of the token.
func fetched(ctx context.Context, url, token string) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+token)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	return io.ReadAll(response.Body)
}
