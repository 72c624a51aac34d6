import type { ProductCard } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import css from './card.css';
import { h, type Child } from './dom.ts';
import { define, openCart, say, StoreElement } from './element.ts';
import { card, cardBone, productUrl, refusal, type AddButton } from './parts.ts';
import { openProduct } from './product-details.ts';
import type { CartChange, Shop, StoreError } from './shop.ts';

/** The element that shows the products. */
interface Host {
  change(change: CartChange): Promise<unknown>;
  update(): void;
}

/** Adds products that need no choice, opens the cart, and keeps how the clicks went for the element to show. */
export class QuickAdd {
  /** By slug: 'busy', 'done', or why the service refused. */
  #went = new Map<string, string>();
  #said = '';

  constructor(readonly element: Element, readonly host: Host) {}

  /** The button of a product. Null means that the buyer has to choose, or that nothing is left. */
  of(shop: Shop, p: ProductCard): AddButton | null {
    const variantId = p.defaultVariantId;
    if (!variantId || !p.inStock || p.subscriptionOnly) return null;
    const went = this.#went.get(p.slug);
    const state = went === 'busy' || went === 'done' ? went : null;
    return { state, fault: state ? null : went ?? null, click: () => { if (state !== 'busy') void this.#add(shop, p, variantId); } };
  }

  /** Announces what the clicks did. A refusal is an alert next to its button. */
  status(): Child {
    return h('p.sr', { role: 'status', 'data-k': 'added' }, this.#said);
  }

  async #add(shop: Shop, p: ProductCard, variantId: number): Promise<void> {
    const { words } = shop;
    for (const [slug, went] of this.#went) if (went !== 'busy') this.#went.delete(slug);
    const went = (how: string, said: string): void => {
      this.#went.set(p.slug, how);
      this.#said = said && `${said}: ${p.name}`;
      this.host.update();
    };
    went('busy', words.adding);
    try {
      await this.host.change({ add: { variantId, quantity: 1 } });
      went('done', words.added);
      openCart(this.element);
    } catch (e) {
      went(refusal(shop, e), '');
      const { code = 'unknown', message } = e as StoreError;
      say(this.element, 'error', { code, message });
    }
  }
}

/** One product. */
export class StoreProductCard extends StoreElement {
  static override styles = [css, ':host{max-width:360px}'];
  static observedAttributes = ['slug'];
  #product: ProductCard | null = null;
  #adds = new QuickAdd(this, { change: (change) => this.change(change), update: () => this.update() });

  protected override start(): void {
    const slug = this.getAttribute('slug');
    void this.fetch(() => this.shop!.get<ProductCard>('product/card', { slug }), (p) => { this.#product = p; });
  }

  protected override view(shop: Shop): Child {
    const p = this.#product;
    if (this.failure && !p) return this.failed(() => this.start());
    if (!p) return cardBone();
    return [card(shop, p, {
      eager: false,
      open: (e) => { if (!productUrl(shop, p)) openProduct(this, p.slug, e); },
      add: this.#adds.of(shop, p),
    }), this.#adds.status()];
  }
}
define('store-product-card', StoreProductCard);
