// Package proof is the seam to what others publish under their domain names, by
// which somebody proves that a name is theirs.
package proof

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/egress"
)

const (
	// limit is for how long each of the two places is asked.
	limit = 3 * time.Second
	// maxFile is how much of a file is read.
	maxFile = 4 << 10
)

// Checker looks at domain names, by way of the one client for addresses that
// others gave us.
type Checker struct{ client *egress.Client }

// New makes a Checker.
func New(client *egress.Client) *Checker { return &Checker{client} }

// Published tells whether the value is in a TXT record of that name, or is all that
// a file at that address says. Both are asked at once, and neither for long. An error says that it
// could not be found out: a name server or the site did not answer.
func (c *Checker) Published(ctx context.Context, recordName, fileURL, value string) (bool, error) {
	type answer struct {
		found bool
		err   error
	}
	answers := make(chan answer, 2)
	go func() { found, err := c.record(ctx, recordName, value); answers <- answer{found, err} }()
	go func() { found, err := c.file(ctx, fileURL, value); answers <- answer{found, err} }()
	first := <-answers
	if first.found {
		return true, nil
	}
	second := <-answers
	if second.found {
		return true, nil
	}
	return false, errors.Join(first.err, second.err)
}

func (c *Checker) record(ctx context.Context, name, value string) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	texts, err := c.client.LookupTXT(ctx, name)
	if unknown, ok := errors.AsType[*net.DNSError](err); ok && unknown.IsNotFound {
		return false, nil
	}
	return slices.Contains(texts, value), err
}

func (c *Checker) file(ctx context.Context, url, value string) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return false, err
	}
	res, err := c.client.Do(req)
	if err != nil {
		return false, err
	}
	defer res.Body.Close()
	switch {
	case res.StatusCode >= http.StatusInternalServerError:
		return false, fmt.Errorf("proof: the site answered %d", res.StatusCode)
	case res.StatusCode != http.StatusOK:
		return false, nil // a redirect as well: where it leads to is somebody else's
	}
	content, err := io.ReadAll(io.LimitReader(res.Body, maxFile))
	return strings.TrimSpace(string(content)) == value, err
}
