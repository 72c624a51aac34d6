// Package media says what is true of media: the images and files of a store, their
// stored files, and the folders that people keep them in.
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

// MediaType is what kind of file a medium is.
type MediaType string

const (
	Image    MediaType = "IMAGE"
	Video    MediaType = "VIDEO"
	Document MediaType = "DOCUMENT"
)

// TypeOf is the kind of file that a MIME type stands for.
func TypeOf(mimeType string) MediaType {
	switch kind, _, _ := strings.Cut(mimeType, "/"); kind {
	case "image":
		return Image
	case "video":
		return Video
	}
	return Document
}

// MediaStatus is how far a medium's file is.
type MediaStatus string

const (
	Uploading  MediaStatus = "UPLOADING"  // its bytes are being stored; no medium has it yet
	Processing MediaStatus = "PROCESSING" // stored; smaller images are still to be made
	Ready      MediaStatus = "READY"
	Failed     MediaStatus = "FAILED"   // it could not be read
	Deleting   MediaStatus = "DELETING" // nothing has it any more, and its bytes are being deleted
)

const (
	// UnusedFor is how long a stored file stays that no medium has.
	UnusedFor = 24 * time.Hour
	// MaxAttempts is how often a file is tried to be read: one that ends the process
	// each time must not do so for ever.
	MaxAttempts = 3
	// ThumbnailWidth is the width of the image that stands for another one in lists.
	ThumbnailWidth = 320
	// maxFileName is how long a file name may be.
	maxFileName = 255
)

// VariantWidths are those of the smaller images that are made of an image, as far
// as it is wider.
var VariantWidths = []int{1280, 640, ThumbnailWidth}

// Variant is a smaller image of the same picture.
type Variant struct {
	Width  int    `json:"width"`
	Height int    `json:"height"`
	Name   string `json:"name"` // of its blob, behind the file's key
}

// MediaFile is a stored file. What is uploaded twice to a store is stored once.
type MediaFile struct {
	domain.Row
	Checksum        string // SHA-256 of what was uploaded, in hexadecimal
	Key             string // what the names of its blobs begin with
	MediaType       MediaType
	MimeType        string
	SizeBytes       int64 // as it is stored
	Width, Height   *int  // as it is shown
	DurationSeconds *int
	Variants        []Variant `gorm:"serializer:json"`
	Status          MediaStatus
	Attempts        int
	DeleteOn        *time.Time
}

// extensions end the names of stored files. They decide as what a file is served.
var extensions = map[string]string{
	"image/jpeg": "jpg", "image/png": "png", "image/gif": "gif", "image/webp": "webp",
	"video/mp4": "mp4", "video/webm": "webm",
	"application/pdf": "pdf", "text/csv": "csv", "text/plain": "txt",
}

// MimeTypes are those of files that a store keeps, by the ending of their names.
func MimeTypes() map[string]string {
	out := make(map[string]string, len(extensions))
	for mimeType, extension := range extensions {
		out[extension] = mimeType
	}
	return out
}

// Accepts tells whether a store keeps files of a type.
func Accepts(mimeType string) bool { return extensions[mimeType] != "" }

// Original is the name of the file's own blob.
func (f *MediaFile) Original() string { return f.Key + "/original." + extensions[f.MimeType] }

// Smaller is the name of the blob of an image of some width and type that is
// made of the file.
func Smaller(width int, mimeType string) string {
	return domain.Itoa(width) + "." + extensions[mimeType]
}

// Address makes the address of a blob out of its name.
type Address func(name string) string

// URL is where the file is.
func (f *MediaFile) URL(at Address) string { return at(f.Original()) }

// ThumbnailURL is where its small image is; nil: there is none, or not yet.
func (f *MediaFile) ThumbnailURL(at Address) *string {
	if len(f.Variants) == 0 {
		return nil
	}
	smallest := slices.MinFunc(f.Variants, func(a, b Variant) int { return a.Width - b.Width })
	url := at(f.Key + "/" + smallest.Name)
	return &url
}

// VariantURL is where a smaller image is.
func (f *MediaFile) VariantURL(v Variant, at Address) string { return at(f.Key + "/" + v.Name) }

// Processed keeps what was found out about a stored file.
func (f *MediaFile) Processed(variants []Variant) {
	f.Variants, f.Status = variants, Ready
}

// Broken keeps that a stored file cannot be read.
func (f *MediaFile) Broken() { f.Variants, f.Status = []Variant{}, Failed }

// Media is an image or another file of a store.
type Media struct {
	domain.Row
	MediaFileID    int64 `audit:"-"`
	FolderID       *int64
	FileName       string // for people
	AltText        *string
	FocalX, FocalY *domain.Amount
	Tags           []string  `gorm:"serializer:json"`
	SizeBytes      int64     `audit:"-"`
	Search         string    `audit:"-"`
	CommandID      uuid.UUID `audit:"-"` // of the request that changed it last

	File       *MediaFile `gorm:"-"`
	UsageCount int        `gorm:"-"`
}

// Image is the medium where it is an image; nil where it is none.
func (m *Media) Image() *Media {
	if m == nil || m.File == nil || m.File.MediaType != Image {
		return nil
	}
	return m
}

// SmallURL is where the image is in the size of lists, or as it is where there is no
// smaller one yet.
func (m *Media) SmallURL(at Address) string {
	if small := m.File.ThumbnailURL(at); small != nil {
		return *small
	}
	return m.File.URL(at)
}

// TableName is the plural of medium, too.
func (Media) TableName() string { return "media" }

// Usage is what the files of a store take, as they were uploaded: those that nothing has
// any more count until their bytes are deleted.
type Usage struct {
	FileCount int64
	SizeBytes int64
}

// RefuseUpload refuses what is more than a store may have: room bytes, or whatever there
// is room for where that is 0.
func (u Usage) RefuseUpload(room int64) error {
	if room == 0 || u.SizeBytes <= room {
		return nil
	}
	return domain.Errorf(domain.PayloadTooLarge, "With this file the store's files would take %d bytes; they may take %d. What is deleted counts until its bytes are gone, about a day later.", u.SizeBytes, room)
}

// MediaFilter narrows a list of media. Zero members say nothing.
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

// MediaInput is what is asked for of a medium; nil members are absent.
type MediaInput struct {
	FolderID       **int64
	FileName       *string
	AltText        **string
	FocalX, FocalY **domain.Amount
	Tags           []string
}

// NewMedia is a medium of a file before anything is known of it.
func NewMedia(f *MediaFile) *Media {
	return &Media{MediaFileID: f.ID, File: f, SizeBytes: f.SizeBytes, Tags: []string{}}
}

// Change makes a medium what is asked for; folderKnown tells whether the folder
// that is named is the store's.
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
	changed = m.changeFocus(in, &refused) || changed
	if in.Tags != nil {
		changed = domain.SetWhole(&m.Tags, &in.Tags) || changed
	}
	m.index()
	return changed, refused.Err()
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

// index writes down what the medium is found by.
func (m *Media) index() {
	texts := append([]string{m.FileName}, m.Tags...)
	if m.AltText != nil {
		texts = append(texts, *m.AltText)
	}
	m.Search = SearchText(strings.Join(texts, "\n"))
}

// SearchText is a text as searches compare it: without regard to case.
func SearchText(text string) string { return strings.ToLower(text) }

// CleanFileName is the last part of the name that a file was sent with, without what
// cannot be shown. It never decides where anything is stored.
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

// Use is how many things of one kind use a medium, and which, as far as they are
// named.
type Use struct {
	Kind  string // PRODUCT, VARIANT, OPTION_VALUE, COLLECTION, STORE
	Count int
	Names []string
}

// kindNames are what people call what uses media.
var kindNames = map[string]string{"PRODUCT": "products", "VARIANT": "variants", "OPTION_VALUE": "choices of options", "COLLECTION": "collections", "STORE": "the store's logo"}

// RefuseDelete refuses to delete a medium that something uses, and names what.
func (m *Media) RefuseDelete(uses []Use) error {
	if len(uses) == 0 {
		return nil
	}
	var parts []string
	for _, u := range uses {
		part := kindNames[u.Kind]
		if u.Kind != "STORE" {
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
