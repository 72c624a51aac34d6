// The addresses of an order: a saved one, or the fields of its country; and another one to bill to.
import { choice, field, postalLabel, select, stateLabel, tick } from './checkout-field.ts';
import { reckon } from './checkout-flow.ts';
import { billsElsewhere, chosen, form, offered, page, run, type Place } from './checkout-state.ts';
import { words } from './checkout-text.ts';
import type { AddressField, StorefrontCountry } from './checkout-types.ts';
import { h, type Child } from './dom.ts';

export function address(): Child {
  const country = (code: string): string => page.countries.find((c) => c.countryCode === code)?.name ?? code;
  const saved = page.addresses.map((a) => choice('addressId', String(a.customerAddressId), [`${a.firstName} ${a.lastName}`, h('small', null, [a.streetLine1, `${a.postalCode} ${a.city}`, country(a.countryCode)].join(', '))], null, () => void run('address', reckon)));
  return h('fieldset', { 'data-k': 'address' }, h('legend', null, page.cart!.requiresShipping ? words.delivery : words.billing), saved,
    saved.length > 0 && choice('addressId', '', words.another, null, () => void run('address', reckon)),
    !form['addressId'] && fields('', offered()),
    !page.cart!.requiresShipping && taxNumber());
}

/** The address to bill a delivery to. */
export const billing = (): Child => page.cart!.requiresShipping && h('fieldset', { 'data-k': 'billing' }, h('legend', null, words.billing), tick('same', false, words.sameBilling),
  billsElsewhere() && fields('billing.', page.countries), taxNumber());

/** The VAT id of a customer, on whose account it is kept. */
const taxNumber = (): Child => page.customer && h('div.grid', { 'data-k': 'tax' }, field('taxNumber', words.taxNumber, { autocomplete: 'off', maxlength: 50, wide: true }));

/** A format of digits alone, without its ranges: other codes need the whole keyboard. */
const digits = /^[\d[\]{}]+$/;

/** The fields of an address in its country's order and with its names. */
function fields(at: Place, countries: StorefrontCountry[]): Child {
  const c = chosen(at);
  const states = c?.states ?? [];
  const kind = at || !page.cart!.requiresShipping ? 'billing' : 'shipping';
  const auto = (name: string): Record<string, unknown> => ({ autocomplete: `${kind} ${name}` });
  const parts: Partial<Record<AddressField, () => Child>> = {
    firstName: () => field('firstName', words.firstName, auto('given-name'), at),
    lastName: () => field('lastName', words.lastName, auto('family-name'), at),
    company: () => field('company', words.company, { ...auto('organization'), maxlength: 100, wide: true }, at),
    streetLine1: () => field('streetLine1', words.street, { ...auto('address-line1'), wide: true }, at),
    streetLine2: () => field('streetLine2', words.street2, { ...auto('address-line2'), wide: true }, at),
    postalCode: () => field('postalCode', postalLabel(c), { ...auto('postal-code'), maxlength: 20, pattern: c!.postalCodeFormat, placeholder: c!.postalCodeExample, inputmode: digits.test((c!.postalCodeFormat ?? '').replaceAll('0-9', '')) ? 'numeric' : null, autocapitalize: 'characters' }, at),
    city: () => field('city', words.city, auto('address-level2'), at),
    stateProvince: () => states.length ? select('stateProvince', stateLabel(c), `${kind} address-level1`, [{ code: '', name: '' }, ...states], at) : field('stateProvince', stateLabel(c), auto('address-level1'), at),
    phoneNumber: () => field('phoneNumber', words.phone, { type: 'tel', inputmode: 'tel', ...auto('tel'), maxlength: 40, wide: true }, at),
  };
  return h('div.grid', { 'data-k': `${at}new` }, select('countryCode', words.country, `${kind} country`, countries.map(({ countryCode, name }) => ({ code: countryCode, name })), at),
    c?.addressFields.map((name) => parts[name]?.()));
}
