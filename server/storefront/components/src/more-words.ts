import { learn } from './shop.ts';
import type { Plural } from './words.ts';

export const moreWords = {
  products: { one: '{n} product', other: '{n} products' } as Plural,
  close: 'Close',
  loading: 'Loading',
  less: 'Less',
  more: 'More',
  add: 'Add to cart',
  soldOut: 'Sold out',
  sale: 'Sale',
  subscription: 'Subscription',
  low: 'Only a few left',
  from: 'from {price}',
  was: 'Before: {price}',
  search: 'Search products',
  sort: 'Sort by',
  newest: 'Newest',
  name: 'Name',
  cheapest: 'Price, low to high',
  dearest: 'Price, high to low',
  stockOnly: 'In stock only',
  subscribable: 'On subscription',
  none: 'No products found',
  noneHint: 'Try other words or fewer filters.',
  clear: 'Clear filters',
  showMore: 'Show more',
  shown: '{n} of {all}',
};
learn(moreWords);
