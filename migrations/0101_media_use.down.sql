DROP TABLE media_uses;
DROP FUNCTION media_used CASCADE;
