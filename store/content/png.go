package content

import (
	"encoding/binary"
	"io"
)

// pngParts are the chunks that contain the picture and its colors. Texts, times and camera data are
// removed.
var pngParts = map[string]bool{
	"IHDR": true, "PLTE": true, "IDAT": true, "IEND": true, "tRNS": true, "gAMA": true, "cHRM": true, "sRGB": true, "iCCP": true, "sBIT": true,
	"bKGD": true, "pHYs": true, "cICP": true, "acTL": true, "fcTL": true, "fdAT": true,
}

const pngSignature = "\x89PNG\r\n\x1a\n"

func (f *File) cleanPNG(w io.Writer, r io.ReadSeeker) error {
	if _, err := r.Seek(int64(len(pngSignature)), io.SeekStart); err != nil {
		return err
	}
	if _, err := io.WriteString(w, pngSignature); err != nil {
		return err
	}
	for {
		var head [8]byte
		if _, err := io.ReadFull(r, head[:]); err != nil {
			return err
		}
		length, kind := int64(binary.BigEndian.Uint32(head[:])), string(head[4:])
		if length > 1<<31-1 {
			return broken()
		}
		f.Animated = f.Animated || kind == "acTL"
		to := w
		if !pngParts[kind] {
			to = io.Discard
		}
		if _, err := to.Write(head[:]); err != nil {
			return err
		}
		if _, err := io.CopyN(to, r, length+4); err != nil { // includes the checksum
			return err
		}
		if kind == "IEND" {
			return nil
		}
	}
}
