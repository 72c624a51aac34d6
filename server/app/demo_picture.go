package app

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"image"
	"image/color"
	"image/png"

	"github.com/google/uuid"

	adminapi "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
)

// pictureSide is the width and height of a picture of the demo store, in pixels.
const pictureSide = 800

// demoPicture is the picture of a demo product: a background and shapes, which are drawn in their order.
type demoPicture struct {
	Name    string
	AltText string
	Ground  string // color of the background, such as #EFE9DF
	Shapes  []struct {
		Round      bool // an ellipse instead of a rectangle
		X, Y, W, H int  // in percent of the picture's size
		Color      string
	}
}

// draw returns the picture as a PNG with a palette, which keeps the file small.
func (p demoPicture) draw() ([]byte, error) {
	m := image.NewPaletted(image.Rect(0, 0, pictureSide, pictureSide), color.Palette{parseColor(p.Ground)})
	for i, s := range p.Shapes {
		m.Palette = append(m.Palette, parseColor(s.Color))
		at := image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H)
		at = image.Rect(at.Min.X*pictureSide/100, at.Min.Y*pictureSide/100, at.Max.X*pictureSide/100, at.Max.Y*pictureSide/100)
		rx, ry := float64(at.Dx())/2, float64(at.Dy())/2
		for y := at.Min.Y; y < at.Max.Y; y++ {
			for x := at.Min.X; x < at.Max.X; x++ {
				dx, dy := (float64(x-at.Min.X)-rx)/rx, (float64(y-at.Min.Y)-ry)/ry
				if !s.Round || dx*dx+dy*dy <= 1 {
					m.SetColorIndex(x, y, uint8(i+1))
				}
			}
		}
	}
	var out bytes.Buffer
	err := png.Encode(&out, m)
	return out.Bytes(), err
}

func parseColor(hex string) color.Color {
	c := color.RGBA{A: 255}
	_, _ = fmt.Sscanf(hex, "#%02x%02x%02x", &c.R, &c.G, &c.B) // demo.json contains only valid colors
	return c
}

// upload uploads the picture to the demo store, only once, and returns the id of the media file.
func (p demoPicture) upload(ctx context.Context, handlers *admin.Handlers, actor domain.Actor) (mediaID int64, err error) {
	drawn, err := p.draw()
	if err != nil {
		return 0, err
	}
	sum := sha256.Sum256(drawn)
	actor.CommandID = uuid.NewSHA1(uuid.NameSpaceOID, []byte("demo store, picture "+p.Name))
	ctx = request.WithUpload(auth.With(ctx, auth.Identity{Actor: actor}), &request.Upload{
		Member: "file", FileName: p.Name + ".png", File: bytes.NewReader(drawn), Checksum: hex.EncodeToString(sum[:]), Fields: map[string]string{"altText": p.AltText},
	})
	answer, err := handlers.CreateMedia(ctx, adminapi.CreateMediaRequestObject{})
	if err != nil {
		return 0, err
	}
	return answer.(adminapi.CreateMedia200JSONResponse).MediaID, nil
}
