package contract

import (
	"strings"

	"go.yaml.in/yaml/v3"
)

// Locate adds the prefix base to the URLs in a bundle that are relative to its server: the URLs of servers and of
// external documentation.
func Locate(bundle *yaml.Node, base string) {
	if base == "" {
		return
	}
	if servers := Get(bundle, "servers"); servers != nil {
		for _, server := range servers.Content {
			locate(server, base)
		}
	}
	if tags := Get(bundle, "tags"); tags != nil {
		for _, tag := range tags.Content {
			locate(Get(tag, "externalDocs"), base)
		}
	}
	for _, section := range []string{"paths", "x-webhooks"} {
		members(Get(bundle, section), func(_ string, item *yaml.Node) {
			for _, method := range methods {
				locate(Get(item, method, "externalDocs"), base)
			}
		})
	}
}

func locate(holder *yaml.Node, base string) {
	if url := Text(holder, "url"); strings.HasPrefix(url, "/") {
		set(holder, "url", text(strings.TrimSuffix(base+url, "/")))
	}
}

// linkGuides links each operation to the guide of its tag as external documentation.
func linkGuides(root *yaml.Node) {
	guides := map[string]*yaml.Node{}
	if tags := Get(root, "tags"); tags != nil {
		for _, tag := range tags.Content {
			guides[Text(tag, "name")] = Get(tag, "externalDocs")
		}
	}
	for _, section := range []string{"paths", "x-webhooks"} {
		members(Get(root, section), func(_ string, item *yaml.Node) {
			for _, method := range methods {
				op := Get(item, method)
				if names := namesOf(Get(op, "tags")); len(names) == 1 && guides[names[0]] != nil && Get(op, "externalDocs") == nil {
					set(op, "externalDocs", clone(guides[names[0]]))
				}
			}
		})
	}
}
