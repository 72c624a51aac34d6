import type { ProductCard, ProductCardPage } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import cardCss from './card.css';
import { h, icon, type Child } from './dom.ts';
import { define, say, StoreElement } from './element.ts';
import { card, cardBone, paths, productUrl } from './parts.ts';
import { QuickAdd } from './product-card.ts';
import { openProduct } from './product-details.ts';
import css from './product-list.css';
import type { Shop } from './shop.ts';

const sorts = ['', 'name', 'price', '-price'];

/** The products of a store or a collection, to be searched, filtered and sorted. */
export class StoreProductList extends StoreElement {
  static override styles = [cardCss, css];
  static observedAttributes = ['collection', 'search', 'sort', 'page-size', 'filters'];
  #items: ProductCard[] | null = null;
  #total = 0;
  #next: string | null = null;
  #busy = false;
  #search = '';
  #sort = '';
  #on = new Set<string>();
  #adds = new QuickAdd(this, { change: (change) => this.change(change), update: () => this.update() });
  #typing: ReturnType<typeof setTimeout> | undefined;
  /** The number of products that the address asks for, until they are loaded; null means that it was not read. */
  #shown: number | null = null;

  get #size(): number {
    return Math.min(Math.max(Number(this.getAttribute('page-size')) || 24, 1), 100);
  }

  get #filters(): string {
    return this.getAttribute('filters') ?? 'search sort stock';
  }

  /** The state by its name in the page's address, next to the value that needs no name there. */
  #state(): [name: string, value: string, usual: string][] {
    const attribute = (name: string) => this.getAttribute(name) ?? '';
    const all: [string, string, string][] = [['search', this.#search.trim(), attribute('search')], ['sort', this.#sort, attribute('sort')]];
    for (const name of ['stock', 'subscription']) all.push([name, this.#on.has(name) ? '1' : '', '']);
    return all.filter(([name]) => this.#filters.includes(name));
  }

  /** Keeps the state in the address, for reloads, links and Back. A list without filters keeps none. */
  #keep(): void {
    const url = new URL(location.href), shown = this.#items?.length ?? 0;
    for (const [name, value, usual] of [...this.#state(), ['shown', shown > this.#size ? `${shown}` : '', '']] as const) {
      if (value === usual) url.searchParams.delete(this.id + name);
      else url.searchParams.set(this.id + name, value);
    }
    if (this.#filters && url.href !== location.href) history.replaceState(history.state, '', url);
  }

  protected override start(): void {
    this.#search = this.getAttribute('search') ?? '';
    this.#sort = this.getAttribute('sort') ?? '';
    if (this.#shown === null && this.#filters) {
      const given = new URLSearchParams(location.search);
      this.#shown = Math.min(Number(given.get(`${this.id}shown`)) || 0, 100);
      for (const [name] of this.#state()) {
        const value = given.get(this.id + name);
        if (value === null) continue;
        if (name === 'search') this.#search = value;
        else if (name !== 'sort') this.#on.add(name);
        else if (sorts.includes(value)) this.#sort = value;
      }
    }
    this.#read();
  }

  #read(more = false): void {
    this.#busy = true;
    const query = {
      pageSize: Math.max(this.#shown ?? 0, this.#size), search: this.#search.trim(), sort: this.#sort, collectionSlug: this.getAttribute('collection'),
      inStock: this.#on.has('stock') || null, isSubscribable: this.#on.has('subscription') || null, cursor: more ? this.#next : null,
    };
    const promise = this.shop!.get<ProductCardPage>('product/paged', query);
    void this.fetch(() => promise, (page) => {
      const there = more ? this.#items ?? [] : [];
      this.#items = [...there, ...page.items];
      if (!more) this.#total = page.totalCount;
      this.#next = page.nextCursor;
      this.#shown = 0;
      this.#keep();
    }).finally(() => {
      this.#busy = false;
      this.update();
    });
    say(this, 'list-update', { search: query.search, sort: query.sort, promise });
  }

  protected override view(shop: Shop): Child {
    const { words } = shop;
    const filters = this.#filters;
    const check = (name: string, label: string) => filters.includes(name) && h('label.check', { part: 'filter', 'data-k': name },
      h('input', {
        type: 'checkbox', checked: this.#on.has(name), onchange: (e: Event) => {
          if ((e.target as HTMLInputElement).checked) this.#on.add(name); else this.#on.delete(name);
          this.#read();
        },
      }), label);
    const labels = [words.newest, words.name, words.cheapest, words.dearest];
    return h('div', { class: this.#busy && this.#items ? 'busy' : '', 'aria-busy': this.#busy ? 'true' : null },
      filters && h('form.bar', { part: 'toolbar', role: 'search', onsubmit: (e: Event) => { e.preventDefault(); this.#read(); } },
        filters.includes('search') && h('span.find', null, icon(paths.search), h('input.field', {
          part: 'search', type: 'search', 'aria-label': words.search, placeholder: words.search, value: this.#search, 'data-own': '1',
          oninput: (e: Event) => {
            this.#search = (e.target as HTMLInputElement).value;
            clearTimeout(this.#typing);
            this.#typing = setTimeout(() => this.#read(), 250);
          },
        })),
        filters.includes('sort') && h('select.field', {
          part: 'sort', 'aria-label': words.sort, onchange: (e: Event) => {
            this.#sort = (e.target as HTMLSelectElement).value;
            this.#read();
          },
        }, sorts.map((value, n) => h('option', { value, selected: value === this.#sort }, labels[n]))),
        check('stock', words.stockOnly), check('subscription', words.subscribable)),
      this.#results(shop), this.#adds.status());
  }

  #results(shop: Shop): Child {
    const { words } = shop;
    const items = this.#items;
    if (this.failure && !items) return this.failed(() => this.#read());
    if (!items) return [h('p.sr', { role: 'status' }, words.loading), h('div.grid', null, Array.from({ length: Math.max(this.#shown ?? 0, this.#size) }, cardBone)), h('div.end', null)];
    if (!items.length) {
      return h('div.note', { part: 'empty', role: 'status' }, h('slot', { name: 'empty' }, h('strong', null, words.none), h('p.muted', null, words.noneHint)),
        (this.#search || this.#on.size > 0) && h('button', { class: 'quiet', onclick: () => this.#clear() }, words.clear));
    }
    return [
      h('p.sr', { role: 'status' }, shop.say(words.products, { n: this.#total })),
      h('ul.grid', { part: 'list' }, items.map((p, n) => h('li', { 'data-k': p.slug }, card(shop, p, {
        eager: n < 4,
        open: (e) => { if (!productUrl(shop, p)) openProduct(this, p.slug, e); },
        add: this.#adds.of(shop, p),
      })))),
      h('div.end', { part: 'paging' },
        (this.#next || items.length > this.#size) && h('p.muted', null, shop.say(words.shown, { n: items.length, all: Math.max(this.#total, items.length) })),
        this.failure ? this.failed(() => this.#read(true)) : this.#next && h('button', { class: 'quiet', part: 'more', onclick: () => this.#read(true) }, words.showMore)),
    ];
  }

  #clear(): void {
    this.#search = '';
    this.#on.clear();
    const field = this.root.querySelector<HTMLInputElement>('input[type=search]');
    if (field) field.value = '';
    field?.focus();
    this.#read();
  }
}
define('store-product-list', StoreProductList);
