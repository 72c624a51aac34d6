package media

import (
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MaxFolderDepth is the maximum number of levels of nested folders.
const MaxFolderDepth = 10

// MediaFolder is a folder that contains media and other folders.
type MediaFolder struct {
	domain.Row
	ParentFolderID *int64 // nil means that the folder is at the top level
	Name           string
	CommandID      uuid.UUID `audit:"-"` // id of the request that last changed the folder

	Path       string `gorm:"-"` // names of the folders from the top, such as /products/coffee
	MediaCount int    `gorm:"-"` // number of media directly in the folder
	ChildCount int    `gorm:"-"`
}

// MediaFolderInput contains the fields of a folder in a request; nil means absent.
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

// Place describes the new position of a folder: the ancestors at that position, and the number of levels
// that the folder adds there.
type Place struct {
	Known  bool    // the parent exists in the store
	Above  []int64 // ids of the parent and its ancestors
	Levels int     // number of levels of the folder itself and the folders below it
}

// holds reports whether the place is inside the folder, at any depth.
func (p Place) holds(id int64) bool {
	for _, above := range p.Above {
		if above == id {
			return true
		}
	}
	return false
}

// Change applies the input to a folder, and reports whether the folder changed. The caller must have
// locked the store's folders.
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

// RefuseReplacement returns an error if the folder's content cannot move to a place. The place must be a
// folder of the store outside of this folder, and the moved content must stay within the maximum depth.
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
