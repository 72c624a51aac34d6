import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Call, call, newKey } from './call.ts';
import { StoreError } from './client.ts';
import type { Errors } from './form.tsx';

/** The errors of a response by the place of their field. */
export function byPointer(error: unknown): Errors {
  if (!StoreError.is(error)) return {};
  return Object.fromEntries(error.fields.filter((f) => f.pointer).map((f) => [f.pointer!, f.detail ?? f.code]));
}

/**
 * Sends a command. A retry of the same request keeps its Idempotency-Key, so a double click or a broken connection runs
 * the command once; a changed request gets a new one. A failure keeps the form.
 */
export function useSubmit<T>(done?: (result: T) => void) {
  const queries = useQueryClient();
  const last = useRef<{ request: string; key: string } | undefined>(undefined);
  const running = useRef(false);
  const [state, setState] = useState<{ busy: boolean; error?: unknown; result?: T }>({ busy: false });
  const submit = async (c: Call) => {
    if (running.current) return;
    running.current = true;
    const request = JSON.stringify([c.method, c.path, c.query, c.body]);
    if (last.current?.request !== request || c.body instanceof FormData) last.current = { request, key: newKey() };
    setState((s) => ({ ...s, busy: true, error: undefined }));
    try {
      const result = await call<T>({ ...c, ...(c.method === 'GET' || c.method === 'DELETE' ? {} : { key: last.current.key }) });
      last.current = undefined;
      setState({ busy: false, result });
      if (c.method !== 'GET') await queries.invalidateQueries();
      done?.(result);
    } catch (error) {
      setState((s) => ({ ...s, busy: false, error }));
    } finally {
      running.current = false;
    }
  };
  return { ...state, submit, errors: byPointer(state.error), reset: () => setState({ busy: false }) };
}

/** Returns a function that sends requests. A request that failed keeps its Idempotency-Key when it is sent again. */
export function useSend() {
  const keys = useRef(new Map<string, string>());
  return async <T>(c: Call): Promise<T> => {
    const request = JSON.stringify([c.method, c.path, c.query, c.body]);
    const key = keys.current.get(request) ?? newKey();
    keys.current.set(request, key);
    const result = await call<T>({ ...c, key });
    keys.current.delete(request);
    return result;
  };
}
