package domain

import (
	"slices"
)

// Label trims a text by which people recognize or choose something, such as a name, a brand or a
// tag. It rejects a text without a visible character. nil means absent.
func (r *Refusals) Label(pointer string, text *string) *string {
	text = Trimmed(text)
	if text != nil && !Visible(*text) {
		r.Add(pointer, "The text is empty. Send a text with at least one visible character.")
	}
	return text
}

// OptionalLabel is Label for a field that null clears. An empty text clears it as well. nil means
// absent.
func (r *Refusals) OptionalLabel(pointer string, text **string) **string {
	if text == nil || *text == nil {
		return text
	}
	if **text == "" {
		return new(*string)
	}
	return new(r.Label(pointer, *text))
}

// Labels is Label for each text of a list. It drops duplicates after trimming. nil means absent.
func (r *Refusals) Labels(pointer string, texts []string) []string {
	if texts == nil {
		return nil
	}
	out := make([]string, 0, len(texts))
	for i := range texts {
		if text := *r.Label(ItemPointer(pointer, i), &texts[i]); !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return out
}

// LabelList is Labels for a list that a patch may omit.
func (r *Refusals) LabelList(pointer string, texts *[]string) *[]string {
	if texts == nil || *texts == nil {
		return texts
	}
	return new(r.Labels(pointer, *texts))
}
