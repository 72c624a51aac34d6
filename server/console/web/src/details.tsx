import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { call, currentStore, may } from './call.ts';
import { readIndex } from './contract.ts';
import { Missing } from './frame.tsx';
import { t } from './language.ts';
import { nouns } from './nouns.ts';
import { Badge, Card, Failure, Heading, Loading } from './parts.tsx';
import { Tree } from './tree.tsx';

/** The page of an object: its form, or all its fields for an object without a form. */
export function Details() {
  const { noun: name, id } = useParams({ strict: false });
  const noun = nouns.find((n) => n.name === name);
  if (!noun?.details) return <Missing />;
  if (name === 'customers' && id !== 'new') return <Suspense fallback={<Loading />}><CustomerPage noun={noun} id={id!} /></Suspense>;
  if (name === 'subscriptions' && id === 'new') return <Suspense fallback={<Loading />}><SubscriptionForm /></Suspense>;
  if (name === 'subscriptions') return <Suspense fallback={<Loading />}><SubscriptionPage noun={noun} id={id!} /></Suspense>;
  if (name === 'tasks' && id === 'new') return <Suspense fallback={<Loading />}><ImportPage /></Suspense>;
  if (name === 'tasks') return <Suspense fallback={<Loading />}><TaskPage id={id!} /></Suspense>;
  if (name === 'endpoints' && id !== 'new') return <Suspense fallback={<Loading />}><EndpointPage noun={noun} id={id!} /></Suspense>;
  if (name === 'deliveries') return <Suspense fallback={<Loading />}><DeliveryPage id={id!} /></Suspense>;
  if (name === 'mails' || name === 'documents') return <Suspense fallback={<Loading />}><TemplatePage noun={noun} id={id!} /></Suspense>;
  if (name === 'returns') return <Suspense fallback={<Loading />}><ReturnPage noun={noun} id={id!} /></Suspense>;
  if (name === 'audit') return <Suspense fallback={<Loading />}><AuditPage id={id!} /></Suspense>;
  if (name === 'clocks') return <Suspense fallback={<Loading />}><ClockPage id={id!} /></Suspense>;
  return noun.form && (id !== 'new' || noun.form.create) ? <Suspense fallback={<Loading />}><RecordPage noun={noun} id={id!} /></Suspense> : <Fields />;
}
const RecordPage = lazy(() => import('./record.tsx').then((m) => ({ default: m.RecordPage })));
const CustomerPage = lazy(() => import('./customer.tsx').then((m) => ({ default: m.CustomerPage })));
const SubscriptionPage = lazy(() => import('./subscription.tsx').then((m) => ({ default: m.SubscriptionPage })));
const SubscriptionForm = lazy(() => import('./subscription-form.tsx').then((m) => ({ default: m.SubscriptionForm })));
const ImportPage = lazy(() => import('./import.tsx').then((m) => ({ default: m.ImportPage })));
const TaskPage = lazy(() => import('./task.tsx').then((m) => ({ default: m.TaskPage })));
const EndpointPage = lazy(() => import('./webhook.tsx').then((m) => ({ default: m.EndpointPage })));
const DeliveryPage = lazy(() => import('./webhook.tsx').then((m) => ({ default: m.DeliveryPage })));
const TemplatePage = lazy(() => import('./template.tsx').then((m) => ({ default: m.TemplatePage })));
const ReturnPage = lazy(() => import('./return.tsx').then((m) => ({ default: m.ReturnPage })));
const AuditPage = lazy(() => import('./audit.tsx').then((m) => ({ default: m.AuditPage })));
const ClockPage = lazy(() => import('./clock.tsx').then((m) => ({ default: m.ClockPage })));

/** All fields of an object, and the commands that take its id. */
function Fields() {
  const { noun: name, id } = useParams({ strict: false });
  const noun = nouns.find((n) => n.name === name);
  const details = noun?.details;
  const result = useQuery({
    queryKey: [currentStore(), details?.path, id],
    queryFn: ({ signal }) => call<Record<string, unknown>>({ method: 'GET', path: details!.path, query: { [details!.parameter]: id }, signal }),
    enabled: details !== undefined,
  });
  const index = useQuery({ queryKey: ['contract'], queryFn: readIndex, staleTime: Infinity });
  if (!noun || !details || !may(noun.permission)) return <Missing />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  if (!result.data) return <Loading />;
  const o = result.data;
  const title = String(o.name ?? o.code ?? ([o.firstName, o.lastName].filter(Boolean).join(' ') || o.email || o.subscriptionNumber || o.refundNumber || id));
  const commands = (index.data?.operations ?? []).filter((c) => c.method !== 'GET' && c.path.startsWith(details.path) && may(c.permission) && !/bulk|import|create|process/i.test(c.id));
  return (
    <>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: noun.name }}>{t(noun.title)}</Link></nav>
      <header className="title"><Heading>{title}</Heading>{typeof o.status === 'string' && <Badge value={o.status} />}</header>
      <div className="columns">
        <div><Card><Tree value={o} /></Card></div>
        <div>
          {commands.length > 0 && (
            <Card title={t('commands')}>
              <ul className="work">{commands.map((c) => <li key={c.id}><Link to="/operation/$operationId" params={{ operationId: c.id }} search={{ [details.parameter]: id, ...(typeof o.version === 'number' ? { version: String(o.version) } : {}) } as never}>{c.summary}</Link></li>)}</ul>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
