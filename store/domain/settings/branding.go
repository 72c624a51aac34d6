package settings

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Branding is the look of the pages that a store's buyers see; a nil field means the page's default.
type Branding struct {
	Colors      Colors  `json:"colors"`
	Font        *string `json:"font"`
	Radius      *int    `json:"radius"` // radius of corners in pixels
	IconMediaID *int64  `json:"iconMediaId"`
}

// Colors contains colors in the form #rrggbb; nil means the page's default.
type Colors struct {
	Accent     *string `json:"accent"`
	Background *string `json:"background"`
	Text       *string `json:"text"`
}

// AccentText returns black or white, whichever has the higher contrast with the accent. It returns
// nil without an accent.
func (c Colors) AccentText() *string {
	if c.Accent == nil {
		return nil
	}
	white, black := "#ffffff", "#000000"
	if contrast(*c.Accent, white) >= contrast(*c.Accent, black) {
		return &white
	}
	return &black
}

// Dark reports whether the background is set and has a higher contrast with white than with black.
func (c Colors) Dark() bool {
	return c.Background != nil && contrast(*c.Background, "#ffffff") > contrast(*c.Background, "#000000")
}

// leastContrast is the minimum contrast between text and background (WCAG 2.2, 1.4.3).
const leastContrast = 4.5

var color = regexp.MustCompile(`^#[0-9A-Fa-f]{6}$`)

func (b Branding) check(r *domain.Refusals) {
	text, background := b.Colors.Text, b.Colors.Background
	wrong := false
	for _, c := range []struct {
		name  string
		value *string
	}{{"accent", b.Colors.Accent}, {"background", background}, {"text", text}} {
		if c.value != nil && !color.MatchString(*c.value) {
			wrong = true
			r.Add("/branding/colors/"+c.name, "Use a color such as #1f5f4a.")
		}
	}
	if _, ok := fonts[fontName(b.Font)]; b.Font != nil && !ok {
		r.Add("/branding/font", "There is no font %q.", *b.Font)
	}
	if wrong {
		return
	}
	switch {
	case text == nil && background == nil:
	case text == nil:
		r.Add("/branding/colors/text", "A background needs the color of the text on it.")
	case background == nil:
		r.Add("/branding/colors/background", "The color of texts needs the background that they are on.")
	default:
		if c := contrast(*text, *background); c < leastContrast {
			r.Add("/branding/colors/text", "It cannot be read on the background: the contrast is %.2f:1, and has to be %.1f:1.", math.Floor(c*100)/100, leastContrast)
		}
	}
}

func fontName(font *string) string {
	if font == nil {
		return ""
	}
	return *font
}

// contrast returns the contrast ratio of two colors, from 1 to 21.
func contrast(a, b string) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// luminance returns the relative luminance of a color, from 0 (black) to 1 (white).
func luminance(color string) float64 {
	rgb, _ := strconv.ParseUint(color[1:], 16, 32) // the color has already been validated
	part := func(shift uint) float64 {
		v := float64(rgb>>shift&0xff) / 255
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*part(16) + 0.7152*part(8) + 0.0722*part(0)
}

// fonts maps each font to its font families. Every system has at least one of them.
var fonts = map[string]string{
	"SANS":      `ui-sans-serif, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif`,
	"SERIF":     `ui-serif, Georgia, "Times New Roman", serif`,
	"ROUNDED":   `ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, "Arial Rounded MT Bold", system-ui, sans-serif`,
	"MONOSPACE": `ui-monospace, Menlo, Consolas, monospace`,
}

// Style returns the branding as a style sheet of the custom properties that the service's pages use. An
// empty style sheet means that the pages keep their default look.
func (b Branding) Style() string {
	var css strings.Builder
	put := func(name, value string) { css.WriteString("--" + name + ":" + value + ";") }
	if c := b.Colors; c.Background != nil && c.Text != nil {
		scheme, soft := "light", *c.Text
		if c.Dark() {
			scheme = "dark"
		}
		if contrast(*c.Text, *c.Background) >= 7 {
			soft = "color-mix(in srgb," + *c.Text + " 76%," + *c.Background + ")"
		}
		css.WriteString("color-scheme:" + scheme + ";")
		put("page", *c.Background)
		put("field", *c.Background)
		put("dark", *c.Text)
		put("soft", soft)
	}
	if c := b.Colors; c.Accent != nil {
		put("accent", *c.Accent)
		put("on", *c.AccentText())
	}
	if b.Radius != nil {
		put("radius", strconv.Itoa(*b.Radius)+"px")
	}
	if b.Font != nil {
		put("font", fonts[*b.Font])
	}
	if css.Len() == 0 {
		return ""
	}
	return ":root{" + css.String() + "}"
}
