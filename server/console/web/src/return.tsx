// A return: its lines, the parts that arrived, and every action that its state allows.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { call, currentStore, may } from './call.ts';
import type { Order, RefundPreview, ReturnAction, ReturnCondition, ReturnDetails, ReturnLine } from './client.ts';
import { StoreError } from './client.ts';
import { type Body, CommandDialog, type Fill as Fields, sent, Switch, Text } from './command.tsx';
import { dateTime, isZero, type Key, label, number, plainDate, t } from './language.ts';
import type { Noun } from './nouns.ts';
import { ActionDialog, actions } from './order-actions.tsx';
import { Badge, Button, Card, Empty, Failure, Heading, Loading } from './parts.tsx';
import { Quantities } from './quantities.tsx';
import { exceeded, refundOf, refundsGoods, unshippedUnits, withdrawsAll } from './return-rules.ts';
import { useSettings } from './settings.ts';

type Fill = Fields & { r: ReturnDetails };
interface Step { name: ReturnAction; title: Key; path: string; danger?: boolean; start?: (r: ReturnDetails) => Body; request?: (body: Body) => Body; permission?: string; Form: (p: Fill) => ReactNode }

const steps: Step[] = [
  { name: 'APPROVE', title: 'return.approve', path: '/admin/return/approve', start: (r) => ({ lines: r.lines.map((l) => ({ lineItemId: l.lineItemId, quantity: l.requestedQuantity })) }), Form: Approve },
  { name: 'RECEIVE', title: 'return.receive', path: '/admin/return/receive', start: (r) => ({ lines: r.lines.map((l) => ({ lineItemId: l.lineItemId, SELLABLE: expected(l), DAMAGED: 0, MISSING: 0 })) }), request: receipt, Form: Receive },
  { name: 'EXCHANGE', title: 'return.exchange', path: '/admin/return/exchange', permission: 'order:refund', start: () => ({ chargesFees: true, notifyCustomer: true }), Form: Exchange },
  { name: 'COMPLETE', title: 'return.complete', path: '/admin/return/complete', Form: Complete },
  { name: 'SEND', title: 'return.send', path: '/admin/return/send', start: (r) => ({ carrierName: r.carrierName, trackingNumber: r.trackingNumber }), Form: Send },
  { name: 'REJECT', title: 'return.reject', path: '/admin/return/reject', danger: true, start: (r) => ({ note: r.note ?? '' }), Form: Reject },
  { name: 'CANCEL', title: 'return.cancel', path: '/admin/return/cancel', danger: true, Form: () => <p>{t('return.cancelHint')}</p> },
];

/** The units that are still on their way. */
const expected = (l: ReturnLine) => Math.max(0, l.approvedQuantity - l.sellableQuantity - l.damagedQuantity - l.missingQuantity);

export function ReturnPage({ noun, id }: { noun: Noun; id: string }) {
  const result = useQuery({ queryKey: [currentStore(), 'return', id], queryFn: ({ signal }) => call<ReturnDetails>({ method: 'GET', path: '/admin/return', query: { returnId: id }, signal }), enabled: may(noun.permission) });
  if (!may(noun.permission)) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: noun.permission })} />;
  if (result.error && !result.data) {
    if (StoreError.is(result.error, 'not_found')) return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/$noun" params={{ noun: noun.name }}>{t(noun.title)}</Link></Empty>;
    return <Failure error={result.error} retry={() => void result.refetch()} />;
  }
  return result.data ? <Whole key={id} r={result.data} /> : <Loading />;
}

function Whole({ r }: { r: ReturnDetails }) {
  const [open, setOpen] = useState<Step>();
  const [refunds, setRefunds] = useState(false);
  const reasons = useSettings().data?.returnPolicy.reasons ?? [];
  const order = useQuery({ queryKey: [currentStore(), 'order', String(r.orderId)], queryFn: ({ signal }) => call<Order>({ method: 'GET', path: '/admin/order/details', query: { orderId: r.orderId }, signal }), enabled: may('order:read') });
  const shown = steps.filter((s) => r.allowedActions.includes(s.name) && may(s.permission ?? 'return:write'));
  const refund = actions.find((a) => a.name === 'REFUND')!;
  const next = order.data && refundOf(r, order.data);
  const offers = order.data?.allowedActions.includes('REFUND') && may(refund.permission) && next;
  // A withdrawal from the whole order also refunds the delivery.
  const delivery = useQuery({ queryKey: [currentStore(), 'order', String(r.orderId), 'delivery', order.data?.version], queryFn: ({ signal }) => call<RefundPreview>({ method: 'POST', path: '/admin/order/refund/preview', body: { orderId: r.orderId }, signal }), enabled: Boolean(offers && withdrawsAll(r, order.data!)) });
  const shippingAmount = delivery.data && !isZero(delivery.data.maximumShippingAmount) ? delivery.data.maximumShippingAmount : undefined;
  const dates = ([['requestedOn', 'return.requested'], ['approvedOn', 'return.approved'], ['rejectedOn', 'return.rejected'], ['sentOn', 'return.sent'], ['receivedOn', 'return.received'], ['completedOn', 'return.completed'], ['cancelledOn', 'return.canceled']] as const).filter(([f]) => r[f] !== null);
  return (
    <>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'returns' }}>{t('returns')}</Link></nav>
      <header className="title"><Heading>{t('return.number', { number: r.returnNumber })}</Heading><Badge value={r.status} /></header>
      <p className="hint">{label(r.kind)} · <time dateTime={r.requestedOn}>{dateTime(r.requestedOn)}</time></p>
      {(shown.length > 0 || offers) && (
        <div className="actions" role="group" aria-label={t('commands')}>
          {shown.map((s, n) => <Button key={s.name} kind={s.danger ? 'danger' : n === 0 ? 'main' : 'plain'} onClick={() => setOpen(s)}>{t(s.title)}</Button>)}
          {offers && <Button kind={shown.length === 0 ? 'main' : 'plain'} busy={delivery.isLoading} onClick={() => setRefunds(true)}>{t('action.refund')}</Button>}
        </div>
      )}
      {r.exceeds.length > 0 && <div className="note"><strong>{exceeded(r)}</strong></div>}
      {r.isInTime && <div className="note"><strong>{t('return.inTime')}</strong></div>}
      {r.refundDueOn && <Due r={r} o={order.data} date={plainDate(r.refundDueOn)} />}
      <div className="columns">
        <div>
          <Card title={t('lines')}>
            <ul className="lines">{r.lines.map((l) => {
              const states = [
                t('return.requestedN', { n: number(l.requestedQuantity) }), r.approvedOn && t('return.approvedN', { n: number(l.approvedQuantity) }), l.sellableQuantity > 0 && t('return.sellableN', { n: number(l.sellableQuantity) }),
                l.damagedQuantity > 0 && t('return.damagedN', { n: number(l.damagedQuantity) }), l.missingQuantity > 0 && t('return.missingN', { n: number(l.missingQuantity) }),
                l.unshippedQuantity > 0 && t('return.unshippedN', { n: number(l.unshippedQuantity) }), l.restockedQuantity > 0 && t('return.restockedN', { n: number(l.restockedQuantity) }),
              ].filter(Boolean).join(' · ');
              return <li key={l.lineItemId}><div><strong>{l.name}</strong><small><code>{l.sku}</code> · {states}</small>{l.reason && <small>{reasons.find((x) => x.code === l.reason)?.name ?? l.reason}</small>}</div></li>;
            })}</ul>
          </Card>
          {r.exchangeLines.length > 0 && (
            <Card title={t('return.wanted')}>
              <ul className="lines">{r.exchangeLines.map((l) => (
                <li key={`${l.lineItemId}-${l.variantId}`}><div><strong>{number(l.quantity)} × {l.name}</strong><small><code>{l.sku}</code>{l.reservedQuantity > 0 && ` · ${t('return.reservedN', { n: number(l.reservedQuantity) })}`}</small></div></li>
              ))}</ul>
              {r.replacementOrderId !== null && <p className="target">{may('order:read') ? <Link to="/orders/$orderId" params={{ orderId: String(r.replacementOrderId) }}>{t('return.replacement')}</Link> : t('return.replacement')}</p>}
            </Card>
          )}
          {r.note && <Card title={t('order.internal')}><p>{r.note}</p></Card>}
        </div>
        <div>
          <Card title={t('column.order')}>
            <p className="target">{may('order:read') ? <Link to="/orders/$orderId" params={{ orderId: String(r.orderId) }}>{t('order.number', { number: r.orderNumber })}</Link> : t('order.number', { number: r.orderNumber })}</p>
            {order.data && <p>{order.data.customer.name || t('guest')}<br />{order.data.customer.email}</p>}
          </Card>
          {r.refundIds.length > 0 && (
            <Card title={t('refunds')}><ul className="plain">{r.refundIds.map((id) => {
              const known = order.data?.refunds.find((x) => x.refundId === id), name = known ? t('order.refund', { number: known.refundNumber, reason: label(known.reason) }) : `#${id}`;
              return <li key={id} className="target">{may('refund:read') ? <Link to="/$noun/$id" params={{ noun: 'refunds', id: String(id) }}>{name}</Link> : name}</li>;
            })}</ul></Card>
          )}
          {(r.carrierName || r.trackingNumber) && <Card title={t('return.parcel')}><p>{r.carrierName} {r.trackingNumber}</p></Card>}
          <Card title={t('order.timeline')}><ol className="timeline">{dates.map(([f, title]) => <li key={f}><p>{t(title)}</p><small><time dateTime={r[f]!}>{dateTime(r[f]!)}</time></small></li>)}</ol></Card>
        </div>
      </div>
      {open && (
        <CommandDialog title={`${t(open.title)} · ${t('return.number', { number: r.returnNumber })}`} button={t(open.title)} path={open.path} danger={open.danger} start={open.start?.(r) ?? {}} close={() => setOpen(undefined)}
          request={(body) => ({ returnId: r.returnId, version: r.version, ...(open.request ?? sent)(body) })}>
          {(p) => <open.Form {...p} r={r} />}
        </CommandDialog>
      )}
      {refunds && order.data && <ActionDialog action={refund} o={order.data} start={{ ...next, ...(shippingAmount && { shippingAmount }) }} close={() => setRefunds(false)} />}
    </>
  );
}

/** The refund that is due, and its date. The store may wait for the goods that it shipped. */
function Due({ r, o, date }: { r: ReturnDetails; o?: Order; date: string }) {
  if (['REJECTED', 'CANCELLED'].includes(r.status)) return null;
  const unshipped = o ? unshippedUnits(r, o) : 0, waits = r.lines.some((l) => expected(l) > 0);
  const goods = !refundsGoods(r, o) && r.lines.some((l) => l.requestedQuantity > 0);
  if (!goods && unshipped === 0) return null;
  return (
    <div className="note">
      {unshipped > 0 && <p><strong>{t('return.dueUnshipped', { n: number(unshipped), date })}</strong></p>}
      {goods && <p><strong>{t('return.due', { date })}</strong>{waits && ` ${t('return.dueGoods')}`}</p>}
    </div>
  );
}

function Approve(p: Fill) {
  return <><p className="hint">{t('return.approveHint')}</p><Quantities {...p} lines={p.r.lines} name="lines" most={(l) => l.requestedQuantity} keeps /></>;
}

/** Places the replacement order. The dialog repeats what the service does with the money. */
function Exchange(p: Fill) {
  return <><p className="hint">{t('return.exchangeHint')}</p><Switch {...p} name="chargesFees" title="return.chargesFees" standard /><Switch {...p} name="notifyCustomer" title="notify" standard /></>;
}

function Complete(p: Fill) {
  const waits = p.r.exchangeLines.length > 0 && p.r.replacementOrderId === null;
  return <><p>{t('return.completeHint')}</p>{waits && <Switch {...p} name="withoutReplacement" title="return.withoutReplacement" standard={false} />}</>;
}

function Send(p: Fill) {
  return <><p className="hint">{t('return.sendHint')}</p><div className="pair"><Text {...p} name="carrierName" title="carrier" /><Text {...p} name="trackingNumber" title="tracking" /></div></>;
}

function Reject(p: Fill) {
  return <><p>{t('cancel.hint')}</p><Text {...p} name="note" title="order.internal" long /></>;
}

const conditions: ReturnCondition[] = ['SELLABLE', 'DAMAGED', 'MISSING'];
type Arrival = { lineItemId: string } & Record<string, number | string>;

/** The request has a part for each line and condition. */
function receipt(body: Body): Body {
  return { lines: (body.lines as Arrival[]).flatMap((l) => conditions.filter((c) => Number(l[c]) > 0).map((condition) => ({ lineItemId: l.lineItemId, quantity: l[condition], condition }))) };
}

function Receive(p: Fill) {
  const all = p.body.lines as Arrival[];
  // An error names a part of the request: the field of its line and condition shows it.
  const parts = (receipt(p.body).lines as { lineItemId: string; condition: string }[]);
  const set = (id: string, condition: string, n: number) => p.set({ lines: all.map((l) => (l.lineItemId === id ? { ...l, [condition]: n } : l)) });
  return (
    <>
      <p className="hint">{t('return.receiveHint')}</p>
      {p.errors['/lines'] && <p className="error">{p.errors['/lines']}</p>}
      {p.r.lines.filter((l) => l.approvedQuantity > l.sellableQuantity + l.damagedQuantity).map((l) => {
        const own = all.find((x) => x.lineItemId === l.lineItemId)!;
        return (
          <fieldset key={l.lineItemId} className="quantities">
            <legend>{l.name} · {t('return.open', { n: number(l.approvedQuantity - l.sellableQuantity - l.damagedQuantity) })}</legend>
            {conditions.map((c) => {
              const at = parts.findIndex((x) => x.lineItemId === l.lineItemId && x.condition === c), error = at < 0 ? undefined : p.errors[`/lines/${at}/quantity`] ?? p.errors[`/lines/${at}/condition`] ?? p.errors[`/lines/${at}`];
              return (
                <div key={c} className="quantity">
                  <label htmlFor={`r-${l.lineItemId}-${c}`}>{label(c)}</label>
                  <span><input id={`r-${l.lineItemId}-${c}`} type="number" inputMode="numeric" min={0} value={Number(own[c])} onChange={(e) => set(l.lineItemId, c, Math.max(0, Math.floor(Number(e.target.value) || 0)))} /></span>
                  {error && <p className="error">{error}</p>}
                </div>
              );
            })}
          </fieldset>
        );
      })}
    </>
  );
}
