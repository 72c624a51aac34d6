// Everything: what most pages load.
export { StoreConfig } from './element.ts';
export { StoreCartButton } from './cart-button.ts';
export { StoreCartSlideout } from './cart-slideout.ts';
export { StoreProductCard } from './product-card.ts';
export { StoreProductDetails } from './product-details.ts';
export { StoreProductList } from './product-list.ts';
export { StoreReferralTracker } from './referral-tracker.ts';
