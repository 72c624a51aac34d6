// The address of an order: a saved one, or the fields of its country.
import { choice, field, select } from './checkout-field.ts';
import { reckon } from './checkout-flow.ts';
import { chosen, form, offered, page, run } from './checkout-state.ts';
import { words } from './checkout-text.ts';
import type { AddressField } from './checkout-types.ts';
import { h, type Child } from './dom.ts';

export function address(): Child {
  const country = (code: string): string => page.countries.find((c) => c.countryCode === code)?.name ?? code;
  const states = chosen()?.states ?? [];
  const parts: Partial<Record<AddressField, () => Child>> = {
    firstName: () => field('firstName', words.firstName, { autocomplete: 'given-name' }),
    lastName: () => field('lastName', words.lastName, { autocomplete: 'family-name' }),
    streetLine1: () => field('streetLine1', words.street, { autocomplete: 'address-line1', wide: true }),
    streetLine2: () => field('streetLine2', words.street2, { autocomplete: 'address-line2', wide: true }),
    postalCode: () => field('postalCode', words.postalCode, { autocomplete: 'postal-code', pattern: chosen()!.postalCodeFormat, placeholder: chosen()!.postalCodeExample }),
    city: () => field('city', words.city, { autocomplete: 'address-level2' }),
    stateProvince: () => states.length ? select('stateProvince', words.state, 'address-level1', [{ code: '', name: '' }, ...states]) : field('stateProvince', words.state, { autocomplete: 'address-level1' }),
    phoneNumber: () => field('phoneNumber', words.phone, { type: 'tel', autocomplete: 'tel', placeholder: '+…' }),
  };
  const saved = page.addresses.map((a) => choice('addressId', String(a.customerAddressId), [`${a.firstName} ${a.lastName}`, h('small', null, [a.streetLine1, `${a.postalCode} ${a.city}`, country(a.countryCode)].join(', '))], null, () => void run('address', reckon)));
  return h('fieldset', { 'data-k': 'address' }, h('legend', null, page.cart!.requiresShipping ? words.delivery : words.billing), saved,
    saved.length > 0 && choice('addressId', '', words.another, null, () => void run('address', reckon)),
    !form['addressId'] && h('div.grid', { 'data-k': 'new' },
      select('countryCode', words.country, 'country', offered().map(({ countryCode, name }) => ({ code: countryCode, name }))),
      chosen()?.addressFields.map((name) => parts[name]?.())));
}
