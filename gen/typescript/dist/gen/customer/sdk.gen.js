const updateCart = (options) => options.client.patch({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const deleteCartItem = (options) => options.client.delete({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/item",
  ...options
});
const updateCartItem = (options) => options.client.patch({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/item",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createCartItem = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/item",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const setCartItems = (options) => options.client.put({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/item/all",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getCartSummary = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/summary",
  ...options
});
const deleteCartCoupon = (options) => options.client.delete({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/coupon",
  ...options
});
const createCartCoupon = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/coupon",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const mergeCart = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/merge",
  ...options
});
const listCheckoutPaymentMethods = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/checkout/payment-methods",
  ...options
});
const listCheckoutShippingMethods = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/checkout/shipping-methods",
  ...options
});
const cancelCheckout = (options) => options.client.delete({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/checkout",
  ...options
});
const checkoutCart = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/checkout",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createCheckoutLink = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/checkout/link",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createCheckoutSession = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "checkoutToken",
    name: "X-Cart-Token",
    type: "apiKey"
  }],
  url: "/customer/checkout/session",
  ...options
});
const createCryptoPaymentLink = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/checkout/crypto-payment-link",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listCollections = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, {
    in: "query",
    name: "storeKey",
    type: "apiKey"
  }],
  url: "/customer/collection/all",
  ...options
});
const listCountries = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    {
      in: "query",
      name: "storeKey",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/country/all",
  ...options
});
const getCustomerPaymentMethodIntent = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/customer-payment-method/intent",
  ...options
});
const deleteCustomerPaymentMethod = (options) => options.client.delete({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/customer-payment-method",
  ...options
});
const createCustomerPaymentMethod = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/customer-payment-method",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listCustomerPaymentMethods = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/customer-payment-method/all",
  ...options
});
const setDefaultCustomerPaymentMethod = (options) => options.client.patch({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/customer-payment-method/default",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const deleteCartGiftCard = (options) => options.client.delete({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/gift-card",
  ...options
});
const createCartGiftCard = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/cart/gift-card",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const checkGiftCardBalance = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/gift-card/balance",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getOrder = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/order",
  ...options
});
const getOrderPdf = (options) => options.client.get({
  parseAs: "blob",
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/order/pdf",
  ...options
});
const lookUpOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }],
  url: "/customer/order/lookup",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const openOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/order/open",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getOrderSummary = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/order/summary",
  ...options
});
const getOrderDue = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { name: "X-Payment-Token", type: "apiKey" }],
  url: "/customer/order/due",
  ...options
});
const payOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    { name: "X-Payment-Token", type: "apiKey" }
  ],
  url: "/customer/order/pay",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listOrders = (options) => options.client.get({
  querySerializer: { parameters: { paymentStatus: { array: { explode: false } }, fulfillmentStatus: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/order/paged",
  ...options
});
const getProductCard = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      in: "query",
      name: "storeKey",
      type: "apiKey"
    }
  ],
  url: "/customer/product/card",
  ...options
});
const getProduct = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      in: "query",
      name: "storeKey",
      type: "apiKey"
    }
  ],
  url: "/customer/product",
  ...options
});
const listProducts = (options) => options.client.get({
  querySerializer: { parameters: {
    productId: { array: { explode: false } },
    option: { array: { explode: false } },
    collectionId: { array: { explode: false } },
    collectionSlug: { array: { explode: false } },
    productType: { array: { explode: false } },
    tag: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      in: "query",
      name: "storeKey",
      type: "apiKey"
    }
  ],
  url: "/customer/product/paged",
  ...options
});
const getProductFacets = (options) => options.client.get({
  querySerializer: { parameters: {
    productId: { array: { explode: false } },
    option: { array: { explode: false } },
    collectionId: { array: { explode: false } },
    collectionSlug: { array: { explode: false } },
    productType: { array: { explode: false } },
    tag: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      in: "query",
      name: "storeKey",
      type: "apiKey"
    }
  ],
  url: "/customer/product/facets",
  ...options
});
const suggestProducts = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      in: "query",
      name: "storeKey",
      type: "apiKey"
    }
  ],
  url: "/customer/product/suggest",
  ...options
});
const getRedirect = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      in: "query",
      name: "storeKey",
      type: "apiKey"
    }
  ],
  url: "/customer/redirect",
  ...options
});
const getReferrer = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }],
  url: "/customer/referrer",
  ...options
});
const getReturnEligibility = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/return/eligibility",
  ...options
});
const listReturns = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    kind: { array: { explode: false } },
    orderId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/return/paged",
  ...options
});
const getReturn = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/return",
  ...options
});
const createReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/return",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const previewReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/return/preview",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const cancelReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/return/cancel",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const declareWithdrawal = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }],
  url: "/customer/return/withdrawal",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const login = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/store/login",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const refreshLogin = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }],
  url: "/customer/store/refresh",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getStoreOverview = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    {
      in: "query",
      name: "storeKey",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/store/overview",
  ...options
});
const listStoreCredit = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/store-credit/all",
  ...options
});
const listSubscriptions = (options) => options.client.get({
  querySerializer: { parameters: { status: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/all",
  ...options
});
const getSubscription = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription",
  ...options
});
const updateSubscription = (options) => options.client.patch({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getSubscriptionEstimate = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/estimate",
  ...options
});
const listUpcomingSubscriptionCycles = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/upcoming/all",
  ...options
});
const listSubscriptionHistory = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/history/paged",
  ...options
});
const cancelSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/cancel",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const pauseSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/pause",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const resumeSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/resume",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const retrySubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/retry",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const skipSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/skip",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const unskipSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/unskip",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const reactivateSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/subscription/reactivate",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const updateMyUser = (options) => options.client.patch({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/user",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createCustomer = (options) => options.client.post({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    {
      key: "cartToken",
      name: "X-Cart-Token",
      type: "apiKey"
    },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/user",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getMyUser = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/me",
  ...options
});
const commitEmailChange = (options) => options.client.patch({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/email-change",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const requestEmailChange = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/email-change",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const logout = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/logout",
  ...options
});
const checkEmailAvailable = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }],
  url: "/customer/user/check-available",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const verifyPassword = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/verify-password",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const resendVerifyEmailPin = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/resend-verify-email-pin",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const forgotPassword = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, {
    key: "checkoutToken",
    name: "X-Cart-Token",
    type: "apiKey"
  }],
  url: "/customer/user/forgot-password",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const changePassword = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/change-password",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const resetPassword = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }],
  url: "/customer/user/reset-password",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const verifyEmail = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/verify-email",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const deleteMe = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/delete-me",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getCommissionSsoUrl = (options) => options.client.get({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user/commission-sso-url",
  ...options
});
const listCustomerAddresses = (options) => options.client.get({
  responseStyle: "data",
  security: [
    { name: "X-Store-Key", type: "apiKey" },
    { scheme: "bearer", type: "http" },
    {
      key: "checkoutToken",
      name: "X-Cart-Token",
      type: "apiKey"
    }
  ],
  url: "/customer/user-address/all",
  ...options
});
const deleteCustomerAddress = (options) => options.client.delete({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user-address",
  ...options
});
const updateCustomerAddress = (options) => options.client.patch({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user-address",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createCustomerAddress = (options) => options.client.post({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user-address",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const setDefaultCustomerAddress = (options) => options.client.patch({
  responseStyle: "data",
  security: [{ name: "X-Store-Key", type: "apiKey" }, { scheme: "bearer", type: "http" }],
  url: "/customer/user-address/default",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
export {
  cancelCheckout,
  cancelReturn,
  cancelSubscription,
  changePassword,
  checkEmailAvailable,
  checkGiftCardBalance,
  checkoutCart,
  commitEmailChange,
  createCartCoupon,
  createCartGiftCard,
  createCartItem,
  createCheckoutLink,
  createCheckoutSession,
  createCryptoPaymentLink,
  createCustomer,
  createCustomerAddress,
  createCustomerPaymentMethod,
  createReturn,
  declareWithdrawal,
  deleteCartCoupon,
  deleteCartGiftCard,
  deleteCartItem,
  deleteCustomerAddress,
  deleteCustomerPaymentMethod,
  deleteMe,
  forgotPassword,
  getCartSummary,
  getCommissionSsoUrl,
  getCustomerPaymentMethodIntent,
  getMyUser,
  getOrder,
  getOrderDue,
  getOrderPdf,
  getOrderSummary,
  getProduct,
  getProductCard,
  getProductFacets,
  getRedirect,
  getReferrer,
  getReturn,
  getReturnEligibility,
  getStoreOverview,
  getSubscription,
  getSubscriptionEstimate,
  listCheckoutPaymentMethods,
  listCheckoutShippingMethods,
  listCollections,
  listCountries,
  listCustomerAddresses,
  listCustomerPaymentMethods,
  listOrders,
  listProducts,
  listReturns,
  listStoreCredit,
  listSubscriptionHistory,
  listSubscriptions,
  listUpcomingSubscriptionCycles,
  login,
  logout,
  lookUpOrder,
  mergeCart,
  openOrder,
  pauseSubscription,
  payOrder,
  previewReturn,
  reactivateSubscription,
  refreshLogin,
  requestEmailChange,
  resendVerifyEmailPin,
  resetPassword,
  resumeSubscription,
  retrySubscription,
  setCartItems,
  setDefaultCustomerAddress,
  setDefaultCustomerPaymentMethod,
  skipSubscription,
  suggestProducts,
  unskipSubscription,
  updateCart,
  updateCartItem,
  updateCustomerAddress,
  updateMyUser,
  updateSubscription,
  verifyEmail,
  verifyPassword
};
