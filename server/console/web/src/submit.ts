import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Call, call, newKey } from './call.ts';
import { StoreError } from './client.ts';
import type { Errors } from './form.tsx';

/** The errors of a response by the place of their field. A field can have several. */
export function byPointer(error: unknown): Errors {
  const found: Errors = {};
  if (StoreError.is(error)) for (const f of error.fields) if (f.pointer) found[f.pointer] = [found[f.pointer], f.detail ?? f.code].filter(Boolean).join(' ');
  return found;
}

/**
 * Sends a command by useSend, one at a time. A failure keeps the form.
 */
export function useSubmit<T>(done?: (result: T) => void) {
  const queries = useQueryClient();
  const send = useSend();
  const running = useRef(false);
  const [state, setState] = useState<{ busy: boolean; error?: unknown; result?: T }>({ busy: false });
  const submit = async (c: Call) => {
    if (running.current) return;
    running.current = true;
    setState((s) => ({ ...s, busy: true })); // an earlier error stays, so that nothing moves below the pointer
    try {
      const result = await send<T>(c);
      setState({ busy: false, result });
      if (c.method !== 'GET') await queries.invalidateQueries();
      done?.(result);
    } catch (error) {
      // Someone else changed the object: the page shows it as it is now, and the next attempt has its version.
      if (StoreError.is(error) && error.status === 409) await queries.invalidateQueries().catch(() => {});
      setState((s) => ({ ...s, busy: false, error }));
    } finally {
      running.current = false;
    }
  };
  return { ...state, submit, errors: byPointer(state.error), reset: () => setState({ busy: false }) };
}

/**
 * Returns a function that sends requests. A request without a final answer keeps its Idempotency-Key, so a second click
 * after a broken connection runs the command once. After a refusal the same request gets a new key: the service would
 * repeat the refusal for an old one, although the reason may be gone.
 */
export function useSend() {
  const keys = useRef(new Map<string, string>());
  return async <T>(c: Call): Promise<T> => {
    if (c.method === 'GET' || c.method === 'DELETE') return call<T>(c);
    if (c.body instanceof FormData) return call<T>({ ...c, key: newKey() });
    const request = JSON.stringify([c.method, c.path, c.query, c.body]);
    const key = keys.current.get(request) ?? newKey();
    keys.current.set(request, key);
    try {
      const result = await call<T>({ ...c, key });
      keys.current.delete(request);
      return result;
    } catch (error) {
      if (StoreError.is(error) && error.status < 500 && error.retryAfter === undefined) keys.current.delete(request);
      throw error;
    }
  };
}
