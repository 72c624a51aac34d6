REVOKE SELECT ON variants FROM platform;
DROP POLICY platform ON variants;
DROP INDEX variants_by_text;
