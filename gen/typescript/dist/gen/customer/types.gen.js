import { AccountTypeSignUpMode, ActorType, CustomFieldType, CustomerStatus, DimensionUnit, DunningState, MediaType, OrderState, PaymentTransactionStatus, PaymentType, ProblemFieldLocation, ProductType, PublicOrderSort, RefundReason, RefundStatus, StoreStatus, SubscriptionAction, SubscriptionCancelPolicy, SubscriptionCycleStatus, SubscriptionHistorySort, SubscriptionPricingType, SubscriptionShippingPolicy, SubscriptionStatus, WeightUnit } from "../shared/types.gen.js";
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
const StorefrontAvailability = {
  IN_STOCK: "IN_STOCK",
  LOW_STOCK: "LOW_STOCK",
  BACKORDER: "BACKORDER",
  OUT_OF_STOCK: "OUT_OF_STOCK"
};
export {
  AccountTypeSignUpMode,
  ActorType,
  CustomFieldType,
  CustomerStatus,
  DimensionUnit,
  DunningState,
  MediaType,
  OrderState,
  PaymentTransactionStatus,
  PaymentType,
  ProblemFieldLocation,
  ProductCardSort,
  ProductType,
  PublicOrderSort,
  RefundReason,
  RefundStatus,
  StoreStatus,
  StorefrontAvailability,
  SubscriptionAction,
  SubscriptionCancelPolicy,
  SubscriptionCycleStatus,
  SubscriptionHistorySort,
  SubscriptionPricingType,
  SubscriptionShippingPolicy,
  SubscriptionStatus,
  WeightUnit
};
