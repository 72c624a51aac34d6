DROP TABLE shipments, refunds, payments, order_lines, orders;
