import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { currentStore, download, may, search as queryText } from './call.ts';
import { StoreError } from './client.ts';
import { type Chapter, type Described, type Parameter, readOperation, resolve } from './contract.ts';
import { type Errors, Fields, isObject, missing, SchemaField } from './form.tsx';
import { t } from './language.ts';
import { Button, Card, Empty, Failure, Heading, Loading, Marked } from './parts.tsx';
import { prefix } from './session.ts';
import { useSubmit } from './submit.ts';
import { Tree } from './tree.tsx';

/** A screen for any operation, made from its description in the contract. */
export function Operation() {
  const { operationId } = useParams({ strict: false });
  const result = useQuery({ queryKey: ['contract', operationId], queryFn: () => readOperation(operationId!), staleTime: Infinity });
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  if (result.isLoading) return <Loading />;
  if (!result.data) return <Empty title={t('missing')} hint={t('missingHint')} />;
  return <Form key={operationId} o={result.data.operation} schemas={result.data.schemas} />;
}

function Form({ o, schemas }: { o: Described; schemas: Chapter['schemas'] }) {
  const search = useSearch({ strict: false }) as Record<string, string>;
  const parameters = (o.parameters ?? []).filter((p): p is Parameter => 'name' in p);
  const schema = o.body && resolve(o.body.schema, schemas);
  const given = (name: string) => {
    const s = schema?.properties?.[name] && resolve(schema.properties[name], schemas);
    const text = search[name];
    return text === undefined ? undefined : s && s.type !== 'string' && /^\d+$/.test(text) ? Number(text) : text;
  };
  const [query, setQuery] = useState<Record<string, unknown>>(() => Object.fromEntries(parameters.filter((p) => search[p.name] !== undefined).map((p) => [p.name, search[p.name]])));
  const [body, setBody] = useState<unknown>(() => Object.fromEntries(Object.keys(schema?.properties ?? {}).map((n) => [n, given(n)]).filter(([, v]) => v !== undefined)));
  const [checked, setChecked] = useState<Errors>({});
  const [saved, setSaved] = useState(false);
  const command = useSubmit<unknown>();
  const allowed = may(o.permission);
  const file = o.response !== undefined && o.response !== 'application/json';
  const errors = { ...command.errors, ...checked };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong: Errors = schema ? missing(schema, schemas, body) : {};
    for (const p of parameters) if (p.required && (query[p.name] === undefined || query[p.name] === '')) wrong[`/${p.name}`] = t('required');
    setChecked(wrong);
    if (Object.keys(wrong).length) return;
    const call = { path: o.path, query: query as Record<string, string> };
    if (file && o.method === 'GET') {
      try {
        await download(call, `${o.id}.${query.format === 'XLSX' ? 'xlsx' : o.response?.includes('pdf') ? 'pdf' : 'csv'}`);
        setSaved(true);
      } catch (error) {
        setChecked({ '': StoreError.is(error) ? error.message : t('unexpected') });
      }
      return;
    }
    void command.submit({ ...call, method: o.method, ...(o.body ? { body: o.bodyType === 'multipart/form-data' ? formData(body) : body } : {}) });
  };
  return (
    <>
      <header className="title"><Heading>{o.summary}</Heading></header>
      <p className="route"><span className={`method ${o.method.toLowerCase()}`}>{o.method}</span> <code>{o.path}</code> {o.permission && o.permission !== 'authenticated' && <span className={`badge ${allowed ? 'quiet' : 'bad'}`}>{o.permission}</span>}</p>
      {!allowed && <div className="failure" role="alert"><p>{t('noPermission', { permission: o.permission! })}</p></div>}
      <div className="columns">
        <div>
          <Card>
            <form onSubmit={(e) => void submit(e)} noValidate>
              {parameters.map((p) => (
                <SchemaField key={p.name} name={p.name} schema={{ ...p.schema, ...(p.description ? { description: p.description } : {}), ...(p.example !== undefined ? { example: p.example } : {}) }} schemas={schemas}
                  required={p.required ?? false} value={query[p.name]} errors={errors} pointer={`/${p.name}`} set={(v) => setQuery({ ...query, [p.name]: v })} />
              ))}
              {schema && (schema.properties
                ? <Fields name="body" schema={schema} schemas={schemas} value={body} set={setBody} pointer="" errors={errors} />
                : <SchemaField name="body" schema={schema} schemas={schemas} required value={body} set={setBody} pointer="" errors={errors} />)}
              {parameters.length === 0 && !schema && <p className="hint">{t('noInput')}</p>}
              {checked[''] && <p className="error" role="alert">{checked['']}</p>}
              {command.error !== undefined && <Failure error={command.error} />}
              <Button type="submit" kind={o.method === 'DELETE' ? 'danger' : 'main'} busy={command.busy} disabled={!allowed}>{file ? t('download') : o.method === 'GET' ? t('show') : o.summary}</Button>
            </form>
          </Card>
        </div>
        <div>
          {(command.result !== undefined || saved) && !command.busy && command.error === undefined && (
            <Card title={t('response')}>
              <div role="status">{saved ? t('saved') : isObject(command.result) && Object.keys(command.result).length ? <Tree value={command.result} /> : t('done')}</div>
            </Card>
          )}
          {o.description && <Card title={t('description')}><Prose text={o.description} /></Card>}
          <Request method={o.method} path={o.path} query={query} body={schema ? body : undefined} id={o.id} />
        </div>
      </div>
    </>
  );
}

function formData(body: unknown): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) if (value !== undefined) data.append(name, value instanceof Blob ? value : typeof value === 'string' ? value : JSON.stringify(value));
  return data;
}

/** A description of the contract in paragraphs. */
function Prose({ text }: { text: string }) {
  return <>{text.split(/\n+/).map((line, n) => <p key={n} className="prose"><Marked text={line} /></p>)}</>;
}

/** The request of a form as developers write it. */
export function Request({ method, path, query = {}, body, id }: { method: string; path: string; query?: Record<string, unknown>; body?: unknown; id: string }) {
  const [kind, setKind] = useState<'curl' | 'ts'>('curl');
  const parameters = Object.fromEntries(Object.entries(query).filter(([, v]) => v !== undefined && v !== ''));
  const quote = (s: string) => `'${s.replaceAll("'", `'\\''`)}'`;
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quote(location.origin + prefix + path + queryText(parameters as Record<string, string>))}`, `  -H "Authorization: Bearer $TOKEN" -H 'X-Store-Id: ${currentStore()}'`];
  if (method !== 'GET' && method !== 'DELETE') lines.push(`  -H "Idempotency-Key: $(uuidgen)"`);
  if (body !== undefined) lines.push(`  -H 'Content-Type: application/json'`, `  -d ${quote(JSON.stringify(body))}`);
  const given = [Object.keys(parameters).length ? `query: ${JSON.stringify(parameters)}` : '', body === undefined ? '' : `body: ${JSON.stringify(body, null, 2)}`].filter(Boolean).join(', ');
  const text = kind === 'curl' ? lines.join(' \\\n') : `import { ${id} } from '@storeplatform/client/admin';\n\nawait ${id}({ client${given ? `, ${given}` : ''} });`;
  return (
    <Card title={t('request')} side={<span className="tabs">{(['curl', 'ts'] as const).map((k) => <Button key={k} kind="bare" aria-pressed={k === kind} onClick={() => setKind(k)}>{k === 'curl' ? 'curl' : 'TypeScript'}</Button>)}</span>}>
      <pre tabIndex={0}><code>{text}</code></pre>
      <Button onClick={() => void navigator.clipboard.writeText(text)}>{t('copy')}</Button>
    </Card>
  );
}
