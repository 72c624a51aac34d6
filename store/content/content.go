// Package content determines the type of uploaded files from their bytes, never from their names. It removes metadata
// from images and makes smaller images. Its memory use is bounded for any input, because it checks the dimensions of an
// image before it decodes pixels.
package content

import (
	"encoding/binary"
	"errors"
	"image"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"
	"strings"

	"github.com/gabriel-vasile/mimetype"
	"golang.org/x/image/webp"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MaxPixels is the maximum number of pixels of an image. A decoded image of this size takes up to 400 MB.
const MaxPixels = 50_000_000

// maxSide is the maximum width and height of an image, in pixels.
const maxSide = 50_000

// sniffed is the number of bytes of a file that are read to determine its type.
const sniffed = 3072

// File describes an uploaded file.
type File struct {
	MimeType string
	// Width and Height are the displayed dimensions in pixels; 0 for files that are not images.
	Width, Height int
	// Seconds is the duration of a video; 0 means unknown.
	Seconds int
	// Animated means that the image has several frames. Smaller images show only the first frame.
	Animated bool

	orientation int    // EXIF orientation, 1 to 8
	profile     []byte // ICC color profile; nil means sRGB
}

// Inspect determines the type and dimensions of a file. If accepts returns false for the type, it returns
// unsupported_media_type. For a file that is damaged or too large, it returns invalid_value at /file.
func Inspect(r io.ReadSeeker, accepts func(mimeType string) bool) (File, error) {
	f := File{orientation: 1}
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return f, err
	}
	head := make([]byte, sniffed)
	n, err := io.ReadFull(r, head)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return f, err
	}
	if n == 0 {
		return f, domain.Invalid("/file", "The file is empty.")
	}
	f.MimeType, _, _ = strings.Cut(mimetype.Detect(head[:n]).String(), ";")
	if !accepts(f.MimeType) {
		return f, domain.Errorf(domain.UnsupportedMediaType, "The content of the file is %s. Media are JPEG, PNG, GIF, WebP, MP4, WebM, PDF, CSV and plain text.", f.MimeType)
	}
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return f, err
	}
	if strings.HasPrefix(f.MimeType, "image/") {
		return f, f.inspectImage(r)
	}
	if f.MimeType == "video/mp4" {
		f.Seconds = mp4Seconds(r)
	}
	return f, nil
}

// configs decode the dimensions of an image without its pixels.
var configs = map[string]func(io.Reader) (image.Config, error){
	"image/jpeg": jpeg.DecodeConfig, "image/png": png.DecodeConfig, "image/gif": gif.DecodeConfig, "image/webp": webp.DecodeConfig,
}

func (f *File) inspectImage(r io.ReadSeeker) error {
	config, err := configs[f.MimeType](r)
	if err != nil {
		return broken()
	}
	f.Width, f.Height = config.Width, config.Height
	if f.Width < 1 || f.Height < 1 || f.Width > maxSide || f.Height > maxSide || int64(f.Width)*int64(f.Height) > MaxPixels {
		return domain.Invalid("/file", "The image has %d × %d pixels; at most %d megapixels are taken.", f.Width, f.Height, MaxPixels/1_000_000)
	}
	// Clean walks the same structure later, so this call reports errors now.
	if err := f.Clean(io.Discard, r); err != nil {
		return err
	}
	if f.orientation > 4 { // the image is displayed rotated by 90°
		f.Width, f.Height = f.Height, f.Width
	}
	return nil
}

func broken() error {
	return domain.Invalid("/file", "The file cannot be read: it is damaged, or ends early.")
}

// Clean writes a file in the form in which it is stored. An image keeps its pixels, colors and orientation. Everything
// else is removed from images: location, camera, comments, and data after the end of the image. Other files are copied
// unchanged.
func (f *File) Clean(w io.Writer, r io.ReadSeeker) error {
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return err
	}
	f.profile = nil
	clean, ok := map[string]func(io.Writer, io.ReadSeeker) error{
		"image/jpeg": f.cleanJPEG, "image/png": f.cleanPNG, "image/gif": f.cleanGIF, "image/webp": f.cleanWebP,
	}[f.MimeType]
	if !ok {
		_, err := io.Copy(w, r)
		return err
	}
	err := clean(w, r)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return broken()
	}
	return err
}

// mp4Seconds returns the rounded duration in the header of a video; 0 means unknown.
func mp4Seconds(r io.ReadSeeker) int {
	size, err := r.Seek(0, io.SeekEnd)
	if err != nil {
		return 0
	}
	for at, end, boxes := int64(0), size, 0; at+8 <= end && boxes < 1000; boxes++ {
		var head [16]byte
		if _, err := r.Seek(at, io.SeekStart); err != nil {
			return 0
		}
		if _, err := io.ReadFull(r, head[:8]); err != nil {
			return 0
		}
		length, body := int64(binary.BigEndian.Uint32(head[:])), at+8
		if length == 1 {
			if _, err := io.ReadFull(r, head[8:]); err != nil {
				return 0
			}
			length, body = int64(binary.BigEndian.Uint64(head[8:])), at+16
		}
		switch kind := string(head[4:8]); {
		case length < body-at || length > end-at:
			return 0
		case kind == "moov":
			at, end = body, at+length
		case kind == "mvhd":
			return mvhdSeconds(r)
		default:
			at += length
		}
	}
	return 0
}

func mvhdSeconds(r io.Reader) int {
	var b [32]byte
	if _, err := io.ReadFull(r, b[:]); err != nil {
		return 0
	}
	scale, length := uint64(binary.BigEndian.Uint32(b[12:])), uint64(binary.BigEndian.Uint32(b[16:]))
	if b[0] == 1 {
		scale, length = uint64(binary.BigEndian.Uint32(b[20:])), binary.BigEndian.Uint64(b[24:])
	}
	const day = 24 * 60 * 60
	if scale == 0 || length/scale > day {
		return 0
	}
	return int((length + scale/2) / scale)
}
