import css from './cart-button.css';
import { bag, h, icon, type Child } from './dom.ts';
import { define, openCart, StoreElement } from './element.ts';
import type { Shop } from './shop.ts';

/** Shows how much is in the cart, and opens it. */
export class StoreCartButton extends StoreElement {
  static override styles = [css];

  protected override start(): void {
    this.update();
    void this.shop!.load().then(() => this.update(), (e) => this.fail(e));
  }

  protected override view(shop: Shop): Child {
    const { words, cart } = shop;
    const n = cart?.itemCount ?? 0;
    return h('button', { part: 'button', 'aria-label': `${words.cart}, ${shop.say(words.items, { n })}`, 'aria-haspopup': 'dialog', onclick: () => openCart(this) },
      h('slot', { name: 'icon' }, icon(bag)),
      h('span.label', { part: 'label' }, words.cart),
      h('span', { class: n ? 'count' : 'count none', part: 'count', 'aria-hidden': 'true' }, n > 99 ? '99+' : shop.say('{n}', { n })));
  }
}
define('store-cart-button', StoreCartButton);
