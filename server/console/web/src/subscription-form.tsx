// Creating a subscription by hand: customer, plan, lines, first charge, address and payment method.
import { Link, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { may, store } from './call.ts';
import { useAddresses, useCards, useChoices, usePlans } from './choices.ts';
import type { Subscription } from './client.ts';
import { type Draft, type Loaded, useDraft, type Values } from './draft.ts';
import { Check, Choice, FormOf, TextInput, Words } from './inputs.tsx';
import { addDays, t, toZone } from './language.ts';
import { type Line, Lines } from './lines.tsx';
import { useOpenPage } from './navigate.ts';
import { Card, Empty, Heading } from './parts.tsx';
import { FindCustomer } from './pickers.tsx';
import { SaveBar, useSave } from './save.tsx';
import { useCurrencies } from './settings.ts';
import { useSend } from './submit.ts';

/** The permissions without which the form could not offer the customer, the products and the payment methods. */
const needed = ['subscription:write', 'customer:read', 'customer-payment-method:read', 'subscription-plan:read', 'product:read'];

const empty = (storeCustomerId: number | null): Loaded => ({
  version: undefined,
  values: {
    storeCustomerId, subscriptionPlanId: null, items: [], currencyCode: store().defaultCurrencyCode, nextProcessingDate: addDays(toZone(new Date().toISOString()).slice(0, 10), 1),
    customerPaymentMethodId: null, shippingAddressId: null, billingAddressId: null, shippingMethodId: null, couponCodes: [], consentText: '', note: '', notifyCustomer: true,
  },
});
/** The fields that the service needs. Lines are checked apart. */
const required = ['storeCustomerId', 'subscriptionPlanId', 'nextProcessingDate', 'customerPaymentMethodId'];

export function SubscriptionForm() {
  const navigate = useOpenPage(), send = useSend();
  const { storeCustomerId: given } = useSearch({ strict: false }) as Record<string, string>;
  const start = useRef(empty(given && /^\d+$/.test(given) ? Number(given) : null));
  const draft = useDraft(start.current);
  const [tried, setTried] = useState(false);
  const own = draft.own, customer = own.storeCustomerId as number | null;
  const plans = usePlans(), cards = useCards(customer), addresses = useAddresses(customer), currencies = useCurrencies();
  const all = useChoices<{ shippingMethodId: number; name: string; isActive: boolean; countryCodes: string[] }>('shipping-method:read', '/admin/shipping-method/all');
  const to = addresses?.find((a) => a.value === own.shippingAddressId)?.address.countryCode;
  const methods = all?.filter((m) => m.isActive && (!to || m.countryCodes.length === 0 || m.countryCodes.includes(to))).map((m) => ({ value: m.shippingMethodId, title: m.name }));
  const write = async ({ own }: Draft) => {
    const lines = (own.items as Line[]).map((l) => ({ variantId: l.variantId, quantity: l.quantity }));
    const values: Values = Object.fromEntries(Object.entries(own).filter(([, v]) => v !== null && v !== '' && !(Array.isArray(v) && v.length === 0)));
    const made = await send<Subscription>({ method: 'POST', path: '/admin/subscription', body: { ...values, items: lines } });
    await navigate({ to: '/$noun/$id', params: { noun: 'subscriptions', id: String(made.subscriptionId) } });
    return undefined;
  };
  const save = useSave(draft, { read: async () => undefined, write });
  const wrong = Object.fromEntries(required.filter((n) => own[n] === null || own[n] === '').map((n) => [n, t('required')]));
  if ((own.items as Line[]).length === 0) wrong.items = t('order.noLines');
  const submit = async () => {
    setTried(true);
    if (Object.keys(wrong).length === 0) await save.save();
  };
  const missing = needed.find((p) => !may(p));
  if (missing) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: missing })} />;
  /** The addresses and payment methods of another customer are not theirs. */
  const choose = (storeCustomerId: number | null) => draft.edit((values) => ({ ...values, storeCustomerId, customerPaymentMethodId: null, shippingAddressId: null, billingAddressId: null }));
  return (
    <FormOf value={{ draft, errors: { ...save.errors, ...(tried ? wrong : {}) } }}>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'subscriptions' }}>{t('subscriptions')}</Link></nav>
      <header className="title"><Heading>{t('create.subscription')}</Heading></header>
      <form onSubmit={(e) => { e.preventDefault(); if (!save.busy) void submit(); }} noValidate>
        <div className="columns">
          <div>
            <Card title={t('column.plan')}>
              {plans && <Choice path="subscriptionPlanId" title={t('column.plan')} values={plans} />}
              <TextInput path="nextProcessingDate" title={t('sub.first')} hint={t('sub.firstHint')} kind="date" />
              {currencies && currencies.length > 1 && <Choice path="currencyCode" title={t('value.currencyCode')} hint={t('sub.currencyHint')} values={currencies.map((c) => ({ value: c, title: c }))} />}
            </Card>
            <Card title={t('lines')}><Lines currencyCode={String(own.currencyCode)} /></Card>
            <Card title={t('sub.consent')}>
              <TextInput path="consentText" title={t('sub.consentText')} hint={t('sub.consentHint')} optional long={3} />
              <TextInput path="note" title={t('order.internal')} optional long={2} />
              <Words path="couponCodes" title={t('coupons')} hint={t('commas')} optional />
              <Check path="notifyCustomer" title={t('sub.notify')} />
            </Card>
          </div>
          <div>
            <Card title={t('order.customer')}><FindCustomer path="storeCustomerId" title={t('order.customer')} change={choose} /></Card>
            <Card title={t('sub.terms')}>
              {!customer && <p className="hint">{t('sub.chooseCustomer')}</p>}
              {cards && (cards.length > 0 ? <Choice path="customerPaymentMethodId" title={t('sub.card')} values={cards} /> : <p className="error">{t('sub.noCard')}</p>)}
              {addresses && <Choice path="shippingAddressId" title={t('order.shipTo')} none={t('sub.noAddress')} values={addresses} />}
              {addresses && <Choice path="billingAddressId" title={t('sub.billTo')} none={t('sub.sameAddress')} values={addresses} />}
              {customer && methods && <Choice path="shippingMethodId" title={t('group.method')} none={t('sub.noAddress')} values={methods} />}
            </Card>
          </div>
        </div>
        <SaveBar draft={draft} save={{ ...save, save: submit }} create={t('create.subscription')} />
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </FormOf>
  );
}
