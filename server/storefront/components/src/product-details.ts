import type { ProductDetails, StorefrontVariant } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import { h, icon, rich, type Child } from './dom.ts';
import { define, openCart, say, StoreElement } from './element.ts';
import { paths, picture, price, stepper } from './parts.ts';
import css from './product-details.css';
import type { Shop } from './shop.ts';

/** A product with its options and plans, to be put into the cart. */
export class StoreProductDetails extends StoreElement {
  static override styles = [css];
  static observedAttributes = ['slug'];
  #product: ProductDetails | null = null;
  /** The chosen value of each option. */
  #chosen = new Map<number, number>();
  #plan: number | null = null;
  #quantity = 1;
  #picture = 0;
  #refused = '';
  #said = '';

  protected override start(): void {
    const slug = this.getAttribute('slug');
    const promise = this.shop!.get<ProductDetails>('product', { slug });
    void this.fetch(() => promise, (p) => {
      this.#product = p;
      this.#quantity = p.minQuantity;
      this.#plan = p.subscriptionOnly ? p.subscriptionPlans[0]?.subscriptionPlanId ?? null : null;
      this.#picture = 0;
      const first = p.variants.find((v) => v.availability !== 'OUT_OF_STOCK') ?? p.variants[0];
      this.#chosen = new Map(first?.optionValues.map((v) => [v.productOptionId, v.productOptionValueId]));
    });
    say(this, 'product-view', { slug, promise });
  }

  /** The variant that the chosen values make; there need not be one. */
  get #variant(): StorefrontVariant | undefined {
    return this.#product?.variants.find((v) => this.#fits(v, this.#chosen));
  }

  #fits(v: StorefrontVariant, chosen: Map<number, number>): boolean {
    return v.optionValues.every((o) => chosen.get(o.productOptionId) === o.productOptionValueId);
  }

  #choose(option: number, value: number): void {
    this.#chosen.set(option, value);
    this.#refused = '';
    const v = this.#variant;
    const p = this.#product!;
    const media = v?.mediaIds[0] ?? p.options.find((o) => o.productOptionId === option)?.values.find((o) => o.productOptionValueId === value)?.mediaId;
    const at = p.media.findIndex((m) => m.mediaId === media);
    if (at >= 0) this.#picture = at;
    say(this, 'variant-change', { variant: v ?? null, product: p });
    this.update();
  }

  async #add(): Promise<void> {
    const v = this.#variant;
    if (!v || this.shop!.busy || v.availability === 'OUT_OF_STOCK') return;
    this.#refused = this.#said = '';
    try {
      await this.change({ add: { variantId: v.variantId, quantity: this.#quantity, ...(this.#plan ? { subscriptionPlanId: this.#plan } : {}) } });
      this.#said = this.shop!.words.added;
      this.#shut();
      openCart(this);
    } catch (e) {
      this.#refused = (e as Error).message;
      say(this, 'error', { code: (e as { code?: string }).code ?? 'unknown', message: this.#refused });
    }
    this.update();
  }

  #shut = (): void => {
    const dialog = this.root.querySelector('dialog');
    dialog?.close();
  };

  protected override painted(): void {
    const dialog = this.root.querySelector('dialog');
    if (dialog && !dialog.open && this.isConnected) dialog.showModal();
  }

  protected override view(shop: Shop): Child {
    const shown = this.#content(shop);
    if (!this.hasAttribute('modal')) return shown;
    return h('dialog', {
      part: 'dialog', 'aria-label': this.#product?.name ?? shop.words.loading, onclose: () => this.remove(),
      onclick: (e: Event) => { if (e.target instanceof HTMLDialogElement) this.#shut(); },
    }, h('button', { class: 'shut', part: 'close', 'aria-label': shop.words.close, onclick: this.#shut }, icon(paths.close)), shown);
  }

  #content(shop: Shop): Child {
    const p = this.#product;
    if (this.failure && !p) return this.failed(() => this.start());
    if (!p) {
      return h('div.details', null, h('span.frame.bone', null),
        h('div.about', null, h('span.sr', { role: 'status' }, shop.words.loading), ['b1', 'b2', 'b3'].map((b) => h('span', { class: `bone ${b}` }))));
    }
    const media = p.media.filter((m) => m.mediaType === 'IMAGE');
    const main = media[this.#picture] ?? p.primaryMedia;
    return h('div.details', null,
      h('div.gallery', { part: 'gallery' }, picture(main, '(min-width: 60em) 50vw, 100vw', true),
        media.length > 1 && h('div.thumbs', { part: 'thumbnails' }, media.map((m, n) => h('button', {
          'aria-label': shop.say(shop.words.image, { n: n + 1, all: media.length }), 'aria-pressed': String(n === this.#picture),
          onclick: () => { this.#picture = n; this.update(); },
        }, picture({ url: m.thumbnailUrl ?? m.url, altText: '', width: m.width, height: m.height }, '64px'))))),
      h('div.about', { part: 'info' }, this.#facts(shop, p)));
  }

  #facts(shop: Shop, p: ProductDetails): Child {
    const { words } = shop;
    const v = this.#variant;
    const currency = p.currencyCode;
    const planPrice = v?.subscriptionPrices.find((s) => s.subscriptionPlanId === this.#plan)?.price;
    const now = planPrice ?? v?.price ?? p.priceFrom;
    const out = !v || v.availability === 'OUT_OF_STOCK';
    const stock = out ? ['out', words.soldOut] : v.availability === 'LOW_STOCK' ? ['low', v.availableQuantity ? shop.say(words.left, { n: v.availableQuantity }) : words.low]
      : v.availability === 'BACKORDER' ? ['low', words.backorder] : ['', words.inStock];
    const volume = this.#plan ? [] : v?.volumePrices.filter((o) => o.minQuantity > 1) ?? [];
    return [
      h('div.head', null, p.brand && h('p.muted', { part: 'brand' }, p.brand), h('h2', { part: 'name' }, p.name),
        price(shop, now, currency, planPrice && v?.price !== planPrice ? v?.price : v?.compareAtPrice),
        volume.map((o) => h('p.muted', null, shop.say(words.volume, { price: shop.money(o.price, currency), n: o.minQuantity })))),
      p.options.map((o) => {
        const chosen = o.values.find((x) => x.productOptionValueId === this.#chosen.get(o.productOptionId));
        return h('fieldset', { part: 'option', 'data-k': `o${o.productOptionId}` }, h('legend', null, o.name, ': ', h('span', null, chosen?.value)),
          h('div.choices', null, o.values.map((x) => {
            const with_ = new Map(this.#chosen).set(o.productOptionId, x.productOptionValueId);
            const there = p.variants.some((y) => this.#fits(y, with_) && y.availability !== 'OUT_OF_STOCK');
            const dot = x.swatchHex && h('i.dot', { 'aria-hidden': 'true' });
            if (dot) dot.style.backgroundColor = x.swatchHex!;
            return h('label', { class: there ? 'choice' : 'choice gone', part: 'choice' },
              h('input', {
                type: 'radio', name: `o${o.productOptionId}`, value: x.productOptionValueId, checked: x === chosen,
                onchange: () => this.#choose(o.productOptionId, x.productOptionValueId),
              }), dot, h('span', null, x.value), !there && h('span.sr', null, `, ${words.soldOut}`));
          })));
      }),
      p.subscriptionPlans.length > 0 && h('fieldset', { part: 'plans', 'data-k': 'plans' }, h('legend', null, words.purchase), h('div.plans', null,
        [p.subscriptionOnly ? null : { subscriptionPlanId: null, name: words.once }, ...p.subscriptionPlans].filter((x) => x !== null).map((plan) => {
          const id = plan.subscriptionPlanId;
          const amount = id === null ? v?.price : v?.subscriptionPrices.find((s) => s.subscriptionPlanId === id)?.price;
          return h('label.choice', { part: 'choice' },
            h('input', { type: 'radio', name: 'plan', value: id ?? '', checked: this.#plan === id, onchange: () => { this.#plan = id; this.update(); } }),
            h('span', null, plan.name), amount && h('span', null, shop.money(amount, currency)));
        }))),
      h('p', { class: `stock ${stock[0]}`, part: 'availability' }, stock[1]),
      h('div.buy', null,
        stepper(shop, {
          key: 'quantity', label: words.quantity, value: this.#quantity, min: p.minQuantity, max: p.maxQuantity, step: p.quantityStep,
          set: (n) => { this.#quantity = n; this.update(); },
        }),
        h('button', { class: 'main', part: 'add', 'aria-disabled': out ? 'true' : null, 'aria-busy': shop.busy ? 'true' : null, onclick: () => void this.#add() }, out ? words.soldOut : words.add),
        h('slot', { name: 'actions' })),
      this.#refused && h('p.fault', { part: 'error', role: 'alert' }, this.#refused),
      h('p.sr', { role: 'status' }, this.#said),
      p.description && h('div.text', { part: 'description' }, rich(p.description)),
    ];
  }
}
define('store-product-details', StoreProductDetails);

/** Shows a product over the page, where it has no page of its own. */
export function openProduct(from: Element, slug: string, e: Event): void {
  e.preventDefault();
  const details = document.createElement('store-product-details');
  details.setAttribute('slug', slug);
  details.setAttribute('modal', '');
  (from.closest('store-config') ?? document.body).append(details);
}
