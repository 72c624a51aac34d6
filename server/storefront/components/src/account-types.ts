export type {
  AddressField, CustomerLogin, CustomerOrder, CustomerOrderListItem, CustomerOrderPage, CustomerPaymentMethodIntent, CustomerProfile, CustomerStoreCredit, CustomerSubscription, CustomerSubscriptionHistoryEntry, CustomerSubscriptionHistoryPage, CustomerSubscriptionRetryResult,
  ProductDetails, PublicSubscriptionList, StorefrontCountry, StoreOverview,
} from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
export type { PublicCustomerAddress, PublicCustomerPaymentMethod, SubscriptionEstimate } from '../../../../gen/typescript/dist/gen/shared/types.gen.js';
