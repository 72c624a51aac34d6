DROP INDEX subscriptions_by_end, subscriptions_by_created, mails_failed, stocks_watched, refunds_by_day, refunds_open;
DROP TABLE dashboards, sales_counts, sales_products, sales_days;
