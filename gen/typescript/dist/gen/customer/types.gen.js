import { AccountTypeSignUpMode, ActorType, BrandingFont, CustomFieldType, CustomerStatus, DimensionUnit, DunningState, InvoiceType, MediaType, OrderState, PaymentTransactionStatus, PaymentType, PolicyType, ProblemFieldLocation, ProductType, PublicOrderSort, RefundReason, RefundStatus, ReturnSort, StoreStatus, SubscriptionAction, SubscriptionCancelPolicy, SubscriptionCycleStatus, SubscriptionHistorySort, SubscriptionPricingType, SubscriptionShippingPolicy, SubscriptionStatus, WeightUnit } from "../shared/types.gen.js";
const ProductCardSort = {
  NAME: "name",
  "-NAME": "-name",
  PRICE: "price",
  "-PRICE": "-price",
  PUBLISHED_ON: "publishedOn",
  "-PUBLISHED_ON": "-publishedOn",
  "-BEST_SELLING": "-bestSelling",
  COLLECTION: "collection"
};
const AddressField = {
  FIRST_NAME: "firstName",
  LAST_NAME: "lastName",
  COMPANY: "company",
  STREET_LINE1: "streetLine1",
  STREET_LINE2: "streetLine2",
  CITY: "city",
  STATE_PROVINCE: "stateProvince",
  POSTAL_CODE: "postalCode",
  COUNTRY_CODE: "countryCode",
  PHONE_NUMBER: "phoneNumber"
};
const PostalCodeName = {
  POSTAL_CODE: "POSTAL_CODE",
  ZIP_CODE: "ZIP_CODE",
  PIN_CODE: "PIN_CODE",
  EIRCODE: "EIRCODE"
};
const StateName = {
  STATE: "STATE",
  PROVINCE: "PROVINCE",
  REGION: "REGION",
  PREFECTURE: "PREFECTURE",
  COUNTY: "COUNTY",
  EMIRATE: "EMIRATE"
};
const StorefrontAvailability = {
  IN_STOCK: "IN_STOCK",
  LOW_STOCK: "LOW_STOCK",
  BACKORDER: "BACKORDER",
  OUT_OF_STOCK: "OUT_OF_STOCK"
};
const StorefrontCustomFieldObject = { ORDER: "ORDER", ORDER_LINE: "ORDER_LINE" };
export {
  AccountTypeSignUpMode,
  ActorType,
  AddressField,
  BrandingFont,
  CustomFieldType,
  CustomerStatus,
  DimensionUnit,
  DunningState,
  InvoiceType,
  MediaType,
  OrderState,
  PaymentTransactionStatus,
  PaymentType,
  PolicyType,
  PostalCodeName,
  ProblemFieldLocation,
  ProductCardSort,
  ProductType,
  PublicOrderSort,
  RefundReason,
  RefundStatus,
  ReturnSort,
  StateName,
  StoreStatus,
  StorefrontAvailability,
  StorefrontCustomFieldObject,
  SubscriptionAction,
  SubscriptionCancelPolicy,
  SubscriptionCycleStatus,
  SubscriptionHistorySort,
  SubscriptionPricingType,
  SubscriptionShippingPolicy,
  SubscriptionStatus,
  WeightUnit
};
