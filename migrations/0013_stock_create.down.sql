DROP TABLE stock_movements, stocks;
