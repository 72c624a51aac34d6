// The buyer: a guest, or a customer who logs in or creates an account while buying.
import { call, login, Refusal } from './checkout-call.ts';
import { field, tick } from './checkout-field.ts';
import { load } from './checkout-flow.ts';
import { accountNeeded, asksMarketing, form, known, main, page, run, show, signsUp } from './checkout-state.ts';
import { lang, say, tell, words } from './checkout-text.ts';
import type { CustomerLogin } from './checkout-types.ts';
import { h, type Child } from './dom.ts';

export function contact(): Child {
  const needed = page.locked || !known() && accountNeeded(page.cart!);
  if (known() && !page.loginShown || page.customer) {
    return h('fieldset', { 'data-k': 'contact' }, h('legend', null, words.contact), h('p', null, page.customer ? say(words.loggedIn, { email: page.customer.email }) : words.account), !page.customer && haveAccount(), !page.locked && marketing());
  }
  return h('fieldset', { 'data-k': 'contact' }, h('legend', null, words.contact), !page.locked && elsewhere(),
    needed && h('p.hint', null, page.locked ? words.cartLogin : page.cart!.recurring.length > 0 ? words.subscriptionLogin : words.storeLogin),
    h('div.grid', null, field('email', words.email, { type: 'email', pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+', required: !known(), autocomplete: 'email', wide: true }),
      (page.loginShown || needed) && field('password', words.password, { type: 'password', autocomplete: 'current-password', wide: true, required: needed })),
    page.loginShown || needed ? [signsUp() && [h('p.hint', { 'data-k': 'hint' }, say(words.passwordHint, { n: page.overview.accountPolicy.passwordMinLength })), termsTick()],
      h('div.entries', { 'data-k': 'entries' }, signsUp() && h('button.second', { 'data-k': 'sign-up', onclick: () => void run('login', signUp) }, words.signUp),
        h('button.second', { 'data-k': 'login', onclick: () => void run('login', enter) }, words.logIn),
        h('button.link', { 'data-k': 'forgot', onclick: () => void run('login', forgot) }, words.forgot)),
      page.mailed && h('p.hint', { role: 'status', 'data-k': 'mailed' }, say(words.resetMailed, { email: page.mailed }))] : haveAccount(), !page.locked && marketing());
}

/** Says that the cart has data which only the page shows that it was entered on. */
const elsewhere = (): Child => page.cart!.masked.length > 0 && h('p.hint', { 'data-k': 'elsewhere' }, words.elsewhere);

const marketing = (): Child => asksMarketing() && tick('marketing', false, words.marketing);

/** The agreement to the store's terms: beside the new account where one is made, else above the order. */
export function termsTick(): Child {
  const link = (href: string, text: string): Child => h('a', { href, target: '_blank', rel: 'noopener' }, text);
  const { termsUrl, privacyUrl } = page.overview.policies;
  return termsUrl && tick('terms', true, tell(privacyUrl ? words.termsAndPrivacy : words.terms, { terms: link(termsUrl, words.termsLink), privacy: privacyUrl && link(privacyUrl, words.privacyLink) }));
}

const haveAccount = (): Child => h('button.link', {
  'data-k': 'ask', onclick: () => {
    page.loginShown = true;
    show();
    main.querySelector<HTMLElement>(form['email'] ? '#password' : '#email')?.focus();
  },
}, words.haveAccount);

/** Fails where fields are empty that an account needs. */
function demand(...names: string[]): void {
  const faults = names.filter((name) => !form[name] || name === 'terms' && form[name] !== 'yes').map((name) => ({ pointer: `/${name}`, code: 'required' }));
  if (faults.length) throw new Refusal('fields', '', 0, faults);
}

/** Makes an account for the buyer, logs them in and gives them their cart. */
async function signUp(): Promise<void> {
  const asked = page.overview.policies.termsUrl ? ['terms'] : [];
  demand('email', 'password', ...asked, ...(form['firstName'] ? [] : ['lastName'])); // an account has one name at least
  entered(await call<CustomerLogin>('POST', 'user', {}, { email: form['email'], password: form['password'], languageCode: lang.split('-')[0], acceptTerms: asked.length > 0, acceptsMarketing: form['marketing'] === 'yes',
    ...(form['firstName'] ? { firstName: form['firstName'] } : {}), ...(form['lastName'] ? { lastName: form['lastName'] } : {}) }, crypto.randomUUID()));
  await load();
}

/** Mails the buyer a link to a new password. The response is the same for an address without an account. */
async function forgot(): Promise<void> {
  demand('email');
  await call('POST', 'user/forgot-password', {}, { email: form['email'] }, crypto.randomUUID());
  page.mailed = form['email']!;
}

/** Logs the buyer in; a guest's cart becomes theirs. */
export async function enter(): Promise<void> {
  demand('email', 'password');
  entered(await call<CustomerLogin>('POST', 'store/login', {}, { email: form['email'], password: form['password'] }));
  await load();
}

/** Keeps a login for as long as the page is open. */
function entered(answer: CustomerLogin): void {
  login.token = answer.accessToken;
  page.customer = answer.customer;
  delete form['password'];
  form['means'] = page.mailed = '';
}
