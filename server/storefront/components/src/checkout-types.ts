export type {
  Cart, CheckoutPaymentMethod, CheckoutResult, CheckoutShippingMethod, CustomerLogin, CustomerOrder, StoreOverview, AddressField, StorefrontCountry,
} from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
export type { AddressInput as AddressFields, PublicCustomerAddress as CustomerAddress } from '../../../../gen/typescript/dist/gen/shared/types.gen.js';
export type { CustomerReturn, CustomerReturnPreview, OrderDue, PaymentNextAction, ReturnEligibility } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
