package media

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"regexp"
	"strings"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	"github.com/aws/smithy-go"
	"gocloud.dev/gcerrors"
)

// startPatience is how long the service waits for a response of its bucket when it starts.
const startPatience = 5 * time.Second

// reached returns an error if the bucket does not exist or denies access, because waiting would not help.
// If the bucket does not respond, reached only logs this.
func (b bucket) reached(ctx context.Context) error {
	bounded, cancel := context.WithTimeout(ctx, startPatience)
	defer cancel()
	there, err := b.b.IsAccessible(bounded)
	switch {
	case err == nil && there:
		return nil
	case err == nil:
		return errors.New("there is no such bucket")
	case refused(err):
		return fmt.Errorf("the bucket cannot be listed: %w", err)
	}
	slog.WarnContext(ctx, "the bucket of media does not answer; uploads fail until it does", "error", err)
	return nil
}

// refused reports whether the service understood a call and denied it.
func refused(err error) bool {
	if gcerrors.Code(err) == gcerrors.PermissionDenied {
		return true
	}
	api, is := errors.AsType[smithy.APIError](err)
	return is && (api.ErrorCode() == "InvalidAccessKeyId" || api.ErrorCode() == "SignatureDoesNotMatch")
}

func bucketGone(err error) bool {
	api, is := errors.AsType[smithy.APIError](err)
	return is && api.ErrorCode() == "NoSuchBucket"
}

// ours matches the names of our blobs. A bucket may also contain other blobs.
var ours = regexp.MustCompile(`^(private/)?[1-9][0-9]*/[a-z2-7]{32}/`)

// Abandon aborts the multipart uploads of our blobs that were started before a time. The parts of such
// uploads are stored and paid for, although no list of blobs contains them. After ten failed aborts,
// Abandon stops at the end of the page. For buckets other than S3, it does nothing.
func (b bucket) Abandon(ctx context.Context, before time.Time) error {
	var client *s3.Client
	if !b.b.As(&client) {
		return nil
	}
	var failures []error
	in := &s3.ListMultipartUploadsInput{Bucket: &b.name, Prefix: &b.prefix}
	for {
		page, err := client.ListMultipartUploads(ctx, in)
		if err != nil {
			return unavailable(errors.Join(append(failures, err)...))
		}
		for _, up := range page.Uploads {
			name, found := strings.CutPrefix(aws.ToString(up.Key), b.prefix)
			if !found || !ours.MatchString(name) || up.Initiated == nil || !up.Initiated.Before(before) {
				continue
			}
			if _, err := client.AbortMultipartUpload(ctx, &s3.AbortMultipartUploadInput{Bucket: &b.name, Key: up.Key, UploadId: up.UploadId}); err != nil {
				failures = append(failures, err)
			}
		}
		if !aws.ToBool(page.IsTruncated) || len(failures) >= 10 {
			return unavailable(errors.Join(failures...))
		}
		in.KeyMarker, in.UploadIdMarker = page.NextKeyMarker, page.NextUploadIdMarker
	}
}
