// The addresses of an order: a saved one, or the fields of its country; and another one to bill to.
import { addressInputs } from './address-fields.ts';
import { choice, field, select, tick } from './checkout-field.ts';
import { reckon } from './checkout-flow.ts';
import { billsElsewhere, chosen, form, offered, page, run, type Place } from './checkout-state.ts';
import { words } from './checkout-text.ts';
import type { StorefrontCountry } from './checkout-types.ts';
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

/** The fields of an address in its country's order and with its names. */
function fields(at: Place, countries: StorefrontCountry[]): Child {
  const c = chosen(at);
  const kind = at || !page.cart!.requiresShipping ? 'billing' : 'shipping';
  return h('div.grid', { 'data-k': `${at}new` }, select('countryCode', words.country, `${kind} country`, countries.map(({ countryCode, name }) => ({ code: countryCode, name })), at),
    c && addressInputs(words, c).map(({ name, label, autocomplete, wide, options, attributes }) => options ? select(name, label, `${kind} ${autocomplete}`, options, at)
      : field(name, label, { ...attributes, autocomplete: `${kind} ${autocomplete}`, wide }, at)));
}
