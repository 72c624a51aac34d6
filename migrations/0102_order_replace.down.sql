ALTER TABLE orders DROP replacement_reason;
