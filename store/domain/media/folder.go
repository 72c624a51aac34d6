package media

import (
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MaxFolderDepth is how deep folders nest.
const MaxFolderDepth = 10

// MediaFolder is a folder of media.
type MediaFolder struct {
	domain.Row
	ParentFolderID *int64 // nil: it is at the top
	Name           string
	CommandID      uuid.UUID `audit:"-"` // of the request that changed it last

	Path       string `gorm:"-"` // names from the top, such as /products/coffee
	MediaCount int    `gorm:"-"` // directly in it
	ChildCount int    `gorm:"-"`
}

// MediaFolderInput is what is asked for of a folder; nil members are absent.
type MediaFolderInput struct {
	ParentFolderID **int64
	Name           *string
}

// MediaFolderFilter narrows a list of folders. Zero members say nothing.
type MediaFolderFilter struct {
	Search         string
	ParentFolderID []int64
	RootOnly       bool
}

// Place is where a folder is to be: what is above it there, and how much it brings.
type Place struct {
	Known  bool    // the parent is the store's
	Above  []int64 // the parent and what is above it
	Levels int     // of folders, from the folder itself down
}

// holds tells whether the place lies within a folder.
func (p Place) holds(id int64) bool {
	for _, above := range p.Above {
		if above == id {
			return true
		}
	}
	return false
}

// Change makes a folder what is asked for. The caller holds the store's folders,
// so that the place is what it was found to be.
func (f *MediaFolder) Change(in MediaFolderInput, to Place) (changed bool, err error) {
	var refused domain.Refusals
	if in.ParentFolderID != nil && *in.ParentFolderID != nil {
		switch {
		case !to.Known:
			refused.Add("/parentFolderId", "There is no such folder.")
		case f.ID != 0 && to.holds(f.ID):
			refused.Add("/parentFolderId", "It is the folder itself, or below it.")
		case len(to.Above)+to.Levels > MaxFolderDepth:
			refused.Add("/parentFolderId", "Folders nest %d levels deep.", MaxFolderDepth)
		}
	}
	changed = domain.SetNullable(&f.ParentFolderID, in.ParentFolderID)
	if in.Name != nil {
		name := strings.TrimSpace(*in.Name)
		if name == "" || name == "." || name == ".." {
			refused.Add("/name", "It is no name of a folder.")
		}
		changed = domain.Set(&f.Name, &name) || changed
	}
	return changed, refused.Err()
}

// RefuseReplacement refuses to give what is in a folder to a place that is the
// folder itself or below it, or that would be too deep for it.
func (f *MediaFolder) RefuseReplacement(to Place) error {
	switch {
	case !to.Known:
		return domain.InvalidParameter("replacementFolderId", "There is no such folder.")
	case to.holds(f.ID):
		return domain.InvalidParameter("replacementFolderId", "It is the folder itself, or below it.")
	case len(to.Above)+to.Levels-1 > MaxFolderDepth:
		return domain.InvalidParameter("replacementFolderId", "Folders nest %d levels deep.", MaxFolderDepth)
	}
	return nil
}

// RefuseDelete refuses to delete a folder that is not empty.
func (f *MediaFolder) RefuseDelete() error {
	if f.MediaCount+f.ChildCount == 0 {
		return nil
	}
	return domain.Errorf(domain.InUse, "It holds %d media and %d folders. replacementFolderId names the folder that takes them over.", f.MediaCount, f.ChildCount)
}
