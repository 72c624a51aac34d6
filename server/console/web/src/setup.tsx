// Lists the steps to a store that sells, and reads from the API which of them the merchant has done.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call, currentStore, may } from './call.ts';
import type { StoreSettings } from './client.ts';
import { type Key, t } from './language.ts';
import { Card } from './parts.tsx';

interface Items<T> { items: T[]; totalCount?: number }
export interface Step { name: string; done: boolean; to: string; }
/** The steps in the order in which a merchant does them. */
const order = ['store', 'shipping', 'tax', 'payment', 'product', 'shop', 'domain', 'mail', 'order'];
const get = <T,>(path: string, query = {}) => call<T>({ method: 'GET', path, query });

/** Returns the steps whose state the administrator may read. */
async function steps(): Promise<Step[]> {
  const list: (Promise<Step[]> | false)[] = [
    may('store:read') && get<StoreSettings>('/admin/store/settings').then((s) => [
      { name: 'store', done: s.name !== '' && s.legalName !== null && s.address !== null, to: '/settings' },
      { name: 'domain', done: s.domainVerifiedOn !== null, to: '/settings' },
    ]),
    may('store:read') && get<Items<{ revokedOn: string | null }>>('/admin/store/key/all').then(({ items }) => [{ name: 'shop', done: items.some((k) => k.revokedOn === null), to: '/settings' }]),
    may('shipping-method:read') && get<Items<{ isActive: boolean }>>('/admin/shipping-method/all').then(({ items }) => [{ name: 'shipping', done: items.some((m) => m.isActive), to: '/shipping' }]),
    may('store:read') && may('product:read') && Promise.all([get<{ providerCode: string; isActive: boolean }>('/admin/store/tax-provider'), get<Items<{ rates: unknown[] }>>('/admin/product/tax-class/all')])
      .then(([p, { items }]) => [{ name: 'tax', done: p.providerCode === 'MANUAL' ? items.some((c) => c.rates.length > 0) : p.isActive, to: '/taxes' }]),
    may('store:read') && get<Items<{ isActive: boolean }>>('/admin/store/payment-provider/all').then(({ items }) => [{ name: 'payment', done: items.some((p) => p.isActive), to: '/payments' }]),
    may('email:read') && get<Items<unknown>>('/admin/email/paged', { status: 'SENT', pageSize: 1 }).then((p) => [{ name: 'mail', done: p.items.length > 0, to: '/mails' }]),
    may('product:read') && get<Items<unknown>>('/admin/product/paged', { status: 'ACTIVE', pageSize: 1 }).then((p) => [{ name: 'product', done: p.items.length > 0, to: '/products/new' }]),
    may('order:read') && get<Items<unknown>>('/admin/order/paged', { pageSize: 1 }).then((p) => [{ name: 'order', done: p.items.length > 0, to: '/orders' }]),
  ];
  return (await Promise.all(list.filter((s) => s !== false))).flat().sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** Reads the steps, until a browser has seen that all are done. */
export function useSetup() {
  const store = currentStore(), seen = `console-setup-${store}`;
  return useQuery({
    queryKey: [store, 'setup'], staleTime: 60_000, retry: false, enabled: localStorage.getItem(seen) !== 'done',
    queryFn: async () => {
      const all = await steps();
      if (all.length === order.length && all.every((s) => s.done)) localStorage.setItem(seen, 'done');
      return all;
    },
  });
}

export function Setup({ steps }: { steps: Step[] }) {
  if (steps.every((s) => s.done)) return null;
  return (
    <Card title={t('setup.title')}>
      <ol className="setup">
        {steps.map((s) => (
          <li key={s.name} className={s.done ? 'done' : undefined}>
            <Link to={s.to as '/'}><span className="tick" aria-hidden>{s.done ? '✓' : ''}</span><span>{t(`setup.${s.name}` as Key)}<small>{t(s.done ? 'setup.done' : `setup.${s.name}Hint` as Key)}</small></span></Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
