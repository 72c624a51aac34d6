// The lists that forms offer as choices. A list that the administrator may not read is undefined.
import { useQuery } from '@tanstack/react-query';
import { call, currentStore, may, type Query } from './call.ts';
import { country, label, t } from './language.ts';

/** Reads a list that a choice needs, if the administrator may and the form knows which. */
export function useChoices<T>(permission: string, path: string | null | 0, query: Query = {}) {
  return useQuery({ queryKey: [currentStore(), path, query], enabled: Boolean(path) && may(permission), queryFn: ({ signal }) => call<{ items: T[] }>({ method: 'GET', path: path as string, query, signal }) }).data?.items;
}
interface Method { customerPaymentMethodId: number; paymentType: string; brand: string; lastFour: string | null; expiryMonth: string | null; expiryYear: string | null; isExpired: boolean }
export const cardName = (m: Method) => [m.brand ? label(m.brand) : label(m.paymentType), m.lastFour && `•••• ${m.lastFour}`, m.expiryMonth && `${m.expiryMonth}/${m.expiryYear!.slice(2)}`, m.isExpired && t('sub.expired')].filter(Boolean).join(' ');
/** The saved payment methods of a customer; null means that no customer is chosen. */
export function useCards(storeCustomerId: number | null) {
  return useChoices<Method>('customer-payment-method:read', storeCustomerId && '/admin/customer-payment-method/all', { storeCustomerId })?.map((m) => ({ value: m.customerPaymentMethodId, title: cardName(m) }));
}
export const usePlans = () => useChoices<{ subscriptionPlanId: number; name: string; isActive: boolean }>('subscription-plan:read', '/admin/subscription-plan/all')?.filter((p) => p.isActive).map((p) => ({ value: p.subscriptionPlanId, title: p.name }));
export interface Place { customerAddressId: number; firstName: string; lastName: string; company: string | null; streetLine1: string; streetLine2: string | null; postalCode: string; city: string; stateProvince: string; countryCode: string; phoneNumber: string | null }
export const useAddresses = (storeCustomerId: number | null) =>
  useChoices<Place>('customer:read', storeCustomerId && '/admin/customer-address/all', { storeCustomerId })?.map((a) => ({ value: a.customerAddressId, address: a, title: [`${a.firstName} ${a.lastName}`.trim(), a.streetLine1, `${a.postalCode} ${a.city}`.trim(), country(a.countryCode)].filter(Boolean).join(', ') }));
