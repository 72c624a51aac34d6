import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call, currentStore, may } from './call.ts';
import type { Dashboard } from './client.ts';
import { addDays, dateTime, day, money, number, t, toZone } from './language.ts';
import { useOpenPage } from './navigate.ts';
import { Button, Card, Empty, Failure, Heading, Loading } from './parts.tsx';
import { Setup, type Step, useSetup } from './setup.tsx';

/** The lengths of the dashboard's range in days; the first is the default of the API. */
const ranges = [30, 7, 90, 365];

export function Home() {
  const allowed = may('dashboard:read');
  const search = useSearch({ strict: false }) as Record<string, string>;
  const days = ranges.find((n) => String(n) === search.days) ?? ranges[0]!;
  const compareTo = search.compareTo === 'PREVIOUS_YEAR' ? 'PREVIOUS_YEAR' : 'PREVIOUS_PERIOD';
  const today = toZone(new Date().toISOString()).slice(0, 10);
  const result = useQuery({
    queryKey: [currentStore(), 'dashboard', days, compareTo, today],
    queryFn: ({ signal }) => call<Dashboard>({ method: 'GET', path: '/admin/dashboard', query: { from: addDays(today, 1 - days), to: addDays(today, 1), compareTo }, signal }),
    enabled: allowed, placeholderData: keepPreviousData,
  });
  const disputes = useQuery({
    queryKey: [currentStore(), 'disputes'], retry: false, enabled: allowed && may('order:read'),
    queryFn: ({ signal }) => call<{ totalCount: number }>({ method: 'GET', path: '/admin/order/paged', query: { ...disputed, pageSize: 1 }, signal }),
  });
  const setup = useSetup();
  if (!allowed) return <Empty title={t('home.hidden')} hint={t('home.hiddenHint')} />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  // Later figures would move the others.
  if (!result.data || disputes.isLoading || setup.isLoading) return <Loading />;
  return <Figures d={result.data} steps={setup.data ?? []} disputes={disputes.data?.totalCount ?? 0} days={days} stale={result.isPlaceholderData} />;
}

/** The state of an order whose buyer disputes a payment. */
const disputed = { paymentStatus: 'CHARGEBACK' };

function Figures({ d, steps, disputes, days, stale }: { d: Dashboard; steps: Step[]; disputes: number; days: number; stale: boolean }) {
  const navigate = useOpenPage();
  const search = useSearch({ strict: false }) as Record<string, string>;
  const change = (next: Record<string, string>) => void navigate({ to: '/', search: { ...search, ...next } as never, replace: true });
  const amount = (value: string) => money(value, d.currencyCode);
  const work: Work[] = [
    { n: d.unfulfilledCount, text: t('home.unfulfilled'), noun: 'orders', permission: 'order:read', search: { fulfillmentStatus: 'UNFULFILLED' } },
    { n: d.awaitingPaymentCount, text: t('home.awaiting'), noun: 'orders', permission: 'order:read', search: { paymentStatus: 'PENDING,REQUIRES_ACTION,FAILED' } },
    { n: disputes, text: t('home.disputes'), noun: 'orders', permission: 'order:read', search: disputed },
    { n: d.refundsPendingCount, text: t('home.refunds'), noun: 'refunds', permission: 'refund:read', search: { status: 'PENDING,PROCESSING' } },
    { n: d.subscriptions.pastDue, text: t('home.pastDue'), noun: 'subscriptions', permission: 'subscription:read', search: { dunningState: 'RETRYING' } },
    { n: d.failedTasksCount, text: t('home.tasks'), noun: 'tasks', permission: 'integration-task:read', search: { status: 'FAILED' } },
    { n: d.webhookFailures24h, text: t('home.webhooks'), noun: 'deliveries', permission: 'webhook:read', search: { status: 'RETRYING,PARKED,EXPIRED' } },
  ];
  const open = work.filter((w) => w.n > 0);
  return (
    <>
      <header className="title">
        <Heading>{t('home')}</Heading><span className="count">{t('home.range', { from: day(d.range.from), to: day(addDays(d.range.to, -1)) })}</span>
        <div className="choose">
          <select aria-label={t('home.period')} value={days} onChange={(e) => change({ days: e.target.value })}>{[...ranges].sort((a, b) => a - b).map((n) => <option key={n} value={n}>{t('home.days', { n: number(n) })}</option>)}</select>
          <select aria-label={t('home.compare')} value={d.range.compareTo} onChange={(e) => change({ compareTo: e.target.value })}>{(['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'] as const).map((c) => <option key={c} value={c}>{t(`home.compare.${c}`)}</option>)}</select>
        </div>
      </header>
      <Setup steps={steps} />
      <div className={stale ? 'figures stale' : 'figures'}>
        <Figure title={t('home.net')} value={amount(d.sales.net)} note={d.sales.changePercent === null || d.sales.previousNet === null ? t('home.noComparison') : t('home.change', { percent: d.sales.changePercent, before: amount(d.sales.previousNet) })} />
        <Figure title={t('home.orders')} value={number(d.orders.count)} note={t('home.average', { amount: amount(d.orders.averageValue) })} />
        <Figure title={t('home.customers')} value={number(d.customers.new)} note={t('home.returning', { n: number(d.customers.returning) })} />
        <Figure title={t('home.subscriptions')} value={number(d.subscriptions.active)} note={t('home.mrr', { amount: amount(d.subscriptions.mrr) })} />
      </div>
      <div className="columns">
        <div>
          <Chart days={d.salesByDay} amount={amount} />
          <Card title={t('home.top')}>
            {d.topProducts.length === 0 ? <Empty title={t('home.noSales')} /> : (
              <ol className="rank">{d.topProducts.map((p) => <li key={p.productId ?? p.name}><span>{p.name}</span><span>{t('home.sold', { n: number(p.quantity) })}</span><strong>{amount(p.net)}</strong></li>)}</ol>
            )}
          </Card>
        </div>
        <div>
          <Card title={t('home.work')}>
            {open.length === 0 ? <Empty title={t('home.done')} hint={t('home.doneHint')} /> : (
              <ul className="work">{open.map((w) => <li key={w.text}><Task w={w} /></li>)}</ul>
            )}
          </Card>
          <Card title={t('home.lowStock')}>
            {d.lowStock.length === 0 ? <Empty title={t('home.stocked')} /> : (
              <ul className="rank">{d.lowStock.map((v) => <li key={v.variantId}><span>{v.name}<small>{v.sku}</small></span><strong>{t('home.left', { n: number(v.available) })}</strong></li>)}</ul>
            )}
          </Card>
        </div>
      </div>
      <p className="hint">{t('home.generated', { time: dateTime(d.generatedOn) })}</p>
    </>
  );
}

interface Work { n: number; text: string; noun: string; permission: string; search: Record<string, string> }

/** An entry of the open work. It is a link for administrators who may open the list. */
function Task({ w }: { w: Work }) {
  const content = <><span>{w.text}</span><strong>{number(w.n)}</strong></>;
  return may(w.permission) ? <Link to="/$noun" params={{ noun: w.noun }} search={w.search as never}>{content}</Link> : <span className="entry">{content}</span>;
}

function Figure({ title, value, note }: { title: string; value: string; note: string }) {
  return <div className="figure"><h2>{title}</h2><p>{value}</p><small>{note}</small></div>;
}

/** A bar for each day, and the same figures as a table: for screen readers at any time, for others on request. Only the height of a bar is a float. */
function Chart({ days, amount }: { days: Dashboard['salesByDay']; amount: (value: string) => string }) {
  const [table, setTable] = useState(false);
  const top = days.reduce((a, b) => (Number(b.net) > Number(a.net) ? b : a), days[0]!);
  if (days.every((d) => Number(d.net) <= 0 && d.orders === 0)) return <Card title={t('home.byDay')}><Empty title={t('home.noSales')} hint={t('home.noSalesHint')} /></Card>;
  const most = Math.max(1, Number(top.net)), width = 100 / days.length;
  return (
    <Card title={t('home.byDay')} side={<Button kind="bare" aria-pressed={table} onClick={() => setTable(!table)}>{t('home.table')}</Button>}>
      {!table && (
        <>
          <p className="axis" aria-hidden><span>{amount(top.net)}</span></p>
          <svg className="chart" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden>
            {[0, 16].map((y) => <line key={y} x1={0} x2={100} y1={y} y2={y} />)}
            {days.map((d, n) => {
              const height = Math.max(0.3, (Math.max(0, Number(d.net)) / most) * 32);
              return <rect key={d.date} x={n * width + width * 0.15} y={32 - height} width={width * 0.7} height={height}><title>{`${day(d.date)}: ${amount(d.net)}`}</title></rect>;
            })}
          </svg>
          <div className="axis" aria-hidden><span>{day(days[0]!.date)}</span><span>{day(days.at(-1)!.date)}</span></div>
        </>
      )}
      <div className={table ? 'byday' : 'hidden'} {...(table ? { tabIndex: 0, role: 'region', 'aria-label': t('home.byDay') } : {})}>
        <table>
          <caption className="hidden">{t('home.byDay')}</caption>
          <thead><tr><th scope="col">{t('column.date')}</th><th scope="col" className="end">{t('home.net')}</th><th scope="col" className="end">{t('home.orders')}</th></tr></thead>
          <tbody>{days.map((d) => <tr key={d.date}><th scope="row">{day(d.date)}</th><td className="end">{amount(d.net)}</td><td className="end">{number(d.orders)}</td></tr>)}</tbody>
        </table>
      </div>
    </Card>
  );
}
