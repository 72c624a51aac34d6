package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var (
	readmeLink = regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`)
	// readmePath matches a file or folder that a text names by its path relative to the root of the repository.
	readmePath = regexp.MustCompile("`((?:openapi|gen|server|store|migrations|webhooks|\\.github)/[A-Za-z0-9_./-]+)`")
)

var _ = Describe("The READMEs", func() {
	It("link to files that exist", func() {
		for path, text := range readmes() {
			for _, link := range readmeLink.FindAllStringSubmatch(text, -1) {
				Expect(filepath.Join(filepath.Dir(path), link[1])).To(BeAnExistingFile(), "%s: %s", path, link[1])
			}
			for _, named := range readmePath.FindAllStringSubmatch(text, -1) {
				_, err := os.Stat(filepath.Join("..", named[1]))
				Expect(err).NotTo(HaveOccurred(), path)
			}
		}
	})

	It("are at most 8 KiB long in the root folder, with at most 120 words per decision", func() {
		all := readmes()
		Expect(len(all["../README.md"])).To(And(BeNumerically(">", 1000), BeNumerically("<=", 8<<10)))
		Expect(len(all)).To(BeNumerically(">=", 12))
		for path, text := range all {
			for _, decision := range strings.Split(text, "\n### ")[1:] {
				decision, _, _ = strings.Cut(decision, "\n## ")
				title, body, _ := strings.Cut(decision, "\n")
				if !strings.Contains(body, "|---") && !strings.Contains(body, "\n1. ") { // tables and steps have no limit
					Expect(len(strings.Fields(body))).To(BeNumerically("<=", 120), "%s: %s", path, title)
				}
			}
		}
	})
})

// readmes maps the path of each hand-written README for developers to its text.
func readmes() map[string]string {
	GinkgoHelper()
	texts := map[string]string{}
	Expect(filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == ".git" || entry.Name() == ".data" || path == "../gen" || path == "../openapi/typescript"):
			return filepath.SkipDir
		case entry.Name() != "README.md":
			return nil
		}
		text, err := os.ReadFile(path)
		texts[path] = string(text)
		return err
	})).To(Succeed())
	return texts
}
