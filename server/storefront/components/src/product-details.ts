import type { ProductDetails } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import type { detailsView } from './details-view.ts';
import { h, icon, type Child } from './dom.ts';
import { define, openCart, say, sheet, StoreElement } from './element.ts';
import { part, soon } from './part.ts';
import { paths, picture, price, refusal } from './parts.ts';
import css from './product-details.css';
import { learn, type Shop } from './shop.ts';

/** The functions that the contents need. The contents are loaded later, without these functions. */
const kit = { h, icon, learn, openCart, paths, picture, price, refusal, say };
export type DetailsKit = typeof kit;

/** A product with its options and plans, to be put into the cart. */
export class StoreProductDetails extends StoreElement {
  static override styles = [css];
  static observedAttributes = ['slug'];
  #product: ProductDetails | null = null;
  #contents: ReturnType<typeof detailsView> | null = null;

  protected override start(): void {
    const slug = this.getAttribute('slug');
    const promise = this.shop!.get<ProductDetails>('product', { slug });
    const view = part<typeof import('./details-view.ts')>('details-view');
    void this.fetch(() => Promise.all([promise, view]), ([product, { detailsView, css }]) => {
      const sheets = this.root.adoptedStyleSheets, own = sheet(css);
      if (!sheets.includes(own)) sheets.push(own);
      this.#product = product;
      this.#contents = detailsView(kit, product, {
        element: this, shop: this.shop!, change: (change) => this.change(change), shut: this.#shut, update: () => this.update(),
      });
    });
    say(this, 'product-view', { slug, promise });
  }

  /** Closes the dialog, which gives the focus back, and goes at once: painted in between, it would open again. */
  #shut = (): void => {
    const dialog = this.root.querySelector('dialog');
    dialog?.close();
    if (dialog) this.remove();
  };

  protected override painted(): void {
    const dialog = this.root.querySelector('dialog');
    if (dialog && !dialog.open && this.isConnected) dialog.showModal();
  }

  protected override view(shop: Shop): Child {
    const shown = this.#content(shop);
    if (!this.hasAttribute('modal')) return shown;
    return h('dialog', {
      part: 'dialog', 'aria-label': this.#product?.name ?? shop.words.loading, oncancel: this.#shut,
      onclick: (e: Event) => { if (e.target instanceof HTMLDialogElement) this.#shut(); },
    }, h('button', { class: 'shut', part: 'close', 'aria-label': shop.words.close, onclick: this.#shut }, icon(paths.close)), shown);
  }

  #content(shop: Shop): Child {
    if (this.#contents) return this.#contents();
    if (this.failure) return this.failed(() => this.start());
    return h('div.details', null, h('span.frame.bone', null),
      h('div.about', null, h('span.sr', { role: 'status' }, shop.words.loading), ['b1', 'b2', 'b3'].map((b) => h('span', { class: `bone ${b}` }))));
  }
}
define('store-product-details', StoreProductDetails);
soon('details-view');

/** Shows a product over the page, where it has no page of its own. */
export function openProduct(from: Element, slug: string, e: Event): void {
  e.preventDefault();
  const details = document.createElement('store-product-details');
  details.setAttribute('slug', slug);
  details.setAttribute('modal', '');
  (from.closest('store-config') ?? document.body).append(details);
}
