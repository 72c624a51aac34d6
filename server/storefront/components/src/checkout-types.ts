export type {
  Cart, CheckoutPaymentMethod, CheckoutResult, CheckoutShippingMethod, CustomerLogin, CustomerOrder, CustomerStoreCredit, StoreOverview, AddressField, StorefrontCountry,
} from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
export type { AddressInput as AddressFields, PublicCustomerAddress as CustomerAddress } from '../../../../gen/typescript/dist/gen/shared/types.gen.js';
export type { CustomerReturn, CustomerReturnPage, CustomerReturnPreview, OrderDue, PaymentNextAction, ReturnEligibility } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
