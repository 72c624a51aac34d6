/** A text with the forms that the language's plural rules name. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The texts of every component in English. */
export const words = {
  cart: 'Cart',
  items: { one: '{n} item', other: '{n} items' } as Plural,
  failed: 'This did not load.',
  retry: 'Try again',
  missing: 'This product is not available.',
};

/** The texts of product lists, the cart and a product. languages/ has all members in other languages. */
export type Words = typeof words & typeof import('./more-words.ts').moreWords & typeof import('./cart-view.ts').cartWords
  & typeof import('./details-view.ts').detailsWords;
