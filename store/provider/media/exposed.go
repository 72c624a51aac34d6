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

// probeTimeout bounds the look at a public address.
const probeTimeout = 10 * time.Second

// ErrExposed: what is private can be read at the address where browsers get media.
var ErrExposed = errors.New("files below private/ can be read there by everybody: imports, exports and PDFs of orders are among them. Let the bucket's policy show media only (/guides/going-live, Keep private files private)")

// CheckPrivate puts a file below Private and asks for it at the public address of a bucket,
// as anybody could. ErrExposed: it was there. An address that does not answer is not
// reached by others either, so the check ends with a warning.
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
	read, _ := io.ReadAll(io.LimitReader(answer.Body, 1<<10)) // what came in part is no less readable
	if strings.Contains(string(read), secret) {
		return ErrExposed
	}
	return nil
}

// anywhere are all networks: the address is the operator's own, and may lead to a network
// that is not public.
var anywhere = []netip.Prefix{netip.MustParsePrefix("0.0.0.0/0"), netip.MustParsePrefix("::/0")}

// ask gets what is at an address, and follows it where it has moved as browsers do.
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
		if err != nil { // it has not moved
			return answer, nil
		}
		_ = answer.Body.Close()
		address = next.String()
	}
}

const mostHops = 5
