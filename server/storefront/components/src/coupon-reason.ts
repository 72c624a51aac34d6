// Why a discount code does not apply, in the reader's language: from the data of the service's refusal, never from its text.
import type { Cart } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import type { Plural } from './words.ts';

export type CouponRefusal = NonNullable<Cart['problems'][number]['coupon']>;

/** The texts of the reasons in English, for each page that shows one. */
export const couponWords = {
  couponMin: 'Add {amount} more to use this code.',
  couponMinSome: 'Add {amount} more of the products that this code is for.',
  couponUnits: { one: 'Add {n} more item that this code is for.', other: 'Add {n} more items that this code is for.' } as Plural,
  couponTooFew: 'There are too few items in the cart for this code.',
  couponNoItems: 'This code is for other products.',
  couponNothing: 'This code takes nothing off this cart.',
  couponCombine: 'This code cannot be combined with another discount of this cart.',
  couponCurrency: 'This code is for carts in {currency}.',
  couponFirst: 'This code is for a first order only.',
  couponOthers: 'This code is for other customers.',
  couponPaused: 'This code is not valid at the moment.',
  couponEnded: 'This code has expired.',
  couponUsedUp: 'This code has been used up.',
  couponRemove: 'Remove {code} to order without it.',
};

/** A page in the language lang, with its texts. */
interface Page {
  lang: string;
  words: typeof couponWords & { couponUsed: string };
  say: (text: string | Plural, values: Record<string, string | number>) => string;
  money: (amount: string, currency: string) => string;
}

/** The text of a reason, with its amounts and numbers. It is empty for a reason that the page does not know. */
export function couponReason({ lang, words, say, money }: Page, { reason, isForAllItems, currencyCode, missingSubtotal, missingQuantity }: CouponRefusal): string {
  if (reason === 'min_subtotal' && missingSubtotal && currencyCode) return say(isForAllItems ? words.couponMin : words.couponMinSome, { amount: money(missingSubtotal, currencyCode) });
  if (reason === 'min_quantity' && missingQuantity) return say(words.couponUnits, { n: missingQuantity });
  if (reason === 'currency' && currencyCode) return say(words.couponCurrency, { currency: new Intl.DisplayNames(lang, { type: 'currency' }).of(currencyCode) ?? currencyCode });
  const texts: Record<string, string> = { too_few_items: words.couponTooFew, no_qualifying_items: words.couponNoItems, no_discount: words.couponNothing, not_combinable: words.couponCombine, first_order_only: words.couponFirst,
    other_customers: words.couponOthers, not_running: words.couponPaused, ended: words.couponEnded, used_up: words.couponUsedUp, used_by_customer: words.couponUsed };
  return texts[reason] ?? '';
}

/** The reason as a problem of the cart, with the remedy. It is empty for a reason that the page does not know. */
export function couponProblem(page: Page, refusal: CouponRefusal): string {
  const reason = couponReason(page, refusal);
  return reason && `${reason} ${page.say(page.words.couponRemove, { code: refusal.code })}`;
}
