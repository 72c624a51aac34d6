import type { Plural } from './words.ts';

/** The texts of the withdrawal page in English. languages/withdraw has all texts in the other languages. */
export const english = {
  title: 'Withdraw from contract',
  hint: 'Enter the number of your order, and the e-mail address that you ordered with. You need no account.',
  orderName: 'Order number',
  email: 'E-mail',
  next: 'Continue',
  review: 'You withdraw from the contract for order {number}. A confirmation goes to {email}.',
  reviewHint: 'Your withdrawal is for all items that you can still return. Send back the goods that you have within 14 days.',
  confirm: 'Confirm withdrawal',
  change: 'Change the details',
  moment: 'One moment…',
  done: 'Withdrawal sent',
  doneHint: 'We received your withdrawal on {date}. If order {number} was placed with {email}, a confirmation is on its way. If you get no mail, check both, or write to the store.',
  another: 'Withdraw from another contract',
  test: 'Test store: nothing is charged',
  required: 'Fill this in.',
  badEmail: 'Enter a whole e-mail address, such as name@example.com.',
  badNumber: 'Enter the whole number, as it is in your confirmation.',
  offline: 'There is no connection. Nothing was lost: try again.',
  busy: 'Too many tries. Wait a moment, and try again.',
  wait: { one: 'Too many tries. Wait a minute, and try again.', other: 'Too many tries. Wait {n} minutes, and try again.' } as Plural,
  failed: 'This did not work. If it happens again, send this number to the store: {id}',
};

export type Words = typeof english;
