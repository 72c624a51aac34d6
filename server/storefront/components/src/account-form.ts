// Forms of the account page, and what the service refuses about them.
import { Refusal, type Fault } from './account-call.ts';
import { say, words } from './account-text.ts';
import { h, type Child } from './dom.ts';

/** The request that the page waits for and the last refusal, by the form that was sent. */
export const state: { busy: string; form: string; refusal: Refusal | null; note: string } = { busy: '', form: '', refusal: null, note: '' };

/** Draws the page again. account.ts sets it. */
export const page = { show: (): void => {} };

/** Keeps why the service refused a request. The form to log in shows that a login has expired. */
export function fail(form: string, e: unknown): void {
  const refusal = e instanceof Refusal ? e : new Refusal('unknown', 0, [], String(e));
  Object.assign(state, { form, refusal, ...(refusal.code === 'unauthenticated' ? { note: words.ended } : {}) });
}

/** Runs something that the customer waits for, and shows what it was refused with. It never runs twice at once. */
export async function act(form: string, work: () => Promise<void>): Promise<void> {
  if (state.busy) return;
  Object.assign(state, { busy: form, form, refusal: null, note: '' });
  page.show();
  try {
    await work();
  } catch (e) {
    fail(form, e);
  }
  state.busy = '';
  page.show();
  if (state.refusal) (document.querySelector<HTMLElement>('main [aria-invalid=true]') ?? document.querySelector<HTMLElement>('main .refusal'))?.focus();
}

/** A button that does one thing, with its refusal next to it. */
export const doing = (name: string, label: string, work: () => Promise<void>, about = ''): Child => [h('button.second', { 'data-k': name, 'aria-label': about || null, 'aria-busy': state.busy === name ? 'true' : null, 'aria-disabled': state.busy ? 'true' : null, onclick: () => void act(name, work) }, state.busy === name ? words.moment : label), refusalOf(name)];

const lastPart = (fault: Fault): string => (fault.pointer ?? '').split('/').pop()!;

function faultText(fault: Fault): string {
  if (fault.code === 'required') return words.required;
  if (fault.code === 'weak_password' || /password/i.test(lastPart(fault)) && fault.code === 'too_short') return words.weakPassword;
  return words.check;
}

/** Returns the text of a refusal in the customer's language. */
export function message(r: Refusal): string {
  const known: Record<string, string> = {
    payment_form: words.checkFields,    network: words.offline, unauthenticated: words.ended, invalid_credentials: words.wrongLogin, forbidden: words.wrongPassword, code_invalid: words.wrongCode, already_exists: words.accountExists, weak_password: words.weakPassword,
    account_inactive: words.inactive, rate_limited: words.busy, busy: words.busy, unavailable: words.closed, payment_declined: words.declined, cycle_locked: words.locked, unsupported_operation: words.notAllowed,
    invalid_state_transition: words.notAllowed, in_use: words.inUse, stored_value_left: words.creditLeft, version_conflict: words.changed, precondition_failed: words.changed, insufficient_stock: words.soldOut, invalid_request: words.checkFields, invalid_value: words.checkFields, terms_not_accepted: words.checkFields };
  return r.text || known[r.code] || say(words.failed, { id: r.requestId });
}

export interface Field { name: string; label: string; type?: string; value?: string; autocomplete?: string; required?: boolean; hint?: string; options?: [value: string, text: string][]; inputmode?: string; min?: string; attributes?: Record<string, unknown>; changed?: (value: string) => void }

function shownFault(form: string, name: string): string {
  const fault = state.form === form ? state.refusal?.faults.find((f) => lastPart(f) === name) : undefined;
  return fault ? faultText(fault) : '';
}

function fieldOf(form: string, f: Field): Child {
  const id = `${form}-${f.name}`, fault = shownFault(form, f.name);
  const shared = { id, name: f.name, required: f.required ?? false, 'aria-invalid': fault ? 'true' : null, 'aria-describedby': fault ? `${id}-fault` : null };
  if (f.type === 'checkbox') return h('label.tick', { 'data-k': id }, h('input', { ...f.attributes, ...shared, type: 'checkbox', checked: f.value === 'yes', 'data-own': '1' }), h('span', null, f.label), fault && h('em', { id: `${id}-fault` }, fault));
  return h('label.field', { 'data-k': id }, h('span', null, f.label, !f.required && !f.options && h('small', null, ` (${words.optional})`)),
    f.options ? h('select', { ...shared, autocomplete: f.autocomplete ?? null, onchange: f.changed ? (e: Event) => f.changed!((e.target as HTMLSelectElement).value) : () => {} }, f.options.map(([value, text]) => h('option', { value, selected: value === f.value }, text)))
      : h('input', { ...shared, type: f.type ?? 'text', value: f.value ?? null, autocomplete: f.autocomplete ?? null, inputmode: f.inputmode ?? null, min: f.min ?? null, 'data-own': '1' }),
    f.hint && h('small', null, f.hint), fault && h('em', { id: `${id}-fault` }, fault));
}

/** The refusal of a form, in a place that takes the focus. */
export const refusalOf = (form: string): Child => state.form === form && state.refusal && h('p.refusal', { role: 'alert', tabindex: -1, 'data-k': `${form}-refusal` }, message(state.refusal));

/** A form. send gets what was entered: texts by their names, ticks as yes or nothing. */
export function form(name: string, fields: Field[], button: string, send: (entered: Record<string, string>) => Promise<void>, ...more: Child[]): Child {
  return h('form', { 'data-k': name, novalidate: true, onsubmit: (e: Event) => {
    e.preventDefault();
    const entered: Record<string, string> = {};
    for (const one of (e.target as HTMLFormElement).elements) {
      const input = one as HTMLInputElement;
      if (input.name) entered[input.name] = input.type === 'checkbox' ? input.checked ? 'yes' : '' : input.type === 'password' ? input.value : input.value.trim();
    }
    void act(name, () => send(entered));
  } }, refusalOf(name), fields.map((f) => fieldOf(name, f)), h('button.pay', { type: 'submit', 'aria-busy': state.busy === name ? 'true' : null, 'aria-disabled': state.busy ? 'true' : null }, state.busy === name ? words.moment : button), more);
}
