package content

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"image"
	"image/color"
	"image/draw"
	"io"
	"log/slog"

	"github.com/kovidgoyal/imaging/prism/meta/icc"
)

// maxProfile is the maximum length of a color profile in bytes. Printer profiles have one or two megabytes. Longer
// profiles are ignored.
const maxProfile = 4 << 20

// inflated returns the profile in a PNG's iCCP chunk, which contains a name, a zero, the method zero and zlib data. nil
// means that the chunk has no valid profile.
func inflated(chunk []byte) []byte {
	_, packed, found := bytes.Cut(chunk, []byte{0})
	if !found || len(packed) < 1 || packed[0] != 0 {
		return nil
	}
	z, err := zlib.NewReader(bytes.NewReader(packed[1:]))
	if err != nil {
		return nil
	}
	profile, err := io.ReadAll(io.LimitReader(z, maxProfile+1))
	if err != nil || len(profile) > maxProfile {
		return nil
	}
	return profile
}

// profileParts collects the parts of a color profile. Each segment of a JPEG contains one part.
type profileParts struct {
	parts map[byte][]byte // parts by number, from 1
	size  int
}

// add collects the part in a segment. After the name, a segment contains the number of the part, the number of parts,
// and the part.
func (p *profileParts) add(segment []byte) {
	if len(segment) < 2 || p.size+len(segment) > maxProfile {
		return
	}
	if p.parts == nil {
		p.parts = map[byte][]byte{}
	}
	p.parts[segment[0]], p.size = segment[2:], p.size+len(segment)
}

// profile returns the complete profile; nil means that the image has no profile, or that a part is missing.
func (p *profileParts) profile() (whole []byte) {
	for n := 1; n <= len(p.parts); n++ {
		part, ok := p.parts[byte(n)]
		if !ok {
			return nil
		}
		whole = append(whole, part...)
	}
	return whole
}

// colors converts pixels to sRGB, the color space of pictures without a profile. A pixel has the components of the
// picture's color model: red, green and blue; a gray value; or cyan, magenta, yellow and black.
type colors struct {
	pipeline *icc.Pipeline
	inks     bool
}

// colorsOf returns the conversion from a profile to sRGB, with the perceptual intent, as in browsers. nil means that no
// conversion is needed, or that the profile cannot be used.
func colorsOf(profile []byte, inks bool) (convert *colors) {
	if !wholeProfile(profile) {
		return nil
	}
	defer unusable(&convert)
	p, err := icc.DecodeProfile(bytes.NewReader(profile))
	if err != nil || p.Header.DataColorSpace == icc.ColorSpaceRGB && p.IsSRGB() {
		return nil
	}
	components, ok := map[icc.ColorSpace]int{icc.ColorSpaceRGB: 3, icc.ColorSpaceGray: 1, icc.ColorSpaceCMYK: 4}[p.Header.DataColorSpace]
	if !ok || inks != (components == 4) {
		return nil
	}
	pipeline, err := p.CreateTransformerToSRGB(icc.PerceptualRenderingIntent, false, components, true, false, true)
	if err != nil {
		return nil
	}
	return &colors{pipeline: pipeline, inks: inks}
}

// unusable sets the result to nil if the library panicked. The library does not promise to survive every profile.
func unusable[T any](result **T) {
	if reason := recover(); reason != nil {
		slog.Warn("color profile of a picture not used", "reason", reason)
		*result = nil
	}
}

// wholeProfile reports whether a profile contains all elements and curve points that it declares (ICC.1, "Tag table"
// and "curveType"). The library allocates memory for the declared numbers.
func wholeProfile(profile []byte) bool {
	const head, entry = 128, 12
	if len(profile) < head+4 {
		return false
	}
	entries := profile[head+4:]
	n := uint64(binary.BigEndian.Uint32(profile[head:]))
	if n > uint64(len(entries)/entry) {
		return false
	}
	for i := range n {
		at := entries[i*entry:]
		if uint64(binary.BigEndian.Uint32(at[4:]))+uint64(binary.BigEndian.Uint32(at[8:])) > uint64(len(profile)) {
			return false
		}
	}
	curve := []byte("curv\x00\x00\x00\x00")
	for rest, found := profile, true; found; {
		if _, rest, found = bytes.Cut(rest, curve); found && (len(rest) < 4 || uint64(binary.BigEndian.Uint32(rest)) > uint64(len(rest)-4)/2) {
			return false
		}
	}
	return true
}

// shown converts an image to sRGB. inks means that its pixels are CMYK. convert may be nil. A profile that cannot be
// used is ignored, as in browsers.
func shown(picture *image.RGBA, convert *colors, inks bool) image.Image {
	if convert != nil {
		if converted := convert.picture(picture); converted != nil {
			return converted
		}
	}
	if inks {
		return unprofiled(picture)
	}
	return picture
}

// unprofiled converts a CMYK image to RGB in the same way as programs without a profile.
func unprofiled(picture *image.RGBA) *image.RGBA {
	from := &image.CMYK{Pix: picture.Pix, Stride: picture.Stride, Rect: picture.Rect}
	to := image.NewRGBA(picture.Rect)
	draw.Draw(to, to.Rect, from, to.Rect.Min, draw.Src)
	return to
}

// picture converts a picture; nil means that the profile cannot be used.
func (c *colors) picture(from *image.RGBA) (to *image.NRGBA) {
	defer unusable(&to)
	to = image.NewNRGBA(from.Rect)
	var last, made color.NRGBA // neighboring pixels often have the same color
	known := false
	for y := from.Rect.Min.Y; y < from.Rect.Max.Y; y++ {
		in, out := from.Pix[from.PixOffset(from.Rect.Min.X, y):], to.Pix[to.PixOffset(from.Rect.Min.X, y):]
		for x := 0; x < 4*from.Rect.Dx(); x += 4 {
			pixel := color.NRGBA{in[x], in[x+1], in[x+2], in[x+3]}
			if !c.inks && pixel.A < 0xFF {
				pixel = color.NRGBAModel.Convert(color.RGBA(pixel)).(color.NRGBA)
			}
			if !known || pixel != last {
				last, made, known = pixel, c.pixel(pixel), true
			}
			out[x], out[x+1], out[x+2], out[x+3] = made.R, made.G, made.B, made.A
		}
	}
	return to
}

// pixel converts a pixel. In a CMYK image, the fourth value is black.
func (c *colors) pixel(from color.NRGBA) color.NRGBA {
	if c.inks {
		in := [4]float64{unit(from.R), unit(from.G), unit(from.B), unit(from.A)}
		var out [4]float64
		c.pipeline.TransformGeneral(out[:], in[:])
		return color.NRGBA{byteOf(out[0]), byteOf(out[1]), byteOf(out[2]), 0xFF}
	}
	r, g, b := c.pipeline.Transform(unit(from.R), unit(from.G), unit(from.B))
	return color.NRGBA{byteOf(r), byteOf(g), byteOf(b), from.A}
}

func unit(v uint8) float64 { return float64(v) / 0xFF }

func byteOf(v float64) uint8 { return uint8(max(0, min(v, 1))*0xFF + 0.5) }
