// Types of the storefront's elements: their methods, their events, and their
// attributes in JSX (React 19). Put this file beside your code.

export interface StoreCart {
  readonly cartId: number;
  readonly currencyCode: string;
  readonly itemCount: number;
  readonly subtotal: string;
  readonly discountTotal: string;
  readonly grandTotal: string;
  readonly items: readonly { readonly cartItemId: number; readonly variantId: number; readonly sku: string; readonly name: string; readonly quantity: number; readonly lineTotal: string }[];
  readonly coupons: readonly { readonly code: string; readonly discountAmount: string }[];
}

export type StoreCartChange =
  | { add: { variantId?: number; sku?: string; quantity: number; subscriptionPlanId?: number | null } }
  | { set: { cartItemId: number; quantity?: number; subscriptionPlanId?: number | null } }
  | { remove: number }
  | { coupon: string }
  | { removeCoupon: string };

export interface StoreConfigElement extends HTMLElement {
  getCart(): Promise<StoreCart | null>;
  updateCart(change: StoreCartChange): Promise<StoreCart | null>;
  openCart(): void;
}

export interface StoreCartSlideoutElement extends HTMLElement {
  show(): void;
  close(): void;
}

/** The events of the elements; all bubble. An event with a promise is fired when the work begins. */
export interface StoreEvents {
  'store:ready': CustomEvent<Record<string, never>>;
  'store:product-view': CustomEvent<{ slug: string | null; promise: Promise<unknown> }>;
  'store:variant-change': CustomEvent<{ variant: { variantId: number; sku: string; price: string | null } | null; product: { productId: number; slug: string; name: string } }>;
  'store:list-update': CustomEvent<{ search: string; sort: string; promise: Promise<unknown> }>;
  /** Prevent it to show a cart of your own. */
  'store:cart-open': CustomEvent<Record<string, never>>;
  'store:cart-update': CustomEvent<{ action: string; lines: StoreCart['items']; promise: Promise<StoreCart | null> }>;
  'store:coupon-update': CustomEvent<{ action: string; lines: StoreCart['items']; promise: Promise<StoreCart | null> }>;
  'store:referrer': CustomEvent<{ code: string }>;
  'store:error': CustomEvent<{ code: string; message: string }>;
  /** Prevent it to go to a checkout of your own. */
  'store:checkout': CustomEvent<{ cart: StoreCart | null }>;
}

type Attributes<T> = T & { id?: string; class?: string; className?: string; slot?: string; part?: string; hidden?: boolean; lang?: string; children?: unknown; ref?: unknown; key?: string | number };

export interface StoreElements {
  'store-config': Attributes<{ 'store-key': string; 'base-url'?: string; currency?: string; 'checkout-url'?: string; 'product-url'?: string; consent?: 'granted' | 'denied' }>;
  'store-cart-button': Attributes<{}>;
  'store-cart-slideout': Attributes<{ open?: boolean; side?: 'start' | 'end' }>;
  'store-product-details': Attributes<{ slug: string }>;
  'store-product-list': Attributes<{ collection?: string; search?: string; sort?: string; 'page-size'?: number | string; filters?: string }>;
  'store-product-card': Attributes<{ slug: string }>;
  'store-referral-tracker': Attributes<{ param?: string; days?: number | string }>;
}

declare global {
  interface HTMLElementEventMap extends StoreEvents {}
  interface DocumentEventMap extends StoreEvents {}
  interface WindowEventMap extends StoreEvents {}
  interface HTMLElementTagNameMap {
    'store-config': StoreConfigElement;
    'store-cart-slideout': StoreCartSlideoutElement;
  }
  namespace JSX {
    interface IntrinsicElements extends StoreElements {}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends StoreElements {}
  }
}
