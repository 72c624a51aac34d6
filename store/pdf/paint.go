package pdf

import (
	"bytes"
	"image"
	"image/draw"
	_ "image/jpeg" // registers a format of images
	"image/png"
	"math"
	"strconv"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/net/html"
)

// painter writes the operations to the PDF.
type painter struct {
	pdf    *fpdf.Fpdf
	added  map[*face]bool
	images map[string][]byte
	known  map[string]*picture
}

// picture is an image with the size at which it is printed, in points.
type picture struct {
	name          string
	width, height float64
}

func (p *painter) text(s string, f *face, st *style, x, y, wide float64) {
	if !p.added[f] {
		p.pdf.AddUTF8FontFromBytes(f.name, f.style, f.data)
		p.added[f] = true
	}
	p.pdf.SetFont(f.name, f.style, st.size)
	p.pdf.SetTextColor(st.color.r, st.color.g, st.color.b)
	if f.complex {
		p.complexText(s, f, st.size, x, y)
	} else {
		p.pdf.Text(x, y, s)
	}
	if st.underline {
		p.pdf.SetDrawColor(st.color.r, st.color.g, st.color.b)
		p.pdf.SetLineWidth(st.size * .05)
		p.pdf.Line(x, y+st.size*.12, x+wide, y+st.size*.12)
	}
}

func (p *painter) image(pic *picture, x, y float64) {
	p.pdf.ImageOptions(pic.name, x, y, pic.width, pic.height, false, fpdf.ImageOptions{ImageType: "PNG"}, 0, "")
}

// frame returns a function that draws a background and borders.
func (p *painter) frame(st style, x, wide float64) func(top, bottom float64) {
	return func(top, bottom float64) {
		if c := st.background; c != nil {
			p.pdf.SetFillColor(c.r, c.g, c.b)
			if radius := math.Min(st.radius, math.Min(wide, bottom-top)/2); radius > 0 {
				p.pdf.RoundedRect(x, top, wide, bottom-top, radius, "1234", "F")
			} else {
				p.pdf.Rect(x, top, wide, bottom-top, "F")
			}
		}
		for i, b := range st.borders {
			if b.width == 0 {
				continue
			}
			p.pdf.SetDrawColor(b.color.r, b.color.g, b.color.b)
			p.pdf.SetLineWidth(b.width)
			half := b.width / 2
			switch i {
			case 0:
				p.pdf.Line(x, top+half, x+wide, top+half)
			case 1:
				p.pdf.Line(x+wide-half, top, x+wide-half, bottom)
			case 2:
				p.pdf.Line(x, bottom-half, x+wide, bottom-half)
			case 3:
				p.pdf.Line(x+half, top, x+half, bottom)
			}
		}
	}
}

// mostPixels is the maximum number of pixels of an image, because images are decoded completely.
const mostPixels = 4_000_000

// picture returns the image that an element names, in the size of the element's style. It returns nil if
// the caller did not pass such an image, or if the image cannot be printed. It fetches nothing.
func (l *layout) picture(n *html.Node, st style) *picture {
	p := l.paint
	name := attribute(n, "src")
	base, known := p.known[name]
	if !known {
		if data, there := p.images[name]; there {
			base = p.register("image"+strconv.Itoa(len(p.known)), data)
		}
		p.known[name] = base
	}
	if base == nil {
		return nil
	}
	out := *base
	scale := 1.
	if w := length(st.width, st.size, 0); w > 0 {
		scale = w / out.width
	}
	for i, size := range []float64{out.width, out.height} {
		if most := st.most[i]; most > 0 && size*scale > most {
			scale = most / size
		}
	}
	out.width, out.height = out.width*scale, out.height*scale
	return &out
}

// register adds an image to the PDF. It decodes the image and encodes it again as plain PNG, because an
// image that fpdf cannot read would make the whole document fail.
func (p *painter) register(name string, data []byte) *picture {
	config, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil || config.Width < 1 || config.Height < 1 || config.Width > mostPixels/config.Height {
		return nil
	}
	decoded, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	plain := image.NewNRGBA(image.Rect(0, 0, config.Width, config.Height))
	draw.Draw(plain, plain.Bounds(), decoded, decoded.Bounds().Min, draw.Src)
	var file bytes.Buffer
	if png.Encode(&file, plain) != nil {
		return nil
	}
	p.pdf.RegisterImageOptionsReader(name, fpdf.ImageOptions{ImageType: "PNG"}, &file)
	return &picture{name: name, width: float64(config.Width) * .75, height: float64(config.Height) * .75}
}

// complexText paints a text of shaped glyphs.
func (p *painter) complexText(s string, f *face, size, x, y float64) {
	var run []rune
	begin, dx, dy := x, 0., 0.
	flush := func() {
		if len(run) > 0 {
			p.pdf.Text(begin, y, string(run))
			run = run[:0]
		}
	}
	for _, r := range s {
		_, kind, value := faceOfPrivate(r)
		switch kind {
		case kindX:
			dx = float64(value) * size / 1000
		case kindY:
			dy = float64(value) * size / 1000
		case kindGlyph:
			if dx != 0 || dy != 0 {
				flush()
				p.pdf.Text(x+dx, y-dy, string(rune(glyphBase+value)))
			} else {
				if len(run) == 0 {
					begin = x
				}
				run = append(run, rune(glyphBase+value))
			}
			dx, dy = 0, 0
		}
		if move := f.privateWidth(kind, value) * size / 1000; move != 0 || kind == kindAdvance {
			x += move
			if kind == kindAdvance {
				flush()
			}
		}
		if kind == kindGlyph && len(run) == 0 {
			begin = x
		}
	}
	flush()
}
