package content_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"golang.org/x/image/webp"

	"github.com/storeplatform/storeplatform/store/content"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

var corner = color.RGBA{255, 0, 0, 255} // the color of the upper left corner

// sample returns a blue image with a red corner at the upper left.
func sample(width, height int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{0, 0, 255, 255}), image.Point{}, draw.Src)
	draw.Draw(m, image.Rect(0, 0, width/2, height/2), image.NewUniform(corner), image.Point{}, draw.Src)
	return m
}

func encoded(encode func(*bytes.Buffer) error) []byte {
	GinkgoHelper()
	var b bytes.Buffer
	Expect(encode(&b)).To(Succeed())
	return b.Bytes()
}

func jpegOf(m image.Image) []byte {
	return encoded(func(b *bytes.Buffer) error { return jpeg.Encode(b, m, nil) })
}
func pngOf(m image.Image) []byte {
	return encoded(func(b *bytes.Buffer) error { return png.Encode(b, m) })
}

func paletted(m image.Image) *image.Paletted {
	p := image.NewPaletted(m.Bounds(), color.Palette{color.RGBA{0, 0, 255, 255}, corner})
	draw.Draw(p, p.Rect, m, image.Point{}, draw.Src)
	return p
}

func gifOf(m image.Image, frames int) []byte {
	all := &gif.GIF{LoopCount: 3}
	for range frames {
		all.Image, all.Delay = append(all.Image, paletted(m)), append(all.Delay, 10)
	}
	return encoded(func(b *bytes.Buffer) error { return gif.EncodeAll(b, all) })
}

// aWebP returns a lossless WebP of 1 × 1 pixel.
func aWebP() []byte {
	b, err := base64.StdEncoding.DecodeString("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")
	Expect(err).NotTo(HaveOccurred())
	return b
}

// segment returns a segment of a JPEG.
func segment(marker byte, content string) []byte {
	return append(binary.BigEndian.AppendUint16([]byte{0xFF, marker}, uint16(len(content)+2)), content...)
}

// photo returns a JPEG like a photo from a camera, with an orientation, a location and comments.
func photo(m image.Image, orientation int) []byte {
	plain := jpegOf(m)
	exif := "Exif\x00\x00II\x2A\x00\x08\x00\x00\x00\x02\x00" + "\x12\x01\x03\x00\x01\x00\x00\x00" + string(rune(orientation)) + "\x00\x00\x00" +
		"\x25\x88\x04\x00\x01\x00\x00\x00\x26\x00\x00\x00" + "\x00\x00\x00\x00" + "GPS 52.5200 N 13.4050 E"
	out := append([]byte{}, plain[:2]...)
	out = append(out, segment(0xE1, exif)...)
	out = append(out, segment(0xE1, "http://ns.adobe.com/xap/1.0/\x00<x:xmpmeta>GPS</x:xmpmeta>")...)
	out = append(out, segment(0xED, "Photoshop 3.0\x00GPS")...)
	out = append(out, segment(0xFE, "a comment: GPS")...)
	out = append(out, segment(0xE2, "ICC_PROFILE\x00\x01\x01colors")...)
	return append(out, plain[2:]...)
}

func inspect(b []byte) (content.File, error) {
	return content.Inspect(bytes.NewReader(b), media.Accepts)
}

// cleaned returns the stored form of a file.
func cleaned(b []byte) []byte {
	GinkgoHelper()
	f, err := inspect(b)
	Expect(err).NotTo(HaveOccurred())
	var out bytes.Buffer
	Expect(f.Clean(&out, bytes.NewReader(b))).To(Succeed())
	return out.Bytes()
}

func code(err error) domain.Code { return domain.CodeOf(err) }

var _ = Describe("An uploaded file", func() {
	DescribeTable("is recognized from its bytes as", func(b []byte, mimeType string, width, height, seconds int) {
		f, err := inspect(b)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{f.MimeType, f.Width, f.Height, f.Seconds}).To(Equal([]any{mimeType, width, height, seconds}))
	},
		Entry("a JPEG", jpegOf(sample(30, 20)), "image/jpeg", 30, 20, 0),
		Entry("a JPEG that its orientation rotates", photo(sample(30, 20), 6), "image/jpeg", 20, 30, 0),
		Entry("a PNG", pngOf(sample(30, 20)), "image/png", 30, 20, 0),
		Entry("a GIF", gifOf(sample(30, 20), 1), "image/gif", 30, 20, 0),
		Entry("a WebP", aWebP(), "image/webp", 1, 1, 0),
		Entry("an MP4", anMP4(90), "video/mp4", 0, 0, 90),
		Entry("a PDF", []byte("%PDF-1.7\nrest"), "application/pdf", 0, 0, 0),
		Entry("a table", []byte("sku,price\nA,1\nB,2\n"), "text/csv", 0, 0, 0),
		Entry("a text file", []byte("Wash by hand."), "text/plain", 0, 0, 0),
	)

	DescribeTable("is refused if it is", func(b []byte, want domain.Code) {
		_, err := inspect(b)
		Expect(code(err)).To(Equal(want), "%v", err)
	},
		Entry("an HTML page", []byte("<html><body>"), domain.UnsupportedMediaType),
		Entry("an SVG that begins with an XML declaration", []byte(`<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>`), domain.UnsupportedMediaType),
		Entry("a script", []byte("#!/bin/sh\nrm -rf /\n"), domain.UnsupportedMediaType),
		Entry("a JSON document", []byte(`{"a": 1}`), domain.UnsupportedMediaType),
		Entry("a ZIP archive", []byte("PK\x03\x04\x0a\x00\x00\x00\x00\x00"), domain.UnsupportedMediaType),
		Entry("a HEIC image", []byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"), domain.UnsupportedMediaType),
		Entry("a file of unknown bytes", []byte{0, 1, 2, 3}, domain.UnsupportedMediaType),
		Entry("an empty file", []byte{}, domain.InvalidValue),
		Entry("only a JPEG header", []byte("\xff\xd8\xff\xe0\x00\x10JFIF"), domain.InvalidValue),
		Entry("a PNG of 16,000 × 16,000 pixels", claimed(pngOf(sample(1, 1)), 16_000, 16_000), domain.InvalidValue),
		Entry("a PNG that is one pixel high and too wide", claimed(pngOf(sample(1, 1)), 60_000, 1), domain.InvalidValue),
		Entry("a GIF of 65,535 × 65,535 pixels", func() []byte { b := gifOf(sample(1, 1), 1); copy(b[6:], "\xff\xff\xff\xff"); return b }(), domain.InvalidValue),
		Entry("a PNG that was damaged in transit", func() []byte { b := pngOf(sample(30, 30)); copy(b[60:], "damaged"); return b }(), domain.InvalidValue),
		Entry("an animated WebP", []byte("RIFF\x1e\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00ANIM\x00\x00\x00\x00"), domain.InvalidValue),
	)

	It("is refused if it is truncated at any point", func() {
		// The last byte is not tested, because it may only pad the file to an even length.
		for _, whole := range [][]byte{jpegOf(sample(40, 30)), pngOf(sample(40, 30)), gifOf(sample(40, 30), 2), aWebP()} {
			whole = cleaned(whole)
			for end := 16; end < len(whole)-1; end += max(1, len(whole)/40) {
				_, err := inspect(whole[:end])
				Expect(code(err)).To(BeElementOf(domain.InvalidValue, domain.UnsupportedMediaType), "%d of %d bytes: %v", end, len(whole), err)
			}
		}
	})

	It("is refused if it has too many scans", func() {
		b := jpegOf(sample(16, 16))
		scan := bytes.Index(b, []byte{0xFF, 0xDA})
		again := append([]byte{}, b[:len(b)-2]...)
		for range 200 {
			again = append(again, b[scan:len(b)-2]...)
		}
		_, err := inspect(append(again, 0xFF, 0xD9))
		Expect(err).To(MatchError(ContainSubstring("scans")))
	})

	It("never crashes the program, whatever bytes it contains", func() {
		random := rand.New(rand.NewPCG(1, 2))
		for _, seed := range [][]byte{photo(sample(20, 20), 6), pngOf(sample(20, 20)), gifOf(sample(20, 20), 2), aWebP(), anMP4(5)} {
			for range 400 {
				b := append([]byte{}, seed...)
				for range 1 + random.IntN(6) {
					b[random.IntN(len(b))] = byte(random.Uint32())
				}
				f, err := inspect(b)
				if err != nil || !strings.HasPrefix(f.MimeType, "image/") {
					continue
				}
				_, _ = f.Shrink(context.Background(), bytes.NewReader(b), media.VariantWidths)
			}
		}
	})
})

var _ = Describe("A stored image", func() {
	It("keeps its colors and orientation, but not its location and camera", func() {
		b := cleaned(photo(sample(30, 20), 6))
		Expect(string(b)).NotTo(ContainSubstring("GPS"))
		Expect(string(b)).To(ContainSubstring("ICC_PROFILE"))
		again, err := inspect(b)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{again.Width, again.Height}).To(Equal([]int{20, 30}))
		Expect(cleaned(b)).To(Equal(b), "cleaning what is clean changes nothing")

		p := pngOf(sample(30, 20))
		text := chunk("tEXt", "Comment\x00GPS")
		b = cleaned(append(append(append([]byte{}, p[:33]...), text...), p[33:]...))
		Expect(b).To(Equal(p))

		g := gifOf(sample(30, 20), 2)
		b = cleaned(append(append(append([]byte{}, g[:len(g)-1]...), "\x21\xFE\x03GPS\x00\x21\xFF\x0BXMP DataXMP\x03GPS\x00"...), 0x3B))
		Expect(string(b)).NotTo(ContainSubstring("GPS"))
		Expect(string(b)).To(ContainSubstring("NETSCAPE2.0"))
		all, err := gif.DecodeAll(bytes.NewReader(b))
		Expect(err).NotTo(HaveOccurred())
		Expect(all.Image).To(HaveLen(2))
	})

	It("has no camera metadata if it is a WebP", func() {
		plain := aWebP()
		body := append([]byte("VP8X\x0a\x00\x00\x00\x0c\x00\x00\x00\x00\x00\x00\x00\x00\x00"), plain[12:]...)
		body = append(body, "EXIF\x03\x00\x00\x00GPS\x00XMP \x03\x00\x00\x00GPS\x00"...)
		b := append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(len(body)+4)), "WEBP"...)
		clean := cleaned(append(b, body...))
		Expect(string(clean)).NotTo(ContainSubstring("GPS"))
		_, err := webp.Decode(bytes.NewReader(clean))
		Expect(err).NotTo(HaveOccurred())
	})

	It("ends with the picture, without files that were appended to the upload", func() {
		for _, b := range [][]byte{jpegOf(sample(9, 9)), pngOf(sample(9, 9)), gifOf(sample(9, 9), 1), aWebP()} {
			clean := cleaned(b)
			Expect(cleaned(append(append([]byte{}, b...), "PK\x03\x04 an archive <script>"...))).To(Equal(clean))
		}
	})
})

var _ = Describe("A smaller image", func() {
	DescribeTable("has the displayed orientation of an original that is", func(orientation int, x, y int) {
		b := photo(sample(400, 200), orientation)
		f, err := inspect(b)
		Expect(err).NotTo(HaveOccurred())
		made, err := f.Shrink(context.Background(), bytes.NewReader(b), []int{100})
		Expect(err).NotTo(HaveOccurred())
		m, err := jpeg.Decode(made[0].Reader())
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{m.Bounds().Dx(), m.Bounds().Dy()}).To(Equal([]int{100, 100 * f.Height / f.Width}))
		Expect([]int{made[0].Width, made[0].Height}).To(Equal([]int{m.Bounds().Dx(), m.Bounds().Dy()}))
		at := image.Pt(m.Bounds().Dx()*(1+2*x)/4, m.Bounds().Dy()*(1+2*y)/4)
		r, _, blue, _ := m.At(at.X, at.Y).RGBA()
		Expect(r).To(BeNumerically(">", blue), "the red corner is there")
		Expect(made[0].Bytes).NotTo(ContainSubstring("GPS"))
	},
		Entry("upright", 1, 0, 0), Entry("mirrored", 2, 1, 0), Entry("upside down", 3, 1, 1), Entry("flipped", 4, 0, 1),
		Entry("transposed", 5, 0, 0), Entry("turned right", 6, 1, 0), Entry("transversed", 7, 1, 1), Entry("turned left", 8, 0, 1),
	)

	It("is created in each requested width below the original's, or else in the original's width", func() {
		widths := func(b []byte) (all []int) {
			f, err := inspect(b)
			Expect(err).NotTo(HaveOccurred())
			made, err := f.Shrink(context.Background(), bytes.NewReader(b), []int{1280, 640, 320})
			Expect(err).NotTo(HaveOccurred())
			for _, m := range made {
				all = append(all, m.Width)
			}
			return all
		}
		Expect(widths(jpegOf(sample(1300, 4)))).To(Equal([]int{1280, 640, 320}))
		Expect(widths(pngOf(sample(640, 640)))).To(Equal([]int{320}))
		Expect(widths(gifOf(sample(20, 10), 3))).To(Equal([]int{20}))
		Expect(widths(aWebP())).To(Equal([]int{1}))
	})

	It("is transparent in the same places as the original", func() {
		m := image.NewNRGBA(image.Rect(0, 0, 800, 400))
		draw.Draw(m, image.Rect(400, 0, 800, 400), image.NewUniform(corner), image.Point{}, draw.Src)
		b := pngOf(m)
		f, err := inspect(b)
		Expect(err).NotTo(HaveOccurred())
		made, err := f.Shrink(context.Background(), bytes.NewReader(b), []int{100})
		Expect(err).NotTo(HaveOccurred())
		Expect(made[0].MimeType).To(Equal("image/png"))
		small, err := png.Decode(made[0].Reader())
		Expect(err).NotTo(HaveOccurred())
		_, _, _, left := small.At(10, 10).RGBA()
		r, _, _, right := small.At(90, 10).RGBA()
		Expect([]uint32{left, right, r}).To(Equal([]uint32{0, 0xFFFF, 0xFFFF}))
	})

	It("is not created if the data cannot be decoded or the request is canceled", func() {
		b := pngOf(sample(30, 30))
		b = append(append(append([]byte{}, b[:33]...), chunk("IDAT", "damaged, with a right sum")...), chunk("IEND", "")...)
		f, err := inspect(b)
		Expect(err).NotTo(HaveOccurred(), "its structure is whole")
		_, err = f.Shrink(context.Background(), bytes.NewReader(b), []int{10})
		Expect(code(err)).To(Equal(domain.InvalidValue))
		over, cancel := context.WithCancel(context.Background())
		cancel()
		whole := pngOf(sample(30, 30))
		f, err = inspect(whole)
		Expect(err).NotTo(HaveOccurred())
		_, err = f.Shrink(over, bytes.NewReader(whole), []int{10})
		Expect(err).To(MatchError(context.Canceled))
	})
})

func chunk(kind, content string) []byte {
	b := append(binary.BigEndian.AppendUint32(nil, uint32(len(content))), kind+content...)
	return binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b[4:]))
}

// claimed returns a PNG whose header contains the given dimensions, which differ from the actual dimensions.
func claimed(b []byte, width, height uint32) []byte {
	b = append([]byte{}, b...)
	binary.BigEndian.PutUint32(b[16:], width)
	binary.BigEndian.PutUint32(b[20:], height)
	binary.BigEndian.PutUint32(b[29:], crc32.ChecksumIEEE(b[12:29]))
	return b
}

// anMP4 returns the header of a video with a duration.
func anMP4(seconds uint32) []byte {
	box := func(kind, content string) string {
		return string(binary.BigEndian.AppendUint32(nil, uint32(len(content)+8))) + kind + content
	}
	mvhd := make([]byte, 100)
	binary.BigEndian.PutUint32(mvhd[12:], 1000)
	binary.BigEndian.PutUint32(mvhd[16:], seconds*1000)
	return []byte(box("ftyp", "isom\x00\x00\x02\x00isomiso2avc1mp41") + box("free", "") + box("moov", box("mvhd", string(mvhd))) + box("mdat", "frames"))
}
