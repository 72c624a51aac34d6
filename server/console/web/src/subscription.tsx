import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, currentStore, may } from './call.ts';
import type { Subscription } from './client.ts';
import { StoreError } from './client.ts';
import { useAddresses, useCards, useChoices, usePlans } from './choices.ts';
import { ClockCard } from './clock.tsx';
import { type Draft, type Loaded, useDraft, type Values } from './draft.ts';
import { Check, Choice, FormOf, TextInput, Words } from './inputs.tsx';
import { dateTime, every, label, money, number, plainDate, t } from './language.ts';
import type { Noun } from './nouns.ts';
import { Badge, Button, Card, Empty, Failure, Heading, Loading } from './parts.tsx';
import { SaveBar, useSave } from './save.tsx';
import { useSend } from './submit.ts';
import { type Change, ChangeDialog, changes, Charge, UnskipDialog } from './subscription-actions.tsx';

const read = (id: string | number, signal?: AbortSignal) => call<Subscription>({ method: 'GET', path: '/admin/subscription', query: { subscriptionId: id }, ...(signal ? { signal } : {}) });

/** A subscription: its lines, the next charge, the renewals to come, and every change that its state allows. */
export function SubscriptionPage({ noun, id }: { noun: Noun; id: string }) {
  // The service processes renewals by itself, and a retry or a test clock runs in the background.
  const result = useQuery({ queryKey: [currentStore(), 'subscription', id], queryFn: ({ signal }) => read(id, signal), enabled: may(noun.permission), refetchInterval: 10_000 });
  if (!may(noun.permission)) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: noun.permission })} />;
  if (result.error && !result.data) {
    if (StoreError.is(result.error, 'not_found')) return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/$noun" params={{ noun: noun.name }}>{t(noun.title)}</Link></Empty>;
    return <Failure error={result.error} retry={() => void result.refetch()} />;
  }
  return result.data ? <Whole key={id} s={result.data} /> : <Loading />;
}

function Whole({ s }: { s: Subscription }) {
  const [open, setOpen] = useState<Change>();
  const [unskips, setUnskips] = useState<string>();
  const shown = changes.filter((c) => s.allowedActions.includes(c.name) && may(c.permission));
  const next = s.upcoming.find((u) => u.estimate);
  return (
    <>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'subscriptions' }}>{t('subscriptions')}</Link></nav>
      <header className="title"><Heading>{t('sub.number', { number: s.subscriptionNumber })}</Heading><Badge value={s.status} />{s.dunningState !== 'NONE' && <Badge value={s.dunningState} tone="bad" />}</header>
      <p className="hint">{s.subscriptionPlanName} · {every(s.intervalUnit, s.intervalCount)} · {t('sub.cycle', { n: number(s.cycleNumber) })} · <time dateTime={s.createdOn}>{dateTime(s.createdOn)}</time></p>
      {shown.length > 0 && (
        <div className="actions" role="group" aria-label={t('commands')}>
          {shown.map((c, n) => <Button key={c.name} kind={c.danger ? 'danger' : n === 0 ? 'main' : 'plain'} onClick={() => setOpen(c)}>{t(c.title)}</Button>)}
        </div>
      )}
      {s.status === 'PAUSED' && <div className="note"><strong>{s.pausedUntil ? t('sub.isPausedUntil', { date: plainDate(s.pausedUntil) }) : t('sub.isPaused')}</strong>{s.pauseReason && <p>{s.pauseReason}</p>}</div>}
      {s.cancelAtPeriodEnd && <div className="note"><strong>{s.nextProcessingDate ? t('sub.endsOn', { date: plainDate(s.nextProcessingDate) }) : t('sub.ends')}</strong>{s.cancelReason && <p>{reason(s.cancelReason)}</p>}</div>}
      {s.cancelledOn && <div className="note"><strong>{t('sub.canceledOn', { date: dateTime(s.cancelledOn) })}</strong>{s.cancelReason && <p>{reason(s.cancelReason)}</p>}</div>}
      {s.lastFailureCode && (
        <div className="failure">
          <p><strong>{t('sub.failed', { n: number(s.failedAttempts), reason: label(s.lastFailureCode) })}</strong></p>
          {s.lastFailureClass && <p>{t(`sub.failure.${s.lastFailureClass}` as 'sub.failure.SOFT')}</p>}
          {s.nextRetryOn && <p>{t('sub.retriedOn', { date: dateTime(s.nextRetryOn) })}</p>}
        </div>
      )}
      <div className="columns">
        <div>
          <Card title={t('lines')}>
            {s.items.length === 0 ? <p className="hint">{t('sub.noLines')}</p> : (
              <ul className="lines">{s.items.map((i) => (
                <li key={i.subscriptionItemId}><div><strong>{i.name}</strong><small><code>{i.sku}</code>{i.isPriceFixed && ` · ${t('sub.fixed')}`}</small></div><span className="times">{number(i.quantity)} × {money(i.unitPrice, s.currencyCode)}</span></li>
              ))}</ul>
            )}
          </Card>
          <Card title={t('sub.next')}>{next?.estimate ? <Charge e={next.estimate} /> : <p className="hint">{t('sub.noNext')}</p>}</Card>
          {s.upcoming.length > 0 && (
            <Card title={t('sub.upcoming')}>
              <ul className="rows renewals">{s.upcoming.map((u) => (
                <li key={`${u.processingDate} ${u.status}`}>
                  <time dateTime={u.processingDate}>{plainDate(u.processingDate)}</time>
                  <span className="hint">{u.cycleNumber !== null && t('sub.cycle', { n: number(u.cycleNumber) })}{u.isPrepaid && ` · ${t('sub.prepaid')}`}</span>
                  <Badge value={u.status} />
                  <span>{u.status === 'SKIPPED' && s.allowedActions.includes('UNSKIP') && may('subscription:write') && <Button kind="bare" aria-label={`${t('sub.unskip')} · ${plainDate(u.processingDate)}`} onClick={() => setUnskips(u.processingDate)}>{t('sub.unskip')}</Button>}</span>
                </li>
              ))}</ul>
            </Card>
          )}
          <Card title={t('order.timeline')}>
            <ol className="timeline">{s.history.map((e) => (
              <li key={e.subscriptionHistoryEntryId}><p>{e.message}{e.cutoffOverridden && <> <span className="badge wait">{t('sub.overridden')}</span></>}</p>
                <small><time dateTime={e.createdOn}>{dateTime(e.createdOn)}</time> · {e.actorName ?? label(e.actorType)}{e.orderId !== null && may('order:read') && <> · <Link to="/orders/$orderId" params={{ orderId: String(e.orderId) }}>{t('column.order')}</Link></>}{e.eventType && <> · <code>{e.eventType}</code></>}</small></li>
            ))}</ol>
          </Card>
        </div>
        <div>
          <Card title={t('order.customer')}>
            <p><strong>{s.customerName || s.customerEmail}</strong></p>
            <p className="target"><a href={`mailto:${encodeURIComponent(s.customerEmail).replace('%40', '@')}`}>{s.customerEmail}</a></p>
            {may('customer:read') && <p className="target"><Link to="/$noun/$id" params={{ noun: 'customers', id: String(s.storeCustomerId) }}>{t('order.profile')}</Link></p>}
            {s.lastOrderId !== null && may('order:read') && <p className="target"><Link to="/orders/$orderId" params={{ orderId: String(s.lastOrderId) }}>{t('sub.lastOrder')}</Link></p>}
            {([['replacesSubscriptionId', 'sub.replaces'], ['replacedBySubscriptionId', 'sub.replacedBy']] as const).map(([f, title]) => s[f] !== null && <p key={f} className="target"><Link to="/$noun/$id" params={{ noun: 'subscriptions', id: String(s[f]) }}>{t(title)}</Link></p>)}
          </Card>
          <Terms s={s} />
          {s.testClockId !== null && <ClockCard id={s.testClockId} />}
          {s.consent && (
            <Card title={t('sub.consent')}><p>{s.consent.text}</p><p className="hint">{dateTime(s.consent.acceptedOn)}{s.consent.grandTotal !== null && ` · ${money(s.consent.grandTotal, s.consent.currencyCode)}`}</p></Card>
          )}
        </div>
      </div>
      {open && <ChangeDialog change={open} s={s} close={() => setOpen(undefined)} />}
      {unskips && <UnskipDialog s={s} date={unskips} close={() => setUnskips(undefined)} />}
    </>
  );
}

/** A reason is free text or one of the service's codes. */
const reason = (text: string) => (/^[A-Z_]+$/.test(text) ? label(text) : text);

const termsOf = (s: Subscription): Loaded => ({
  version: s.version,
  values: { subscriptionPlanId: s.subscriptionPlanId, customerPaymentMethodId: s.customerPaymentMethodId, useStoreCredit: s.useStoreCredit, shippingAddressId: s.shippingAddressId, billingAddressId: s.billingAddressId, shippingMethodId: s.shippingMethodId, couponCodes: s.coupons.map((c) => c.code), note: s.note },
});

/** Plan, delivery and payment of the renewals as a form. A list that the administrator may not read has no field. */
function Terms({ s }: { s: Subscription }) {
  const send = useSend();
  const draft = useDraft(termsOf(s));
  const plans = usePlans(), cards = useCards(s.storeCustomerId), addresses = useAddresses(s.storeCustomerId);
  const methods = useChoices<{ shippingMethodId: number; name: string }>('shipping-method:read', '/admin/shipping-method/all')?.map((m) => ({ value: m.shippingMethodId, title: m.name }));
  const locked = s.changesUntil !== null && Date.parse(s.changesUntil) <= Date.now();
  const [override, setOverride] = useState(false);
  const allowed = s.allowedActions.includes('UPDATE') && may('subscription:write');
  const write = async ({ own, changed, version }: Draft) => {
    const tops = [...new Set(changed.map((p) => p.split('/')[0]!))];
    const body: Values = { subscriptionId: s.subscriptionId, version, ...(override ? { overrideCutoff: true } : {}), ...Object.fromEntries(tops.map((n) => [n, own[n] === '' ? null : own[n]])) };
    return termsOf(await send<Subscription>({ method: 'PATCH', path: '/admin/subscription', body }));
  };
  const save = useSave(draft, { read: async () => termsOf(await read(s.subscriptionId)), write });
  const refused = save.error !== undefined && StoreError.is(save.error, 'cycle_locked');
  // The current plan may no longer be active, and the card may be removed.
  const plan = plans && (plans.some((p) => p.value === s.subscriptionPlanId) ? plans : [{ value: s.subscriptionPlanId, title: s.subscriptionPlanName }, ...plans]);
  return (
    <FormOf value={{ draft, errors: save.errors }}>
      <Card title={t('sub.terms')}>
        <form onSubmit={(e) => { e.preventDefault(); if (draft.dirty && !save.busy) void save.save(); }} noValidate>
          <fieldset className="bareset" disabled={!allowed}>
            {plan && <Choice path="subscriptionPlanId" title={t('column.plan')} values={plan} />}
            {cards && <Choice path="customerPaymentMethodId" title={t('sub.card')} values={cards} />}
            <Check path="useStoreCredit" title={t('sub.credit')} />
            {addresses && <Choice path="shippingAddressId" title={t('order.shipTo')} none={t('sub.noAddress')} values={addresses} />}
            {addresses && <Choice path="billingAddressId" title={t('sub.billTo')} none={t('sub.sameAddress')} values={addresses} />}
            {methods && <Choice path="shippingMethodId" title={t('group.method')} none={t('sub.noAddress')} values={methods} />}
            <Words path="couponCodes" title={t('coupons')} hint={t('commas')} optional />
            <TextInput path="note" title={t('order.internal')} optional long={2} />
            {(locked || refused) && draft.dirty && <label className="check"><input type="checkbox" checked={override} onChange={(e) => setOverride(e.target.checked)} /> {t('sub.override')}</label>}
            {s.changesUntil && !locked && <p className="hint">{t('sub.changesUntil', { date: dateTime(s.changesUntil) })}</p>}
          </fieldset>
          <button type="submit" hidden tabIndex={-1} />
        </form>
        {allowed && <SaveBar draft={draft} save={save} />}
      </Card>
    </FormOf>
  );
}
