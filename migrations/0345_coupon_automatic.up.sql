-- Which coupons apply by themselves is kept in memory by the version of what the store
-- shows (0342): the version changes with them, and not with the uses of coupons or with
-- coupons that are typed.
CREATE CONSTRAINT TRIGGER coupons_storefront_create AFTER INSERT ON coupons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.is_automatic) EXECUTE FUNCTION storefront_changed();
CREATE CONSTRAINT TRIGGER coupons_storefront_delete AFTER DELETE ON coupons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.is_automatic) EXECUTE FUNCTION storefront_changed();
CREATE CONSTRAINT TRIGGER coupons_storefront_change AFTER UPDATE ON coupons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.is_automatic OR NEW.is_automatic) AND (OLD.is_automatic, OLD.status) IS DISTINCT FROM (NEW.is_automatic, NEW.status)) EXECUTE FUNCTION storefront_changed();
CREATE TRIGGER coupons_written AFTER INSERT OR DELETE OR UPDATE OF is_automatic, status ON coupons FOR EACH STATEMENT EXECUTE FUNCTION storefront_written();
