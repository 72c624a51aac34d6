package domain

import "github.com/google/uuid"

// TemplateHead contains the fields that a store's mail templates and document templates share.
type TemplateHead[K ~string] struct {
	*Row
	Kind    K
	Name    string
	Active  *bool
	Command **uuid.UUID // the CommandID of the last request that changed the template
}

// TemplateFilter filters a list of templates. Zero fields do not filter.
type TemplateFilter[K ~string] struct {
	Search    string // text in the template's name or, for mail templates, in the subject
	Kinds     []K
	Languages []string
	IsActive  *bool
}
