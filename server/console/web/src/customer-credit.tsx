// A customer's store credit: the balances, the latest changes, and the dialog that adjusts them.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, currentStore, may, store } from './call.ts';
import type { Customer, StoreCreditAccount, StoreCreditEntry } from './client.ts';
import { CommandDialog, Select, Text } from './command.tsx';
import { type Key, date, label, money, t } from './language.ts';
import { Button, Card, Failure } from './parts.tsx';
import { currencies } from './region.tsx';
import { useCurrencies } from './settings.ts';

/** The types of changes that have a text. */
const known = ['ISSUE', 'HOLD', 'RELEASE', 'CAPTURE', 'REFUND', 'CANCEL', 'RESTORE', 'EXPIRE', 'ADJUST'];
const typeOf = (e: StoreCreditEntry): string => known.includes(e.type) ? t(`credit.entry.${e.type}` as Key) : label(e.type);

/** Reads the balances, for administrators who may see them. */
export const useStoreCredit = (storeCustomerId: number) => useQuery({ queryKey: [currentStore(), 'store credit', storeCustomerId], enabled: may('store-credit:read'), queryFn: ({ signal }) => call<{ items: StoreCreditAccount[] }>({ method: 'GET', path: '/admin/store-credit/all', query: { storeCustomerId }, signal }) });

/** The store credit of a customer. A customer who never had any has a card only for administrators who can add some. */
export function StoreCredit({ c }: { c: Customer }) {
  const [adjusts, setAdjusts] = useState(false);
  const accounts = useStoreCredit(c.storeCustomerId);
  const own = useCurrencies() ?? [store().defaultCurrencyCode];
  const entries = useQuery({ queryKey: [currentStore(), 'store credit entries', c.storeCustomerId], enabled: (accounts.data?.items.length ?? 0) > 0, queryFn: ({ signal }) => call<{ items: StoreCreditEntry[] }>({ method: 'GET', path: '/admin/store-credit/entry/paged', query: { storeCustomerId: c.storeCustomerId, pageSize: 10 }, signal }) });
  const error = accounts.error ?? entries.error;
  if (error) return <Failure error={error} retry={() => { void accounts.refetch(); void entries.refetch(); }} />;
  const writes = may('store-credit:write');
  if (!accounts.data || accounts.data.items.length === 0 && !writes) return null;
  return (
    <Card title={t('credit.title')} side={writes && <Button kind="bare" onClick={() => setAdjusts(true)}>{t('credit.adjust')}</Button>}>
      {accounts.data.items.length === 0 ? <p className="hint">{t('credit.none')}</p> : (
        <dl className="totals">{accounts.data.items.map((a) => <div key={a.currencyCode}><dt>{a.currencyCode}{Number(a.heldAmount) > 0 && <small> {t('credit.held', { amount: money(a.heldAmount, a.currencyCode) })}</small>}</dt><dd>{money(a.balance, a.currencyCode)}</dd></div>)}</dl>
      )}
      {entries.data && entries.data.items.length > 0 && (
        <ol className="timeline">{entries.data.items.map((e) => (
          <li key={e.entryId}><p className="spread"><span>{typeOf(e)}{e.reason && <small>{e.reason}</small>}</span><strong>{money(Number(e.amount) === 0 ? e.heldAmount : e.amount, e.currencyCode)}</strong></p><p className="hint">{date(e.createdOn)} · {t('credit.after', { amount: money(e.balanceAfter, e.currencyCode) })}</p></li>
        ))}</ol>
      )}
      {adjusts && (
        <CommandDialog title={t('credit.adjust')} path="/admin/store-credit/adjust" needed={['amount', 'currencyCode', 'reason']} start={{ currencyCode: accounts.data.items[0]?.currencyCode ?? own[0] }} request={(body) => ({ storeCustomerId: c.storeCustomerId, ...body })} close={() => setAdjusts(false)}>
          {(p) => (
            <>
              <div className="pair"><Text {...p} name="amount" title="value.amount" hint={t('credit.amountHint')} needed /><Select {...p} name="currencyCode" title="value.currencyCode" needed values={currencies([...new Set([...own, ...accounts.data.items.map((a) => a.currencyCode)])])} /></div>
              <Text {...p} name="reason" title="reason" hint={t('credit.reasonHint')} long needed />
            </>
          )}
        </CommandDialog>
      )}
    </Card>
  );
}
