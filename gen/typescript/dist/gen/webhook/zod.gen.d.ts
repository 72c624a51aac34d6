import * as z from 'zod';
/**
 * The values of one field before and after the change.
 */
export declare const zWebhookChange: z.ZodObject<{
    old: z.ZodUnknown;
    new: z.ZodUnknown;
}, z.core.$strip>;
/**
 * Maps the name of a field of the snapshot to its value before and after. Only top-level fields; `modifiedOn` is left out.
 */
export declare const zWebhookChanges: z.ZodRecord<z.ZodString, z.ZodObject<{
    old: z.ZodUnknown;
    new: z.ZodUnknown;
}, z.core.$strip>>;
/**
 * The internal action that fired the event, more specific than the type: several actions can produce the same type, and each event's description lists its own.
 * More values may be added; base decisions on `type`, and treat an unknown action like its type.
 */
export declare const zWebhookSourceAction: z.ZodString;
/**
 * The kind of actor that caused the change.
 *
 * - `ADMIN`: a store administrator in the admin interface.
 * - `CUSTOMER`: the customer, on the storefront or in their account.
 * - `API_TOKEN`: an integration calling the API with an app token.
 * - `SYSTEM`: the service itself: scheduled renewals, carrier and fulfillment syncs, sweeps, reports of payment processors.
 * - `PLATFORM`: platform tooling acting on the store's behalf.
 */
export declare const zActorType: z.ZodEnum<{
    ADMIN: "ADMIN";
    CUSTOMER: "CUSTOMER";
    API_TOKEN: "API_TOKEN";
    SYSTEM: "SYSTEM";
    PLATFORM: "PLATFORM";
}>;
/**
 * The cause of the event.
 */
export declare const zWebhookSource: z.ZodObject<{
    action: z.ZodString;
    actorType: z.ZodEnum<{
        ADMIN: "ADMIN";
        CUSTOMER: "CUSTOMER";
        API_TOKEN: "API_TOKEN";
        SYSTEM: "SYSTEM";
        PLATFORM: "PLATFORM";
    }>;
}, z.core.$strip>;
/**
 * The type of an event: `<object>.<what happened>`. webhook.yaml describes when each type fires.
 */
export declare const zWebhookEventType: z.ZodEnum<{
    "subscription.created": "subscription.created";
    "subscription.status_changed": "subscription.status_changed";
    "subscription.cancelled": "subscription.cancelled";
    "subscription.paused": "subscription.paused";
    "subscription.resumed": "subscription.resumed";
    "subscription.processed": "subscription.processed";
    "subscription.payment_failed": "subscription.payment_failed";
    "subscription.cycle_skipped": "subscription.cycle_skipped";
    "subscription.processing_date_changed": "subscription.processing_date_changed";
    "subscription.items_changed": "subscription.items_changed";
    "subscription.pricing_changed": "subscription.pricing_changed";
    "subscription.replaced": "subscription.replaced";
    "order.created": "order.created";
    "order.payment_status_changed": "order.payment_status_changed";
    "order.payment_captured": "order.payment_captured";
    "order.payment_failed": "order.payment_failed";
    "order.fulfillment_status_changed": "order.fulfillment_status_changed";
    "order.fulfilled": "order.fulfilled";
    "order.cancelled": "order.cancelled";
    "order.updated": "order.updated";
    "order.chargeback_reported": "order.chargeback_reported";
    "refund.issued": "refund.issued";
    "refund.completed": "refund.completed";
    "refund.failed": "refund.failed";
    "refund.voided": "refund.voided";
    "shipment.created": "shipment.created";
    "shipment.status_changed": "shipment.status_changed";
    "shipment.tracking_updated": "shipment.tracking_updated";
    "shipment.cancelled": "shipment.cancelled";
    "customer.created": "customer.created";
    "customer.updated": "customer.updated";
    "customer.status_changed": "customer.status_changed";
    "customer.account_type_changed": "customer.account_type_changed";
    "customer.address_changed": "customer.address_changed";
    "customer.payment_method_changed": "customer.payment_method_changed";
    "return.requested": "return.requested";
    "return.status_changed": "return.status_changed";
    "return.received": "return.received";
    "return.exchanged": "return.exchanged";
    "return.withdrawal_declared": "return.withdrawal_declared";
    "stored_value.issued": "stored_value.issued";
    "stored_value.redeemed": "stored_value.redeemed";
    "stored_value.refunded": "stored_value.refunded";
    "stored_value.adjusted": "stored_value.adjusted";
    "stored_value.expired": "stored_value.expired";
    "stored_value.status_changed": "stored_value.status_changed";
    "stored_value.delivery_failed": "stored_value.delivery_failed";
}>;
/**
 * Id of an event: `evt_` and an opaque id that sorts by time. Every attempt and replay has the same id, so ignore events that you have already processed.
 */
export declare const zWebhookEventId: z.ZodString;
/**
 * A version of the API, named by its date. So far there is one version.
 */
export declare const zApiVersionDate: z.ZodString;
/**
 * A time in UTC, ISO 8601 with exactly three digits of milliseconds and `Z`.
 */
export declare const zTimestamp: z.ZodISODateTime;
/**
 * Id of a store.
 */
export declare const zStoreId: z.ZodInt;
/**
 * Id of an order.
 */
export declare const zOrderId: z.ZodInt;
/**
 * The order number, as people see it; unique per store, possibly with gaps.
 */
export declare const zOrderNumber: z.ZodInt;
/**
 * State of the order's payment. Derived from its payments, refunds and disputes; it cannot be set.
 *
 * - `PENDING`: nothing is secured yet (an offline, bank or crypto payment is awaited).
 * - `REQUIRES_ACTION`: the customer has to act (3-D Secure, redirect).
 * - `AUTHORIZED`: the whole total is authorized and not captured.
 * - `PARTIALLY_PAID`: a part is captured.
 * - `PAID`: the whole total is captured, or the total is zero.
 * - `OVERPAID`: more than the total is captured, after an edit.
 * - `FAILED`: the last attempt was declined or failed.
 * - `VOIDED`: canceled before anything was captured.
 * - `EXPIRED`: the authorization expired.
 * - `PARTIALLY_REFUNDED`, `REFUNDED`: part or all of the captured amount is refunded; refunds in progress count, failed and voided refunds do
 * not.
 * - `CHARGEBACK`: an amount is disputed, or the bank took it back.
 */
export declare const zPaymentStatus: z.ZodString;
/**
 * How much of the order's physical lines has shipped. Derived from its shipments, returns and the hold; it cannot be set. The shipments track
 * the delivery.
 *
 * - `NOT_REQUIRED`: the order has no physical lines, or none of them has to be shipped any longer.
 * - `UNFULFILLED`: nothing has shipped.
 * - `ON_HOLD`: nothing has shipped and an administrator holds the order.
 * - `PARTIALLY_FULFILLED`: a part has shipped.
 * - `FULFILLED`: everything that has to be shipped has shipped.
 * - `PARTIALLY_RETURNED`, `RETURNED`: part or all of the shipped units were returned.
 * - `CANCELLED`: the order was canceled before anything shipped.
 */
export declare const zFulfillmentStatus: z.ZodString;
/**
 * ISO 4217 currency code.
 */
export declare const zCurrencyCode: z.ZodString;
/**
 * An amount that is never negative (zero is allowed). Same format as Money.
 */
export declare const zPositiveMoney: z.ZodString;
/**
 * A number of objects.
 */
export declare const zCount: z.ZodInt;
/**
 * Stock keeping unit of a variant; unique per store.
 */
export declare const zSku: z.ZodString;
/**
 * A number of units.
 */
export declare const zQuantity: z.ZodInt;
/**
 * Format of the custom field's text: a `NUMBER` is a decimal string, a `BOOLEAN` is `true` or `false`, a `DATE` is `YYYY-MM-DD`.
 */
export declare const zCustomFieldType: z.ZodEnum<{
    STRING: "STRING";
    NUMBER: "NUMBER";
    BOOLEAN: "BOOLEAN";
    DATE: "DATE";
}>;
/**
 * A value of a custom field. Its key can be one that the store has not defined: escape the value before you show it.
 */
export declare const zCustomField: z.ZodObject<{
    key: z.ZodString;
    type: z.ZodEnum<{
        STRING: "STRING";
        NUMBER: "NUMBER";
        BOOLEAN: "BOOLEAN";
        DATE: "DATE";
    }>;
    value: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
/**
 * A line of an order, as it was when the order was placed.
 */
export declare const zPublicOrderLine: z.ZodObject<{
    sku: z.ZodString;
    name: z.ZodString;
    quantity: z.ZodInt;
    unitPrice: z.ZodString;
    lineTotal: z.ZodString;
    customFields: z.ZodArray<z.ZodObject<{
        key: z.ZodString;
        type: z.ZodEnum<{
            STRING: "STRING";
            NUMBER: "NUMBER";
            BOOLEAN: "BOOLEAN";
            DATE: "DATE";
        }>;
        value: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/**
 * An order: its ids, dates, statuses, totals and lines. One item of `GET /order/paged`, and the snapshot of every order event.
 *
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add up to `subtotal − discountTotal`. All
 * totals except `taxTotal` and `grandTotal` are net of tax. They are fixed when the order is placed; later changes of prices, taxes or rates do
 * not affect them.
 */
export declare const zPublicOrderListItem: z.ZodObject<{
    orderId: z.ZodInt;
    orderNumber: z.ZodInt;
    orderDate: z.ZodISODateTime;
    completedOn: z.ZodNullable<z.ZodISODateTime>;
    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
    paymentStatus: z.ZodString;
    fulfillmentStatus: z.ZodString;
    currencyCode: z.ZodString;
    subtotal: z.ZodString;
    discountTotal: z.ZodString;
    shippingTotal: z.ZodString;
    taxTotal: z.ZodString;
    grandTotal: z.ZodString;
    replacedOrderNumber: z.ZodNullable<z.ZodInt>;
    itemCount: z.ZodInt;
    items: z.ZodArray<z.ZodObject<{
        sku: z.ZodString;
        name: z.ZodString;
        quantity: z.ZodInt;
        unitPrice: z.ZodString;
        lineTotal: z.ZodString;
        customFields: z.ZodArray<z.ZodObject<{
            key: z.ZodString;
            type: z.ZodEnum<{
                STRING: "STRING";
                NUMBER: "NUMBER";
                BOOLEAN: "BOOLEAN";
                DATE: "DATE";
            }>;
            value: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/**
 * Data of an order event.
 */
export declare const zOrderEventData: z.ZodObject<{
    object: z.ZodObject<{
        orderId: z.ZodInt;
        orderNumber: z.ZodInt;
        orderDate: z.ZodISODateTime;
        completedOn: z.ZodNullable<z.ZodISODateTime>;
        cancelledOn: z.ZodNullable<z.ZodISODateTime>;
        paymentStatus: z.ZodString;
        fulfillmentStatus: z.ZodString;
        currencyCode: z.ZodString;
        subtotal: z.ZodString;
        discountTotal: z.ZodString;
        shippingTotal: z.ZodString;
        taxTotal: z.ZodString;
        grandTotal: z.ZodString;
        replacedOrderNumber: z.ZodNullable<z.ZodInt>;
        itemCount: z.ZodInt;
        items: z.ZodArray<z.ZodObject<{
            sku: z.ZodString;
            name: z.ZodString;
            quantity: z.ZodInt;
            unitPrice: z.ZodString;
            lineTotal: z.ZodString;
            customFields: z.ZodArray<z.ZodObject<{
                key: z.ZodString;
                type: z.ZodEnum<{
                    STRING: "STRING";
                    NUMBER: "NUMBER";
                    BOOLEAN: "BOOLEAN";
                    DATE: "DATE";
                }>;
                value: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    changes: z.ZodNull;
    previousAttributes: z.ZodNull;
}, z.core.$strip>;
/**
 * An order was created; see `order.created`.
 */
export declare const zOrderCreatedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "order.created": "order.created";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * An order's payment status changed; see `order.payment_status_changed`.
 */
export declare const zOrderPaymentStatusChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "order.payment_status_changed": "order.payment_status_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A payment of an order was captured; see `order.payment_captured`.
 */
export declare const zOrderPaymentCapturedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "order.payment_captured": "order.payment_captured";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A payment attempt for an order failed; see `order.payment_failed`.
 */
export declare const zOrderPaymentFailedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "order.payment_failed": "order.payment_failed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * An order's fulfillment status changed; see `order.fulfillment_status_changed`.
 */
export declare const zOrderFulfillmentStatusChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "order.fulfillment_status_changed": "order.fulfillment_status_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * An order was fulfilled; see `order.fulfilled`.
 */
export declare const zOrderFulfilledEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "order.fulfilled": "order.fulfilled";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * An order was canceled or voided; see `order.cancelled`.
 */
export declare const zOrderCancelledEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "order.cancelled": "order.cancelled";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * An order was updated; see `order.updated`.
 */
export declare const zOrderUpdatedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "order.updated": "order.updated";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A chargeback was reported for an order; see `order.chargeback_reported`.
 */
export declare const zOrderChargebackReportedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "order.chargeback_reported": "order.chargeback_reported";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * Id of a refund.
 */
export declare const zRefundId: z.ZodInt;
/**
 * The refund number, as people see it, from the store's own refund sequence, or from the order number sequence if the store uses one sequence for both.
 */
export declare const zRefundNumber: z.ZodInt;
/**
 * - `PENDING`: issued; the amount is reserved.
 * - `PROCESSING`: sent to the payment processor, including while its outcome is unknown.
 * - `COMPLETED`: the processor confirmed it, an administrator recorded it for an offline payment, or units were returned without money. It
 * changes to FAILED only if a bank sends the money back.
 * - `FAILED`: the processor rejected it; the amount can be refunded again.
 * - `VOIDED`: voided before it settled; no money is returned.
 */
export declare const zRefundStatus: z.ZodEnum<{
    PENDING: "PENDING";
    FAILED: "FAILED";
    VOIDED: "VOIDED";
    COMPLETED: "COMPLETED";
    PROCESSING: "PROCESSING";
}>;
/**
 * Why money is refunded. Only `RETURN_SELLABLE` puts the units back into stock.
 */
export declare const zRefundReason: z.ZodEnum<{
    RETURN_SELLABLE: "RETURN_SELLABLE";
    RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
    GOODWILL: "GOODWILL";
    BILLING_ERROR: "BILLING_ERROR";
    DAMAGED_GOODS: "DAMAGED_GOODS";
    DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
    OTHER: "OTHER";
}>;
/**
 * A refund, and the snapshot of every refund event. `amount = subtotal + taxTotal + shippingTotal`.
 */
export declare const zPublicRefund: z.ZodObject<{
    refundId: z.ZodInt;
    orderId: z.ZodInt;
    orderNumber: z.ZodInt;
    refundNumber: z.ZodInt;
    status: z.ZodEnum<{
        PENDING: "PENDING";
        FAILED: "FAILED";
        VOIDED: "VOIDED";
        COMPLETED: "COMPLETED";
        PROCESSING: "PROCESSING";
    }>;
    reason: z.ZodEnum<{
        RETURN_SELLABLE: "RETURN_SELLABLE";
        RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
        GOODWILL: "GOODWILL";
        BILLING_ERROR: "BILLING_ERROR";
        DAMAGED_GOODS: "DAMAGED_GOODS";
        DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
        OTHER: "OTHER";
    }>;
    amount: z.ZodString;
    subtotal: z.ZodString;
    taxTotal: z.ZodString;
    shippingTotal: z.ZodString;
    currencyCode: z.ZodString;
    refundedOn: z.ZodISODateTime;
    voidedOn: z.ZodNullable<z.ZodISODateTime>;
    createdOn: z.ZodISODateTime;
    modifiedOn: z.ZodISODateTime;
}, z.core.$strip>;
/**
 * Data of a refund event.
 */
export declare const zRefundEventData: z.ZodObject<{
    object: z.ZodObject<{
        refundId: z.ZodInt;
        orderId: z.ZodInt;
        orderNumber: z.ZodInt;
        refundNumber: z.ZodInt;
        status: z.ZodEnum<{
            PENDING: "PENDING";
            FAILED: "FAILED";
            VOIDED: "VOIDED";
            COMPLETED: "COMPLETED";
            PROCESSING: "PROCESSING";
        }>;
        reason: z.ZodEnum<{
            RETURN_SELLABLE: "RETURN_SELLABLE";
            RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
            GOODWILL: "GOODWILL";
            BILLING_ERROR: "BILLING_ERROR";
            DAMAGED_GOODS: "DAMAGED_GOODS";
            DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
            OTHER: "OTHER";
        }>;
        amount: z.ZodString;
        subtotal: z.ZodString;
        taxTotal: z.ZodString;
        shippingTotal: z.ZodString;
        currencyCode: z.ZodString;
        refundedOn: z.ZodISODateTime;
        voidedOn: z.ZodNullable<z.ZodISODateTime>;
        createdOn: z.ZodISODateTime;
        modifiedOn: z.ZodISODateTime;
    }, z.core.$strip>;
    changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        old: z.ZodUnknown;
        new: z.ZodUnknown;
    }, z.core.$strip>>>;
    previousAttributes: z.ZodNull;
}, z.core.$strip>;
/**
 * A refund was issued; see `refund.issued`.
 */
export declare const zRefundIssuedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "refund.issued": "refund.issued";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            refundId: z.ZodInt;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            refundNumber: z.ZodInt;
            status: z.ZodEnum<{
                PENDING: "PENDING";
                FAILED: "FAILED";
                VOIDED: "VOIDED";
                COMPLETED: "COMPLETED";
                PROCESSING: "PROCESSING";
            }>;
            reason: z.ZodEnum<{
                RETURN_SELLABLE: "RETURN_SELLABLE";
                RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                GOODWILL: "GOODWILL";
                BILLING_ERROR: "BILLING_ERROR";
                DAMAGED_GOODS: "DAMAGED_GOODS";
                DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                OTHER: "OTHER";
            }>;
            amount: z.ZodString;
            subtotal: z.ZodString;
            taxTotal: z.ZodString;
            shippingTotal: z.ZodString;
            currencyCode: z.ZodString;
            refundedOn: z.ZodISODateTime;
            voidedOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A refund was completed; see `refund.completed`.
 */
export declare const zRefundCompletedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "refund.completed": "refund.completed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            refundId: z.ZodInt;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            refundNumber: z.ZodInt;
            status: z.ZodEnum<{
                PENDING: "PENDING";
                FAILED: "FAILED";
                VOIDED: "VOIDED";
                COMPLETED: "COMPLETED";
                PROCESSING: "PROCESSING";
            }>;
            reason: z.ZodEnum<{
                RETURN_SELLABLE: "RETURN_SELLABLE";
                RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                GOODWILL: "GOODWILL";
                BILLING_ERROR: "BILLING_ERROR";
                DAMAGED_GOODS: "DAMAGED_GOODS";
                DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                OTHER: "OTHER";
            }>;
            amount: z.ZodString;
            subtotal: z.ZodString;
            taxTotal: z.ZodString;
            shippingTotal: z.ZodString;
            currencyCode: z.ZodString;
            refundedOn: z.ZodISODateTime;
            voidedOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A refund failed; see `refund.failed`.
 */
export declare const zRefundFailedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "refund.failed": "refund.failed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            refundId: z.ZodInt;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            refundNumber: z.ZodInt;
            status: z.ZodEnum<{
                PENDING: "PENDING";
                FAILED: "FAILED";
                VOIDED: "VOIDED";
                COMPLETED: "COMPLETED";
                PROCESSING: "PROCESSING";
            }>;
            reason: z.ZodEnum<{
                RETURN_SELLABLE: "RETURN_SELLABLE";
                RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                GOODWILL: "GOODWILL";
                BILLING_ERROR: "BILLING_ERROR";
                DAMAGED_GOODS: "DAMAGED_GOODS";
                DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                OTHER: "OTHER";
            }>;
            amount: z.ZodString;
            subtotal: z.ZodString;
            taxTotal: z.ZodString;
            shippingTotal: z.ZodString;
            currencyCode: z.ZodString;
            refundedOn: z.ZodISODateTime;
            voidedOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A refund was voided; see `refund.voided`.
 */
export declare const zRefundVoidedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "refund.voided": "refund.voided";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            refundId: z.ZodInt;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            refundNumber: z.ZodInt;
            status: z.ZodEnum<{
                PENDING: "PENDING";
                FAILED: "FAILED";
                VOIDED: "VOIDED";
                COMPLETED: "COMPLETED";
                PROCESSING: "PROCESSING";
            }>;
            reason: z.ZodEnum<{
                RETURN_SELLABLE: "RETURN_SELLABLE";
                RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                GOODWILL: "GOODWILL";
                BILLING_ERROR: "BILLING_ERROR";
                DAMAGED_GOODS: "DAMAGED_GOODS";
                DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                OTHER: "OTHER";
            }>;
            amount: z.ZodString;
            subtotal: z.ZodString;
            taxTotal: z.ZodString;
            shippingTotal: z.ZodString;
            currencyCode: z.ZodString;
            refundedOn: z.ZodISODateTime;
            voidedOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * Id of a shipment.
 */
export declare const zShipmentId: z.ZodInt;
/**
 * State of the parcel. The usual order is `PENDING`, `LABEL_CREATED`, `PICKED_UP`, `IN_TRANSIT`, `OUT_FOR_DELIVERY`,
 * `DELIVERED`.
 *
 * - `AVAILABLE_FOR_PICKUP`: the parcel waits at a counter or locker.
 * - `DELIVERY_ATTEMPTED`, `DELAYED`, `EXCEPTION`: a problem occurred; the status may change back to `IN_TRANSIT`.
 * - `LOST`, `RETURNED_TO_SENDER`: the parcel will not arrive. `RETURNED_TO_SENDER` may follow `DELIVERED`.
 * - `CANCELLED`: final; its items count as not shipped.
 */
export declare const zShipmentStatus: z.ZodString;
/**
 * Id of an order line; always a string.
 */
export declare const zLineItemId: z.ZodString;
/**
 * A shipped line, or a part of it.
 */
export declare const zPublicShipmentItem: z.ZodObject<{
    lineItemId: z.ZodString;
    quantity: z.ZodInt;
}, z.core.$strip>;
/**
 * A shipment with its order: the fields of PublicShipment plus `orderId` and `orderNumber`. The snapshot of every shipment event. No field is null; a value that is not known yet is an empty string.
 */
export declare const zPublicShipmentSnapshot: z.ZodObject<{
    shipmentId: z.ZodInt;
    externalShipmentId: z.ZodString;
    status: z.ZodString;
    carrierName: z.ZodString;
    trackingNumber: z.ZodString;
    trackingUrl: z.ZodString;
    shippedOn: z.ZodISODateTime;
    estimatedDelivery: z.ZodISODateTime;
    items: z.ZodArray<z.ZodObject<{
        lineItemId: z.ZodString;
        quantity: z.ZodInt;
    }, z.core.$strip>>;
    orderId: z.ZodInt;
    orderNumber: z.ZodInt;
}, z.core.$strip>;
/**
 * Data of a shipment event.
 */
export declare const zShipmentEventData: z.ZodObject<{
    object: z.ZodObject<{
        shipmentId: z.ZodInt;
        externalShipmentId: z.ZodString;
        status: z.ZodString;
        carrierName: z.ZodString;
        trackingNumber: z.ZodString;
        trackingUrl: z.ZodString;
        shippedOn: z.ZodISODateTime;
        estimatedDelivery: z.ZodISODateTime;
        items: z.ZodArray<z.ZodObject<{
            lineItemId: z.ZodString;
            quantity: z.ZodInt;
        }, z.core.$strip>>;
        orderId: z.ZodInt;
        orderNumber: z.ZodInt;
    }, z.core.$strip>;
    changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        old: z.ZodUnknown;
        new: z.ZodUnknown;
    }, z.core.$strip>>>;
    previousAttributes: z.ZodNull;
}, z.core.$strip>;
/**
 * A shipment was created; see `shipment.created`.
 */
export declare const zShipmentCreatedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "shipment.created": "shipment.created";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            shipmentId: z.ZodInt;
            externalShipmentId: z.ZodString;
            status: z.ZodString;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            trackingUrl: z.ZodString;
            shippedOn: z.ZodISODateTime;
            estimatedDelivery: z.ZodISODateTime;
            items: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                quantity: z.ZodInt;
            }, z.core.$strip>>;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A shipment's status changed; see `shipment.status_changed`.
 */
export declare const zShipmentStatusChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "shipment.status_changed": "shipment.status_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            shipmentId: z.ZodInt;
            externalShipmentId: z.ZodString;
            status: z.ZodString;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            trackingUrl: z.ZodString;
            shippedOn: z.ZodISODateTime;
            estimatedDelivery: z.ZodISODateTime;
            items: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                quantity: z.ZodInt;
            }, z.core.$strip>>;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A shipment's tracking data changed; see `shipment.tracking_updated`.
 */
export declare const zShipmentTrackingUpdatedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "shipment.tracking_updated": "shipment.tracking_updated";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            shipmentId: z.ZodInt;
            externalShipmentId: z.ZodString;
            status: z.ZodString;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            trackingUrl: z.ZodString;
            shippedOn: z.ZodISODateTime;
            estimatedDelivery: z.ZodISODateTime;
            items: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                quantity: z.ZodInt;
            }, z.core.$strip>>;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A shipment was canceled; see `shipment.cancelled`.
 */
export declare const zShipmentCancelledEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "shipment.cancelled": "shipment.cancelled";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            shipmentId: z.ZodInt;
            externalShipmentId: z.ZodString;
            status: z.ZodString;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            trackingUrl: z.ZodString;
            shippedOn: z.ZodISODateTime;
            estimatedDelivery: z.ZodISODateTime;
            items: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                quantity: z.ZodInt;
            }, z.core.$strip>>;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * The part of a return for one line of its order.
 */
export declare const zPublicReturnLine: z.ZodObject<{
    lineItemId: z.ZodString;
    reason: z.ZodNullable<z.ZodString>;
    requestedQuantity: z.ZodInt;
    approvedQuantity: z.ZodInt;
    sellableQuantity: z.ZodInt;
    damagedQuantity: z.ZodInt;
    missingQuantity: z.ZodInt;
    unshippedQuantity: z.ZodInt;
}, z.core.$strip>;
/**
 * Id of a subscription, used in the subscription routes.
 */
export declare const zSubscriptionId: z.ZodInt;
/**
 * The subscription number, as people see it; unique per store.
 */
export declare const zSubscriptionNumber: z.ZodInt;
/**
 * - `ACTIVE`: renews; also while a declined renewal is being retried.
 * - `PAUSED`: does not renew until it is resumed.
 * - `CANCELLED`: ended: canceled, replaced by another subscription, or all its cycles are done (see `cancelReason`).
 * - `TERMINAL_FAILED`: renewals stopped after repeated failures; a new payment method can reactivate it.
 */
export declare const zSubscriptionStatus: z.ZodEnum<{
    ACTIVE: "ACTIVE";
    CANCELLED: "CANCELLED";
    PAUSED: "PAUSED";
    TERMINAL_FAILED: "TERMINAL_FAILED";
}>;
/**
 * A calendar date, `YYYY-MM-DD`, in the store's time zone.
 */
export declare const zDate: z.ZodISODate;
/**
 * Id of one line of a subscription.
 */
export declare const zSubscriptionItemId: z.ZodInt;
/**
 * The status of a subscription line, which is the status of its subscription.
 */
export declare const zSubscriptionItemStatus: z.ZodString;
/**
 * The unit of a subscription's interval. A monthly subscription that starts on 31 January renews on the last day of February, then on 31 March.
 */
export declare const zIntervalUnit: z.ZodString;
/**
 * A live line of a subscription: an item of the subscription list, and of a snapshot's `items`. Removed lines are not included.
 */
export declare const zPublicSubscriptionListItem: z.ZodObject<{
    subscriptionId: z.ZodInt;
    subscriptionItemId: z.ZodInt;
    subscriptionNumber: z.ZodInt;
    status: z.ZodString;
    sku: z.ZodString;
    name: z.ZodString;
    quantity: z.ZodInt;
    unitPrice: z.ZodString;
    intervalCount: z.ZodInt;
    intervalUnit: z.ZodString;
    nextProcessingDate: z.ZodISODate;
    createdOn: z.ZodISODateTime;
    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
    cancelReason: z.ZodNullable<z.ZodString>;
    customFields: z.ZodArray<z.ZodObject<{
        key: z.ZodString;
        type: z.ZodEnum<{
            STRING: "STRING";
            NUMBER: "NUMBER";
            BOOLEAN: "BOOLEAN";
            DATE: "DATE";
        }>;
        value: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/**
 * A subscription with its live lines. The response of `GET /subscription`, and the snapshot of every subscription event.
 */
export declare const zPublicSubscriptionSnapshot: z.ZodObject<{
    subscriptionId: z.ZodInt;
    subscriptionNumber: z.ZodInt;
    status: z.ZodEnum<{
        ACTIVE: "ACTIVE";
        CANCELLED: "CANCELLED";
        PAUSED: "PAUSED";
        TERMINAL_FAILED: "TERMINAL_FAILED";
    }>;
    nextProcessingDate: z.ZodNullable<z.ZodISODate>;
    createdOn: z.ZodISODateTime;
    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
    cancelReason: z.ZodNullable<z.ZodString>;
    items: z.ZodArray<z.ZodObject<{
        subscriptionId: z.ZodInt;
        subscriptionItemId: z.ZodInt;
        subscriptionNumber: z.ZodInt;
        status: z.ZodString;
        sku: z.ZodString;
        name: z.ZodString;
        quantity: z.ZodInt;
        unitPrice: z.ZodString;
        intervalCount: z.ZodInt;
        intervalUnit: z.ZodString;
        nextProcessingDate: z.ZodISODate;
        createdOn: z.ZodISODateTime;
        cancelledOn: z.ZodNullable<z.ZodISODateTime>;
        cancelReason: z.ZodNullable<z.ZodString>;
        customFields: z.ZodArray<z.ZodObject<{
            key: z.ZodString;
            type: z.ZodEnum<{
                STRING: "STRING";
                NUMBER: "NUMBER";
                BOOLEAN: "BOOLEAN";
                DATE: "DATE";
            }>;
            value: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/**
 * Data of a subscription event.
 */
export declare const zSubscriptionEventData: z.ZodObject<{
    object: z.ZodObject<{
        subscriptionId: z.ZodInt;
        subscriptionNumber: z.ZodInt;
        status: z.ZodEnum<{
            ACTIVE: "ACTIVE";
            CANCELLED: "CANCELLED";
            PAUSED: "PAUSED";
            TERMINAL_FAILED: "TERMINAL_FAILED";
        }>;
        nextProcessingDate: z.ZodNullable<z.ZodISODate>;
        createdOn: z.ZodISODateTime;
        cancelledOn: z.ZodNullable<z.ZodISODateTime>;
        cancelReason: z.ZodNullable<z.ZodString>;
        items: z.ZodArray<z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionItemId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodString;
            sku: z.ZodString;
            name: z.ZodString;
            quantity: z.ZodInt;
            unitPrice: z.ZodString;
            intervalCount: z.ZodInt;
            intervalUnit: z.ZodString;
            nextProcessingDate: z.ZodISODate;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            customFields: z.ZodArray<z.ZodObject<{
                key: z.ZodString;
                type: z.ZodEnum<{
                    STRING: "STRING";
                    NUMBER: "NUMBER";
                    BOOLEAN: "BOOLEAN";
                    DATE: "DATE";
                }>;
                value: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        old: z.ZodUnknown;
        new: z.ZodUnknown;
    }, z.core.$strip>>>;
    previousAttributes: z.ZodNull;
}, z.core.$strip>;
/**
 * A subscription was created; see `subscription.created`.
 */
export declare const zSubscriptionCreatedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.created": "subscription.created";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A subscription's status changed; see `subscription.status_changed`.
 */
export declare const zSubscriptionStatusChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.status_changed": "subscription.status_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A subscription was canceled; see `subscription.cancelled`.
 */
export declare const zSubscriptionCancelledEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.cancelled": "subscription.cancelled";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A subscription was paused; see `subscription.paused`.
 */
export declare const zSubscriptionPausedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.paused": "subscription.paused";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A subscription was resumed; see `subscription.resumed`.
 */
export declare const zSubscriptionResumedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.resumed": "subscription.resumed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A subscription was renewed; see `subscription.processed`.
 */
export declare const zSubscriptionProcessedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.processed": "subscription.processed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A renewal payment failed; see `subscription.payment_failed`.
 */
export declare const zSubscriptionPaymentFailedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.payment_failed": "subscription.payment_failed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A renewal was skipped; see `subscription.cycle_skipped`.
 */
export declare const zSubscriptionCycleSkippedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.cycle_skipped": "subscription.cycle_skipped";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * The next processing date was moved; see `subscription.processing_date_changed`.
 */
export declare const zSubscriptionProcessingDateChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.processing_date_changed": "subscription.processing_date_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A subscription's items changed; see `subscription.items_changed`.
 */
export declare const zSubscriptionItemsChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.items_changed": "subscription.items_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A subscription's pricing changed; see `subscription.pricing_changed`.
 */
export declare const zSubscriptionPricingChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.pricing_changed": "subscription.pricing_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A subscription was replaced; see `subscription.replaced`.
 */
export declare const zSubscriptionReplacedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "subscription.replaced": "subscription.replaced";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * Id of a customer of one store. The same person has a different id in another store.
 */
export declare const zStoreCustomerId: z.ZodInt;
/**
 * An e-mail address. Comparisons ignore case.
 */
export declare const zEmail: z.ZodEmail;
/**
 * A phone number. It is as it was entered, if that has this form. Otherwise it is in the international form, and without a known country it has
 * the entered digits. An extension is not part of it: see `phone`.
 */
export declare const zPhoneNumber: z.ZodString;
/**
 * A phone number as it was entered, and in the form in which numbers are dialed and compared.
 */
export declare const zPhone: z.ZodObject<{
    entered: z.ZodString;
    e164: z.ZodNullable<z.ZodString>;
    extension: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
/**
 * - `ACTIVE`: can log in and buy.
 * - `SUSPENDED`: cannot log in for now; open orders continue.
 * - `BANNED`: cannot log in, and the e-mail address cannot register again; subscriptions are canceled.
 * - `DEACTIVATED`: deleted by the customer or an administrator; personal data is erased 30 days later.
 */
export declare const zCustomerStatus: z.ZodEnum<{
    ACTIVE: "ACTIVE";
    BANNED: "BANNED";
    SUSPENDED: "SUSPENDED";
    DEACTIVATED: "DEACTIVATED";
}>;
/**
 * Id of a customer account type of the store.
 */
export declare const zAccountTypeId: z.ZodInt;
/**
 * BCP 47 language tag.
 */
export declare const zLanguageCode: z.ZodString;
/**
 * A customer of the store. The response of `GET /store-customer`, and the snapshot of customer events. It never includes passwords, tokens or card numbers.
 */
export declare const zPublicCustomer: z.ZodObject<{
    storeCustomerId: z.ZodInt;
    email: z.ZodEmail;
    firstName: z.ZodString;
    lastName: z.ZodString;
    phoneNumber: z.ZodNullable<z.ZodString>;
    phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        entered: z.ZodString;
        e164: z.ZodNullable<z.ZodString>;
        extension: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>>;
    status: z.ZodEnum<{
        ACTIVE: "ACTIVE";
        BANNED: "BANNED";
        SUSPENDED: "SUSPENDED";
        DEACTIVATED: "DEACTIVATED";
    }>;
    accountTypeId: z.ZodInt;
    accountTypeName: z.ZodString;
    emailVerified: z.ZodBoolean;
    company: z.ZodNullable<z.ZodString>;
    languageCode: z.ZodNullable<z.ZodString>;
    acceptsMarketing: z.ZodBoolean;
    commissionProviderName: z.ZodNullable<z.ZodString>;
    commissionProviderId: z.ZodNullable<z.ZodString>;
    createdOn: z.ZodISODateTime;
    modifiedOn: z.ZodISODateTime;
}, z.core.$strip>;
/**
 * Data of a customer event.
 */
export declare const zCustomerEventData: z.ZodObject<{
    object: z.ZodObject<{
        storeCustomerId: z.ZodInt;
        email: z.ZodEmail;
        firstName: z.ZodString;
        lastName: z.ZodString;
        phoneNumber: z.ZodNullable<z.ZodString>;
        phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            entered: z.ZodString;
            e164: z.ZodNullable<z.ZodString>;
            extension: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>>>;
        status: z.ZodEnum<{
            ACTIVE: "ACTIVE";
            BANNED: "BANNED";
            SUSPENDED: "SUSPENDED";
            DEACTIVATED: "DEACTIVATED";
        }>;
        accountTypeId: z.ZodInt;
        accountTypeName: z.ZodString;
        emailVerified: z.ZodBoolean;
        company: z.ZodNullable<z.ZodString>;
        languageCode: z.ZodNullable<z.ZodString>;
        acceptsMarketing: z.ZodBoolean;
        commissionProviderName: z.ZodNullable<z.ZodString>;
        commissionProviderId: z.ZodNullable<z.ZodString>;
        createdOn: z.ZodISODateTime;
        modifiedOn: z.ZodISODateTime;
    }, z.core.$strip>;
    changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        old: z.ZodUnknown;
        new: z.ZodUnknown;
    }, z.core.$strip>>>;
    previousAttributes: z.ZodNull;
}, z.core.$strip>;
/**
 * A customer was created; see `customer.created`.
 */
export declare const zCustomerCreatedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "customer.created": "customer.created";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            storeCustomerId: z.ZodInt;
            email: z.ZodEmail;
            firstName: z.ZodString;
            lastName: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                BANNED: "BANNED";
                SUSPENDED: "SUSPENDED";
                DEACTIVATED: "DEACTIVATED";
            }>;
            accountTypeId: z.ZodInt;
            accountTypeName: z.ZodString;
            emailVerified: z.ZodBoolean;
            company: z.ZodNullable<z.ZodString>;
            languageCode: z.ZodNullable<z.ZodString>;
            acceptsMarketing: z.ZodBoolean;
            commissionProviderName: z.ZodNullable<z.ZodString>;
            commissionProviderId: z.ZodNullable<z.ZodString>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A customer was updated; see `customer.updated`.
 */
export declare const zCustomerUpdatedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "customer.updated": "customer.updated";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            storeCustomerId: z.ZodInt;
            email: z.ZodEmail;
            firstName: z.ZodString;
            lastName: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                BANNED: "BANNED";
                SUSPENDED: "SUSPENDED";
                DEACTIVATED: "DEACTIVATED";
            }>;
            accountTypeId: z.ZodInt;
            accountTypeName: z.ZodString;
            emailVerified: z.ZodBoolean;
            company: z.ZodNullable<z.ZodString>;
            languageCode: z.ZodNullable<z.ZodString>;
            acceptsMarketing: z.ZodBoolean;
            commissionProviderName: z.ZodNullable<z.ZodString>;
            commissionProviderId: z.ZodNullable<z.ZodString>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A customer's status changed; see `customer.status_changed`.
 */
export declare const zCustomerStatusChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "customer.status_changed": "customer.status_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            storeCustomerId: z.ZodInt;
            email: z.ZodEmail;
            firstName: z.ZodString;
            lastName: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                BANNED: "BANNED";
                SUSPENDED: "SUSPENDED";
                DEACTIVATED: "DEACTIVATED";
            }>;
            accountTypeId: z.ZodInt;
            accountTypeName: z.ZodString;
            emailVerified: z.ZodBoolean;
            company: z.ZodNullable<z.ZodString>;
            languageCode: z.ZodNullable<z.ZodString>;
            acceptsMarketing: z.ZodBoolean;
            commissionProviderName: z.ZodNullable<z.ZodString>;
            commissionProviderId: z.ZodNullable<z.ZodString>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A customer's account type changed; see `customer.account_type_changed`.
 */
export declare const zCustomerAccountTypeChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "customer.account_type_changed": "customer.account_type_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            storeCustomerId: z.ZodInt;
            email: z.ZodEmail;
            firstName: z.ZodString;
            lastName: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                BANNED: "BANNED";
                SUSPENDED: "SUSPENDED";
                DEACTIVATED: "DEACTIVATED";
            }>;
            accountTypeId: z.ZodInt;
            accountTypeName: z.ZodString;
            emailVerified: z.ZodBoolean;
            company: z.ZodNullable<z.ZodString>;
            languageCode: z.ZodNullable<z.ZodString>;
            acceptsMarketing: z.ZodBoolean;
            commissionProviderName: z.ZodNullable<z.ZodString>;
            commissionProviderId: z.ZodNullable<z.ZodString>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * Id of a saved address of a customer.
 */
export declare const zCustomerAddressId: z.ZodInt;
/**
 * ISO 3166-1 alpha-2 country code.
 */
export declare const zCountryCode: z.ZodString;
/**
 * A saved address of a customer, and the snapshot of `customer.address_changed`.
 */
export declare const zPublicCustomerAddress: z.ZodObject<{
    customerAddressId: z.ZodInt;
    storeCustomerId: z.ZodInt;
    firstName: z.ZodString;
    lastName: z.ZodString;
    company: z.ZodNullable<z.ZodString>;
    streetLine1: z.ZodString;
    streetLine2: z.ZodNullable<z.ZodString>;
    city: z.ZodString;
    stateProvince: z.ZodString;
    postalCode: z.ZodString;
    countryCode: z.ZodString;
    phoneNumber: z.ZodNullable<z.ZodString>;
    phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        entered: z.ZodString;
        e164: z.ZodNullable<z.ZodString>;
        extension: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>>;
    isDefault: z.ZodBoolean;
    isActive: z.ZodBoolean;
}, z.core.$strip>;
/**
 * Data of an address event.
 */
export declare const zCustomerAddressEventData: z.ZodObject<{
    object: z.ZodObject<{
        customerAddressId: z.ZodInt;
        storeCustomerId: z.ZodInt;
        firstName: z.ZodString;
        lastName: z.ZodString;
        company: z.ZodNullable<z.ZodString>;
        streetLine1: z.ZodString;
        streetLine2: z.ZodNullable<z.ZodString>;
        city: z.ZodString;
        stateProvince: z.ZodString;
        postalCode: z.ZodString;
        countryCode: z.ZodString;
        phoneNumber: z.ZodNullable<z.ZodString>;
        phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            entered: z.ZodString;
            e164: z.ZodNullable<z.ZodString>;
            extension: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>>>;
        isDefault: z.ZodBoolean;
        isActive: z.ZodBoolean;
    }, z.core.$strip>;
    changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        old: z.ZodUnknown;
        new: z.ZodUnknown;
    }, z.core.$strip>>>;
    previousAttributes: z.ZodNull;
}, z.core.$strip>;
/**
 * A customer's address changed; see `customer.address_changed`.
 */
export declare const zCustomerAddressChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "customer.address_changed": "customer.address_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            customerAddressId: z.ZodInt;
            storeCustomerId: z.ZodInt;
            firstName: z.ZodString;
            lastName: z.ZodString;
            company: z.ZodNullable<z.ZodString>;
            streetLine1: z.ZodString;
            streetLine2: z.ZodNullable<z.ZodString>;
            city: z.ZodString;
            stateProvince: z.ZodString;
            postalCode: z.ZodString;
            countryCode: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            isDefault: z.ZodBoolean;
            isActive: z.ZodBoolean;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * Id of a saved payment method of a customer.
 */
export declare const zCustomerPaymentMethodId: z.ZodInt;
/**
 * The kind of payment method.
 */
export declare const zPaymentType: z.ZodEnum<{
    CARD: "CARD";
    BANK: "BANK";
    CRYPTO: "CRYPTO";
    DIGITAL_WALLET: "DIGITAL_WALLET";
}>;
/**
 * A saved payment method, and the snapshot of `customer.payment_method_changed`: only the data that the customer sees on the account page, never card numbers, gateway tokens or vault ids.
 */
export declare const zPublicCustomerPaymentMethod: z.ZodObject<{
    customerPaymentMethodId: z.ZodInt;
    storeCustomerId: z.ZodInt;
    paymentType: z.ZodEnum<{
        CARD: "CARD";
        BANK: "BANK";
        CRYPTO: "CRYPTO";
        DIGITAL_WALLET: "DIGITAL_WALLET";
    }>;
    brand: z.ZodString;
    lastFour: z.ZodNullable<z.ZodString>;
    expiryMonth: z.ZodNullable<z.ZodString>;
    expiryYear: z.ZodNullable<z.ZodString>;
    isDefault: z.ZodBoolean;
    isActive: z.ZodBoolean;
}, z.core.$strip>;
/**
 * Data of a payment method event.
 */
export declare const zCustomerPaymentMethodEventData: z.ZodObject<{
    object: z.ZodObject<{
        customerPaymentMethodId: z.ZodInt;
        storeCustomerId: z.ZodInt;
        paymentType: z.ZodEnum<{
            CARD: "CARD";
            BANK: "BANK";
            CRYPTO: "CRYPTO";
            DIGITAL_WALLET: "DIGITAL_WALLET";
        }>;
        brand: z.ZodString;
        lastFour: z.ZodNullable<z.ZodString>;
        expiryMonth: z.ZodNullable<z.ZodString>;
        expiryYear: z.ZodNullable<z.ZodString>;
        isDefault: z.ZodBoolean;
        isActive: z.ZodBoolean;
    }, z.core.$strip>;
    changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        old: z.ZodUnknown;
        new: z.ZodUnknown;
    }, z.core.$strip>>>;
    previousAttributes: z.ZodNull;
}, z.core.$strip>;
/**
 * A customer's payment method changed; see `customer.payment_method_changed`.
 */
export declare const zCustomerPaymentMethodChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "customer.payment_method_changed": "customer.payment_method_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            customerPaymentMethodId: z.ZodInt;
            storeCustomerId: z.ZodInt;
            paymentType: z.ZodEnum<{
                CARD: "CARD";
                BANK: "BANK";
                CRYPTO: "CRYPTO";
                DIGITAL_WALLET: "DIGITAL_WALLET";
            }>;
            brand: z.ZodString;
            lastFour: z.ZodNullable<z.ZodString>;
            expiryMonth: z.ZodNullable<z.ZodString>;
            expiryYear: z.ZodNullable<z.ZodString>;
            isDefault: z.ZodBoolean;
            isActive: z.ZodBoolean;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * Id of a return.
 */
export declare const zReturnId: z.ZodInt;
/**
 * The purpose of a return. RETURN: goods against money. EXCHANGE: goods against other goods. CLAIM: goods that are faulty, wrong or damaged. WITHDRAWAL: the buyer withdraws from the contract, as the law allows.
 */
export declare const zReturnKind: z.ZodString;
/**
 * The state of a return. REQUESTED waits for approval. RECEIVED: units arrived, all or a part.
 */
export declare const zReturnStatus: z.ZodString;
/**
 * Id of a variant of a product.
 */
export declare const zVariantId: z.ZodInt;
/**
 * Units of a variant that the buyer wants in exchange for units of a line.
 */
export declare const zReturnExchangeLine: z.ZodObject<{
    lineItemId: z.ZodString;
    variantId: z.ZodInt;
    sku: z.ZodString;
    name: z.ZodString;
    quantity: z.ZodInt;
    reservedQuantity: z.ZodInt;
}, z.core.$strip>;
/**
 * A return, and the snapshot of every return event.
 */
export declare const zPublicReturn: z.ZodObject<{
    returnId: z.ZodInt;
    returnNumber: z.ZodString;
    orderId: z.ZodInt;
    orderNumber: z.ZodInt;
    kind: z.ZodString;
    status: z.ZodString;
    isInTime: z.ZodBoolean;
    lines: z.ZodArray<z.ZodObject<{
        lineItemId: z.ZodString;
        reason: z.ZodNullable<z.ZodString>;
        requestedQuantity: z.ZodInt;
        approvedQuantity: z.ZodInt;
        sellableQuantity: z.ZodInt;
        damagedQuantity: z.ZodInt;
        missingQuantity: z.ZodInt;
        unshippedQuantity: z.ZodInt;
    }, z.core.$strip>>;
    exchangeLines: z.ZodArray<z.ZodObject<{
        lineItemId: z.ZodString;
        variantId: z.ZodInt;
        sku: z.ZodString;
        name: z.ZodString;
        quantity: z.ZodInt;
        reservedQuantity: z.ZodInt;
    }, z.core.$strip>>;
    replacementOrderId: z.ZodNullable<z.ZodInt>;
    refundDueOn: z.ZodNullable<z.ZodISODate>;
    carrierName: z.ZodString;
    trackingNumber: z.ZodString;
    requestedOn: z.ZodISODateTime;
    approvedOn: z.ZodNullable<z.ZodISODateTime>;
    rejectedOn: z.ZodNullable<z.ZodISODateTime>;
    sentOn: z.ZodNullable<z.ZodISODateTime>;
    receivedOn: z.ZodNullable<z.ZodISODateTime>;
    completedOn: z.ZodNullable<z.ZodISODateTime>;
    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
    createdOn: z.ZodISODateTime;
    modifiedOn: z.ZodISODateTime;
}, z.core.$strip>;
/**
 * Data of a return event.
 */
export declare const zReturnEventData: z.ZodObject<{
    object: z.ZodObject<{
        returnId: z.ZodInt;
        returnNumber: z.ZodString;
        orderId: z.ZodInt;
        orderNumber: z.ZodInt;
        kind: z.ZodString;
        status: z.ZodString;
        isInTime: z.ZodBoolean;
        lines: z.ZodArray<z.ZodObject<{
            lineItemId: z.ZodString;
            reason: z.ZodNullable<z.ZodString>;
            requestedQuantity: z.ZodInt;
            approvedQuantity: z.ZodInt;
            sellableQuantity: z.ZodInt;
            damagedQuantity: z.ZodInt;
            missingQuantity: z.ZodInt;
            unshippedQuantity: z.ZodInt;
        }, z.core.$strip>>;
        exchangeLines: z.ZodArray<z.ZodObject<{
            lineItemId: z.ZodString;
            variantId: z.ZodInt;
            sku: z.ZodString;
            name: z.ZodString;
            quantity: z.ZodInt;
            reservedQuantity: z.ZodInt;
        }, z.core.$strip>>;
        replacementOrderId: z.ZodNullable<z.ZodInt>;
        refundDueOn: z.ZodNullable<z.ZodISODate>;
        carrierName: z.ZodString;
        trackingNumber: z.ZodString;
        requestedOn: z.ZodISODateTime;
        approvedOn: z.ZodNullable<z.ZodISODateTime>;
        rejectedOn: z.ZodNullable<z.ZodISODateTime>;
        sentOn: z.ZodNullable<z.ZodISODateTime>;
        receivedOn: z.ZodNullable<z.ZodISODateTime>;
        completedOn: z.ZodNullable<z.ZodISODateTime>;
        cancelledOn: z.ZodNullable<z.ZodISODateTime>;
        createdOn: z.ZodISODateTime;
        modifiedOn: z.ZodISODateTime;
    }, z.core.$strip>;
    changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        old: z.ZodUnknown;
        new: z.ZodUnknown;
    }, z.core.$strip>>>;
    previousAttributes: z.ZodNull;
}, z.core.$strip>;
/**
 * A return was requested; see `return.requested`.
 */
export declare const zReturnRequestedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "return.requested": "return.requested";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A return's status changed; see `return.status_changed`.
 */
export declare const zReturnStatusChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "return.status_changed": "return.status_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * Units of a return arrived; see `return.received`.
 */
export declare const zReturnReceivedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "return.received": "return.received";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * The replacement order of an exchange was placed; see `return.exchanged`.
 */
export declare const zReturnExchangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "return.exchanged": "return.exchanged";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A buyer withdrew from the contract; see `return.withdrawal_declared`.
 */
export declare const zReturnWithdrawalDeclaredEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "return.withdrawal_declared": "return.withdrawal_declared";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * GIFT_CARD (value of the bearer of a code) or STORE_CREDIT (value of a customer). Later versions can add values.
 */
export declare const zTenderType: z.ZodString;
/**
 * Id of a gift card.
 */
export declare const zGiftCardId: z.ZodInt;
/**
 * Id of a customer's store credit in one currency.
 */
export declare const zStoreCreditAccountId: z.ZodInt;
/**
 * ACTIVE: pays orders. SPENT: as ACTIVE, with a balance of 0. DISABLED: pays no new orders until staff enable it. The service disables a bought card while a bank disputes the payment or its record is void, and after refunds of its whole value. It enables the card when the cause ends, unless staff disabled it. EXPIRED: `expiresOn` has passed. Later versions can add values.
 */
export declare const zGiftCardStatus: z.ZodString;
/**
 * The origin of a gift card. STAFF: issued by an administrator or an app token. PURCHASE: bought in an order. BATCH: issued with others. REFUND: a refund paid to it. IMPORT: taken over from another system. Later versions can add values.
 */
export declare const zGiftCardSource: z.ZodString;
/**
 * Id of a change of store credit or of a gift card.
 */
export declare const zStoredValueEntryId: z.ZodInt;
/**
 * ISSUE adds new value. HOLD reserves value for an order, and RELEASE returns it. CAPTURE pays an order with reserved value. REFUND pays value back. CANCEL removes value whose purchase was refunded, and RESTORE adds it again after that refund failed. EXPIRE removes value that expired. ADJUST is a change by staff. Later versions can add values.
 */
export declare const zStoredValueEntryType: z.ZodString;
/**
 * An amount as a plain decimal string, never a float. Responses have exactly the decimals of the currency (`49.00` EUR, `4900`
 * JPY, `4.900` KWD). Requests can omit trailing zeros; more decimals than the currency has are rejected with 422
 * `invalid_value`.
 */
export declare const zMoney: z.ZodString;
/**
 * Id of a payment of an order.
 */
export declare const zPaymentId: z.ZodInt;
/**
 * One change of the balance of a gift card or of store credit.
 */
export declare const zPublicStoredValueEntry: z.ZodObject<{
    entryId: z.ZodInt;
    type: z.ZodString;
    amount: z.ZodString;
    balanceAfter: z.ZodString;
    orderId: z.ZodNullable<z.ZodInt>;
    paymentId: z.ZodNullable<z.ZodInt>;
    refundId: z.ZodNullable<z.ZodInt>;
    createdOn: z.ZodISODateTime;
}, z.core.$strip>;
/**
 * A gift card or a customer's store credit in one currency, in the events `stored_value.…`. It has no code, no recipient and no part of the balance that orders hold: holds fire no event.
 */
export declare const zPublicStoredValueSnapshot: z.ZodObject<{
    kind: z.ZodString;
    giftCardId: z.ZodNullable<z.ZodInt>;
    storeCreditAccountId: z.ZodNullable<z.ZodInt>;
    storeCustomerId: z.ZodNullable<z.ZodInt>;
    currencyCode: z.ZodString;
    balance: z.ZodString;
    status: z.ZodNullable<z.ZodString>;
    source: z.ZodNullable<z.ZodString>;
    initialAmount: z.ZodNullable<z.ZodString>;
    expiresOn: z.ZodNullable<z.ZodISODateTime>;
    lineItemId: z.ZodNullable<z.ZodString>;
    entry: z.ZodNullable<z.ZodObject<{
        entryId: z.ZodInt;
        type: z.ZodString;
        amount: z.ZodString;
        balanceAfter: z.ZodString;
        orderId: z.ZodNullable<z.ZodInt>;
        paymentId: z.ZodNullable<z.ZodInt>;
        refundId: z.ZodNullable<z.ZodInt>;
        createdOn: z.ZodISODateTime;
    }, z.core.$strip>>;
    createdOn: z.ZodISODateTime;
    modifiedOn: z.ZodISODateTime;
}, z.core.$strip>;
/**
 * Data of an event of a gift card or of store credit.
 */
export declare const zStoredValueEventData: z.ZodObject<{
    object: z.ZodObject<{
        kind: z.ZodString;
        giftCardId: z.ZodNullable<z.ZodInt>;
        storeCreditAccountId: z.ZodNullable<z.ZodInt>;
        storeCustomerId: z.ZodNullable<z.ZodInt>;
        currencyCode: z.ZodString;
        balance: z.ZodString;
        status: z.ZodNullable<z.ZodString>;
        source: z.ZodNullable<z.ZodString>;
        initialAmount: z.ZodNullable<z.ZodString>;
        expiresOn: z.ZodNullable<z.ZodISODateTime>;
        lineItemId: z.ZodNullable<z.ZodString>;
        entry: z.ZodNullable<z.ZodObject<{
            entryId: z.ZodInt;
            type: z.ZodString;
            amount: z.ZodString;
            balanceAfter: z.ZodString;
            orderId: z.ZodNullable<z.ZodInt>;
            paymentId: z.ZodNullable<z.ZodInt>;
            refundId: z.ZodNullable<z.ZodInt>;
            createdOn: z.ZodISODateTime;
        }, z.core.$strip>>;
        createdOn: z.ZodISODateTime;
        modifiedOn: z.ZodISODateTime;
    }, z.core.$strip>;
    changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        old: z.ZodUnknown;
        new: z.ZodUnknown;
    }, z.core.$strip>>>;
    previousAttributes: z.ZodNull;
}, z.core.$strip>;
/**
 * A gift card was issued; see `stored_value.issued`.
 */
export declare const zStoredValueIssuedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "stored_value.issued": "stored_value.issued";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * Stored value paid an order; see `stored_value.redeemed`.
 */
export declare const zStoredValueRedeemedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "stored_value.redeemed": "stored_value.redeemed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A refund returned stored value; see `stored_value.refunded`.
 */
export declare const zStoredValueRefundedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "stored_value.refunded": "stored_value.refunded";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * Stored value was adjusted; see `stored_value.adjusted`.
 */
export declare const zStoredValueAdjustedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "stored_value.adjusted": "stored_value.adjusted";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * The value of a gift card expired; see `stored_value.expired`.
 */
export declare const zStoredValueExpiredEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "stored_value.expired": "stored_value.expired";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * A gift card's status changed; see `stored_value.status_changed`.
 */
export declare const zStoredValueStatusChangedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "stored_value.status_changed": "stored_value.status_changed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * The mail with a gift card failed; see `stored_value.delivery_failed`.
 */
export declare const zStoredValueDeliveryFailedEvent: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        "stored_value.delivery_failed": "stored_value.delivery_failed";
    }>;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
/**
 * An event. `type` names which of the schemas applies; all have the same fields and differ in `data`. If new types are added and the endpoint registered for
 * all, an event may have an unknown type: respond 2xx and ignore it.
 */
export declare const zWebhookEvent: z.ZodDiscriminatedUnion<[z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"order.created">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"order.payment_status_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"order.payment_captured">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"order.payment_failed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"order.fulfillment_status_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"order.fulfilled">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"order.cancelled">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"order.updated">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            orderDate: z.ZodISODateTime;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            paymentStatus: z.ZodString;
            fulfillmentStatus: z.ZodString;
            currencyCode: z.ZodString;
            subtotal: z.ZodString;
            discountTotal: z.ZodString;
            shippingTotal: z.ZodString;
            taxTotal: z.ZodString;
            grandTotal: z.ZodString;
            replacedOrderNumber: z.ZodNullable<z.ZodInt>;
            itemCount: z.ZodInt;
            items: z.ZodArray<z.ZodObject<{
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                lineTotal: z.ZodString;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNull;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"order.chargeback_reported">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            refundId: z.ZodInt;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            refundNumber: z.ZodInt;
            status: z.ZodEnum<{
                PENDING: "PENDING";
                FAILED: "FAILED";
                VOIDED: "VOIDED";
                COMPLETED: "COMPLETED";
                PROCESSING: "PROCESSING";
            }>;
            reason: z.ZodEnum<{
                RETURN_SELLABLE: "RETURN_SELLABLE";
                RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                GOODWILL: "GOODWILL";
                BILLING_ERROR: "BILLING_ERROR";
                DAMAGED_GOODS: "DAMAGED_GOODS";
                DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                OTHER: "OTHER";
            }>;
            amount: z.ZodString;
            subtotal: z.ZodString;
            taxTotal: z.ZodString;
            shippingTotal: z.ZodString;
            currencyCode: z.ZodString;
            refundedOn: z.ZodISODateTime;
            voidedOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"refund.issued">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            refundId: z.ZodInt;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            refundNumber: z.ZodInt;
            status: z.ZodEnum<{
                PENDING: "PENDING";
                FAILED: "FAILED";
                VOIDED: "VOIDED";
                COMPLETED: "COMPLETED";
                PROCESSING: "PROCESSING";
            }>;
            reason: z.ZodEnum<{
                RETURN_SELLABLE: "RETURN_SELLABLE";
                RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                GOODWILL: "GOODWILL";
                BILLING_ERROR: "BILLING_ERROR";
                DAMAGED_GOODS: "DAMAGED_GOODS";
                DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                OTHER: "OTHER";
            }>;
            amount: z.ZodString;
            subtotal: z.ZodString;
            taxTotal: z.ZodString;
            shippingTotal: z.ZodString;
            currencyCode: z.ZodString;
            refundedOn: z.ZodISODateTime;
            voidedOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"refund.completed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            refundId: z.ZodInt;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            refundNumber: z.ZodInt;
            status: z.ZodEnum<{
                PENDING: "PENDING";
                FAILED: "FAILED";
                VOIDED: "VOIDED";
                COMPLETED: "COMPLETED";
                PROCESSING: "PROCESSING";
            }>;
            reason: z.ZodEnum<{
                RETURN_SELLABLE: "RETURN_SELLABLE";
                RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                GOODWILL: "GOODWILL";
                BILLING_ERROR: "BILLING_ERROR";
                DAMAGED_GOODS: "DAMAGED_GOODS";
                DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                OTHER: "OTHER";
            }>;
            amount: z.ZodString;
            subtotal: z.ZodString;
            taxTotal: z.ZodString;
            shippingTotal: z.ZodString;
            currencyCode: z.ZodString;
            refundedOn: z.ZodISODateTime;
            voidedOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"refund.failed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            refundId: z.ZodInt;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            refundNumber: z.ZodInt;
            status: z.ZodEnum<{
                PENDING: "PENDING";
                FAILED: "FAILED";
                VOIDED: "VOIDED";
                COMPLETED: "COMPLETED";
                PROCESSING: "PROCESSING";
            }>;
            reason: z.ZodEnum<{
                RETURN_SELLABLE: "RETURN_SELLABLE";
                RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                GOODWILL: "GOODWILL";
                BILLING_ERROR: "BILLING_ERROR";
                DAMAGED_GOODS: "DAMAGED_GOODS";
                DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                OTHER: "OTHER";
            }>;
            amount: z.ZodString;
            subtotal: z.ZodString;
            taxTotal: z.ZodString;
            shippingTotal: z.ZodString;
            currencyCode: z.ZodString;
            refundedOn: z.ZodISODateTime;
            voidedOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"refund.voided">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            shipmentId: z.ZodInt;
            externalShipmentId: z.ZodString;
            status: z.ZodString;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            trackingUrl: z.ZodString;
            shippedOn: z.ZodISODateTime;
            estimatedDelivery: z.ZodISODateTime;
            items: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                quantity: z.ZodInt;
            }, z.core.$strip>>;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"shipment.created">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            shipmentId: z.ZodInt;
            externalShipmentId: z.ZodString;
            status: z.ZodString;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            trackingUrl: z.ZodString;
            shippedOn: z.ZodISODateTime;
            estimatedDelivery: z.ZodISODateTime;
            items: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                quantity: z.ZodInt;
            }, z.core.$strip>>;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"shipment.status_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            shipmentId: z.ZodInt;
            externalShipmentId: z.ZodString;
            status: z.ZodString;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            trackingUrl: z.ZodString;
            shippedOn: z.ZodISODateTime;
            estimatedDelivery: z.ZodISODateTime;
            items: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                quantity: z.ZodInt;
            }, z.core.$strip>>;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"shipment.tracking_updated">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            shipmentId: z.ZodInt;
            externalShipmentId: z.ZodString;
            status: z.ZodString;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            trackingUrl: z.ZodString;
            shippedOn: z.ZodISODateTime;
            estimatedDelivery: z.ZodISODateTime;
            items: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                quantity: z.ZodInt;
            }, z.core.$strip>>;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"shipment.cancelled">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.created">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.status_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.cancelled">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.paused">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.resumed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.processed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.payment_failed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.cycle_skipped">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.processing_date_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.items_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.pricing_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            subscriptionId: z.ZodInt;
            subscriptionNumber: z.ZodInt;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                CANCELLED: "CANCELLED";
                PAUSED: "PAUSED";
                TERMINAL_FAILED: "TERMINAL_FAILED";
            }>;
            nextProcessingDate: z.ZodNullable<z.ZodISODate>;
            createdOn: z.ZodISODateTime;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            cancelReason: z.ZodNullable<z.ZodString>;
            items: z.ZodArray<z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionItemId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodString;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                unitPrice: z.ZodString;
                intervalCount: z.ZodInt;
                intervalUnit: z.ZodString;
                nextProcessingDate: z.ZodISODate;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                customFields: z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    type: z.ZodEnum<{
                        STRING: "STRING";
                        NUMBER: "NUMBER";
                        BOOLEAN: "BOOLEAN";
                        DATE: "DATE";
                    }>;
                    value: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"subscription.replaced">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            storeCustomerId: z.ZodInt;
            email: z.ZodEmail;
            firstName: z.ZodString;
            lastName: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                BANNED: "BANNED";
                SUSPENDED: "SUSPENDED";
                DEACTIVATED: "DEACTIVATED";
            }>;
            accountTypeId: z.ZodInt;
            accountTypeName: z.ZodString;
            emailVerified: z.ZodBoolean;
            company: z.ZodNullable<z.ZodString>;
            languageCode: z.ZodNullable<z.ZodString>;
            acceptsMarketing: z.ZodBoolean;
            commissionProviderName: z.ZodNullable<z.ZodString>;
            commissionProviderId: z.ZodNullable<z.ZodString>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"customer.created">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            storeCustomerId: z.ZodInt;
            email: z.ZodEmail;
            firstName: z.ZodString;
            lastName: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                BANNED: "BANNED";
                SUSPENDED: "SUSPENDED";
                DEACTIVATED: "DEACTIVATED";
            }>;
            accountTypeId: z.ZodInt;
            accountTypeName: z.ZodString;
            emailVerified: z.ZodBoolean;
            company: z.ZodNullable<z.ZodString>;
            languageCode: z.ZodNullable<z.ZodString>;
            acceptsMarketing: z.ZodBoolean;
            commissionProviderName: z.ZodNullable<z.ZodString>;
            commissionProviderId: z.ZodNullable<z.ZodString>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"customer.updated">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            storeCustomerId: z.ZodInt;
            email: z.ZodEmail;
            firstName: z.ZodString;
            lastName: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                BANNED: "BANNED";
                SUSPENDED: "SUSPENDED";
                DEACTIVATED: "DEACTIVATED";
            }>;
            accountTypeId: z.ZodInt;
            accountTypeName: z.ZodString;
            emailVerified: z.ZodBoolean;
            company: z.ZodNullable<z.ZodString>;
            languageCode: z.ZodNullable<z.ZodString>;
            acceptsMarketing: z.ZodBoolean;
            commissionProviderName: z.ZodNullable<z.ZodString>;
            commissionProviderId: z.ZodNullable<z.ZodString>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"customer.status_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            storeCustomerId: z.ZodInt;
            email: z.ZodEmail;
            firstName: z.ZodString;
            lastName: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            status: z.ZodEnum<{
                ACTIVE: "ACTIVE";
                BANNED: "BANNED";
                SUSPENDED: "SUSPENDED";
                DEACTIVATED: "DEACTIVATED";
            }>;
            accountTypeId: z.ZodInt;
            accountTypeName: z.ZodString;
            emailVerified: z.ZodBoolean;
            company: z.ZodNullable<z.ZodString>;
            languageCode: z.ZodNullable<z.ZodString>;
            acceptsMarketing: z.ZodBoolean;
            commissionProviderName: z.ZodNullable<z.ZodString>;
            commissionProviderId: z.ZodNullable<z.ZodString>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"customer.account_type_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            customerAddressId: z.ZodInt;
            storeCustomerId: z.ZodInt;
            firstName: z.ZodString;
            lastName: z.ZodString;
            company: z.ZodNullable<z.ZodString>;
            streetLine1: z.ZodString;
            streetLine2: z.ZodNullable<z.ZodString>;
            city: z.ZodString;
            stateProvince: z.ZodString;
            postalCode: z.ZodString;
            countryCode: z.ZodString;
            phoneNumber: z.ZodNullable<z.ZodString>;
            phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                entered: z.ZodString;
                e164: z.ZodNullable<z.ZodString>;
                extension: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>>;
            isDefault: z.ZodBoolean;
            isActive: z.ZodBoolean;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"customer.address_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            customerPaymentMethodId: z.ZodInt;
            storeCustomerId: z.ZodInt;
            paymentType: z.ZodEnum<{
                CARD: "CARD";
                BANK: "BANK";
                CRYPTO: "CRYPTO";
                DIGITAL_WALLET: "DIGITAL_WALLET";
            }>;
            brand: z.ZodString;
            lastFour: z.ZodNullable<z.ZodString>;
            expiryMonth: z.ZodNullable<z.ZodString>;
            expiryYear: z.ZodNullable<z.ZodString>;
            isDefault: z.ZodBoolean;
            isActive: z.ZodBoolean;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"customer.payment_method_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"return.requested">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"return.status_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"return.received">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"return.exchanged">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            returnId: z.ZodInt;
            returnNumber: z.ZodString;
            orderId: z.ZodInt;
            orderNumber: z.ZodInt;
            kind: z.ZodString;
            status: z.ZodString;
            isInTime: z.ZodBoolean;
            lines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                reason: z.ZodNullable<z.ZodString>;
                requestedQuantity: z.ZodInt;
                approvedQuantity: z.ZodInt;
                sellableQuantity: z.ZodInt;
                damagedQuantity: z.ZodInt;
                missingQuantity: z.ZodInt;
                unshippedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            exchangeLines: z.ZodArray<z.ZodObject<{
                lineItemId: z.ZodString;
                variantId: z.ZodInt;
                sku: z.ZodString;
                name: z.ZodString;
                quantity: z.ZodInt;
                reservedQuantity: z.ZodInt;
            }, z.core.$strip>>;
            replacementOrderId: z.ZodNullable<z.ZodInt>;
            refundDueOn: z.ZodNullable<z.ZodISODate>;
            carrierName: z.ZodString;
            trackingNumber: z.ZodString;
            requestedOn: z.ZodISODateTime;
            approvedOn: z.ZodNullable<z.ZodISODateTime>;
            rejectedOn: z.ZodNullable<z.ZodISODateTime>;
            sentOn: z.ZodNullable<z.ZodISODateTime>;
            receivedOn: z.ZodNullable<z.ZodISODateTime>;
            completedOn: z.ZodNullable<z.ZodISODateTime>;
            cancelledOn: z.ZodNullable<z.ZodISODateTime>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"return.withdrawal_declared">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"stored_value.issued">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"stored_value.redeemed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"stored_value.refunded">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"stored_value.adjusted">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"stored_value.expired">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"stored_value.status_changed">;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    apiVersion: z.ZodString;
    createdOn: z.ZodISODateTime;
    storeId: z.ZodInt;
    livemode: z.ZodBoolean;
    data: z.ZodObject<{
        object: z.ZodObject<{
            kind: z.ZodString;
            giftCardId: z.ZodNullable<z.ZodInt>;
            storeCreditAccountId: z.ZodNullable<z.ZodInt>;
            storeCustomerId: z.ZodNullable<z.ZodInt>;
            currencyCode: z.ZodString;
            balance: z.ZodString;
            status: z.ZodNullable<z.ZodString>;
            source: z.ZodNullable<z.ZodString>;
            initialAmount: z.ZodNullable<z.ZodString>;
            expiresOn: z.ZodNullable<z.ZodISODateTime>;
            lineItemId: z.ZodNullable<z.ZodString>;
            entry: z.ZodNullable<z.ZodObject<{
                entryId: z.ZodInt;
                type: z.ZodString;
                amount: z.ZodString;
                balanceAfter: z.ZodString;
                orderId: z.ZodNullable<z.ZodInt>;
                paymentId: z.ZodNullable<z.ZodInt>;
                refundId: z.ZodNullable<z.ZodInt>;
                createdOn: z.ZodISODateTime;
            }, z.core.$strip>>;
            createdOn: z.ZodISODateTime;
            modifiedOn: z.ZodISODateTime;
        }, z.core.$strip>;
        changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            old: z.ZodUnknown;
            new: z.ZodUnknown;
        }, z.core.$strip>>>;
        previousAttributes: z.ZodNull;
    }, z.core.$strip>;
    source: z.ZodObject<{
        action: z.ZodString;
        actorType: z.ZodEnum<{
            ADMIN: "ADMIN";
            CUSTOMER: "CUSTOMER";
            API_TOKEN: "API_TOKEN";
            SYSTEM: "SYSTEM";
            PLATFORM: "PLATFORM";
        }>;
    }, z.core.$strip>;
    type: z.ZodLiteral<"stored_value.delivery_failed">;
}, z.core.$strip>], "type">;
/**
 * Increases by at least one with every change of the row. Send it with an update to make sure that the row has not changed in
 * between: a stale version is rejected with 409 `version_conflict`, and the problem contains `currentVersion`.
 */
export declare const zVersion: z.ZodInt;
/**
 * The event's id, same as `id` in the body; the same on every attempt and replay.
 */
export declare const zWebhookId: z.ZodString;
/**
 * When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Part of the signed text.
 */
export declare const zWebhookTimestamp: z.ZodInt;
/**
 * One or more signatures, separated by spaces: `v1,` and base64 (HMAC-SHA256), or `v1a,` and base64 (ed25519).
 */
export declare const zWebhookSignature: z.ZodString;
/**
 * Increases with each event of the same object, with gaps.
 */
export declare const zWebhookSequence: z.ZodInt;
/**
 * The version of the object in the snapshot. Ignore an event with a lower version than the one that you have stored.
 */
export declare const zWebhookObjectVersion: z.ZodInt;
export declare const zOnOrderCreatedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "order.created": "order.created";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                orderDate: z.ZodISODateTime;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                paymentStatus: z.ZodString;
                fulfillmentStatus: z.ZodString;
                currencyCode: z.ZodString;
                subtotal: z.ZodString;
                discountTotal: z.ZodString;
                shippingTotal: z.ZodString;
                taxTotal: z.ZodString;
                grandTotal: z.ZodString;
                replacedOrderNumber: z.ZodNullable<z.ZodInt>;
                itemCount: z.ZodInt;
                items: z.ZodArray<z.ZodObject<{
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    lineTotal: z.ZodString;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNull;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnOrderPaymentStatusChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "order.payment_status_changed": "order.payment_status_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                orderDate: z.ZodISODateTime;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                paymentStatus: z.ZodString;
                fulfillmentStatus: z.ZodString;
                currencyCode: z.ZodString;
                subtotal: z.ZodString;
                discountTotal: z.ZodString;
                shippingTotal: z.ZodString;
                taxTotal: z.ZodString;
                grandTotal: z.ZodString;
                replacedOrderNumber: z.ZodNullable<z.ZodInt>;
                itemCount: z.ZodInt;
                items: z.ZodArray<z.ZodObject<{
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    lineTotal: z.ZodString;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNull;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnOrderPaymentCapturedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "order.payment_captured": "order.payment_captured";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                orderDate: z.ZodISODateTime;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                paymentStatus: z.ZodString;
                fulfillmentStatus: z.ZodString;
                currencyCode: z.ZodString;
                subtotal: z.ZodString;
                discountTotal: z.ZodString;
                shippingTotal: z.ZodString;
                taxTotal: z.ZodString;
                grandTotal: z.ZodString;
                replacedOrderNumber: z.ZodNullable<z.ZodInt>;
                itemCount: z.ZodInt;
                items: z.ZodArray<z.ZodObject<{
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    lineTotal: z.ZodString;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNull;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnOrderPaymentFailedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "order.payment_failed": "order.payment_failed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                orderDate: z.ZodISODateTime;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                paymentStatus: z.ZodString;
                fulfillmentStatus: z.ZodString;
                currencyCode: z.ZodString;
                subtotal: z.ZodString;
                discountTotal: z.ZodString;
                shippingTotal: z.ZodString;
                taxTotal: z.ZodString;
                grandTotal: z.ZodString;
                replacedOrderNumber: z.ZodNullable<z.ZodInt>;
                itemCount: z.ZodInt;
                items: z.ZodArray<z.ZodObject<{
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    lineTotal: z.ZodString;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNull;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnOrderFulfillmentStatusChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "order.fulfillment_status_changed": "order.fulfillment_status_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                orderDate: z.ZodISODateTime;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                paymentStatus: z.ZodString;
                fulfillmentStatus: z.ZodString;
                currencyCode: z.ZodString;
                subtotal: z.ZodString;
                discountTotal: z.ZodString;
                shippingTotal: z.ZodString;
                taxTotal: z.ZodString;
                grandTotal: z.ZodString;
                replacedOrderNumber: z.ZodNullable<z.ZodInt>;
                itemCount: z.ZodInt;
                items: z.ZodArray<z.ZodObject<{
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    lineTotal: z.ZodString;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNull;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnOrderFulfilledWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "order.fulfilled": "order.fulfilled";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                orderDate: z.ZodISODateTime;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                paymentStatus: z.ZodString;
                fulfillmentStatus: z.ZodString;
                currencyCode: z.ZodString;
                subtotal: z.ZodString;
                discountTotal: z.ZodString;
                shippingTotal: z.ZodString;
                taxTotal: z.ZodString;
                grandTotal: z.ZodString;
                replacedOrderNumber: z.ZodNullable<z.ZodInt>;
                itemCount: z.ZodInt;
                items: z.ZodArray<z.ZodObject<{
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    lineTotal: z.ZodString;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNull;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnOrderCancelledWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "order.cancelled": "order.cancelled";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                orderDate: z.ZodISODateTime;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                paymentStatus: z.ZodString;
                fulfillmentStatus: z.ZodString;
                currencyCode: z.ZodString;
                subtotal: z.ZodString;
                discountTotal: z.ZodString;
                shippingTotal: z.ZodString;
                taxTotal: z.ZodString;
                grandTotal: z.ZodString;
                replacedOrderNumber: z.ZodNullable<z.ZodInt>;
                itemCount: z.ZodInt;
                items: z.ZodArray<z.ZodObject<{
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    lineTotal: z.ZodString;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNull;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnOrderUpdatedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "order.updated": "order.updated";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                orderDate: z.ZodISODateTime;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                paymentStatus: z.ZodString;
                fulfillmentStatus: z.ZodString;
                currencyCode: z.ZodString;
                subtotal: z.ZodString;
                discountTotal: z.ZodString;
                shippingTotal: z.ZodString;
                taxTotal: z.ZodString;
                grandTotal: z.ZodString;
                replacedOrderNumber: z.ZodNullable<z.ZodInt>;
                itemCount: z.ZodInt;
                items: z.ZodArray<z.ZodObject<{
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    lineTotal: z.ZodString;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNull;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnOrderChargebackReportedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "order.chargeback_reported": "order.chargeback_reported";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                orderDate: z.ZodISODateTime;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                paymentStatus: z.ZodString;
                fulfillmentStatus: z.ZodString;
                currencyCode: z.ZodString;
                subtotal: z.ZodString;
                discountTotal: z.ZodString;
                shippingTotal: z.ZodString;
                taxTotal: z.ZodString;
                grandTotal: z.ZodString;
                replacedOrderNumber: z.ZodNullable<z.ZodInt>;
                itemCount: z.ZodInt;
                items: z.ZodArray<z.ZodObject<{
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    lineTotal: z.ZodString;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNull;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnRefundIssuedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "refund.issued": "refund.issued";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                refundId: z.ZodInt;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                refundNumber: z.ZodInt;
                status: z.ZodEnum<{
                    PENDING: "PENDING";
                    FAILED: "FAILED";
                    VOIDED: "VOIDED";
                    COMPLETED: "COMPLETED";
                    PROCESSING: "PROCESSING";
                }>;
                reason: z.ZodEnum<{
                    RETURN_SELLABLE: "RETURN_SELLABLE";
                    RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                    GOODWILL: "GOODWILL";
                    BILLING_ERROR: "BILLING_ERROR";
                    DAMAGED_GOODS: "DAMAGED_GOODS";
                    DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                    OTHER: "OTHER";
                }>;
                amount: z.ZodString;
                subtotal: z.ZodString;
                taxTotal: z.ZodString;
                shippingTotal: z.ZodString;
                currencyCode: z.ZodString;
                refundedOn: z.ZodISODateTime;
                voidedOn: z.ZodNullable<z.ZodISODateTime>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnRefundCompletedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "refund.completed": "refund.completed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                refundId: z.ZodInt;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                refundNumber: z.ZodInt;
                status: z.ZodEnum<{
                    PENDING: "PENDING";
                    FAILED: "FAILED";
                    VOIDED: "VOIDED";
                    COMPLETED: "COMPLETED";
                    PROCESSING: "PROCESSING";
                }>;
                reason: z.ZodEnum<{
                    RETURN_SELLABLE: "RETURN_SELLABLE";
                    RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                    GOODWILL: "GOODWILL";
                    BILLING_ERROR: "BILLING_ERROR";
                    DAMAGED_GOODS: "DAMAGED_GOODS";
                    DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                    OTHER: "OTHER";
                }>;
                amount: z.ZodString;
                subtotal: z.ZodString;
                taxTotal: z.ZodString;
                shippingTotal: z.ZodString;
                currencyCode: z.ZodString;
                refundedOn: z.ZodISODateTime;
                voidedOn: z.ZodNullable<z.ZodISODateTime>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnRefundFailedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "refund.failed": "refund.failed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                refundId: z.ZodInt;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                refundNumber: z.ZodInt;
                status: z.ZodEnum<{
                    PENDING: "PENDING";
                    FAILED: "FAILED";
                    VOIDED: "VOIDED";
                    COMPLETED: "COMPLETED";
                    PROCESSING: "PROCESSING";
                }>;
                reason: z.ZodEnum<{
                    RETURN_SELLABLE: "RETURN_SELLABLE";
                    RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                    GOODWILL: "GOODWILL";
                    BILLING_ERROR: "BILLING_ERROR";
                    DAMAGED_GOODS: "DAMAGED_GOODS";
                    DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                    OTHER: "OTHER";
                }>;
                amount: z.ZodString;
                subtotal: z.ZodString;
                taxTotal: z.ZodString;
                shippingTotal: z.ZodString;
                currencyCode: z.ZodString;
                refundedOn: z.ZodISODateTime;
                voidedOn: z.ZodNullable<z.ZodISODateTime>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnRefundVoidedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "refund.voided": "refund.voided";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                refundId: z.ZodInt;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                refundNumber: z.ZodInt;
                status: z.ZodEnum<{
                    PENDING: "PENDING";
                    FAILED: "FAILED";
                    VOIDED: "VOIDED";
                    COMPLETED: "COMPLETED";
                    PROCESSING: "PROCESSING";
                }>;
                reason: z.ZodEnum<{
                    RETURN_SELLABLE: "RETURN_SELLABLE";
                    RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
                    GOODWILL: "GOODWILL";
                    BILLING_ERROR: "BILLING_ERROR";
                    DAMAGED_GOODS: "DAMAGED_GOODS";
                    DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
                    OTHER: "OTHER";
                }>;
                amount: z.ZodString;
                subtotal: z.ZodString;
                taxTotal: z.ZodString;
                shippingTotal: z.ZodString;
                currencyCode: z.ZodString;
                refundedOn: z.ZodISODateTime;
                voidedOn: z.ZodNullable<z.ZodISODateTime>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnShipmentCreatedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "shipment.created": "shipment.created";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                shipmentId: z.ZodInt;
                externalShipmentId: z.ZodString;
                status: z.ZodString;
                carrierName: z.ZodString;
                trackingNumber: z.ZodString;
                trackingUrl: z.ZodString;
                shippedOn: z.ZodISODateTime;
                estimatedDelivery: z.ZodISODateTime;
                items: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    quantity: z.ZodInt;
                }, z.core.$strip>>;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnShipmentStatusChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "shipment.status_changed": "shipment.status_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                shipmentId: z.ZodInt;
                externalShipmentId: z.ZodString;
                status: z.ZodString;
                carrierName: z.ZodString;
                trackingNumber: z.ZodString;
                trackingUrl: z.ZodString;
                shippedOn: z.ZodISODateTime;
                estimatedDelivery: z.ZodISODateTime;
                items: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    quantity: z.ZodInt;
                }, z.core.$strip>>;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnShipmentTrackingUpdatedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "shipment.tracking_updated": "shipment.tracking_updated";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                shipmentId: z.ZodInt;
                externalShipmentId: z.ZodString;
                status: z.ZodString;
                carrierName: z.ZodString;
                trackingNumber: z.ZodString;
                trackingUrl: z.ZodString;
                shippedOn: z.ZodISODateTime;
                estimatedDelivery: z.ZodISODateTime;
                items: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    quantity: z.ZodInt;
                }, z.core.$strip>>;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnShipmentCancelledWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "shipment.cancelled": "shipment.cancelled";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                shipmentId: z.ZodInt;
                externalShipmentId: z.ZodString;
                status: z.ZodString;
                carrierName: z.ZodString;
                trackingNumber: z.ZodString;
                trackingUrl: z.ZodString;
                shippedOn: z.ZodISODateTime;
                estimatedDelivery: z.ZodISODateTime;
                items: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    quantity: z.ZodInt;
                }, z.core.$strip>>;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionCreatedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.created": "subscription.created";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionStatusChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.status_changed": "subscription.status_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionCancelledWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.cancelled": "subscription.cancelled";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionPausedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.paused": "subscription.paused";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionResumedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.resumed": "subscription.resumed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionProcessedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.processed": "subscription.processed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionPaymentFailedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.payment_failed": "subscription.payment_failed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionCycleSkippedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.cycle_skipped": "subscription.cycle_skipped";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionProcessingDateChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.processing_date_changed": "subscription.processing_date_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionItemsChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.items_changed": "subscription.items_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionPricingChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.pricing_changed": "subscription.pricing_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnSubscriptionReplacedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "subscription.replaced": "subscription.replaced";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                subscriptionId: z.ZodInt;
                subscriptionNumber: z.ZodInt;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    CANCELLED: "CANCELLED";
                    PAUSED: "PAUSED";
                    TERMINAL_FAILED: "TERMINAL_FAILED";
                }>;
                nextProcessingDate: z.ZodNullable<z.ZodISODate>;
                createdOn: z.ZodISODateTime;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                cancelReason: z.ZodNullable<z.ZodString>;
                items: z.ZodArray<z.ZodObject<{
                    subscriptionId: z.ZodInt;
                    subscriptionItemId: z.ZodInt;
                    subscriptionNumber: z.ZodInt;
                    status: z.ZodString;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    unitPrice: z.ZodString;
                    intervalCount: z.ZodInt;
                    intervalUnit: z.ZodString;
                    nextProcessingDate: z.ZodISODate;
                    createdOn: z.ZodISODateTime;
                    cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                    cancelReason: z.ZodNullable<z.ZodString>;
                    customFields: z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        type: z.ZodEnum<{
                            STRING: "STRING";
                            NUMBER: "NUMBER";
                            BOOLEAN: "BOOLEAN";
                            DATE: "DATE";
                        }>;
                        value: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnCustomerCreatedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "customer.created": "customer.created";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                storeCustomerId: z.ZodInt;
                email: z.ZodEmail;
                firstName: z.ZodString;
                lastName: z.ZodString;
                phoneNumber: z.ZodNullable<z.ZodString>;
                phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    entered: z.ZodString;
                    e164: z.ZodNullable<z.ZodString>;
                    extension: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>>;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    BANNED: "BANNED";
                    SUSPENDED: "SUSPENDED";
                    DEACTIVATED: "DEACTIVATED";
                }>;
                accountTypeId: z.ZodInt;
                accountTypeName: z.ZodString;
                emailVerified: z.ZodBoolean;
                company: z.ZodNullable<z.ZodString>;
                languageCode: z.ZodNullable<z.ZodString>;
                acceptsMarketing: z.ZodBoolean;
                commissionProviderName: z.ZodNullable<z.ZodString>;
                commissionProviderId: z.ZodNullable<z.ZodString>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnCustomerUpdatedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "customer.updated": "customer.updated";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                storeCustomerId: z.ZodInt;
                email: z.ZodEmail;
                firstName: z.ZodString;
                lastName: z.ZodString;
                phoneNumber: z.ZodNullable<z.ZodString>;
                phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    entered: z.ZodString;
                    e164: z.ZodNullable<z.ZodString>;
                    extension: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>>;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    BANNED: "BANNED";
                    SUSPENDED: "SUSPENDED";
                    DEACTIVATED: "DEACTIVATED";
                }>;
                accountTypeId: z.ZodInt;
                accountTypeName: z.ZodString;
                emailVerified: z.ZodBoolean;
                company: z.ZodNullable<z.ZodString>;
                languageCode: z.ZodNullable<z.ZodString>;
                acceptsMarketing: z.ZodBoolean;
                commissionProviderName: z.ZodNullable<z.ZodString>;
                commissionProviderId: z.ZodNullable<z.ZodString>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnCustomerStatusChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "customer.status_changed": "customer.status_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                storeCustomerId: z.ZodInt;
                email: z.ZodEmail;
                firstName: z.ZodString;
                lastName: z.ZodString;
                phoneNumber: z.ZodNullable<z.ZodString>;
                phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    entered: z.ZodString;
                    e164: z.ZodNullable<z.ZodString>;
                    extension: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>>;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    BANNED: "BANNED";
                    SUSPENDED: "SUSPENDED";
                    DEACTIVATED: "DEACTIVATED";
                }>;
                accountTypeId: z.ZodInt;
                accountTypeName: z.ZodString;
                emailVerified: z.ZodBoolean;
                company: z.ZodNullable<z.ZodString>;
                languageCode: z.ZodNullable<z.ZodString>;
                acceptsMarketing: z.ZodBoolean;
                commissionProviderName: z.ZodNullable<z.ZodString>;
                commissionProviderId: z.ZodNullable<z.ZodString>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnCustomerAccountTypeChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "customer.account_type_changed": "customer.account_type_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                storeCustomerId: z.ZodInt;
                email: z.ZodEmail;
                firstName: z.ZodString;
                lastName: z.ZodString;
                phoneNumber: z.ZodNullable<z.ZodString>;
                phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    entered: z.ZodString;
                    e164: z.ZodNullable<z.ZodString>;
                    extension: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>>;
                status: z.ZodEnum<{
                    ACTIVE: "ACTIVE";
                    BANNED: "BANNED";
                    SUSPENDED: "SUSPENDED";
                    DEACTIVATED: "DEACTIVATED";
                }>;
                accountTypeId: z.ZodInt;
                accountTypeName: z.ZodString;
                emailVerified: z.ZodBoolean;
                company: z.ZodNullable<z.ZodString>;
                languageCode: z.ZodNullable<z.ZodString>;
                acceptsMarketing: z.ZodBoolean;
                commissionProviderName: z.ZodNullable<z.ZodString>;
                commissionProviderId: z.ZodNullable<z.ZodString>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnCustomerAddressChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "customer.address_changed": "customer.address_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                customerAddressId: z.ZodInt;
                storeCustomerId: z.ZodInt;
                firstName: z.ZodString;
                lastName: z.ZodString;
                company: z.ZodNullable<z.ZodString>;
                streetLine1: z.ZodString;
                streetLine2: z.ZodNullable<z.ZodString>;
                city: z.ZodString;
                stateProvince: z.ZodString;
                postalCode: z.ZodString;
                countryCode: z.ZodString;
                phoneNumber: z.ZodNullable<z.ZodString>;
                phone: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    entered: z.ZodString;
                    e164: z.ZodNullable<z.ZodString>;
                    extension: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>>;
                isDefault: z.ZodBoolean;
                isActive: z.ZodBoolean;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnCustomerPaymentMethodChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "customer.payment_method_changed": "customer.payment_method_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                customerPaymentMethodId: z.ZodInt;
                storeCustomerId: z.ZodInt;
                paymentType: z.ZodEnum<{
                    CARD: "CARD";
                    BANK: "BANK";
                    CRYPTO: "CRYPTO";
                    DIGITAL_WALLET: "DIGITAL_WALLET";
                }>;
                brand: z.ZodString;
                lastFour: z.ZodNullable<z.ZodString>;
                expiryMonth: z.ZodNullable<z.ZodString>;
                expiryYear: z.ZodNullable<z.ZodString>;
                isDefault: z.ZodBoolean;
                isActive: z.ZodBoolean;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnReturnRequestedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "return.requested": "return.requested";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                returnId: z.ZodInt;
                returnNumber: z.ZodString;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                kind: z.ZodString;
                status: z.ZodString;
                isInTime: z.ZodBoolean;
                lines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    reason: z.ZodNullable<z.ZodString>;
                    requestedQuantity: z.ZodInt;
                    approvedQuantity: z.ZodInt;
                    sellableQuantity: z.ZodInt;
                    damagedQuantity: z.ZodInt;
                    missingQuantity: z.ZodInt;
                    unshippedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                exchangeLines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    variantId: z.ZodInt;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    reservedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                replacementOrderId: z.ZodNullable<z.ZodInt>;
                refundDueOn: z.ZodNullable<z.ZodISODate>;
                carrierName: z.ZodString;
                trackingNumber: z.ZodString;
                requestedOn: z.ZodISODateTime;
                approvedOn: z.ZodNullable<z.ZodISODateTime>;
                rejectedOn: z.ZodNullable<z.ZodISODateTime>;
                sentOn: z.ZodNullable<z.ZodISODateTime>;
                receivedOn: z.ZodNullable<z.ZodISODateTime>;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnReturnStatusChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "return.status_changed": "return.status_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                returnId: z.ZodInt;
                returnNumber: z.ZodString;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                kind: z.ZodString;
                status: z.ZodString;
                isInTime: z.ZodBoolean;
                lines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    reason: z.ZodNullable<z.ZodString>;
                    requestedQuantity: z.ZodInt;
                    approvedQuantity: z.ZodInt;
                    sellableQuantity: z.ZodInt;
                    damagedQuantity: z.ZodInt;
                    missingQuantity: z.ZodInt;
                    unshippedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                exchangeLines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    variantId: z.ZodInt;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    reservedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                replacementOrderId: z.ZodNullable<z.ZodInt>;
                refundDueOn: z.ZodNullable<z.ZodISODate>;
                carrierName: z.ZodString;
                trackingNumber: z.ZodString;
                requestedOn: z.ZodISODateTime;
                approvedOn: z.ZodNullable<z.ZodISODateTime>;
                rejectedOn: z.ZodNullable<z.ZodISODateTime>;
                sentOn: z.ZodNullable<z.ZodISODateTime>;
                receivedOn: z.ZodNullable<z.ZodISODateTime>;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnReturnReceivedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "return.received": "return.received";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                returnId: z.ZodInt;
                returnNumber: z.ZodString;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                kind: z.ZodString;
                status: z.ZodString;
                isInTime: z.ZodBoolean;
                lines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    reason: z.ZodNullable<z.ZodString>;
                    requestedQuantity: z.ZodInt;
                    approvedQuantity: z.ZodInt;
                    sellableQuantity: z.ZodInt;
                    damagedQuantity: z.ZodInt;
                    missingQuantity: z.ZodInt;
                    unshippedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                exchangeLines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    variantId: z.ZodInt;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    reservedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                replacementOrderId: z.ZodNullable<z.ZodInt>;
                refundDueOn: z.ZodNullable<z.ZodISODate>;
                carrierName: z.ZodString;
                trackingNumber: z.ZodString;
                requestedOn: z.ZodISODateTime;
                approvedOn: z.ZodNullable<z.ZodISODateTime>;
                rejectedOn: z.ZodNullable<z.ZodISODateTime>;
                sentOn: z.ZodNullable<z.ZodISODateTime>;
                receivedOn: z.ZodNullable<z.ZodISODateTime>;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnReturnExchangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "return.exchanged": "return.exchanged";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                returnId: z.ZodInt;
                returnNumber: z.ZodString;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                kind: z.ZodString;
                status: z.ZodString;
                isInTime: z.ZodBoolean;
                lines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    reason: z.ZodNullable<z.ZodString>;
                    requestedQuantity: z.ZodInt;
                    approvedQuantity: z.ZodInt;
                    sellableQuantity: z.ZodInt;
                    damagedQuantity: z.ZodInt;
                    missingQuantity: z.ZodInt;
                    unshippedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                exchangeLines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    variantId: z.ZodInt;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    reservedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                replacementOrderId: z.ZodNullable<z.ZodInt>;
                refundDueOn: z.ZodNullable<z.ZodISODate>;
                carrierName: z.ZodString;
                trackingNumber: z.ZodString;
                requestedOn: z.ZodISODateTime;
                approvedOn: z.ZodNullable<z.ZodISODateTime>;
                rejectedOn: z.ZodNullable<z.ZodISODateTime>;
                sentOn: z.ZodNullable<z.ZodISODateTime>;
                receivedOn: z.ZodNullable<z.ZodISODateTime>;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnReturnWithdrawalDeclaredWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "return.withdrawal_declared": "return.withdrawal_declared";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                returnId: z.ZodInt;
                returnNumber: z.ZodString;
                orderId: z.ZodInt;
                orderNumber: z.ZodInt;
                kind: z.ZodString;
                status: z.ZodString;
                isInTime: z.ZodBoolean;
                lines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    reason: z.ZodNullable<z.ZodString>;
                    requestedQuantity: z.ZodInt;
                    approvedQuantity: z.ZodInt;
                    sellableQuantity: z.ZodInt;
                    damagedQuantity: z.ZodInt;
                    missingQuantity: z.ZodInt;
                    unshippedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                exchangeLines: z.ZodArray<z.ZodObject<{
                    lineItemId: z.ZodString;
                    variantId: z.ZodInt;
                    sku: z.ZodString;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    reservedQuantity: z.ZodInt;
                }, z.core.$strip>>;
                replacementOrderId: z.ZodNullable<z.ZodInt>;
                refundDueOn: z.ZodNullable<z.ZodISODate>;
                carrierName: z.ZodString;
                trackingNumber: z.ZodString;
                requestedOn: z.ZodISODateTime;
                approvedOn: z.ZodNullable<z.ZodISODateTime>;
                rejectedOn: z.ZodNullable<z.ZodISODateTime>;
                sentOn: z.ZodNullable<z.ZodISODateTime>;
                receivedOn: z.ZodNullable<z.ZodISODateTime>;
                completedOn: z.ZodNullable<z.ZodISODateTime>;
                cancelledOn: z.ZodNullable<z.ZodISODateTime>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnStoredValueIssuedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "stored_value.issued": "stored_value.issued";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                kind: z.ZodString;
                giftCardId: z.ZodNullable<z.ZodInt>;
                storeCreditAccountId: z.ZodNullable<z.ZodInt>;
                storeCustomerId: z.ZodNullable<z.ZodInt>;
                currencyCode: z.ZodString;
                balance: z.ZodString;
                status: z.ZodNullable<z.ZodString>;
                source: z.ZodNullable<z.ZodString>;
                initialAmount: z.ZodNullable<z.ZodString>;
                expiresOn: z.ZodNullable<z.ZodISODateTime>;
                lineItemId: z.ZodNullable<z.ZodString>;
                entry: z.ZodNullable<z.ZodObject<{
                    entryId: z.ZodInt;
                    type: z.ZodString;
                    amount: z.ZodString;
                    balanceAfter: z.ZodString;
                    orderId: z.ZodNullable<z.ZodInt>;
                    paymentId: z.ZodNullable<z.ZodInt>;
                    refundId: z.ZodNullable<z.ZodInt>;
                    createdOn: z.ZodISODateTime;
                }, z.core.$strip>>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnStoredValueRedeemedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "stored_value.redeemed": "stored_value.redeemed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                kind: z.ZodString;
                giftCardId: z.ZodNullable<z.ZodInt>;
                storeCreditAccountId: z.ZodNullable<z.ZodInt>;
                storeCustomerId: z.ZodNullable<z.ZodInt>;
                currencyCode: z.ZodString;
                balance: z.ZodString;
                status: z.ZodNullable<z.ZodString>;
                source: z.ZodNullable<z.ZodString>;
                initialAmount: z.ZodNullable<z.ZodString>;
                expiresOn: z.ZodNullable<z.ZodISODateTime>;
                lineItemId: z.ZodNullable<z.ZodString>;
                entry: z.ZodNullable<z.ZodObject<{
                    entryId: z.ZodInt;
                    type: z.ZodString;
                    amount: z.ZodString;
                    balanceAfter: z.ZodString;
                    orderId: z.ZodNullable<z.ZodInt>;
                    paymentId: z.ZodNullable<z.ZodInt>;
                    refundId: z.ZodNullable<z.ZodInt>;
                    createdOn: z.ZodISODateTime;
                }, z.core.$strip>>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnStoredValueRefundedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "stored_value.refunded": "stored_value.refunded";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                kind: z.ZodString;
                giftCardId: z.ZodNullable<z.ZodInt>;
                storeCreditAccountId: z.ZodNullable<z.ZodInt>;
                storeCustomerId: z.ZodNullable<z.ZodInt>;
                currencyCode: z.ZodString;
                balance: z.ZodString;
                status: z.ZodNullable<z.ZodString>;
                source: z.ZodNullable<z.ZodString>;
                initialAmount: z.ZodNullable<z.ZodString>;
                expiresOn: z.ZodNullable<z.ZodISODateTime>;
                lineItemId: z.ZodNullable<z.ZodString>;
                entry: z.ZodNullable<z.ZodObject<{
                    entryId: z.ZodInt;
                    type: z.ZodString;
                    amount: z.ZodString;
                    balanceAfter: z.ZodString;
                    orderId: z.ZodNullable<z.ZodInt>;
                    paymentId: z.ZodNullable<z.ZodInt>;
                    refundId: z.ZodNullable<z.ZodInt>;
                    createdOn: z.ZodISODateTime;
                }, z.core.$strip>>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnStoredValueAdjustedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "stored_value.adjusted": "stored_value.adjusted";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                kind: z.ZodString;
                giftCardId: z.ZodNullable<z.ZodInt>;
                storeCreditAccountId: z.ZodNullable<z.ZodInt>;
                storeCustomerId: z.ZodNullable<z.ZodInt>;
                currencyCode: z.ZodString;
                balance: z.ZodString;
                status: z.ZodNullable<z.ZodString>;
                source: z.ZodNullable<z.ZodString>;
                initialAmount: z.ZodNullable<z.ZodString>;
                expiresOn: z.ZodNullable<z.ZodISODateTime>;
                lineItemId: z.ZodNullable<z.ZodString>;
                entry: z.ZodNullable<z.ZodObject<{
                    entryId: z.ZodInt;
                    type: z.ZodString;
                    amount: z.ZodString;
                    balanceAfter: z.ZodString;
                    orderId: z.ZodNullable<z.ZodInt>;
                    paymentId: z.ZodNullable<z.ZodInt>;
                    refundId: z.ZodNullable<z.ZodInt>;
                    createdOn: z.ZodISODateTime;
                }, z.core.$strip>>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnStoredValueExpiredWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "stored_value.expired": "stored_value.expired";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                kind: z.ZodString;
                giftCardId: z.ZodNullable<z.ZodInt>;
                storeCreditAccountId: z.ZodNullable<z.ZodInt>;
                storeCustomerId: z.ZodNullable<z.ZodInt>;
                currencyCode: z.ZodString;
                balance: z.ZodString;
                status: z.ZodNullable<z.ZodString>;
                source: z.ZodNullable<z.ZodString>;
                initialAmount: z.ZodNullable<z.ZodString>;
                expiresOn: z.ZodNullable<z.ZodISODateTime>;
                lineItemId: z.ZodNullable<z.ZodString>;
                entry: z.ZodNullable<z.ZodObject<{
                    entryId: z.ZodInt;
                    type: z.ZodString;
                    amount: z.ZodString;
                    balanceAfter: z.ZodString;
                    orderId: z.ZodNullable<z.ZodInt>;
                    paymentId: z.ZodNullable<z.ZodInt>;
                    refundId: z.ZodNullable<z.ZodInt>;
                    createdOn: z.ZodISODateTime;
                }, z.core.$strip>>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnStoredValueStatusChangedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "stored_value.status_changed": "stored_value.status_changed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                kind: z.ZodString;
                giftCardId: z.ZodNullable<z.ZodInt>;
                storeCreditAccountId: z.ZodNullable<z.ZodInt>;
                storeCustomerId: z.ZodNullable<z.ZodInt>;
                currencyCode: z.ZodString;
                balance: z.ZodString;
                status: z.ZodNullable<z.ZodString>;
                source: z.ZodNullable<z.ZodString>;
                initialAmount: z.ZodNullable<z.ZodString>;
                expiresOn: z.ZodNullable<z.ZodISODateTime>;
                lineItemId: z.ZodNullable<z.ZodString>;
                entry: z.ZodNullable<z.ZodObject<{
                    entryId: z.ZodInt;
                    type: z.ZodString;
                    amount: z.ZodString;
                    balanceAfter: z.ZodString;
                    orderId: z.ZodNullable<z.ZodInt>;
                    paymentId: z.ZodNullable<z.ZodInt>;
                    refundId: z.ZodNullable<z.ZodInt>;
                    createdOn: z.ZodISODateTime;
                }, z.core.$strip>>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const zOnStoredValueDeliveryFailedWebhookRequest: z.ZodObject<{
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            "stored_value.delivery_failed": "stored_value.delivery_failed";
        }>;
        apiVersion: z.ZodString;
        createdOn: z.ZodISODateTime;
        storeId: z.ZodInt;
        livemode: z.ZodBoolean;
        data: z.ZodObject<{
            object: z.ZodObject<{
                kind: z.ZodString;
                giftCardId: z.ZodNullable<z.ZodInt>;
                storeCreditAccountId: z.ZodNullable<z.ZodInt>;
                storeCustomerId: z.ZodNullable<z.ZodInt>;
                currencyCode: z.ZodString;
                balance: z.ZodString;
                status: z.ZodNullable<z.ZodString>;
                source: z.ZodNullable<z.ZodString>;
                initialAmount: z.ZodNullable<z.ZodString>;
                expiresOn: z.ZodNullable<z.ZodISODateTime>;
                lineItemId: z.ZodNullable<z.ZodString>;
                entry: z.ZodNullable<z.ZodObject<{
                    entryId: z.ZodInt;
                    type: z.ZodString;
                    amount: z.ZodString;
                    balanceAfter: z.ZodString;
                    orderId: z.ZodNullable<z.ZodInt>;
                    paymentId: z.ZodNullable<z.ZodInt>;
                    refundId: z.ZodNullable<z.ZodInt>;
                    createdOn: z.ZodISODateTime;
                }, z.core.$strip>>;
                createdOn: z.ZodISODateTime;
                modifiedOn: z.ZodISODateTime;
            }, z.core.$strip>;
            changes: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
                old: z.ZodUnknown;
                new: z.ZodUnknown;
            }, z.core.$strip>>>;
            previousAttributes: z.ZodNull;
        }, z.core.$strip>;
        source: z.ZodObject<{
            action: z.ZodString;
            actorType: z.ZodEnum<{
                ADMIN: "ADMIN";
                CUSTOMER: "CUSTOMER";
                API_TOKEN: "API_TOKEN";
                SYSTEM: "SYSTEM";
                PLATFORM: "PLATFORM";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    path: z.ZodOptional<z.ZodNever>;
    query: z.ZodOptional<z.ZodNever>;
    headers: z.ZodObject<{
        'webhook-id': z.ZodString;
        'webhook-timestamp': z.ZodInt;
        'webhook-signature': z.ZodString;
        'webhook-sequence': z.ZodInt;
        'webhook-object-version': z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>;
