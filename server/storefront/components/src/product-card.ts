import type { ProductCard } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import css from './card.css';
import type { Child } from './dom.ts';
import { define, openCart, StoreElement } from './element.ts';
import { card, cardBone, productUrl } from './parts.ts';
import { openProduct } from './product-details.ts';
import type { Shop } from './shop.ts';

/** Adds a product that needs no choice, and opens the cart; null if the buyer has to choose, or nothing is left. */
export function quickAdd(p: ProductCard, change: (variantId: number) => Promise<unknown>, open: () => void, fail: (e: unknown) => void): (() => void) | null {
  const variantId = p.defaultVariantId;
  return variantId && p.inStock && !p.subscriptionOnly ? () => void change(variantId).then(open, fail) : null;
}

/** One product. */
export class StoreProductCard extends StoreElement {
  static override styles = [css, ':host{max-width:360px}'];
  static observedAttributes = ['slug'];
  #product: ProductCard | null = null;

  protected override start(): void {
    const slug = this.getAttribute('slug');
    void this.fetch(() => this.shop!.get<ProductCard>('product/card', { slug }), (p) => { this.#product = p; });
  }

  protected override view(shop: Shop): Child {
    const p = this.#product;
    if (this.failure && !p) return this.failed(() => this.start());
    if (!p) return cardBone();
    return card(shop, p, {
      eager: false,
      open: (e) => { if (!productUrl(shop, p)) openProduct(this, p.slug, e); },
      add: quickAdd(p, (variantId) => this.change({ add: { variantId, quantity: 1 } }), () => openCart(this), (e) => this.fail(e)),
    });
  }
}
define('store-product-card', StoreProductCard);
