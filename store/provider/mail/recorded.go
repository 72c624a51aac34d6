package mail

import (
	"context"
	"errors"
	"strconv"

	"github.com/storeplatform/storeplatform/store/egress"
)

// Recorded returns a transport that records every attempt of t to hand over a message. The record
// contains the message id and the masked recipient, but not the content. Recorded returns Kept and nil
// unchanged.
func Recorded(t Transport, r egress.Recorder) Transport {
	if _, none := t.(Kept); none || t == nil {
		return t
	}
	return recorded{t, r}
}

type recorded struct {
	transport Transport
	record    egress.Recorder
}

// Send sends through the transport and records the call.
func (t recorded) Send(ctx context.Context, m Message) (err error) {
	call := egress.Call{ProviderCode: "SMTP", Operation: "send", Request: map[string]string{"messageId": m.MessageID, "to": hidden(m.To)}}
	t.record.Observe(ctx, call, func(ctx context.Context, c *egress.Call) {
		err = t.transport.Send(ctx, m)
		c.Err = err
		if refusal, ok := errors.AsType[*Error](err); ok && refusal.Code != 0 {
			c.ErrorCode = "smtp_" + strconv.Itoa(refusal.Code)
		}
	})
	return err
}

// hidden masks the part of an address before the @ sign, except for the first letter.
func hidden(address string) string {
	for i, r := range address {
		if r == '@' {
			return address[:min(1, i)] + "•••" + address[i:]
		}
	}
	return "•••"
}
