import type { ProductCard, ProductCardPage } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import cardCss from './card.css';
import { h, icon, type Child } from './dom.ts';
import { define, say, StoreElement } from './element.ts';
import { card, cardBone, paths, productUrl } from './parts.ts';
import { QuickAdd } from './product-card.ts';
import { openProduct } from './product-details.ts';
import css from './product-list.css';
import type { Shop } from './shop.ts';

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

  get #size(): number {
    return Math.min(Math.max(Number(this.getAttribute('page-size')) || 24, 1), 100);
  }

  protected override start(): void {
    this.#search = this.getAttribute('search') ?? '';
    this.#sort = this.getAttribute('sort') ?? '';
    this.#read();
  }

  #read(more = false): void {
    this.#busy = true;
    const query = {
      pageSize: this.#size, search: this.#search.trim(), sort: this.#sort, collectionSlug: this.getAttribute('collection'),
      inStock: this.#on.has('stock') || null, isSubscribable: this.#on.has('subscription') || null, cursor: more ? this.#next : null,
    };
    const promise = this.shop!.get<ProductCardPage>('product/paged', query);
    void this.fetch(() => promise, (page) => {
      const there = more ? this.#items ?? [] : [];
      this.#items = [...there, ...page.items];
      if (!more) this.#total = page.totalCount;
      this.#next = page.nextCursor;
    }).finally(() => {
      this.#busy = false;
      this.update();
    });
    say(this, 'list-update', { search: query.search, sort: query.sort, promise });
  }

  protected override view(shop: Shop): Child {
    const { words } = shop;
    const filters = this.getAttribute('filters') ?? 'search sort stock';
    const check = (name: string, label: string) => filters.includes(name) && h('label.check', { part: 'filter', 'data-k': name },
      h('input', {
        type: 'checkbox', checked: this.#on.has(name), onchange: (e: Event) => {
          if ((e.target as HTMLInputElement).checked) this.#on.add(name); else this.#on.delete(name);
          this.#read();
        },
      }), label);
    const sorts = [['', words.newest], ['name', words.name], ['price', words.cheapest], ['-price', words.dearest]] as const;
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
        }, sorts.map(([value, label]) => h('option', { value, selected: value === this.#sort }, label))),
        check('stock', words.stockOnly), check('subscription', words.subscribable)),
      this.#results(shop), this.#adds.status());
  }

  #results(shop: Shop): Child {
    const { words } = shop;
    const items = this.#items;
    if (this.failure && !items) return this.failed(() => this.#read());
    if (!items) return [h('p.sr', { role: 'status' }, words.loading), h('div.grid', null, Array.from({ length: this.#size }, cardBone)), h('div.end', null)];
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
