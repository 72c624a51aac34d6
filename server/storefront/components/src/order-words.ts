/** The texts of an order that was placed, in English, for each page that shows one. languages/order has the other languages, whole. */
export const english = {
  orderedOn: 'Ordered on {date}', cancelled: 'This order was canceled.', goOn: 'Continue the payment',
  quantity: 'Quantity {n}', deliveries: 'Deliveries: {prices}', giftFor: 'For {name}', subtotal: 'Subtotal', discount: 'Discount', shipping: 'Shipping', taxes: 'Taxes', including: 'Including {amount} tax', taxNotOwed: 'Tax not charged',
  total: 'Total', storeCredit: 'Store credit', giftCard: 'Gift card', remaining: 'Remaining amount', refunded: 'Refunded', due: 'Still to be paid', stillDue: 'Still to be paid: {amount}',
  delivery: 'Delivery address', expected: 'Expected on {date}', billing: 'Billing address', contact: 'Contact', payment: 'Payment', endsIn: '{brand} ending in {digits}', parcels: 'Parcels', track: 'Track parcel', refunds: 'Refunds',
  documents: 'Documents', invoice: 'Invoice {number} (PDF)', creditNote: 'Credit note {number} (PDF)', printLater: 'Many documents are being printed. Try again in a moment.', subscription: 'Change or cancel the subscription in your account', support: 'Questions about the order',
  withdraw: 'Withdraw from contract', withdrawHint: 'Choose the units that you withdraw from. Send back the goods that you have within 14 days.', confirmWithdrawal: 'Confirm withdrawal',
  withdrawn: 'We received your withdrawal on {date}. A confirmation goes to {email}.', returnItems: 'Return items', returnHint: 'Choose the units that you want to return.', unitsOf: '{name}: units, at most {n}',
  returnReason: 'Reason', returnNext: 'Continue', returnRefund: 'You get {amount} back once the store has received the goods.', requestReturn: 'Request return',
  returnRequested: 'Return {number} is requested. The store decides about it.', returnApproved: 'Return {number} is approved. Send the goods to the store.', returnStop: 'Do not return anything', optional: 'optional',
  returns: 'Returns', returnNumber: 'Return {number}', cancelReturn: 'Cancel return {number}', cancelReturnHint: 'The store no longer expects these goods, and refunds nothing for them.', confirmCancelReturn: 'Cancel the return', keepReturn: 'Keep the return', returnChanged: 'The return has changed in the meantime.',
  reasons: { TOO_SMALL: 'Too small', TOO_LARGE: 'Too large', DEFECTIVE: 'Defective', DAMAGED: 'Damaged on arrival', WRONG_ITEM: 'Wrong item', NOT_AS_DESCRIBED: 'Not as described', LATE: 'Arrived too late', CHANGED_MIND: 'Changed my mind', OTHER: 'Another reason' },
  returnStates: { REQUESTED: 'Requested', APPROVED: 'Approved', REJECTED: 'Declined', IN_TRANSIT: 'On its way back', RECEIVED: 'Received', COMPLETED: 'Completed', CANCELLED: 'Canceled' },
  states: {
    PENDING: 'Payment pending', REQUIRES_ACTION: 'Payment to be confirmed', AUTHORIZED: 'Payment authorized', PARTIALLY_PAID: 'Partly paid', PAID: 'Paid', OVERPAID: 'Paid', FAILED: 'Payment failed', VOIDED: 'Payment canceled', EXPIRED: 'Payment expired', PARTIALLY_REFUNDED: 'Partly refunded', REFUNDED: 'Refunded', CHARGEBACK: 'Payment disputed',
    UNFULFILLED: 'Not shipped yet', ON_HOLD: 'On hold', PARTIALLY_FULFILLED: 'Partly shipped', FULFILLED: 'Shipped', PARTIALLY_RETURNED: 'Partly returned', RETURNED: 'Returned', CANCELLED: 'Canceled',
  },
  parcelStates: {
    PENDING: 'Being prepared', LABEL_CREATED: 'Being prepared', PICKED_UP: 'Handed to the carrier', IN_TRANSIT: 'On its way', OUT_FOR_DELIVERY: 'Out for delivery', DELIVERED: 'Delivered', AVAILABLE_FOR_PICKUP: 'Ready for pickup',
    DELIVERY_ATTEMPTED: 'Delivery attempted', DELAYED: 'Delayed', EXCEPTION: 'Problem on the way', LOST: 'Lost', RETURNED_TO_SENDER: 'Sent back to the store', CANCELLED: 'Canceled',
  },
};

export type Words = typeof english;
