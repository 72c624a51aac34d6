package media

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/netip"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
)

// probeTimeout is the time limit for the check of a public address.
const probeTimeout = 10 * time.Second

// ErrExposed means that private files can be read at the address from which browsers load media.
var ErrExposed = errors.New("files below private/ can be read there by everybody: imports, exports and PDFs of orders are among them. Let the bucket's policy show media only (/guides/going-live, Keep private files private)")

// CheckPrivate puts a file below Private and requests it at the bucket's public address, as any visitor
// could. It returns ErrExposed if the response contains the file. If the upload fails or the address does
// not respond, CheckPrivate only logs a warning and returns nil, because visitors cannot read files there
// either.
func CheckPrivate(ctx context.Context, b Bucket, publicURL string) (err error) {
	ctx, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	name, secret := Private+domain.NewToken("probe"), domain.NewToken("secret")
	if err := b.Put(ctx, name, "text/plain", strings.NewReader(secret)); err != nil {
		slog.WarnContext(ctx, "whether private files are private was not looked at", "error", err)
		return nil
	}
	defer func() { err = errors.Join(err, b.Delete(context.WithoutCancel(ctx), name)) }()
	answer, err := ask(ctx, publicURL+"/"+name)
	if err != nil {
		slog.WarnContext(ctx, "whether private files are private was not looked at: MEDIA_PUBLIC_URL does not answer", "error", err)
		return nil
	}
	defer answer.Body.Close()
	read, _ := io.ReadAll(io.LimitReader(answer.Body, 1<<10)) // even a part of the file means that it is exposed
	if strings.Contains(string(read), secret) {
		return ErrExposed
	}
	return nil
}

// anywhere allows all networks, because the operator chose the address and it may be in a private
// network.
var anywhere = []netip.Prefix{netip.MustParsePrefix("0.0.0.0/0"), netip.MustParsePrefix("::/0")}

// ask requests an address and follows up to mostHops redirects, as browsers do.
func ask(ctx context.Context, address string) (*http.Response, error) {
	client := egress.New(egress.Options{Allow: anywhere})
	defer client.CloseIdle()
	for hop := 0; ; hop++ {
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, http.NoBody)
		if err != nil {
			return nil, err
		}
		answer, err := client.Do(request)
		if err != nil || hop == mostHops {
			return answer, err
		}
		next, err := answer.Location()
		if err != nil { // not a redirect
			return answer, nil
		}
		_ = answer.Body.Close()
		address = next.String()
	}
}

const mostHops = 5
