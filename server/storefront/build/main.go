// Build bundles the web components of components/ into released/<version>/ and the scripts of the checkout,
// payment, account and withdrawal pages into pages/. Each is one minified, self-contained module. The manifest of a version lists
// the integrity of its modules for browsers. With -check, Build writes nothing and fails if a committed file
// differs.
//
//	go run ./server/storefront/build [-check]
//
// A released version never changes and stays served, because pages name it. The version is that of
// components/package.json; a new one gets a new folder.
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

const (
	home = "server/storefront"
	// mostOfAll and mostOfButton are the maximum compressed sizes in bytes of the module with all components
	// and of the cart button.
	mostOfAll, mostOfButton = 12_000, 6_000
)

// parts lists the modules that other modules load after the page has loaded. The other modules contain their
// integrity.
var parts = []string{"cart-view", "details-view"}

// modules lists the modules that a page may load. Each works without the others.
var modules = []string{"store", "cart-button", "cart-slideout", "product-card", "product-details", "product-list", "referral-tracker"}

// pages lists the scripts of the service's own pages.
var pages = []string{"checkout", "pay", "account", "withdraw"}

func main() {
	check := flag.Bool("check", false, "fail where what is committed differs, and write nothing")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(check bool) error {
	version, err := current()
	if err != nil {
		return err
	}
	files, err := build(version)
	if err != nil {
		return err
	}
	var stale []string
	for name, content := range files {
		path := filepath.Join(home, name)
		there, err := os.ReadFile(path)
		if err == nil && bytes.Equal(there, content) {
			continue
		}
		if check {
			stale = append(stale, path)
			continue
		}
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, content, 0o644)); err != nil {
			return err
		}
	}
	if len(stale) > 0 {
		slices.Sort(stale)
		return fmt.Errorf("not what the sources say, run go run ./%s/build: %s", home, strings.Join(stale, ", "))
	}
	return budget(files, "released/"+version+"/")
}

// current returns the version of the components.
func current() (string, error) {
	raw, err := os.ReadFile(filepath.Join(home, "components", "package.json"))
	if err != nil {
		return "", err
	}
	var pack struct{ Version string }
	err = json.Unmarshal(raw, &pack)
	return pack.Version, err
}

// build returns the contents of all files by their path below home.
func build(version string) (map[string][]byte, error) {
	folder := "released/" + version + "/"
	files := map[string][]byte{}
	integrity := map[string]string{}
	known := map[string]string{}
	for n, module := range append(slices.Clone(parts), modules...) {
		content, err := bundle(module, version, known)
		if err != nil {
			return nil, err
		}
		files[folder+module+".js"] = content
		sum := sha512.Sum384(content)
		integrity[module+".js"] = "sha384-" + base64.StdEncoding.EncodeToString(sum[:])
		if n < len(parts) {
			known[module] = integrity[module+".js"]
		}
	}
	for source, into := range map[string]string{"languages/*.json": folder, "languages/checkout/*.json": "pages/checkout-", "languages/account/*.json": "pages/account-", "languages/order/*.json": "pages/order-", "languages/withdraw/*.json": "pages/withdraw-"} {
		languages, err := filepath.Glob(filepath.Join(home, "components/src", source))
		if err != nil {
			return nil, err
		}
		for _, path := range languages {
			raw, err := os.ReadFile(path)
			if err != nil {
				return nil, err
			}
			var small bytes.Buffer
			if err := json.Compact(&small, raw); err != nil {
				return nil, fmt.Errorf("%s: %w", path, err)
			}
			files[into+filepath.Base(path)] = small.Bytes()
		}
	}
	manifest, err := json.MarshalIndent(map[string]any{"version": version, "integrity": integrity}, "", "  ")
	if err != nil {
		return nil, err
	}
	files[folder+"manifest.json"] = append(manifest, '\n')
	if files[folder+"store.d.ts"], err = os.ReadFile(filepath.Join(home, "components/types/store.d.ts")); err != nil {
		return nil, err
	}
	for _, page := range pages {
		if files["pages/"+page+".js"], err = bundle(page, version, nil); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// bundle compiles a module. parts has the integrity of the modules that it may load, by name.
func bundle(module, version string, parts map[string]string) ([]byte, error) {
	known, err := json.Marshal(parts)
	if err != nil {
		return nil, err
	}
	made := api.Build(api.BuildOptions{
		EntryPoints:       []string{filepath.Join(home, "components/src", module+".ts")},
		Bundle:            true,
		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
		Format:            api.FormatESModule,
		Target:            api.ES2022,
		Charset:           api.CharsetUTF8,
		LegalComments:     api.LegalCommentsNone,
		Banner:            map[string]string{"js": "/* store " + version + " */"},
		Define:            map[string]string{"VERSION": strconv.Quote(version), "PARTS": string(known)},
		Plugins:           []api.Plugin{styles},
	})
	for _, e := range made.Errors {
		return nil, fmt.Errorf("%s: %s %+v", module, e.Text, e.Location)
	}
	return made.OutputFiles[0].Contents, nil
}

// styles is a plugin that imports style sheets as minified texts.
var styles = api.Plugin{Name: "styles", Setup: func(b api.PluginBuild) {
	b.OnLoad(api.OnLoadOptions{Filter: `\.css$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
		raw, err := os.ReadFile(args.Path)
		if err != nil {
			return api.OnLoadResult{}, err
		}
		made := api.Transform(string(raw), api.TransformOptions{Loader: api.LoaderCSS, MinifyWhitespace: true, MinifySyntax: true, Charset: api.CharsetUTF8})
		for _, e := range made.Errors {
			return api.OnLoadResult{}, fmt.Errorf("%s: %s %+v", args.Path, e.Text, e.Location)
		}
		text := strings.TrimSpace(string(made.Code))
		return api.OnLoadResult{Contents: &text, Loader: api.LoaderText}, nil
	})
}}

// budget prints the sizes of the modules. It fails if one exceeds its maximum.
func budget(files map[string][]byte, folder string) error {
	var most []error
	for _, module := range append(slices.Clone(modules), parts...) {
		content := files[folder+module+".js"]
		var packed bytes.Buffer
		w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
		if err != nil {
			return err
		}
		_, err = w.Write(content)
		if err = errors.Join(err, w.Close()); err != nil {
			return err
		}
		fmt.Printf("%-20s %6d bytes, %6d compressed\n", module+".js", len(content), packed.Len())
		if limit := map[string]int{"store": mostOfAll, "cart-button": mostOfButton}[module]; limit > 0 && packed.Len() > limit {
			most = append(most, fmt.Errorf("%s.js is larger than %d bytes compressed", module, limit))
		}
	}
	return errors.Join(most...)
}
