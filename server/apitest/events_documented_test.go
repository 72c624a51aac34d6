package apitest_test

import (
	"fmt"
	"regexp"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"go.yaml.in/yaml/v3"

	"github.com/storeplatform/storeplatform/openapi/published"
)

// webhookDocument is the part of the published webhook document that the specs read.
type webhookDocument struct {
	Events     yaml.Node `yaml:"x-webhooks"` // a yaml.Node keeps the order of the events
	Components struct {
		Schemas struct {
			Action struct {
				Values []string `yaml:"x-extensible-enum"`
			} `yaml:"WebhookSourceAction"`
		}
	}
}

func readWebhookDocument() (document webhookDocument) {
	GinkgoHelper()
	source, err := published.Read("openapi/webhook.json")
	Expect(err).NotTo(HaveOccurred())
	Expect(yaml.Unmarshal(source, &document)).To(Succeed()) // the YAML decoder also reads JSON
	return document
}

// documented returns the document's event types, and the values of source.action that their descriptions name.
func documented() (types []string, actions map[string]bool) {
	GinkgoHelper()
	events := readWebhookDocument().Events.Content
	one, each := regexp.MustCompile("`source\\.action`: `([a-z_.]+)`"), regexp.MustCompile("^- `([a-z_.]+)`: ")
	actions = map[string]bool{}
	for i := 0; i+1 < len(events); i += 2 {
		eventType := events[i].Value
		types = append(types, eventType)
		var event struct{ Post struct{ Description string } }
		Expect(events[i+1].Decode(&event)).To(Succeed())
		listing := false
		for line := range strings.Lines(event.Post.Description) {
			if m := one.FindStringSubmatch(line); m != nil {
				actions[eventType+" "+m[1]] = true
			}
			listing = listing || strings.Contains(line, "`source.action` is one of:")
			if m := each.FindStringSubmatch(line); m != nil && listing {
				actions[eventType+" "+m[1]] = true
			}
		}
	}
	return types, actions
}

// listedActions returns the values of source.action in the document's schema.
func listedActions() []string {
	GinkgoHelper()
	return readWebhookDocument().Components.Schemas.Action.Values
}

// told formats an event as a line of type, action, actor, and changed fields.
func told(eventType, action, actor string, changed ...string) string {
	return fmt.Sprintf("%s %s by %s %v", eventType, action, actor, changed)
}
