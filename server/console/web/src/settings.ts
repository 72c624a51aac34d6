import { useQuery } from '@tanstack/react-query';
import { call, currentStore, may, store } from './call.ts';
import type { StoreSettings } from './client.ts';

export const useSettings = () => useQuery({
  queryKey: [currentStore(), 'settings'],
  queryFn: ({ signal }) => call<StoreSettings>({ method: 'GET', path: '/admin/store/settings', signal }),
  enabled: may('store:read'),
});

/** The currencies of the store, its default first. Without the permission to read the settings, only the default is known. */
export function useCurrencies(): string[] | undefined {
  const settings = useSettings();
  const first = store().defaultCurrencyCode;
  if (settings.data) return [first, ...settings.data.currencyCodes.filter((c) => c !== first)];
  return settings.isLoading ? undefined : [first];
}
