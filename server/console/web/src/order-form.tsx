// Creating a draft and editing an order: customer, lines, shipping, notes. The service computes every amount.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { call, currentStore, may, store } from './call.ts';
import { type Place, useAddresses } from './choices.ts';
import type { Address, Order } from './client.ts';
import { type Draft, type Loaded, useDraft, type Values } from './draft.ts';
import { Choice, FormOf, TextInput, useField } from './inputs.tsx';
import { label, money, t } from './language.ts';
import { type Line, Lines } from './lines.tsx';
import { useOpenPage } from './navigate.ts';
import { Button, Card, Field, Heading } from './parts.tsx';
import { usePause } from './pickers.tsx';
import { SaveBar, shown, useSave } from './save.tsx';
import { useSend } from './submit.ts';

const addressFields = ['firstName', 'lastName', 'company', 'streetLine1', 'streetLine2', 'postalCode', 'city', 'stateProvince', 'countryCode', 'phoneNumber'] as const;
const addressOf = (a: Address | null | undefined): Values => Object.fromEntries(addressFields.map((f) => [f, a?.[f] ?? '']));

const valuesOf = (o: Order): Loaded => ({
  version: o.version,
  values: {
    email: o.customer.email, storeCustomerId: o.customer.storeCustomerId, items: o.items.map((l): Line => ({ lineItemId: l.lineItemId, name: l.name, sku: l.sku, quantity: l.quantity })),
    shippingAddress: addressOf(o.shippingAddress), shippingMethodId: o.shippingMethodId, notes: { customer: o.notes.customer, internal: o.notes.internal }, couponCodes: o.coupons.map((c) => c.code).filter((c) => c !== null),
  },
});
const empty = (): Loaded => ({ version: undefined, values: { email: '', storeCustomerId: null, items: [], shippingAddress: addressOf(null), shippingMethodId: null, notes: { customer: '', internal: '' }, couponCodes: [] } });

const filled = (address: Values) => Object.values(address).some((v) => v !== '' && v !== null);
const address = (own: Values) => Object.fromEntries(Object.entries(own.shippingAddress as Values).filter(([, v]) => v !== '' && v !== null));
const lines = (own: Values) => (own.items as Line[]).map((l) => (l.lineItemId ? { lineItemId: l.lineItemId, quantity: l.quantity } : { variantId: l.variantId, quantity: l.quantity }));
const notes = (own: Values) => Object.fromEntries(Object.entries(own.notes as Values).map(([n, v]) => [n, v || null]));

export function OrderForm({ o }: { o?: Order }) {
  const navigate = useOpenPage(), send = useSend(), queries = useQueryClient();
  const start = useRef(empty());
  const draft = useDraft(o ? valuesOf(o) : start.current);
  const write = async ({ own, changed, version }: Draft) => {
    const is = (name: string) => changed.some((p) => p === name || p.startsWith(`${name}/`));
    let saved: Order;
    if (o) {
      const body: Values = { orderId: o.orderId, version };
      if (is('items')) body.items = lines(own);
      if (is('email') && own.email !== o.customer.email) body.email = own.email;
      if (is('storeCustomerId')) body.storeCustomerId = own.storeCustomerId;
      if (is('shippingAddress')) body.shippingAddress = address(own);
      if (is('shippingMethodId')) body.shippingMethodId = own.shippingMethodId;
      if (is('notes')) body.notes = notes(own);
      if (is('couponCodes')) body.couponCodes = own.couponCodes;
      saved = await send<Order>({ method: 'PATCH', path: '/admin/order', body });
    } else {
      saved = await send<Order>({ method: 'POST', path: '/admin/order', body: {
        isDraft: true, currencyCode: store().defaultCurrencyCode, items: lines(own), ...(own.storeCustomerId ? { storeCustomerId: own.storeCustomerId } : own.email ? { email: own.email } : {}),
        ...(filled(own.shippingAddress as Values) ? { shippingAddress: address(own), billingAddress: address(own) } : {}), ...(own.shippingMethodId ? { shippingMethodId: own.shippingMethodId } : {}), notes: notes(own), ...((own.couponCodes as string[]).length ? { couponCodes: own.couponCodes } : {}),
      } });
    }
    queries.setQueryData([currentStore(), 'order', String(saved.orderId)], saved); // the page shows no former total
    await navigate({ to: '/orders/$orderId', params: { orderId: String(saved.orderId) } });
    return undefined;
  };
  const save = useSave(draft, { read: async () => valuesOf(await call<Order>({ method: 'GET', path: '/admin/order/details', query: { orderId: o!.orderId } })), write });
  const [tried, setTried] = useState(false);
  const wrong = (draft.own.items as Line[]).length === 0;
  const submit = async () => {
    setTried(true);
    if (!wrong) await save.save();
  };
  const ships = o === undefined || o.items.some((l) => l.requiresShipping);
  return (
    <FormOf value={{ draft, errors: { ...save.errors, ...(tried && wrong ? { items: t('order.noLines') } : {}) } }}>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'orders' }}>{t('orders')}</Link>{o && <> <Link to="/orders/$orderId" params={{ orderId: String(o.orderId) }}>{t('order.number', { number: o.orderNumber })}</Link></>}</nav>
      <header className="title"><Heading>{o ? t('order.edit', { number: o.orderNumber }) : t('create.order')}</Heading></header>
      <p className="hint">{t(o && o.status !== 'DRAFT' ? 'order.editHint' : 'order.draftHint')}</p>
      <form onSubmit={(e) => { e.preventDefault(); if (!save.busy && (draft.dirty || !o)) void submit(); }} noValidate>
        <div className="columns">
          <div>
            <Card title={t('lines')}><Lines currencyCode={o?.currencyCode ?? store().defaultCurrencyCode} /></Card>
            <Card title={t('order.notes')}>
              <TextInput path="notes/internal" title={t('order.internal')} optional long={2} />
              <TextInput path="notes/customer" title={t('order.fromCustomer')} optional long={2} />
            </Card>
          </div>
          <div>
            <Card title={t('order.customer')}><Buyer /></Card>
            {ships && (
              <Card title={t('order.shipTo')}>
                <SavedAddress />
                <div className="grid">{addressFields.map((f) => <TextInput key={f} path={`shippingAddress/${f}`} title={label(f)} optional={!['streetLine1', 'countryCode'].includes(f)} />)}</div>
                <Methods o={o} />
              </Card>
            )}
          </div>
        </div>
        <SaveBar draft={draft} save={{ ...save, save: submit }} title={titleOf} show={show} {...(o ? {} : { create: t('order.saveDraft') })} />
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </FormOf>
  );
}

const titleOf = (path: string) => (path === 'items' ? t('lines') : path === 'storeCustomerId' ? t('order.customer') : path === 'shippingMethodId' ? t('group.method') : path === 'notes/internal' ? t('order.internal') : path === 'notes/customer' ? t('order.fromCustomer') : label(path.split('/').at(-1)!));
const show = (path: string, value: unknown): ReactNode => (path === 'items' && Array.isArray(value) ? (value as Line[]).map((l) => `${l.quantity} × ${l.name}`).join(', ') : shown(path, value));

interface Found { storeCustomerId: number; email: string; firstName: string; lastName: string }

function Buyer() {
  const { value, draft, errors } = useField<string>('email');
  const text = value ?? '';
  const wanted = usePause(text);
  const chosen = draft.own.storeCustomerId !== null;
  const found = useQuery({ queryKey: [currentStore(), 'find customer', wanted], enabled: !chosen && wanted.length >= 2 && draft.dirty && may('customer:read'), queryFn: ({ signal }) => call<{ items: Found[] }>({ method: 'GET', path: '/admin/customer/search', query: { search: wanted, limit: 6 }, signal }) });
  return (
    <>
      <Field name="email" label={t('column.email')} hint={chosen ? t('order.account') : t('order.guestHint')} error={errors.email ?? errors.storeCustomerId}>
        {(a) => <input {...a} type="email" autoComplete="off" value={text} onChange={(e) => draft.edit((own) => ({ ...own, email: e.target.value, storeCustomerId: null }))} />}
      </Field>
      {!chosen && found.data && <ul className="found">{found.data.items.map((c) => <li key={c.storeCustomerId}><Button kind="bare" onClick={() => draft.edit((own) => ({ ...own, email: c.email, storeCustomerId: c.storeCustomerId }))}>{[c.firstName, c.lastName].filter(Boolean).join(' ')} · {c.email}</Button></li>)}</ul>}
    </>
  );
}

/** Fills the fields with an address of the chosen account. */
function SavedAddress() {
  const { draft } = useField('shippingAddress');
  const addresses = useAddresses(draft.own.storeCustomerId as number | null);
  if (!addresses?.length) return null;
  const fill = (a: Place | undefined) => { if (a) draft.edit((own) => ({ ...own, shippingAddress: Object.fromEntries(addressFields.map((f) => [f, a[f] ?? ''])) })); };
  return (
    <Field name="savedAddress" label={t('order.savedAddress')}>
      {(a) => <select {...a} value="" onChange={(e) => fill(addresses.find((x) => String(x.value) === e.target.value)?.address)}><option value="">{t('choose')}</option>{addresses.map((x) => <option key={x.value} value={x.value}>{x.title}</option>)}</select>}
    </Field>
  );
}

interface Method { shippingMethodId: number; name: string; price: string; currencyCode: string }

/** The methods that serve the address, with the price that the service has for each. */
function Methods({ o }: { o: Order | undefined }) {
  const { draft } = useField('shippingMethodId');
  const countryCode = usePause(String((draft.own.shippingAddress as Values).countryCode ?? ''));
  const methods = useQuery({
    queryKey: [currentStore(), 'methods', o?.orderId, o?.version, countryCode], enabled: o !== undefined || /^[A-Z]{2}$/.test(countryCode),
    queryFn: ({ signal }) => call<{ items: Method[] }>({ method: 'GET', path: '/admin/order/shipping-methods', query: o ? { orderId: o.orderId } : { countryCode, currencyCode: store().defaultCurrencyCode }, signal }),
  });
  return <Choice path="shippingMethodId" title={t('group.method')} none={t('choose')} values={(methods.data?.items ?? []).map((m) => ({ value: m.shippingMethodId, title: `${m.name} · ${money(m.price, m.currencyCode)}` }))} />;
}
