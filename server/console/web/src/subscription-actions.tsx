// The changes of a subscription. A button appears if the subscription's allowedActions and the administrator's permissions have it.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, currentStore } from './call.ts';
import { useCards, usePlans } from './choices.ts';
import type { Subscription, SubscriptionAction, SubscriptionEstimate } from './client.ts';
import { type Body, CommandDialog, type Fill as Fields, Select, sent, Switch, Text } from './command.tsx';
import { isZero, type Key, money, number, plainDate, t } from './language.ts';
import { Button, Failure, Loading } from './parts.tsx';
import { FindVariant, nameOf } from './pickers.tsx';

type Fill = Fields & { s: Subscription; code: string | undefined };
export interface Change { name: SubscriptionAction; title: Key; permission: string; path: string; danger?: boolean; version?: boolean; needed?: string[]; start?: (s: Subscription) => Body; request?: (body: Body) => Body; Form: (p: Fill) => ReactNode }

export const changes: Change[] = [
  { name: 'RETRY', title: 'sub.retry', permission: 'subscription:process', path: '/admin/subscription/retry', Form: Retry },
  { name: 'RESUME', title: 'sub.resume', permission: 'subscription:write', path: '/admin/subscription/resume', Form: Resume },
  { name: 'REACTIVATE', title: 'sub.reactivate', permission: 'subscription:write', path: '/admin/subscription/reactivate', Form: Reactivate },
  { name: 'CHANGE_ITEMS', title: 'sub.items', permission: 'subscription:write', path: '/admin/subscription/items', version: true, start: lines, request: lineChanges, Form: Items },
  { name: 'CHANGE_DATE', title: 'sub.date', permission: 'subscription:write', path: '/admin/subscription/date', version: true, needed: ['nextProcessingDate'], start: (s) => ({ nextProcessingDate: s.nextProcessingDate ?? '' }), Form: NextDate },
  { name: 'SKIP', title: 'sub.skip', permission: 'subscription:write', path: '/admin/subscription/skip', start: (s) => ({ processingDate: s.nextProcessingDate ?? '' }), Form: Skip },
  { name: 'PAUSE', title: 'sub.pause', permission: 'subscription:write', path: '/admin/subscription/pause', start: (s) => ({ pausedUntil: s.pausedUntil ?? '', pauseReason: s.pauseReason ?? '' }), Form: Pause },
  { name: 'REPLACE', title: 'sub.replace', permission: 'subscription:write', path: '/admin/subscription/replace', version: true, Form: Replace },
  { name: 'CANCEL', title: 'sub.cancel', permission: 'subscription:cancel', path: '/admin/subscription/cancel', danger: true, Form: Cancel },
];

export function ChangeDialog({ change, s, close }: { change: Change; s: Subscription; close: () => void }) {
  const [seen] = useState(s.version); // the page reads the subscription every ten seconds, but the person filled the form for this version
  const request = (body: Body, refused?: string) => ({ subscriptionId: s.subscriptionId, ...(change.version ? { version: refused === 'version_conflict' ? s.version : seen } : {}), ...(change.request ?? sent)(body) });
  return (
    <CommandDialog title={`${t(change.title)} · ${t('sub.number', { number: s.subscriptionNumber })}`} button={t(change.title)} path={change.path} danger={change.danger} needed={change.needed ?? []} start={change.start?.(s) ?? {}} request={request} close={close}>
      {(p) => <change.Form {...p} s={s} />}
    </CommandDialog>
  );
}

/** Undoes the skip of a renewal. */
export function UnskipDialog({ s, date, close }: { s: Subscription; date: string; close: () => void }) {
  return (
    <CommandDialog title={t('sub.unskip')} path="/admin/subscription/unskip" request={(body) => ({ subscriptionId: s.subscriptionId, processingDate: date, ...sent(body) })} close={close}>
      {(p) => <><p>{t('sub.unskipHint', { date: plainDate(date) })}</p><Text {...p} name="reason" title="reason" /><Override {...p} s={s} /></>}
    </CommandDialog>
  );
}

/** Appears once the plan's cutoff has passed: only an administrator can change the renewal then. */
function Override(p: Fill) {
  const passed = p.s.changesUntil !== null && Date.parse(p.s.changesUntil) <= Date.now();
  return passed || p.code === 'cycle_locked' ? <Switch {...p} name="overrideCutoff" title="sub.override" standard={false} /> : null;
}

function Card(p: Fill & { hint?: string }) {
  const cards = useCards(p.s.storeCustomerId);
  return cards ? <Select {...p} name="customerPaymentMethodId" title="sub.card" none={t('sub.same')} values={cards} /> : null;
}

/** Shows the amount that the service would charge on a date. */
export function Estimate({ s, date }: { s: Subscription; date: string }) {
  const valid = /^\d{4}-\d\d-\d\d$/.test(date);
  const result = useQuery({
    queryKey: [currentStore(), 'estimate', s.subscriptionId, s.version, date], enabled: valid,
    queryFn: ({ signal }) => call<SubscriptionEstimate>({ method: 'GET', path: '/admin/subscription/estimate', query: { subscriptionId: s.subscriptionId, processingDate: date }, signal }),
  });
  if (result.error) return <Failure error={result.error} />;
  if (!result.data) return valid ? <Loading /> : null;
  return <Charge e={result.data} />;
}

export function Charge({ e }: { e: SubscriptionEstimate }) {
  const amount = (v: string) => money(v, e.currencyCode);
  return (
    <>
      <dl className="totals preview" aria-live="polite">
        <div><dt>{t('total.subtotal')}</dt><dd>{amount(e.subtotal)}</dd></div>
        {!isZero(e.discountTotal) && <div><dt>{t('total.discount')}</dt><dd>−{amount(e.discountTotal)}</dd></div>}
        {!isZero(e.shippingTotal) && <div><dt>{t('total.shipping')}</dt><dd>{amount(e.shippingTotal)}</dd></div>}
        <div><dt>{t('total.tax')}</dt><dd>{amount(e.taxTotal)}</dd></div>
        <div className="grand"><dt>{t(e.isEstimate ? 'sub.estimate' : 'sub.charge', { date: plainDate(e.processingDate) })}</dt><dd>{amount(e.grandTotal)}</dd></div>
      </dl>
      {e.problems.map((x, n) => <p key={n} className="error">{x.message}</p>)}
    </>
  );
}

function Pause(p: Fill) {
  return (
    <>
      <p className="hint">{t('sub.pauseHint')}</p>
      <Text {...p} name="pausedUntil" title="sub.pausedUntil" hint={t('sub.pausedUntilHint')} type="date" />
      <Text {...p} name="pauseReason" title="reason" long />
    </>
  );
}
function Resume(p: Fill) {
  return <Text {...p} name="nextProcessingDate" title="column.next" hint={t('sub.resumeHint')} type="date" />;
}
function Skip(p: Fill) {
  return <><p>{t('sub.skipHint', { date: plainDate(String(p.body.processingDate)) })}</p><Text {...p} name="reason" title="reason" long /><Override {...p} /></>;
}
function NextDate(p: Fill) {
  return (
    <>
      <Text {...p} name="nextProcessingDate" title="column.next" type="date" needed />
      <Switch {...p} name="keepAnchor" title="sub.keepAnchor" standard={false} />
      <Override {...p} />
      <Estimate s={p.s} date={String(p.body.nextProcessingDate ?? '')} />
    </>
  );
}
function Retry(p: Fill) {
  return <><p>{t('sub.retryHint')}</p><Card {...p} /></>;
}
function Reactivate(p: Fill) {
  return <><p className="hint">{t('sub.reactivateHint')}</p><Text {...p} name="nextProcessingDate" title="column.next" type="date" /><Card {...p} /></>;
}
function Replace(p: Fill) {
  const plans = usePlans();
  return (
    <>
      <p>{t('sub.replaceHint')}</p>
      {plans && <Select {...p} name="subscriptionPlanId" title="column.plan" none={t('sub.same')} values={plans} />}
      <Text {...p} name="nextProcessingDate" title="column.next" type="date" />
      <Card {...p} />
      <Text {...p} name="reason" title="reason" long />
    </>
  );
}
function Cancel(p: Fill) {
  return (
    <>
      <ul className="effects"><li>{t(p.body.atPeriodEnd ? 'sub.cancelLater' : 'sub.cancelNow')}</li><li>{t('sub.cancelOrders')}</li></ul>
      {p.s.nextProcessingDate && <Switch {...p} name="atPeriodEnd" title="sub.atPeriodEnd" standard={false} />}
      <Text {...p} name="cancelReason" title="reason" long />
    </>
  );
}

interface Line { subscriptionItemId?: number; variantId: number; name: string; sku: string; quantity: number; removed?: boolean }
interface Before { variantId: number; quantity: number }

function lines(s: Subscription): Body {
  return { lines: s.items.map((i): Line => ({ subscriptionItemId: i.subscriptionItemId, variantId: i.variantId, name: i.name, sku: i.sku, quantity: i.quantity })), before: Object.fromEntries(s.items.map((i) => [i.subscriptionItemId, { variantId: i.variantId, quantity: i.quantity }])) };
}

/** Makes the request: the lines that the person removed, changed and added. */
function lineChanges({ lines: all, before, ...rest }: Body): Body {
  const old = (l: Line) => (before as Record<number, Before>)[l.subscriptionItemId!]!;
  const lines = all as Line[];
  return sent({
    ...rest, remove: lines.filter((l) => l.removed).map((l) => l.subscriptionItemId),
    update: lines.filter((l) => l.subscriptionItemId && !l.removed && (l.quantity !== old(l).quantity || l.variantId !== old(l).variantId))
      .map((l) => ({ subscriptionItemId: l.subscriptionItemId, ...(l.quantity !== old(l).quantity ? { quantity: l.quantity } : {}), ...(l.variantId !== old(l).variantId ? { variantId: l.variantId } : {}) })),
    add: lines.filter((l) => !l.subscriptionItemId).map((l) => ({ variantId: l.variantId, quantity: l.quantity })),
  });
}

function Items(p: Fill) {
  const all = p.body.lines as Line[];
  const [swaps, setSwaps] = useState<number>();
  const set = (next: Line[]) => p.set({ ...p.body, lines: next });
  const change = (n: number, part: Partial<Line>) => set(all.map((l, m) => (m === n ? { ...l, ...part } : l)));
  const find = { currencyCode: p.s.currencyCode, storeCustomerId: p.s.storeCustomerId };
  const other = Object.entries(p.errors).filter(([pointer]) => /^\/(add|update|remove)/.test(pointer));
  return (
    <>
      {other.map(([pointer, text]) => <p key={pointer} className="error">{text}</p>)}
      {all.map((l, n) => (
        <div key={l.subscriptionItemId ?? `new ${l.variantId}`}>
          <div className={l.removed ? 'quantity removed' : 'quantity'}>
            <label htmlFor={`item-${n}`}>{l.name}<small>{l.sku}</small></label>
            <span>
              <input id={`item-${n}`} type="number" inputMode="numeric" min={1} disabled={l.removed} value={l.quantity} onChange={(e) => change(n, { quantity: Math.max(1, Math.floor(Number(e.target.value) || 1)) })} />
              {!l.removed && <Button kind="bare" aria-label={t('sub.swapLine', { name: l.name })} aria-expanded={swaps === n} onClick={() => setSwaps(swaps === n ? undefined : n)}>{t('sub.swap')}</Button>}
              <Button kind="bare" aria-label={t(l.removed ? 'sub.keepLine' : 'product.removeValue', { value: l.name, name: l.name })} onClick={() => (l.subscriptionItemId ? change(n, { removed: !l.removed }) : set(all.filter((_, m) => m !== n)))}>{t(l.removed ? 'sub.keep' : 'remove')}</Button>
            </span>
          </div>
          {swaps === n && !l.removed && <FindVariant {...find} title={t('sub.swapLine', { name: l.name })} add={(v) => { change(n, { variantId: v.variantId, name: nameOf(v), sku: v.sku }); setSwaps(undefined); }} />}
        </div>
      ))}
      <FindVariant {...find} title={t('order.addLine')} add={(v) => set([...all, { variantId: v.variantId, name: nameOf(v), sku: v.sku, quantity: 1 }])} />
      <p className="hint">{t('sub.itemsHint', { n: number(all.filter((l) => !l.removed).length) })}</p>
      <Override {...p} />
    </>
  );
}
