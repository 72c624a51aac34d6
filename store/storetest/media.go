package storetest

import (
	"net/url"
	"os"

	"github.com/google/uuid"
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// MediaURL returns the URL of a place for media that no other spec uses. The place is in memory,
// or a separate folder in the bucket that the environment variable STORE_SPECS_MEDIA_URL names.
func MediaURL() string {
	ginkgo.GinkgoHelper()
	return MediaURLIn(os.Getenv("STORE_SPECS_MEDIA_URL"))
}

// MediaURLIn returns the URL of a place for media that no other spec uses, in the given bucket. An
// empty bucket means that the place is in memory.
func MediaURLIn(bucket string) string {
	ginkgo.GinkgoHelper()
	if bucket == "" {
		return "mem://"
	}
	u, err := url.Parse(bucket)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	q := u.Query()
	q.Set("prefix", "spec-"+uuid.NewString()+"/")
	u.RawQuery = q.Encode()
	return u.String()
}
