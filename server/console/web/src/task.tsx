// A task of the service, such as an import: its progress, its rejected rows and its files.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, currentStore, download, may } from './call.ts';
import { type IntegrationTask, StoreError } from './client.ts';
import { dateTime, label, number, t } from './language.ts';
import { Badge, Button, Card, Empty, Failure, Heading, Loading } from './parts.tsx';
import { useSubmit } from './submit.ts';
import { Tree } from './tree.tsx';

export function TaskPage({ id }: { id: string }) {
  const result = useQuery({
    queryKey: [currentStore(), 'task', id], enabled: may('integration-task:read'),
    queryFn: ({ signal }) => call<IntegrationTask>({ method: 'GET', path: '/admin/integration-task', query: { integrationTaskId: id }, signal }),
    refetchInterval: (query) => (['QUEUED', 'RUNNING', 'RETRYING'].includes(String(query.state.data?.status)) ? 1000 : false),
  });
  const command = useSubmit();
  const [failed, setFailed] = useState<unknown>();
  if (!may('integration-task:read')) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: 'integration-task:read' })} />;
  if (StoreError.is(result.error, 'not_found')) return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/$noun" params={{ noun: 'tasks' }}>{t('tasks')}</Link></Empty>;
  if (result.error && !result.data) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const o = result.data;
  if (!o) return <Loading />;
  const act = (path: string) => void command.submit({ method: 'POST', path, body: { integrationTaskIds: [o.integrationTaskId] } });
  const writes = may('integration-task:write');
  const p = o.progress;
  return (
    <>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'tasks' }}>{t('tasks')}</Link></nav>
      <header className="title"><Heading>{label(o.taskType)}</Heading><Badge value={o.status} /></header>
      <p className="hint">{t('task.number', { number: String(o.integrationTaskId) })} · <time dateTime={o.createdOn}>{dateTime(o.createdOn)}</time></p>
      {writes && o.allowedActions.length > 0 && (
        <div className="actions" role="group" aria-label={t('commands')}>
          {o.allowedActions.includes('RETRY') && <Button kind="main" busy={command.busy} onClick={() => act('/admin/integration-task/retry')}>{t('task.retry')}</Button>}
          {o.allowedActions.includes('CANCEL') && <Button kind="danger" busy={command.busy} onClick={() => act('/admin/integration-task/cancel')}>{t('task.cancel')}</Button>}
        </div>
      )}
      {(command.error ?? failed) !== undefined && <Failure error={command.error ?? failed} />}
      {checks(o) && <div className="note">{t('task.dryRun')}</div>}
      {o.lastError && <div className="failure"><p>{o.lastError}</p></div>}
      <div className="columns">
        <div>
          {p && (
            <Card title={t('task.progress')}>
              <progress aria-label={t('task.progress')} max={p.totalCount ?? undefined} value={p.totalCount === null ? undefined : p.processedCount} />
              <dl className="totals">
                <div><dt>{t('task.processed')}</dt><dd>{number(p.processedCount)}{p.totalCount !== null && ` ${t('of', { n: number(p.totalCount) })}`}</dd></div>
                <div><dt>{t('task.failed')}</dt><dd>{number(p.failedCount)}</dd></div>
                <div><dt>{t('task.skipped')}</dt><dd>{number(p.skippedCount)}</dd></div>
              </dl>
            </Card>
          )}
          {o.errors.length > 0 && (
            <Card title={t('task.errors', { n: number(o.errors.length) })}>
              <ul className="plain">{o.errors.slice(0, 100).map((e, n) => <li key={n}><p>{e.message}</p><small>{e.row !== null && t('task.row', { n: number(e.row) })} {e.column && <code>{e.column}</code>} <code>{e.code}</code></small></li>)}</ul>
            </Card>
          )}
          <Card title={t('record.all')}><Tree value={o} /></Card>
        </div>
        <div>
          {(o.errorFileUrl ?? o.resultFileUrl) && (
            <Card title={t('task.files')}>
              <Button onClick={() => { setFailed(undefined); download({ path: '/admin/integration-task/file', query: { integrationTaskId: o.integrationTaskId } }, `${o.taskType.toLowerCase()}-${o.integrationTaskId}.${o.errorFileUrl ? 'csv' : 'jsonl'}`).catch(setFailed); }}>{t(o.errorFileUrl ? 'task.errorFile' : 'task.resultFile')}</Button>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

/** Reports whether the task only checks a file. */
function checks(o: IntegrationTask): boolean {
  try {
    return (JSON.parse(o.payload ?? 'null') as { dryRun?: boolean } | null)?.dryRun === true;
  } catch {
    return false;
  }
}
