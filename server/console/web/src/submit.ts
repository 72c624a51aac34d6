import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Call, call } from './call.ts';
import { StoreError } from './client.ts';
import type { Errors } from './form.tsx';
import { describe, known, once, Unanswered } from './once.ts';

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
 * Returns a function that sends requests. Each command runs once, also if the person sends it again after a broken
 * connection. If they changed the form before that, the service refuses the second request of a POST if it has the first:
 * both have the same Idempotency-Key.
 */
export function useSend() {
  const unanswered = useRef(new Map<string, string>());
  return async <T>(c: Call): Promise<T> => {
    if (c.method === 'GET') return call<T>(c);
    if (c.method === 'DELETE') return remove<T>(c);
    const command = `${c.method} ${c.path}`;
    const body = c.body instanceof FormData ? describe(c.body) : c.body;
    try {
      const result = await once([c.method, c.path, c.query, body], (key) => call<T>({ ...c, key }), c.method === 'POST' ? unanswered.current.get(command) : undefined);
      unanswered.current.delete(command);
      return result;
    } catch (error) {
      if (error instanceof Unanswered) unanswered.current.set(command, error.key);
      else unanswered.current.delete(command);
      throw error;
    }
  };
}

/** Deletes an object. An object that is already gone is no failure: the response to an earlier attempt may be lost. */
async function remove<T>(c: Call): Promise<T> {
  try {
    return await known(() => call<T>(c));
  } catch (error) {
    if (StoreError.is(error, 'not_found')) return undefined as T;
    throw error;
  }
}
