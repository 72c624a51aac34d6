// Package letter contains the mails that stores and the service send, and their texts.
package letter
