import type { StoreEvents } from '../types/store.d.ts';
import base from './base.css';
import { h, morph, type Child } from './dom.ts';
import { shared, Shop, StoreError, type Cart, type CartChange, type Settings } from './shop.ts';

/** Returns the one style sheet of a page with this text. */
export function sheet(css: string): CSSStyleSheet {
  let made = shared.sheets.get(css);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(css);
    shared.sheets.set(css, made);
  }
  return made;
}

/** The events of the elements, by name. Pages have the same types. */
type Told = { [name in keyof StoreEvents as name extends `store:${infer short}` ? short : never]: StoreEvents[name]['detail'] };

/** Fires an event of the store. Returns false if a listener prevented its default action. */
export function say<name extends keyof Told>(from: EventTarget, name: name, detail: Told[name], cancelable = false): boolean {
  return from.dispatchEvent(new CustomEvent(`store:${name}`, { detail, bubbles: true, composed: true, cancelable }));
}

/** Names an element, once: a page may have a module twice. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

function settings(from: Element): Settings | null {
  const config = from.closest('store-config') ?? document.querySelector('store-config');
  const key = config?.getAttribute('store-key');
  if (!config || !key) return null;
  const lang = config.getAttribute('lang') || from.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang || navigator.language;
  const url = config.getAttribute('base-url') || new URL('../..', import.meta.url).href;
  return {
    key, lang, base: new URL(url, document.baseURI).href.replace(/\/$/, ''), content: lang.split('-')[0] ?? null,
    currency: config.getAttribute('currency'), checkoutUrl: config.getAttribute('checkout-url'), productUrl: config.getAttribute('product-url'),
    consent: config.getAttribute('consent') === 'granted',
  };
}

/** An element of a store: what it shows follows from its state, and its own children stay until it can show something. */
export abstract class StoreElement extends HTMLElement {
  static styles: string[] = [];
  protected readonly root = this.attachShadow({ mode: 'open' });
  protected shop: Shop | undefined;
  protected failure: StoreError | null = null;
  #asked = false;
  #found = () => this.connectedCallback();
  #change = () => this.update();

  connectedCallback(): void {
    if (this.shop) {
      this.shop.addEventListener('change', this.#change);
      return;
    }
    this.root.adoptedStyleSheets = [base, ...(this.constructor as typeof StoreElement).styles].map(sheet);
    if (!this.root.firstChild) this.root.append(h('slot'));
    const shop = this.shop = shopOf(this);
    if (!shop) {
      shared.hub.addEventListener('config', this.#found, { once: true });
      return;
    }
    shop.addEventListener('change', this.#change);
    if (!this.childElementCount) this.paint();
    void shop.ready().then(() => this.start());
  }

  disconnectedCallback(): void {
    this.shop?.removeEventListener('change', this.#change);
  }

  attributeChangedCallback(): void {
    if (this.shop && this.isConnected) this.start();
  }

  /** Begins to show what the attributes say. */
  protected start(): void {
    this.update();
  }

  /** The contents of the element. */
  protected abstract view(shop: Shop): Child;

  /** Shows the state as it is, once what runs has run. */
  update(): void {
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      this.#asked = false;
      this.paint();
    });
  }

  protected paint(): void {
    if (!this.shop) return;
    const shown = new DocumentFragment();
    shown.append(h('div.root', { part: 'root', dir: this.shop.rtl ? 'rtl' : 'ltr' }, this.view(this.shop)));
    morph(this.root, shown);
    this.painted();
  }

  /** Runs after something was shown. */
  protected painted(): void {}

  /** Loads something and shows it; what an older call brings is left out. */
  protected async fetch<T>(load: () => Promise<T>, show: (got: T) => void): Promise<void> {
    const mine = this.#load = {};
    this.failure = null;
    this.update();
    try {
      const got = await load();
      if (mine === this.#load) show(got);
    } catch (e) {
      if (mine === this.#load) this.fail(e);
    }
    if (mine === this.#load) this.update();
  }
  #load = {};

  protected fail(e: unknown): void {
    this.failure = e instanceof StoreError ? e : new StoreError('unknown', String(e));
    say(this, 'error', { code: this.failure.code, message: this.failure.message });
  }

  /** The note in the place of contents that did not load. */
  protected failed(again: () => void): Child {
    const { words } = this.shop!;
    const missing = this.failure?.status === 404;
    return h('div.note', { part: 'error', role: 'alert' },
      h('slot', { name: 'error' }, h('p', null, missing ? words.missing : words.failed)),
      !missing && h('button', { class: 'quiet', part: 'retry', onclick: again }, words.retry));
  }

  protected change(change: CartChange): Promise<Cart | null> {
    return changeCart(this, this.shop!, change);
  }
}

/** Changes the cart, and tells the page: its event has a promise of the cart that comes of it. */
function changeCart(from: Element, shop: Shop, change: CartChange): Promise<Cart | null> {
  const promise = shop.change(change);
  promise.catch(() => {});
  const action = Object.keys(change)[0]!;
  say(from, /coupon/i.test(action) ? 'coupon-update' : 'cart-update', { action, lines: shop.cart?.items ?? [], promise });
  return promise;
}

/** The store that an element is in, with all that its page shares. */
function shopOf(from: Element): Shop | undefined {
  const set = settings(from);
  if (!set) return undefined;
  const name = JSON.stringify(set);
  if (!shared.shops.has(name)) shared.shops.set(name, new Shop(set));
  return shared.shops.get(name);
}

/** Opens the cart, beside the page where the page says nothing of it. */
export function openCart(from: Element): void {
  if (!say(from, 'cart-open', {}, true)) return;
  if (!customElements.get('store-cart-slideout')) return;
  let slideout = document.querySelector('store-cart-slideout');
  if (!slideout) document.body.append(slideout = document.createElement('store-cart-slideout'));
  slideout.setAttribute('open', '');
}

/** Where a store is, and how its elements show it; its methods are for the page's own scripts. */
export class StoreConfig extends HTMLElement {
  connectedCallback(): void {
    shared.hub.dispatchEvent(new Event('config'));
    void shopOf(this)?.ready().then(() => say(this, 'ready', {}));
  }

  /** The cart as the service has it now; null if the buyer has no cart yet. */
  async getCart(): Promise<Cart | null> {
    return await shopOf(this)?.load(true) ?? null;
  }

  /** Adds, sets or removes a line or a coupon. */
  async updateCart(change: CartChange): Promise<Cart | null> {
    const shop = shopOf(this);
    return shop ? changeCart(this, shop, change) : null;
  }

  openCart(): void {
    openCart(this);
  }
}
define('store-config', StoreConfig);
