// The page of one audit entry: who changed which object, and each field before and after. Its address can be sent to a colleague.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call, currentStore, may } from './call.ts';
import type { AuditLog } from './client.ts';
import { StoreError } from './client.ts';
import { dateTime, label, t } from './language.ts';
import { nouns } from './nouns.ts';
import { Badge, Card, Empty, Failure, Heading, Loading } from './parts.tsx';
import { Tree } from './tree.tsx';

/** The pages of objects, by the object's type in the audit log. */
const pages: Record<string, string> = {
  order: 'orders', product: 'products', customer: 'customers', subscription: 'subscriptions', subscriptionPlan: 'plans', return: 'returns', refund: 'refunds', coupon: 'coupons', collection: 'collections',
  shippingMethod: 'shipping', taxClass: 'taxes', accountType: 'accounttypes', paymentProvider: 'payments', emailTemplate: 'mails', pdfTemplate: 'documents', adminUser: 'administrators', scope: 'scopes',
  integrationTask: 'tasks', appToken: 'tokens', webhookEndpoint: 'endpoints', webhookDelivery: 'deliveries', testClock: 'clocks', media: 'media',
};

export function AuditPage({ id }: { id: string }) {
  const result = useQuery({
    queryKey: [currentStore(), 'audit', id], enabled: may('audit-log:read'), staleTime: Infinity, // an entry never changes
    queryFn: ({ signal }) => call<AuditLog>({ method: 'GET', path: '/admin/audit-log', query: { auditLogId: id }, signal }),
  });
  if (!may('audit-log:read')) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: 'audit-log:read' })} />;
  if (StoreError.is(result.error, 'not_found')) return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/$noun" params={{ noun: 'audit' }}>{t('audit')}</Link></Empty>;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const e = result.data;
  if (!e) return <Loading />;
  const noun = nouns.find((n) => n.name === pages[e.objectType] && may(n.permission));
  return (
    <>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'audit' }}>{t('audit')}</Link></nav>
      <header className="title"><Heading>{label(e.action)}</Heading><Badge value={e.actorType} /></header>
      <p className="hint">{[e.actorName, label(e.objectType), e.objectId].filter(Boolean).join(' · ')} · <time dateTime={e.createdOn}>{dateTime(e.createdOn)}</time></p>
      <div className="columns">
        <div>
          <Card title={t('column.changes')}>
            {e.changes.length === 0 ? <p className="hint">{t('audit.none')}</p> : (
              <div className="table" tabIndex={0} role="region" aria-label={t('column.changes')}>
                <table className="comparison">
                  <thead><tr><th scope="col">{t('conflict.field')}</th><th scope="col">{t('conflict.base')}</th><th scope="col">{t('audit.after')}</th></tr></thead>
                  <tbody>{e.changes.map((c, n) => <tr key={n}><th scope="row">{label(c.field)}</th><td data-label={t('conflict.base')}><Tree value={c.old} /></td><td data-label={t('audit.after')}><Tree value={c.new} /></td></tr>)}</tbody>
                </table>
              </div>
            )}
          </Card>
        </div>
        <div>
          {e.objectId && (
            <Card title={t('column.object')}>
              <ul className="work">
                {noun && <li><Link to="/$noun/$id" params={{ noun: noun.name, id: e.objectId }}>{label(e.objectType)} {e.objectId}</Link></li>}
                <li><Link to="/$noun" params={{ noun: 'audit' }} search={{ objectType: e.objectType, objectId: e.objectId } as never}>{t('audit.object')}</Link></li>
                {e.requestId && <li><Link to="/$noun" params={{ noun: 'audit' }} search={{ requestId: e.requestId } as never}>{t('audit.request')}</Link></li>}
              </ul>
            </Card>
          )}
          <Card><details className="more"><summary>{t('record.all')}</summary><Tree value={e} /></details></Card>
        </div>
      </div>
    </>
  );
}
