// The page of an object whose form comes from the contract: chosen fields in groups, saved with the object's version.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Permissions, ScopeIds, StoreIds } from './access.tsx';
import { call, currentStore, may, store } from './call.ts';
import { StoreError } from './client.ts';
import { type Chapter, type Described, readIndex, readOperation, resolve, type Schema } from './contract.ts';
import { type Draft, type Loaded, useDraft, type Values } from './draft.ts';
import { isObject, missing, SchemaField } from './form.tsx';
import { FormOf, useField } from './inputs.tsx';
import { label, t } from './language.ts';
import { useOpenPage } from './navigate.ts';
import type { Group, Noun, RecordForm } from './nouns.ts';
import { Badge, Button, Card, Dialog, Empty, Failure, Field, Heading, Loading } from './parts.tsx';
import { CollectionChoice, CollectionIds, ProductIds } from './pickers.tsx';
import { CurrencyCodes } from './region.tsx';
import { SaveBar, useSave } from './save.tsx';
import { DomainCard, KeysCard, LanguageCodes, ProviderCard, Secrets } from './setup-fields.tsx';
import { useSend, useSubmit } from './submit.ts';
import { Tree } from './tree.tsx';

type Item = Record<string, unknown>;
interface Contract { operation: Described; schemas: Chapter['schemas'] }

/** Returns the part of a value that a request accepts. A response has more, such as the id of a nested object. */
function accepted(value: unknown, schema: Schema, schemas: Chapter['schemas']): unknown {
  const s = resolve(schema, schemas);
  if (Array.isArray(value) && s.items) return value.map((v) => accepted(v, s.items!, schemas));
  if (!isObject(value) || !s.properties) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => s.properties![name]).map(([name, v]) => [name, accepted(v, s.properties![name]!, schemas)]));
}

export function useDescribed(operationId: string | undefined) {
  return useQuery({ queryKey: ['contract', operationId], queryFn: () => readOperation(operationId!), staleTime: Infinity, enabled: operationId !== undefined });
}

/** Reads an object; null means that its list does not have it. */
async function readItem(noun: Noun, id: string): Promise<Item | null> {
  const { path, parameter, all } = noun.details!;
  const answer = await call<Item>({ method: 'GET', path, query: all || !parameter ? {} : { [parameter]: id } });
  return all ? (answer.items as Item[]).find((o) => String(o[noun.id!]) === id) ?? null : answer;
}

/** A page for noun and id: a form to create or change the object. Children see the object below the form. */
export function RecordPage({ noun, id, side, below, title }: { noun: Noun; id: string; side?: (o: Item) => ReactNode; below?: (o: Item) => ReactNode; title?: (o: Item) => string }) {
  const form = noun.form!, creates = id === 'new';
  const described = useDescribed(creates ? form.create : form.update);
  const result = useQuery({ queryKey: [currentStore(), noun.details!.path, id], queryFn: () => readItem(noun, id), enabled: !creates && may(noun.permission) });
  if (!may(creates ? form.permission : noun.permission)) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: creates ? form.permission : noun.permission })} />;
  const error = described.error ?? (result.data ? undefined : result.error);
  if (error || result.data === null) {
    if (result.data === null || StoreError.is(error, 'not_found')) return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/$noun" params={{ noun: noun.name }}>{t(noun.title)}</Link></Empty>;
    return <Failure error={error} retry={() => { void described.refetch(); void result.refetch(); }} />;
  }
  if (!described.data || (!creates && !result.data)) return <Loading />;
  return <RecordFields key={`${noun.name}/${id}`} noun={noun} form={form} id={id} o={creates ? undefined : result.data!} d={described.data} side={side} below={below} title={title} />;
}

function RecordFields({ noun, form, id, o, d, side, below, title }: { noun: Noun; form: RecordForm; id: string; o: Item | undefined; d: Contract; side?: ((o: Item) => ReactNode) | undefined; below?: ((o: Item) => ReactNode) | undefined; title?: ((o: Item) => string) | undefined }) {
  const navigate = useOpenPage(), send = useSend();
  const schema = resolve(d.operation.body!.schema, d.schemas);
  // Texts in other languages have a card of their own, if the contract has them and no group does.
  const listed = [...form.groups, ...(form.side ?? [])].flatMap((g) => g.fields);
  const groups = schema.properties?.translations && !listed.includes('translations') ? [...form.groups, { title: 'value.translations' as const, fields: ['translations'] }] : form.groups;
  const names = groups.flatMap((g) => g.fields).concat(listed).filter((n, at, all) => schema.properties?.[n] && all.indexOf(n) === at);
  const fields = (name: string) => schema.properties![name]!;
  const loaded = (item: Item): Loaded => ({ version: item.version as number | undefined, values: Object.fromEntries(names.map((n) => [n, n === 'credentials' ? {} : accepted(item[n], fields(n), d.schemas)])) });
  const start = useRef<Loaded>({ version: undefined, values: { ...form.start, ...(form.priced ? { currencyCode: store().defaultCurrencyCode } : {}) } });
  const draft = useDraft(o ? loaded(o) : start.current);
  const one = form.oneOf?.fields ?? [];
  const empty = (n: string) => draft.own[n] === undefined || draft.own[n] === null || draft.own[n] === '';
  const [picked, setPicked] = useState(one.find((n) => o && o[n] !== null) ?? one[0]);
  // The object can get another of these fields from someone else. A field that the person emptied stays.
  const shown = picked !== undefined && empty(picked) ? one.find((n) => !empty(n)) ?? picked : picked;
  const pick = (name: string) => {
    setPicked(name);
    draft.edit((own) => ({ ...own, ...Object.fromEntries(one.map((n) => [n, n === name ? draft.base[n] ?? null : null])) }));
  };
  const applies = (n: string) => !one.includes(n) || (n === shown && !empty(n));
  const [checked, setChecked] = useState<Record<string, string>>({});
  const [secret, setSecret] = useState<{ text: string; open: () => Promise<void> }>();
  const write = async ({ own, changed, version }: Draft) => {
    const nullable = (n: string) => resolve(fields(n), d.schemas).nullable;
    const tops = [...new Set(changed.map((p) => p.split('/')[0]!))];
    const value = (n: string) => (n === 'credentials' ? entered(own[n]) : own[n] === undefined || (own[n] === '' && nullable(n)) ? null : own[n]);
    if (!o) {
      const made = await send<Item>({ method: d.operation.method, path: d.operation.path, body: Object.fromEntries(names.filter((n) => applies(n) && own[n] !== undefined && own[n] !== '').map((n) => [n, n === 'credentials' ? entered(own[n]) : own[n]])) });
      const open = () => navigate({ to: '/$noun/$id', params: { noun: noun.name, id: String(made[noun.id!]) }, replace: true });
      if (form.secret) {
        draft.rebase({ version: undefined, values: own }); // the page may leave
        setSecret({ text: String(made[form.secret]), open });
      }
      else await open();
      return undefined;
    }
    const body: Values = { ...(noun.id ? { [noun.id]: o[noun.id] } : {}), version, ...Object.fromEntries((d.operation.method === 'PUT' ? names : tops).filter(applies).map((n) => [n, value(n)])) };
    return loaded(await send<Item>({ method: d.operation.method, path: d.operation.path, body }));
  };
  const save = useSave(draft, { read: async () => { const item = await readItem(noun, id); return item ? loaded(item) : undefined; }, write, place: (p) => p });
  const submit = () => {
    const wrong = { ...(o ? {} : missing(schema, d.schemas, draft.own)), ...(shown !== undefined && empty(shown) ? { [`/${shown}`]: t('required') } : {}) };
    setChecked(wrong);
    if (Object.keys(wrong).length === 0 && !save.busy) void save.save();
  };
  const errors = { ...save.errors, ...checked };
  const allowed = may(form.permission) && !(o && form.locked?.(o));
  const field = (name: string) => {
    if (!one.includes(name)) return input(name);
    return name === one[0] && (
      <Fragment key={name}>
        <Field name="oneOf" label={t(form.oneOf!.title)}>{(a) => <select {...a} value={shown} onChange={(e) => pick(e.target.value)}>{one.map((n) => <option key={n} value={n}>{label(n)}</option>)}</select>}</Field>
        {input(shown!)}
      </Fragment>
    );
  };
  const input = (name: string) => {
    if (!schema.properties?.[name] || form.hidden?.(name, { ...o, ...draft.own })) return null;
    if (name === 'credentials') return <Secrets key={name} stored={(o?.credentials ?? {}) as Record<string, string>} provider={String(draft.own.providerCode ?? o?.providerCode)} />;
    if (name === 'languageCodes' && noun.single) return <LanguageCodes key={name} path={name} title={label(name)} />;
    if (name === 'currencyCodes') return <CurrencyCodes key={name} path={name} title={label(name)} any={noun.single === true} />;
    if (name === 'scopeIds') return <ScopeIds key={name} path={name} title={label(name)} />;
    if (name === 'storeIds') return <StoreIds key={name} path={name} title={label(name)} />;
    if (name === 'permissions') return <Permissions key={name} path={name} title={label(name)} />;
    if (name === 'collectionId') return <CollectionChoice key={name} path={name} title={label(name)} />;
    if (/^(p|targetP)ath$/.test(name)) return <Path key={name} path={name} />;
    if (sourceRows[name]) return <Source key={name} path={name} rows={sourceRows[name]} optional={optional(name)} />;
    if (/product(s|Ids)$/i.test(name)) return <ProductIds key={name} path={name} title={label(name)} />;
    if (/collectionIds$/i.test(name)) return <CollectionIds key={name} path={name} title={label(name)} />;
    return <SchemaField key={name} name={name} schema={fields(name)} schemas={d.schemas} required={o ? !optional(name) : schema.required?.includes(name) ?? false} value={draft.own[name] ?? undefined} brief errors={errors} pointer={`/${name}`} set={(v) => draft.edit((own) => ({ ...own, [name]: v ?? null }))} />;
  };
  const card = (g: Group) => { // a card without a field that applies would be empty
    const inputs = g.fields.map(field);
    return inputs.some(Boolean) && <Card key={g.title} title={t(g.title)}>{inputs}</Card>;
  };
  const optional = (name: string) => { const s = resolve(fields(name), d.schemas); return s.nullable === true || s.type === 'array'; };
  const heading = o ? title?.(o) ?? String(o.name ?? o.displayName ?? o.code ?? o.email ?? o.path ?? id) : t(noun.create!.title);
  return (
    <FormOf value={{ draft, errors }}>
      <nav className="crumbs" aria-label={t('navigation')}>{noun.single ? <Link to="/">{t('home')}</Link> : <Link to="/$noun" params={{ noun: noun.name }}>{t(noun.title)}</Link>}</nav>
      <header className="title"><Heading>{noun.single ? t(noun.title) : heading}</Heading>{o && typeof o.status === 'string' && !noun.single && <Badge value={o.status} />}</header>
      <div className={form.even ? 'columns even' : 'columns'}>
        <form onSubmit={(e) => { e.preventDefault(); if (draft.dirty || !o) submit(); }} noValidate>
          <fieldset className="bareset" disabled={!allowed}>
            {groups.map(card)}
          </fieldset>
          <button type="submit" hidden tabIndex={-1} />
        </form>
        <div>
          <fieldset className="bareset" disabled={!allowed}>
            {form.side?.map(card)}
          </fieldset>
          {o && side?.(o)}
          {noun.name === 'settings' && <><KeysCard /><DomainCard /></>}
          {o && typeof o.healthStatus === 'string' && !form.side && <ProviderCard o={o as never} />}
          {o && <Commands noun={noun} o={o} id={id} />}
        </div>
      </div>
      {o && below?.(o)}
      {secret && (
        <Dialog title={t('secret.title')} close={() => void secret.open()}>
          <p>{t('secret.hint')}</p>
          <pre tabIndex={0}><code>{secret.text}</code></pre>
          <footer><Button onClick={() => void navigator.clipboard.writeText(secret.text)}>{t('copy')}</Button><Button kind="main" onClick={() => void secret.open()}>{t('close')}</Button></footer>
        </Dialog>
      )}
      {allowed && <SaveBar draft={draft} save={{ ...save, save: async () => submit() }} {...(o ? {} : { create: t(noun.create!.title) })} />}
    </FormOf>
  );
}

/** The credentials that the administrator entered. The others stay as the service has them. */
const entered = (credentials: unknown) => Object.fromEntries(Object.entries((credentials ?? {}) as Values).filter(([, v]) => v !== ''));

/** The fields that are source text, and the rows that each shows. */
const sourceRows: Record<string, number> = { bodyHtml: 26, bodyText: 10, headerHtml: 5, footerHtml: 5, css: 8 };

function Source({ path, rows, optional }: { path: string; rows: number; optional: boolean }) {
  const { value, set, errors } = useField<string>(path);
  return (
    <Field name={path} label={<>{label(path)}{optional && <> <span className="optional">{t('optional')}</span></>}</>} error={errors[`/${path}`] ?? errors[path]}>
      {(a) => <textarea {...a} className="code" rows={rows} spellCheck={false} dir="ltr" value={value ?? ''} onChange={(e) => set(e.target.value)} />}
    </Field>
  );
}

/** A path of the storefront, in one line. */
function Path({ path }: { path: string }) {
  const { value, set, errors } = useField<string>(path);
  return <Field name={path} label={label(path)} error={errors[`/${path}`] ?? errors[path]}>{(a) => <input {...a} autoComplete="off" spellCheck={false} dir="ltr" placeholder="/" value={value ?? ''} onChange={(e) => set(e.target.value)} />}</Field>;
}

/** Lists the commands of the contract that take the object's id, and deletes the object. */
function Commands({ noun, o, id }: { noun: Noun; o: Item; id: string }) {
  const form = noun.form!;
  const navigate = useOpenPage();
  const index = useQuery({ queryKey: ['contract'], queryFn: readIndex, staleTime: Infinity });
  const [open, setOpen] = useState(false);
  const command = useSubmit(() => { setOpen(false); void navigate({ to: '/$noun', params: { noun: noun.name } }); });
  const all = index.data?.operations ?? [];
  const remove = all.find((c) => c.id === form.remove && may(c.permission));
  const others = (form.commands ?? []).map((name) => all.find((c) => c.id === name)).filter((c) => c !== undefined && may(c.permission));
  return (
    <>
      {others.length > 0 && (
        <Card title={t('commands')}>
          <ul className="work">{others.map((c) => <li key={c!.id}><Link to="/operation/$operationId" params={{ operationId: c!.id }} search={{ ...(noun.id ? { [noun.id]: id } : {}), ...(typeof o.version === 'number' ? { version: String(o.version) } : {}) } as never}>{c!.summary}</Link></li>)}</ul>
        </Card>
      )}
      <Card><details className="more"><summary>{t('record.all')}</summary><Tree value={o} /></details>
        {remove && <Button kind="danger" onClick={() => setOpen(true)}>{t('record.delete')}</Button>}
      </Card>
      {open && (
        <Dialog title={t('record.deleteTitle', { name: String(o.name ?? o.code ?? o.email ?? o.url ?? o.path ?? id) })} close={() => setOpen(false)}>
          <p>{t('cancel.hint')}</p>
          {command.error !== undefined && <Failure error={command.error} />}
          <footer><Button onClick={() => setOpen(false)}>{t('back')}</Button><Button kind="danger" busy={command.busy} onClick={() => void command.submit({ method: 'DELETE', path: remove!.path, query: { [noun.id!]: id } })}>{t('record.delete')}</Button></footer>
        </Dialog>
      )}
    </>
  );
}
