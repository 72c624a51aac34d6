// The page of an administrator without a store: a form that creates the first one.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from './call.ts';
import { type Body, Select, sent, Switch, Text } from './command.tsx';
import { language, languageName, t } from './language.ts';
import { Button, Card, Failure, Heading, Loading } from './parts.tsx';
import { currencies, timeZones } from './region.tsx';
import { prefix } from './session.ts';
import { useSubmit } from './submit.ts';

/** The store's code as the service accepts it, made of its name. */
const codeOf = (name: string) => name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 50).replace(/-$/, '');
const needed = ['name', 'code', 'defaultCurrencyCode', 'defaultLanguageCode', 'timezone'];

export function FirstStore() {
  const [body, set] = useState<Body>({ name: '', code: '', defaultCurrencyCode: '', defaultLanguageCode: language, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, livemode: false });
  const [tried, setTried] = useState(false);
  const spoken = useQuery({ queryKey: ['languages'], staleTime: Infinity, queryFn: () => call<{ items: { languageCode: string; name: string }[] }>({ method: 'GET', path: '/admin/language/all' }) });
  // The page starts again, because the login has the list of stores.
  const command = useSubmit<{ storeId: number }>((store) => location.assign(`${prefix}/console?store=${store.storeId}`));
  const wrong = Object.fromEntries(needed.filter((n) => body[n] === '').map((n) => [`/${n}`, t('required')]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(wrong).length === 0) void command.submit({ method: 'POST', path: '/admin/store', body: sent(body) });
  };
  if (spoken.error) return <Failure error={spoken.error} retry={() => void spoken.refetch()} />;
  if (!spoken.data) return <Loading />;
  const fill = { body, set, errors: { ...command.errors, ...(tried ? wrong : {}) } };
  const rename = (next: Body) => set({ ...next, ...(body.code === codeOf(String(body.name)) ? { code: codeOf(String(next.name)) } : {}) });
  const named = (code: string, name: string) => (languageName(code) === code ? name : languageName(code));
  return (
    <>
      <header className="title"><Heading>{t('first.title')}</Heading></header>
      <p className="hint">{t('first.hint')}</p>
      <Card>
        <form onSubmit={submit} noValidate>
          <Text {...fill} set={rename} name="name" title="column.name" hint={t('first.nameHint')} needed />
          <Text {...fill} name="code" title="value.code" hint={t('first.codeHint')} needed />
          <div className="pair">
            <Select {...fill} name="defaultCurrencyCode" title="value.defaultCurrencyCode" needed values={currencies()} />
            <Select {...fill} name="defaultLanguageCode" title="value.defaultLanguageCode" needed values={spoken.data.items.map((l) => ({ value: l.languageCode, title: named(l.languageCode, l.name) }))} />
          </div>
          <Select {...fill} name="timezone" title="value.timezone" needed values={timeZones()} />
          <Switch {...fill} name="livemode" title="first.live" standard={false} />
          <p className="hint">{t('first.liveHint')}</p>
          {command.error !== undefined && <Failure error={command.error} />}
          <Button type="submit" kind="main" busy={command.busy}>{t('first.create')}</Button>
        </form>
      </Card>
    </>
  );
}
