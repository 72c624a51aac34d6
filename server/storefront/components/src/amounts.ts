// The lines and the sums of a cart or an order, on every page that shows them.
import { h, type Child } from './dom.ts';
import { moneyIn, pricesIn } from './page-text.ts';

/** The texts of a page that lines and sums need, in the language lang. */
export interface AmountTexts {
  lang: string;
  words: Record<'quantity' | 'deliveries' | 'giftFor' | 'subtotal' | 'discount' | 'shipping' | 'taxes' | 'taxNotOwed' | 'including' | 'total' | 'storeCredit' | 'giftCard' | 'remaining', string>;
  say: (text: string, values: Record<string, string | number>) => string;
}

export interface Line { name: string; quantity: number; lineTotal: string; mediaUrl: string | null; deliveryPrices?: readonly string[]; giftCard?: { recipient: { name: string } | null } | null }

export const linesIn = ({ lang, words, say }: AmountTexts, of: Line[], currency: string): Child =>
  h('ul', null, of.map((l) => h('li', null, h('span.thumb', null, l.mediaUrl && h('img', { src: l.mediaUrl, alt: '', width: 64, height: 64 })),
    h('span', null, h('bdi', null, l.name), h('small', null, say(words.quantity, { n: l.quantity })), !!l.deliveryPrices?.length && h('small', null, say(words.deliveries, { prices: pricesIn(lang, l.deliveryPrices, currency) })),
      l.giftCard?.recipient && h('small', { dir: 'auto' }, say(words.giftFor, { name: l.giftCard.recipient.name }))), h('b', null, moneyIn(lang, l.lineTotal, currency)))));

export type Totals = Record<'subtotal' | 'discountTotal' | 'shippingTotal' | 'taxTotal' | 'grandTotal' | 'currencyCode', string> & { pricesIncludeTax?: boolean; includedTax?: string; codes?: string[]; tenders?: { type: string; lastFour: string | null; amount: string }[]; remaining?: string };

/** The sums as the storefront shows them. They add up: the tax of prices that include it is named, not added. */
export const shownSums = (o: Record<'currencyCode' | 'shownSubtotal' | 'shownDiscountTotal' | 'shownShippingTotal' | 'shownTaxTotal' | 'taxTotal' | 'grandTotal', string> & { pricesIncludeTax: boolean }): Totals => ({ currencyCode: o.currencyCode,
  subtotal: o.shownSubtotal, discountTotal: o.shownDiscountTotal, shippingTotal: o.shownShippingTotal, taxTotal: o.shownTaxTotal, grandTotal: o.grandTotal, pricesIncludeTax: o.pricesIncludeTax, includedTax: o.pricesIncludeTax && Number(o.shownTaxTotal) === 0 ? o.taxTotal : '0' });

/** The name of stored value, and of a gift card its last characters. */
const tenderName = (words: AmountTexts['words'], t: { type: string; lastFour: string | null }): string => t.type === 'GIFT_CARD' ? `${words.giftCard} ${t.lastFour ?? ''}`.trim() : words.storeCredit;

/** The sums of a cart or an order, and the rows in more. open has the texts of a cart without an address, whose shipping and taxes are not known yet. */
export function totalsIn({ lang, words, say }: AmountTexts, of: Totals, ships: boolean, open?: Record<'enterAddress' | 'plusShipping', string>, more: [label: string, amount: string][] = []): Child {
  const money = (amount: string): string => moneyIn(lang, amount, of.currencyCode);
  const later = (label: string): Child => [h('dt', null, label), h('dd', null, h('small', null, open!.enterAddress))];
  const row = (label: Child, amount: string): Child => [h('dt', null, label), h('dd', null, money(amount).replace('-', '−'))];
  return h('dl', null, row(words.subtotal, of.subtotal), Number(of.discountTotal) > 0 && row([words.discount, of.codes?.length ? h('small', null, ` ${of.codes.join(', ')}`) : null], `-${of.discountTotal}`), ships && (open ? later(words.shipping) : row(words.shipping, of.shippingTotal)),
    open ? !of.pricesIncludeTax && later(words.taxes) : Number(of.taxTotal) !== 0 && row(of.taxTotal.startsWith('-') ? words.taxNotOwed : words.taxes, of.taxTotal),
    h('dt.total', null, words.total), h('dd.total', null, money(of.grandTotal), ships && open && h('small', null, ` ${open.plusShipping}`)),
    Number(of.includedTax ?? 0) > 0 && h('dd.included', null, say(words.including, { amount: money(of.includedTax!) })),
    of.tenders?.map((t) => row(tenderName(words, t), `-${t.amount}`)), !!of.tenders?.length && [h('dt.total', null, words.remaining), h('dd.total', null, money(of.remaining ?? '0'))],
    more.map(([label, amount]) => row(label, amount)));
}
