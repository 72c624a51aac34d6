package apitest

import (
	"bytes"
	"mime/multipart"
	"net/http"

	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// Upload sends a multipart form that contains some fields followed by a file.
func (c Client) Upload(path, fileName string, content []byte, fields map[string]string) *Answer {
	ginkgo.GinkgoHelper()
	body, contentType := Multipart(fileName, content, fields)
	return c.With("Content-Type", contentType).Call(http.MethodPost, path, body)
}

// Multipart returns a multipart body with a file and some fields, and its content type.
func Multipart(fileName string, content []byte, fields map[string]string) (body []byte, contentType string) {
	ginkgo.GinkgoHelper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for name, value := range fields {
		gomega.Expect(w.WriteField(name, value)).To(gomega.Succeed())
	}
	part, err := w.CreateFormFile("file", fileName)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	_, err = part.Write(content)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	gomega.Expect(w.Close()).To(gomega.Succeed())
	return b.Bytes(), w.FormDataContentType()
}
