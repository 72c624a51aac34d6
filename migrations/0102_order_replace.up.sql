-- Why an order is sent again.
ALTER TABLE orders ADD replacement_reason text CHECK (replacement_reason IN ('LOST', 'DAMAGED', 'WRONG_ITEM', 'DEFECTIVE', 'OTHER'));
