package letter

// ListedMail is a mail in the store's list of mails, without its text.
type ListedMail struct {
	*Mail
	Subject *string // nil means that the mail may contain a secret or cannot be decrypted
}

// SentMail is a mail of the outbox with its decrypted content.
type SentMail struct {
	Mail
	MailContent
}

// TestResult is the result of sending a test mail.
type TestResult struct {
	MailContent
	MailID *int64 // id in the outbox; nil means that faults prevented the mail
	Faults []TemplateFault
}

// RetriedMails is the result of a bulk retry.
type RetriedMails struct {
	Retried, Skipped int
	NextID           *int64 // first mail that the retry did not examine; nil means that it examined all
}
