// Choices of a time zone and of currencies. The browser knows their lists; the service refuses a value that it does not know.
import type { ReactNode } from 'react';
import { Boxes } from './access.tsx';
import { may, store } from './call.ts';
import { useField } from './inputs.tsx';
import { language, t } from './language.ts';
import { Field } from './parts.tsx';
import { useCurrencies } from './settings.ts';

interface Choice { value: string; title: string }

/** All currencies by code, with their names in the language of the page. */
export function currencies(codes: readonly string[] = Intl.supportedValuesOf('currency')): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return codes.map((code) => ({ value: code, title: `${code} · ${names.of(code) ?? code}` }));
}
export const timeZones = (): Choice[] => [...new Set([Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({ value: zone, title: zone.replaceAll('_', ' ') }));

interface Props { name: string; title: ReactNode; value: string | undefined; set: (value: string | undefined) => void; error: string | undefined }

function OneOf({ name, title, value, set, error, choices }: Props & { choices: Choice[] }) {
  const all = value === undefined || choices.some((c) => c.value === value) ? choices : [{ value, title: value }, ...choices];
  return (
    <Field name={name} label={title} error={error}>
      {(a) => <select {...a} value={value ?? ''} onChange={(e) => set(e.target.value || undefined)}><option value="">{t('choose')}</option>{all.map((c) => <option key={c.value} value={c.value}>{c.title}</option>)}</select>}
    </Field>
  );
}
export const TimeZone = (p: Props) => <OneOf {...p} choices={timeZones()} />;
/** A store can start with any currency. Amounts have one of its currencies. */
export function Currency(p: Props) {
  const own = useCurrencies() ?? [store().defaultCurrencyCode];
  return <OneOf {...p} choices={p.name === 'currencyCode' && may('store:read') ? currencies(own) : currencies()} />;
}

/** The currencies of the store, or those of it in which something is offered. The chosen ones come first. */
export function CurrencyCodes({ path, title, any }: { path: string; title: string; any: boolean }) {
  const own = useCurrencies() ?? [];
  const { value, draft } = useField<string[]>(path);
  const first = [...new Set([...((draft.base[path] as string[] | undefined) ?? []), ...(value ?? [])])];
  return <Boxes path={path} title={title} choices={currencies([...new Set([...first, ...(any ? Intl.supportedValuesOf('currency') : own)])])} />;
}
