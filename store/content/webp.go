package content

import (
	"encoding/binary"
	"io"
	"strings"

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

// size returns the chunk's bytes with its header, padded to an even length.
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

// webpChunks lists the chunks of the picture and reads the orientation from EXIF. exif reports
// whether the file has EXIF data.
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
