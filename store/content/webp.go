package content

import (
	"encoding/binary"
	"image"
	"image/color"
	"io"
	"strings"

	"golang.org/x/image/webp"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Flags of an extended WebP.
const webpAnimated, webpXMP, webpEXIF = 1 << 1, 1 << 2, 1 << 3

// chunk is the position and the length of a WebP chunk's content.
type chunk struct {
	kind   string
	at     int64
	length int64
}

// size returns the number of bytes of the chunk with its header, padded to an even length.
func (c chunk) size() int64 { return 8 + c.length + c.length&1 }

func (f *File) cleanWebP(w io.Writer, r io.ReadSeeker) error {
	kept, exif, err := f.webpChunks(r)
	if err != nil {
		return err
	}
	size := int64(4)
	for _, c := range kept {
		size += c.size()
	}
	var turned []byte
	if f.orientation != 1 && kept[0].kind == "VP8X" {
		turned = orientationTIFF(f.orientation)
		size += chunk{length: int64(len(turned))}.size()
	}
	head := binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(size))
	if _, err := w.Write(append(head, "WEBP"...)); err != nil {
		return err
	}
	for _, c := range kept {
		if err := copyChunk(w, r, c, exif && turned != nil); err != nil {
			return err
		}
	}
	if turned == nil {
		return nil
	}
	_, err = w.Write(append(binary.LittleEndian.AppendUint32([]byte("EXIF"), uint32(len(turned))), turned...))
	return err
}

// webpChunks lists the chunks of the picture and reads the orientation from the EXIF data. exif reports whether the
// file has EXIF data.
func (f *File) webpChunks(r io.ReadSeeker) (kept []chunk, exif bool, err error) {
	var head [12]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		return nil, false, err
	}
	end := 8 + int64(binary.LittleEndian.Uint32(head[4:]))
	for at := int64(12); at+8 <= end; {
		if _, err := r.Seek(at, io.SeekStart); err != nil {
			return nil, false, err
		}
		if _, err := io.ReadFull(r, head[:8]); err != nil {
			return nil, false, err
		}
		c := chunk{kind: string(head[:4]), at: at + 8, length: int64(binary.LittleEndian.Uint32(head[4:]))}
		if at += c.size(); c.at+c.length > end || len(kept) > 100 {
			return nil, false, broken()
		}
		switch c.kind {
		case "ANIM", "ANMF":
			return nil, false, domain.Invalid("/file", "Animated WebP is not taken; send a GIF or a video.")
		case "VP8X", "VP8 ", "VP8L", "ALPH", "ICCP":
			kept = append(kept, c)
			if c.kind == "ICCP" && c.length <= maxProfile {
				f.profile = make([]byte, c.length)
				if _, err := io.ReadFull(r, f.profile); err != nil {
					return nil, false, err
				}
			}
		case "EXIF":
			camera := make([]byte, min(c.length, 64<<10))
			if _, err := io.ReadFull(r, camera); err != nil {
				return nil, false, err
			}
			exif, f.orientation = true, tiffOrientation([]byte(strings.TrimPrefix(string(camera), "Exif\x00\x00")))
		}
	}
	if len(kept) == 0 {
		return nil, false, broken()
	}
	return kept, exif, nil
}

func copyChunk(w io.Writer, r io.ReadSeeker, c chunk, turned bool) error {
	if _, err := r.Seek(c.at, io.SeekStart); err != nil {
		return err
	}
	if _, err := w.Write(binary.LittleEndian.AppendUint32([]byte(c.kind), uint32(c.length))); err != nil {
		return err
	}
	rest := c.length
	if c.kind == "VP8X" {
		var flags [1]byte
		if _, err := io.ReadFull(r, flags[:]); err != nil {
			return err
		}
		flags[0] &^= webpXMP | webpEXIF | webpAnimated
		if turned {
			flags[0] |= webpEXIF
		}
		if _, err := w.Write(flags[:]); err != nil {
			return err
		}
		rest--
	}
	if _, err := io.CopyN(w, r, rest); err != nil {
		return err
	}
	if c.length&1 == 1 {
		_, err := w.Write([]byte{0})
		return err
	}
	return nil
}

// decodeWebP decodes a WebP. The library treats the values of a lossy WebP like the values of a JPEG, which range from
// 0 to 255. In a lossy WebP, however, the brightness ranges from 16 to 235 and the colors range from 16 to 240 (ITU-R
// BT.601, RFC 6386 section 9.2).
func decodeWebP(r io.Reader) (image.Image, error) {
	picture, err := webp.Decode(r)
	switch p := picture.(type) {
	case *image.YCbCr:
		return video{YCbCr: p}, err
	case *image.NYCbCrA:
		return video{YCbCr: &p.YCbCr, alpha: p}, err
	}
	return picture, err
}

// video is a picture whose values have the range of video signals.
type video struct {
	*image.YCbCr
	alpha *image.NYCbCrA // nil means opaque
}

func (v video) ColorModel() color.Model { return color.NRGBAModel }

// Opaque reports whether the picture has no alpha channel.
func (v video) Opaque() bool { return v.alpha == nil }

func (v video) At(x, y int) color.Color { return v.at(x, y) }

func (v video) RGBA64At(x, y int) color.RGBA64 {
	r, g, b, a := v.at(x, y).RGBA()
	return color.RGBA64{uint16(r), uint16(g), uint16(b), uint16(a)}
}

// at converts a pixel with the factors of BT.601 in 65,536ths: 255/219 for the brightness and 255/224 for the colors.
func (v video) at(x, y int) color.NRGBA {
	i := v.COffset(x, y)
	light := 76309*(int32(v.Y[v.YOffset(x, y)])-16) + 1<<15
	blue, red := int32(v.Cb[i])-128, int32(v.Cr[i])-128
	c := color.NRGBA{clamped(light + 104597*red), clamped(light - 25675*blue - 53279*red), clamped(light + 132201*blue), 0xFF}
	if v.alpha != nil {
		c.A = v.alpha.A[v.alpha.AOffset(x, y)]
	}
	return c
}

func clamped(v int32) uint8 { return uint8(max(0, min(v>>16, 0xFF))) }
