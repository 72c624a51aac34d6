package apitest_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"go.yaml.in/yaml/v3"
)

// documented reads openapi/webhook.yaml for its event types and what each says
// of source.action.
func documented() (types []string, actions map[string]bool) {
	GinkgoHelper()
	source, err := os.ReadFile("../../openapi/webhook.yaml")
	Expect(err).NotTo(HaveOccurred())
	text, _, found := strings.Cut(string(source), "\ncomponents:")
	Expect(found).To(BeTrue())
	kind, listing := regexp.MustCompile(`^  ([a-z]+\.[a-z_]+):$`), false
	one, each := regexp.MustCompile("`source\\.action`: `([a-z_.]+)`"), regexp.MustCompile("^        - `([a-z_.]+)`: ")
	actions = map[string]bool{}
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		if m := kind.FindStringSubmatch(line); m != nil {
			types, listing = append(types, m[1]), false
			continue
		}
		if m := one.FindStringSubmatch(line); m != nil {
			actions[types[len(types)-1]+" "+m[1]] = true
		}
		listing = listing || strings.Contains(line, "`source.action` is one of:")
		if m := each.FindStringSubmatch(line); m != nil && listing {
			actions[types[len(types)-1]+" "+m[1]] = true
		}
	}
	return types, actions
}

// listedActions are the values of source.action that the document's schema lists.
func listedActions() []string {
	GinkgoHelper()
	source, err := os.ReadFile("../../openapi/webhook.yaml")
	Expect(err).NotTo(HaveOccurred())
	var document struct {
		Components struct {
			Schemas struct {
				Action struct {
					Values []string `yaml:"x-extensible-enum"`
				} `yaml:"WebhookSourceAction"`
			}
		}
	}
	Expect(yaml.Unmarshal(source, &document)).To(Succeed())
	return document.Components.Schemas.Action.Values
}

// told is an event as a line: type, action, actor, and the fields that changed.
func told(eventType, action, actor string, changed ...string) string {
	return fmt.Sprintf("%s %s by %s %v", eventType, action, actor, changed)
}
