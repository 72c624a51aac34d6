// The texts that the service keeps for the administrator. They follow the person to another browser.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { StoreError } from './client.ts';
import { once } from './once.ts';

interface Preferences { preferences: Record<string, string>; version: number }
const path = '/admin/user/me/preference', queryKey = ['preferences'];

export const usePreferences = () => useQuery({ queryKey, staleTime: 300_000, queryFn: ({ signal }) => call<Preferences>({ method: 'GET', path, signal }) });

/** Changes one text, on top of the changes that other browsers made. */
export async function changePreference(queries: QueryClient, name: string, change: (text: string | undefined) => string) {
  for (let tries = 1; ; tries++) {
    const { preferences, version } = await call<Preferences>({ method: 'GET', path });
    const body = { preferences: { ...preferences, [name]: change(preferences[name]) }, version };
    try {
      queries.setQueryData(queryKey, await once(['PUT', path, body], (key) => call<Preferences>({ method: 'PUT', path, body, key })));
      return;
    } catch (error) {
      if (!StoreError.is(error, 'version_conflict') || tries === 3) throw error;
    }
  }
}
