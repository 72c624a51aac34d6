package public

// pending has the operations of openapi/public.yaml that nobody has written yet:
// none. They answer 501 not_implemented, and this file is the list of them: who
// writes an operation deletes its line. A method in both places fails the structure
// test.
type pending struct{}
