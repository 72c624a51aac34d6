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

var _ = Describe("The READMEs", func() {
	// placed matches names followed by the file that contains them, such as `page` and `finish` in
	// `store/repo/page.go`.
	placed := regexp.MustCompile("((?:`[\\w.]+`(?:, | and )?)+) in `([\\w./-]+\\.(?:go|sql))`")
	word := regexp.MustCompile("`([\\w.]+)`")

	It("refer only to existing files and to functions in these files", func() {
		var missing []string
		names := 0
		root := os.DirFS("..")
		Expect(fs.WalkDir(root, ".", func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == ".git") {
				return fs.SkipDir
			}
			if filepath.Ext(path) != ".md" {
				return nil
			}
			text, err := fs.ReadFile(root, path)
			if err != nil {
				return err
			}
			for _, m := range placed.FindAllStringSubmatch(string(text), -1) {
				code, err := fs.ReadFile(root, m[2])
				if err != nil { // the path is relative to the folder of the README
					code, err = fs.ReadFile(root, filepath.Join(filepath.Dir(path), m[2]))
				}
				if err != nil {
					missing = append(missing, path+": "+m[2])
					continue
				}
				for _, name := range word.FindAllStringSubmatch(m[1], -1) {
					names++
					parts := strings.Split(name[1], ".")
					if !regexp.MustCompile(`\b` + regexp.QuoteMeta(parts[len(parts)-1]) + `\b`).Match(code) {
						missing = append(missing, path+": "+name[1]+" in "+m[2])
					}
				}
			}
			return nil
		})).To(Succeed())
		Expect(names).To(BeNumerically(">", 50))
		Expect(missing).To(BeEmpty())
	})
})
