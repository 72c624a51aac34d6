// The commands of an order. A button appears if the order's allowedActions and the administrator's permissions have it.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { call, may } from './call.ts';
import { useCards } from './choices.ts';
import { type Body, type Fill as Fields, Select, sent, Switch, Text } from './command.tsx';
import type { Order, OrderAction, RefundPreview } from './client.ts';
import { isZero, type Key, label, money, number, t } from './language.ts';
import { Button, Dialog, Failure, Field, Loading } from './parts.tsx';
import { partsOf, Quantities } from './quantities.tsx';
import { byPointer, useSubmit } from './submit.ts';

export interface Action { name: OrderAction; title: Key; permission: string; path?: string; dialog?: (p: Fill) => ReactNode; danger?: boolean; /** Makes the request of the fields, and of the order that the page shows. */ request?: (body: Body, o: Order) => Body; /** What the response contains for the person; without it the dialog closes. */ result?: (response: Record<string, unknown>) => ReactNode }
type Fill = Fields & { o: Order }

export const actions: Action[] = [
  { name: 'PLACE', title: 'action.place', permission: 'order:write', path: '/admin/order/place', dialog: Place, request: placed },
  { name: 'CAPTURE', title: 'action.capture', permission: 'order:capture', path: '/admin/order/capture', dialog: Capture },
  { name: 'FULFILL', title: 'action.fulfill', permission: 'order:fulfill', path: '/admin/order/fulfill', dialog: Fulfill },
  { name: 'REFUND', title: 'action.refund', permission: 'order:refund', path: '/admin/order/refund', dialog: Refund },
  { name: 'RELEASE', title: 'action.release', permission: 'order:write', path: '/admin/order/release', dialog: Note },
  { name: 'HOLD', title: 'action.hold', permission: 'order:write', path: '/admin/order/hold', dialog: Hold },
  { name: 'CHARGE', title: 'action.charge', permission: 'order:capture', path: '/admin/order/charge', dialog: Charge },
  { name: 'PAYMENT_LINK', title: 'action.paymentLink', permission: 'order:capture', path: '/admin/order/payment-link', dialog: PaymentLink, result: (r) => <Linked url={String(r.url)} /> },
  { name: 'OFFLINE_PAYMENT', title: 'action.offlinePayment', permission: 'order:capture', path: '/admin/order/offline-payment', dialog: OfflinePayment },
  { name: 'EDIT', title: 'action.edit', permission: 'order:write' },
  { name: 'REPLACE', title: 'action.replace', permission: 'order:write', path: '/admin/order/replace', dialog: Replace, result: (r) => <Replaced o={r as unknown as Order} /> },
  { name: 'VOID', title: 'action.void', permission: 'order:cancel', path: '/admin/order/void', dialog: Void, danger: true },
  { name: 'CANCEL', title: 'action.cancel', permission: 'order:cancel', path: '/admin/order/cancel', dialog: Cancel, danger: true },
];

const starts: Partial<Record<OrderAction, (o: Order) => Body>> = {
  FULFILL: (o) => ({ items: o.items.filter((l) => l.requiresShipping && l.openQuantity > 0).map((l) => ({ lineItemId: l.lineItemId, quantity: l.openQuantity })), carrierName: '', trackingNumber: '' }),
  REFUND: () => ({ reason: '', lines: [] }),
  CANCEL: () => ({ reason: '' }),
  HOLD: () => ({ reason: '' }),
  VOID: () => ({ reason: '' }),
  OFFLINE_PAYMENT: () => ({ method: '' }),
  REPLACE: (o) => ({ reason: '', items: o.items.filter((l) => replaceable(l) > 0).map((l) => ({ lineItemId: l.lineItemId, quantity: replaceable(l) })) }),
  PLACE: () => ({ notifyCustomer: true }),
  PAYMENT_LINK: () => ({ notifyCustomer: true }),
};

/** Asks for what a command needs and sends it. A refusal, also that of a version conflict, keeps the form. */
export function ActionDialog({ action, o, close, start }: { action: Action; o: Order; close: () => void; start?: Body }) {
  const [body, set] = useState<Body>(() => ({ ...starts[action.name]?.(o), ...start }));
  const [tried, setTried] = useState(false);
  const wrong: Record<string, string> = Object.fromEntries(['reason', 'method'].filter((n) => body[n] === '').map((n) => [`/${n}`, t('required')]));
  const command = useSubmit<Record<string, unknown>>(action.result ? undefined : close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const request: NonNullable<Action['request']> = action.request ?? sent;
    if (Object.keys(wrong).length === 0) void command.submit({ method: 'POST', path: action.path!, body: { orderId: o.orderId, ...request(body, o) } });
  };
  const Form = action.dialog!;
  if (action.result && command.result) return <Dialog title={t(action.title)} close={close}>{action.result(command.result)}<footer><Button kind="main" onClick={close}>{t('close')}</Button></footer></Dialog>;
  return (
    <Dialog title={`${t(action.title)} · ${t('order.number', { number: o.orderNumber })}`} close={close}>
      <form onSubmit={submit} noValidate>
        <Form o={o} body={body} set={set} errors={{ ...command.errors, ...(tried ? wrong : {}) }} />
        {command.error !== undefined && <Failure error={command.error} />}
        <footer>
          <Button onClick={close}>{t('back')}</Button>
          <Button type="submit" kind={action.danger ? 'danger' : 'main'} busy={command.busy}>{action.name === 'REFUND' ? <RefundTitle o={o} body={body} /> : t(action.title)}</Button>
        </footer>
      </form>
    </Dialog>
  );
}

function Reason({ body, set, errors, values }: Fill & { values: readonly string[] }) {
  return (
    <Field name="reason" label={t('reason')} error={errors['/reason']}>
      {(a) => <select {...a} value={String(body.reason ?? '')} onChange={(e) => set({ ...body, reason: e.target.value })}><option value="">{t('choose')}</option>{values.map((v) => <option key={v} value={v}>{label(v)}</option>)}</select>}
    </Field>
  );
}

function Capture(p: Fill) {
  return (
    <>
      <p>{t('capture.hint', { amount: money(p.o.balance.authorized, p.o.currencyCode) })}</p>
      <Text {...p} name="amount" title="amount" hint={t('capture.amountHint', { amount: money(p.o.balance.due, p.o.currencyCode) })} />
    </>
  );
}

function Fulfill(p: Fill) {
  return (
    <>
      <p className="hint">{t('fulfill.hint')}</p>
      <Quantities {...p} lines={p.o.items} name="items" most={(l) => (l.requiresShipping ? l.openQuantity : 0)} />
      <div className="pair"><Text {...p} name="carrierName" title="carrier" /><Text {...p} name="trackingNumber" title="tracking" /></div>
      <Switch {...p} name="notifyCustomer" title="notify" standard />
    </>
  );
}

function Hold(p: Fill) {
  return <><p className="hint">{t('hold.hint')}</p><Reason {...p} values={['FRAUD', 'ADDRESS', 'BACKORDER', 'PAYMENT', 'OTHER']} /><Text {...p} name="note" title="note" long /></>;
}
function Note(p: Fill) {
  return <Text {...p} name="note" title="note" long />;
}

/** The refund that the service would issue for a request; it follows the form. */
function usePreview(o: Order, body: Body) {
  const request = JSON.stringify({ orderId: o.orderId, ...sent(body), reason: body.reason || 'OTHER', notifyCustomer: undefined, note: undefined });
  const [settled, setSettled] = useState(request);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(request), 200);
    return () => clearTimeout(timer);
  }, [request]);
  return useQuery({ queryKey: ['refund preview', settled, o.version], queryFn: ({ signal }) => call<RefundPreview>({ method: 'POST', path: '/admin/order/refund/preview', body: JSON.parse(settled), signal }), gcTime: 0, staleTime: 0 });
}

function Preview({ o, body }: { o: Order; body: Body }) {
  const preview = usePreview(o, body);
  const p = preview.data;
  if (preview.error) return <Failure error={preview.error} />;
  if (!p) return <Loading />;
  const amount = (v: string) => money(v, p.currencyCode);
  const credited = (providerCode: string) => body.destination === 'STORE_CREDIT' && providerCode !== 'STORED_VALUE';
  return (
    <dl className="totals preview" aria-live="polite">
      <div><dt>{t('total.subtotal')}</dt><dd>{amount(p.subtotal)}</dd></div>
      <div><dt>{t('total.tax')}</dt><dd>{amount(p.taxTotal)}</dd></div>
      {!isZero(p.shippingTotal) && <div><dt>{t('total.shipping')}</dt><dd>{amount(p.shippingTotal)}</dd></div>}
      <div className="grand"><dt>{t('refund.amount')}</dt><dd>{amount(p.amount)}</dd></div>
      {p.payments.filter((x) => !isZero(x.amount)).map((x) => <div key={x.paymentId}><dt>{t('refund.to', { what: credited(x.providerCode) ? t('value.storeCreditAccount') : [label(x.paymentType ?? x.providerCode), x.brand, x.lastFour && `•••• ${x.lastFour}`].filter(Boolean).join(' ') })}</dt><dd>{amount(x.amount)}</dd></div>)}
      <div><dt>{t('refund.most')}</dt><dd>{amount(p.maximumAmount)}</dd></div>
    </dl>
  );
}

function RefundTitle({ o, body }: { o: Order; body: Body }) {
  const preview = usePreview(o, body);
  return <>{preview.data ? t('refund.submit', { amount: money(preview.data.amount, preview.data.currencyCode) }) : t('action.refund')}</>;
}

function Refund(p: Fill) {
  const preview = usePreview(p.o, p.body);
  const errors = { ...byPointer(preview.error), ...p.errors };
  const lines = partsOf(p.body, 'lines').length > 0;
  return (
    <>
      <Quantities {...p} lines={p.o.items} errors={errors} name="lines" most={(l) => l.quantity - l.refundedQuantity - l.cancelledQuantity} />
      {!lines && !p.body.shippingAmount && !p.body.amount && <p className="hint">{t('refund.everything')}</p>}
      <div className="pair"><Text {...p} errors={errors} name="shippingAmount" title="refund.shipping" />{!lines && <Text {...p} errors={errors} name="amount" title="refund.free" />}</div>
      <Reason {...p} errors={errors} values={['RETURN_SELLABLE', 'RETURN_NON_SELLABLE', 'DAMAGED_GOODS', 'GOODWILL', 'BILLING_ERROR', 'DUPLICATE_CHARGE', 'OTHER']} />
      {p.o.customer.storeCustomerId !== null && <Select {...p} errors={errors} name="destination" title="refund.destination" none={t('refund.original')} values={[{ value: 'STORE_CREDIT', title: t('value.storeCreditAccount') }]} />}
      <Text {...p} errors={errors} name="note" title="note" long />
      <Switch {...p} name="notifyCustomer" title="notify" standard />
      <Preview o={p.o} body={p.body} />
    </>
  );
}

/** The effects of a cancellation on the order. */
function Effects({ o }: { o: Order }) {
  return (
    <>
      <p>{t('cancel.hint')}</p>
      <ul className="effects">
        {!isZero(o.balance.authorized) && <li>{t('cancel.void', { amount: money(o.balance.authorized, o.currencyCode) })}</li>}
        {o.items.some((l) => l.openQuantity > 0) && <li>{t('cancel.stock', { n: number(o.items.reduce((n, l) => n + l.openQuantity, 0)) })}</li>}
        {o.coupons.length > 0 && <li>{t('cancel.coupons', { codes: o.coupons.map((c) => c.code ?? c.name).join(', ') })}</li>}
        {o.subscriptionIds.length > 0 && <li>{t('cancel.subscriptions')}</li>}
      </ul>
    </>
  );
}

const cancelReasons = ['CUSTOMER_REQUEST', 'FRAUD', 'OUT_OF_STOCK', 'PAYMENT_NOT_RECEIVED', 'DUPLICATE', 'OTHER'];

function Cancel(p: Fill) {
  const { o } = p;
  // A cancellation refunds the money that is left, even if balance.refundable is lower because gift cards were spent.
  const left = Math.round((Number(o.balance.captured) - Number(o.balance.refunded) - Number(o.balance.disputed)) * 10_000) > 0;
  const refunds = left && p.body.refundPayment !== false;
  return (
    <>
      <Effects o={o} />
      <Reason {...p} values={cancelReasons} />
      <Text {...p} name="note" title="note" long />
      {left && <Switch {...p} name="refundPayment" title="cancel.refund" standard />}
      <Switch {...p} name="notifyCustomer" title="notify" standard />
      {refunds && may('order:read') && <Preview o={o} body={{ reason: 'OTHER' }} />}
    </>
  );
}

/** The customer's saved payment methods as a field. Guests have none. */
function SavedCard(p: Fill & { none: string }) {
  const cards = useCards(p.o.customer.storeCustomerId);
  return cards && cards.length > 0 ? <Select {...p} name="customerPaymentMethodId" title="sub.card" none={p.none} values={cards} /> : null;
}

/** The request has the payment method as a part of its payment. */
function paid({ customerPaymentMethodId, ...body }: Body): Body {
  return { ...sent(body), ...(customerPaymentMethodId ? { payment: { customerPaymentMethodId } } : {}) };
}

/** The service refuses to place the order if its total is no longer the one that the page shows. */
function placed(body: Body, o: Order): Body {
  return { ...paid(body), expectedGrandTotal: o.grandTotal };
}

function Place(p: Fill) {
  return (
    <>
      <p>{t('place.hint', { amount: money(p.o.grandTotal, p.o.currencyCode) })}</p>
      <SavedCard {...p} none={t('place.later')} />
      <Switch {...p} name="notifyCustomer" title="notify" standard />
    </>
  );
}

function Charge(p: Fill) {
  return <><p>{t('charge.hint', { amount: money(p.o.balance.due, p.o.currencyCode) })}</p><SavedCard {...p} none={t('charge.default')} /></>;
}

function OfflinePayment(p: Fill) {
  return (
    <>
      <p>{t('offline.hint', { amount: money(p.o.balance.due, p.o.currencyCode) })}</p>
      <div className="pair"><Select {...p} name="method" title="offline.method" needed values={['BANK_TRANSFER', 'CASH', 'CHECK', 'OTHER']} /><Text {...p} name="amount" title="amount" hint={t('offline.amountHint')} /></div>
      <Text {...p} name="reference" title="offline.reference" hint={t('offline.referenceHint')} />
      <Text {...p} name="note" title="note" long />
    </>
  );
}

function Void(p: Fill) {
  return (
    <>
      <Effects o={p.o} />
      <Reason {...p} values={cancelReasons} />
      <Text {...p} name="note" title="note" long />
      <Switch {...p} name="notifyCustomer" title="notify" standard={false} />
    </>
  );
}

const replaceable = (l: Order['items'][number]) => l.quantity - l.refundedQuantity - l.cancelledQuantity;

function Replace(p: Fill) {
  return (
    <>
      <p>{t('replace.hint')}</p>
      <Quantities {...p} lines={p.o.items} name="items" most={replaceable} />
      <Reason {...p} values={['LOST', 'DAMAGED', 'WRONG_ITEM', 'DEFECTIVE', 'OTHER']} />
      <Switch {...p} name="isFree" title="replace.free" standard />
      <Text {...p} name="note" title="note" long />
      <Switch {...p} name="notifyCustomer" title="notify" standard />
    </>
  );
}

function Replaced({ o }: { o: Order }) {
  return <p><Link to="/orders/$orderId" params={{ orderId: String(o.orderId) }}>{t('order.number', { number: o.orderNumber })}</Link></p>;
}

function PaymentLink(p: Fill) {
  return (
    <>
      <p>{t('link.hint', { amount: money(p.o.balance.due, p.o.currencyCode) })}</p>
      <Switch {...p} name="notifyCustomer" title="link.mail" standard />
    </>
  );
}

function Linked({ url }: { url: string }) {
  return <><p>{t('link.made')}</p><pre tabIndex={0}><code>{url}</code></pre><Button onClick={() => void navigator.clipboard.writeText(url)}>{t('copy')}</Button></>;
}
