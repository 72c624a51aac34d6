// Package letter is the mails that a store sends, and their texts.
package letter
