package mail

import (
	"context"
	"errors"
	"strconv"

	"github.com/storeplatform/storeplatform/store/egress"
)

// Recorded is a transport with every message recorded, in the name of a store, that is
// handed over by it or refused: what is written in it is nobody's business, and whom it
// goes to hardly. What is kept is not handed over, and stays as it is.
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

// Send is the transport's.
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

// hidden is an address of which no more is shown than how it begins and ends.
func hidden(address string) string {
	for i, r := range address {
		if r == '@' {
			return address[:min(1, i)] + "•••" + address[i:]
		}
	}
	return "•••"
}
