package storetest

import (
	"net/url"
	"os"

	"github.com/google/uuid"
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// MediaURL returns an unshared place for media: in memory, or a separate folder in the bucket that
// STORE_SPECS_MEDIA_URL names.
func MediaURL() string {
	ginkgo.GinkgoHelper()
	return MediaURLIn(os.Getenv("STORE_SPECS_MEDIA_URL"))
}

// MediaURLIn returns an unshared place for media in the given bucket; an empty bucket means in memory.
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
