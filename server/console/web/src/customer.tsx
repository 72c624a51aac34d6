import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call, currentStore, may, store } from './call.ts';
import { cardName } from './choices.ts';
import type { Customer, CustomerAddress, CustomerPaymentMethod } from './client.ts';
import { type Body, CommandDialog, sent, Switch, Text } from './command.tsx';
import { StoreCredit, useStoreCredit } from './customer-credit.tsx';
import { type Key, country, date, dateTime, label, money, number, t } from './language.ts';
import type { Noun } from './nouns.ts';
import { Badge, Button, Card, Dialog, Failure, Field } from './parts.tsx';
import { RecordPage } from './record.tsx';
import { useSubmit } from './submit.ts';
import { Tree } from './tree.tsx';

/** A customer: the profile as a form, with status, figures, addresses, orders and subscriptions. */
export function CustomerPage({ noun, id }: { noun: Noun; id: string }) {
  const c = (o: Record<string, unknown>) => o as unknown as Customer;
  return <RecordPage noun={noun} id={id} title={(o) => [c(o).firstName, c(o).lastName].filter(Boolean).join(' ') || c(o).email} side={(o) => <Side c={c(o)} />} below={(o) => <Below c={c(o)} />} />;
}

function Side({ c }: { c: Customer }) {
  const [next, setNext] = useState<Customer['status']>();
  const [clock, setClock] = useState(false);
  const allowed = may('customer:status') ? c.allowedStatuses.filter((s) => s !== c.status) : [];
  return (
    <>
      <Card title={t('order.customer')}>
        <p><a href={`mailto:${encodeURIComponent(c.email).replace('%40', '@')}`}>{c.email}</a> {!c.emailVerified && <span className="badge wait">{t('customer.unverified')}</span>}</p>
        <p className="hint">{c.accountTypeName} · {t('customer.since', { date: date(c.createdOn) })}</p>
        <dl className="totals">
          <div><dt>{t('orders')}</dt><dd>{number(c.orderCount)}</dd></div>
          {c.spending.map((s) => <div key={s.currencyCode}><dt>{t('customer.spent')}</dt><dd>{money(s.total, s.currencyCode)}</dd></div>)}
          <div><dt>{t('home.subscriptions')}</dt><dd>{number(c.activeSubscriptionCount)}</dd></div>
        </dl>
        {c.statusReason && <p className="hint">{t('customer.reason', { reason: c.statusReason })}</p>}
        {c.eraseOn && <p className="error">{t('customer.erased', { date: date(c.eraseOn) })}</p>}
        {allowed.length > 0 && <div className="actions spaced" role="group" aria-label={t('customer.status')}>{allowed.map((s) => <Button key={s} kind={s === 'ACTIVE' ? 'plain' : 'danger'} onClick={() => setNext(s)}>{t(`customer.to.${s}` as Key)}</Button>)}</div>}
      </Card>
      <Addresses c={c} />
      <Cards c={c} />
      <StoreCredit c={c} />
      {(c.marketingConsent || c.acceptsMarketingOn) && (
        <Card title={t('customer.marketing')}>
          <p>{t(c.acceptsMarketing ? 'customer.accepts' : 'customer.withdrawn')}</p>
          {c.acceptsMarketingOn && <p className="hint"><time dateTime={c.acceptsMarketingOn}>{dateTime(c.acceptsMarketingOn)}</time></p>}
          {c.marketingConsent && <details className="more"><summary>{t('sub.consent')}</summary><Tree value={c.marketingConsent} /></details>}
        </Card>
      )}
      {c.statusHistory.length > 0 && (
        <Card title={t('customer.history')}><ol className="timeline">{c.statusHistory.toReversed().map((h, n) => <li key={n}><Tree value={h} /></li>)}</ol></Card>
      )}
      {!store().livemode && may('subscription:process') && c.activeSubscriptionCount === 0 && (
        <Card title={t('clocks')}><p className="hint">{t('emptyHint.clocks')}</p><Button onClick={() => setClock(true)}>{t('create.clock')}</Button></Card>
      )}
      {clock && (
        <CommandDialog title={t('create.clock')} path="/admin/test-clock" request={() => ({ storeCustomerId: c.storeCustomerId })} close={() => setClock(false)} result={(r) => <p><Link to="/$noun/$id" params={{ noun: 'clocks', id: String(r.testClockId) }}>{t('clock.number', { number: String(r.testClockId) })}</Link></p>}>
          {() => <p>{t('clock.createHint')}</p>}
        </CommandDialog>
      )}
      {next && <StatusDialog c={c} next={next} close={() => setNext(undefined)} />}
    </>
  );
}

const fields = ['firstName', 'lastName', 'company', 'streetLine1', 'streetLine2', 'postalCode', 'city', 'stateProvince', 'countryCode', 'phoneNumber'] as const;
/** Fields that the contract empties with null instead of an empty text. */
const nullable = new Set<string>(['company', 'streetLine2', 'phoneNumber']);
type Open = { address: CustomerAddress | undefined; removes?: boolean };

function Addresses({ c }: { c: Customer }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const result = useQuery({ queryKey: [currentStore(), 'addresses', c.storeCustomerId], queryFn: ({ signal }) => call<{ items: CustomerAddress[] }>({ method: 'GET', path: '/admin/customer-address/all', query: { storeCustomerId: c.storeCustomerId }, signal }) });
  const writes = may('customer:write');
  const name = (a: CustomerAddress) => a.streetLine1;
  const request = (body: Body): Body => {
    const a = open?.address;
    if (!a) return { storeCustomerId: c.storeCustomerId, ...sent(body) };
    const changed = Object.entries(body).filter(([f, v]) => (v ?? '') !== ((a as unknown as Body)[f] ?? ''));
    return { customerAddressId: a.customerAddressId, version: a.version, ...Object.fromEntries(changed.map(([f, v]) => [f, v === '' && nullable.has(f) ? null : v])) };
  };
  return (
    <Card title={t('customer.addresses')} side={writes && <Button kind="bare" onClick={() => setOpen({ address: undefined })}>{t('customer.addAddress')}</Button>}>
      {result.error && <Failure error={result.error} retry={() => void result.refetch()} />}
      {result.data?.items.length === 0 && <p className="hint">{t('customer.noAddress')}</p>}
      <ul className="plain">{result.data?.items.map((a) => (
        <li key={a.customerAddressId}><address>{[`${a.firstName} ${a.lastName}`, a.company, a.streetLine1, a.streetLine2, `${a.postalCode} ${a.city}`, a.stateProvince, country(a.countryCode), a.phoneNumber].filter((l) => l?.trim()).map((l, n) => <span key={n}>{l}</span>)}</address>
          <p className="spread">{a.isDefault ? <span className="badge info">{t('customer.default')}</span> : <span />}{writes && <span>
            <Button kind="bare" aria-label={t('customer.editAddress', { name: name(a) })} onClick={() => setOpen({ address: a })}>{t('action.edit')}</Button>
            <Button kind="bare" aria-label={t('product.removeValue', { value: name(a) })} onClick={() => setOpen({ address: a, removes: true })}>{t('remove')}</Button>
          </span>}</p></li>
      ))}</ul>
      {open?.removes && <CommandDialog title={t('product.removeValue', { value: name(open.address!) })} button={t('remove')} danger method="DELETE" path="/admin/customer-address" request={() => ({ customerAddressId: open.address!.customerAddressId })} close={close}>{() => <p>{t('customer.removeAddressHint')}</p>}</CommandDialog>}
      {open && !open.removes && (
        <CommandDialog title={open.address ? t('customer.editAddress', { name: name(open.address) }) : t('customer.addAddress')} button={t('save.save')} method={open.address ? 'PATCH' : 'POST'} path="/admin/customer-address" needed={['streetLine1', 'countryCode']} request={request} close={close}
          start={{ ...Object.fromEntries(fields.map((f) => [f, open.address?.[f] ?? (f === 'firstName' || f === 'lastName' ? c[f] : '')])), isDefault: open.address?.isDefault ?? false }}>
          {(p) => (
            <>
              <div className="grid">{fields.map((f) => <Text key={f} {...p} name={f} title={`value.${f}`} needed={f === 'streetLine1' || f === 'countryCode'} />)}</div>
              {!open.address?.isDefault && <Switch {...p} name="isDefault" title="customer.makeDefault" standard={false} />}
            </>
          )}
        </CommandDialog>
      )}
    </Card>
  );
}

/** The saved payment methods. Only the customer can add one; an administrator can remove one. */
function Cards({ c }: { c: Customer }) {
  const [removes, setRemoves] = useState<CustomerPaymentMethod>();
  const result = useQuery({ queryKey: [currentStore(), 'payment methods', c.storeCustomerId], enabled: may('customer-payment-method:read'), queryFn: ({ signal }) => call<{ items: CustomerPaymentMethod[] }>({ method: 'GET', path: '/admin/customer-payment-method/all', query: { storeCustomerId: c.storeCustomerId }, signal }) });
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  if (!result.data?.items.length) return null;
  return (
    <Card title={t('customer.cards')}>
      <ul className="plain">{result.data.items.map((m) => (
        <li key={m.customerPaymentMethodId}><p className="spread"><span>{cardName(m)} {m.isDefault && <span className="badge info">{t('customer.default')}</span>}{m.activeSubscriptionCount > 0 && <small>{t('customer.pays', { n: number(m.activeSubscriptionCount) })}</small>}</span>
          {may('customer-payment-method:write') && <Button kind="bare" aria-label={t('product.removeValue', { value: cardName(m) })} onClick={() => setRemoves(m)}>{t('remove')}</Button>}</p></li>
      ))}</ul>
      {removes && <CommandDialog title={t('product.removeValue', { value: cardName(removes) })} button={t('remove')} danger method="DELETE" path="/admin/customer-payment-method" request={() => ({ customerPaymentMethodId: removes.customerPaymentMethodId })} close={() => setRemoves(undefined)}>{() => <p>{removes.activeSubscriptionCount > 0 ? t('customer.removeUsedCard', { n: number(removes.activeSubscriptionCount) }) : t('customer.removeCard')}</p>}</CommandDialog>}
    </Card>
  );
}

/** Changes the status. The dialog lists what the change does to this customer. */
function StatusDialog({ c, next, close }: { c: Customer; next: Customer['status']; close: () => void }) {
  const [reason, setReason] = useState('');
  const [forfeits, setForfeits] = useState(false);
  const credit = useStoreCredit(c.storeCustomerId);
  const asks = next === 'DEACTIVATED' && may('store-credit:write') && (credit.data?.items ?? []).filter((a) => Number(a.balance) > 0);
  const command = useSubmit(close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void command.submit({ method: 'PATCH', path: '/admin/store-customer/status', body: { storeCustomerId: c.storeCustomerId, status: next, version: c.version, ...(reason ? { reason } : {}), ...(forfeits ? { forfeitStoreCredit: true } : {}) } });
  };
  const subscriptions = c.activeSubscriptionCount > 0;
  const effects: (string | false)[] = next === 'ACTIVE'
    ? [t('customer.effect.login'), c.status === 'DEACTIVATED' && t('customer.effect.keeps')]
    : [t('customer.effect.sessions'), t('customer.effect.checkout'), t('customer.effect.orders'),
      next === 'BANNED' && t('customer.effect.register'), next === 'BANNED' && subscriptions && t('customer.effect.cancels', { n: number(c.activeSubscriptionCount) }), next === 'SUSPENDED' && subscriptions && t('customer.effect.pauses', { n: number(c.activeSubscriptionCount) }),
      next === 'DEACTIVATED' && t('customer.effect.erases'), next === 'DEACTIVATED' && t('customer.effect.methods')];
  return (
    <Dialog title={`${t(`customer.to.${next}` as Key)} · ${c.email}`} close={close}>
      <form onSubmit={submit} noValidate>
        <ul className="effects">{effects.filter(Boolean).map((e) => <li key={String(e)}>{e}</li>)}</ul>
        <Field name="reason" label={<>{t('reason')} <span className="optional">{t('optional')}</span></>} error={command.errors['/reason']}>{(a) => <textarea {...a} rows={2} value={reason} onChange={(e) => setReason(e.target.value)} />}</Field>
        {asks && asks.length > 0 && <label className="check"><input type="checkbox" checked={forfeits} onChange={(e) => setForfeits(e.target.checked)} /> {t('credit.forfeit', { amount: asks.map((a) => money(a.balance, a.currencyCode)).join(', ') })}</label>}
        {command.error !== undefined && <Failure error={command.error} />}
        <footer><Button onClick={close}>{t('back')}</Button><Button type="submit" kind={next === 'ACTIVE' ? 'main' : 'danger'} busy={command.busy}>{t(`customer.to.${next}` as Key)}</Button></footer>
      </form>
    </Dialog>
  );
}

interface OrderRow { orderId: number; orderNumber: number; orderDate: string; grandTotal: string; currencyCode: string; paymentStatus: string; fulfillmentStatus: string }
interface SubscriptionRow { subscriptionId: number; subscriptionNumber: number | string; status: string; subscriptionPlanName: string | null; recurringSubtotal: string; currencyCode: string; nextProcessingDate: string | null }

function Below({ c }: { c: Customer }) {
  const creates = c.status === 'ACTIVE' && may('subscription:write');
  const orders = useQuery({ queryKey: [currentStore(), 'customer orders', c.storeCustomerId], enabled: may('order:read'), queryFn: ({ signal }) => call<{ items: OrderRow[]; totalCount: number }>({ method: 'GET', path: '/admin/customer/order/paged', query: { storeCustomerId: c.storeCustomerId, pageSize: 10 }, signal }) });
  const subscriptions = useQuery({ queryKey: [currentStore(), 'customer subscriptions', c.storeCustomerId], enabled: may('subscription:read'), queryFn: ({ signal }) => call<{ items: SubscriptionRow[] }>({ method: 'GET', path: '/admin/subscription/paged', query: { storeCustomerId: c.storeCustomerId, pageSize: 10 }, signal }) });
  return (
    <>
      {(orders.error ?? subscriptions.error) && <Failure error={orders.error ?? subscriptions.error} />}
      {orders.data && (
        <Card title={t('orders')}>
          {orders.data.items.length === 0 ? <p className="hint">{t('empty.orders')}</p> : (
            <ul className="rows">{orders.data.items.map((o) => (
              <li key={o.orderId}><Link to="/orders/$orderId" params={{ orderId: String(o.orderId) }}>{t('order.number', { number: o.orderNumber })}</Link><span>{date(o.orderDate)}</span><span><Badge value={o.paymentStatus} /> <Badge value={o.fulfillmentStatus} /></span><strong>{money(o.grandTotal, o.currencyCode)}</strong></li>
            ))}</ul>
          )}
        </Card>
      )}
      {subscriptions.data && (subscriptions.data.items.length > 0 || creates) && (
        <Card title={t('subscriptions')} side={creates && <Link className="button bare" to="/$noun/$id" params={{ noun: 'subscriptions', id: 'new' }} search={{ storeCustomerId: String(c.storeCustomerId) } as never}>{t('create.subscription')}</Link>}>
          {subscriptions.data.items.length === 0 && <p className="hint">{t('empty.subscriptions')}</p>}
          <ul className="rows">{subscriptions.data.items.map((s) => (
            <li key={s.subscriptionId}><Link to="/$noun/$id" params={{ noun: 'subscriptions', id: String(s.subscriptionId) }}>{String(s.subscriptionNumber)}</Link><span>{s.subscriptionPlanName ?? label('subscription')}</span><span><Badge value={s.status} /></span><strong>{money(s.recurringSubtotal, s.currencyCode)}</strong></li>
          ))}</ul>
        </Card>
      )}
    </>
  );
}
