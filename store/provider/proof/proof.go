// Package proof looks up the DNS record or the file that proves that a store owns a domain name.
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
	// limit is the timeout of each of the two lookups.
	limit = 3 * time.Second
	// maxFile is the maximum number of bytes read from the file.
	maxFile = 4 << 10
)

// Checker looks up DNS records and files through the egress client, which protects calls to addresses
// that others chose.
type Checker struct{ client *egress.Client }

// New returns a Checker.
func New(client *egress.Client) *Checker { return &Checker{client} }

// Published reports whether a TXT record of recordName equals the value, or the file at fileURL contains
// only the value. It checks both concurrently, each with a timeout of three seconds. It returns an error
// if it finds neither and a name server or the site does not respond.
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
		return false, nil // this includes a redirect, whose target may have another owner
	}
	content, err := io.ReadAll(io.LimitReader(res.Body, maxFile))
	return strings.TrimSpace(string(content)) == value, err
}
