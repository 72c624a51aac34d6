// Fields and cards of the store's settings: languages, secrets that the service never shows again, and the domain.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Boxes } from './access.tsx';
import { call, currentStore, may } from './call.ts';
import { StoreError } from './client.ts';
import { CommandDialog, Text } from './command.tsx';
import { useField } from './inputs.tsx';
import { dateTime, label, languageName, t } from './language.ts';
import { Badge, Button, Card, Failure, Field } from './parts.tsx';
import { prefix } from './session.ts';
import { useSettings } from './settings.ts';
import { useSubmit } from './submit.ts';

/** The keys that a provider takes, by its code. */
const keys: Record<string, string[]> = { STRIPE: ['secretKey', 'publishableKey', 'webhookSecret'], BTCPAY: ['serverUrl', 'storeId', 'apiKey', 'webhookSecret'], HTTP: ['signingSecret'], STRIPE_TAX: ['secretKey'] };
export const takesSecrets = (provider: unknown) => String(provider) in keys;

/** New values for the credentials of a provider. An empty field keeps the stored value. The service shows the last characters of it. */
export function Secrets({ stored, provider }: { stored: Record<string, string>; provider: string }) {
  const { draft, errors } = useField('credentials');
  const own = (draft.own.credentials ?? {}) as Record<string, string>;
  const all = [...new Set([...(keys[provider] ?? []), ...Object.keys(stored)])];
  return (
    <fieldset>
      <legend>{t('secret.credentials')}</legend>
      {errors['/credentials'] && <p className="error">{errors['/credentials']}</p>}
      {all.map((name) => (
        <Field key={name} name={name} label={label(name)} error={errors[`/credentials/${name}`]} hint={stored[name] ? t('secret.stored', { value: stored[name] }) : undefined}>
          {(a) => <input {...a} type={/url|id$/i.test(name) ? 'text' : 'password'} autoComplete="new-password" spellCheck={false} value={own[name] ?? ''} onChange={(e) => draft.edit((values) => ({ ...values, credentials: { ...own, [name]: e.target.value } }))} />}
        </Field>
      ))}
    </fieldset>
  );
}

interface Known { languageCode: string; name: string }

export function LanguageCodes({ path, title }: { path: string; title: string }) {
  const all = useQuery({ queryKey: ['languages'], staleTime: Infinity, queryFn: ({ signal }) => call<{ items: Known[] }>({ method: 'GET', path: '/admin/language/all', signal }) });
  const { draft } = useField(path);
  const stored = draft.base[path] as string[];
  const named = (l: Known) => (languageName(l.languageCode) === l.languageCode ? l.name : languageName(l.languageCode));
  // The languages that the store has come first.
  const choices = all.data?.items.map((l) => ({ value: l.languageCode, title: named(l) })).sort((a, b) => Number(stored.includes(b.value)) - Number(stored.includes(a.value)));
  return <Boxes path={path} title={title} choices={choices} />;
}

/** A choice of one language. The languages of the store come first. */
export function LanguageChoice({ title, value, set, error }: { title: string; value: string | undefined; set: (languageCode: string | undefined) => void; error: string | undefined }) {
  const all = useQuery({ queryKey: ['languages'], staleTime: Infinity, queryFn: ({ signal }) => call<{ items: Known[] }>({ method: 'GET', path: '/admin/language/all', signal }) });
  const own = useSettings().data?.languageCodes ?? [];
  const codes = [...new Set([...own, ...(all.data?.items.map((l) => l.languageCode) ?? []), ...(value ? [value] : [])])];
  return (
    <Field name="languageCode" label={title} error={error}>
      {(a) => <select {...a} value={value ?? ''} onChange={(e) => set(e.target.value || undefined)}><option value="">{t('choose')}</option>{codes.map((code) => <option key={code} value={code}>{languageName(code)}</option>)}</select>}
    </Field>
  );
}

interface Domain { domain: string; verifiedOn: string | null; record: { name: string; type: string; value: string }; file: { url: string; content: string } }

/** The proof that a domain is the store's, and its check. */
export function DomainCard() {
  const domain = useQuery({ queryKey: [currentStore(), 'domain'], queryFn: ({ signal }) => call<Domain>({ method: 'GET', path: '/admin/store/domain', signal }) });
  const command = useSubmit();
  if (StoreError.is(domain.error, 'not_found')) return <Card title={t('domain')}><p className="hint">{t('domain.none')}</p></Card>;
  if (domain.error) return <Failure error={domain.error} retry={() => void domain.refetch()} />;
  const d = domain.data;
  if (!d) return null;
  return (
    <Card title={t('domain')} side={<Badge value={d.verifiedOn ? 'VERIFIED' : 'UNVERIFIED'} tone={d.verifiedOn ? 'good' : 'wait'} />}>
      <p>{d.domain}</p>
      {d.verifiedOn && <p className="hint">{t('domain.since', { date: dateTime(d.verifiedOn) })}</p>}
      <p className="hint">{t('domain.hint')}</p>
      <p className="target"><strong>{t('domain.record')}</strong></p>
      <pre tabIndex={0}><code>{`${d.record.name}  ${d.record.type}  ${d.record.value}`}</code></pre>
      <p className="target"><strong>{t('domain.file')}</strong></p>
      <pre tabIndex={0}><code>{`${d.file.url}\n${d.file.content}`}</code></pre>
      {command.error !== undefined && <Failure error={command.error} />}
      {may('store:write') && <Button busy={command.busy} onClick={() => void command.submit({ method: 'POST', path: '/admin/store/domain/verify' })}>{t('domain.verify')}</Button>}
    </Card>
  );
}

interface Health { healthStatus: string; lastError: string | null; lastErrorOn: string | null; webhookUrl?: string | null; webhookStatus?: string }

/** The state of the connection to a provider. */
export function ProviderCard({ o }: { o: Health }) {
  return (
    <Card title={t('column.health')} side={<Badge value={o.healthStatus} />}>
      {o.lastError && <p className="error">{o.lastError}{o.lastErrorOn && <small>{dateTime(o.lastErrorOn)}</small>}</p>}
      {o.webhookUrl && <><p className="hint">{t('provider.webhook')} {o.webhookStatus && <Badge value={o.webhookStatus} />}</p><pre tabIndex={0}><code>{o.webhookUrl}</code></pre></>}
    </Card>
  );
}

interface StoreKey { storeKeyId: number; name: string; prefix: string; lastUsedOn: string | null; revokedOn: string | null }

/** The keys by which storefronts read the store. The service shows a key once, when it creates it. */
export function KeysCard() {
  const [open, setOpen] = useState<'new' | StoreKey>();
  const keys = useQuery({ queryKey: [currentStore(), 'keys'], queryFn: ({ signal }) => call<{ items: StoreKey[] }>({ method: 'GET', path: '/admin/store/key/all', signal }) });
  const close = () => setOpen(undefined);
  const valid = keys.data?.items.filter((k) => k.revokedOn === null) ?? [];
  return (
    <Card title={t('keys')} side={may('store:write') && <Button kind="bare" onClick={() => setOpen('new')}>{t('keys.create')}</Button>}>
      <p className="hint">{t('keys.hint')}</p>
      {keys.error && <Failure error={keys.error} retry={() => void keys.refetch()} />}
      <ul className="plain">{valid.map((k) => (
        <li key={k.storeKeyId} className="spread"><span><strong>{k.name}</strong><small><code>{k.prefix}…</code> {k.lastUsedOn ? t('keys.used', { date: dateTime(k.lastUsedOn) }) : t('keys.unused')}</small></span>
          {may('store:write') && <Button kind="bare" aria-label={t('product.removeValue', { value: k.name })} onClick={() => setOpen(k)}>{t('remove')}</Button>}</li>
      ))}</ul>
      {open === 'new' && (
        <CommandDialog title={t('keys.create')} path="/admin/store/key" needed={['name']} start={{ name: '' }} close={close} result={(r) => (
          <>
            <p>{t('keys.once')}</p>
            <pre tabIndex={0}><code>{String(r.key)}</code></pre>
            <p className="buttons"><Button onClick={() => void navigator.clipboard.writeText(String(r.key))}>{t('copy')}</Button><a className="button plain" href={`${prefix}/demo?storeKey=${encodeURIComponent(String(r.key))}`} target="_blank" rel="noreferrer">{t('keys.shop')}</a></p>
          </>
        )}>
          {(p) => <Text {...p} name="name" title="column.name" hint={t('keys.nameHint')} needed />}
        </CommandDialog>
      )}
      {open && open !== 'new' && (
        <CommandDialog title={t('product.removeValue', { value: open.name })} button={t('remove')} danger method="DELETE" path="/admin/store/key" request={() => ({ storeKeyId: open.storeKeyId })} close={close}>
          {() => <p>{t('keys.removeHint')}</p>}
        </CommandDialog>
      )}
    </Card>
  );
}
