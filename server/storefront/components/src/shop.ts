import type { Cart, CartItemCreate, CartItemUpdate, CheckoutLink, CheckoutLinkCreate } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import { words, type Plural, type Words } from './words.ts';

export type { Cart, CartItemCreate, CartItemUpdate };

/** The state that the modules of one page share, whichever is loaded first. */
interface Shared {
  shops: Map<string, Shop>;
  /** Fires an event when the page has a store-config. */
  hub: EventTarget;
  sheets: Map<string, CSSStyleSheet>;
  /** The English texts of the modules that are loaded. */
  words: Words;
}
export const shared: Shared = ((globalThis as unknown as Record<symbol, Shared>)[Symbol.for('store/1')] ??= { shops: new Map(), hub: new EventTarget(), sheets: new Map(), words: {} as Words });

/** Adds to what can be said in English. */
export const learn = (more: Partial<Words>): unknown => Object.assign(shared.words, more);
learn(words);

/** One change of the cart. */
export type CartChange = { add: CartItemCreate } | { set: CartItemUpdate } | { remove: number } | { coupon: string } | { removeCoupon: string };

/** Where a store is, and how it is shown. */
export interface Settings {
  base: string;
  key: string;
  lang: string;
  /** The language of products, where the page says one. */
  content: string | null;
  currency: string | null;
  checkoutUrl: string | null;
  productUrl: string | null;
  consent: boolean;
}

/** A refusal of the service, by its code; or "network". coupon is the reason of a refused discount code. */
export class StoreError extends Error {
  constructor(readonly code: string, message: string, readonly status = 0, readonly coupon?: unknown) {
    super(message);
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;
type Kept = { token?: string | undefined; cart?: Cart | null; referrer?: { code: string; until: number } | undefined };

/** A key that is used once; pages without TLS have no randomUUID. */
const once = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A store as this page has it: its texts, its catalog, and the cart, which all tabs of an origin share. Tells of changes with "change". */
export class Shop extends EventTarget {
  cart: Cart | null = null;
  /** Changes that run. */
  busy = 0;
  /** Whether the cart is what the service said last. */
  stale = false;
  #translated: Partial<Words> = {};
  #memory: Kept = {};
  #place: string;
  #channel?: BroadcastChannel;
  #loaded?: Promise<Cart | null>;
  #said: Promise<void>;

  constructor(readonly settings: Settings) {
    super();
    this.#place = `store:${settings.key}`;
    this.cart = this.#kept().cart ?? null;
    if ('BroadcastChannel' in globalThis) {
      this.#channel = new BroadcastChannel(this.#place);
      this.#channel.onmessage = ({ data }) => this.#show(data as Cart | null, false);
    }
    addEventListener('online', () => { if (this.stale) void this.load(true); });
    addEventListener('pageshow', (e) => { if (e.persisted) void this.load(true); }); // back from checkout
    this.#said = this.#speak();
  }

  async #speak(): Promise<void> {
    const language = this.settings.lang.split('-')[0]!;
    if (!['de', 'fr', 'es', 'it', 'ar'].includes(language)) return;
    try {
      this.#translated = await (await fetch(new URL(`${language}.json`, import.meta.url))).json() as Words;
    } catch { /* English then */ }
  }

  get words(): Words {
    return { ...shared.words, ...this.#translated };
  }

  /** Resolves once texts can be shown. */
  ready(): Promise<void> {
    return this.#said;
  }

  /** A text, with what stands in braces in it. */
  say(text: string | Plural, values: Record<string, string | number> = {}): string {
    const form = typeof text === 'string' ? text : text[new Intl.PluralRules(this.settings.lang).select(Number(values['n']))] ?? text.other;
    return form.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? new Intl.NumberFormat(this.settings.lang).format(value) : value ?? '';
    });
  }

  /** An amount, exactly as the service says it, in the reader's writing. */
  money(amount: string, currency: string): string {
    return new Intl.NumberFormat(this.settings.lang, { style: 'currency', currency }).format(amount as unknown as number);
  }

  get rtl(): boolean {
    return this.settings.lang.startsWith('ar');
  }

  /** Reads from the catalog. */
  get<T>(path: string, query: Query = {}): Promise<T> {
    return this.#send('GET', path, { languageCode: this.settings.content, currencyCode: this.settings.currency, ...query });
  }

  /** The cart, once it is known. */
  load(again = false): Promise<Cart | null> {
    if (again || !this.#loaded) {
      this.#loaded = this.#read().catch((e) => {
        this.stale = true;
        this.#tell();
        throw e;
      });
      this.#loaded.catch(() => {}); // shown by whoever asks
    }
    return this.#loaded;
  }

  async #read(): Promise<Cart | null> {
    const { token } = this.#kept();
    if (!token) return this.#show(null, false);
    try {
      return this.#show(await this.#send<Cart>('GET', 'cart/summary', {}, undefined, token), false);
    } catch (e) {
      if ((e as StoreError).status !== 404) throw e;
      return this.#show(null, true);
    }
  }

  /** Changes the cart, one change after the other, in all tabs. */
  change(change: CartChange): Promise<Cart | null> {
    this.busy++;
    this.#tell();
    const done = this.#exclusive(() => this.#apply(change)).then((cart) => this.#show(cart, true));
    return done.finally(() => {
      this.busy--;
      this.#tell();
    });
  }

  #exclusive<T>(run: () => Promise<T>): Promise<T> {
    return navigator.locks ? navigator.locks.request(this.#place, run) as Promise<T> : run();
  }

  async #apply(change: CartChange): Promise<Cart> {
    const key = once();
    const { token, referrer } = this.#kept();
    if ('add' in change) {
      const body: CartItemCreate = { ...change.add };
      if (!token && this.settings.currency) body.currencyCode ??= this.settings.currency;
      if (this.settings.content) body.languageCode ??= this.settings.content;
      if (referrer && referrer.until > Date.now()) body.referrerCode ??= referrer.code;
      const post = (token?: string, again?: string): Promise<Cart> => this.#send<Cart>('POST', 'cart/item', {}, body, token, again ?? key).catch((e: StoreError) => {
        if (e.code !== 'invalid_value' || !body.languageCode) throw e;
        delete body.languageCode; // perhaps the page is in one that the service does not know
        return post(token, once());
      });
      if (!token) return post();
      const cart = await this.#send<Cart>('GET', 'cart/summary', {}, undefined, token).catch((e: StoreError) => {
        if (e.status === 404) return null;
        throw e;
      });
      return post(cart && !cart.convertedOrderId ? token : undefined);
    }
    if ('set' in change) return this.#send('PATCH', 'cart/item', {}, change.set, token, key);
    if ('remove' in change) return this.#send('DELETE', 'cart/item', { cartItemId: change.remove }, undefined, token);
    if ('coupon' in change) return this.#send('POST', 'cart/coupon', {}, { code: change.coupon }, token, key);
    return this.#send('DELETE', 'cart/coupon', { code: change.removeCoupon }, undefined, token);
  }

  /** Keeps who sent this visitor, for the order: with consent where storage does, else in this page. */
  refer(code: string, days: number): void {
    const referrer = { code, until: Date.now() + days * 864e5 };
    if (this.settings.consent) this.#keep({ referrer });
    else this.#memory.referrer = referrer;
  }

  /** A link to the service's checkout of the cart, which leads back to this page where the store knows it. */
  async checkout(): Promise<string> {
    const { token } = this.#kept();
    const link = (body: CheckoutLinkCreate) => this.#send<CheckoutLink>('POST', 'checkout/link', {}, body, token, once());
    const { url } = await link({ cancelUrl: location.href.split('#')[0]! }).catch((e: StoreError) => {
      if (e.status !== 422 && e.status !== 400) throw e;
      return link({});
    });
    return url;
  }

  #show(cart: Cart | null, changed: boolean): Cart | null {
    if (cart?.convertedOrderId) cart = null;
    this.cart = cart;
    this.stale = false;
    this.#keep(cart ? { cart, token: cart.token ?? this.#kept().token } : { cart: null, token: undefined });
    if (changed) {
      this.#loaded = Promise.resolve(cart);
      this.#channel?.postMessage(cart);
    }
    this.#tell();
    return cart;
  }

  #tell(): void {
    this.dispatchEvent(new Event('change'));
  }

  #kept(): Kept {
    try {
      return { ...this.#memory, ...JSON.parse(localStorage.getItem(this.#place) ?? '{}') as Kept };
    } catch {
      return this.#memory;
    }
  }

  #keep(more: Kept): void {
    const { referrer, ...all } = { ...this.#kept(), ...more };
    this.#memory = { ...this.#memory, ...more };
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.settings.consent && referrer ? { ...all, referrer } : all));
    } catch { /* no storage: this page's memory */ }
  }

  async #send<T>(method: string, path: string, query: Query = {}, body?: unknown, token?: string, key?: string): Promise<T> {
    const url = new URL(`${this.settings.base}/customer/${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value != null && value !== '') url.searchParams.set(name, String(value));
    }
    const headers: Record<string, string> = {};
    if (token || method !== 'GET') headers['X-Store-Key'] = this.settings.key;
    else url.searchParams.set('storeKey', this.settings.key); // no preflight, and every cache may keep the response
    if (token) headers['X-Cart-Token'] = token;
    if (key) headers['Idempotency-Key'] = key;
    if (body) headers['Content-Type'] = 'application/json';
    const init: RequestInit = { method, headers, credentials: 'omit' };
    if (body) init.body = JSON.stringify(body);
    for (let tries = 1; ; tries++) {
      let answer: Response | undefined;
      try {
        answer = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
        if (answer.ok) return await answer.json() as T;
      } catch { /* no answer */ }
      // A DELETE that was done and not answered would be refused the second time.
      if (tries < 3 && method !== 'DELETE' && navigator.onLine && (!answer || [429, 502, 503, 504].includes(answer.status))) {
        await pause(Math.min(Number(answer?.headers.get('Retry-After')) * 1000 || 300 * 3 ** tries, 5000));
        continue;
      }
      if (!answer) throw new StoreError('network', this.words.failed);
      const problem = await answer.json().catch(() => ({})) as { code?: string; detail?: string; coupon?: unknown };
      throw new StoreError(problem.code ?? 'unknown', problem.detail ?? this.words.failed, answer.status, problem.coupon);
    }
  }
}
