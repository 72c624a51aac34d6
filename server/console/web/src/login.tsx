import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { StoreError } from './client.ts';
import { t } from './language.ts';
import { Button, Failure, Field } from './parts.tsx';
import { logIn, prefix } from './session.ts';

interface Credentials { email: string; password: string; totpCode: string }

export function LogIn() {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '', totpCode: '' } });
  const [error, setError] = useState<unknown>();
  const [asksCode, setAsksCode] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email, password, totpCode }) => {
    setError(undefined);
    try {
      await logIn({ email, password, ...(totpCode ? { totpCode: totpCode.replaceAll(' ', '') } : {}) });
    } catch (failure) {
      if (StoreError.is(failure) && failure.code === 'totp_required') {
        setAsksCode(true);
        setTimeout(() => form.setFocus('totpCode'));
        return;
      }
      setError(failure);
    }
  });
  return (
    <main className="login">
      <form onSubmit={submit} noValidate>
        <div className="mark" aria-hidden />
        <h1>{t('login.title')}</h1>
        <div hidden={asksCode}>
          <Field name="email" label={t('login.email')} error={errors.email?.message}>
            {(a) => <input {...a} type="email" autoComplete="username" autoFocus {...form.register('email', { required: t('required') })} />}
          </Field>
          <Field name="password" label={t('login.password')} error={errors.password?.message}>
            {(a) => <input {...a} type="password" autoComplete="current-password" {...form.register('password', { required: t('required') })} />}
          </Field>
        </div>
        {asksCode && (
          <Field name="totpCode" label={t('login.code')} hint={t('login.codeHint')} error={errors.totpCode?.message}>
            {(a) => <input {...a} autoComplete="one-time-code" inputMode="text" {...form.register('totpCode', { required: t('required') })} />}
          </Field>
        )}
        {error !== undefined && <Failure error={error} />}
        <Button type="submit" kind="main" busy={isSubmitting}>{t('login.submit')}</Button>
        {asksCode
          ? <Button kind="bare" onClick={() => { setAsksCode(false); form.setValue('totpCode', ''); setError(undefined); }}>{t('login.back')}</Button>
          : <a className="button bare" href={`${prefix}/forgot-password`}>{t('login.forgot')}</a>}
      </form>
    </main>
  );
}
