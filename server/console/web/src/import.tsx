// Imports a file in the background. The page shows the first rows before it sends the file; the task then shows the progress.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { call, currentStore, download, may, upload } from './call.ts';
import { type Key, label, number, t } from './language.ts';
import { useOpenPage } from './navigate.ts';
import { Button, Card, Empty, Failure, Field, Heading } from './parts.tsx';
import { read, type Sample } from './sample.ts';
import { byPointer } from './submit.ts';

interface Kind { name: string; path: string; permission: string; accept: string; /** The file has a header row with columns of the template. */ columns?: boolean; example: string }
export const kinds: Kind[] = [
  { name: 'customers', path: '/admin/customer/import', permission: 'customer:import', accept: '.csv,.tsv,.txt,.xlsx', columns: true, example: '' },
  { name: 'products', path: '/admin/product/bulk', permission: 'product:write', accept: '.jsonl,.ndjson,.txt', example: '{"productId": 31, "status": "ACTIVE"}' },
  { name: 'prices', path: '/admin/price/bulk', permission: 'price:write', accept: '.jsonl,.ndjson,.txt', example: '{"prices": [{"variantId": 310, "currencyCode": "EUR", "amount": "45.00"}]}' },
  { name: 'stock', path: '/admin/stock/bulk', permission: 'stock:write', accept: '.jsonl,.ndjson,.txt', example: '{"reason": "COUNTED", "items": [{"sku": "POUR-OVER-BLACK", "stockOnHand": 25}]}' },
];
const template = '/admin/customer/import/template';

export function ImportPage() {
  const search = useSearch({ strict: false }) as { kind?: string };
  const navigate = useOpenPage();
  const allowed = kinds.filter((k) => may(k.permission));
  const kind = allowed.find((k) => k.name === search.kind) ?? allowed[0];
  const [file, setFile] = useState<File>();
  const [sample, setSample] = useState<Sample>();
  const [options, setOptions] = useState({ dryRun: false, onExisting: 'SKIP', onError: 'CONTINUE', sendWelcomeEmail: false });
  const [state, setState] = useState<{ part?: number; error?: unknown; tried?: boolean; task?: number }>({});
  const [failed, setFailed] = useState<unknown>();
  const known = useQuery({
    queryKey: [currentStore(), template], enabled: kind?.columns === true, staleTime: 60_000,
    queryFn: async () => (await read(await call<Blob>({ method: 'GET', path: template, query: { format: 'csv' }, file: true }))).rows[0]!,
  });
  useEffect(() => {
    setSample(undefined);
    let current = true;
    if (file && !/\.xlsx$/i.test(file.name)) void read(file).then((s) => { if (current) setSample(s); });
    return () => { current = false; };
  }, [file]);
  if (!kind) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: kinds[0]!.permission })} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.part !== undefined) return;
    if (!file) return setState({ tried: true });
    const data = new FormData();
    for (const [name, value] of Object.entries(kind.columns ? options : {})) data.append(name, String(value));
    data.append('file', file);
    setState({ part: 0 });
    try {
      const { integrationTaskId } = await upload<{ integrationTaskId: number }>(kind.path, data, (part) => setState({ part }));
      if (may('integration-task:read')) await navigate({ to: '/$noun/$id', params: { noun: 'tasks', id: String(integrationTaskId) } });
      else setState({ task: integrationTaskId });
    } catch (error) {
      setState({ error });
    }
  };
  const unknown = kind.columns && sample && known.data ? sample.rows[0]!.filter((c) => !known.data.includes(c.trim())) : [];
  const get = (format: string) => { setFailed(undefined); download({ path: template, query: { format } }, `${t(kind.name as Key)}.${format}`).catch(setFailed); };
  return (
    <>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'tasks' }}>{t('tasks')}</Link></nav>
      <header className="title"><Heading>{t('import.title')}</Heading></header>
      <form onSubmit={(e) => void submit(e)} noValidate>
        <div className="columns">
          <div>
            <Card>
              <Field name="kind" label={t('import.kind')} hint={t(`import.hint.${kind.name}` as 'import.hint.stock')}>
                {(a) => <select {...a} value={kind.name} onChange={(e) => { setFile(undefined); setState({}); void navigate({ to: '/$noun/$id', params: { noun: 'tasks', id: 'new' }, search: { kind: e.target.value } as never, replace: true }); }}>{allowed.map((k) => <option key={k.name} value={k.name}>{t(k.name as Key)}</option>)}</select>}
              </Field>
              <Field name="file" label={t('import.file')} hint={t(kind.columns ? 'import.csv' : 'import.jsonl')} error={state.tried && !file ? t('required') : byPointer(state.error)['/file']}>
                {(a) => <input {...a} key={kind.name} type="file" accept={kind.accept} onChange={(e) => { setFile(e.target.files?.[0]); setState({}); }} />}
              </Field>
              {state.error !== undefined && <Failure error={state.error} />}
              {state.part !== undefined && <progress aria-label={t('media.progress', { name: file!.name })} value={state.part} />}
              {state.task !== undefined && <p role="status">{t('import.started', { number: String(state.task) })}</p>}
              <Button type="submit" kind="main" busy={state.part !== undefined}>{t(kind.columns && options.dryRun ? 'import.check' : 'import.submit')}</Button>
            </Card>
            {file && (
              <Card title={t('import.preview')}>
                {unknown.length > 0 && <p className="error" role="alert">{t('import.unknown', { columns: unknown.join(', ') })}</p>}
                {!sample ? <p className="hint">{t('import.noPreview')}</p> : kind.columns ? <Columns sample={sample} unknown={unknown} /> : <Lines sample={sample} />}
              </Card>
            )}
          </div>
          <div>
            {kind.columns ? (
              <>
                <Card title={t('import.options')}>
                  <label className="check"><input type="checkbox" checked={options.dryRun} onChange={(e) => setOptions({ ...options, dryRun: e.target.checked })} /> {t('import.dryRun')}</label>
                  <label className="check"><input type="checkbox" checked={options.sendWelcomeEmail} onChange={(e) => setOptions({ ...options, sendWelcomeEmail: e.target.checked })} /> {t('import.welcome')}</label>
                  <Field name="onExisting" label={t('import.existing')}>{(a) => <select {...a} value={options.onExisting} onChange={(e) => setOptions({ ...options, onExisting: e.target.value })}>{['SKIP', 'UPDATE', 'FAIL'].map((v) => <option key={v} value={v}>{t(`import.existing.${v}` as Key)}</option>)}</select>}</Field>
                  <Field name="onError" label={t('import.errors')}>{(a) => <select {...a} value={options.onError} onChange={(e) => setOptions({ ...options, onError: e.target.value })}>{['CONTINUE', 'REJECT_ALL'].map((v) => <option key={v} value={v}>{t(`import.errors.${v}` as Key)}</option>)}</select>}</Field>
                </Card>
                <Card title={t('import.template')}>
                  <p className="hint">{t('import.templateHint')}</p>
                  {failed !== undefined && <Failure error={failed} />}
                  <div className="actions spaced">{['csv', 'xlsx'].map((f) => <Button key={f} onClick={() => get(f)}>{f.toUpperCase()}</Button>)}</div>
                </Card>
              </>
            ) : <Card title={t('import.example')}><pre tabIndex={0}><code>{kind.example}</code></pre></Card>}
          </div>
        </div>
      </form>
    </>
  );
}

/** The first rows of a file with columns. A column that the template lacks is marked. */
function Columns({ sample, unknown }: { sample: Sample; unknown: string[] }) {
  const [head = [], ...rows] = sample.rows;
  return (
    <>
      <div className="table preview" tabIndex={0} role="region" aria-label={t('import.preview')}>
        <table>
          <thead><tr>{head.map((c, n) => <th key={n} scope="col" className={unknown.includes(c) ? 'error' : undefined}>{c}</th>)}</tr></thead>
          <tbody>{rows.map((r, n) => <tr key={n}>{head.map((_, m) => <td key={m}>{r[m]}</td>)}</tr>)}</tbody>
        </table>
      </div>
      <p className="hint">{t('import.firstRows', { n: number(rows.length) })}</p>
    </>
  );
}

/** The first lines of a file with one JSON object per line. */
function Lines({ sample }: { sample: Sample }) {
  const valid = (line: string) => { try { return typeof JSON.parse(line) === 'object'; } catch { return false; } };
  const wrong = sample.lines.findIndex((l) => l.trim() !== '' && !valid(l));
  return (
    <>
      {wrong >= 0 && <p className="error" role="alert">{t('import.wrongLine', { n: number(wrong + 1) })}</p>}
      <pre tabIndex={0}><code>{sample.lines.join('\n')}</code></pre>
      <p className="hint">{t('import.firstLines', { n: number(sample.lines.length) })}</p>
    </>
  );
}

/** Asks for the format of an export, and saves the file with the rows that match the filters of the list. */
export function Export({ path, query, rows, title }: { path: string; query: Record<string, string>; rows: boolean; title: string }) {
  const [format, setFormat] = useState('csv');
  const [by, setBy] = useState('ORDER');
  const [state, setState] = useState<{ busy?: boolean; error?: unknown; saved?: boolean }>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    const { cursor: _, ...filters } = query;
    try {
      await download({ path, query: { ...filters, format, ...(rows ? { rows: by } : {}) } }, `${title}.${format}`);
      setState({ saved: true });
    } catch (error) {
      setState({ error });
    }
  };
  const filters = Object.entries(query).filter(([name]) => name !== 'cursor' && name !== 'sort');
  return (
    <form onSubmit={(e) => void submit(e)} noValidate>
      <p>{filters.length > 0 ? t('export.filtered', { filters: filters.map(([, v]) => v.split(',').map((w) => (/^[A-Z][A-Z_]+$/.test(w) ? label(w) : w)).join(', ')).join(' · ') }) : t('export.all')}</p>
      <Field name="format" label={t('export.format')}>{(a) => <select {...a} value={format} onChange={(e) => { setFormat(e.target.value); setState({}); }}>{['csv', 'xlsx'].map((f) => <option key={f} value={f}>{f.toUpperCase()}</option>)}</select>}</Field>
      {rows && <Field name="rows" label={t('export.rows')}>{(a) => <select {...a} value={by} onChange={(e) => { setBy(e.target.value); setState({}); }}>{['ORDER', 'LINE'].map((r) => <option key={r} value={r}>{t(`export.rows.${r}` as Key)}</option>)}</select>}</Field>}
      {state.error !== undefined && <Failure error={state.error} />}
      <p role="status">{state.saved ? t('saved') : ''}</p>
      <Button type="submit" kind="main" busy={state.busy ?? false}>{t('download')}</Button>
    </form>
  );
}
