package content_test

import (
	"bytes"
	"compress/zlib"
	"context"
	"encoding/base64"
	"encoding/binary"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"math"
	"math/rand/v2"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/media"
)

// Lossy WebPs from Chromium: one with four fields of one color each, and one that is white with transparency.
const (
	fourFields = "sAUAnQEqQABAAD4xFIlDIiEhFwyUcCADBLGEOACPA/gH4AbAZwD8AAEz1bNHEtDReTg6sjvAAP7tB1HmNI8T24s7peVvkZXuTZcmy/5KBJAAluM+4z/63O3d2c/c6SsmUQAAAA=="
	halfWhite  = "EAMAnQEqQAAgAD4xFolDIiEhFgQAIAMEtIAALgzRCWaAAP7+Vfd/uWeAAAA="
	halfAlpha  = "AQ8w/xERQiyYzF86hN6I/kcVfAM="
)

// riff returns a WebP with the given chunks.
func riff(chunks ...string) []byte {
	body := "WEBP"
	for i := 0; i < len(chunks); i += 2 {
		body += chunks[i] + string(binary.LittleEndian.AppendUint32(nil, uint32(len(chunks[i+1])))) + chunks[i+1] + string(make([]byte, len(chunks[i+1])&1))
	}
	return append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(len(body))), body...)
}

func decoded(text string) string {
	b, err := base64.StdEncoding.DecodeString(text)
	Expect(err).NotTo(HaveOccurred())
	return string(b)
}

// extended returns the VP8X header of a WebP.
func extended(flags byte, width, height int) string {
	return string([]byte{flags, 0, 0, 0, byte(width - 1), 0, 0, byte(height - 1), 0, 0})
}

// tag is an element of an ICC profile.
type tag struct{ name, content string }

// fixed encodes numbers in the fixed-point format of ICC profiles, which has 16 fractional bits.
func fixed(values ...float64) (s string) {
	for _, v := range values {
		s += string(binary.BigEndian.AppendUint32(nil, uint32(int32(math.Round(v*65536)))))
	}
	return s
}

// profile returns an ICC profile of version 2 (ICC.1:2001-04).
func profile(class, space, pcs string, tags ...tag) string {
	head := make([]byte, 128)
	copy(head[8:], "\x02\x40\x00\x00"+class+space+pcs)
	copy(head[36:], "acsp")
	copy(head[68:], fixed(0.9642, 1, 0.8249))
	table, data := string(binary.BigEndian.AppendUint32(nil, uint32(len(tags)))), ""
	for _, t := range tags {
		at := 128 + 4 + 12*len(tags) + len(data)
		table += t.name + string(binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(at)), uint32(len(t.content))))
		data += t.content + string(make([]byte, -len(t.content)&3))
	}
	all := append(head, table+data...)
	binary.BigEndian.PutUint32(all, uint32(len(all)))
	return string(all)
}

// ofPrimaries returns the profile of a screen with the given primary colors and curve.
func ofPrimaries(curve string, red, green, blue [3]float64) string {
	xyz := func(c [3]float64) string { return "XYZ \x00\x00\x00\x00" + fixed(c[:]...) }
	return profile("mntr", "RGB ", "XYZ ", tag{"wtpt", xyz([3]float64{0.9642, 1, 0.8249})}, tag{"rXYZ", xyz(red)}, tag{"gXYZ", xyz(green)}, tag{"bXYZ", xyz(blue)},
		tag{"rTRC", curve}, tag{"gTRC", curve}, tag{"bTRC", curve})
}

// displayP3 and adobeRGB are the profiles of phones and of cameras, as published by Apple and Adobe.
func displayP3() string {
	curve := "para\x00\x00\x00\x00\x00\x03\x00\x00" + fixed(2.4, 1/1.055, 0.055/1.055, 1/12.92, 0.04045)
	return ofPrimaries(curve, [3]float64{0.51512, 0.24120, -0.00105}, [3]float64{0.29198, 0.69225, 0.04189}, [3]float64{0.15710, 0.06657, 0.78407})
}
func adobeRGB() string {
	curve := "curv\x00\x00\x00\x00\x00\x00\x00\x01\x02\x33" // a gamma of 2.19921875
	return ofPrimaries(curve, [3]float64{0.60974, 0.31111, 0.01947}, [3]float64{0.20528, 0.62567, 0.06087}, [3]float64{0.14919, 0.06322, 0.74457})
}

// inkProfile returns a profile with a Lab color for each of the 16 combinations of full inks.
func inkProfile(lab func(c, m, y, k int) [3]float64) string {
	lut := "mft1\x00\x00\x00\x00" + "\x04\x03\x02\x00" + fixed(1, 0, 0, 0, 1, 0, 0, 0, 1)
	same := make([]byte, 256)
	for i := range same {
		same[i] = byte(i)
	}
	for range 4 {
		lut += string(same)
	}
	for i := range 16 {
		v := lab(i>>3&1, i>>2&1, i>>1&1, i&1)
		lut += string([]byte{byte(math.Round(v[0] * 2.55)), byte(math.Round(v[1] + 128)), byte(math.Round(v[2] + 128))})
	}
	for range 3 {
		lut += string(same)
	}
	return profile("prtr", "CMYK", "Lab ", tag{"A2B0", lut})
}

// toSRGB converts a color to sRGB with the formulas of the color spaces, without a profile.
func toSRGB(linear func(float64) float64, m [3][3]float64, c color.RGBA) [3]float64 {
	in := [3]float64{linear(float64(c.R) / 255), linear(float64(c.G) / 255), linear(float64(c.B) / 255)}
	var out [3]float64
	for i := range out {
		out[i] = gamma(m[i][0]*in[0] + m[i][1]*in[1] + m[i][2]*in[2])
	}
	return out
}

func gamma(v float64) float64 {
	v = max(0, min(v, 1))
	if v <= 0.0031308 {
		return 255 * 12.92 * v
	}
	return 255 * (1.055*math.Pow(v, 1/2.4) - 0.055)
}

func ofSRGB(v float64) float64 {
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

var (
	p3ToSRGB    = [3][3]float64{{1.22494, -0.22494, 0}, {-0.04206, 1.04206, 0}, {-0.01964, -0.07864, 1.09828}}
	adobeToSRGB = [3][3]float64{{1.39836, -0.39836, 0}, {0, 1, 0}, {0, -0.04293, 1.04293}}
	fields      = []color.RGBA{{255, 255, 255, 255}, {0, 0, 0, 255}, {200, 50, 50, 255}, {50, 100, 200, 255}, {30, 180, 90, 255}, {128, 128, 128, 255}, {255, 0, 0, 255}, {0, 255, 0, 255}}
)

// fieldsOf returns a picture with a field of 32 × 32 pixels for each color.
func fieldsOf(colors []color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 32*len(colors), 32))
	for i, c := range colors {
		draw.Draw(m, image.Rect(32*i, 0, 32*i+32, 32), image.NewUniform(c), image.Point{}, draw.Src)
	}
	return m
}

// shrunk returns the smaller image that is made from a file.
func shrunk(b []byte, width int) image.Image {
	GinkgoHelper()
	f, err := inspect(b)
	Expect(err).NotTo(HaveOccurred())
	made, err := f.Shrink(context.Background(), bytes.NewReader(b), []int{width})
	Expect(err).NotTo(HaveOccurred())
	m, _, err := image.Decode(made[0].Reader())
	Expect(err).NotTo(HaveOccurred())
	return m
}

// near expects a color that differs by at most 2.5 of 255 per channel, which is the promised accuracy of smaller
// images.
func near(m image.Image, x, y int, want [3]float64) {
	GinkgoHelper()
	c := color.NRGBAModel.Convert(m.At(x, y)).(color.NRGBA)
	for i, v := range []uint8{c.R, c.G, c.B} {
		Expect(float64(v)).To(BeNumerically("~", want[i], 2.5), "%v at %d, %d, want %.0f", c, x, y, want)
	}
}

func withProfileJPEG(plain []byte, profile string) []byte {
	out := append([]byte{}, plain[:2]...)
	const part = 300 // large profiles are split in the same way, but into larger parts
	n := (len(profile) + part - 1) / part
	for i := n - 1; i >= 0; i-- { // in reverse order, because only the part numbers matter
		out = append(out, segment(0xE2, "ICC_PROFILE\x00"+string([]byte{byte(i + 1), byte(n)})+profile[i*part:min(len(profile), (i+1)*part)])...)
	}
	return append(out, plain[2:]...)
}

func withProfilePNG(plain []byte, profile string) []byte {
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	_, _ = z.Write([]byte(profile))
	_ = z.Close()
	return append(append(append([]byte{}, plain[:33]...), chunk("iCCP", "screen\x00\x00"+packed.String())...), plain[33:]...)
}

var _ = Describe("The colors of a smaller image", func() {
	It("equal the colors of a lossy WebP original, from black to white", func() {
		for _, b := range [][]byte{riff("VP8 ", decoded(fourFields)), riff("VP8X", extended(0, 64, 64), "VP8 ", decoded(fourFields))} {
			for _, width := range []int{64, 32} {
				m, half := shrunk(b, width), width/2
				near(m, half/2, half/2, [3]float64{255, 255, 255})
				near(m, half+half/2, half/2, [3]float64{0, 0, 0})
				near(m, half/2, half+half/2, [3]float64{200, 50, 50})
				near(m, half+half/2, half+half/2, [3]float64{50, 100, 200})
			}
		}
		m := shrunk(riff("VP8X", extended(0x10, 64, 32), "ALPH", decoded(halfAlpha), "VP8 ", decoded(halfWhite)), 32)
		near(m, 8, 8, [3]float64{255, 255, 255})
		_, _, _, alpha := m.At(24, 8).RGBA()
		Expect(alpha).To(BeZero())
	})

	DescribeTable("equal the colors of an original", func(profile string, linear func(float64) float64, matrix [3][3]float64) {
		picture := fieldsOf(fields)
		photo := encoded(func(b *bytes.Buffer) error { return jpeg.Encode(b, picture, &jpeg.Options{Quality: 100}) })
		stored, err := jpeg.Decode(bytes.NewReader(photo))
		Expect(err).NotTo(HaveOccurred())
		for _, file := range []struct {
			bytes  []byte
			colors image.Image // colors that the file stores
			keeps  string
		}{{withProfileJPEG(photo, profile), stored, "ICC_PROFILE"}, {withProfilePNG(pngOf(picture), profile), picture, "iCCP"}} {
			for _, width := range []int{32 * len(fields), 16 * len(fields)} {
				m := shrunk(file.bytes, width)
				for i := range fields {
					c := color.RGBAModel.Convert(file.colors.At(32*i+16, 16)).(color.RGBA)
					near(m, i*width/len(fields)+width/len(fields)/2, m.Bounds().Dy()/2, toSRGB(linear, matrix, c))
				}
			}
			Expect(string(cleaned(file.bytes))).To(ContainSubstring(file.keeps), "the stored image keeps its own")
		}
	},
		Entry("in a phone's color space", displayP3(), ofSRGB, p3ToSRGB),
		Entry("in a camera's color space", adobeRGB(), func(v float64) float64 { return math.Pow(v, 2.19921875) }, adobeToSRGB),
	)

	It("equal the colors of a translucent original", func() {
		m := image.NewNRGBA(image.Rect(0, 0, 64, 32))
		c := color.NRGBA{200, 50, 50, 220}
		draw.Draw(m, m.Rect, image.NewUniform(c), image.Point{}, draw.Src)
		small := shrunk(withProfilePNG(pngOf(m), displayP3()), 32)
		near(small, 16, 8, toSRGB(ofSRGB, p3ToSRGB, color.RGBA{200, 50, 50, 255}))
		Expect(color.NRGBAModel.Convert(small.At(16, 8)).(color.NRGBA).A).To(BeNumerically("~", 220, 1))
	})

	It("equal the colors of a WebP original with a profile", func() {
		m := shrunk(riff("VP8X", extended(0x20, 64, 64), "ICCP", displayP3(), "VP8 ", decoded(fourFields)), 64)
		near(m, 16, 48, toSRGB(ofSRGB, p3ToSRGB, color.RGBA{200, 50, 50, 255}))
		near(m, 48, 48, toSRGB(ofSRGB, p3ToSRGB, color.RGBA{50, 100, 200, 255}))
	})

	It("equal the colors of a CMYK original, with and without a profile", func() {
		lab := func(c, m, y, k int) [3]float64 {
			return [3]float64{float64(100 - 30*c - 20*m - 5*y - 40*k), float64(-30*c + 60*m), float64(-40*c + 70*y)}
		}
		picture := fieldsOf([]color.RGBA{{255, 255, 255, 255}, {0, 255, 255, 255}, {255, 0, 255, 255}, {255, 255, 0, 255}, {0, 0, 0, 255}})
		adobe := adobeCMYK(picture)
		m := shrunk(withProfileJPEG(adobe, inkProfile(lab)), 160)
		near(m, 16, 16, labToSRGB(lab(0, 0, 0, 0)))
		near(m, 48, 16, labToSRGB(lab(1, 0, 0, 0)))
		near(m, 80, 16, labToSRGB(lab(0, 1, 0, 0)))
		near(m, 112, 16, labToSRGB(lab(0, 0, 1, 0)))
		near(m, 144, 16, labToSRGB(lab(0, 0, 0, 1)))
		plain := shrunk(adobe, 160)
		near(plain, 16, 16, [3]float64{255, 255, 255})
		near(plain, 48, 16, [3]float64{0, 255, 255})
		near(plain, 144, 16, [3]float64{0, 0, 0})
	})

	It("equal the colors of a gray original with another tone curve", func() {
		gray := image.NewGray(image.Rect(0, 0, 64, 32))
		draw.Draw(gray, gray.Rect, image.NewUniform(color.Gray{100}), image.Point{}, draw.Src)
		curve := profile("mntr", "GRAY", "XYZ ", tag{"wtpt", "XYZ \x00\x00\x00\x00" + fixed(0.9642, 1, 0.8249)}, tag{"kTRC", "curv\x00\x00\x00\x00\x00\x00\x00\x01\x01\xCD"}) // 1.8
		want := gamma(math.Pow(100.0/255, 1.80078125))
		near(shrunk(withProfilePNG(pngOf(gray), curve), 32), 16, 8, [3]float64{want, want, want})
	})

	It("are unchanged if the profile of the original is missing or unusable", func() {
		picture := fieldsOf(fields)
		endless := strings.Replace(adobeRGB(), "curv\x00\x00\x00\x00\x00\x00\x00\x01", "curv\x00\x00\x00\x00\xFF\xFF\xFF\xFF", 1)
		many := displayP3()[:128] + "\xFF\xFF\xFF\xFF" + displayP3()[132:]
		for _, profile := range []string{"", "colors", displayP3()[:200], endless, many, inkProfile(func(_, _, _, _ int) [3]float64 { return [3]float64{} })} {
			m := shrunk(withProfilePNG(pngOf(picture), profile), 16*len(fields))
			for i, c := range fields {
				near(m, 16*i+8, 8, [3]float64{float64(c.R), float64(c.G), float64(c.B)})
			}
		}
	})

	It("can be computed without a crash, whatever the profile contains", func() {
		random := rand.New(rand.NewPCG(3, 4))
		lab := func(c, m, y, k int) [3]float64 { return [3]float64{50, float64(c - m), float64(y - k)} }
		seeds := []struct {
			profile string
			file    func(string) []byte
		}{
			{displayP3(), func(p string) []byte { return withProfilePNG(pngOf(sample(8, 8)), p) }},
			{adobeRGB(), func(p string) []byte { return withProfileJPEG(jpegOf(sample(8, 8)), p) }},
			{inkProfile(lab), func(p string) []byte { return withProfileJPEG(adobeCMYK(sample(8, 8)), p) }},
		}
		for _, seed := range seeds {
			for range 60 {
				p := []byte(seed.profile)
				for range 1 + random.IntN(8) {
					p[random.IntN(len(p))] = byte(random.Uint32())
				}
				b := seed.file(string(p))
				f, err := inspect(b)
				Expect(err).NotTo(HaveOccurred())
				Expect(f.Shrink(context.Background(), bytes.NewReader(b), media.VariantWidths)).NotTo(BeEmpty())
			}
		}
	})
})

// labToSRGB converts a CIE Lab color (D50) to sRGB.
func labToSRGB(lab [3]float64) [3]float64 {
	y := (math.Round(lab[0]*2.55)/2.55 + 16) / 116
	f := func(t float64) float64 {
		if t > 6.0/29 {
			return t * t * t
		}
		return 3 * 36.0 / 841 * (t - 4.0/29)
	}
	x, yy, z := 0.9642*f(y+lab[1]/500), f(y), 0.8249*f(y-lab[2]/200)
	m := [3][3]float64{{3.1338561, -1.6168667, -0.4906146}, {-0.9787684, 1.9161415, 0.0334540}, {0.0719453, -0.2289914, 1.4052427}} // Bradford, D50
	var out [3]float64
	for i := range out {
		out[i] = gamma(m[i][0]*x + m[i][1]*yy + m[i][2]*z)
	}
	return out
}

// adobeCMYK returns a JPEG with four inverted inks, as written by Adobe's programs. Each block of 8 × 8 pixels has the
// color of its first pixel. The standard library cannot write such files.
func adobeCMYK(m *image.RGBA) []byte {
	width, height := m.Rect.Dx(), m.Rect.Dy()
	out := []byte{0xFF, 0xD8}
	out = append(out, segment(0xEE, "Adobe\x00\x64\x00\x00\x00\x00\x00")...)
	out = append(out, segment(0xDB, "\x00"+string(bytes.Repeat([]byte{1}, 64)))...) // not quantized
	out = append(out, segment(0xC0, string([]byte{8, byte(height >> 8), byte(height), byte(width >> 8), byte(width), 4, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 4, 0x11, 0}))...)
	// The lengths of differences from 0 to 11 have codes of four bits. The only code of the second table has one bit
	// and ends a block.
	out = append(out, segment(0xC4, "\x00"+"\x00\x00\x00\x0C"+string(make([]byte, 12))+"\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0A\x0B")...)
	out = append(out, segment(0xC4, "\x10"+"\x01"+string(make([]byte, 15))+"\x00")...)
	out = append(out, segment(0xDA, "\x04\x01\x00\x02\x00\x03\x00\x04\x00\x00\x3F\x00")...)
	var bits uint64
	count := 0
	put := func(v uint64, n int) {
		bits, count = bits<<n|v, count+n
		for ; count >= 8; count -= 8 {
			b := byte(bits >> (count - 8))
			if out = append(out, b); b == 0xFF {
				out = append(out, 0)
			}
		}
	}
	var before [4]int
	for y := 0; y < height; y += 8 {
		for x := 0; x < width; x += 8 {
			c := color.CMYKModel.Convert(m.RGBAAt(x, y)).(color.CMYK)
			for i, ink := range []uint8{c.C, c.M, c.Y, c.K} {
				level := 8 * (255 - int(ink) - 128)
				difference := level - before[i]
				before[i] = level
				n, value := 0, difference
				for v := max(difference, -difference); v > 0; v >>= 1 {
					n++
				}
				if difference < 0 {
					value += 1<<n - 1
				}
				put(uint64(n), 4)
				put(uint64(value), n)
				put(0, 1)
			}
		}
	}
	put(0x7F, 7)
	return append(out, 0xFF, 0xD9)
}
