// Valid uses of the elements in a page's script without React, with the types of their sources. The compiler
// checks them; they never run.
import type { Cart, CartChange } from '../../src/shop.ts';
import type { StoreCart, StoreCartChange } from '../store.d.ts';

const config = document.querySelector('store-config')!;
export const changed: Promise<StoreCart | null> = config.updateCart({ add: { sku: 'MUG-STONE-300', quantity: 1 } });
document.querySelector('store-cart-slideout')?.show();
for (const where of [window, document, config]) where.addEventListener('store:ready', () => {});
addEventListener('store:cart-update', async (e) => console.log(e.detail.action, (await e.detail.promise)?.itemCount));
document.addEventListener('store:error', (e) => console.log(e.detail.code.length));
config.addEventListener('store:checkout', (e) => e.preventDefault());

export const shown = (cart: Cart): StoreCart => cart;
export const asked = (change: StoreCartChange): CartChange => change;

// @ts-expect-error: there is no such change
void config.updateCart({ put: 1 });
// @ts-expect-error: there is no such member
addEventListener('store:referrer', (e) => e.detail.name);
