import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call, currentStore, may } from './call.ts';
import type { Dashboard } from './client.ts';
import { dateTime, day, money, number, t } from './language.ts';
import { Card, Empty, Failure, Loading } from './parts.tsx';
import { Setup } from './setup.tsx';

export function Home() {
  const allowed = may('dashboard:read');
  const result = useQuery({
    queryKey: [currentStore(), 'dashboard'],
    queryFn: ({ signal }) => call<Dashboard>({ method: 'GET', path: '/admin/dashboard', signal }),
    enabled: allowed,
  });
  if (!allowed) return <Empty title={t('home.hidden')} hint={t('home.hiddenHint')} />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  if (!result.data) return <Loading />;
  return <Figures d={result.data} />;
}

function Figures({ d }: { d: Dashboard }) {
  const amount = (value: string) => money(value, d.currencyCode);
  const work = [
    { n: d.unfulfilledCount, text: t('home.unfulfilled'), to: 'orders', search: { fulfillmentStatus: 'UNFULFILLED' } },
    { n: d.awaitingPaymentCount, text: t('home.awaiting'), to: 'orders', search: { paymentStatus: 'PENDING,REQUIRES_ACTION,FAILED' } },
    { n: d.refundsPendingCount, text: t('home.refunds'), to: 'refunds', search: {} },
    { n: d.failedTasksCount, text: t('home.tasks'), to: 'operation/listIntegrationTasks', search: {} },
    { n: d.webhookFailures24h, text: t('home.webhooks'), to: 'operation/listWebhookDeliveries', search: {} },
  ];
  const open = work.filter((w) => w.n > 0);
  return (
    <>
      <header className="title"><h1>{t('home')}</h1><span className="count">{t('home.range', { from: day(d.range.from), to: day(before(d.range.to)) })}</span></header>
      <Setup />
      <div className="figures">
        <Figure title={t('home.net')} value={amount(d.sales.net)} note={d.sales.changePercent === null || d.sales.previousNet === null ? t('home.noComparison') : t('home.change', { percent: d.sales.changePercent, before: amount(d.sales.previousNet) })} />
        <Figure title={t('home.orders')} value={number(d.orders.count)} note={t('home.average', { amount: amount(d.orders.averageValue) })} />
        <Figure title={t('home.customers')} value={number(d.customers.new)} note={t('home.returning', { n: number(d.customers.returning) })} />
        <Figure title={t('home.subscriptions')} value={number(d.subscriptions.active)} note={t('home.mrr', { amount: amount(d.subscriptions.mrr) })} />
      </div>
      <div className="columns">
        <div>
          <Card title={t('home.byDay')}><Chart days={d.salesByDay} amount={amount} /></Card>
          <Card title={t('home.top')}>
            {d.topProducts.length === 0 ? <Empty title={t('home.noSales')} /> : (
              <ol className="rank">{d.topProducts.map((p) => <li key={p.productId ?? p.name}><span>{p.name}</span><span>{t('home.sold', { n: number(p.quantity) })}</span><strong>{amount(p.net)}</strong></li>)}</ol>
            )}
          </Card>
        </div>
        <div>
          <Card title={t('home.work')}>
            {open.length === 0 ? <Empty title={t('home.done')} hint={t('home.doneHint')} /> : (
              <ul className="work">{open.map((w) => <li key={w.text}><Link to={`/${w.to}` as '/'} search={w.search as never}><span>{w.text}</span><strong>{number(w.n)}</strong></Link></li>)}</ul>
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

const before = (plain: string) => new Date(Date.parse(`${plain}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

function Figure({ title, value, note }: { title: string; value: string; note: string }) {
  return <div className="figure"><h2>{title}</h2><p>{value}</p><small>{note}</small></div>;
}

/** Bars of a day each, and the same figures as a table for screen readers. Only the height of a bar is a float. */
function Chart({ days, amount }: { days: Dashboard['salesByDay']; amount: (value: string) => string }) {
  const most = Math.max(1, ...days.map((d) => Number(d.net)));
  if (days.every((d) => Number(d.net) <= 0)) return <Empty title={t('home.noSales')} hint={t('home.noSalesHint')} />;
  const width = 100 / days.length;
  return (
    <>
      <svg className="chart" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden>
        {days.map((d, n) => {
          const height = Math.max(0.3, (Math.max(0, Number(d.net)) / most) * 31);
          return <rect key={d.date} x={n * width + width * 0.15} y={32 - height} width={width * 0.7} height={height} rx={0.4}><title>{`${day(d.date)}: ${amount(d.net)}`}</title></rect>;
        })}
      </svg>
      <div className="axis" aria-hidden><span>{day(days[0]!.date)}</span><span>{day(days.at(-1)!.date)}</span></div>
      <table className="hidden"><caption>{t('home.byDay')}</caption><tbody>{days.map((d) => <tr key={d.date}><th scope="row">{day(d.date)}</th><td>{amount(d.net)}</td><td>{d.orders}</td></tr>)}</tbody></table>
    </>
  );
}
