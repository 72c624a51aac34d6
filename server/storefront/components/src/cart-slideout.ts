import css from './cart-slideout.css';
import { bag, h, icon, type Child } from './dom.ts';
import { define, say, StoreElement } from './element.ts';
import { paths, picture, productUrl, stepper } from './parts.ts';
import type { Cart, CartChange, Shop } from './shop.ts';

/** Amounts as the storefront shows them, with tax or without it. */
interface Shown { shownSubtotal?: string; shownDiscountTotal?: string; shownTaxTotal?: string }
interface ShownLine { minQuantity?: number; maxQuantity?: number | null; quantityStep?: number; plan?: { name: string } | null; shownTotal?: string }
type Line = Cart['items'][number] & ShownLine;

/** The cart beside the page, to be changed and taken to the checkout. */
export class StoreCartSlideout extends StoreElement {
  static override styles = [css];
  static observedAttributes = ['open', 'side'];
  #refused: { at: string; message: string } | null = null;
  #said = '';
  #going = false;

  protected override start(): void {
    this.update();
    void this.shop!.load().then(() => this.update(), (e) => this.fail(e));
  }

  /** Opens it. */
  show(): void {
    this.setAttribute('open', '');
  }

  /** Closes it; the focus goes back to where it was. */
  close(): void {
    this.removeAttribute('open');
  }

  protected override painted(): void {
    const dialog = this.root.querySelector('dialog');
    if (!dialog || dialog.open === this.hasAttribute('open')) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  }

  async #do(at: string, change: CartChange, said: string): Promise<boolean> {
    this.#refused = null;
    this.#said = '';
    try {
      await this.change(change);
      this.#said = said;
    } catch (e) {
      this.#refused = { at, message: (e as Error).message };
      say(this, 'error', { code: (e as { code?: string }).code ?? 'unknown', message: this.#refused.message });
      void this.shop!.load(true).catch(() => {});
    }
    this.update();
    return !this.#refused;
  }

  async #checkout(): Promise<void> {
    const shop = this.shop!;
    if (!say(this, 'checkout', { cart: shop.cart }, true) || this.#going) return;
    this.#going = true;
    this.#refused = null;
    this.update();
    try {
      location.assign(await checkoutUrl(shop));
    } catch (e) {
      this.#refused = { at: 'checkout', message: (e as Error).message };
    }
    this.#going = false;
    this.update();
  }

  #fault(at: string): Child {
    return this.#refused?.at === at && h('p.fault.under', { id: `fault-${at}`, part: 'error', role: 'alert' }, this.#refused.message);
  }

  protected override view(shop: Shop): Child {
    const { words, cart } = shop;
    const n = cart?.itemCount ?? 0;
    return h('dialog', {
      class: this.getAttribute('side') ?? 'end', part: 'dialog', 'aria-labelledby': 'title', onclose: () => this.close(),
      onclick: (e: Event) => { if (e.target instanceof HTMLDialogElement) this.close(); },
    },
    h('header', { part: 'header' }, h('h2', { id: 'title' }, words.cart, (cart || !shop.stale) && h('span', null, shop.say(words.items, { n }))),
      h('button', { class: 'shut', part: 'close', 'aria-label': words.close, onclick: () => this.close() }, icon(paths.close))),
    h('div.lines', { 'aria-busy': shop.busy ? 'true' : null, tabindex: n ? '0' : null, role: n ? 'region' : null, 'aria-label': n ? words.cart : null },
      shop.stale && cart && h('p.warn', { role: 'status' }, words.offline),
      n ? h('ul', null, cart!.items.map((line) => this.#line(shop, cart!, line)))
        : shop.stale ? this.failed(() => void shop.load(true).catch(() => {}))
          : h('div.note', { part: 'empty' }, icon(bag), h('slot', { name: 'empty' }, h('strong', null, words.empty), h('p.muted', null, words.emptyHint)))),
    n ? this.#foot(shop, cart!) : h('slot'),
    h('p.sr', { role: 'status' }, this.#said));
  }

  #line(shop: Shop, cart: Cart, line: Line): Child {
    const { words } = shop;
    const at = `l${line.cartItemId}`;
    const url = productUrl(shop, line);
    const problem = cart.problems.find((p) => p.cartItemId === line.cartItemId);
    return h('li.line', { part: 'line', 'data-k': at },
      picture(line.mediaUrl ? { url: line.mediaUrl, altText: '', width: null, height: null } : null, '84px'),
      h('div', null, url ? h('a', { href: url }, line.name) : h('strong', null, line.name), line.plan && h('p.muted', null, line.plan.name)),
      h('span.amount', null, shop.money(line.shownTotal ?? line.lineTotal, cart.currencyCode)),
      h('p.muted.under', null, line.quantity > 1 ? `${shop.say('{n}', { n: line.quantity })} × ${shop.money(line.unitPrice, cart.currencyCode)}` : line.sku),
      h('div.edit', null,
        stepper(shop, {
          key: `${at}q`, label: shop.say(words.quantityOf, { name: line.name }), value: line.quantity, min: line.minQuantity ?? 1,
          max: line.maxQuantity ?? null, step: line.quantityStep ?? 1,
          set: (quantity) => { if (!shop.busy) void this.#do(at, { set: { cartItemId: line.cartItemId, quantity } }, words.updated); },
        }),
        h('button', {
          class: 'link', part: 'remove', 'aria-label': shop.say(words.removeItem, { name: line.name }),
          onclick: () => {
            if (!shop.busy) void this.#do(at, { remove: line.cartItemId }, words.removed).then(() => this.root.querySelector<HTMLElement>('.shut')?.focus());
          },
        }, words.remove)),
      problem && h('p.fault.under', null, problem.message), this.#fault(at));
  }

  #foot(shop: Shop, cart: Cart): Child {
    const { words } = shop;
    const sum = (label: string, amount: string, sign = '') => [h('dt', null, label), h('dd', null, sign + shop.money(amount, cart.currencyCode))];
    const some = (amount: string) => Number(amount) > 0;
    const shown: Cart & Shown = cart;
    const discount = shown.shownDiscountTotal ?? cart.discountTotal, tax = shown.shownTaxTotal ?? cart.taxTotal;
    return h('footer', { part: 'footer' },
      cart.coupons.length > 0 && h('ul.chips', null, cart.coupons.map((c) => h('li.chip', { 'data-k': c.code }, c.code,
        h('button', { 'aria-label': shop.say(words.removeItem, { name: c.code }), onclick: () => void this.#do('coupon', { removeCoupon: c.code }, words.updated) }, icon(paths.close))))),
      h('form.coupon', {
        onsubmit: (e: Event) => {
          e.preventDefault();
          const field = this.root.querySelector<HTMLInputElement>('#code')!;
          const coupon = field.value.trim();
          if (coupon) void this.#do('coupon', { coupon }, words.updated).then((done) => { if (done) field.value = ''; else field.focus(); });
        },
      },
      h('input.field', { id: 'code', part: 'coupon', 'aria-label': words.coupon, placeholder: words.coupon, autocomplete: 'off', maxlength: 50, 'data-own': '1', 'aria-describedby': this.#refused?.at === 'coupon' ? 'fault-coupon' : null, 'aria-invalid': this.#refused?.at === 'coupon' ? 'true' : null }),
      h('button.quiet', { type: 'submit', part: 'apply' }, words.apply)),
      this.#fault('coupon'),
      h('dl', { part: 'totals' }, sum(words.subtotal, shown.shownSubtotal ?? cart.subtotal), some(discount) && sum(words.discount, discount, '−'),
        cart.requiresShipping && [h('dt', null, words.shipping), h('dd.muted', null, words.atCheckout)],
        some(tax) && sum(words.tax, tax),
        h('dt.sum', null, words.total), h('dd.sum', null, shop.money(cart.grandTotal, cart.currencyCode))),
      cart.problems.filter((p) => !p.cartItemId).map((p) => h('p.fault', null, p.message)), this.#fault('checkout'),
      h('slot', { name: 'actions' }),
      h('button', { class: 'main', part: 'checkout', 'aria-busy': this.#going ? 'true' : null, onclick: () => void this.#checkout() }, words.checkout));
  }
}
define('store-cart-slideout', StoreCartSlideout);

/** Where the cart is paid: the page's own checkout, or the service's. */
async function checkoutUrl(shop: Shop): Promise<string> {
  return shop.settings.checkoutUrl ?? `${await shop.checkout()}&l=${shop.settings.lang}`;
}
