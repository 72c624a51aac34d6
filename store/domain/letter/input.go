package letter

// ListedMail is a mail as the store may see it: not what is written in it.
type ListedMail struct {
	*Mail
	Subject *string // nil: a secret may stand in it, or nobody can read it any more
}

// SentMail is a mail of the outbox as people read it.
type SentMail struct {
	Mail
	MailContent
}
