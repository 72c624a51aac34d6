package media_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/media"
	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestMedia(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "store/provider/media")
}

// name is the name of a media blob.
const name = "7/abcdefghijklmnopqrstuvwxyz234567/original.png"

// key is the prefix of the blobs of one file.
const key = "7/abcdefghijklmnopqrstuvwxyz234567/"

func open(ctx context.Context, address string) media.Bucket {
	GinkgoHelper()
	b, err := media.Open(ctx, address)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(b.Close)
	return b
}

func read(ctx context.Context, b media.Bucket, name string) ([]byte, error) {
	blob, err := b.Open(ctx, name)
	if err != nil {
		return nil, err
	}
	defer blob.Close()
	return io.ReadAll(blob)
}

// beUnavailable matches a temporary failure of the bucket that does not look like the end of a file.
func beUnavailable() OmegaMatcher {
	return And(WithTransform(domain.CodeOf, Equal(domain.Unavailable)), Not(MatchError(io.EOF)), Not(MatchError(io.ErrUnexpectedEOF)))
}

// short is the timeout for calls to a service that does not respond.
const short = 300 * time.Millisecond

var errSource = errors.New("the source has failed")

var _ = DescribeTable("A bucket stores, lists, returns and deletes blobs by name", func(ctx SpecContext, address func() string) {
	at := address()
	b := open(ctx, at)
	large := bytes.Repeat([]byte("0123456789abcdef"), 20<<16) // 20 MiB, uploaded in parts if the bucket can do so
	for _, content := range [][]byte{{}, []byte("a picture"), large, []byte("another one in its place")} {
		Expect(b.Put(ctx, name, "image/png", bytes.NewReader(content))).To(Succeed())
		Expect(read(ctx, b, name)).To(HaveLen(len(content)))
	}
	Expect(read(ctx, b, name)).To(BeEquivalentTo("another one in its place"))
	Expect(b.Put(ctx, "private/7/x", "application/octet-stream", strings.NewReader("rows"))).To(Succeed())
	Expect(b.Names(ctx, key)).To(Equal([]string{name}))
	Expect(b.Names(ctx, "")).To(ConsistOf(name, "private/7/x"))

	blob, err := b.Open(ctx, name)
	Expect(err).NotTo(HaveOccurred())
	Expect(blob.Size()).To(BeEquivalentTo(24))
	Expect(blob.ModTime()).To(BeTemporally("~", time.Now(), time.Minute))
	Expect(blob.Seek(8, io.SeekStart)).To(BeEquivalentTo(8))
	rest, err := io.ReadAll(blob)
	Expect(err).NotTo(HaveOccurred())
	Expect(rest).To(BeEquivalentTo("one in its place"))
	Expect(blob.Close()).To(Succeed())

	for range 2 {
		Expect(b.Delete(ctx, name)).To(Succeed())
	}
	_, err = b.Open(ctx, name)
	Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
	// Abandon must not delete complete blobs.
	Expect(b.Abandon(ctx, time.Now().Add(time.Hour))).To(Succeed())
	Expect(b.Names(ctx, "")).To(ConsistOf("private/7/x"))
},
	Entry("in memory", func() string { return "mem://" }),
	Entry("in a folder", folder),
	Entry("in an S3 service", Label("s3"), ofService),
)

var _ = DescribeTable("A failed Put leaves no blob or the previous blob", func(ctx SpecContext, address func() string, size int) {
	b := open(ctx, address())
	for _, before := range []string{"", "what was there"} {
		if before != "" {
			Expect(b.Put(ctx, name, "image/png", strings.NewReader(before))).To(Succeed())
		}
		source := io.MultiReader(bytes.NewReader(make([]byte, size)), failing{})
		Expect(b.Put(ctx, name, "image/png", source)).To(MatchError(errSource))
		soon, cancel := context.WithCancel(ctx)
		source = io.MultiReader(bytes.NewReader(make([]byte, size)), readerFunc(func([]byte) (int, error) { cancel(); return 0, io.EOF }))
		Expect(b.Put(soon, name, "image/png", source)).NotTo(Succeed(), "the caller has gone")
		if before == "" {
			_, err := b.Open(ctx, name)
			Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
		} else {
			Expect(read(ctx, b, name)).To(BeEquivalentTo(before))
		}
	}
},
	Entry("for a small blob in a folder", folder, 1000), Entry("for a large blob in a folder", folder, 20<<20),
	Entry("for a small blob in an S3 service", Label("s3"), ofService, 1000), Entry("for a large blob in an S3 service", Label("s3"), ofService, 20<<20),
)

// A killed process does not abort its multipart uploads. Their parts then stay in the bucket, although no
// list of blobs contains them.
var _ = It("Abandon aborts only the multipart uploads of media that started before a time", Label("s3"), func(ctx SpecContext) {
	u, err := url.Parse(ofService())
	Expect(err).NotTo(HaveOccurred())
	q := u.Query()
	client := s3.New(s3.Options{Region: q.Get("region"), BaseEndpoint: new(q.Get("endpoint")), UsePathStyle: true, Credentials: aws.CredentialsProviderFunc(func(context.Context) (aws.Credentials, error) {
		return aws.Credentials{AccessKeyID: os.Getenv("AWS_ACCESS_KEY_ID"), SecretAccessKey: os.Getenv("AWS_SECRET_ACCESS_KEY")}, nil
	})})
	b := open(ctx, u.String())
	prefix := q.Get("prefix")
	for _, begun := range []string{prefix + name, prefix + "private/" + name, prefix + "backups/monday.tar", "elsewhere-" + prefix + name} {
		up, err := client.CreateMultipartUpload(ctx, &s3.CreateMultipartUploadInput{Bucket: &u.Host, Key: &begun})
		Expect(err).NotTo(HaveOccurred())
		_, err = client.UploadPart(ctx, &s3.UploadPartInput{Bucket: &u.Host, Key: &begun, UploadId: up.UploadId, PartNumber: new(int32(1)), Body: bytes.NewReader(make([]byte, 5<<20))})
		Expect(err).NotTo(HaveOccurred())
	}
	left := func() (all []string) {
		for _, prefix := range []string{prefix, "elsewhere-" + prefix} {
			page, err := client.ListMultipartUploads(ctx, &s3.ListMultipartUploadsInput{Bucket: &u.Host, Prefix: &prefix})
			Expect(err).NotTo(HaveOccurred())
			for _, up := range page.Uploads {
				all = append(all, *up.Key)
			}
		}
		return all
	}
	Expect(b.Names(ctx, "")).To(BeEmpty())
	Expect(b.Abandon(ctx, time.Now().Add(-time.Hour))).To(Succeed())
	Expect(left()).To(HaveLen(4), "a process may still be sending them")
	Expect(b.Abandon(ctx, time.Now().Add(time.Hour))).To(Succeed())
	Expect(left()).To(ConsistOf(prefix+"backups/monday.tar", "elsewhere-"+prefix+name))
})

func folder() string {
	GinkgoHelper()
	at, err := media.In(GinkgoT().TempDir())
	Expect(err).NotTo(HaveOccurred())
	return at
}

var _ = Describe("A bucket in a folder", func() {
	It("can be listed while uploads begin and end", func(ctx SpecContext) {
		root := GinkgoT().TempDir()
		at, err := media.In(root)
		Expect(err).NotTo(HaveOccurred())
		b := open(ctx, at)
		Expect(b.Put(ctx, name, "image/png", strings.NewReader("picture"))).To(Succeed())
		done := make(chan struct{})
		var coming sync.WaitGroup
		defer coming.Wait()
		defer close(done)
		coming.Go(func() { // writes the temporary file that the library uses for an upload
			for i := 0; ; i++ {
				select {
				case <-done:
					return
				case <-time.After(100 * time.Microsecond):
				}
				temporary := filepath.Join(root, key, fmt.Sprintf("640.jpg.%d.tmp", i))
				if os.WriteFile(temporary, nil, 0o600) == nil {
					_ = os.Remove(temporary)
				}
			}
		})
		for range 500 {
			Expect(b.Names(ctx, key)).To(ContainElement(name))
		}
	})
})

// ofService returns the URL of a bucket at a running S3 service ("task test:s3").
func ofService() string {
	GinkgoHelper()
	bucket := os.Getenv("STORE_SPECS_MEDIA_URL")
	if bucket == "" {
		Skip("STORE_SPECS_MEDIA_URL names no bucket")
	}
	return storetest.MediaURLIn(bucket)
}

type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, errSource }

type readerFunc func(p []byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

// broken returns the URL of a bucket at a fake service that responds to all requests with the same
// handler.
func broken(answer http.HandlerFunc) (address string) {
	GinkgoHelper()
	for name, v := range map[string]string{"AWS_ACCESS_KEY_ID": "spec", "AWS_SECRET_ACCESS_KEY": "secret"} {
		GinkgoT().Setenv(name, v)
	}
	server := httptest.NewServer(answer)
	DeferCleanup(server.Close)
	return "s3://shop?region=eu-central-1&use_path_style=true&endpoint=" + url.QueryEscape(server.URL)
}

func says(status int, code string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/xml")
		w.WriteHeader(status)
		fmt.Fprintf(w, `<?xml version="1.0" encoding="UTF-8"?><Error><Code>%s</Code><Message>no</Message></Error>`, code)
	}
}

var _ = Describe("An S3 service", func() {
	// opened opens a bucket at a service that responds to the first request like an empty bucket, and to
	// all later requests with the handler then.
	opened := func(ctx context.Context, then http.HandlerFunc) media.Bucket {
		GinkgoHelper()
		var answered atomic.Bool
		return open(ctx, broken(func(w http.ResponseWriter, r *http.Request) {
			if !answered.Swap(true) {
				fmt.Fprint(w, `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><KeyCount>0</KeyCount><IsTruncated>false</IsTruncated></ListBucketResult>`)
				return
			}
			then(w, r)
		}))
	}

	DescribeTable("makes every call return unavailable", func(ctx SpecContext, patience time.Duration, then http.HandlerFunc) {
		b := opened(ctx, then)
		tried := func(do func(ctx context.Context) error) {
			GinkgoHelper()
			soon, cancel := context.WithTimeout(ctx, patience)
			defer cancel()
			Expect(do(soon)).To(beUnavailable())
		}
		tried(func(ctx context.Context) error { return b.Put(ctx, name, "image/png", strings.NewReader("a picture")) })
		tried(func(ctx context.Context) error { _, err := read(ctx, b, name); return err })
		tried(func(ctx context.Context) error { _, err := b.Names(ctx, key); return err })
		soon, cancel := context.WithTimeout(ctx, patience)
		defer cancel()
		Expect(b.Delete(soon, name)).To(Or(BeNil(), beUnavailable()), "a missing bucket has no blob to delete; Names returns an error for the bucket")
		tried(func(ctx context.Context) error { return b.Abandon(ctx, time.Now()) })
	},
		Entry("if it hangs", short, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body) // the server notices that the caller disconnects only after it has read the body
			<-r.Context().Done()
		})),
		Entry("if it denies access", time.Minute, says(http.StatusForbidden, "AccessDenied")),
		// The library makes three attempts, with up to twenty seconds between them.
		Entry("if it is overloaded", time.Second, says(http.StatusServiceUnavailable, "SlowDown")),
		Entry("if it closes the connection", time.Second, http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })),
		Entry("if the bucket has been removed", time.Minute, says(http.StatusNotFound, "NoSuchBucket")),
	)

	It("makes a read return unavailable instead of the end of the file if it disconnects within a blob", func(ctx SpecContext) {
		b := opened(ctx, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "1000")
			w.Header().Set("Last-Modified", time.Now().UTC().Format(http.TimeFormat))
			_, _ = w.Write(make([]byte, 300))
			http.NewResponseController(w).Flush()
			panic(http.ErrAbortHandler)
		})
		part, err := read(ctx, b, name)
		Expect(err).To(beUnavailable())
		Expect(part).To(HaveLen(300))
		blob, err := b.Open(ctx, name)
		Expect(err).NotTo(HaveOccurred())
		_, err = io.Copy(io.Discard, blob)
		Expect(err).To(beUnavailable())
		Expect(blob.Close()).To(Succeed())
	})

	DescribeTable("makes Open fail", func(ctx SpecContext, patience time.Duration, answer http.HandlerFunc, refused string) {
		soon, cancel := context.WithTimeout(ctx, patience)
		defer cancel()
		b, err := media.Open(soon, broken(answer))
		if refused != "" {
			Expect(err).To(MatchError(ContainSubstring(refused)))
			return
		}
		Expect(err).NotTo(HaveOccurred())
		Expect(b.Close()).To(Succeed())
	},
		Entry("if the bucket does not exist", time.Minute, says(http.StatusNotFound, "NoSuchBucket"), "no such bucket"),
		Entry("if it denies access", time.Minute, says(http.StatusForbidden, "AccessDenied"), "cannot be listed"),
		Entry("if the key is unknown", time.Minute, says(http.StatusForbidden, "InvalidAccessKeyId"), "cannot be listed"),
		Entry("but not if it is overloaded", time.Minute, says(http.StatusServiceUnavailable, "SlowDown"), ""),
		Entry("but not if it hangs", short, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }), ""),
	)
})
