DROP FUNCTION media_usage_create, media_usage_count CASCADE;
DROP TABLE media_usages;
