package payment

import (
	"context"
	"encoding/json"
	"net/http"
	"time"
)

// noticeCall is the body of a request to the sandbox's Notifier or Disputer.
type noticeCall struct {
	StoreID    int64     `json:"storeId"`
	ProviderID int64     `json:"providerId"`
	Namespace  string    `json:"namespace,omitempty"`
	URL        string    `json:"url,omitempty"`
	Notice     Notice    `json:"notice,omitzero"`
	Reference  string    `json:"reference,omitempty"`
	Key        string    `json:"key,omitempty"`
	Text       string    `json:"text,omitempty"`
	From       time.Time `json:"from,omitzero"`
	Cursor     string    `json:"cursor,omitempty"`
}

func (c noticeCall) account() Account {
	return Account{StoreID: c.StoreID, ProviderID: c.ProviderID, Namespace: c.Namespace}
}

// noticeAnswer is the body of a response of the sandbox's Notifier or Disputer.
type noticeAnswer struct {
	Secret  string     `json:"secret,omitempty"`
	Page    ReportPage `json:"page,omitzero"`
	Dispute Dispute    `json:"dispute,omitzero"`
}

func answerNotice(w http.ResponseWriter, req *http.Request, do func(c noticeCall) (noticeAnswer, error)) {
	var c noticeCall
	if !read(w, req, &c) {
		return
	}
	answer, err := do(c)
	if err != nil {
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
		return
	}
	write(w, http.StatusOK, answer)
}

func (h *sandboxHandler) subscribe(w http.ResponseWriter, req *http.Request) {
	answerNotice(w, req, func(c noticeCall) (noticeAnswer, error) {
		secret, err := h.sandbox.Subscribe(req.Context(), c.account(), c.URL)
		return noticeAnswer{Secret: secret.Reveal()}, err
	})
}

func (h *sandboxHandler) readNotice(w http.ResponseWriter, req *http.Request) {
	answerNotice(w, req, func(c noticeCall) (noticeAnswer, error) {
		reports, err := h.sandbox.Read(req.Context(), c.account(), c.Notice)
		return noticeAnswer{Page: ReportPage{Reports: reports}}, err
	})
}

func (h *sandboxHandler) since(w http.ResponseWriter, req *http.Request) {
	answerNotice(w, req, func(c noticeCall) (noticeAnswer, error) {
		page, err := h.sandbox.Since(req.Context(), c.account(), c.From, c.Cursor)
		return noticeAnswer{Page: page}, err
	})
}

func (h *sandboxHandler) contest(w http.ResponseWriter, req *http.Request) {
	answerNotice(w, req, func(c noticeCall) (noticeAnswer, error) {
		d, err := h.sandbox.Contest(req.Context(), c.account(), ContestRequest{Key: c.Key, Reference: c.Reference, Text: c.Text})
		return noticeAnswer{Dispute: d}, err
	})
}

func (h *sandboxHandler) accept(w http.ResponseWriter, req *http.Request) {
	answerNotice(w, req, func(c noticeCall) (noticeAnswer, error) {
		d, err := h.sandbox.Accept(req.Context(), c.account(), AcceptRequest{Key: c.Key, Reference: c.Reference})
		return noticeAnswer{Dispute: d}, err
	})
}

// Contest implements Disputer.
func (c *SandboxClient) Contest(ctx context.Context, a Account, r ContestRequest) (Dispute, error) {
	answer, err := c.notice(ctx, "/contest", noticeCall{StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference, Text: r.Text})
	return answer.Dispute, err
}

// Accept implements Disputer.
func (c *SandboxClient) Accept(ctx context.Context, a Account, r AcceptRequest) (Dispute, error) {
	answer, err := c.notice(ctx, "/accept", noticeCall{StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference})
	return answer.Dispute, err
}

func (c *SandboxClient) notice(ctx context.Context, path string, call noticeCall) (answer noticeAnswer, err error) {
	body, err := json.Marshal(call)
	if err != nil {
		return answer, err
	}
	return answer, c.exchange(ctx, http.MethodPost, path, body, &answer)
}

// Subscribe implements Notifier.
func (c *SandboxClient) Subscribe(ctx context.Context, a Account, url string) (Secret, error) {
	answer, err := c.notice(ctx, "/subscribe", noticeCall{StoreID: a.StoreID, ProviderID: a.ProviderID, URL: url})
	return Secret(answer.Secret), err
}

// Verify implements Notifier.
func (c *SandboxClient) Verify(a Account, h http.Header, body []byte, now time.Time) ([]Notice, error) {
	return verifySandbox(a, h, body, now)
}

// Read implements Notifier.
func (c *SandboxClient) Read(ctx context.Context, a Account, n Notice) ([]Report, error) {
	answer, err := c.notice(ctx, "/read", noticeCall{StoreID: a.StoreID, ProviderID: a.ProviderID, Namespace: a.Namespace, Notice: n})
	return answer.Page.Reports, err
}

// Since implements Notifier.
func (c *SandboxClient) Since(ctx context.Context, a Account, from time.Time, cursor string) (ReportPage, error) {
	answer, err := c.notice(ctx, "/since", noticeCall{StoreID: a.StoreID, ProviderID: a.ProviderID, Namespace: a.Namespace, From: from, Cursor: cursor})
	return answer.Page, err
}
