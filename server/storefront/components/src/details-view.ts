import type { ProductDetails, StorefrontVariant } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import css from './details-view.css';
import type { Child } from './dom.ts';
import type { DetailsKit } from './product-details.ts';
import { rich } from './rich.ts';
import type { Cart, CartChange, CartItemCreate, Shop } from './shop.ts';
import { stepperOf } from './stepper.ts';

export { css };

/** The texts of a product alone. */
export const detailsWords = {
  quantity: 'Quantity',
  inStock: 'In stock',
  backorder: 'On backorder',
  once: 'Buy once',
  purchase: 'How often',
  volume: '{price} each from {n}',
  image: 'Picture {n} of {all}',
  gift: 'Who gets the gift card?',
  giftMe: 'Me',
  giftOther: 'Somebody else',
  giftName: 'Name',
  giftEmail: 'E-mail address',
  giftMessage: 'Message (optional)',
  giftOn: 'Send on (optional)',
  giftMissing: 'Enter the name and the e-mail address of the recipient.',
};

/** The element that shows the product. */
interface Host {
  element: Element;
  shop: Shop;
  change(change: CartChange): Promise<Cart | null>;
  shut(): void;
  update(): void;
}

/** Shows a product with its options and plans, and adds it to the cart. */
export function detailsView({ h, icon, learn, openCart, paths, picture, price, refusal, say }: DetailsKit, p: ProductDetails, { element, shop, change, shut, update }: Host): () => Child {
  learn(detailsWords);
  const stepper = stepperOf({ h, icon, paths });
  const currency = p.currencyCode;
  const first = p.variants.find((v) => v.availability !== 'OUT_OF_STOCK') ?? p.variants[0];
  /** The chosen value of each option. */
  const chosen = new Map(first?.optionValues.map((v) => [v.productOptionId, v.productOptionValueId]));
  let plan = p.subscriptionOnly ? p.subscriptionPlans[0]?.subscriptionPlanId ?? null : null;
  let quantity = p.minQuantity;
  let shown = 0; // of the pictures
  let refused = '';
  let said = '';
  let given = false; // to another person
  const gift = { name: '', email: '', message: '', on: '' };

  const fits = (v: StorefrontVariant, values: Map<number, number>): boolean => v.optionValues.every((o) => values.get(o.productOptionId) === o.productOptionValueId);

  /** The variant that the chosen values make; there need not be one. */
  const variant = (): StorefrontVariant | undefined => p.variants.find((v) => fits(v, chosen));

  function choose(option: number, value: number): void {
    chosen.set(option, value);
    refused = '';
    const v = variant();
    const media = v?.mediaIds[0] ?? p.options.find((o) => o.productOptionId === option)?.values.find((o) => o.productOptionValueId === value)?.mediaId;
    const at = p.media.findIndex((m) => m.mediaId === media);
    if (at >= 0) shown = at;
    say(element, 'variant-change', { variant: v ?? null, product: p });
    update();
  }

  /** To whom the codes of gift cards are mailed: on the morning of the chosen day, else at once. */
  function delivery(): NonNullable<CartItemCreate['giftCard']> {
    const { name, email, message, on } = gift;
    return { recipient: { name, email, message: message || null }, deliverOn: on ? new Date(`${on}T08:00`).toISOString() : null };
  }

  async function add(): Promise<void> {
    const v = variant();
    if (!v || shop.busy || v.availability === 'OUT_OF_STOCK') return;
    refused = said = '';
    if (given && !(gift.name.trim() && gift.email.trim())) {
      refused = shop.words.giftMissing;
      return update();
    }
    try {
      await change({ add: { variantId: v.variantId, quantity, ...(plan ? { subscriptionPlanId: plan } : {}), ...(given ? { giftCard: delivery() } : {}) } });
      said = shop.words.added;
      shut();
      openCart(element);
    } catch (e) {
      refused = refusal(shop, e);
      say(element, 'error', { code: (e as { code?: string }).code ?? 'unknown', message: (e as Error).message });
    }
    update();
  }

  return () => {
    const media = p.media.filter((m) => m.mediaType === 'IMAGE');
    return h('div.details', null,
      h('div.gallery', { part: 'gallery' }, picture(media[shown] ?? p.primaryMedia, '(min-width: 60em) 50vw, 100vw', true),
        media.length > 1 && h('div.thumbs', { part: 'thumbnails' }, media.map((m, n) => h('button', {
          'aria-label': shop.say(shop.words.image, { n: n + 1, all: media.length }), 'aria-pressed': String(n === shown),
          onclick: () => { shown = n; update(); },
        }, picture({ url: m.thumbnailUrl ?? m.url, altText: '', width: m.width, height: m.height }, '64px'))))),
      h('div.about', { part: 'info' }, facts()));
  };

  function giftField(name: keyof typeof gift, label: string, more: Record<string, string | number>): Child {
    return h('label', { 'data-k': `gift-${name}` }, h('span', null, label),
      h('input.field', { ...more, 'data-own': '1', value: gift[name], oninput: (e: Event) => { gift[name] = (e.target as HTMLInputElement).value; } }));
  }

  function facts(): Child {
    const { words } = shop;
    const v = variant();
    const planPrice = v?.subscriptionPrices.find((s) => s.subscriptionPlanId === plan)?.price;
    const now = planPrice ?? v?.price ?? p.priceFrom;
    const out = !v || v.availability === 'OUT_OF_STOCK';
    const stock = out ? ['out', words.soldOut] : v.availability === 'LOW_STOCK' ? ['low', v.availableQuantity ? shop.say(words.left, { n: v.availableQuantity }) : words.low]
      : v.availability === 'BACKORDER' ? ['low', words.backorder] : ['', words.inStock];
    const volume = plan ? [] : v?.volumePrices.filter((o) => o.minQuantity > 1) ?? [];
    return [
      h('div.head', null, p.brand && h('p.muted', { part: 'brand' }, p.brand), h('h2', { part: 'name' }, p.name),
        price(shop, now, currency, planPrice && v?.price !== planPrice ? v?.price : v?.compareAtPrice),
        volume.map((o) => h('p.muted', null, shop.say(words.volume, { price: shop.money(o.price, currency), n: o.minQuantity })))),
      p.options.map((o) => {
        const of = o.values.find((x) => x.productOptionValueId === chosen.get(o.productOptionId));
        return h('fieldset', { part: 'option', 'data-k': `o${o.productOptionId}` }, h('legend', null, o.name, ': ', h('span', null, of?.value)),
          h('div.choices', null, o.values.map((x) => {
            const with_ = new Map(chosen).set(o.productOptionId, x.productOptionValueId);
            const there = p.variants.some((y) => fits(y, with_) && y.availability !== 'OUT_OF_STOCK');
            const dot = x.swatchHex && h('i.dot', { 'aria-hidden': 'true' });
            if (dot) dot.style.backgroundColor = x.swatchHex!;
            return h('label', { class: there ? 'choice' : 'choice gone', part: 'choice' },
              h('input', {
                type: 'radio', name: `o${o.productOptionId}`, value: x.productOptionValueId, checked: x === of,
                onchange: () => choose(o.productOptionId, x.productOptionValueId),
              }), dot, h('span', null, x.value), !there && h('span.sr', null, `, ${words.soldOut}`));
          })));
      }),
      p.subscriptionPlans.length > 0 && h('fieldset', { part: 'plans', 'data-k': 'plans' }, h('legend', null, words.purchase), h('div.plans', null,
        [p.subscriptionOnly ? null : { subscriptionPlanId: null, name: words.once }, ...p.subscriptionPlans].filter((x) => x !== null).map((one) => {
          const id = one.subscriptionPlanId;
          const amount = id === null ? v?.price : v?.subscriptionPrices.find((s) => s.subscriptionPlanId === id)?.price;
          return h('label.choice', { part: 'choice' },
            h('input', { type: 'radio', name: 'plan', value: id ?? '', checked: plan === id, onchange: () => { plan = id; update(); } }),
            h('span', null, one.name), amount && h('span', null, shop.money(amount, currency)));
        }))),
      p.productType === 'GIFT_CARD' && h('fieldset', { part: 'gift', 'data-k': 'gift' }, h('legend', null, words.gift), h('div.choices', null,
        [false, true].map((other) => h('label.choice', { part: 'choice' },
          h('input', { type: 'radio', name: 'gift', value: String(other), checked: given === other, onchange: () => { given = other; refused = ''; update(); } }),
          h('span', null, other ? words.giftOther : words.giftMe)))),
      given && h('div.gift', null, giftField('name', words.giftName, { autocomplete: 'off', maxlength: 200 }), giftField('email', words.giftEmail, { type: 'email', autocomplete: 'off', maxlength: 254 }),
        giftField('message', words.giftMessage, { maxlength: 500 }), giftField('on', words.giftOn, { type: 'date', min: new Date().toLocaleDateString('en-CA') }))),
      h('p', { class: `stock ${stock[0]}`, part: 'availability' }, stock[1]),
      h('div.buy', null,
        stepper(shop, {
          key: 'quantity', label: words.quantity, value: quantity, min: p.minQuantity, max: p.maxQuantity, step: p.quantityStep,
          set: (n) => { quantity = n; update(); },
        }),
        h('button', { class: 'main', part: 'add', 'aria-disabled': out ? 'true' : null, 'aria-busy': shop.busy ? 'true' : null, onclick: () => void add() }, out ? words.soldOut : words.add),
        h('slot', { name: 'actions' })),
      refused && h('p.fault', { part: 'error', role: 'alert' }, refused),
      h('p.sr', { role: 'status' }, said),
      p.description && h('div.text', { part: 'description' }, rich(h, p.description)),
    ];
  }
}
