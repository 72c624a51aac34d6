-- Where the customer comes back to from what a payment has them do elsewhere. It is a
-- part of what the payment service is asked, and has to be the same when it is asked again.
ALTER TABLE payments ADD return_url text NOT NULL DEFAULT '';
