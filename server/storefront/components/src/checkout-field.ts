// The fields of the checkout page, with what is wrong with them.
import { postalLabel, stateLabel } from './address-fields.ts';
import { Refusal } from './checkout-call.ts';
import { faultText, nameOf } from './checkout-fault.ts';
import { reckon } from './checkout-flow.ts';
import { choice as choiceIn } from './checkout-means.ts';
import { chosen, form, needs, page, run, show, type Place } from './checkout-state.ts';
import { words } from './checkout-text.ts';
import type { AddressField } from './checkout-types.ts';
import { h, type Child } from './dom.ts';

export function field(of: string, label: string, o: Record<string, unknown> = {}, at: Place = ''): Child {
  const name = at + of;
  const again = ['postalCode', 'stateProvince'].includes(of);
  o = { required: needs(of as AddressField, at), ...o };
  return h('label', { class: `field ${o['wide'] ? 'wide' : ''}`, 'data-k': name }, h('span', null, label, !o['required'] && of !== 'firstName' && h('small', null, ` ${words.optional}`)), // an address has one of the two names at least
    h('input', {
      name, id: name, value: form[name] ?? '', 'data-own': '1', maxlength: 200, ...o, wide: null,
      ...invalid(name),
      oninput: (e: Event) => { form[name] = (e.target as HTMLInputElement).value; mended(name); },
      onchange: again ? (e: Event) => {
        const input = e.target as HTMLInputElement;
        if (of === 'postalCode') form[name] = input.value = input.value.trim().toUpperCase();
        void run('address', reckon);
      } : () => {},
    }), faulty(name));
}

/** A choice of an address, by which shipping and taxes may differ. */
export function select(field: AddressField, label: string, autocomplete: string, of: { code: string; name: string }[], at: Place = ''): Child {
  const name = at + field;
  return h('label', { class: `field ${field === 'countryCode' ? 'wide' : ''}`, 'data-k': name }, h('span', null, label), h('select', {
    name, id: name, autocomplete, required: needs(field, at), ...invalid(name), onchange: (e: Event) => {
      form[name] = (e.target as HTMLSelectElement).value;
      if (field === 'countryCode') form[`${at}stateProvince`] = '';
      void run('address', reckon);
    },
  }, of.map(({ code, name: text }) => h('option', { value: code, selected: code === (form[name] ?? '') }, text))), faulty(name));
}

export const tick = (name: string, required: boolean, ...label: Child[]): Child => h('label.tick', { 'data-k': name },
  h('input', { type: 'checkbox', name, id: name, required, checked: form[name] === 'yes', ...invalid(name), onchange: (e: Event) => { form[name] = (e.target as HTMLInputElement).checked ? 'yes' : ''; mended(name); if (name === 'same') void run('address', reckon); } }), h('span', null, ...label, faulty(name)));

/** A way to choose one of several: what is chosen is in the form. */
export const choice = (group: string, value: string, what: Child, side: Child, changed: () => void): Child => choiceIn(form, group, value, what, side, changed);

const faultAt = (name: string) => page.refusal?.faults.find((f) => nameOf(f) === name);

/** Says of a field that it is faulty. */
const invalid = (name: string): Record<string, unknown> => ({ 'aria-invalid': faultAt(name) ? 'true' : null, 'aria-describedby': faultAt(name) ? `${name}-fault` : null });

/** A postal code of the country of a field's address. */
export const example = (name: string): string => chosen(name.startsWith('billing.') ? 'billing.' : '')?.postalCodeExample ?? '';

/** The fault of a field, next to it. */
function faulty(name: string): Child {
  const fault = faultAt(name);
  return fault && h('em', { id: `${name}-fault` }, faultText(fault, example(name)));
}

/** Takes the fault of a field away once its buyer changes it. */
function mended(name: string): void {
  if (!page.refusal || !faultAt(name)) return;
  const left = page.refusal.faults.filter((f) => nameOf(f) !== name);
  page.refusal = left.length ? new Refusal(page.refusal.code, '', page.refusal.status, left, 0, page.refusal.requestId) : null;
  show();
}

/** The names of fields in a summary of faults. */
export const labels = (): Record<string, string> => ({ email: words.email, password: words.password, firstName: words.firstName, lastName: words.lastName, company: words.company, taxNumber: words.taxNumber, streetLine1: words.street, streetLine2: words.street2,
  postalCode: postalLabel(words, chosen()), city: words.city, stateProvince: stateLabel(words, chosen()), phoneNumber: words.phone, countryCode: words.country });
