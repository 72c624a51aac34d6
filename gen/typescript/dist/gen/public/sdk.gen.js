const listOrders = (options) => options.client.get({
  querySerializer: { parameters: {
    paymentStatus: { array: { explode: false } },
    fulfillmentStatus: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/order/paged",
  ...options
});
const getOrder = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/order",
  ...options
});
const listProducts = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    productType: { array: { explode: false } },
    collectionId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/product/paged",
  ...options
});
const listRefunds = (options) => options.client.get({
  querySerializer: { parameters: {
    orderId: { array: { explode: false } },
    orderNumber: { array: { explode: false } },
    refundNumber: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    status: { array: { explode: false } },
    reason: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/refund/paged",
  ...options
});
const listReturns = (options) => options.client.get({
  querySerializer: { parameters: {
    orderId: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    status: { array: { explode: false } },
    kind: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/return/paged",
  ...options
});
const getReturn = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/return",
  ...options
});
const listShipments = (options) => options.client.get({
  querySerializer: { parameters: {
    shipmentId: { array: { explode: false } },
    orderId: { array: { explode: false } },
    orderNumber: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    status: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/shipment/paged",
  ...options
});
const listCustomers = (options) => options.client.get({
  querySerializer: { parameters: { status: { array: { explode: false } }, accountTypeId: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/store-customer/paged",
  ...options
});
const getCustomer = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/store-customer",
  ...options
});
const listCustomerAddresses = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/store-customer/address/all",
  ...options
});
const updateCustomerAddress = (options) => options.client.patch({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/store-customer/address",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createCustomerAddress = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/store-customer/address",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listCustomerPaymentMethods = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/store-customer/payment-method/all",
  ...options
});
const listSubscriptions = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    dunningState: { array: { explode: false } },
    failureCode: { array: { explode: false } },
    productId: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    subscriptionPlanId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/paged",
  ...options
});
const getSubscription = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription",
  ...options
});
const updateSubscription = (options) => options.client.patch({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getSubscriptionEstimate = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/estimate",
  ...options
});
const listUpcomingSubscriptionCycles = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/upcoming/all",
  ...options
});
const listAnnouncedSubscriptionPrices = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/announced-price/all",
  ...options
});
const listSubscriptionHistory = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/history/paged",
  ...options
});
const pauseSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/pause",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const resumeSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/resume",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const skipSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/skip",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const unskipSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/unskip",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const cancelSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/cancel",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const reactivateSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/reactivate",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const replaceSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/subscription/replace",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listWebhookDeliveries = (options) => options.client.get({
  querySerializer: { parameters: {
    webhookEndpointId: { array: { explode: false } },
    webhookEventId: { array: { explode: false } },
    webhookReplayId: { array: { explode: false } },
    status: { array: { explode: false } },
    type: { array: { explode: false } },
    origin: { array: { explode: false } },
    errorCode: { array: { explode: false } },
    objectType: { array: { explode: false } },
    objectId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-delivery/paged",
  ...options
});
const getWebhookDelivery = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-delivery",
  ...options
});
const deleteWebhookEndpoint = (options) => options.client.delete({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-endpoint",
  ...options
});
const getWebhookEndpoint = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-endpoint",
  ...options
});
const updateWebhookEndpoint = (options) => options.client.patch({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-endpoint",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createWebhookEndpoint = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-endpoint",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listWebhookEndpoints = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-endpoint/all",
  ...options
});
const rotateWebhookEndpointSecret = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-endpoint/rotate-secret",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const testWebhookEndpoint = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-endpoint/test",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const enableWebhookEndpoint = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-endpoint/enable",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listWebhookEvents = (options) => options.client.get({
  querySerializer: { parameters: {
    type: { array: { explode: false } },
    objectType: { array: { explode: false } },
    objectId: { array: { explode: false } },
    webhookEndpointId: { array: { explode: false } },
    deliveryStatus: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-event/paged",
  ...options
});
const getWebhookEvent = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-event",
  ...options
});
const listWebhookEventTypes = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-event/type/all",
  ...options
});
const resendWebhookEvent = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-event/resend",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const cancelWebhookReplay = (options) => options.client.delete({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-event/replay",
  ...options
});
const getWebhookReplay = (options) => options.client.get({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-event/replay",
  ...options
});
const createWebhookReplay = (options) => options.client.post({
  responseStyle: "data",
  security: [{ scheme: "bearer", type: "http" }],
  url: "/webhook-event/replay",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
export {
  cancelSubscription,
  cancelWebhookReplay,
  createCustomerAddress,
  createSubscription,
  createWebhookEndpoint,
  createWebhookReplay,
  deleteWebhookEndpoint,
  enableWebhookEndpoint,
  getCustomer,
  getOrder,
  getReturn,
  getSubscription,
  getSubscriptionEstimate,
  getWebhookDelivery,
  getWebhookEndpoint,
  getWebhookEvent,
  getWebhookReplay,
  listAnnouncedSubscriptionPrices,
  listCustomerAddresses,
  listCustomerPaymentMethods,
  listCustomers,
  listOrders,
  listProducts,
  listRefunds,
  listReturns,
  listShipments,
  listSubscriptionHistory,
  listSubscriptions,
  listUpcomingSubscriptionCycles,
  listWebhookDeliveries,
  listWebhookEndpoints,
  listWebhookEventTypes,
  listWebhookEvents,
  pauseSubscription,
  reactivateSubscription,
  replaceSubscription,
  resendWebhookEvent,
  resumeSubscription,
  rotateWebhookEndpointSecret,
  skipSubscription,
  testWebhookEndpoint,
  unskipSubscription,
  updateCustomerAddress,
  updateSubscription,
  updateWebhookEndpoint
};
