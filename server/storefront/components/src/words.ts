/** A text with the forms that the language's plural rules name. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** What every component says, in English. */
export const words = {
  cart: 'Cart',
  items: { one: '{n} item', other: '{n} items' } as Plural,
  failed: 'This did not load.',
  retry: 'Try again',
  missing: 'This product is not available.',
};

/** What those say that show products, and what the cart and a product say. Other languages have the members of all, in languages/. */
export type Words = typeof words & typeof import('./more-words.ts').moreWords & typeof import('./cart-view.ts').cartWords
  & typeof import('./details-view.ts').detailsWords;
