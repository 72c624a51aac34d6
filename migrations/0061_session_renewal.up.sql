-- What the tokens follow from that a refresh token was spent for, beside the token
-- itself, which is not kept. There for the last one that a login spent, and only as
-- long as it may come again.
ALTER TABLE session_tokens ADD renewal_salt bytea;
