package contract

import "fmt"

// sidebar checks that every tag has a display name. If a document groups its tags, each tag must be in a group, since
// the reference shows no tags outside of groups.
func sidebar(documents []document) (wrong []string) {
	for _, doc := range documents {
		shown := map[string]int{}
		groups := Get(doc.root, "x-tagGroups")
		if groups == nil && doc.name != "webhook" {
			wrong = append(wrong, doc.name+" has no groups of tags (x-tagGroups)")
			continue
		}
		if groups != nil {
			for _, group := range groups.Content {
				for _, tag := range Get(group, "tags").Content {
					shown[tag.Value]++
				}
			}
		}
		names := map[string]string{}
		for _, tag := range Get(doc.root, "tags").Content {
			name, readable := Text(tag, "name"), Text(tag, "x-displayName")
			if readable == "" {
				wrong = append(wrong, fmt.Sprintf("%s: the tag %s has no name for readers (x-displayName)", doc.name, name))
			}
			if other, taken := names[readable]; taken {
				wrong = append(wrong, fmt.Sprintf("%s: the tags %s and %s are both called %s", doc.name, other, name, readable))
			}
			names[readable] = name
			if groups != nil && shown[name] != 1 {
				wrong = append(wrong, fmt.Sprintf("%s: the tag %s is in %d groups of the sidebar", doc.name, name, shown[name]))
			}
			delete(shown, name)
		}
		for name := range shown {
			wrong = append(wrong, fmt.Sprintf("%s: the sidebar has %s, which is no tag", doc.name, name))
		}
	}
	return wrong
}
