// Package media contains the rules of media: the images and files of a store, the stored bytes, and the
// folders.
package media

import (
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MediaType is the type of a media item's file.
type MediaType string

const (
	Image    MediaType = "IMAGE"
	Video    MediaType = "VIDEO"
	Document MediaType = "DOCUMENT"
)

// TypeOf returns the media type of a MIME type.
func TypeOf(mimeType string) MediaType {
	switch kind, _, _ := strings.Cut(mimeType, "/"); kind {
	case "image":
		return Image
	case "video":
		return Video
	}
	return Document
}

// MediaStatus is the state of a stored file.
type MediaStatus string

const (
	Uploading  MediaStatus = "UPLOADING"  // bytes are being stored; no media item refers to the file yet
	Processing MediaStatus = "PROCESSING" // bytes are stored, but the smaller images do not exist yet
	Ready      MediaStatus = "READY"
	Failed     MediaStatus = "FAILED"   // the file could not be read
	Deleting   MediaStatus = "DELETING" // no media item refers to the file; its bytes are being deleted
)

const (
	// UnusedFor is how long the bytes of a file without a media item are stored.
	UnusedFor = 24 * time.Hour
	// MaxAttempts is the maximum number of attempts to read a file. The limit stops a file that crashes
	// the process from crashing it again and again.
	MaxAttempts = 3
	// ThumbnailWidth is the width of images in lists, in pixels.
	ThumbnailWidth = 320
	// maxFileName is the maximum length of a file name, in characters.
	maxFileName = 255
)

// VariantWidths lists the widths, in pixels, of the smaller versions of an image. Only widths below that
// of the image itself are used.
var VariantWidths = []int{1280, 640, ThumbnailWidth}

// Variant is a smaller version of an image file.
type Variant struct {
	Width  int    `json:"width"`
	Height int    `json:"height"`
	Name   string `json:"name"` // name of the blob without the key of the file
}

// MediaFile is a stored file. Identical uploads in a store share one MediaFile.
type MediaFile struct {
	domain.Row
	Checksum        string // SHA-256 of the uploaded bytes, in hexadecimal
	Key             string // prefix of the names of the file's blobs
	MediaType       MediaType
	MimeType        string
	SizeBytes       int64 // size of the uploaded bytes
	Width, Height   *int  // in pixels, as displayed
	DurationSeconds *int
	Variants        []Variant `gorm:"serializer:json"`
	Status          MediaStatus
	Attempts        int
	DeleteOn        *time.Time
}

// extensions maps each accepted MIME type to the extension of stored files. The extension determines the
// type with which a file is served.
var extensions = map[string]string{
	"image/jpeg": "jpg", "image/png": "png", "image/gif": "gif", "image/webp": "webp",
	"video/mp4": "mp4", "video/webm": "webm",
	"application/pdf": "pdf", "text/csv": "csv", "text/plain": "txt",
}

// MimeTypes returns the accepted MIME types by file extension.
func MimeTypes() map[string]string {
	out := make(map[string]string, len(extensions))
	for mimeType, extension := range extensions {
		out[extension] = mimeType
	}
	return out
}

// Accepts reports whether a store accepts files of a MIME type.
func Accepts(mimeType string) bool { return extensions[mimeType] != "" }

// Original returns the name of the blob that contains the uploaded file.
func (f *MediaFile) Original() string { return f.Key + "/original." + extensions[f.MimeType] }

// Smaller returns the name, without the key, of the blob for a smaller image of this width and MIME type.
func Smaller(width int, mimeType string) string {
	return domain.Itoa(width) + "." + extensions[mimeType]
}

// Address returns the public address of the blob with a name.
type Address func(name string) string

// URL returns the address of the uploaded file.
func (f *MediaFile) URL(at Address) string { return at(f.Original()) }

// ThumbnailURL returns the address of the file's smallest image; nil means that no smaller image exists
// yet.
func (f *MediaFile) ThumbnailURL(at Address) *string {
	if len(f.Variants) == 0 {
		return nil
	}
	smallest := slices.MinFunc(f.Variants, func(a, b Variant) int { return a.Width - b.Width })
	url := at(f.Key + "/" + smallest.Name)
	return &url
}

// VariantURL returns the address of a smaller image.
func (f *MediaFile) VariantURL(v Variant, at Address) string { return at(f.Key + "/" + v.Name) }

// Processed records the smaller images of a file, and marks the file as ready.
func (f *MediaFile) Processed(variants []Variant) {
	f.Variants, f.Status = variants, Ready
}

// Broken records that the file cannot be read.
func (f *MediaFile) Broken() { f.Variants, f.Status = []Variant{}, Failed }

// Media is an image or another file of a store.
type Media struct {
	domain.Row
	MediaFileID    int64 `audit:"-"`
	FolderID       *int64
	FileName       string // name for display only
	AltText        *string
	Translations   []Translation `gorm:"serializer:json"`
	FocalX, FocalY *domain.Amount
	Tags           []string  `gorm:"serializer:json"`
	SizeBytes      int64     `audit:"-"`
	Search         string    `audit:"-"`
	CommandID      uuid.UUID `audit:"-"` // id of the request that last changed the media item

	File       *MediaFile `gorm:"-"`
	UsageCount int        `gorm:"-"`
}

// Translation is the alternative text of a media item in another language.
type Translation struct {
	LanguageCode string `json:"languageCode"`
	AltText      string `json:"altText"`
}

// TextIn returns the alternative text of the media item in a reader's language; nil means that the media item has no
// such text.
func (m *Media) TextIn(r domain.Reading) domain.TextIn[*string] {
	return domain.Choose(r, m.AltText, func(language string) (*string, bool) {
		i := slices.IndexFunc(m.Translations, func(t Translation) bool { return domain.SameLanguage(t.LanguageCode, language) })
		if i < 0 {
			return nil, false
		}
		return &m.Translations[i].AltText, true
	})
}

// Image returns the media item if it is an image, otherwise nil.
func (m *Media) Image() *Media {
	if m == nil || m.File == nil || m.File.MediaType != Image {
		return nil
	}
	return m
}

// SmallURL returns the address of the image at list size, or of the original if no smaller image exists yet.
func (m *Media) SmallURL(at Address) string {
	if small := m.File.ThumbnailURL(at); small != nil {
		return *small
	}
	return m.File.URL(at)
}

// TableName returns the name of the table. GORM would form another plural, although "media" is already
// plural.
func (Media) TableName() string { return "media" }

// Usage is the storage that a store's files occupy, measured by the uploaded bytes. Unused files count
// until their bytes are deleted.
type Usage struct {
	FileCount int64
	SizeBytes int64
}

// RefuseUpload returns an error if the store already uses more than room bytes; 0 means no limit.
func (u Usage) RefuseUpload(room int64) error {
	if room == 0 || u.SizeBytes <= room {
		return nil
	}
	return domain.Errorf(domain.PayloadTooLarge, "With this file the store's files would take %d bytes; they may take %d. Deleted files count until their bytes are removed, about a day later.", u.SizeBytes, room)
}

// MediaFilter narrows a list of media. A zero field does not filter.
type MediaFilter struct {
	Search                                string
	FolderID                              []int64
	RootOnly                              bool
	MediaType                             []MediaType
	Status                                []MediaStatus
	Tag                                   []string
	IsUsed                                *bool
	CreatedFrom, CreatedTo, ModifiedSince *time.Time
}

// MediaInput contains the fields of a media item in a request; nil means absent.
type MediaInput struct {
	FolderID       **int64
	FileName       *string
	AltText        **string
	Translations   []Translation
	FocalX, FocalY **domain.Amount
	Tags           []string
}

// NewMedia returns a media item that refers to a file and has no other data.
func NewMedia(f *MediaFile) *Media {
	return &Media{MediaFileID: f.ID, File: f, SizeBytes: f.SizeBytes, Tags: []string{}, Translations: []Translation{}}
}

// Change applies the input, and reports whether the media item changed. folderKnown reports whether the folder in the
// input exists in the store.
func (m *Media) Change(in MediaInput, folderKnown bool) (changed bool, err error) {
	var refused domain.Refusals
	if in.FolderID != nil && *in.FolderID != nil && !folderKnown {
		refused.Add("/folderId", "There is no such folder.")
	}
	changed = domain.SetNullable(&m.FolderID, in.FolderID)
	if in.FileName != nil {
		name := CleanFileName(*in.FileName)
		if name == "" {
			refused.Add("/fileName", "The name has nothing that can be shown.")
		}
		changed = domain.Set(&m.FileName, &name) || changed
	}
	changed = domain.SetNullable(&m.AltText, in.AltText) || changed
	if in.Translations != nil {
		changed = domain.SetWhole(&m.Translations, new(translated(in.Translations, &refused))) || changed
	}
	changed = m.changeFocus(in, &refused) || changed
	if tags := refused.Labels("/tags", in.Tags); tags != nil {
		changed = domain.SetWhole(&m.Tags, &tags) || changed
	}
	m.index()
	return changed, refused.Err()
}

// translated returns the translations with trimmed texts. It refuses a second text in the same language,
// and texts without a visible character.
func translated(texts []Translation, refused *domain.Refusals) []Translation {
	out := make([]Translation, len(texts))
	for i, t := range texts {
		at := domain.ItemPointer("/translations", i)
		if slices.ContainsFunc(texts[:i], func(o Translation) bool { return domain.SameLanguage(o.LanguageCode, t.LanguageCode) }) {
			refused.Add(at+"/languageCode", "There is one entry a language.")
		}
		out[i] = Translation{LanguageCode: t.LanguageCode, AltText: *refused.Label(at+"/altText", &t.AltText)}
	}
	return out
}

func (m *Media) changeFocus(in MediaInput, refused *domain.Refusals) bool {
	for _, side := range []struct {
		at    string
		value **domain.Amount
	}{{"/focalX", in.FocalX}, {"/focalY", in.FocalY}} {
		if side.value != nil && *side.value != nil && ((*side.value).Sign() < 0 || domain.AmountOf(1, 0).Less(**side.value)) {
			refused.Add(side.at, "The point lies between 0 and 1.")
		}
	}
	changed := domain.SetAmount(&m.FocalX, in.FocalX)
	changed = domain.SetAmount(&m.FocalY, in.FocalY) || changed
	switch {
	case m.FocalX == nil && m.FocalY != nil:
		refused.Add("/focalX", "focalX and focalY are set together.")
	case m.FocalX != nil && m.FocalY == nil:
		refused.Add("/focalY", "focalX and focalY are set together.")
	}
	return changed
}

// index recomputes the search text of the media item.
func (m *Media) index() {
	texts := append([]string{m.FileName}, m.Tags...)
	if m.AltText != nil {
		texts = append(texts, *m.AltText)
	}
	for _, t := range m.Translations {
		texts = append(texts, t.AltText)
	}
	m.Search = domain.FoldSearch(strings.Join(texts, "\n"))
}

// CleanFileName returns the last part of an uploaded file's name, without invisible characters. The
// returned name never determines where the file is stored.
func CleanFileName(name string) string {
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	name = strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !unicode.IsGraphic(r) {
			return -1
		}
		return r
	}, name)
	name = strings.TrimSpace(name)
	if runes := []rune(name); len(runes) > maxFileName {
		name = string(runes[:maxFileName])
	}
	return name
}

// Use describes how many objects of one kind use a media item, with the names of some of them.
type Use struct {
	Kind  string // PRODUCT, VARIANT, OPTION_VALUE, COLLECTION, STORE, EMAIL_TEMPLATE, INVOICE
	Count int
	Names []string
}

// kindNames maps kinds of objects to their names in errors.
var kindNames = map[string]string{"PRODUCT": "products", "VARIANT": "variants", "OPTION_VALUE": "choices of options", "COLLECTION": "collections", "STORE": "the store's logo",
	"EMAIL_TEMPLATE": "mail templates", "INVOICE": "issued invoices, which print it as their logo"}

// RefuseDelete returns an error that names the objects that use the media item, or nil if no object uses the media
// item.
func (m *Media) RefuseDelete(uses []Use) error {
	if len(uses) == 0 {
		return nil
	}
	var parts []string
	for _, u := range uses {
		part := kindNames[u.Kind]
		if u.Kind != "STORE" && u.Kind != "INVOICE" {
			part = domain.Itoa(u.Count) + " " + part + " (" + strings.Join(u.Names, ", ")
			if more := u.Count - len(u.Names); more > 0 {
				part += " and " + domain.Itoa(more) + " more"
			}
			part += ")"
		}
		parts = append(parts, part)
	}
	return domain.Errorf(domain.InUse, "It is used by %s. force takes it out of all of them.", strings.Join(parts, ", "))
}
