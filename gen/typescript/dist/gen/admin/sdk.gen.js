import { formDataBodySerializer } from "../client/index.js";
const deleteAccountType = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/account-type",
  ...options
});
const updateAccountType = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/account-type",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createAccountType = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/account-type",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listAppTokens = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/app-token/all",
  ...options
});
const deleteAppToken = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/app-token",
  ...options
});
const updateAppToken = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/app-token",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createAppToken = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/app-token",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const rotateAppTokenSecret = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/app-token/rotate-secret",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listAuditLogs = (options) => options.client.get({
  querySerializer: { parameters: {
    actorType: { array: { explode: false } },
    adminUserId: { array: { explode: false } },
    appTokenId: { array: { explode: false } },
    objectType: { array: { explode: false } },
    objectId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/audit-log/paged",
  ...options
});
const getAuditLog = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/audit-log",
  ...options
});
const listChargebacks = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    orderId: { array: { explode: false } },
    currencyCode: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/chargeback/paged",
  ...options
});
const exportChargebacks = (options) => options.client.get({
  parseAs: "blob",
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    orderId: { array: { explode: false } },
    currencyCode: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/chargeback/export",
  ...options
});
const checkCollection = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/collection/check",
  ...options
});
const listCollections = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/collection/all",
  ...options
});
const deleteCollection = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/collection",
  ...options
});
const getCollection = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/collection",
  ...options
});
const updateCollection = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/collection",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createCollection = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/collection",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listCoupons = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    discountType: { array: { explode: false } },
    productId: { array: { explode: false } },
    collectionId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/coupon/paged",
  ...options
});
const deleteCoupon = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/coupon",
  ...options
});
const getCoupon = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/coupon",
  ...options
});
const updateCoupon = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/coupon",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createCoupon = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/coupon",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listCouponUsages = (options) => options.client.get({
  querySerializer: { parameters: {
    couponId: { array: { explode: false } },
    status: { array: { explode: false } },
    orderId: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/coupon/usage",
  ...options
});
const listCustomers = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    accountTypeId: { array: { explode: false } },
    tag: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer/paged",
  ...options
});
const getCustomer = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer",
  ...options
});
const createCustomer = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listCustomerOrders = (options) => options.client.get({
  querySerializer: { parameters: { paymentStatus: { array: { explode: false } }, fulfillmentStatus: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer/order/paged",
  ...options
});
const exportCustomers = (options) => options.client.get({
  parseAs: "blob",
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    accountTypeId: { array: { explode: false } },
    tag: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer/export",
  ...options
});
const getCustomerImportTemplate = (options) => options.client.get({
  parseAs: "blob",
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer/import/template",
  ...options
});
const importCustomers = (options) => options.client.post({
  ...formDataBodySerializer,
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer/import",
  ...options,
  headers: {
    "Content-Type": null,
    ...options.headers
  }
});
const eraseGuest = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer/erase-guest",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const checkCustomerEmail = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer/email-check",
  ...options
});
const searchCustomers = (options) => options.client.get({
  querySerializer: { parameters: { status: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer/search",
  ...options
});
const listAccountTypes = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer/account-type/all",
  ...options
});
const listCustomerAddresses = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer-address/all",
  ...options
});
const deleteCustomerAddress = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer-address",
  ...options
});
const updateCustomerAddress = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer-address",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createCustomerAddress = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer-address",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listCustomerPaymentMethods = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer-payment-method/all",
  ...options
});
const deleteCustomerPaymentMethod = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/customer-payment-method",
  ...options
});
const getDashboard = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/dashboard",
  ...options
});
const listEmails = (options) => options.client.get({
  querySerializer: { parameters: {
    emailTemplateTypeCode: { array: { explode: false } },
    status: { array: { explode: false } },
    orderId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email/paged",
  ...options
});
const resendEmail = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email/resend",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const retryEmails = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email/retry",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listEmailSuppressions = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-suppression/paged",
  ...options
});
const deleteEmailSuppression = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-suppression",
  ...options
});
const getEmailSuppression = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-suppression",
  ...options
});
const testEmail = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email/test",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listEmailTemplates = (options) => options.client.get({
  querySerializer: { parameters: { emailTemplateTypeId: { array: { explode: false } }, languageCode: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-template/paged",
  ...options
});
const getEmailTemplate = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-template",
  ...options
});
const updateEmailTemplate = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-template",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createEmailTemplate = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-template",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const previewEmailTemplate = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-template/preview",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const revertEmailTemplate = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-template/revert",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listEmailTemplateTypes = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/email-template-type/all",
  ...options
});
const listGiftCards = (options) => options.client.get({
  querySerializer: { parameters: { status: { array: { explode: false } }, currencyCode: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/gift-card/paged",
  ...options
});
const getGiftCard = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/gift-card",
  ...options
});
const updateGiftCard = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/gift-card",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createGiftCard = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/gift-card",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const disableGiftCard = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/gift-card/disable",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const enableGiftCard = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/gift-card/enable",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const resendGiftCard = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/gift-card/resend",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const adjustGiftCard = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/gift-card/adjust",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listGiftCardEntries = (options) => options.client.get({
  querySerializer: { parameters: { giftCardId: { array: { explode: false } }, type: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/gift-card/entry/paged",
  ...options
});
const listIntegrationLogs = (options) => options.client.get({
  querySerializer: { parameters: {
    integration: { array: { explode: false } },
    paymentProviderId: { array: { explode: false } },
    objectType: { array: { explode: false } },
    objectId: { array: { explode: false } },
    direction: { array: { explode: false } },
    outcome: { array: { explode: false } },
    integrationTaskId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/integration-log/paged",
  ...options
});
const getIntegrationLog = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/integration-log",
  ...options
});
const listIntegrationTasks = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    integration: { array: { explode: false } },
    objectType: { array: { explode: false } },
    objectId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/integration-task/paged",
  ...options
});
const getIntegrationTask = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/integration-task",
  ...options
});
const getIntegrationTaskFile = (options) => options.client.get({
  parseAs: "blob",
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/integration-task/file",
  ...options
});
const retryIntegrationTasks = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/integration-task/retry",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const cancelIntegrationTasks = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/integration-task/cancel",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listInvoices = (options) => options.client.get({
  querySerializer: { parameters: {
    type: { array: { explode: false } },
    orderId: { array: { explode: false } },
    reason: { array: { explode: false } },
    currencyCode: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/invoice/paged",
  ...options
});
const exportInvoices = (options) => options.client.get({
  parseAs: "blob",
  querySerializer: { parameters: {
    type: { array: { explode: false } },
    orderId: { array: { explode: false } },
    reason: { array: { explode: false } },
    currencyCode: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/invoice/export",
  ...options
});
const listLanguages = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/language/all",
  ...options
});
const login = (options) => options.client.post({
  responseStyle: "data",
  url: "/admin/login",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const refreshLogin = (options) => options.client.post({
  responseStyle: "data",
  url: "/admin/login/refresh",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const logout = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/logout",
  ...options
});
const listMedia = (options) => options.client.get({
  querySerializer: { parameters: {
    folderId: { array: { explode: false } },
    mediaType: { array: { explode: false } },
    status: { array: { explode: false } },
    tag: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media/paged",
  ...options
});
const deleteMedia = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media",
  ...options
});
const getMedia = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media",
  ...options
});
const updateMedia = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createMedia = (options) => options.client.post({
  ...formDataBodySerializer,
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media",
  ...options,
  headers: {
    "Content-Type": null,
    ...options.headers
  }
});
const getMediaUsage = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media/usage",
  ...options
});
const listMediaFolders = (options) => options.client.get({
  querySerializer: { parameters: { parentFolderId: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media/folder/paged",
  ...options
});
const deleteMediaFolder = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media/folder",
  ...options
});
const updateMediaFolder = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media/folder",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createMediaFolder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/media/folder",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listOrders = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    paymentStatus: { array: { explode: false } },
    fulfillmentStatus: { array: { explode: false } },
    source: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    productId: { array: { explode: false } },
    couponId: { array: { explode: false } },
    subscriptionId: { array: { explode: false } },
    shippingMethodId: { array: { explode: false } },
    shippingCountryCode: { array: { explode: false } },
    currencyCode: { array: { explode: false } },
    tag: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/paged",
  ...options
});
const getUnfulfilledOrderCount = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/unfulfilled/count",
  ...options
});
const getOrder = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/details",
  ...options
});
const updateOrder = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const placeOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/place",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const syncOrders = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/sync",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const exportOrders = (options) => options.client.get({
  parseAs: "blob",
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    paymentStatus: { array: { explode: false } },
    fulfillmentStatus: { array: { explode: false } },
    source: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    productId: { array: { explode: false } },
    couponId: { array: { explode: false } },
    subscriptionId: { array: { explode: false } },
    shippingMethodId: { array: { explode: false } },
    shippingCountryCode: { array: { explode: false } },
    currencyCode: { array: { explode: false } },
    tag: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/export",
  ...options
});
const getOrderPdf = (options) => options.client.get({
  parseAs: "blob",
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/pdf",
  ...options
});
const refundOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/refund",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const previewOrderRefund = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/refund/preview",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listOrderShippingMethods = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/shipping-methods",
  ...options
});
const getOrderItemSummary = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    paymentStatus: { array: { explode: false } },
    fulfillmentStatus: { array: { explode: false } },
    source: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    productId: { array: { explode: false } },
    couponId: { array: { explode: false } },
    subscriptionId: { array: { explode: false } },
    shippingMethodId: { array: { explode: false } },
    shippingCountryCode: { array: { explode: false } },
    currencyCode: { array: { explode: false } },
    tag: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/item/summary",
  ...options
});
const getOrderSummary = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    paymentStatus: { array: { explode: false } },
    fulfillmentStatus: { array: { explode: false } },
    source: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    productId: { array: { explode: false } },
    couponId: { array: { explode: false } },
    subscriptionId: { array: { explode: false } },
    shippingMethodId: { array: { explode: false } },
    shippingCountryCode: { array: { explode: false } },
    currencyCode: { array: { explode: false } },
    tag: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/summary",
  ...options
});
const fulfillOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/fulfill",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const resendShipmentEmail = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/resend-shipment-email",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const cancelOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/cancel",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const chargeOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/charge",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const captureOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/capture",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const voidOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/void",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const reportOrderChargeback = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/chargeback",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const submitOrderChargebackEvidence = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/chargeback/evidence",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const acceptOrderChargeback = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/chargeback/accept",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createOrderPaymentLink = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/payment-link",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const recordOrderOfflinePayment = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/offline-payment",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const voidOrderOfflinePayment = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/offline-payment/void",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const replaceOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/replace",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const holdOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/hold",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const releaseOrder = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/order/release",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listPaymentTransactions = (options) => options.client.get({
  querySerializer: { parameters: {
    type: { array: { explode: false } },
    paymentProviderId: { array: { explode: false } },
    paymentType: { array: { explode: false } },
    orderId: { array: { explode: false } },
    currencyCode: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/payment-transaction/paged",
  ...options
});
const exportPaymentTransactions = (options) => options.client.get({
  parseAs: "blob",
  querySerializer: { parameters: {
    type: { array: { explode: false } },
    paymentProviderId: { array: { explode: false } },
    paymentType: { array: { explode: false } },
    orderId: { array: { explode: false } },
    currencyCode: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/payment-transaction/export",
  ...options
});
const listPdfTemplates = (options) => options.client.get({
  querySerializer: { parameters: { pdfTemplateTypeId: { array: { explode: false } }, languageCode: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/pdf-template/paged",
  ...options
});
const getPdfTemplate = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/pdf-template",
  ...options
});
const updatePdfTemplate = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/pdf-template",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createPdfTemplate = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/pdf-template",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const previewPdfTemplate = (options) => options.client.post({
  parseAs: "blob",
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/pdf-template/preview",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const revertPdfTemplate = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/pdf-template/revert",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listPdfTemplateTypes = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/pdf-template-type/all",
  ...options
});
const bulkReplacePrices = (options) => options.client.post({
  ...formDataBodySerializer,
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/price/bulk",
  ...options,
  headers: {
    "Content-Type": null,
    ...options.headers
  }
});
const getPriceReference = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/price/reference",
  ...options
});
const replacePrices = (options) => options.client.put({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/price",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listProducts = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    productType: { array: { explode: false } },
    collectionId: { array: { explode: false } },
    taxClassId: { array: { explode: false } },
    subscriptionPlanId: { array: { explode: false } },
    tag: { array: { explode: false } },
    stockStatus: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product/paged",
  ...options
});
const exportProducts = (options) => options.client.get({
  parseAs: "blob",
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    productType: { array: { explode: false } },
    collectionId: { array: { explode: false } },
    taxClassId: { array: { explode: false } },
    subscriptionPlanId: { array: { explode: false } },
    tag: { array: { explode: false } },
    stockStatus: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product/export",
  ...options
});
const bulkWriteProducts = (options) => options.client.post({
  ...formDataBodySerializer,
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product/bulk",
  ...options,
  headers: {
    "Content-Type": null,
    ...options.headers
  }
});
const deleteProduct = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product",
  ...options
});
const getProduct = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product",
  ...options
});
const updateProduct = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createProduct = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const browseProducts = (options) => options.client.get({
  querySerializer: { parameters: { productId: { array: { explode: false } }, collectionId: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product/browse/paged",
  ...options
});
const listTaxClasses = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product/tax-class/all",
  ...options
});
const deleteTaxClass = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product/tax-class",
  ...options
});
const updateTaxClass = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product/tax-class",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createTaxClass = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/product/tax-class",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listRedirects = (options) => options.client.get({
  querySerializer: { parameters: { productId: { array: { explode: false } }, collectionId: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/redirect/paged",
  ...options
});
const deleteRedirect = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/redirect",
  ...options
});
const getRedirect = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/redirect",
  ...options
});
const updateRedirect = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/redirect",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createRedirect = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/redirect",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listRefunds = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    reason: { array: { explode: false } },
    orderId: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    currencyCode: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/refund/paged",
  ...options
});
const exportRefunds = (options) => options.client.get({
  parseAs: "blob",
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    reason: { array: { explode: false } },
    orderId: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    currencyCode: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/refund/export",
  ...options
});
const getRefund = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/refund",
  ...options
});
const voidRefund = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/refund/void",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const completeRefund = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/refund/complete",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const failRefund = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/refund/fail",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const retryRefund = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/refund/retry",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listRequestLogs = (options) => options.client.get({
  querySerializer: { parameters: {
    surface: { array: { explode: false } },
    outcome: { array: { explode: false } },
    actorType: { array: { explode: false } },
    adminUserId: { array: { explode: false } },
    appTokenId: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/request-log/paged",
  ...options
});
const getRequestLog = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/request-log",
  ...options
});
const listReturns = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    kind: { array: { explode: false } },
    orderId: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/paged",
  ...options
});
const exportReturns = (options) => options.client.get({
  parseAs: "blob",
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    kind: { array: { explode: false } },
    orderId: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/export",
  ...options
});
const getReturn = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return",
  ...options
});
const createReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const previewReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/preview",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const approveReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/approve",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const rejectReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/reject",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const sendReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/send",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const receiveReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/receive",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const exchangeReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/exchange",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const completeReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/complete",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const cancelReturn = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/return/cancel",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getMyScope = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/scope/me",
  ...options
});
const listScopes = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/scope/all",
  ...options
});
const getScope = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/scope",
  ...options
});
const replaceScope = (options) => options.client.put({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/scope",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listSessions = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/session/all",
  ...options
});
const deleteSession = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/session",
  ...options
});
const getShipment = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/shipment",
  ...options
});
const updateShipment = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/shipment",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const cancelShipment = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/shipment/cancel",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listShippingMethods = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/shipping-method/all",
  ...options
});
const deleteShippingMethod = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/shipping-method",
  ...options
});
const updateShippingMethod = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/shipping-method",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createShippingMethod = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/shipping-method",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const bulkAdjustStock = (options) => options.client.post({
  ...formDataBodySerializer,
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/stock/bulk",
  ...options,
  headers: {
    "Content-Type": null,
    ...options.headers
  }
});
const adjustStock = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/stock/adjust",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listStores = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/all",
  ...options
});
const createStore = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getStoreDomain = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/domain",
  ...options
});
const verifyStoreDomain = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/domain/verify",
  ...options
});
const getStoreSettings = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/settings",
  ...options
});
const updateStoreSettings = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/settings",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listPaymentProviders = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/payment-provider/all",
  ...options
});
const updatePaymentProvider = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/payment-provider",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createPaymentProvider = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/payment-provider",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getTaxProvider = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/tax-provider",
  ...options
});
const updateTaxProvider = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/tax-provider",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getCommissionProvider = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/commission-provider",
  ...options
});
const updateCommissionProvider = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/commission-provider",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listStoreKeys = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/key/all",
  ...options
});
const deleteStoreKey = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/key",
  ...options
});
const createStoreKey = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store/key",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listStoreCredit = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store-credit/all",
  ...options
});
const listStoreCreditEntries = (options) => options.client.get({
  querySerializer: { parameters: { storeCustomerId: { array: { explode: false } }, type: { array: { explode: false } } } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store-credit/entry/paged",
  ...options
});
const adjustStoreCredit = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store-credit/adjust",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const updateStoreCustomer = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store-customer",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const updateStoreCustomerStatus = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store-customer/status",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const updateStoreCustomerAccountType = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/store-customer/account-type",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getStoredValueLiability = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/stored-value/liability",
  ...options
});
const listSubscriptions = (options) => options.client.get({
  querySerializer: { parameters: {
    status: { array: { explode: false } },
    dunningState: { array: { explode: false } },
    cycleStatus: { array: { explode: false } },
    failureCode: { array: { explode: false } },
    failureClass: { array: { explode: false } },
    customerPaymentMethodId: { array: { explode: false } },
    storeCustomerId: { array: { explode: false } },
    subscriptionPlanId: { array: { explode: false } },
    productId: { array: { explode: false } },
    variantId: { array: { explode: false } }
  } },
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/paged",
  ...options
});
const getSubscription = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription",
  ...options
});
const updateSubscription = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getSubscriptionEstimate = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/estimate",
  ...options
});
const listUpcomingSubscriptionCycles = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/upcoming/all",
  ...options
});
const listSubscriptionHistory = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/history/paged",
  ...options
});
const processSubscriptions = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/process/all",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const retrySubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/retry",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const cancelSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/cancel",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const pauseSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/pause",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const resumeSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/resume",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const skipSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/skip",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const unskipSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/unskip",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const reactivateSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/reactivate",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const replaceSubscription = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/replace",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const changeSubscriptionItems = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/items",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const changeSubscriptionDate = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription/date",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listSubscriptionPlans = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription-plan/all",
  ...options
});
const deleteSubscriptionPlan = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription-plan",
  ...options
});
const updateSubscriptionPlan = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription-plan",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createSubscriptionPlan = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/subscription-plan",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listTestClocks = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/test-clock/all",
  ...options
});
const deleteTestClock = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/test-clock",
  ...options
});
const getTestClock = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/test-clock",
  ...options
});
const createTestClock = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/test-clock",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const advanceTestClock = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/test-clock/advance",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listMissingTranslations = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/translation/missing/paged",
  ...options
});
const listAdminUsers = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user/all",
  ...options
});
const getMyUser = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user/me",
  ...options
});
const updateMyUser = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user/me",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const deleteAdminUser = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user",
  ...options
});
const updateAdminUser = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createAdminUser = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const resendAdminInvitation = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user/resend-invitation",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const updateTotp = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user/totp",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createTotp = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user/totp",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const removeTotp = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user/totp/remove",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const getMyPreferences = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user/me/preference",
  ...options
});
const replaceMyPreferences = (options) => options.client.put({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/user/me/preference",
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
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-delivery/paged",
  ...options
});
const getWebhookDelivery = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-delivery",
  ...options
});
const deleteWebhookEndpoint = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-endpoint",
  ...options
});
const getWebhookEndpoint = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-endpoint",
  ...options
});
const updateWebhookEndpoint = (options) => options.client.patch({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-endpoint",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const createWebhookEndpoint = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-endpoint",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const listWebhookEndpoints = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-endpoint/all",
  ...options
});
const rotateWebhookEndpointSecret = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-endpoint/rotate-secret",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const testWebhookEndpoint = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-endpoint/test",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const enableWebhookEndpoint = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-endpoint/enable",
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
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-event/paged",
  ...options
});
const getWebhookEvent = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-event",
  ...options
});
const listWebhookEventTypes = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-event/type/all",
  ...options
});
const resendWebhookEvent = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-event/resend",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
const cancelWebhookReplay = (options) => options.client.delete({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-event/replay",
  ...options
});
const getWebhookReplay = (options) => options.client.get({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-event/replay",
  ...options
});
const createWebhookReplay = (options) => options.client.post({
  responseStyle: "data",
  security: [{
    key: "adminToken",
    scheme: "bearer",
    type: "http"
  }, {
    key: "appTokenBearer",
    scheme: "bearer",
    type: "http"
  }],
  url: "/admin/webhook-event/replay",
  ...options,
  headers: {
    "Content-Type": "application/json",
    ...options.headers
  }
});
export {
  acceptOrderChargeback,
  adjustGiftCard,
  adjustStock,
  adjustStoreCredit,
  advanceTestClock,
  approveReturn,
  browseProducts,
  bulkAdjustStock,
  bulkReplacePrices,
  bulkWriteProducts,
  cancelIntegrationTasks,
  cancelOrder,
  cancelReturn,
  cancelShipment,
  cancelSubscription,
  cancelWebhookReplay,
  captureOrder,
  changeSubscriptionDate,
  changeSubscriptionItems,
  chargeOrder,
  checkCollection,
  checkCustomerEmail,
  completeRefund,
  completeReturn,
  createAccountType,
  createAdminUser,
  createAppToken,
  createCollection,
  createCoupon,
  createCustomer,
  createCustomerAddress,
  createEmailTemplate,
  createGiftCard,
  createMedia,
  createMediaFolder,
  createOrder,
  createOrderPaymentLink,
  createPaymentProvider,
  createPdfTemplate,
  createProduct,
  createRedirect,
  createReturn,
  createShippingMethod,
  createStore,
  createStoreKey,
  createSubscription,
  createSubscriptionPlan,
  createTaxClass,
  createTestClock,
  createTotp,
  createWebhookEndpoint,
  createWebhookReplay,
  deleteAccountType,
  deleteAdminUser,
  deleteAppToken,
  deleteCollection,
  deleteCoupon,
  deleteCustomerAddress,
  deleteCustomerPaymentMethod,
  deleteEmailSuppression,
  deleteMedia,
  deleteMediaFolder,
  deleteProduct,
  deleteRedirect,
  deleteSession,
  deleteShippingMethod,
  deleteStoreKey,
  deleteSubscriptionPlan,
  deleteTaxClass,
  deleteTestClock,
  deleteWebhookEndpoint,
  disableGiftCard,
  enableGiftCard,
  enableWebhookEndpoint,
  eraseGuest,
  exchangeReturn,
  exportChargebacks,
  exportCustomers,
  exportInvoices,
  exportOrders,
  exportPaymentTransactions,
  exportProducts,
  exportRefunds,
  exportReturns,
  failRefund,
  fulfillOrder,
  getAuditLog,
  getCollection,
  getCommissionProvider,
  getCoupon,
  getCustomer,
  getCustomerImportTemplate,
  getDashboard,
  getEmailSuppression,
  getEmailTemplate,
  getGiftCard,
  getIntegrationLog,
  getIntegrationTask,
  getIntegrationTaskFile,
  getMedia,
  getMediaUsage,
  getMyPreferences,
  getMyScope,
  getMyUser,
  getOrder,
  getOrderItemSummary,
  getOrderPdf,
  getOrderSummary,
  getPdfTemplate,
  getPriceReference,
  getProduct,
  getRedirect,
  getRefund,
  getRequestLog,
  getReturn,
  getScope,
  getShipment,
  getStoreDomain,
  getStoreSettings,
  getStoredValueLiability,
  getSubscription,
  getSubscriptionEstimate,
  getTaxProvider,
  getTestClock,
  getUnfulfilledOrderCount,
  getWebhookDelivery,
  getWebhookEndpoint,
  getWebhookEvent,
  getWebhookReplay,
  holdOrder,
  importCustomers,
  listAccountTypes,
  listAdminUsers,
  listAppTokens,
  listAuditLogs,
  listChargebacks,
  listCollections,
  listCouponUsages,
  listCoupons,
  listCustomerAddresses,
  listCustomerOrders,
  listCustomerPaymentMethods,
  listCustomers,
  listEmailSuppressions,
  listEmailTemplateTypes,
  listEmailTemplates,
  listEmails,
  listGiftCardEntries,
  listGiftCards,
  listIntegrationLogs,
  listIntegrationTasks,
  listInvoices,
  listLanguages,
  listMedia,
  listMediaFolders,
  listMissingTranslations,
  listOrderShippingMethods,
  listOrders,
  listPaymentProviders,
  listPaymentTransactions,
  listPdfTemplateTypes,
  listPdfTemplates,
  listProducts,
  listRedirects,
  listRefunds,
  listRequestLogs,
  listReturns,
  listScopes,
  listSessions,
  listShippingMethods,
  listStoreCredit,
  listStoreCreditEntries,
  listStoreKeys,
  listStores,
  listSubscriptionHistory,
  listSubscriptionPlans,
  listSubscriptions,
  listTaxClasses,
  listTestClocks,
  listUpcomingSubscriptionCycles,
  listWebhookDeliveries,
  listWebhookEndpoints,
  listWebhookEventTypes,
  listWebhookEvents,
  login,
  logout,
  pauseSubscription,
  placeOrder,
  previewEmailTemplate,
  previewOrderRefund,
  previewPdfTemplate,
  previewReturn,
  processSubscriptions,
  reactivateSubscription,
  receiveReturn,
  recordOrderOfflinePayment,
  refreshLogin,
  refundOrder,
  rejectReturn,
  releaseOrder,
  removeTotp,
  replaceMyPreferences,
  replaceOrder,
  replacePrices,
  replaceScope,
  replaceSubscription,
  reportOrderChargeback,
  resendAdminInvitation,
  resendEmail,
  resendGiftCard,
  resendShipmentEmail,
  resendWebhookEvent,
  resumeSubscription,
  retryEmails,
  retryIntegrationTasks,
  retryRefund,
  retrySubscription,
  revertEmailTemplate,
  revertPdfTemplate,
  rotateAppTokenSecret,
  rotateWebhookEndpointSecret,
  searchCustomers,
  sendReturn,
  skipSubscription,
  submitOrderChargebackEvidence,
  syncOrders,
  testEmail,
  testWebhookEndpoint,
  unskipSubscription,
  updateAccountType,
  updateAdminUser,
  updateAppToken,
  updateCollection,
  updateCommissionProvider,
  updateCoupon,
  updateCustomerAddress,
  updateEmailTemplate,
  updateGiftCard,
  updateMedia,
  updateMediaFolder,
  updateMyUser,
  updateOrder,
  updatePaymentProvider,
  updatePdfTemplate,
  updateProduct,
  updateRedirect,
  updateShipment,
  updateShippingMethod,
  updateStoreCustomer,
  updateStoreCustomerAccountType,
  updateStoreCustomerStatus,
  updateStoreSettings,
  updateSubscription,
  updateSubscriptionPlan,
  updateTaxClass,
  updateTaxProvider,
  updateTotp,
  updateWebhookEndpoint,
  verifyStoreDomain,
  voidOrder,
  voidOrderOfflinePayment,
  voidRefund
};
