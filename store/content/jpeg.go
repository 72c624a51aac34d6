package content

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"

	"github.com/storeplatform/storeplatform/store/domain"
)

// JPEG markers that Clean handles.
const (
	jpegSOI, jpegEOI, jpegSOS = 0xD8, 0xD9, 0xDA
	jpegAPP0, jpegAPP1        = 0xE0, 0xE1
	jpegAPP2, jpegAPP14       = 0xE2, 0xEE
	jpegAPP15, jpegCOM        = 0xEF, 0xFE
)

// jpegProfile is the text with which the segments of a color profile begin.
const jpegProfile = "ICC_PROFILE\x00"

// maxScans is the maximum number of scans of an image. Cameras and programs write about ten scans. The decoder
// processes all pixels for each scan, even if the scan has few bytes.
const maxScans = 100

// cleanJPEG writes only the segments that decoding the picture needs, and the orientation. It stops at the end of the
// image.
func (f *File) cleanJPEG(w io.Writer, r io.ReadSeeker) error {
	orientation, err := jpegOrientation(r)
	if err != nil {
		return err
	}
	f.orientation = orientation
	if _, err := r.Seek(2, io.SeekStart); err != nil {
		return err
	}
	in, out := bufio.NewReaderSize(r, 32<<10), bufio.NewWriterSize(w, 32<<10)
	out.Write([]byte{0xFF, jpegSOI})
	if orientation != 1 {
		exif := append([]byte("Exif\x00\x00"), orientationTIFF(orientation)...)
		out.Write([]byte{0xFF, jpegAPP1})
		binary.Write(out, binary.BigEndian, uint16(len(exif)+2))
		out.Write(exif)
	}
	marker, scans, profile := byte(0), 0, profileParts{}
	for {
		if marker == 0 {
			if marker, err = nextMarker(in); err != nil {
				return err
			}
		}
		if marker == jpegEOI {
			f.profile = profile.profile()
			out.Write([]byte{0xFF, jpegEOI})
			return out.Flush()
		}
		if marker >= 0xD0 && marker <= 0xD7 || marker == 0x01 || marker == jpegSOI {
			return broken() // these markers are not allowed between segments
		}
		segment, err := readSegment(in)
		if err != nil {
			return err
		}
		if keepsSegment(marker, segment) {
			out.Write([]byte{0xFF, marker})
			binary.Write(out, binary.BigEndian, uint16(len(segment)+2))
			out.Write(segment)
		}
		if part, is := bytes.CutPrefix(segment, []byte(jpegProfile)); is && marker == jpegAPP2 {
			profile.add(part)
		}
		if marker != jpegSOS {
			marker = 0
			continue
		}
		if scans++; scans > maxScans {
			return domain.Invalid("/file", "The image has more than %d scans.", maxScans)
		}
		if marker, err = copyScan(out, in); err != nil {
			return err
		}
	}
}

// keepsSegment reports whether a segment belongs to the picture. Comments and application segments do not, except for
// JFIF, the color profile and Adobe's color transform.
func keepsSegment(marker byte, segment []byte) bool {
	switch {
	case marker == jpegAPP0:
		return bytes.HasPrefix(segment, []byte("JFIF\x00"))
	case marker == jpegAPP2:
		return bytes.HasPrefix(segment, []byte(jpegProfile))
	case marker == jpegAPP14:
		return bytes.HasPrefix(segment, []byte("Adobe"))
	}
	return (marker < jpegAPP0 || marker > jpegAPP15) && marker != jpegCOM
}

// nextMarker returns the next marker. Like decoders, it skips bytes that some programs write before
// a marker.
func nextMarker(in *bufio.Reader) (byte, error) {
	b, err := in.ReadByte()
	for err == nil {
		for err == nil && b != 0xFF {
			b, err = in.ReadByte()
		}
		for err == nil && b == 0xFF {
			b, err = in.ReadByte()
		}
		if err == nil && b != 0 {
			return b, nil
		}
	}
	return 0, err
}

func readSegment(in io.Reader) ([]byte, error) {
	var length uint16
	if err := binary.Read(in, binary.BigEndian, &length); err != nil {
		return nil, err
	}
	if length < 2 {
		return nil, broken()
	}
	segment := make([]byte, length-2)
	_, err := io.ReadFull(in, segment)
	return segment, err
}

// copyScan copies the data after a start of scan and returns the marker at which the data ends.
func copyScan(out *bufio.Writer, in *bufio.Reader) (byte, error) {
	for {
		b, err := in.ReadByte()
		if err != nil {
			return 0, err
		}
		if b != 0xFF {
			out.WriteByte(b)
			continue
		}
		for b == 0xFF {
			if b, err = in.ReadByte(); err != nil {
				return 0, err
			}
		}
		if b != 0 && (b < 0xD0 || b > 0xD7) {
			return b, nil
		}
		out.Write([]byte{0xFF, b})
	}
}

// jpegOrientation returns the EXIF orientation of a JPEG. It returns 1 if the JPEG contains no orientation.
func jpegOrientation(r io.Reader) (int, error) {
	in := bufio.NewReaderSize(r, 4<<10)
	if _, err := in.Discard(2); err != nil {
		return 1, err
	}
	for {
		marker, err := nextMarker(in)
		if err != nil || marker == jpegSOS || marker == jpegEOI {
			return 1, err
		}
		segment, err := readSegment(in)
		if err != nil {
			return 1, err
		}
		if exif, is := bytes.CutPrefix(segment, []byte("Exif\x00\x00")); is && marker == jpegAPP1 {
			return tiffOrientation(exif), nil
		}
	}
}

const orientationTag = 0x0112

// tiffOrientation returns the orientation in EXIF data, from 1 to 8. The default is 1, which means upright.
func tiffOrientation(b []byte) int {
	if len(b) < 8 {
		return 1
	}
	var order binary.ByteOrder = binary.BigEndian
	if string(b[:2]) == "II" {
		order = binary.LittleEndian
	}
	at := uint64(order.Uint32(b[4:]))
	if at+2 > uint64(len(b)) {
		return 1
	}
	entries := uint64(order.Uint16(b[at:]))
	for i := range entries {
		entry := at + 2 + 12*i
		if entry+12 > uint64(len(b)) {
			return 1
		}
		if order.Uint16(b[entry:]) == orientationTag {
			if o := int(order.Uint16(b[entry+8:])); o >= 1 && o <= 8 {
				return o
			}
			return 1
		}
	}
	return 1
}

// orientationTIFF returns EXIF data that contains only the orientation.
func orientationTIFF(orientation int) []byte {
	b := []byte("MM\x00\x2A\x00\x00\x00\x08")
	b = binary.BigEndian.AppendUint16(b, 1) // one entry
	b = binary.BigEndian.AppendUint16(b, orientationTag)
	b = binary.BigEndian.AppendUint16(b, 3) // type SHORT
	b = binary.BigEndian.AppendUint32(b, 1) // one value
	b = binary.BigEndian.AppendUint16(b, uint16(orientation))
	return append(b, 0, 0, 0, 0, 0, 0) // padding of the value, and the end of the directories
}
