package content

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"io"
)

// pngParts lists the chunks that contain the picture and its colors. Other chunks, such as texts, times and camera
// data, are removed.
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
		sum, profile := crc32.NewIEEE(), bytes.Buffer{}
		_, _ = sum.Write(head[4:])
		if _, err := to.Write(head[:]); err != nil {
			return err
		}
		all := io.MultiWriter(to, sum)
		if kind == "iCCP" && length <= maxProfile {
			all = io.MultiWriter(to, sum, &profile)
		}
		if _, err := io.CopyN(all, r, length); err != nil {
			return err
		}
		var check [4]byte
		if _, err := io.ReadFull(r, check[:]); err != nil {
			return err
		}
		if binary.BigEndian.Uint32(check[:]) != sum.Sum32() && pngParts[kind] {
			return broken()
		}
		if _, err := to.Write(check[:]); err != nil {
			return err
		}
		if kind == "iCCP" {
			f.profile = inflated(profile.Bytes())
		}
		if kind == "IEND" {
			return nil
		}
	}
}
