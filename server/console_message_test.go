package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = Describe("The console's texts", func() {
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

	It("have the same keys and placeholders in every language, and no empty text", func() {
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
})
