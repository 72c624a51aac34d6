// A form for any schema of the contract. It checks what is required; the service checks the rest and names the field.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Schema } from './contract.ts';
import { resolve } from './contract.ts';
import { fromZone, label, language, t, toZone } from './language.ts';
import { Button, Field, Marked } from './parts.tsx';

/** The pattern of a color in the contract. */
const color = '^#[0-9a-fA-F]{6}$';
const ProductChoice = lazy(() => import('./pickers.tsx').then((m) => ({ default: m.ProductChoice })));
const AccountTypes = lazy(() => import('./pickers.tsx').then((m) => ({ default: m.AccountTypes })));
const LanguageChoice = lazy(() => import('./setup-fields.tsx').then((m) => ({ default: m.LanguageChoice })));
const TimeZone = lazy(() => import('./region.tsx').then((m) => ({ default: m.TimeZone })));
const Currency = lazy(() => import('./region.tsx').then((m) => ({ default: m.Currency })));
const Picture = lazy(() => import('./picture.tsx').then((m) => ({ default: m.Picture })));

export type Errors = Record<string, string>;
interface Props { schema: Schema; schemas: Record<string, Schema>; value: unknown; set: (value: unknown) => void; pointer: string; name: string; errors: Errors; required?: boolean; /** Only the first sentence of a description, and no bounds. */ brief?: boolean | undefined }

export const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

export function SchemaField(props: Props): ReactNode {
  const schema = resolve(props.schema, props.schemas);
  const { value, set, pointer, name, errors } = props;
  const error = errors[pointer];
  const text = <>{label(name)}{props.required ? '' : <span className="optional"> {t('optional')}</span>}</>;
  const hint = hints(schema, props.brief);
  const values = schema.enum ?? schema['x-extensible-enum'];
  if (values && !schema.items) {
    return (
      <Field name={name} label={text} hint={hint} error={error}>
        {(a) => (
          <select {...a} value={value === undefined ? '' : String(value)} onChange={(e) => set(e.target.value === '' ? undefined : values.find((v) => String(v) === e.target.value))}>
            <option value="">{t('choose')}</option>
            {values.map((v) => <option key={v} value={v}>{typeof v === 'string' && /^[A-Z_]+$/.test(v) ? label(v) : v}</option>)}
          </select>
        )}
      </Field>
    );
  }
  if (props.brief && /MediaId$/.test(name)) return <Suspense><Picture title={label(name)} value={value as number | null} set={set} error={error} /></Suspense>;
  if (props.brief && name === 'productId') return <Suspense><ProductChoice title={label(name)} value={value as number | undefined} set={set} error={error} /></Suspense>;
  if (props.brief && name === 'languageCode' && pointer.includes('/translations/')) return <Suspense><LanguageChoice title={label(name)} value={value as string | undefined} set={set} error={error} /></Suspense>;
  if (props.brief && name === 'timezone') return <Suspense><TimeZone name={name} title={text} value={value as string | undefined} set={set} error={error} /></Suspense>;
  if (props.brief && /^(defaultC|c)urrencyCode$/.test(name)) return <Suspense><Currency name={name} title={text} value={value as string | undefined} set={set} error={error} /></Suspense>;
  if (props.brief && name === 'accountTypeIds') return <Suspense><AccountTypes title={label(name)} value={value as number[] | undefined} set={set} error={error} /></Suspense>;
  if (props.brief && schema.pattern === color) {
    const shown = typeof value === 'string' ? value : '';
    return (
      <Field name={name} label={text} error={error}>
        {(a) => <span className="color"><input type="color" aria-hidden tabIndex={-1} value={/^#[0-9a-f]{6}$/i.test(shown) ? shown : '#ffffff'} onChange={(e) => set(e.target.value)} /> <input {...a} autoComplete="off" dir="ltr" value={shown} maxLength={7} placeholder="#1f5f4a" onChange={(e) => set(e.target.value || undefined)} /></span>}
      </Field>
    );
  }
  if (schema.type === 'boolean' && props.brief) {
    return (
      <>
        <label className="check"><input type="checkbox" checked={Boolean(value ?? schema.default ?? false)} onChange={(e) => set(e.target.checked)} /> {label(name)}</label>
        {error && <p className="error">{error}</p>}
      </>
    );
  }
  if (props.brief && schema.type === 'array' && schema.items) {
    const item = resolve(schema.items, props.schemas), choices = item.enum ?? item['x-extensible-enum'], chosen = Array.isArray(value) ? (value as string[]) : [];
    if (choices) {
      return (
        <fieldset>
          <legend>{label(name)}</legend>
          {error && <p className="error">{error}</p>}
          {choices.map((c) => <label key={c} className="check"><input type="checkbox" checked={chosen.includes(String(c))} onChange={(e) => set(e.target.checked ? [...chosen, String(c)] : chosen.filter((v) => v !== c))} /> {label(String(c))}</label>)}
        </fieldset>
      );
    }
    if (item.type === 'string') {
      const own = Object.entries(errors).find(([p]) => p === pointer || p.startsWith(`${pointer}/`))?.[1];
      return (
        <Field name={name} label={text} hint={t('commas')} error={own}>
          {(a) => <input {...a} key={chosen.join()} autoComplete="off" defaultValue={chosen.join(', ')} onBlur={(e) => set(e.target.value.split(',').map((w) => w.trim()).filter(Boolean))} />}
        </Field>
      );
    }
  }
  if (props.brief && schema.format === 'date-time') {
    return (
      <Field name={name} label={text} hint={hint} error={error}>
        {(a) => <input {...a} type="datetime-local" value={typeof value === 'string' ? toZone(value) : ''} onChange={(e) => set(e.target.value === '' ? undefined : fromZone(e.target.value))} />}
      </Field>
    );
  }
  if (schema.type === 'boolean') {
    return (
      <Field name={name} label={text} hint={hint} error={error}>
        {(a) => (
          <select {...a} value={value === undefined ? '' : String(value)} onChange={(e) => set(e.target.value === '' ? undefined : e.target.value === 'true')}>
            <option value="">{t('choose')}</option><option value="true">{t('yes')}</option><option value="false">{t('no')}</option>
          </select>
        )}
      </Field>
    );
  }
  if (schema.type === 'array' && schema.items) return <List {...props} schema={schema} text={text} />;
  if (schema.type === 'object' && schema.properties) {
    if (!props.required && value === undefined) {
      return <div className="field"><span className="label">{text}</span><Button onClick={() => set({})}>{t('add')}</Button>{hint && <p className="hint"><Marked text={hint} /></p>}</div>;
    }
    return (
      <fieldset>
        <legend>{text}</legend>
        {hint && <p className="hint"><Marked text={hint} /></p>}
        {error && <p className="error">{error}</p>}
        <Fields {...props} schema={schema} />
        {!props.required && <Button kind="bare" onClick={() => set(undefined)}>{t('remove')}</Button>}
      </fieldset>
    );
  }
  if (schema.type === 'string' && schema.format === 'binary') {
    return <Field name={name} label={text} hint={hint} error={error}>{(a) => <input {...a} type="file" onChange={(e) => set(e.target.files?.[0])} />}</Field>;
  }
  if (schema.type === 'string' || schema.type === 'integer' || schema.type === 'number') {
    const numeric = schema.type !== 'string';
    const change = (v: string) => set(v === '' ? undefined : numeric && /^-?\d+(\.\d+)?$/.test(v) ? Number(v) : v);
    const shown = value === undefined || value === null ? '' : String(value);
    const example = schema.example === undefined || props.brief ? undefined : String(schema.example);
    return (
      <Field name={name} label={text} hint={hint} error={error}>
        {(a) => (schema.maxLength ?? 0) > (props.brief ? 400 : 250) && !schema.format
          ? <textarea {...a} rows={3} value={shown} maxLength={schema.maxLength} onChange={(e) => change(e.target.value)} />
          : <input {...a} type={/password/i.test(name) ? 'password' : 'text'} autoComplete="off" inputMode={numeric ? 'numeric' : undefined} value={shown} maxLength={schema.maxLength} placeholder={example} onChange={(e) => change(e.target.value)} />}
      </Field>
    );
  }
  return <JSONField {...props} schema={schema} text={text} />;
}

/** The description and the bounds of a schema. */
function hints(schema: Schema, brief?: boolean): string | undefined {
  if (brief) {
    if (language !== 'en') return undefined; // the contract is in English
    const first = schema.description && (/^.*?[.](?=\s|$)/s.exec(schema.description)?.[0] ?? schema.description);
    return first && !/[a-z][A-Z]|\b[A-Z]{4,}\b|`|ISO|IANA|BCP|as a whole|[Nn]ull means/.test(first) ? first : undefined; // nothing about the API
  }
  const bounds = [
    schema.minimum !== undefined && t('bound.min', { n: schema.minimum }), schema.maximum !== undefined && t('bound.max', { n: schema.maximum }),
    schema.maxLength !== undefined && schema.maxLength < 5000 && !schema.format && t('bound.length', { n: schema.maxLength }), schema.format && schema.format !== 'binary' && schema.format !== 'int64' && schema.format !== 'int32' && label(schema.format),
    schema.default !== undefined && t('bound.default', { value: String(schema.default) }),
  ].filter(Boolean).join(' · ');
  return [schema.description, bounds].filter(Boolean).join(' ') || undefined;
}

/** The fields of an object: the required ones first, the others behind a summary. */
export function Fields({ schema, schemas, value, set, pointer, errors, brief }: Props) {
  const object = isObject(value) ? value : {};
  const required = schema.required ?? [];
  const field = ([name, s]: [string, Schema]) => (
    <SchemaField
      key={name} name={name} schema={s} schemas={schemas} required={required.includes(name)} value={object[name]} errors={errors} brief={brief}
      pointer={`${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`}
      set={(v) => { const next = { ...object }; if (v === undefined) delete next[name]; else next[name] = v; set(next); }}
    />
  );
  const all = Object.entries(schema.properties ?? {});
  const first = all.filter(([name]) => required.includes(name)), rest = all.filter(([name]) => !required.includes(name));
  if (brief) return <>{all.map(field)}</>;
  const used = rest.some(([name]) => object[name] !== undefined || Object.keys(errors).some((p) => p === `${pointer}/${name}` || p.startsWith(`${pointer}/${name}/`)));
  return (
    <>
      {first.map(field)}
      {rest.length > 0 && (first.length === 0 && rest.length <= 6 ? rest.map(field) : <details className="more" open={used || undefined}><summary>{t('more', { n: rest.length })}</summary>{rest.map(field)}</details>)}
    </>
  );
}

/** A new item. The form shows an absent list as empty and an absent boolean as false, so the request has these values. */
function blank(item: Schema, schemas: Record<string, Schema>): Record<string, unknown> {
  const values = (item.required ?? []).map((name) => [name, resolve(item.properties?.[name] ?? {}, schemas).type] as const);
  return Object.fromEntries(values.filter(([, type]) => type === 'array' || type === 'boolean').map(([name, type]) => [name, type === 'array' ? [] : false]));
}

function List({ schema, schemas, value, set, pointer, name, errors, text, brief }: Props & { text: ReactNode }) {
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const item = resolve(schema.items!, schemas);
  const most = schema.maxItems ?? Infinity, hint = hints(schema, true);
  return (
    <fieldset>
      <legend>{text}</legend>
      {hint && <p className="hint"><Marked text={hint} /></p>}
      {errors[pointer] && <p className="error">{errors[pointer]}</p>}
      {items.map((v, n) => (
        <div className="item" key={n}>
          <SchemaField name={`${brief ? label(name) : name} ${n + 1}`} schema={item} schemas={schemas} required value={v} errors={errors} brief={brief} pointer={`${pointer}/${n}`} set={(next) => set(items.map((old, m) => (m === n ? next : old)))} />
          <Button kind="bare" aria-label={t('removeItem', { n: n + 1 })} onClick={() => set(items.length === 1 ? undefined : items.filter((_, m) => m !== n))}>{t('remove')}</Button>
        </div>
      ))}
      <Button disabled={items.length >= most} onClick={() => set([...items, item.type === 'object' ? blank(item, schemas) : ''])}>{t('add')}</Button>
    </fieldset>
  );
}

/** A field for values that no other form fits, as JSON. */
function JSONField({ value, set, pointer, name, errors, text, schema, brief }: Props & { text: ReactNode }) {
  const [written, setWritten] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
  const [wrong, setWrong] = useState<string>();
  return (
    <Field name={name} label={text} hint={hints(schema, brief)} error={wrong ?? errors[pointer]}>
      {(a) => (
        <textarea {...a} className="code" rows={3} value={written} placeholder="{ }" onChange={(e) => {
          setWritten(e.target.value);
          try {
            set(e.target.value.trim() === '' ? undefined : JSON.parse(e.target.value));
            setWrong(undefined);
          } catch { setWrong(t('noJSON')); }
        }} />
      )}
    </Field>
  );
}

/** The pointers of required fields that are empty. */
export function missing(schema: Schema, schemas: Record<string, Schema>, value: unknown, pointer = ''): Errors {
  const s = resolve(schema, schemas);
  const found: Errors = {};
  if (s.properties && isObject(value)) {
    for (const name of s.required ?? []) if (value[name] === undefined || (value[name] === '' && (resolve(s.properties[name] ?? {}, schemas).minLength ?? 0) > 0)) found[`${pointer}/${name}`] = t('required');
    for (const [name, v] of Object.entries(value)) if (s.properties[name]) Object.assign(found, missing(s.properties[name], schemas, v, `${pointer}/${name}`));
  }
  if (s.items && Array.isArray(value)) value.forEach((v, n) => Object.assign(found, missing(s.items!, schemas, v, `${pointer}/${n}`)));
  return found;
}
