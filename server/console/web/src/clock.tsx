// The clock of a customer in a test store. Renewals that fall due on its way run at once.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call, currentStore, may } from './call.ts';
import { StoreError, type Subscription, type TestClock } from './client.ts';
import { CommandDialog, Text } from './command.tsx';
import { dateTime, fromZone, number, plainDate, t, toZone } from './language.ts';
import { Badge, Button, Card, Empty, Failure, Heading, Loading } from './parts.tsx';

/** Reads the clock, and reads all else again once an advance has ended. */
function useClock(id: string | number) {
  const queries = useQueryClient();
  const result = useQuery({
    queryKey: [currentStore(), 'clock', String(id)], enabled: may('subscription:read'),
    queryFn: ({ signal }) => call<TestClock>({ method: 'GET', path: '/admin/test-clock', query: { testClockId: id }, signal }),
    refetchInterval: (query) => (query.state.data?.status === 'ADVANCING' ? 1000 : false),
  });
  const status = result.data?.status, time = result.data?.currentTime;
  useEffect(() => {
    if (time) void queries.invalidateQueries({ predicate: (q) => q.queryKey[1] !== 'clock' });
  }, [status, time]);
  return result;
}

export function ClockCard({ id }: { id: number }) {
  const clock = useClock(id).data;
  return clock ? <Card title={<Link to="/$noun/$id" params={{ noun: 'clocks', id: String(id) }}>{t('clock')}</Link>} side={<Badge value={clock.status} />}><Time c={clock} /></Card> : null;
}

const steps = [['clock.day', 1], ['clock.week', 7], ['clock.month', 30], ['clock.year', 365]] as const;

function Time({ c }: { c: TestClock }) {
  const [target, setTarget] = useState<string>();
  const moving = c.status === 'ADVANCING';
  const later = (days: number) => toZone(new Date(Date.parse(c.currentTime) + days * 86_400_000).toISOString());
  return (
    <>
      <p aria-live="polite"><time dateTime={c.currentTime}>{dateTime(c.currentTime)}</time>{moving && c.targetTime && <> → {dateTime(c.targetTime)}</>}</p>
      {moving && <Loading />}
      {c.failureDetail && <p className="error">{c.failureDetail}</p>}
      {!moving && may('subscription:process') && (
        <div className="actions spaced" role="group" aria-label={t('clock.advance')}>{steps.map(([title, days]) => <Button key={title} onClick={() => setTarget(later(days))}>{t(title)}</Button>)}</div>
      )}
      {target !== undefined && (
        <CommandDialog title={t('clock.advance')} path="/admin/test-clock/advance" start={{ targetTime: target }} needed={['targetTime']} request={(b) => ({ testClockId: c.testClockId, version: c.version, targetTime: fromZone(String(b.targetTime)) })} close={() => setTarget(undefined)}>
          {(p) => <><p className="hint">{t('clock.hint')}</p><Text {...p} name="targetTime" title="clock.to" type="datetime-local" needed /></>}
        </CommandDialog>
      )}
    </>
  );
}

interface Row { subscriptionId: number; subscriptionNumber: number; status: Subscription['status']; cycleNumber: number; nextProcessingDate: string | null }

/** A test clock, and the customer's subscriptions that follow it. */
export function ClockPage({ id }: { id: string }) {
  const result = useClock(id), c = result.data;
  const [removes, setRemoves] = useState(false);
  const rows = useQuery({
    queryKey: [currentStore(), 'clock subscriptions', c?.storeCustomerId, c?.currentTime], enabled: c !== undefined,
    queryFn: ({ signal }) => call<{ items: Row[] }>({ method: 'GET', path: '/admin/subscription/paged', query: { storeCustomerId: c!.storeCustomerId, pageSize: 50 }, signal }),
  });
  if (!may('subscription:read')) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: 'subscription:read' })} />;
  if (StoreError.is(result.error, 'not_found')) return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/$noun" params={{ noun: 'clocks' }}>{t('clocks')}</Link></Empty>;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  if (!c) return <Loading />;
  return (
    <>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'clocks' }}>{t('clocks')}</Link></nav>
      <header className="title"><Heading>{t('clock.number', { number: id })}</Heading><Badge value={c.status} /></header>
      <div className="columns">
        <div>
          <Card title={t('subscriptions')}>
            {rows.data && rows.data.items.length === 0 && <p className="hint">{t('clock.none')}</p>}
            <ul className="rows">{rows.data?.items.map((s) => (
              <li key={s.subscriptionId}><Link to="/$noun/$id" params={{ noun: 'subscriptions', id: String(s.subscriptionId) }}>{t('sub.number', { number: s.subscriptionNumber })}</Link><span>{t('sub.cycle', { n: number(s.cycleNumber) })}</span><Badge value={s.status} /><span>{s.nextProcessingDate && plainDate(s.nextProcessingDate)}</span></li>
            ))}</ul>
          </Card>
        </div>
        <div>
          <Card title={t('clock.time')}><Time c={c} /></Card>
          {may('customer:read') && <Card title={t('order.customer')}><Link to="/$noun/$id" params={{ noun: 'customers', id: String(c.storeCustomerId) }}>{t('order.profile')}</Link></Card>}
          {may('subscription:process') && c.status !== 'ADVANCING' && <Button kind="danger" onClick={() => setRemoves(true)}>{t('record.delete')}</Button>}
        </div>
      </div>
      {removes && <CommandDialog title={t('record.deleteTitle', { name: t('clock.number', { number: id }) })} button={t('record.delete')} danger method="DELETE" path="/admin/test-clock" request={() => ({ testClockId: c.testClockId })} close={() => { setRemoves(false); }}>{() => <p>{t('clock.deleteHint', { n: number(c.subscriptionCount) })}</p>}</CommandDialog>}
    </>
  );
}
