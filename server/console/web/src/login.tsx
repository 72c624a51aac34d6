import { type FormEvent, useEffect, useRef, useState } from 'react';
import { StoreError } from './client.ts';
import { t } from './language.ts';
import { Button, Dialog, Failure, Field, Languages } from './parts.tsx';
import { logIn } from './session.ts';

/** The login page. With again, it covers a page whose login has ended. With locked, it hides the page. */
export function LogIn({ again, locked }: { again?: string; locked?: boolean } = {}) {
  const [values, setValues] = useState({ email: again ?? '', password: '', totpCode: '' });
  const [state, setState] = useState<{ busy?: boolean; error?: unknown; asksCode?: boolean; tried?: boolean }>({});
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => { if (state.asksCode) code.current?.focus(); }, [state.asksCode]);
  useEffect(() => { if (!again) document.title = t('login.title'); }, []);
  const missing = (name: keyof typeof values) => (state.tried && values[name] === '' ? t('required') : undefined);
  const input = (name: keyof typeof values) => ({ value: values[name], onChange: (e: { target: { value: string } }) => setValues({ ...values, [name]: e.target.value }) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { email, password, totpCode } = values;
    if (!email || !password || (state.asksCode && !totpCode)) return setState({ ...state, tried: true });
    setState({ ...state, busy: true, error: undefined });
    try {
      await logIn({ email, password, ...(totpCode ? { totpCode: totpCode.replaceAll(' ', '') } : {}) });
    } catch (error) {
      const asks = StoreError.is(error, 'totp_required');
      setState({ asksCode: state.asksCode || asks, error: asks ? undefined : error });
    }
  };
  const form = (
      <form onSubmit={(e) => void submit(e)} noValidate>
        {again ? <p className="hint">{t(locked ? 'login.locked' : 'login.ended')}</p> : <><div className="mark" aria-hidden /><h1>{t('login.title')}</h1></>}
        <div hidden={state.asksCode}>
          <Field name="email" label={t('login.email')} error={missing('email')}>
            {(a) => <input {...a} type="email" autoComplete="username" autoFocus={!again} {...input('email')} />}
          </Field>
          <Field name="password" label={t('login.password')} error={missing('password')}>
            {(a) => <input {...a} type="password" autoComplete="current-password" autoFocus={again !== undefined} {...input('password')} />}
          </Field>
        </div>
        {state.asksCode && (
          <Field name="totpCode" label={t('login.code')} hint={t('login.codeHint')} error={missing('totpCode')}>
            {(a) => <input {...a} ref={code} autoComplete="one-time-code" {...input('totpCode')} />}
          </Field>
        )}
        {state.error !== undefined && <Failure error={state.error} />}
        <Button type="submit" kind="main" busy={state.busy ?? false}>{t('login.submit')}</Button>
        {state.asksCode
          ? <Button kind="bare" onClick={() => { setState({}); setValues({ ...values, totpCode: '' }); }}>{t('login.back')}</Button>
          : null}
        {!again && <Languages />}
      </form>
  );
  return again ? <Dialog title={t('login.title')} close={() => {}} className={locked ? 'login-again locked' : 'login-again'}>{form}</Dialog> : <main className="login">{form}</main>;
}
