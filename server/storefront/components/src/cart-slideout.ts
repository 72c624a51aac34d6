import css from './cart-slideout.css';
import type { cartView } from './cart-view.ts';
import { bag, h, icon, type Child } from './dom.ts';
import { define, say, sheet, StoreElement } from './element.ts';
import { part, soon } from './part.ts';
import { paths, picture, productUrl, refusal } from './parts.ts';
import { learn, type Shop } from './shop.ts';

/** The functions that the contents of the cart need. The contents are loaded later, without these functions. */
const kit = { bag, h, icon, learn, paths, picture, productUrl, refusal, say };
export type Kit = typeof kit;

/** The cart beside the page, to be changed and taken to the checkout. */
export class StoreCartSlideout extends StoreElement {
  static override styles = [css];
  static observedAttributes = ['open', 'side'];
  #contents: ReturnType<typeof cartView> | null = null;
  #lost = false;

  protected override start(): void {
    this.update();
    void this.shop!.load().then(() => this.update(), (e) => this.fail(e));
    if (this.hasAttribute('open') && !this.#contents) this.#fetch();
  }

  #fetch(): void {
    this.#lost = false;
    part<typeof import('./cart-view.ts')>('cart-view').then(({ cartView, css }) => {
      if (this.#contents) return;
      this.root.adoptedStyleSheets.push(sheet(css));
      this.#contents = cartView(kit, {
        element: this, root: this.root, change: (change) => this.change(change), failed: (again) => this.failed(again), update: () => this.update(),
      });
    }).catch((e) => {
      this.#lost = true;
      this.fail(e);
    }).finally(() => this.update());
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

  protected override view(shop: Shop): Child {
    const { words, cart } = shop;
    return h('dialog', {
      class: this.getAttribute('side') ?? 'end', part: 'dialog', 'aria-labelledby': 'title',
      oncancel: () => this.close(), // before the dialog closes: painted in between, it would open again
      onclick: (e: Event) => { if (e.target instanceof HTMLDialogElement) this.close(); },
    },
    h('header', { part: 'header' }, h('h2', { id: 'title' }, words.cart, (cart || !shop.stale) && h('span', null, shop.say(words.items, { n: cart?.itemCount ?? 0 }))),
      h('button', { class: 'shut', part: 'close', 'aria-label': words.close, onclick: () => this.close() }, icon(paths.close))),
    this.#contents ? this.#contents(shop) : [
      h('div.lines', { 'aria-busy': this.#lost ? null : 'true' }, this.#lost ? this.failed(() => this.#fetch())
        : h('div.waiting', null, h('p.sr', { role: 'status' }, words.loading), h('span.bone', null), h('span.bone', null))),
      h('slot')]);
  }
}
define('store-cart-slideout', StoreCartSlideout);
soon('cart-view');
