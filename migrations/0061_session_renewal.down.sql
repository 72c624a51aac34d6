ALTER TABLE session_tokens DROP renewal_salt;
