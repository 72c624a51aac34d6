package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

const module = "github.com/storeplatform/storeplatform/"

// imports maps each package to the packages of this repository that it may import. A package that is missing here fails
// the spec, so that a new package is a decision and not an accident. "…/*" means all packages below a path.
var imports = map[string]string{
	"gen/common":              "openapi/nullable",
	"gen/admin":               "gen/common openapi/nullable openapi/answer",
	"gen/customer":            "gen/common openapi/nullable openapi/answer",
	"gen/public":              "gen/common openapi/nullable openapi/answer",
	"gen/webhook":             "gen/common openapi/nullable",
	"gen/openapi":             "",
	"migrations":              "",
	"openapi/internal/*":      "openapi/internal/* openapi/published",
	"openapi/answer":          "",
	"openapi/guides":          "",
	"openapi/nullable":        "",
	"openapi/partners":        "",
	"openapi/published":       "openapi/guides openapi/internal/contract gen/openapi",
	"store/domain":            "",
	"store/domain/internal/*": "",
	"store/domain/settings":   "store/domain",
	"store/domain/identity":   "store/domain store/domain/settings",
	"store/domain/customer":   "store/domain store/domain/settings store/domain/identity",
	"store/domain/media":      "store/domain",
	"store/domain/transfer":   "store/domain",
	"store/domain/moving":     "store/domain",
	"store/domain/catalog":    "store/domain store/domain/settings store/domain/customer store/domain/media",
	"store/domain/pricing":    "store/domain store/domain/settings store/domain/customer store/domain/catalog store/domain/value",
	"store/domain/ordering":   "store/domain store/domain/settings store/domain/customer store/domain/catalog store/domain/pricing store/domain/value",
	"store/domain/value":      "store/domain",
	"store/domain/returns":    "store/domain store/domain/catalog store/domain/settings store/domain/ordering",
	"store/domain/report":     "store/domain store/domain/settings",
	"store/domain/document":   "store/domain store/domain/settings store/domain/customer store/domain/ordering store/domain/liquid",
	"store/pdf":               "store/domain",
	"store/domain/liquid":     "store/domain",
	"store/domain/webhook":    "store/domain",
	"store/domain/letter":     "store/domain store/domain/liquid store/domain/settings store/domain/customer store/domain/ordering store/domain/returns store/domain/subscription store/domain/value store/domain/webhook",
	"store/domain/domaintest": "store/domain",
	"store/egress":            "",
	"store/content":           "store/domain",
	"store/table":             "store/domain",
	"store/provider/payment":  "store/domain store/egress",
	"store/provider/mail":     "store/domain store/egress",
	"store/provider/media":    "store/domain store/egress",
	"store/provider/proof":    "store/egress",
	"store/provider/tax":      "store/egress store/provider/partner",
	"store/provider/partner":  "store/domain store/domain/webhook store/egress",
	"store/provider/platform": "store/egress store/httpsig store/provider/partner",
	"store/scoped":            "store/domain",
	"store/repo":              "store/scoped store/domain store/domain/*",
	"store/view":              "store/domain store/domain/* gen/common openapi/nullable gen/webhook openapi/published",
	"store/postgres":          "migrations",
	"store":                   "store/account store/domain store/domain/* store/repo store/provider/* store/command store/login store/letter store/media store/transfer store/identity store/settings store/catalog store/moving store/customer store/taxes store/value store/ordering store/document store/partner store/webhook store/report store/view",
	// The command packages come in order, from the lowest layer to the highest.
	"store/command":  "store/domain store/domain/* store/egress store/provider/media store/provider/partner store/provider/payment store/repo",
	"store/login":    "store/command store/repo store/domain store/domain/*",
	"store/letter":   "store/command store/provider/mail store/domain store/domain/*",
	"store/media":    "store/command store/content store/provider/media store/domain store/domain/*",
	"store/transfer": "store/command store/media store/provider/media store/repo store/table store/domain store/domain/*",
	"store/identity": "store/command store/letter store/login store/repo store/domain store/domain/*",
	"store/settings": "store/command store/egress store/letter store/provider/payment store/repo store/domain store/domain/*",
	"store/catalog":  "store/command store/transfer store/repo store/domain store/domain/*",
	"store/moving":   "store/command store/catalog store/table store/domain store/domain/*",
	"store/account":  "store/command store/customer store/letter store/login store/repo store/domain store/domain/*",
	"store/customer": "store/command store/letter store/transfer store/provider/payment store/repo store/table store/domain store/domain/*",
	"store/taxes":    "store/command store/settings store/provider/partner store/provider/stripeapi store/provider/tax store/provider/tax/stripetax store/repo store/domain store/domain/*",
	"store/value":    "store/command store/letter store/repo store/domain store/domain/*",
	"store/ordering": "store/command store/customer store/letter store/taxes store/value store/egress store/provider/payment store/repo store/domain store/domain/*",
	"store/document": "store/command store/pdf store/repo store/domain store/domain/*",
	"store/partner":  "store/command store/letter store/media store/settings store/httpsig store/provider/commission store/provider/partner store/provider/platform store/domain store/domain/*",
	"store/webhook":  "store/command store/letter store/repo store/view store/domain store/domain/*",
	"store/report":   "store/command store/repo store/domain store/domain/*",

	"webhooks":                "store/domain store/domain/webhook store/repo store/egress",
	"server/account":          "store/domain/identity store store/domain server/problem",
	"server/auth":             "store/command store store/domain store/domain/identity",
	"server/media":            "store store/domain store/domain/media server/request",
	"server/problem":          "store/domain store/view gen/common",
	"server/request":          "store/domain store/domain/returns store/domain/subscription store/domain/webhook gen/common openapi/nullable",
	"server/admin":            "store/command store/settings store store/domain store/domain/* store/table store/view server/auth server/request gen/admin gen/common openapi/nullable",
	"server/verified":         "store/domain store/domain/catalog",
	"server/customer":         "store store/domain store/domain/* store/view server/auth server/request server/verified gen/customer gen/common openapi/nullable",
	"server/public":           "store store/domain store/domain/* store/view server/auth server/request gen/public gen/common",
	"server/jobs":             "store store/domain",
	"server/config":           "",
	"server/storefront":       "store/settings store store/domain server/problem",
	"server/storefront/build": "",
	"server/console":          "server/session store/domain",
	"server/session":          "store/domain",
	"server/console/build":    "",
	"server/docs":             "openapi/guides openapi/partners openapi/published server/problem server/request store/domain",
	"server/listen":           "openapi/published store/domain store/domain/webhook",
	"server/agent":            "server/auth",
	"server/mcp":              "server/agent server/auth server/problem openapi/published store store/domain",
	"server/ucp":              "store/partner server/agent server/auth server/problem openapi/published gen/customer gen/common openapi/nullable store store/domain store/domain/identity store/domain/letter store/domain/ordering store/egress store/httpsig store/view",
	"store/httpsig":           "",
	"server/router":           "store/domain/catalog store/command store/transfer server/mcp server/ucp server/agent server/account server/admin server/customer server/public server/auth server/media server/problem server/request server/verified server/console server/session server/docs server/storefront gen/* store store/domain store/domain/identity store/egress",
	"server/app":              "server/* gen/* store store/* webhooks migrations",
	"server":                  "store/domain/ordering store/domain/letter store/domain/moving store/moving server/app server/config server/listen openapi/published store store/domain store/postgres store/provider/payment",
	"store/storetest":         "store store/* migrations",
	"server/apitest":          "server/app server/auth server/config server/router store store/* webhooks gen/* openapi/published",
	"server/apitest/bench/*":  "server/apitest/bench/machine server/router server/app server/config server/apitest store store/* webhooks gen/*",
	"server/apitest/bench":    "server/apitest/bench/machine server/app server/config server/apitest store store/* webhooks gen/*",

	"server/apitest/answers":       "server/apitest server/router",
	"server/apitest/house":         "",
	"server/apitest/prose":         "",
	"server/apitest/mutate":        "server/apitest/mutate/mutant store/postgres",
	"server/apitest/mutate/mutant": "",

	"store/provider/stripeapi":                 "store/domain store/egress",
	"store/provider/tax/stripetax":             "store/domain store/egress store/provider/partner store/provider/stripeapi store/provider/tax",
	"store/provider/payment/stripe":            "store/domain store/provider/payment store/provider/stripeapi",
	"store/provider/payment/stripe/stripetest": "",
	"store/provider/payment/btcpay":            "store/domain store/egress store/provider/payment",
	"store/provider/payment/btcpay/btcpaytest": "store/domain",
	"store/provider/payment/paymenttest":       "store/domain store/provider/payment",
	"store/provider/partner/partnertest":       "",
	"store/provider/tax/taxtest":               "openapi/partners store/provider/partner/partnertest",
	"store/provider/commission":                "store/egress store/provider/partner",
	"store/provider/commission/commissiontest": "openapi/partners store/provider/partner/partnertest",

	"store/domain/integration":  "store/domain",
	"store/domain/subscription": "store/domain store/domain/settings store/domain/customer store/domain/catalog store/domain/pricing store/domain/ordering",
}

// walls maps each library to the packages that may import it.
var walls = map[string]string{
	"gorm.io/":                         "store/repo store/scoped store/postgres",
	"github.com/ericlagergren/decimal": "store/domain",
	"github.com/labstack/echo":         "gen/admin gen/customer gen/public server/router server/account server/media server/problem server/console server/session server/docs server/storefront server/app server/apitest server/apitest/*",
	"github.com/getkin/kin-openapi":    "openapi/internal/* server/router server/apitest server/apitest/answers",
	"github.com/jackc/pgx/v5/pgxpool":  "server/apitest/bench store/storetest",
	"github.com/yuin/goldmark":         "server/docs",
	"golang.org/x/image":               "store/content store/pdf",
	"codeberg.org/go-pdf":              "store/pdf",
	"gocloud.dev":                      "store/provider/media",
	"github.com/aws":                   "store/provider/media",
	"github.com/modelcontextprotocol":  "server/agent server/mcp server/ucp server/apitest/bench/*",
	"github.com/dunglas/httpsfv":       "store/httpsig server/ucp",
	"github.com/evanw/esbuild":         "server/console/build server/storefront/build",
	"github.com/stripe/stripe-go":      "store/provider/stripeapi store/provider/tax/stripetax store/provider/payment/stripe store/provider/payment/stripe/stripetest",
}

// testsOnly lists packages that only tests may import.
var testsOnly = []string{"store/storetest", "store/provider/partner/partnertest", "store/provider/tax/taxtest", "store/provider/commission/commissiontest", "server/apitest", "store/domain/domaintest", "store/provider/payment/paymenttest", "store/provider/payment/stripe/stripetest", "store/provider/payment/btcpay/btcpaytest"}

var _ = Describe("The source code", func() {
	It("imports only the packages that this file allows each package to import", func() {
		sources(func(path, pkg string, f *ast.File) {
			if strings.HasSuffix(path, "_test.go") {
				return
			}
			allowed, known := allowance(imports, pkg)
			Expect(known).To(BeTrue(), "%s is not a package that was decided on", pkg)
			for _, spec := range f.Imports {
				imp := strings.Trim(spec.Path.Value, `"`)
				if ours, ok := strings.CutPrefix(imp, module); ok {
					Expect(covered(allowed, ours)).To(BeTrue(), "%s may not import %s", path, ours)
					if slices.Contains(testsOnly, ours) {
						Expect(testsOnly).To(ContainElement(strings.TrimSuffix(strings.SplitN(pkg, "/bench", 2)[0], "/answers")), "%s is for tests: %s", ours, path)
					}
				}
				for library, homes := range walls {
					if strings.HasPrefix(imp, library) {
						Expect(covered(homes, pkg)).To(BeTrue(), "%s may not import %s", path, imp)
					}
				}
			}
		})
	})

	It("names the HTTP statuses of failures only in server/problem", func() {
		sources(func(path, pkg string, f *ast.File) {
			if strings.HasSuffix(path, "_test.go") || !strings.HasPrefix(pkg, "server/") || pkg == "server/problem" || pkg == "server/listen" || strings.HasPrefix(pkg, "server/apitest") {
				return
			}
			if strings.HasSuffix(path, "ucp/platform.go") || strings.HasSuffix(path, "ucp/signature.go") { // the failures of another protocol, which defines their statuses
				return
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok {
					Expect(failureStatuses).NotTo(ContainElement(s.Sel.Name), "%s knows a status", path)
				}
				return true
			})
		})
	})

	It("changes a status only as the status tables allow", func() {
		sources(func(path, pkg string, f *ast.File) {
			if strings.HasSuffix(path, "_test.go") || !strings.HasPrefix(pkg, "store") && !strings.HasPrefix(pkg, "server") {
				return
			}
			for _, d := range f.Decls {
				fn, ok := d.(*ast.FuncDecl)
				if !ok {
					continue
				}
				for _, set := range statusesSet(fn, slices.Contains([]string{"store/domain/ordering", "store/domain/returns", "store/domain/subscription"}, pkg)) {
					derived := set != "Status" && fn.Name.Name == "settle" && pkg == "store/domain/ordering"
					Expect(derived).To(BeTrue(), "%s: %s assigns %s; use the table's Move", path, fn.Name.Name, set)
				}
			}
		})
	})

	It("never turns an internal error into a refusal", func() {
		// PostgreSQL may be unable to say whether a row exists. So code must examine or return every error.
		texts := []string{"../store/repo/page.go"} // reads a text without calling functions of other packages
		var hidden []string
		for _, dir := range append(rooms(), "../store", "../store/repo", "admin", "customer", "public") {
			for _, f := range parsed(dir) {
				ast.Inspect(f.file, func(n ast.Node) bool {
					s, is := n.(*ast.IfStmt)
					if !is || !failing(s.Cond) {
						return true
					}
					if at := f.set.Position(s.Pos()); mentions(s.Body, "domain") && !mentions(s.Body, "err") && !slices.Contains(texts, at.Filename) {
						hidden = append(hidden, at.String())
					}
					return true
				})
			}
		}
		Expect(hidden).To(BeEmpty())
	})

	It("begins each command with one call that locks the store or the order: Open or openOrder", func() {
		again := regexp.MustCompile(`(?m)s\.Begin\(.*\n(?:.*\n){4}\t+\w+, err :?= tx\.(?:Store|LockOrder)\(.*|s\.Open\(.*\n(?:.*\n){4}\t+\w+, err :?= tx\.LockOrder\(.*`)
		var files []string
		for _, room := range rooms() {
			inside, err := filepath.Glob(filepath.Join(room, "*.go"))
			Expect(err).NotTo(HaveOccurred())
			files = append(files, inside...)
		}
		Expect(len(files)).To(BeNumerically(">", 100))
		for _, file := range files {
			text, err := os.ReadFile(file)
			Expect(err).NotTo(HaveOccurred())
			if !strings.HasSuffix(file, "_test.go") {
				Expect(again.FindString(string(text))).To(BeEmpty(), file)
			}
		}
	})

	It("contains no rule or command that ranges over a map literal", func() {
		var found []string
		Expect(filepath.WalkDir("../store", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.HasPrefix(path, "../store/provider/") {
				return err
			}
			text, err := os.ReadFile(path)
			if bytes.Contains(text, []byte(":= range map[")) {
				found = append(found, path)
			}
			return err
		})).To(Succeed())
		Expect(found).To(BeEmpty(), "use a slice: refusals name fields in one order, and locks are taken in one order")
	})

	It("trims every name, brand, choice and tag, and refuses blank ones", func() {
		raw := regexp.MustCompile(`[sS]et(?:Nullable|Whole|List)?\(&\w+\.(?:Name|DisplayName|Brand|Tags|Value), (?:&?in|p|oi|vi)\.`)
		var found []string
		sources(func(path, pkg string, _ *ast.File) {
			if strings.HasPrefix(pkg, "store/domain") && !strings.HasSuffix(path, "_test.go") {
				text, err := os.ReadFile(path)
				Expect(err).NotTo(HaveOccurred())
				for _, line := range raw.FindAllString(string(text), -1) {
					found = append(found, path+": "+line)
				}
			}
		})
		Expect(found).To(BeEmpty(), "use Label, OptionalLabel or Labels of domain.Refusals")
	})

	It("has no file longer than the line limit", func() {
		const most = 600
		sources(func(path, pkg string, f *ast.File) {
			if !strings.HasPrefix(pkg, "gen/") {
				text, err := os.ReadFile(path)
				Expect(err).NotTo(HaveOccurred())
				Expect(bytes.Count(text, []byte("\n"))).To(BeNumerically("<=", most), "%s: split it by what it is about", path)
			}
		})
	})

	It("has only known files and folders in the root folder", func() {
		entries, err := os.ReadDir("..")
		Expect(err).NotTo(HaveOccurred())
		ignored, err := os.ReadFile("../.gitignore")
		Expect(err).NotTo(HaveOccurred())
		var top []string
		for _, e := range entries {
			if e.Name() != ".git" && !slices.ContainsFunc(strings.Fields(string(ignored)), func(pattern string) bool {
				matched, err := filepath.Match(strings.Trim(pattern, "/"), e.Name())
				return err == nil && matched
			}) {
				top = append(top, e.Name())
			}
		}
		Expect(top).To(ConsistOf(".ci", ".dockerignore", ".github", ".gitignore", "Dockerfile", "README.md", "Taskfile.yml", "gen", "go.mod", "go.sum", "migrations", "openapi", "server", "store", "webhooks"))
	})

	It("calls mail servers directly, and all other services through store/egress, which records the calls", func() {
		homes := map[string]string{
			"http.Client": "store/egress", "http.Transport": "store/egress", "http.DefaultClient": "", "http.DefaultTransport": "", "http.Get": "", "http.Post": "", "http.PostForm": "", "http.Head": "",
			"net.Dial": "", "net.DialTimeout": "", "net.Dialer": "store/egress store/provider/mail", "tls.Dial": "", "net.LookupTXT": "", "net.LookupHost": "", "net.LookupIP": "",
		}
		sources(func(path, pkg string, f *ast.File) {
			if strings.HasSuffix(path, "_test.go") || !strings.HasPrefix(pkg, "store") && pkg != "webhooks" || slices.Contains(testsOnly, pkg) || pkg == "store/postgres" {
				return
			}
			typed := map[ast.Node]bool{} // *http.Client as a type creates no client
			ast.Inspect(f, func(n ast.Node) bool {
				if star, is := n.(*ast.StarExpr); is {
					typed[star.X] = true
				}
				s, is := n.(*ast.SelectorExpr)
				if !is || typed[n] {
					return true
				}
				if x, is := s.X.(*ast.Ident); is {
					if allowed, out := homes[x.Name+"."+s.Sel.Name]; out {
						Expect(covered(allowed, pkg)).To(BeTrue(), "%s uses %s.%s", path, x.Name, s.Sel.Name)
					}
				}
				return true
			})
		})
	})

	It("sets one long Eventually timeout per suite, and no other timeouts", func() {
		waits, long := map[string]bool{}, map[string]bool{}
		var own []string
		sources(func(path, pkg string, f *ast.File) {
			if !strings.HasSuffix(path, "_test.go") {
				return
			}
			ast.Inspect(f, func(n ast.Node) bool {
				call, is := n.(*ast.CallExpr)
				if !is {
					return true
				}
				switch name, _ := call.Fun.(*ast.Ident); {
				case name == nil:
				case name.Name == "Eventually":
					waits[pkg] = true
					if len(call.Args) > 1 {
						own = append(own, path)
					}
				case name.Name == "SetDefaultEventuallyTimeout":
					long[pkg] = true
				}
				return true
			})
		})
		Expect(own).To(BeEmpty(), "they wait for a time of their own: give none, or more by WithTimeout")
		Expect(long).To(Equal(waits))
	})

	It("takes the current day from the store in specs, because it may differ from the day in UTC and on the machine", func() {
		unasked := regexp.MustCompile(`(?i)\bcurrent_date\b|now\(\)::date|time\.Now\(\).*(time\.DateOnly|"2006-01-02"\))`)
		var found []string
		texts(func(at, line string) {
			if strings.Contains(at, "_test.go:") && unasked.MatchString(line) && !strings.Contains(line, "regexp.MustCompile") {
				found = append(found, at+": "+strings.TrimSpace(line))
			}
		})
		Expect(found).To(BeEmpty(), "%s", strings.Join(found, "\n"))
	})

	It("has a comment on every package", func() {
		commented := map[string]bool{}
		sources(func(path, pkg string, f *ast.File) {
			if !strings.HasSuffix(path, "_test.go") && !strings.HasPrefix(pkg, "gen/") {
				commented[pkg] = commented[pkg] || f.Doc != nil
			}
		})
		for pkg, ok := range commented {
			Expect(ok).To(BeTrue(), "%s has no package comment", pkg)
		}
	})

	It("implements every operation exactly once, or lists it as pending", func() {
		for _, surface := range []string{"admin", "customer", "public"} {
			written, pending := methods(filepath.Join(surface))
			for name := range pending {
				Expect(written).NotTo(HaveKey(name), "%s is written: delete it from server/%s/pending.go", name, surface)
			}
			GinkgoWriter.Printf("%s: %d operations written, %d pending\n", surface, len(written), len(pending))
		}
	})
})

// statusesSet returns the names of the status fields that a function assigns. If inside is false, it returns only
// fields to which the function assigns a constant of ordering, returns or subscription.
func statusesSet(fn *ast.FuncDecl, inside bool) (names []string) {
	ast.Inspect(fn, func(n ast.Node) bool {
		set, ok := n.(*ast.AssignStmt)
		if !ok {
			return true
		}
		ours := inside
		for _, value := range set.Rhs {
			ast.Inspect(value, func(n ast.Node) bool {
				s, ok := n.(*ast.SelectorExpr)
				if ok {
					x, ok := s.X.(*ast.Ident)
					ours = ours || ok && (slices.Contains([]string{"ordering", "returns", "subscription"}, x.Name))
				}
				return true
			})
		}
		for _, to := range set.Lhs {
			if s, ok := to.(*ast.SelectorExpr); ok && ours && !copyBefore(s.X) && slices.Contains([]string{"Status", "PaymentStatus", "FulfillmentStatus", "DunningState"}, s.Sel.Name) {
				names = append(names, s.Sel.Name)
			}
		}
		return true
	})
	return names
}

// copyBefore reports whether a value is a copy of a row that is never saved. Events use such copies to show the former
// state.
func copyBefore(x ast.Expr) bool {
	name, ok := x.(*ast.Ident)
	return ok && (name.Name == "before" || name.Name == "was")
}

var failureStatuses = []string{"StatusBadRequest", "StatusUnauthorized", "StatusForbidden", "StatusNotFound", "StatusConflict", "StatusPreconditionFailed",
	"StatusUnprocessableEntity", "StatusTooManyRequests", "StatusNotImplemented", "StatusServiceUnavailable"}

// sources parses every Go file of the repository in this process, so that the test cache is invalidated when a file
// changes.
func sources(visit func(path, pkg string, f *ast.File)) {
	GinkgoHelper()
	root := ".."
	Expect(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "node_modules" || strings.HasPrefix(d.Name(), ".") && path != root) {
			return filepath.SkipDir
		}
		if d.IsDir() && path != root {
			if _, err := os.Stat(filepath.Join(path, "go.mod")); err == nil {
				return filepath.SkipDir // a module of its own, such as the Go client
			}
		}
		if !strings.HasSuffix(path, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(root, filepath.Dir(path))
		visit(path, filepath.ToSlash(rel), f)
		return nil
	})).To(Succeed())
}

// rooms returns the folders of the command packages and of all packages below these.
func rooms() []string {
	GinkgoHelper()
	services, err := filepath.Glob("../store/*/service.go")
	Expect(err).NotTo(HaveOccurred())
	Expect(len(services)).To(BeNumerically(">", 10))
	folders := []string{"../store/command"}
	for _, service := range services {
		folders = append(folders, filepath.Dir(service))
	}
	return folders
}

func allowance(table map[string]string, pkg string) (string, bool) {
	if allowed, ok := table[pkg]; ok {
		return allowed, true
	}
	for pattern, allowed := range table {
		if below, ok := strings.CutSuffix(pattern, "*"); ok && strings.HasPrefix(pkg, below) {
			return allowed, true
		}
	}
	return "", false
}

func covered(list, pkg string) bool {
	for item := range strings.FieldsSeq(list) {
		below, wild := strings.CutSuffix(item, "*")
		if item == pkg || wild && strings.HasPrefix(pkg, below) {
			return true
		}
	}
	return false
}

// methods returns the operations that a surface implements (receiver Handlers) and the operations that are pending
// (receiver pending).
func methods(folder string) (written, pending map[string]bool) {
	GinkgoHelper()
	written, pending = map[string]bool{}, map[string]bool{}
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	Expect(err).NotTo(HaveOccurred())
	for _, path := range files {
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		Expect(err).NotTo(HaveOccurred())
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv == nil || !fn.Name.IsExported() {
				continue
			}
			switch receiver(fn) {
			case "Handlers":
				written[fn.Name.Name] = true
			case "pending":
				pending[fn.Name.Name] = true
			}
		}
	}
	return written, pending
}

// receiver returns the name of the type that a method belongs to.
func receiver(fn *ast.FuncDecl) string {
	of := fn.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if name, ok := of.(*ast.Ident); ok {
		return name.Name
	}
	return ""
}

type parsedFile struct {
	file *ast.File
	set  *token.FileSet
}

// parsed returns the parsed source files of a folder, except specs.
func parsed(dir string) (all []parsedFile) {
	GinkgoHelper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	Expect(err).NotTo(HaveOccurred())
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, name, nil, 0)
		Expect(err).NotTo(HaveOccurred())
		all = append(all, parsedFile{f, set})
	}
	Expect(all).NotTo(BeEmpty(), dir)
	return all
}

// failing reports whether a condition holds for any error.
func failing(condition ast.Expr) bool {
	b, is := condition.(*ast.BinaryExpr)
	if !is {
		return false
	}
	if b.Op == token.LOR {
		return failing(b.X) || failing(b.Y)
	}
	x, _ := b.X.(*ast.Ident)
	y, _ := b.Y.(*ast.Ident)
	return b.Op == token.NEQ && x != nil && y != nil && x.Name == "err" && y.Name == "nil"
}

func mentions(n ast.Node, name string) (does bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		id, is := n.(*ast.Ident)
		does = does || is && id.Name == name
		return true
	})
	return does
}
