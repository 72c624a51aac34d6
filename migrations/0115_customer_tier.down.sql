DROP POLICY platform ON account_types;
REVOKE SELECT ON account_types FROM platform;
DROP TABLE tier_checks;
ALTER TABLE customers DROP tier_moved_on, DROP account_type_source;
