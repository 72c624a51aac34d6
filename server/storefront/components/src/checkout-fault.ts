// Refusals in the buyer's language: by their code and field, never in the service's words.
import type { Fault, Refusal } from './checkout-call.ts';
import { lang, money, say, words } from './checkout-text.ts';
import { couponReason } from './coupon-reason.ts';
import { h, type Child } from './dom.ts';

/** The fields of the page whose names differ from those of the request. */
const renamed: Record<string, string> = { acceptTerms: 'terms', subscriptionConsent: 'agreed', newPassword: 'password', code: 'coupon' };

/** The name of the field on the page that a fault is about. */
export function nameOf(fault: Fault): string {
  const [, first, ...rest] = (fault.pointer ?? '').split('/');
  const last = rest.at(-1) ?? first ?? '';
  if (first === 'billingAddress' && document.getElementById(`billing.${last}`)) return `billing.${last}`;
  return renamed[last] ?? last;
}

/** The text of a fault in a field, with the remedy. */
export function faultText(fault: Fault, example = ''): string {
  const name = nameOf(fault).replace('billing.', '');
  if (fault.code === 'required' || ['terms', 'agreed'].includes(name)) return name === 'terms' || name === 'agreed' ? words.tickFirst : words.required;
  if (fault.code === 'not_proven') return words.notProven;
  if (fault.code === 'weak_password' || name === 'password' && fault.code === 'too_short') return words.weakPassword;
  if (fault.code === 'too_long') return words.tooLong;
  if (name === 'email') return fault.code === 'already_exists' ? words.accountExists : words.badEmail;
  if (name === 'phoneNumber') return words.badPhone;
  if (name === 'taxNumber') return words.badTaxNumber;
  if (name === 'postalCode' && example) return say(words.badPostalCode, { example });
  return words.check;
}

/** Why a discount code was refused. */
export function couponText(r: Refusal, fallback: string): string {
  const reason = r.coupon && couponReason({ lang, words, say, money }, r.coupon);
  if (reason) return reason;
  const reasons: Record<string, string> = { coupon_not_applicable: words.couponRefused, coupon_exhausted: words.couponUsed, not_found: words.couponAutomatic };
  return reasons[r.code] ?? fallback;
}

/** The text of a declined payment, by class of reasons. A blocked card has the same text as others. */
export function declineText(r: Refusal): string {
  const code = r.faults.find((f) => f.pointer?.startsWith('/payment'))?.code ?? '';
  const classes: Record<string, string> = { expired_card: words.declinedExpired, incorrect_cvc: words.declinedDetails, invalid_token: words.declinedDetails, insufficient_funds: words.declinedFunds,
    processing_error: words.declinedLater, authentication_required: words.declinedUnconfirmed, authentication_failed: words.declinedUnconfirmed, payment_expired: words.declinedUnconfirmed };
  return classes[code] ?? words.declined;
}

/** Whether a field is an empty last name next to a first name. One name is enough. */
const spared = (form: HTMLFormElement, { name, value }: HTMLInputElement): boolean =>
  name.endsWith('lastName') && !value && Boolean((form.elements.namedItem(name.replace('lastName', 'firstName')) as HTMLInputElement | null)?.value.trim());

/** The faults of a form before it is sent. */
export const faultsOf = (form: HTMLFormElement): Fault[] => [...form.elements].flatMap((e) => {
  const { name, validity } = e as HTMLInputElement;
  return !name || !validity || validity.valid || spared(form, e as HTMLInputElement) ? [] : [{ pointer: `/${name}`, code: validity.valueMissing ? 'required' : validity.tooShort ? 'too_short' : 'wrong_format' }];
});

/** The faults of a refusal that have a field on the page, as links to these fields. */
export function summary(r: Refusal, fallback: string, labels: Record<string, string>, example: (name: string) => string): Child {
  const shown = r.faults.filter((f) => document.getElementById(nameOf(f)));
  if (shown.length === 0) return h('p.refusal', { role: 'alert', tabindex: -1, 'data-k': 'refusal' }, fallback);
  return h('div.refusal', { role: 'alert', tabindex: -1, 'data-k': 'refusal' }, h('p', null, words.checkFields), h('ul', null, shown.map((f) => h('li', null,
    h('button.link', { onclick: () => document.getElementById(nameOf(f))?.focus() }, [labels[nameOf(f).replace('billing.', '')], faultText(f, example(nameOf(f)))].filter(Boolean).join(': '))))));
}
