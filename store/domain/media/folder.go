package media

import (
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MaxFolderDepth is the maximum number of levels of nested folders.
const MaxFolderDepth = 10

// MediaFolder is a folder of media.
type MediaFolder struct {
	domain.Row
	ParentFolderID *int64 // nil means a top-level folder
	Name           string
	CommandID      uuid.UUID `audit:"-"` // request that last changed it

	Path       string `gorm:"-"` // names from the top folder, such as /products/coffee
	MediaCount int    `gorm:"-"` // media directly in the folder
	ChildCount int    `gorm:"-"`
}

// MediaFolderInput has the fields of a folder in a request; nil means the field is absent.
type MediaFolderInput struct {
	ParentFolderID **int64
	Name           *string
}

// MediaFolderFilter narrows a list of folders. A zero field does not filter.
type MediaFolderFilter struct {
	Search         string
	ParentFolderID []int64
	RootOnly       bool
}

// Place describes the new position of a folder: its ancestors there, and the levels that the folder adds.
type Place struct {
	Known  bool    // the parent exists in the store
	Above  []int64 // the parent and its ancestors
	Levels int     // levels of folders, counting the folder itself and those below it
}

// holds reports whether the place is in a folder or below it.
func (p Place) holds(id int64) bool {
	for _, above := range p.Above {
		if above == id {
			return true
		}
	}
	return false
}

// Change applies the input to a folder and reports whether it changed anything. The caller must hold the lock on
// the store's folders.
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

// RefuseReplacement returns an error if the folder's content cannot move to a place. The place must be a folder of
// the store outside this folder, and the moved content must stay within the maximum depth.
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

// RefuseDelete returns an error if the folder is not empty.
func (f *MediaFolder) RefuseDelete() error {
	if f.MediaCount+f.ChildCount == 0 {
		return nil
	}
	return domain.Errorf(domain.InUse, "It holds %d media and %d folders. replacementFolderId names the folder that takes them over.", f.MediaCount, f.ChildCount)
}
