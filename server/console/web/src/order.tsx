import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { call, currentStore, download, may } from './call.ts';
import type { Address, Order } from './client.ts';
import { StoreError } from './client.ts';
import { country, date, dateTime, isZero, label, money, number, t } from './language.ts';
import { type Action, actions, ActionDialog } from './order-actions.tsx';
import { Badge, Button, Card, Empty, Failure, Heading, Loading } from './parts.tsx';
import { OrderReturns } from './return-create.tsx';

export function OrderPage({ edits }: { edits?: boolean }) {
  const { orderId } = useParams({ strict: false });
  const creates = orderId === 'new';
  const result = useQuery({
    queryKey: [currentStore(), 'order', orderId],
    queryFn: ({ signal }) => call<Order>({ method: 'GET', path: '/admin/order/details', query: { orderId }, signal }),
    enabled: may('order:read') && !creates,
  });
  if ((creates || edits) && !may('order:write')) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: 'order:write' })} />;
  if (creates) return <Suspense fallback={<Loading />}><OrderForm /></Suspense>;
  if (!may('order:read')) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: 'order:read' })} />;
  if (result.error && !result.data) {
    if (StoreError.is(result.error, 'not_found')) return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/$noun" params={{ noun: 'orders' }}>{t('orders')}</Link></Empty>;
    return <Failure error={result.error} retry={() => void result.refetch()} />;
  }
  if (!result.data) return <Loading />;
  return edits ? <Suspense fallback={<Loading />}><OrderForm key={orderId} o={result.data} /></Suspense> : <Whole o={result.data} />;
}
export const OrderEdit = () => <OrderPage edits />;
const OrderForm = lazy(() => import('./order-form.tsx').then((m) => ({ default: m.OrderForm })));

function Whole({ o }: { o: Order }) {
  const [open, setOpen] = useState<Action>();
  const amount = (value: string) => money(value, o.currencyCode);
  const shown = actions.filter((a) => o.allowedActions.includes(a.name) && may(a.permission));
  return (
    <>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'orders' }}>{t('orders')}</Link></nav>
      <header className="title">
        <Heading>{t('order.number', { number: o.orderNumber })}</Heading>
        <Badge value={o.paymentStatus} /><Badge value={o.fulfillmentStatus} />{o.status !== 'OPEN' && <Badge value={o.status} />}
      </header>
      <p className="hint"><time dateTime={o.orderDate}>{dateTime(o.orderDate)}</time> · {label(o.source)}{o.replacedOrderNumber && ` · ${t('order.replaces', { number: o.replacedOrderNumber })}`}</p>
      {shown.length > 0 && (
        <div className="actions" role="group" aria-label={t('commands')}>
          {shown.map((a, n) => a.dialog
            ? <Button key={a.name} kind={a.danger ? 'danger' : n === 0 ? 'main' : 'plain'} onClick={() => setOpen(a)}>{t(a.title)}</Button>
            : <Link key={a.name} className={`button ${n === 0 ? 'main' : 'plain'}`} to="/orders/$orderId/edit" params={{ orderId: String(o.orderId) }}>{t(a.title)}</Link>)}
        </div>
      )}
      {o.hold && <div className="note"><strong>{t('order.onHold', { reason: label(o.hold.reason) })}</strong>{o.hold.note && <p>{o.hold.note}</p>}</div>}
      {o.cancelReason && <div className="note"><strong>{t('order.canceled', { reason: label(o.cancelReason) })}</strong></div>}
      <div className="columns">
        <div>
          <Card title={t('order.lines', { n: number(o.itemCount) })}><Lines o={o} amount={amount} /></Card>
          <Card title={t('order.parcels')}>{o.shipments.length ? <Parcels o={o} /> : <p className="hint">{t('order.noParcels')}</p>}</Card>
          {may('return:read') && <OrderReturns o={o} />}
          <Card title={t('order.timeline')}>
            <ol className="timeline">{o.timeline.map((e, n) => <li key={n}><p>{e.message}</p><small><time dateTime={e.createdOn}>{dateTime(e.createdOn)}</time> · {e.actorName ?? label(e.actorType)} · <code>{e.eventType}</code></small></li>)}</ol>
          </Card>
        </div>
        <div>
          <Card title={t('order.customer')}>
            <p><strong>{o.customer.name || t('guest')}</strong></p>
            <p><a href={`mailto:${encodeURIComponent(o.customer.email).replace('%40', '@')}`}>{o.customer.email}</a></p>
            {o.customer.phoneNumber && <p>{o.customer.phoneNumber}</p>}
            {o.customer.storeCustomerId && may('customer:read') && <Link to="/$noun/$id" params={{ noun: 'customers', id: String(o.customer.storeCustomerId) }}>{t('order.profile')}</Link>}
          </Card>
          {o.shippingAddress && <Card title={t('order.shipTo')}><Postal a={o.shippingAddress} />{o.shippingMethodName && <p className="hint">{o.shippingMethodName}</p>}</Card>}
          {(o.notes.customer || o.notes.internal) && <Card title={t('order.notes')}>{o.notes.customer && <p>{o.notes.customer}</p>}{o.notes.internal && <p className="hint">{o.notes.internal}</p>}</Card>}
          <Card title={t('order.payments')}>{o.payments.length ? <Payments o={o} amount={amount} /> : <p className="hint">{t('order.noPayments')}</p>}</Card>
          {o.invoices.length > 0 && <Card title={t('order.documents')}><Documents o={o} amount={amount} /></Card>}
        </div>
      </div>
      {open && <ActionDialog action={open} o={o} close={() => setOpen(undefined)} />}
    </>
  );
}

function Lines({ o, amount }: { o: Order; amount: (value: string) => string }) {
  const total = (title: string, value: string, always = false) => (always || !isZero(value)) && <div><dt>{title}</dt><dd>{amount(value)}</dd></div>;
  return (
    <>
      <ul className="lines">
        {o.items.map((l) => {
          const states = [
            l.fulfilledQuantity > 0 && t('line.shipped', { n: number(l.fulfilledQuantity) }), l.refundedQuantity > 0 && t('line.refunded', { n: number(l.refundedQuantity) }),
            l.returnedQuantity > 0 && t('line.returned', { n: number(l.returnedQuantity) }), l.cancelledQuantity > 0 && t('line.canceled', { n: number(l.cancelledQuantity) }), l.openQuantity > 0 && l.requiresShipping && t('line.open', { n: number(l.openQuantity) }),
          ].filter(Boolean).join(' · ');
          return (
            <li key={l.lineItemId}>
              {l.mediaUrl ? <img src={l.mediaUrl} alt="" loading="lazy" width="40" height="40" /> : <span className="picture" aria-hidden />}
              <div><strong>{l.name}</strong><small><code>{l.sku}</code>{states && ` · ${states}`}</small>{l.giftCard?.recipient && <small>{t('line.for', { name: l.giftCard.recipient.name, email: l.giftCard.recipient.email })}</small>}</div>
              <span className="times">{number(l.quantity)} × {amount(l.unitPrice)}{o.pricesIncludeTax && <small>{t('line.withTax')}</small>}</span>
              <span className="sum">{amount(l.lineSubtotal)}</span>
            </li>
          );
        })}
      </ul>
      <dl className="totals">
        {total(t('total.subtotal'), o.subtotal, true)}
        {!isZero(o.discountTotal) && <div><dt>{t('total.discount')}{o.coupons.length > 0 && ` (${o.coupons.map((c) => c.code ?? c.name).join(', ')})`}</dt><dd>−{amount(o.discountTotal)}</dd></div>}
        {total(t('total.shipping'), o.shippingTotal)}
        {total(t('total.tax'), o.taxTotal)}
        <div className="grand"><dt>{t('total.grand')}</dt><dd>{amount(o.grandTotal)}</dd></div>
        {total(t('total.authorized'), o.balance.authorized)}
        {total(t('total.captured'), o.balance.captured)}
        {total(t('total.refunded'), o.balance.refunded)}
        {total(t('total.due'), o.balance.due)}
        {total(t('total.overpaid'), o.balance.overpaid)}
      </dl>
    </>
  );
}

function Parcels({ o }: { o: Order }) {
  const [error, setError] = useState<unknown>();
  const slip = (s: Order['shipments'][number]) => { setError(undefined); download({ path: '/admin/order/pdf', query: { orderId: o.orderId, type: 'PACKING_SLIP', shipmentId: s.shipmentId } }, `${s.shipmentNumber}.pdf`).catch(setError); };
  return (
    <>
    {error !== undefined && <Failure error={error} />}
    <ul className="plain">
      {o.shipments.map((s) => (
        <li key={s.shipmentId}>
          <p><strong>{s.shipmentNumber}</strong> <Badge value={s.status} /> {s.shippedOn && <small>{date(s.shippedOn)}</small>}</p>
          <p className="hint">{s.items.map((i) => `${i.quantity} × ${i.name}`).join(', ')}</p>
          <Button kind="bare" aria-label={t('order.slipOf', { number: s.shipmentNumber })} onClick={() => slip(s)}>{t('order.slip')}</Button>
          {(s.carrierName || s.trackingNumber) && <p>{s.carrierName} {/^https?:/.test(s.trackingUrl) ? <a href={s.trackingUrl} target="_blank" rel="noreferrer">{s.trackingNumber || t('order.track')}</a> : s.trackingNumber}</p>}
        </li>
      ))}
    </ul>
    </>
  );
}

function Payments({ o, amount }: { o: Order; amount: (value: string) => string }) {
  return (
    <ul className="plain">
      {o.payments.map((p) => (
        <li key={p.paymentId}>
          <p className="spread"><strong>{amount(p.amount)}</strong><Badge value={p.status} /></p>
          <p className="hint">{label(p.offlineMethod ?? p.paymentType ?? p.providerCode)} {p.brand} {p.lastFour && `•••• ${p.lastFour}`}</p>
          {p.failureMessage && <p className="error">{p.failureMessage}</p>}
        </li>
      ))}
      {o.refunds.map((r) => (
        <li key={`r${r.refundId}`}>
          <p className="spread"><strong>−{amount(r.amount)}</strong><Badge value={r.status} /></p>
          <p className="hint">{t('order.refund', { number: r.refundNumber, reason: label(r.reason) })}</p>
          {r.note && <p className="hint">{r.note}</p>}
        </li>
      ))}
    </ul>
  );
}

function Documents({ o, amount }: { o: Order; amount: (value: string) => string }) {
  const [error, setError] = useState<unknown>();
  return (
    <>
      <ul className="plain">
        {o.invoices.map((i) => (
          <li key={i.invoiceId} className="spread">
            <span><strong>{i.number}</strong><small>{label(i.type)} · {amount(i.total)}</small></span>
            <Button kind="bare" aria-label={t('order.pdf', { number: i.number })} onClick={() => { setError(undefined); download({ path: '/admin/order/pdf', query: { orderId: o.orderId, invoiceId: i.invoiceId } }, `${i.number}.pdf`).catch(setError); }}>PDF</Button>
          </li>
        ))}
      </ul>
      {error !== undefined && <Failure error={error} />}
    </>
  );
}

function Postal({ a }: { a: Address }): ReactNode {
  const lines = [`${a.firstName} ${a.lastName}`, a.company, a.streetLine1, a.streetLine2, `${a.postalCode} ${a.city}`, a.stateProvince, country(a.countryCode), a.phoneNumber];
  return <address>{lines.filter((l) => l?.trim()).map((l, n) => <span key={n}>{l}</span>)}</address>;
}
