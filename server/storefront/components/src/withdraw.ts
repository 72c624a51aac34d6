// The page on which buyers withdraw from a contract by the number of their order and its e-mail address, in the two
// steps of directive 2011/83/EU, article 11a. The page shows the same texts for a pair that no order has.
import { h, morph, type Child } from './dom.ts';
import { send, waitOf, type Fault } from './page-call.ts';
import { codeOf, loadTexts } from './page-text.ts';
import { english, type Words } from './withdraw-words.ts';
import type { Plural } from './words.ts';

const main = document.querySelector('main')!;
/** The data in the page itself: the store. */
const { store: storeName, logo, test } = main.dataset;
/** The language that the link names, else the reader's. */
const asked = new URLSearchParams(location.search).get('l') ?? navigator.language;
/** The address of the page: …/withdraw/<store code>. */
const here = new URL(location.pathname, location.origin).href.replace(/\/$/, '');

let words: Words = english;
/** The language of dates and numbers. */
let lang = 'en';
type Step = 'enter' | 'confirm' | 'done';
let step: Step = 'enter';
/** The values of the fields. A link to the page may name the order after its #. */
const entered: Record<string, string> = { orderName: new URLSearchParams(location.hash.slice(1)).get('order') ?? '', email: '' };
let faults: Fault[] = [];
let refusal = '';
let declaredOn = '';
let busy = false;
/** The key of the declaration, so that a repeated request declares once. A change of a field makes a new one. */
let key = crypto.randomUUID() as string;

function say(text: string | Plural, values: Record<string, string | number>): string {
  const form = typeof text === 'string' ? text : text[new Intl.PluralRules(lang).select(Number(values['n']))] ?? text.other;
  return form.replace(/\{(\w+)\}/g, (_, name: string) => typeof values[name] === 'number' ? new Intl.NumberFormat(lang).format(values[name]) : values[name] ?? '');
}

const nameOf = (fault: Fault): string => (fault.pointer ?? '').slice(1);
const faultOf = (name: string): Fault | undefined => faults.find((f) => nameOf(f) === name);
const faultText = (fault: Fault): string => fault.code === 'required' ? words.required : nameOf(fault) === 'email' ? words.badEmail : words.badNumber;

/** Shows a step, and moves the focus to its heading, or to the first faulty field. */
function go(to: Step): void {
  step = to;
  show();
  (main.querySelector<HTMLElement>('[aria-invalid=true]') ?? main.querySelector<HTMLElement>('.refusal') ?? main.querySelector<HTMLElement>('h1'))?.focus();
}

/** The faults of the fields before anything is sent. */
function review(form: HTMLFormElement): void {
  refusal = '';
  faults = Object.keys(entered).flatMap((name) => {
    const { validity } = form.elements.namedItem(name) as HTMLInputElement;
    return !entered[name]!.trim() ? [{ pointer: `/${name}`, code: 'required' }] : validity.valid ? [] : [{ pointer: `/${name}`, code: 'wrong_format' }];
  });
  go(faults.length ? 'enter' : 'confirm');
}

async function declare(): Promise<void> {
  if (busy) return;
  [busy, refusal] = [true, ''];
  show();
  const response = await send('POST', new URL(`${here}/customer/return/withdrawal`), { 'Account-Request': '1' }, { orderName: entered['orderName']!.trim(), email: entered['email']!.trim() }, key);
  busy = false;
  if (response?.ok) {
    declaredOn = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(response.headers.get('Date') ?? Date.now()));
    go('done');
    return;
  }
  const problem = await response?.json().catch(() => null) as { requestId?: string; errors?: Fault[] } | null | undefined;
  faults = (problem?.errors ?? []).filter((f) => nameOf(f) in entered);
  const wait = waitOf(response);
  if (!faults.length) refusal = !response ? words.offline : response.status === 429 ? wait ? say(words.wait, { n: Math.ceil(wait / 60) }) : words.busy : say(words.failed, { id: problem?.requestId ?? response.headers.get('X-Request-Id') ?? '' });
  go(faults.length ? 'enter' : 'confirm');
}

function field(name: string, label: string, attributes: Record<string, unknown>): Child {
  const fault = faultOf(name);
  return h('label.field', { 'data-k': name }, h('span', null, label),
    h('input', { name, id: name, required: true, value: entered[name], 'data-own': '1', ...attributes, 'aria-invalid': fault ? 'true' : null, 'aria-describedby': fault ? `${name}-fault` : null, oninput: (e: Event) => {
      entered[name] = (e.target as HTMLInputElement).value;
      key = crypto.randomUUID();
      if (!fault) return;
      faults = faults.filter((f) => f !== fault);
      show();
    } }), fault && h('em', { id: `${name}-fault` }, faultText(fault)));
}

const steps: Record<Step, () => Child> = {
  enter: () => [h('h1', { tabindex: -1 }, words.title), h('p', null, words.hint), h('form', { novalidate: true, 'aria-label': words.title, onsubmit: (e: Event) => { e.preventDefault(); review(e.target as HTMLFormElement); } },
    field('orderName', words.orderName, { autocomplete: 'off', autocapitalize: 'characters', maxlength: 50, pattern: '.*[0-9]\\s*' }), field('email', words.email, { type: 'email', autocomplete: 'email', maxlength: 254 }),
    h('button.pay', { type: 'submit' }, words.next))],
  confirm: () => [h('h1', { tabindex: -1 }, words.title), h('p', { dir: 'auto' }, say(words.review, { number: entered['orderName']!.trim(), email: entered['email']!.trim() })), h('p.hint', null, words.reviewHint),
    refusal && h('p.refusal', { role: 'alert', tabindex: -1, 'data-k': 'refusal' }, refusal),
    h('button.pay', { 'aria-busy': busy ? 'true' : null, 'aria-disabled': busy ? 'true' : null, onclick: () => void declare() }, busy ? words.moment : words.confirm),
    h('button.link', { 'aria-disabled': busy ? 'true' : null, onclick: () => { if (!busy) { refusal = ''; go('enter'); } } }, words.change)],
  done: () => [h('h1', { tabindex: -1 }, words.done), h('p', { role: 'status', dir: 'auto' }, say(words.doneHint, { date: declaredOn, number: entered['orderName']!.trim(), email: entered['email']!.trim() })),
    h('button.link', { onclick: () => { [entered['orderName'], key] = ['', crypto.randomUUID()]; go('enter'); } }, words.another)],
};

function show(): void {
  const shown = new DocumentFragment();
  document.title = [words.title, storeName].filter(Boolean).join(': ');
  shown.append(h('div', null, h('header', null, logo ? h('img.logo', { src: logo, alt: storeName }) : h('span.shop', { dir: 'auto' }, storeName), test && h('span.test', null, words.test)),
    h('section.alone', { 'data-k': step }, steps[step]())));
  morph(main, shown);
}

void loadTexts<Words>('withdraw', asked).then((texts) => {
  [words, lang] = [texts ?? english, texts || codeOf(asked) === 'en' ? asked : 'en'];
  show();
});
