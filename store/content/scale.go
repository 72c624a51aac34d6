package content

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"

	scaling "golang.org/x/image/draw"
)

// decoding limits memory: a process decodes only one image at a time.
var decoding = make(chan struct{}, 1)

// quality is the JPEG quality of the images that Shrink makes.
const quality = 82

// Smaller is a smaller copy of an image.
type Smaller struct {
	Width, Height int
	MimeType      string
	Bytes         []byte
}

// Reader returns a new reader of the image.
func (s Smaller) Reader() io.Reader { return bytes.NewReader(s.Bytes) }

var decoders = map[string]func(io.Reader) (image.Image, error){
	"image/jpeg": jpeg.Decode, "image/png": png.Decode, "image/gif": gif.Decode, "image/webp": decodeWebP,
}

// Shrink makes smaller copies of an image that Inspect has accepted, rotated as displayed. It makes a copy for each
// width that is smaller than the image, and always a copy for the last width. The last copy is at most as wide as the
// image. widths must be in descending order. The copies are in sRGB, converted from the color profile of the image. For
// a damaged image, Shrink returns invalid_value.
func (f *File) Shrink(ctx context.Context, r io.Reader, widths []int) ([]Smaller, error) {
	select {
	case decoding <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-decoding }()
	picture, err := decoders[f.MimeType](r)
	if err != nil || !f.shows(picture) {
		return nil, broken()
	}
	inks, printed := picture.(*image.CMYK)
	if printed { // the scaler treats the four values of a CMYK pixel like any other four values
		picture = &image.RGBA{Pix: inks.Pix, Stride: inks.Stride, Rect: inks.Rect}
	}
	convert := colorsOf(f.profile, printed)
	var out []Smaller
	for i, width := range widths {
		if width = min(width, f.Width); width == f.Width && i < len(widths)-1 || ctx.Err() != nil {
			continue
		}
		small := f.shrunk(picture, width)
		made, err := encode(turn(shown(small, convert, printed), f.orientation))
		if err != nil {
			return nil, err
		}
		out, picture = append(out, made), small
	}
	return out, ctx.Err()
}

// shows reports whether the decoded image has the dimensions in the file's header.
func (f *File) shows(picture image.Image) bool {
	width, height := f.Width, f.Height
	if f.orientation > 4 {
		width, height = height, width
	}
	return picture.Bounds().Dx() == width && picture.Bounds().Dy() == height
}

// shrunk scales the image to a displayed width, without rotating it.
func (f *File) shrunk(picture image.Image, width int) *image.RGBA {
	height := max(1, (f.Height*width+f.Width/2)/f.Width)
	if f.orientation > 4 {
		width, height = height, width
	}
	from := picture
	if by := min(picture.Bounds().Dx()/width, picture.Bounds().Dy()/height); by > 1 {
		from = averaged(picture, by)
	}
	to := image.NewRGBA(image.Rect(0, 0, width, height))
	scaling.ApproxBiLinear.Scale(to, to.Bounds(), from, from.Bounds(), draw.Src, nil)
	return to
}

// averaged averages each square of by × by pixels into one pixel. It needs memory only for the result, whereas scaling
// in one step would need more.
func averaged(picture image.Image, by int) image.Image {
	at, ok := picture.(image.RGBA64Image)
	if !ok {
		return picture
	}
	b := picture.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()/by, b.Dy()/by))
	n := uint32(by * by)
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			var r, g, bl, a uint64
			for dy := range by {
				for dx := range by {
					c := at.RGBA64At(b.Min.X+x*by+dx, b.Min.Y+y*by+dy)
					r, g, bl, a = r+uint64(c.R), g+uint64(c.G), bl+uint64(c.B), a+uint64(c.A)
				}
			}
			out.SetRGBA(x, y, color.RGBA{eight(r, n), eight(g, n), eight(bl, n), eight(a, n)})
		}
	}
	return out
}

func eight(sum uint64, n uint32) uint8 { return uint8(sum / uint64(n) >> 8) }

// turn rotates an image so that it is displayed upright.
func turn(picture image.Image, orientation int) image.Image {
	if orientation == 1 {
		return picture
	}
	b := picture.Bounds()
	width, height := b.Dx(), b.Dy()
	out := image.NewRGBA(image.Rect(0, 0, width, height))
	if orientation > 4 {
		out = image.NewRGBA(image.Rect(0, 0, height, width))
	}
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			from := [...]image.Point{
				2: {width - 1 - x, y}, 3: {width - 1 - x, height - 1 - y}, 4: {x, height - 1 - y},
				5: {y, x}, 6: {y, height - 1 - x}, 7: {width - 1 - y, height - 1 - x}, 8: {width - 1 - y, x},
			}[orientation]
			out.Set(x, y, picture.At(b.Min.X+from.X, b.Min.Y+from.Y))
		}
	}
	return out
}

// encode encodes an opaque image as JPEG, and an image with transparency as PNG.
func encode(picture image.Image) (Smaller, error) {
	var out bytes.Buffer
	made := Smaller{Width: picture.Bounds().Dx(), Height: picture.Bounds().Dy(), MimeType: "image/jpeg"}
	err := error(nil)
	if opaque, ok := picture.(interface{ Opaque() bool }); ok && !opaque.Opaque() {
		made.MimeType = "image/png"
		err = png.Encode(&out, picture)
	} else {
		err = jpeg.Encode(&out, picture, &jpeg.Options{Quality: quality})
	}
	made.Bytes = out.Bytes()
	return made, err
}
