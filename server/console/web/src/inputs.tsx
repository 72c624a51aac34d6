// Form fields that read and write their value in the form's draft.
import { createContext, type ReactNode, useContext } from 'react';
import { type Draft, leaves } from './draft.ts';
import type { Errors } from './form.tsx';
import { label, t } from './language.ts';
import { Field } from './parts.tsx';

const Form = createContext<{ draft: Draft; errors: Errors }>(undefined!);
export const FormOf = Form.Provider;

export function useField<T>(path: string) {
  const { draft, errors } = useContext(Form);
  return { value: leaves(draft.own).get(path) as T | undefined, set: (value: T | null) => draft.set(path, value), error: errors[path], draft, errors };
}

interface Props { path: string; title: ReactNode; hint?: ReactNode; optional?: boolean }
const text = (title: ReactNode, optional?: boolean) => <>{title}{optional && <> <span className="optional">{t('optional')}</span></>}</>;

export function TextInput({ path, title, hint, optional, long, kind = 'text', placeholder, disabled }: Props & { long?: number; kind?: 'text' | 'decimal' | 'count' | 'date'; placeholder?: string | undefined; disabled?: boolean }) {
  const { value, set, error } = useField<string | number>(path);
  const change = (v: string) => set(kind === 'count' ? (v === '' ? null : /^\d+$/.test(v) ? Number(v) : v) : kind === 'decimal' ? v.replace(',', '.') : v);
  const shown = value === undefined || value === null ? '' : String(value);
  return (
    <Field name={path} label={text(title, optional)} hint={hint} error={error}>
      {(a) => long
        ? <textarea {...a} rows={long} value={shown} disabled={disabled} placeholder={placeholder} onChange={(e) => change(e.target.value)} />
        : <input {...a} type={kind === 'date' ? 'date' : 'text'} autoComplete="off" inputMode={kind === 'text' || kind === 'date' ? undefined : kind === 'count' ? 'numeric' : 'decimal'} value={shown} disabled={disabled} placeholder={placeholder} onChange={(e) => change(e.target.value)} />}
    </Field>
  );
}

export function Choice({ path, title, hint, optional, values, none }: Props & { values: readonly (string | { value: string | number; title: string })[]; none?: string }) {
  const { value, set, error } = useField<string | number>(path);
  const choices = values.map((v) => (typeof v === 'string' ? { value: v, title: label(v) } : v));
  return (
    <Field name={path} label={text(title, optional)} hint={hint} error={error}>
      {(a) => (
        <select {...a} value={value ?? ''} onChange={(e) => set(choices.find((c) => String(c.value) === e.target.value)?.value ?? null)}>
          {(none !== undefined || value === undefined || value === null) && <option value="">{none ?? t('choose')}</option>}
          {choices.map((c) => <option key={c.value} value={c.value}>{c.title}</option>)}
        </select>
      )}
    </Field>
  );
}

export function Check({ path, title }: { path: string; title: ReactNode }) {
  const { value, set } = useField<boolean>(path);
  return <label className="check"><input type="checkbox" checked={value ?? false} onChange={(e) => set(e.target.checked)} /> {title}</label>;
}

/** A list of short texts as one text with commas. */
export function Words({ path, title, hint, optional }: Props) {
  const { value, set, error } = useField<string[]>(path);
  return (
    <Field name={path} label={text(title, optional)} hint={hint} error={error}>
      {(a) => <input {...a} key={JSON.stringify(value)} autoComplete="off" defaultValue={(value ?? []).join(', ')} onBlur={(e) => set(e.target.value.split(',').map((w) => w.trim()).filter(Boolean))} />}
    </Field>
  );
}
