package media

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
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
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, publicURL+"/"+name, http.NoBody)
	if err != nil {
		return err
	}
	client := http.Client{Transport: &http.Transport{Proxy: http.ProxyFromEnvironment, DisableKeepAlives: true}}
	answer, err := client.Do(request)
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
