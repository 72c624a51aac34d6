<?php

// Generated from the contract. DO NOT EDIT.

declare(strict_types=1);

namespace StorePlatform\Public;

use StorePlatform\CallOptions;

/** The operations of the Public API. */
final class PublicClient extends \StorePlatform\PublicBase
{
    /**
     * List orders.
     *
     * The placed orders of the store, without drafts. Each item is the snapshot that order events carry. `search`
     * matches the whole order number and the whole `externalId`, and parts of the e-mail address, of the names in the
     * order's addresses, of SKUs and of tracking numbers. With fewer than three characters it matches only whole SKUs
     * and numbers. The items are short: `GET /order` returns an order with its customer, addresses, payments, refunds
     * and shipments. Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes
     * your copy: start with the time from which you need changes, and follow `nextCursor` to the end. The rows come in
     * the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When
     * `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it
     * again next time. The response repeats that page and adds all later changes. The list never skips a row, even one
     * that was committed late. A row that changes again appears again, so overwrite your copy by its id.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param \StorePlatform\Shared\PublicOrderSort::*|null $sort Sort order. Defaults to `-orderDate`.
     * @param \DateTimeImmutable|null $orderDateFrom Only orders placed at or after this time.
     * @param \DateTimeImmutable|null $orderDateTo Only orders placed before this time.
     * @param list<string>|null $paymentStatus Only orders in this payment status. A comma-separated list matches any of
     * its values.
     * @param list<string>|null $fulfillmentStatus Only orders in this fulfillment status. A comma-separated list
     * matches any of its values.
     * @param list<int>|null $storeCustomerId Only orders of this customer. A comma-separated list matches any of its
     * values.
     * @param string|null $sku Only orders with a line of this SKU.
     * @param string|null $externalId Only the order with this `externalId`.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listOrders(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?\DateTimeImmutable $orderDateFrom = null,
        ?\DateTimeImmutable $orderDateTo = null,
        ?array $paymentStatus = null,
        ?array $fulfillmentStatus = null,
        ?array $storeCustomerId = null,
        ?string $sku = null,
        ?string $externalId = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): PublicOrderPage
    {
        return $this->call('GET', '/order/paged', 't', [0 => PublicOrderPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'orderDateFrom' => $orderDateFrom, 'orderDateTo' => $orderDateTo, 'paymentStatus' => $paymentStatus, 'fulfillmentStatus' => $fulfillmentStatus, 'storeCustomerId' => $storeCustomerId, 'sku' => $sku, 'externalId' => $externalId, 'customField*' => $customField, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get an order.
     *
     * The complete order in its current state: the fields of the list and of order events, plus its customer,
     * addresses, payments, refunds, shipments, notes and custom fields. Send exactly one of `orderId` and
     * `orderNumber`, otherwise the API returns 400 `invalid_request`. Drafts return 404. A payment shows only the brand
     * and the last four digits of a card.
     *
     * @param int|null $orderId The order's id.
     * @param int|null $orderNumber The order's number.
     */
    public function getOrder(?int $orderId = null, ?int $orderNumber = null, ?CallOptions $options = null): PublicOrder
    {
        return $this->call('GET', '/order', 't', [0 => PublicOrder::class], null, ['orderId' => $orderId, 'orderNumber' => $orderNumber], $options);
    }

    /**
     * List products.
     *
     * The products of the store with their variants, stock and every price row, whatever their status. Filter by
     * `status=ACTIVE` for products that may be sold, but not to synchronize: with `modifiedSince`, a product that is
     * archived would be missing from the list. `search` matches parts of name, brand, SKU, barcode, `externalId`,
     * options and option values. Stock figures are current as of the response. A change of the product, its options,
     * media, variants or prices counts as a change of the product. A stock movement alone does not. Without
     * `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with
     * the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which
     * they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is
     * null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time.
     * The response repeats that page and adds all later changes. The list never skips a row, even one that was
     * committed late. A row that changes again appears again, so overwrite your copy by its id.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param PublicProductSort::*|null $sort Sort order. Defaults to `-createdOn`.
     * @param list<\StorePlatform\Shared\ProductStatus::*>|null $status Only products in this status. A comma-separated
     * list matches any of its values.
     * @param list<\StorePlatform\Shared\ProductType::*>|null $productType Only products of this type. A comma-separated
     * list matches any of its values.
     * @param list<int>|null $collectionId Only products in this collection. A comma-separated list matches any of its
     * values.
     * @param string|null $sku Only the product with this SKU.
     * @param string|null $externalId Only the product with this id in another system.
     * @param string|null $variantExternalId Only the product with the variant that has this `externalId`.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listProducts(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $productType = null,
        ?array $collectionId = null,
        ?string $sku = null,
        ?string $externalId = null,
        ?string $variantExternalId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): PublicProductPage
    {
        return $this->call('GET', '/product/paged', 't', [0 => PublicProductPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'productType' => $productType, 'collectionId' => $collectionId, 'sku' => $sku, 'externalId' => $externalId, 'variantExternalId' => $variantExternalId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * List refunds.
     *
     * The refunds of the store in every status. Each item is the snapshot that refund events carry. Only COMPLETED
     * refunds returned money; FAILED and VOIDED refunds returned none. Without `modifiedSince`, the list shows the
     * current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need changes,
     * and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit `sort`,
     * otherwise the API returns 400 `invalid_request`. When `nextCursor` is null, keep the last cursor you sent (or, if
     * you sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and adds all
     * later changes. The list never skips a row, even one that was committed late. A row that changes again appears
     * again, so overwrite your copy by its id.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param PublicRefundSort::*|null $sort Sort order. Defaults to `-createdOn`.
     * @param list<int>|null $orderId Only refunds of this order. A comma-separated list matches any of its values.
     * @param list<int>|null $orderNumber Only refunds of the order with this number. A comma-separated list matches any
     * of its values.
     * @param list<int>|null $refundNumber Only the refund with this number. A comma-separated list matches any of its
     * values.
     * @param list<int>|null $storeCustomerId Only refunds of the orders of this customer. A comma-separated list
     * matches any of its values.
     * @param list<\StorePlatform\Shared\RefundStatus::*>|null $status Only refunds in this status. A comma-separated
     * list matches any of its values.
     * @param list<\StorePlatform\Shared\RefundReason::*>|null $reason Only refunds for this reason. A comma-separated
     * list matches any of its values.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listRefunds(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $orderId = null,
        ?array $orderNumber = null,
        ?array $refundNumber = null,
        ?array $storeCustomerId = null,
        ?array $status = null,
        ?array $reason = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): PublicRefundPage
    {
        return $this->call('GET', '/refund/paged', 't', [0 => PublicRefundPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'orderId' => $orderId, 'orderNumber' => $orderNumber, 'refundNumber' => $refundNumber, 'storeCustomerId' => $storeCustomerId, 'status' => $status, 'reason' => $reason, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * List returns.
     *
     * The returns of the store in every status. Each item is the snapshot that return events carry. Without
     * `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with
     * the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which
     * they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is
     * null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time.
     * The response repeats that page and adds all later changes. The list never skips a row, even one that was
     * committed late. A row that changes again appears again, so overwrite your copy by its id.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param PublicReturnSort::*|null $sort Sort order. Defaults to `-requestedOn`.
     * @param list<int>|null $orderId Only returns of this order. A comma-separated list matches any of its values.
     * @param list<int>|null $storeCustomerId Only returns of the orders of this customer. A comma-separated list
     * matches any of its values.
     * @param list<string>|null $status Only returns in this status. A comma-separated list matches any of its values.
     * @param list<string>|null $kind Only returns of this kind. A comma-separated list matches any of its values.
     * @param \DateTimeImmutable|null $requestedFrom Only returns requested at or after this time.
     * @param \DateTimeImmutable|null $requestedTo Only returns requested before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listReturns(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $orderId = null,
        ?array $storeCustomerId = null,
        ?array $status = null,
        ?array $kind = null,
        ?\DateTimeImmutable $requestedFrom = null,
        ?\DateTimeImmutable $requestedTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): PublicReturnPage
    {
        return $this->call('GET', '/return/paged', 't', [0 => PublicReturnPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'orderId' => $orderId, 'storeCustomerId' => $storeCustomerId, 'status' => $status, 'kind' => $kind, 'requestedFrom' => $requestedFrom, 'requestedTo' => $requestedTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get a return.
     *
     * Returns the return with its lines, the rules of the policy that it sets aside, and the refunds that concern its
     * units. The store's internal note is not part of it.
     *
     * @param int $returnId Id of the return.
     */
    public function getReturn(int $returnId, ?CallOptions $options = null): PublicReturnDetails
    {
        return $this->call('GET', '/return', 't', [0 => PublicReturnDetails::class], null, ['returnId' => $returnId], $options);
    }

    /**
     * List shipments.
     *
     * The shipments of the store, including canceled ones. Each item is the snapshot that shipment events carry.
     * `lineItemId` is the id of a line in `GET /order`, which shows the product. Without `modifiedSince`, the list
     * shows the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need
     * changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit
     * `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is null, keep the last cursor you sent
     * (or, if you sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and
     * adds all later changes. The list never skips a row, even one that was committed late. A row that changes again
     * appears again, so overwrite your copy by its id.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param PublicShipmentSort::*|null $sort Sort order. Defaults to `-shippedOn`.
     * @param list<int>|null $shipmentId Only this shipment. A comma-separated list matches any of its values.
     * @param list<int>|null $orderId Only shipments of this order. A comma-separated list matches any of its values.
     * @param list<int>|null $orderNumber Only shipments of the order with this number. A comma-separated list matches
     * any of its values.
     * @param list<int>|null $storeCustomerId Only shipments of the orders of this customer. A comma-separated list
     * matches any of its values.
     * @param list<string>|null $status Only shipments in this status. A comma-separated list matches any of its values.
     * @param string|null $trackingNumber Only shipments with this tracking number.
     * @param string|null $externalShipmentId Only the shipments that were given this id of the carrier's or warehouse's
     * system. A shipment without such an id shows its own id as `externalShipmentId`, and only `shipmentId` finds it.
     * @param \DateTimeImmutable|null $shippedFrom Only shipments shipped at or after this time.
     * @param \DateTimeImmutable|null $shippedTo Only shipments shipped before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listShipments(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $shipmentId = null,
        ?array $orderId = null,
        ?array $orderNumber = null,
        ?array $storeCustomerId = null,
        ?array $status = null,
        ?string $trackingNumber = null,
        ?string $externalShipmentId = null,
        ?\DateTimeImmutable $shippedFrom = null,
        ?\DateTimeImmutable $shippedTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): PublicShipmentPage
    {
        return $this->call('GET', '/shipment/paged', 't', [0 => PublicShipmentPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'shipmentId' => $shipmentId, 'orderId' => $orderId, 'orderNumber' => $orderNumber, 'storeCustomerId' => $storeCustomerId, 'status' => $status, 'trackingNumber' => $trackingNumber, 'externalShipmentId' => $externalShipmentId, 'shippedFrom' => $shippedFrom, 'shippedTo' => $shippedTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * List customers.
     *
     * The customers of the store in every status. Each item is the snapshot that customer events carry. Guest buyers
     * are not included. `search` matches parts of the e-mail address, names, company and phone number, and whole
     * external ids. Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes
     * your copy: start with the time from which you need changes, and follow `nextCursor` to the end. The rows come in
     * the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When
     * `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it
     * again next time. The response repeats that page and adds all later changes. The list never skips a row, even one
     * that was committed late. A row that changes again appears again, so overwrite your copy by its id.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param PublicCustomerSort::*|null $sort Sort order. Defaults to `-createdOn`.
     * @param list<\StorePlatform\Shared\CustomerStatus::*>|null $status Only customers in this status. A
     * comma-separated list matches any of its values.
     * @param list<int>|null $accountTypeId Only customers of this account type. A comma-separated list matches any of
     * its values.
     * @param bool|null $emailVerified Whether the customer's e-mail address is verified. Omit to include both.
     * @param string|null $externalId Only the customer with this `externalId`.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listCustomers(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $accountTypeId = null,
        ?bool $emailVerified = null,
        ?string $externalId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): PublicCustomerPage
    {
        return $this->call('GET', '/store-customer/paged', 't', [0 => PublicCustomerPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'accountTypeId' => $accountTypeId, 'emailVerified' => $emailVerified, 'externalId' => $externalId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get a customer.
     *
     * The customer in its current state, as the snapshot that customer events carry. Send exactly one of
     * `storeCustomerId` and `email`, otherwise the API returns 400 `invalid_request`. `GET /store-customer/address/all`
     * and `GET /store-customer/payment-method/all` return the customer's addresses and saved payment methods.
     *
     * @param int|null $storeCustomerId The customer's id.
     * @param string|null $email The customer's e-mail address, case-insensitive.
     */
    public function getCustomer(?int $storeCustomerId = null, ?string $email = null, ?CallOptions $options = null): \StorePlatform\Shared\PublicCustomer
    {
        return $this->call('GET', '/store-customer', 't', [0 => \StorePlatform\Shared\PublicCustomer::class], null, ['storeCustomerId' => $storeCustomerId, 'email' => $email], $options);
    }

    /**
     * List a customer's addresses.
     *
     * The saved addresses of one customer: the default address first, then the newest. Removed addresses (`isActive`
     * false) are included only with `includeRemoved`.
     *
     * @param int $storeCustomerId Id of the customer.
     * @param bool|null $includeRemoved Whether to include removed addresses.
     */
    public function listCustomerAddresses(int $storeCustomerId, ?bool $includeRemoved = null, ?CallOptions $options = null): \StorePlatform\Shared\PublicCustomerAddressList
    {
        return $this->call('GET', '/store-customer/address/all', 't', [0 => \StorePlatform\Shared\PublicCustomerAddressList::class], null, ['storeCustomerId' => $storeCustomerId, 'includeRemoved' => $includeRemoved], $options);
    }

    /**
     * Add an address of a customer.
     *
     * Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the old
     * one. Fires `customer.address_changed`, first for the former default, if there is one, then for the new address.
     * 409 `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`: a country that the
     * store does not serve, a missing field that the country requires, such as a postal code, or more than 100 active
     * addresses.
     */
    public function createCustomerAddress(PublicCustomerAddressCreate $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicCustomerAddress
    {
        return $this->call('POST', '/store-customer/address', 'tk', [0 => \StorePlatform\Shared\PublicCustomerAddress::class], $body, [], $options);
    }

    /**
     * Update an address of a customer.
     *
     * Changes an active address. Placed orders keep the address that they were placed with; subscriptions use the
     * changed address from their next renewal. Fires `customer.address_changed` if something changed. A removed address
     * returns 404. 422 `invalid_value`: a country that the store does not serve, or a missing field that the country
     * requires, such as a postal code.
     */
    public function updateCustomerAddress(PublicCustomerAddressUpdate $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicCustomerAddress
    {
        return $this->call('PATCH', '/store-customer/address', 'tk', [0 => \StorePlatform\Shared\PublicCustomerAddress::class], $body, [], $options);
    }

    /**
     * List a customer's payment methods.
     *
     * The saved payment methods of one customer: the default one first, then the newest. The list never contains card
     * numbers, gateway tokens or vault ids. Removed payment methods (`isActive` false) are included only with
     * `includeRemoved`.
     *
     * @param int $storeCustomerId Id of the customer.
     * @param bool|null $includeRemoved Whether to include removed payment methods.
     */
    public function listCustomerPaymentMethods(int $storeCustomerId, ?bool $includeRemoved = null, ?CallOptions $options = null): \StorePlatform\Shared\PublicCustomerPaymentMethodList
    {
        return $this->call('GET', '/store-customer/payment-method/all', 't', [0 => \StorePlatform\Shared\PublicCustomerPaymentMethodList::class], null, ['storeCustomerId' => $storeCustomerId, 'includeRemoved' => $includeRemoved], $options);
    }

    /**
     * List subscription lines.
     *
     * One row per live line: a subscription with two lines has two rows, a subscription without lines has none, and
     * `totalCount` counts rows. Removed lines disappear from the list; `GET /subscription` and the events show the
     * removal. `search` matches the whole subscription number, and parts of the customer's e-mail address, names,
     * company and phone number and of the SKUs. With fewer than three characters it matches only whole SKUs and
     * numbers. A line's `nextProcessingDate` keeps its last date after nothing is scheduled any longer, so check
     * `status`. With `modifiedSince`, the rows come in the order in which they changed, oldest first, up to the oldest
     * transaction still running. Omit `sort`, otherwise the response is 400 `invalid_request`. A row that is committed
     * late is not skipped but comes later. When `nextCursor` is null, keep the last cursor you sent and send it again
     * next time. The response repeats the rows of that page and adds all later changes. If you sent no cursor, send the
     * same `modifiedSince` again. A row that changes in the meantime appears again.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param PublicSubscriptionSort::*|null $sort Sort order. Defaults to `-createdOn`.
     * @param list<\StorePlatform\Shared\SubscriptionStatus::*>|null $status Only lines of subscriptions in this status.
     * A comma-separated list matches any of its values.
     * @param list<\StorePlatform\Shared\DunningState::*>|null $dunningState Only lines of subscriptions in this dunning
     * state. A comma-separated list matches any of its values.
     * @param list<string>|null $failureCode Only lines of subscriptions whose last attempt failed for this reason. A
     * comma-separated list matches any of its values.
     * @param \DateTimeImmutable|null $nextRetryFrom Only subscriptions whose next retry is at or after this time.
     * @param \DateTimeImmutable|null $nextRetryTo Only subscriptions whose next retry is before this time.
     * @param string|null $cardExpiresFrom Only subscriptions charged to a card whose last valid day is on or after this
     * date.
     * @param string|null $cardExpiresTo Only subscriptions charged to a card whose last valid day is before this date.
     * @param list<int>|null $productId Only lines of this product. A comma-separated list matches any of its values.
     * @param list<int>|null $storeCustomerId Only subscriptions of this customer. A comma-separated list matches any of
     * its values.
     * @param list<int>|null $subscriptionPlanId Only subscriptions on this plan. A comma-separated list matches any of
     * its values.
     * @param string|null $sku Only lines with this SKU.
     * @param string|null $nextProcessingDateFrom Only scheduled lines whose next processing date is on or after this
     * date.
     * @param string|null $nextProcessingDateTo Only scheduled lines whose next processing date is before this date.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listSubscriptions(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $dunningState = null,
        ?array $failureCode = null,
        ?\DateTimeImmutable $nextRetryFrom = null,
        ?\DateTimeImmutable $nextRetryTo = null,
        ?string $cardExpiresFrom = null,
        ?string $cardExpiresTo = null,
        ?array $productId = null,
        ?array $storeCustomerId = null,
        ?array $subscriptionPlanId = null,
        ?string $sku = null,
        ?string $nextProcessingDateFrom = null,
        ?string $nextProcessingDateTo = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): PublicSubscriptionPage
    {
        return $this->call('GET', '/subscription/paged', 't', [0 => PublicSubscriptionPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'dunningState' => $dunningState, 'failureCode' => $failureCode, 'nextRetryFrom' => $nextRetryFrom, 'nextRetryTo' => $nextRetryTo, 'cardExpiresFrom' => $cardExpiresFrom, 'cardExpiresTo' => $cardExpiresTo, 'productId' => $productId, 'storeCustomerId' => $storeCustomerId, 'subscriptionPlanId' => $subscriptionPlanId, 'sku' => $sku, 'nextProcessingDateFrom' => $nextProcessingDateFrom, 'nextProcessingDateTo' => $nextProcessingDateTo, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get a subscription.
     *
     * The subscription in its current state, as the snapshot that subscription events carry. Send exactly one of
     * `subscriptionId` and `subscriptionNumber`, otherwise the API returns 400 `invalid_request`.
     *
     * @param int|null $subscriptionId The subscription's id.
     * @param int|null $subscriptionNumber The subscription's number.
     */
    public function getSubscription(?int $subscriptionId = null, ?int $subscriptionNumber = null, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('GET', '/subscription', 't', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], null, ['subscriptionId' => $subscriptionId, 'subscriptionNumber' => $subscriptionNumber], $options);
    }

    /**
     * Change a subscription.
     *
     * Changes the dates, shipping, billing and prices of future renewals, all or nothing. Placed orders do not change.
     * Addresses and payment method must be active ones of the subscription's customer (404 otherwise). A new plan
     * changes interval and prices from the next renewal on; the next date stays unless the request sets it. A new
     * payment method in dunning, or in TERMINAL_FAILED, starts a retry at once, in the background. The API removes,
     * updates and adds lines in this order. A line keeps its `subscriptionItemId` when it is updated or swapped
     * (another `variantId`). `unitPrice` fixes the line's price, for example at the price of your own system; null
     * restores the plan's price. A request may remove every line. Fires `subscription.items_changed` (lines or plan),
     * `subscription.processing_date_changed` and `subscription.pricing_changed` (prices or coupons), in this order,
     * each at most once and only for actual changes. Changes of addresses, shipping and payment method fire no event;
     * the history records them. Errors: - 404: a plan that the store does not have. - 409 `invalid_state_transition`:
     * the subscription is CANCELLED, or not ACTIVE for `nextProcessingDate`. - 409 `cycle_locked`: inside the plan's
     * cutoff (which does not apply to the payment method), or while a charge is running. - 409 `cycle_locked`: for the
     * date while its renewal is being retried, and for lines, plan and coupons while deliveries of a prepaid term are
     * left. - 409 `version_conflict`. - 422 `invalid_value`: a date out of range, an inactive plan, or a variant that
     * is not sold on the plan. - 422 `coupon_not_applicable`, `shipping_not_available`, `currency_mismatch`.
     */
    public function updateSubscription(PublicSubscriptionUpdate $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('PATCH', '/subscription', 'tk', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], $body, [], $options);
    }

    /**
     * Create a subscription.
     *
     * Creates a subscription without a checkout, for example for an order by telephone or for a subscription from
     * another system. The subscription is ACTIVE at cycle 0, and nothing is charged now. The renewals of
     * `nextProcessingDate` make the first charge (today's renewals, if that date is today), and the schedule counts
     * from that date. Introductory prices and coupons count from the first charge. The customer must be ACTIVE (409
     * `invalid_state_transition`) and have an account type that may subscribe. The payment method and addresses must be
     * active ones of this customer (404 otherwise). A customer may have several subscriptions to the same product.
     * Errors with 422, with every invalid field: - `invalid_value`: an inactive plan, a variant that is not sold on the
     * plan, or a date out of range. - `invalid_value`: a payment method that its provider cannot charge later, or a
     * missing address or shipping method. - `unsupported_operation`: an account type that cannot subscribe. -
     * `currency_mismatch`: a variant has no price in the currency. - `coupon_not_applicable`, `coupon_exhausted`,
     * `shipping_not_available`. Fires `subscription.created` with the action `subscription.created_by_admin`.
     */
    public function createSubscription(\StorePlatform\Shared\SubscriptionCreate $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('POST', '/subscription', 'tk', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], $body, [], $options);
    }

    /**
     * Estimate a renewal of a subscription.
     *
     * Estimates the cost of a future renewal at today's prices, taxes, coupons and shipping, by the rules of a real
     * charge. `problems` lists the reasons that would make the renewal fail. Nothing is reserved or charged; the real
     * renewal is priced when it runs. A renewal that is covered by a prepaid term costs nothing. 422 `invalid_value`
     * for a date on which the subscription does not renew, 409 `invalid_state_transition` when no renewal is scheduled.
     *
     * @param int $subscriptionId The subscription.
     * @param string|null $processingDate Date of the renewal to estimate. Defaults to the next renewal.
     */
    public function getSubscriptionEstimate(int $subscriptionId, ?string $processingDate = null, ?CallOptions $options = null): \StorePlatform\Shared\SubscriptionEstimate
    {
        return $this->call('GET', '/subscription/estimate', 't', [0 => \StorePlatform\Shared\SubscriptionEstimate::class], null, ['subscriptionId' => $subscriptionId, 'processingDate' => $processingDate], $options);
    }

    /**
     * List the upcoming renewals of a subscription.
     *
     * The future renewals by the schedule up to a given day, earliest first, including skipped ones. The next renewal
     * includes its estimate; for a later renewal, request the estimate of its date. The list is empty while no renewal
     * is scheduled. 422 `invalid_value` for a day that is past or too far ahead.
     *
     * @param int $subscriptionId The subscription.
     * @param string|null $until Last day of the list, at most two years ahead. Defaults to one year ahead.
     */
    public function listUpcomingSubscriptionCycles(int $subscriptionId, ?string $until = null, ?CallOptions $options = null): \StorePlatform\Shared\SubscriptionUpcomingList
    {
        return $this->call('GET', '/subscription/upcoming/all', 't', [0 => \StorePlatform\Shared\SubscriptionUpcomingList::class], null, ['subscriptionId' => $subscriptionId, 'until' => $until], $options);
    }

    /**
     * List the announced prices of a subscription.
     *
     * Returns the price increases that the customer was notified of and that no renewal has charged yet, for each live
     * line. The list is usually empty. `subscription.pricing_changed` fires when an increase is announced or withdrawn;
     * the snapshot of the event has the prices of the next renewal only. 404 for a subscription that the store does not
     * have.
     *
     * @param int $subscriptionId The subscription.
     */
    public function listAnnouncedSubscriptionPrices(int $subscriptionId, ?CallOptions $options = null): AnnouncedSubscriptionPriceList
    {
        return $this->call('GET', '/subscription/announced-price/all', 't', [0 => AnnouncedSubscriptionPriceList::class], null, ['subscriptionId' => $subscriptionId], $options);
    }

    /**
     * List the history of a subscription.
     *
     * The changes of the subscription and who made them, newest first: events, and changes that fire no event
     * (addresses, payment and shipping method, note). Entries are never removed.
     *
     * @param int $subscriptionId The subscription.
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param \StorePlatform\Shared\SubscriptionHistorySort::*|null $sort Sort order. Defaults to `-createdOn`.
     */
    public function listSubscriptionHistory(
        int $subscriptionId,
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?CallOptions $options = null,
    ): \StorePlatform\Shared\SubscriptionHistoryPage
    {
        return $this->call('GET', '/subscription/history/paged', 't', [0 => \StorePlatform\Shared\SubscriptionHistoryPage::class], null, ['subscriptionId' => $subscriptionId, 'page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort], $options);
    }

    /**
     * Pause a subscription.
     *
     * Moves the subscription from ACTIVE to PAUSED. With `pausedUntil`, the subscription resumes automatically on that
     * date. The date must be in the future and at most the store's `pauseMaxDays` ahead, otherwise 422 `invalid_value`.
     * The schedule does not move, and the next processing date is the first scheduled date on or after `pausedUntil`.
     * Without `pausedUntil`, the next date is null until the subscription is resumed. Pausing skips a renewal that
     * failed or waits. Pausing a PAUSED subscription replaces date and reason. 409 `invalid_state_transition` from
     * other states and while `cancelAtPeriodEnd` is true (reactivate the subscription first), `cycle_locked` while a
     * charge is running. Fires `subscription.cycle_skipped` if a renewal is skipped, then `subscription.paused` and
     * `subscription.status_changed`. For a subscription that is already PAUSED, fires only
     * `subscription.processing_date_changed`, and only if the next date moves.
     */
    public function pauseSubscription(\StorePlatform\Shared\SubscriptionPause $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('POST', '/subscription/pause', 'tk', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], $body, [], $options);
    }

    /**
     * Resume a subscription.
     *
     * Moves the subscription from PAUSED to ACTIVE. Without `nextProcessingDate`, the next date is the first scheduled
     * date after today; missed cycles are not caught up. Resuming an ACTIVE subscription succeeds without an event;
     * other states return 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or more than one
     * year ahead. Fires `subscription.resumed`, then `subscription.status_changed`.
     */
    public function resumeSubscription(\StorePlatform\Shared\SubscriptionResume $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('POST', '/subscription/resume', 'tk', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], $body, [], $options);
    }

    /**
     * Skip the next renewal.
     *
     * Skips the next renewal, even one that failed or waits, and moves the next date by one interval. The subscription
     * must be ACTIVE and not set to be canceled at the end of the period (otherwise 409 `invalid_state_transition`).
     * Send `processingDate` to name the renewal to skip: any date other than the next one returns 409
     * `invalid_state_transition`, so two callers never skip twice. 409 `cycle_locked` inside the plan's cutoff or while
     * a charge is running. Fires `subscription.cycle_skipped`.
     */
    public function skipSubscription(\StorePlatform\Shared\SubscriptionSkip $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('POST', '/subscription/skip', 'tk', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], $body, [], $options);
    }

    /**
     * Undo the skip of a renewal.
     *
     * Undoes a skip: the renewal of that day is scheduled again, and becomes the next one if it is before the current
     * next date. The subscription must be ACTIVE (otherwise 409 `invalid_state_transition`), and the renewal must have
     * been skipped by hand and still be in the future; any other date returns 409 `invalid_state_transition`. Undoing
     * the same skip again succeeds without an event. 409 `cycle_locked` inside the plan's cutoff or while a charge is
     * running. Fires `subscription.processing_date_changed` with the action `subscription.cycle_unskipped`.
     */
    public function unskipSubscription(\StorePlatform\Shared\SubscriptionUnskip $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('POST', '/subscription/unskip', 'tk', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], $body, [], $options);
    }

    /**
     * Cancel a subscription.
     *
     * Moves the subscription from ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED, drops an open retry and sets the next
     * date to null. The call does not wait for a charge in flight: if that charge succeeds, its order is placed, and no
     * further renewal follows. With `atPeriodEnd`, the subscription keeps its state until the next processing date and
     * is then canceled instead of renewed. If no renewal is scheduled, or the last one failed, the subscription is
     * canceled at once even with `atPeriodEnd`. Nothing is refunded. In a prepaid term, the period ends with the term:
     * paid deliveries are still sent. The reasons `COMPLETED` and `REPLACED` are rejected (422 `invalid_value`).
     * Canceling again succeeds without an event. Fires `subscription.cancelled`, then `subscription.status_changed`,
     * when the subscription becomes CANCELLED.
     */
    public function cancelSubscription(\StorePlatform\Shared\SubscriptionCancel $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('POST', '/subscription/cancel', 'tk', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], $body, [], $options);
    }

    /**
     * Reactivate a canceled subscription.
     *
     * Moves the subscription from CANCELLED to ACTIVE, unless it was replaced or has completed its cycles, or the
     * customer is not ACTIVE (409 `invalid_state_transition`). The subscription needs an active payment method, its own
     * or the one in the request (422 `invalid_value`). A date that is past or more than one year ahead returns 422
     * `invalid_value`, too. Without `nextProcessingDate`, the next date is the first scheduled date after today.
     * Nothing is charged now. Reactivating an ACTIVE subscription withdraws a cancellation at the end of the period
     * (`cancelAtPeriodEnd`), without an event. To recover a TERMINAL_FAILED subscription, retry its payment. Fires
     * `subscription.resumed`, then `subscription.status_changed`.
     */
    public function reactivateSubscription(\StorePlatform\Shared\SubscriptionReactivate $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('POST', '/subscription/reactivate', 'tk', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], $body, [], $options);
    }

    /**
     * Replace a subscription with a new one.
     *
     * Creates a new ACTIVE subscription with the same customer and currency and cancels the old one (cancelReason
     * `REPLACED`) in one transaction. The new subscription takes omitted values from the old one. It starts at cycle 0,
     * is not charged before its next processing date, and gets introductory prices only for the introductory cycles
     * that the old one had left. The old subscription must be ACTIVE, PAUSED or TERMINAL_FAILED (409
     * `invalid_state_transition`); 409 `cycle_locked` while a charge is running, `version_conflict`. A replaced
     * subscription cannot be reactivated. Fires `subscription.replaced`, `subscription.cancelled` and
     * `subscription.status_changed` for the old subscription, then `subscription.created` for the new one. 422
     * `invalid_value` when a variant is not sold on the plan, `currency_mismatch`, `coupon_not_applicable`,
     * `shipping_not_available`.
     */
    public function replaceSubscription(\StorePlatform\Shared\SubscriptionReplace $body, ?CallOptions $options = null): \StorePlatform\Shared\PublicSubscriptionSnapshot
    {
        return $this->call('POST', '/subscription/replace', 'tk', [0 => \StorePlatform\Shared\PublicSubscriptionSnapshot::class], $body, [], $options);
    }

    /**
     * List webhook deliveries.
     *
     * The deliveries of the store, without their attempts. `GET /webhook-delivery` returns a delivery with its attempts
     * and the receiver's responses. `sort=nextAttemptOn` lists only deliveries with a planned attempt, next due first.
     * Deliveries are kept for at least 90 days after they end. The list has only deliveries of events whose object the
     * caller may read (`order:read` for `order.created`).
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param \StorePlatform\Shared\WebhookDeliverySort::*|null $sort Sort order. Defaults to `-createdOn`.
     * @param list<int>|null $webhookEndpointId Only deliveries to this endpoint. A comma-separated list matches any of
     * its values.
     * @param list<string>|null $webhookEventId Only deliveries of this event. A comma-separated list matches any of its
     * values.
     * @param list<int>|null $webhookReplayId Only deliveries of this replay. A comma-separated list matches any of its
     * values.
     * @param list<\StorePlatform\Shared\WebhookDeliveryStatus::*>|null $status Only deliveries in this status. A
     * comma-separated list matches any of its values.
     * @param list<string>|null $type Only this event type, or all types of an object (`order.*`). A comma-separated
     * list matches any of its values.
     * @param list<\StorePlatform\Shared\WebhookDeliveryOrigin::*>|null $origin Only deliveries of this origin. A
     * comma-separated list matches any of its values.
     * @param list<string>|null $errorCode Only deliveries whose last attempt failed with this code. A comma-separated
     * list matches any of its values.
     * @param list<\StorePlatform\Shared\WebhookObjectType::*>|null $objectType Only events of this object type. A
     * comma-separated list matches any of its values.
     * @param list<int>|null $objectId Only events of this object. A comma-separated list matches any of its values.
     * Requires exactly one objectType, otherwise 400.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listWebhookDeliveries(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $webhookEndpointId = null,
        ?array $webhookEventId = null,
        ?array $webhookReplayId = null,
        ?array $status = null,
        ?array $type = null,
        ?array $origin = null,
        ?array $errorCode = null,
        ?array $objectType = null,
        ?array $objectId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): \StorePlatform\Shared\WebhookDeliveryPage
    {
        return $this->call('GET', '/webhook-delivery/paged', 't', [0 => \StorePlatform\Shared\WebhookDeliveryPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'webhookEndpointId' => $webhookEndpointId, 'webhookEventId' => $webhookEventId, 'webhookReplayId' => $webhookReplayId, 'status' => $status, 'type' => $type, 'origin' => $origin, 'errorCode' => $errorCode, 'objectType' => $objectType, 'objectId' => $objectId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Get a webhook delivery.
     *
     * The delivery with every attempt of the last 90 days: outcome, address dialed, timings, and the headers and first
     * 16 KiB of the response. Each attempt also shows when the next attempt follows and why. Also requires the
     * permission to read the object of the event (`order:read` for `order.created`); 403 `forbidden` names it.
     *
     * @param int $webhookDeliveryId The delivery.
     */
    public function getWebhookDelivery(int $webhookDeliveryId, ?CallOptions $options = null): \StorePlatform\Shared\WebhookDeliveryDetails
    {
        return $this->call('GET', '/webhook-delivery', 't', [0 => \StorePlatform\Shared\WebhookDeliveryDetails::class], null, ['webhookDeliveryId' => $webhookDeliveryId], $options);
    }

    /**
     * Get a webhook endpoint.
     *
     * The endpoint with its live signing keys (never a secret) and its health. Custom header values are masked.
     *
     * @param int $webhookEndpointId The endpoint.
     */
    public function getWebhookEndpoint(int $webhookEndpointId, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpoint
    {
        return $this->call('GET', '/webhook-endpoint', 't', [0 => \StorePlatform\Shared\WebhookEndpoint::class], null, ['webhookEndpointId' => $webhookEndpointId], $options);
    }

    /**
     * Create a webhook endpoint.
     *
     * Registers an address for future events; earlier events can be replayed. The response shows the v1 signing secret
     * once; only a retry with the same Idempotency-Key shows it again. Defaults: eventTypes `["*"]`, ordering
     * PER_OBJECT, timeoutSeconds 15, isActive true. apiVersion defaults to the store setting `webhookApiVersion` and
     * stays pinned. A delivery is a POST of the event with the headers `webhook-id`, `webhook-timestamp` (seconds),
     * `webhook-signature`, `webhook-sequence` and `webhook-object-version`, signed according to Standard Webhooks. To
     * verify a delivery, join id, timestamp and raw body with dots (`id.timestamp.body`) and compute the HMAC-SHA256 of
     * the result. The key is the base64-decoded part of the secret after `whsec_`. Compare the base64 of the HMAC, in
     * constant time, with the part of the signature after `v1,`. The header may contain several signatures, separated
     * by spaces. Reject a timestamp that is more than five minutes off. The caller also needs the permission to read
     * the object of each of its event types: `order:read` for `order.*`, all five for `*`, and `gift-card:read` and
     * `store-credit:read` for `stored_value.*`. 403 `forbidden` names the first missing permission. Deliveries are at
     * least once: a consumer discards duplicates by the event's id. A delivery succeeds with a 2xx response within the
     * timeout; redirects are not followed.
     */
    public function createWebhookEndpoint(\StorePlatform\Shared\WebhookEndpointCreate $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpointCreated
    {
        return $this->call('POST', '/webhook-endpoint', 'tk', [0 => \StorePlatform\Shared\WebhookEndpointCreated::class], $body, [], $options);
    }

    /**
     * Change a webhook endpoint.
     *
     * Changes the given fields of an endpoint. The change takes effect with the next attempt, also for waiting
     * deliveries; only eventTypes applies to new events alone. `isActive: false` stops sending (reason MANUAL). Queued
     * deliveries wait, and new events get no delivery and can be replayed later. `isActive: true` activates the
     * endpoint and closes its breaker. Waiting deliveries then continue at once, and parked deliveries after the first
     * success. A new URL closes the breaker. 409 `version_conflict` when `version` is stale. 422 `invalid_value` for an
     * unknown event type, and for a forbidden header. 422 `invalid_value` also for a URL that is not https (in a
     * livemode store), has credentials or a fragment, or leads to a non-public address. Changing `url` or `eventTypes`
     * also requires the permission to read the objects of all its event types (403 `forbidden`).
     */
    public function updateWebhookEndpoint(\StorePlatform\Shared\WebhookEndpointUpdate $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpoint
    {
        return $this->call('PATCH', '/webhook-endpoint', 'tk', [0 => \StorePlatform\Shared\WebhookEndpoint::class], $body, [], $options);
    }

    /**
     * Delete a webhook endpoint.
     *
     * Stops sending to the endpoint: its waiting and parked deliveries, and a running replay, become CANCELLED. An
     * attempt in flight may still arrive. Past deliveries stay readable for 90 days.
     *
     * @param int $webhookEndpointId The endpoint.
     */
    public function deleteWebhookEndpoint(int $webhookEndpointId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/webhook-endpoint', 't', [], null, ['webhookEndpointId' => $webhookEndpointId], $options);
    }

    /**
     * List webhook endpoints.
     *
     * All endpoints of the store, oldest first, at most 50.
     */
    public function listWebhookEndpoints(?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpointList
    {
        return $this->call('GET', '/webhook-endpoint/all', 't', [0 => \StorePlatform\Shared\WebhookEndpointList::class], null, [], $options);
    }

    /**
     * Rotate a webhook signing key.
     *
     * Creates a new key of the scheme (default v1) and shows it once. The old keys of the scheme continue to sign for
     * overlapHours (0–168, default 24). Until then every delivery carries several signatures, separated by spaces,
     * and a receiver that knows either secret accepts it. `overlapHours: 0` expires the old keys at once, including
     * those of earlier rotations. At most 20 keys of a scheme are live. More return 422 `unsupported_operation`, as
     * does v1a while asymmetricSignature is off.
     */
    public function rotateWebhookEndpointSecret(\StorePlatform\Shared\WebhookEndpointSecretRotate $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpointSecretRotated
    {
        return $this->call('POST', '/webhook-endpoint/rotate-secret', 'tk', [0 => \StorePlatform\Shared\WebhookEndpointSecretRotated::class], $body, [], $options);
    }

    /**
     * Send a test event.
     *
     * Sends a realistic sample of the type to the endpoint, signed, with the endpoint's headers and timeout, and waits
     * for the outcome: one attempt, no retry. A failed attempt returns 200 with `succeeded: false`. The test works for
     * every type, whatever types the endpoint subscribes to, and for a disabled endpoint. The payload has `livemode:
     * false` and the request has the header `webhook-test: true`. The sample appears in no event list, has no delivery,
     * and does not affect health or breaker.
     */
    public function testWebhookEndpoint(\StorePlatform\Shared\WebhookEndpointTest $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpointTestResult
    {
        return $this->call('POST', '/webhook-endpoint/test', 'tk', [0 => \StorePlatform\Shared\WebhookEndpointTestResult::class], $body, [], $options);
    }

    /**
     * Enable a webhook endpoint.
     *
     * Activates a disabled endpoint and closes its breaker. Waiting deliveries continue at once; parked ones follow
     * after the first success, oldest first, at 10 per second. Events from the time when the endpoint was disabled have
     * no delivery. Replay them with `POST /webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling an active
     * endpoint only closes its breaker.
     */
    public function enableWebhookEndpoint(\StorePlatform\Shared\WebhookEndpointEnable $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpoint
    {
        return $this->call('POST', '/webhook-endpoint/enable', 'tk', [0 => \StorePlatform\Shared\WebhookEndpoint::class], $body, [], $options);
    }

    /**
     * List webhook events.
     *
     * The events of the store, including events that no endpoint subscribes to, without their payloads (`GET
     * /webhook-event` returns the payload). Newest first unless `sort=sequence`. The list ends at the oldest
     * transaction still running. So with a cursor, or with `sort=sequence` and `sequenceAfter` = the highest sequence
     * already seen, a poller never skips an event. Use this to poll instead of receiving webhooks. Events are kept for
     * at least 90 days, and longer while a delivery or a replay needs them. Each event also requires the permission to
     * read its object (`order:read`, `refund:read`, `shipment:read`, `subscription:read`, `customer:read`,
     * `return:read`). `stored_value.issued`, `.expired`, `.status_changed` and `.delivery_failed` require
     * `gift-card:read`; `.redeemed`, `.refunded` and `.adjusted` also require `store-credit:read`. The list has only
     * events of objects that the caller may read.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param \StorePlatform\Shared\WebhookEventSort::*|null $sort Sort order. Defaults to `-sequence`.
     * @param list<string>|null $type Only this event type, or all types of an object (`order.*`). A comma-separated
     * list matches any of its values.
     * @param list<\StorePlatform\Shared\WebhookObjectType::*>|null $objectType Only events of this object type. A
     * comma-separated list matches any of its values.
     * @param list<int>|null $objectId Only events of this object. A comma-separated list matches any of its values.
     * Requires exactly one objectType, otherwise 400.
     * @param list<int>|null $webhookEndpointId Only events with a delivery to this endpoint. A comma-separated list
     * matches any of its values.
     * @param list<\StorePlatform\Shared\WebhookDeliveryStatus::*>|null $deliveryStatus Only events with a delivery in
     * this status (to webhookEndpointId, if set). A comma-separated list matches any of its values.
     * @param int|null $sequenceAfter Only events with a sequence greater than this one.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listWebhookEvents(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $type = null,
        ?array $objectType = null,
        ?array $objectId = null,
        ?array $webhookEndpointId = null,
        ?array $deliveryStatus = null,
        ?int $sequenceAfter = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): \StorePlatform\Shared\WebhookEventPage
    {
        return $this->call('GET', '/webhook-event/paged', 't', [0 => \StorePlatform\Shared\WebhookEventPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'type' => $type, 'objectType' => $objectType, 'objectId' => $objectId, 'webhookEndpointId' => $webhookEndpointId, 'deliveryStatus' => $deliveryStatus, 'sequenceAfter' => $sequenceAfter, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Get a webhook event.
     *
     * The event with its payload, including all envelope fields, and its deliveries to every endpoint. Returns 404
     * after the event's retention (at least 90 days). Also requires the permission to read the object (`order:read` for
     * `order.created`); 403 `forbidden` names it.
     *
     * @param string $webhookEventId Id of the event, the payload's `id`.
     */
    public function getWebhookEvent(string $webhookEventId, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEventDetails
    {
        return $this->call('GET', '/webhook-event', 't', [0 => \StorePlatform\Shared\WebhookEventDetails::class], null, ['webhookEventId' => $webhookEventId], $options);
    }

    /**
     * List webhook event types.
     *
     * All event types, each with its meaning and a realistic sample.
     */
    public function listWebhookEventTypes(?CallOptions $options = null): \StorePlatform\Shared\WebhookEventTypeList
    {
        return $this->call('GET', '/webhook-event/type/all', 't', [0 => \StorePlatform\Shared\WebhookEventTypeList::class], null, [], $options);
    }

    /**
     * Resend a webhook event.
     *
     * Sends the event again, byte for byte and with the same id, as a new delivery with its own full retry schedule.
     * The pending retry or parked delivery of the event to the endpoint is canceled. Without webhookEndpointId, the
     * event goes to every active endpoint that subscribes to its type now. With webhookEndpointId, it goes to that
     * endpoint, whatever types it subscribes to. Also requires the permission to read the object (403 `forbidden`). 409
     * `invalid_state_transition` when the named endpoint is disabled.
     */
    public function resendWebhookEvent(\StorePlatform\Shared\WebhookEventResend $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookDeliveryList
    {
        return $this->call('POST', '/webhook-event/resend', 'tk', [0 => \StorePlatform\Shared\WebhookDeliveryList::class], $body, [], $options);
    }

    /**
     * Get the progress of a replay.
     *
     * The replay and its counts. The replay is COMPLETED when each of its deliveries has succeeded, expired, been
     * canceled or been parked. Kept for 90 days after the replay ends.
     *
     * @param int $webhookReplayId The replay.
     */
    public function getWebhookReplay(int $webhookReplayId, ?CallOptions $options = null): \StorePlatform\Shared\WebhookReplay
    {
        return $this->call('GET', '/webhook-event/replay', 't', [0 => \StorePlatform\Shared\WebhookReplay::class], null, ['webhookReplayId' => $webhookReplayId], $options);
    }

    /**
     * Replay webhook events.
     *
     * Sends the matching events again to one endpoint, oldest first, byte for byte and with their ids, in the
     * background. The filters are time (createdFrom inclusive, createdTo exclusive, default now), type, delivery status
     * and object. The number of events is unlimited, and the replay survives a restart of the service. `dryRun: true`
     * only counts the events and returns 200; otherwise the API returns 202 with the replay, and the GET shows its
     * progress. A dry run also works for a disabled or busy endpoint. Replaying an event cancels its waiting and parked
     * deliveries. A replay does not delay new events. With ordering PER_OBJECT or STRICT, new events may overtake the
     * replay, so consumers must order by `webhook-sequence`. Also requires the permission to read the objects of all
     * types that are replayed (403 `forbidden`). 409 `already_exists` while another replay to the endpoint is queued or
     * running, 409 `invalid_state_transition` when the endpoint is disabled. 422 `invalid_value` without any filter,
     * for objectId without objectType, and when createdTo is not after createdFrom.
     */
    public function createWebhookReplay(\StorePlatform\Shared\WebhookReplayCreate $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookReplayPreview|\StorePlatform\Shared\WebhookReplay
    {
        return $this->call('POST', '/webhook-event/replay', 'tk', [200 => \StorePlatform\Shared\WebhookReplayPreview::class, 202 => \StorePlatform\Shared\WebhookReplay::class], $body, [], $options);
    }

    /**
     * Cancel a replay.
     *
     * Stops a replay. The replay queues no further events, and its waiting and parked deliveries become CANCELLED.
     * Finished deliveries do not change. Canceling a canceled replay succeeds; a completed replay returns 409
     * `invalid_state_transition`.
     *
     * @param int $webhookReplayId The replay.
     */
    public function cancelWebhookReplay(int $webhookReplayId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/webhook-event/replay', 't', [], null, ['webhookReplayId' => $webhookReplayId], $options);
    }
}
