// Valid and invalid uses of the elements in a React page. The compiler checks them; they never run.
import { useRef } from 'react';
import type { StoreConfigElement } from '../store.d.ts';

export function Page(): React.JSX.Element {
  const config = useRef<StoreConfigElement>(null);
  return (
    <store-config ref={config} store-key="pk_x" consent="granted" product-url="/products/{slug}">
      <store-cart-button class="cart"><span slot="icon">Bag</span></store-cart-button>
      <store-cart-slideout side="start" />
      <store-referral-tracker param="ref" days={30} />
      <store-product-list collection="mugs" page-size={12} filters="search sort" />
      <store-product-details slug="mug" />
      <store-product-card slug="mug"><a href="/products/mug">Mug</a></store-product-card>
    </store-config>
  );
}

// @ts-expect-error: a product is named by its slug
export const nameless = <store-product-card />;
// @ts-expect-error: consent is granted or denied
export const unsure = <store-config store-key="pk_x" consent="maybe" />;
// @ts-expect-error: there is no such element
export const unknown = <store-cart />;
