// Webhook endpoints with their deliveries. A delivery shows each attempt, and can be sent again.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call, currentStore, may } from './call.ts';
import { StoreError, type WebhookDelivery, type WebhookDeliveryDetails, type WebhookEndpoint } from './client.ts';
import { dateTime, label, number, t } from './language.ts';
import type { Noun } from './nouns.ts';
import { Badge, Button, Card, Empty, Failure, Heading, Loading } from './parts.tsx';
import { RecordPage } from './record.tsx';
import { useSubmit } from './submit.ts';
import { Tree } from './tree.tsx';

export function EndpointPage({ noun, id }: { noun: Noun; id: string }) {
  const e = (o: Record<string, unknown>) => o as unknown as WebhookEndpoint;
  return <RecordPage noun={noun} id={id} title={(o) => e(o).description ?? e(o).url} side={(o) => <Health e={e(o)} />} below={(o) => <Deliveries e={e(o)} />} />;
}

function Health({ e }: { e: WebhookEndpoint }) {
  const h = e.health;
  return (
    <Card title={t('column.health')} side={<Badge value={h.status} />}>
      {e.disabledReason && <p className="error">{t('hook.disabled', { reason: label(e.disabledReason) })}</p>}
      <dl className="totals">
        <div><dt>{t('hook.attempts')}</dt><dd>{number(h.attempts24h)}</dd></div>
        <div><dt>{t('hook.failures')}</dt><dd>{number(h.failures24h)}</dd></div>
        <div><dt>{t('hook.pending')}</dt><dd>{number(h.pendingCount)}</dd></div>
        <div><dt>{t('hook.parked')}</dt><dd>{number(h.parkedCount)}</dd></div>
        {h.lastSuccessOn && <div><dt>{t('hook.lastSuccess')}</dt><dd>{dateTime(h.lastSuccessOn)}</dd></div>}
        {h.lastErrorCode && <div><dt>{t('hook.lastError')}</dt><dd>{label(h.lastErrorCode)}</dd></div>}
      </dl>
    </Card>
  );
}

function Deliveries({ e }: { e: WebhookEndpoint }) {
  const result = useQuery({ queryKey: [currentStore(), 'deliveries', e.webhookEndpointId], queryFn: ({ signal }) => call<{ items: WebhookDelivery[] }>({ method: 'GET', path: '/admin/webhook-delivery/paged', query: { webhookEndpointId: e.webhookEndpointId, pageSize: 20 }, signal }) });
  return (
    <Card title={t('deliveries')} side={<Link to="/$noun" params={{ noun: 'deliveries' }} search={{ webhookEndpointId: String(e.webhookEndpointId) } as never}>{t('hook.all')}</Link>}>
      {result.error && <Failure error={result.error} retry={() => void result.refetch()} />}
      {result.data?.items.length === 0 && <p className="hint">{t('empty.deliveries')}</p>}
      <ul className="rows">{result.data?.items.map((d) => (
        <li key={d.webhookDeliveryId}><Link to="/$noun/$id" params={{ noun: 'deliveries', id: String(d.webhookDeliveryId) }}>{d.eventType}</Link><span>{dateTime(d.createdOn)}</span><Badge value={d.status} /><span>{d.lastStatusCode ?? (d.lastErrorCode ? label(d.lastErrorCode) : '')}</span></li>
      ))}</ul>
    </Card>
  );
}

export function DeliveryPage({ id }: { id: string }) {
  const result = useQuery({
    queryKey: [currentStore(), 'delivery', id], enabled: may('webhook:read'),
    queryFn: ({ signal }) => call<WebhookDeliveryDetails>({ method: 'GET', path: '/admin/webhook-delivery', query: { webhookDeliveryId: id }, signal }),
    refetchInterval: (query) => (query.state.data?.status === 'PENDING' ? 1000 : false),
  });
  const command = useSubmit<{ items: WebhookDelivery[] }>();
  if (!may('webhook:read')) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: 'webhook:read' })} />;
  if (StoreError.is(result.error, 'not_found')) return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/$noun" params={{ noun: 'deliveries' }}>{t('deliveries')}</Link></Empty>;
  if (result.error && !result.data) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const d = result.data;
  if (!d) return <Loading />;
  const again = command.result?.items[0];
  return (
    <>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'deliveries' }}>{t('deliveries')}</Link></nav>
      <header className="title"><Heading>{d.eventType}</Heading><Badge value={d.status} /></header>
      <p className="hint">{label(d.objectType)} {d.objectId} · {t('hook.attemptsOf', { n: number(d.attemptCount), most: number(d.maxAttempts) })} · <time dateTime={d.createdOn}>{dateTime(d.createdOn)}</time></p>
      {may('webhook:write') && <div className="actions" role="group" aria-label={t('commands')}><Button kind="main" busy={command.busy} onClick={() => void command.submit({ method: 'POST', path: '/admin/webhook-event/resend', body: { webhookEventId: d.webhookEventId, webhookEndpointId: d.webhookEndpointId } })}>{t('hook.resend')}</Button></div>}
      {command.error !== undefined && <Failure error={command.error} />}
      {again && !command.busy && <p role="status" className="target">{t('hook.resent')} <Link to="/$noun/$id" params={{ noun: 'deliveries', id: String(again.webhookDeliveryId) }}>{t('hook.openNew')}</Link></p>}
      {d.nextAttemptOn && <div className="note">{t('hook.next', { date: dateTime(d.nextAttemptOn) })}</div>}
      <div className="columns">
        <div>
          {d.attempts.length === 0 && <Card><p className="hint">{t('hook.noAttempt')}</p></Card>}
          {d.attempts.map((a) => (
            <Card key={a.attemptNumber} title={t('hook.attempt', { n: number(a.attemptNumber) })} side={<Badge value={a.outcome} />}>
              <p>{[a.statusCode !== null && `HTTP ${a.statusCode}`, a.errorCode && label(a.errorCode), dateTime(a.startedOn)].filter(Boolean).join(' · ')}</p>
              {a.errorMessage && <p className="error">{a.errorMessage}</p>}
              {a.responseBody && <pre tabIndex={0}><code>{a.responseBody}</code></pre>}
              <details className="more"><summary>{t('record.all')}</summary><Tree value={a} /></details>
            </Card>
          ))}
        </div>
        <div>
          <Card title={t('endpoint')}><p className="target"><Link to="/$noun/$id" params={{ noun: 'endpoints', id: String(d.webhookEndpointId) }}>{t('hook.openEndpoint')}</Link></p></Card>
          <Event id={String(d.webhookEventId)} />
        </div>
      </div>
    </>
  );
}

/** The event as every endpoint receives it. */
function Event({ id }: { id: string }) {
  const event = useQuery({ queryKey: [currentStore(), 'event', id], staleTime: Infinity, queryFn: ({ signal }) => call<{ payload: unknown }>({ method: 'GET', path: '/admin/webhook-event', query: { webhookEventId: id }, signal }) });
  return event.data ? <Card title={t('hook.payload')}><pre tabIndex={0}><code>{JSON.stringify(event.data.payload, null, 2)}</code></pre></Card> : null;
}
