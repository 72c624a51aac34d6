package main

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = Describe("The console's messages", func() {
	const folder = "console/web/src/messages"
	placeholder := regexp.MustCompile(`\{\w+\}`)
	read := func(name string) map[string]string {
		GinkgoHelper()
		raw, err := os.ReadFile(filepath.Join(folder, name))
		Expect(err).NotTo(HaveOccurred())
		var texts map[string]string
		Expect(json.Unmarshal(raw, &texts)).To(Succeed(), name)
		return texts
	}

	It("have the same keys and placeholders in every language, and are never empty", func() {
		english := read("en.json")
		files, err := os.ReadDir(folder)
		Expect(err).NotTo(HaveOccurred())
		source, err := os.ReadFile("console/web/src/language.ts")
		Expect(err).NotTo(HaveOccurred())
		var wrong []string
		for _, file := range files {
			texts := read(file.Name())
			for key, text := range english {
				other, ok := texts[key]
				want, got := placeholder.FindAllString(text, -1), placeholder.FindAllString(other, -1)
				slices.Sort(want)
				slices.Sort(got)
				if !ok || strings.TrimSpace(other) == "" || !slices.Equal(want, got) {
					wrong = append(wrong, file.Name()+": "+key)
				}
			}
			for key := range texts {
				if _, ok := english[key]; !ok {
					wrong = append(wrong, file.Name()+": "+key+" is not an English text")
				}
			}
			if !strings.Contains(string(source), "./messages/"+file.Name()) {
				wrong = append(wrong, file.Name()+": language.ts does not load it")
			}
		}
		Expect(wrong).To(BeEmpty())
		Expect(len(files)).To(BeNumerically(">", 1))
	})

	// A spec that waits for "Saved" would go on at "Unsaved changes", before the service has the change.
	It("are matched exactly in a browser spec if another message contains them", func() {
		english := slices.Collect(maps.Values(read("en.json")))
		specs, err := filepath.Glob("apitest/firsthour/browser/console*.mjs")
		Expect(err).NotTo(HaveOccurred())
		Expect(len(specs)).To(BeNumerically(">", 10))
		loose := regexp.MustCompile(`getByText\('([^']+)'\)`)
		wrong := []string{}
		for _, spec := range specs {
			source, err := os.ReadFile(spec)
			Expect(err).NotTo(HaveOccurred())
			for _, match := range loose.FindAllStringSubmatch(string(source), -1) {
				text := strings.ToLower(match[1])
				whole := slices.ContainsFunc(english, func(t string) bool { return strings.ToLower(t) == text })
				part := slices.ContainsFunc(english, func(t string) bool { t = strings.ToLower(t); return t != text && strings.Contains(t, text) })
				if whole && part {
					wrong = append(wrong, filepath.Base(spec)+": "+match[1])
				}
			}
		}
		Expect(wrong).To(BeEmpty(), "add { exact: true }")
	})
})

var _ = Describe("The console's pages", func() {
	// A late search or a late answer would otherwise take the person from the page that they opened in the meantime.
	It("open another page only with useOpenPage, except from the command palette", func() {
		const folder = "console/web/src"
		files, err := filepath.Glob(folder + "/*.ts*")
		Expect(err).NotTo(HaveOccurred())
		var free []string
		for _, file := range files {
			source, err := os.ReadFile(file)
			Expect(err).NotTo(HaveOccurred())
			if regexp.MustCompile(`\b(useNavigate|useRouter|history\.(push|replace))\b`).Match(source) {
				free = append(free, filepath.Base(file))
			}
		}
		Expect(free).To(ConsistOf("navigate.ts", "palette.tsx"))
	})
})
