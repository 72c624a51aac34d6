import css from './cart-view.css';
import type { Kit } from './cart-slideout.ts';
import { couponProblem, couponReason, couponWords, type CouponRefusal } from './coupon-reason.ts';
import type { Child } from './dom.ts';
import type { Cart, CartChange, Shop } from './shop.ts';
import { stepperOf } from './stepper.ts';

export { css };

/** The texts of the cart alone. */
export const cartWords = {
  empty: 'Your cart is empty',
  emptyHint: 'What you add will be here.',
  offline: 'You are offline. This is what your cart had last.',
  remove: 'Remove',
  removeItem: 'Remove {name}',
  quantityOf: 'Quantity of {name}',
  coupon: 'Discount code',
  apply: 'Apply',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax (estimated)',
  total: 'Total',
  atCheckout: 'Calculated at checkout',
  checkout: 'Checkout',
  removed: 'Removed from your cart',
  updated: 'Cart updated',
  giftFor: 'For {name}',
  couponRefused: 'This code is not valid, or does not apply to this cart.',
  couponUsed: 'You have used this code already.',
  couponAutomatic: 'The store gives this discount automatically. It cannot be removed.',
  ...couponWords,
  tooMany: 'Too many tries. Wait a minute, and try again.',
  noCoupon: 'A discount code does not apply to this cart. Remove it to order.',
  couponGone: 'A discount code has been used up. Remove it to order.',
  repriced: 'The price has changed since you added it.',
  gone: 'It is no longer sold. Remove it to order.',
  ruleMin: 'The smallest quantity is {n}.',
  ruleMax: 'The largest quantity is {n}.',
  ruleStep: 'It is sold in steps of {n}.',
  reduced: 'The quantity was reduced to {n}.',
  minimum: 'Your cart is below the store\'s minimum order amount.',
  notShipped: 'The store does not ship this order to your address.',
  badField: 'A detail of this product is missing or wrong. Remove it, and add it again.',
  cartProblem: 'Something in your cart cannot be ordered as it is. Change your cart.',
};

/** Amounts as the storefront shows them, with tax or without it. */
interface Shown { shownSubtotal?: string; shownDiscountTotal?: string; shownTaxTotal?: string }
interface ShownLine { minQuantity?: number; maxQuantity?: number | null; quantityStep?: number; plan?: { name: string } | null; shownTotal?: string }
type Line = Cart['items'][number] & ShownLine;

/** The element that shows the cart. */
interface Host {
  element: Element;
  root: ShadowRoot;
  change(change: CartChange): Promise<Cart | null>;
  failed(again: () => void): Child;
  update(): void;
}

/** Reports whether the reader knows English. The service's own texts are in English. */
const readsEnglish = (shop: Shop): boolean => shop.settings.lang.startsWith('en');

/** The page that shows a reason why a discount code does not apply. */
const reader = (shop: Shop): Parameters<typeof couponReason>[0] => ({ lang: shop.settings.lang, words: shop.words, say: (text, values) => shop.say(text, values), money: (amount, currency) => shop.money(amount, currency) });

/** Why a discount code was refused; undefined if the reason is not about codes. */
function couponText(shop: Shop, e: unknown): string | undefined {
  const { words } = shop;
  const { code = '', message, coupon } = e as { code?: string; message?: string; coupon?: CouponRefusal };
  const reason = coupon && couponReason(reader(shop), coupon);
  if (reason) return reason;
  if (code.startsWith('coupon_') && message && readsEnglish(shop)) return message;
  const reasons: Record<string, string> = {
    coupon_not_applicable: words.couponRefused, coupon_exhausted: words.couponUsed, not_found: words.couponAutomatic, rate_limited: words.tooMany,
  };
  return reasons[code];
}

/** The text of a cart's problem in the reader's language, with the numbers of its line. */
function problemText(shop: Shop, { code, message, coupon }: Cart['problems'][number], of?: Line): string {
  const reason = coupon && couponProblem(reader(shop), coupon);
  if (reason) return reason;
  if (message && readsEnglish(shop)) return message;
  const { words } = shop;
  const rule = (text: string, n?: number | null): string => n ? shop.say(text, { n }) : '';
  if (code === 'quantity_not_allowed' && of) {
    const { minQuantity: min = 1, maxQuantity: max, quantityStep: step = 1 } = of;
    return [rule(words.ruleMin, min), rule(words.ruleMax, max), step > 1 && rule(words.ruleStep, step)].filter(Boolean).join(' ');
  }
  const reasons: Record<string, string> = {
    price_changed: words.repriced, insufficient_stock: of?.availableQuantity ? shop.say(words.left, { n: of.availableQuantity }) : words.noStock,
    unavailable: words.gone, coupon_not_applicable: words.noCoupon, coupon_exhausted: words.couponGone, shipping_not_available: words.notShipped,
    min_order_amount: words.minimum, custom_field_required: words.badField, custom_field_invalid: words.badField, quantity_reduced: rule(words.reduced, of?.quantity),
  };
  return reasons[code] || words.cartProblem;
}

/** Shows the lines of the cart, with their actions. */
export function cartView({ bag, h, icon, learn, paths, picture, productUrl, refusal, say }: Kit, { element, root, change, failed, update }: Host): (shop: Shop) => Child {
  learn(cartWords);
  const stepper = stepperOf({ h, icon, paths });
  let refused: { at: string; message: string } | null = null;
  let said = '';
  let going = false;

  async function act(shop: Shop, at: string, what: CartChange, done: string): Promise<boolean> {
    refused = null;
    said = '';
    try {
      await change(what);
      said = done;
    } catch (e) {
      refused = { at, message: at === 'coupon' && couponText(shop, e) || refusal(shop, e) };
      say(element, 'error', { code: (e as { code?: string }).code ?? 'unknown', message: (e as Error).message });
      void shop.load(true).catch(() => {});
    }
    update();
    return !refused;
  }

  async function checkout(shop: Shop): Promise<void> {
    if (!say(element, 'checkout', { cart: shop.cart }, true) || going) return;
    going = true;
    refused = null;
    update();
    try {
      location.assign(await checkoutUrl(shop));
    } catch (e) {
      refused = { at: 'checkout', message: refusal(shop, e) };
    }
    going = false;
    update();
  }

  const fault = (at: string): Child => refused?.at === at && h('p.fault.under', { id: `fault-${at}`, part: 'error', role: 'alert' }, refused.message);

  function line(shop: Shop, cart: Cart, of: Line): Child {
    const { words } = shop;
    const at = `l${of.cartItemId}`;
    const url = productUrl(shop, of);
    const problem = cart.problems.find((p) => p.cartItemId === of.cartItemId);
    return h('li.line', { part: 'line', 'data-k': at },
      picture(of.mediaUrl ? { url: of.mediaUrl, altText: '', width: null, height: null } : null, '84px'),
      h('div', null, url ? h('a', { href: url }, of.name) : h('strong', null, of.name), of.plan && h('p.muted', null, of.plan.name), of.giftCard?.recipient && h('p.muted', { dir: 'auto' }, shop.say(words.giftFor, { name: of.giftCard.recipient.name }))),
      h('span.amount', null, shop.money(of.shownTotal ?? of.lineTotal, cart.currencyCode)),
      h('p.muted.under', null, of.quantity > 1 ? `${shop.say('{n}', { n: of.quantity })} × ${shop.money(of.unitPrice, cart.currencyCode)}` : of.sku),
      h('div.edit', null,
        stepper(shop, {
          key: `${at}q`, label: shop.say(words.quantityOf, { name: of.name }), value: of.quantity, min: of.minQuantity ?? 1,
          max: of.maxQuantity ?? null, step: of.quantityStep ?? 1,
          set: (quantity) => { if (!shop.busy) void act(shop, at, { set: { cartItemId: of.cartItemId, quantity } }, words.updated); },
        }),
        h('button', {
          class: 'link', part: 'remove', 'aria-label': shop.say(words.removeItem, { name: of.name }),
          onclick: () => {
            if (!shop.busy) void act(shop, at, { remove: of.cartItemId }, words.removed).then(() => root.querySelector<HTMLElement>('.shut')?.focus());
          },
        }, words.remove)),
      problem && h('p.fault.under', null, problemText(shop, problem, of)), fault(at));
  }

  function foot(shop: Shop, cart: Cart): Child {
    const { words } = shop;
    const sum = (label: string, amount: string, sign = '') => [h('dt', null, label), h('dd', null, sign + shop.money(amount, cart.currencyCode))];
    const some = (amount: string) => Number(amount) > 0;
    const shown: Cart & Shown = cart;
    const discount = shown.shownDiscountTotal ?? cart.discountTotal, tax = shown.shownTaxTotal ?? cart.taxTotal;
    return h('footer', { part: 'footer' },
      cart.coupons.length > 0 && h('ul.chips', null, cart.coupons.map((c) => h('li.chip', { 'data-k': c.code }, c.code,
        h('button', { 'aria-label': shop.say(words.removeItem, { name: c.code }), onclick: () => void act(shop, 'coupon', { removeCoupon: c.code }, words.updated) }, icon(paths.close))))),
      h('form.coupon', {
        onsubmit: (e: Event) => {
          e.preventDefault();
          const field = root.querySelector<HTMLInputElement>('#code')!;
          const coupon = field.value.trim();
          if (coupon) void act(shop, 'coupon', { coupon }, words.updated).then((done) => { if (done) field.value = ''; else field.focus(); });
        },
      },
      h('input.field', { id: 'code', part: 'coupon', 'aria-label': words.coupon, placeholder: words.coupon, autocomplete: 'off', maxlength: 50, 'data-own': '1', 'aria-describedby': refused?.at === 'coupon' ? 'fault-coupon' : null, 'aria-invalid': refused?.at === 'coupon' ? 'true' : null }),
      h('button.quiet', { type: 'submit', part: 'apply' }, words.apply)),
      fault('coupon'),
      h('dl', { part: 'totals' }, sum(words.subtotal, shown.shownSubtotal ?? cart.subtotal), some(discount) && sum(words.discount, discount, '−'),
        cart.requiresShipping && [h('dt', null, words.shipping), h('dd.muted', null, words.atCheckout)],
        some(tax) && sum(words.tax, tax),
        h('dt.sum', null, words.total), h('dd.sum', null, shop.money(cart.grandTotal, cart.currencyCode))),
      cart.problems.filter((p) => !p.cartItemId).map((p) => h('p.fault', null, problemText(shop, p))), fault('checkout'),
      h('slot', { name: 'actions' }),
      h('button', { class: 'main', part: 'checkout', 'aria-busy': going ? 'true' : null, onclick: () => void checkout(shop) }, words.checkout));
  }

  return (shop) => {
    const { words, cart } = shop;
    const n = cart?.itemCount ?? 0;
    return [
      h('div.lines', { 'aria-busy': shop.busy ? 'true' : null, tabindex: n ? '0' : null, role: n ? 'region' : null, 'aria-label': n ? words.cart : null },
        shop.stale && cart && h('p.warn', { role: 'status' }, words.offline),
        n ? h('ul', null, cart!.items.map((of) => line(shop, cart!, of)))
          : shop.stale ? failed(() => void shop.load(true).catch(() => {}))
            : h('div.note', { part: 'empty' }, icon(bag), h('slot', { name: 'empty' }, h('strong', null, words.empty), h('p.muted', null, words.emptyHint)))),
      n ? foot(shop, cart!) : h('slot'),
      h('p.sr', { role: 'status' }, said)];
  };
}

/** Where the cart is paid: the page's own checkout, or the service's. */
async function checkoutUrl(shop: Shop): Promise<string> {
  return shop.settings.checkoutUrl ?? `${await shop.checkout()}&l=${shop.settings.lang}`;
}
