UPDATE stores SET settings = settings - 'renewalStockWaitDays' - 'priceChangeNoticeDays';
