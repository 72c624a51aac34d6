// The fields of an address in the order of its country and with its names, and its lines, for each page with an address.
import type { AddressField, StorefrontCountry } from './checkout-types.ts';
import { h, type Child } from './dom.ts';

/** The texts of a page that name the fields. */
export type AddressWords = Record<'firstName' | 'lastName' | 'company' | 'street' | 'street2' | 'postalCode' | 'zipCode' | 'pinCode' | 'eircode' | 'city' | 'state' | 'stateOf' | 'province' | 'region' | 'prefecture' | 'county' | 'emirate' | 'phone', string>;

/** The lines of an address, with the name of its country. */
export const addressLines = (a: { firstName: string; lastName: string; company: string | null; streetLine1: string; streetLine2: string | null; postalCode: string; city: string; stateProvince: string; countryCode: string }, country: (code: string) => string): Child =>
  [`${a.firstName} ${a.lastName}`.trim(), a.company, a.streetLine1, a.streetLine2, [a.postalCode, a.city, a.stateProvince].filter(Boolean).join(' '), country(a.countryCode)].filter(Boolean).map((line) => h('span.line', { dir: 'auto' }, line));

/** A field of an address. A field with options is a choice. */
export interface AddressInput { name: AddressField; label: string; autocomplete: string; required: boolean; wide?: boolean; options?: { code: string; name: string }[]; attributes?: Record<string, unknown> }

/** The name that a country has for its postal codes, in the page's language. */
export const postalLabel = (words: AddressWords, c?: StorefrontCountry): string => ({ ZIP_CODE: words.zipCode, PIN_CODE: words.pinCode, EIRCODE: words.eircode } as Record<string, string>)[c?.postalCodeName ?? ''] ?? words.postalCode;

/** The name that a country has for its states, in the page's language. */
export const stateLabel = (words: AddressWords, c?: StorefrontCountry): string => ({ STATE: words.stateOf, PROVINCE: words.province, REGION: words.region, PREFECTURE: words.prefecture, COUNTY: words.county, EMIRATE: words.emirate } as Record<string, string>)[c?.stateName ?? ''] ?? words.state;

/** A format of digits alone, without its ranges: other codes need the whole keyboard. */
const digits = /^[\d[\]{}]+$/;

/** Returns the fields of an address in a country. */
export function addressInputs(words: AddressWords, c: StorefrontCountry): AddressInput[] {
  const parts: Partial<Record<AddressField, Omit<AddressInput, 'name' | 'required'>>> = {
    firstName: { label: words.firstName, autocomplete: 'given-name' },
    lastName: { label: words.lastName, autocomplete: 'family-name' },
    company: { label: words.company, autocomplete: 'organization', wide: true, attributes: { maxlength: 100 } },
    streetLine1: { label: words.street, autocomplete: 'address-line1', wide: true },
    streetLine2: { label: words.street2, autocomplete: 'address-line2', wide: true },
    postalCode: { label: postalLabel(words, c), autocomplete: 'postal-code', attributes: { maxlength: 20, pattern: c.postalCodeFormat, placeholder: c.postalCodeExample, inputmode: digits.test((c.postalCodeFormat ?? '').replaceAll('0-9', '')) ? 'numeric' : null, autocapitalize: 'characters' } },
    city: { label: words.city, autocomplete: 'address-level2' },
    stateProvince: { label: stateLabel(words, c), autocomplete: 'address-level1', ...(c.states.length ? { options: [{ code: '', name: '' }, ...c.states] } : {}) },
    phoneNumber: { label: words.phone, autocomplete: 'tel', wide: true, attributes: { type: 'tel', inputmode: 'tel', maxlength: 40 } },
  };
  return c.addressFields.flatMap((name) => parts[name] ? [{ ...parts[name], name, required: c.requiredFields.includes(name) }] : []);
}
