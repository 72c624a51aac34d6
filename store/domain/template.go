package domain

import "github.com/google/uuid"

// TemplateHead is what a store's own templates have in common, be they of mails or of
// documents.
type TemplateHead[K ~string] struct {
	*Row
	Kind    K
	Name    string
	Command **uuid.UUID // of the request that changed it last
}

// TemplateFilter narrows a list of templates.
type TemplateFilter[K ~string] struct {
	Search    string // in the name, and in what the sort of template has besides
	Kinds     []K
	Languages []string
	IsActive  *bool
}
