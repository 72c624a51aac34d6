// The account page: the login and, after it, what the customer has at the store. The part
// of the address after # names what is shown, so that a reload and Back keep it.
import { call, logIn, login, logOut, renew, type Refusal } from './account-call.ts';
import { addressesView, cardsView, country, keepCardForm, loadAddresses, loadProfile, openCards, profileView } from './account-data.ts';
import { act, doing, fail, form, message, page, state } from './account-form.ts';
import { customerOrderView, loadOrder, loadOrders, ordersView } from './account-orders.ts';
import { loadSubscription, loadSubscriptions, subscriptionsView, subscriptionView } from './account-subscriptions.ts';
import { say, speak, words } from './account-text.ts';
import type { StoreOverview } from './account-types.ts';
import { h, morph, type Child } from './dom.ts';

const main = document.querySelector('main')!;
/** The data in the page itself: the store, before the first request. */
const { store: storeName, logo, test } = main.dataset;

let overview: StoreOverview | null = null;
let loaded = ''; // the part that is loaded

const views: Record<string, { tab: string; title: () => string; load: (id: string) => Promise<void>; view: () => Child }> = {
  orders: { tab: 'orders', title: () => words.orders, load: loadOrders, view: ordersView },
  order: { tab: 'orders', title: () => '', load: (id) => loadOrder(id, overview!), view: () => customerOrderView(overview!) },
  subscriptions: { tab: 'subscriptions', title: () => words.subscriptions, load: loadSubscriptions, view: subscriptionsView },
  subscription: { tab: 'subscriptions', title: () => '', load: loadSubscription, view: () => subscriptionView(country) },
  payment: { tab: 'payment', title: () => words.payment, load: openCards, view: cardsView },
  addresses: { tab: 'addresses', title: () => words.addresses, load: loadAddresses, view: addressesView },
  profile: { tab: 'profile', title: () => words.profile, load: loadProfile, view: () => profileView(overview!.languages.map((l) => l.languageCode)) },
};

/** The part that the address names, and the id in it. */
function place(): [name: string, id: string] {
  const [name = '', id = ''] = location.hash.slice(1).split('/');
  return [name in views || ['signup', 'forgot'].includes(name) ? name : 'orders', /^\d+$/.test(id) ? id : ''];
}

let turn = 0;
let loading: Promise<void> = Promise.resolve();

/** Loads the part that the address names, after the part that is being loaded. Only the last one asked for is shown. */
function load(): Promise<void> {
  const [name, id] = place(), mine = ++turn;
  if (!login.token || !views[name]) return Promise.resolve();
  loaded = '';
  page.show();
  return loading = loading.then(async () => {
    if (mine !== turn) return;
    try {
      await views[name]!.load(id);
      if (mine === turn) loaded = `${name}/${id}`;
    } catch (e) {
      if (mine === turn) fail('load', e);
    }
    if (mine !== turn) return;
    page.show();
    main.querySelector<HTMLElement>('h1')?.focus();
  });
}

/** Shows the account after a login, in the customer's language. */
async function entered(): Promise<void> {
  if (login.customer?.languageCode) await speak(login.customer.languageCode);
  if (!views[place()[0]]) location.hash = '#orders';
  setTimeout(() => void load());
}

const email = { name: 'email', type: 'email', autocomplete: 'username', required: true };

function outside(): Child {
  const [name] = place();
  if (name === 'signup') {
    const { passwordMinLength } = overview!.accountPolicy;
    return [h('h1', { tabindex: -1 }, words.signUp), form('signup', [{ ...email, label: words.email }, { name: 'password', label: words.password, type: 'password', autocomplete: 'new-password', required: true, hint: say(words.passwordHint, { n: passwordMinLength }) },
      { name: 'firstName', label: words.firstName, autocomplete: 'given-name' }, { name: 'lastName', label: words.lastName, autocomplete: 'family-name', required: true }, { name: 'acceptTerms', label: words.acceptTerms, type: 'checkbox', required: true }, { name: 'acceptsMarketing', label: words.marketing, type: 'checkbox' }], words.signUp, async (e) => {
      await call('POST', 'user', {}, { ...Object.fromEntries(Object.entries(e).filter(([, value]) => value)), acceptTerms: e['acceptTerms'] === 'yes', acceptsMarketing: e['acceptsMarketing'] === 'yes', languageCode: offered(document.documentElement.lang) });
      await logIn(e['email']!, e['password']!);
      await entered();
    }), h('a.link', { href: '#orders' }, words.haveAccount)];
  }
  if (name === 'forgot') {
    return [h('h1', { tabindex: -1 }, words.forgot), h('p', null, words.forgotHint), form('forgot', [{ ...email, label: words.email }], words.sendLink, async (e) => {
      await call('POST', 'user/forgot-password', {}, e);
      state.note = say(words.mailed, { email: e['email']! });
    }), h('a.link', { href: '#orders' }, words.haveAccount)];
  }
  return [h('h1', { tabindex: -1 }, words.logIn), form('login', [{ ...email, label: words.email }, { name: 'password', label: words.password, type: 'password', autocomplete: 'current-password', required: true }], words.logIn, async (e) => {
    await logIn(e['email']!, e['password']!);
    await entered();
  }), h('a.link', { href: '#forgot' }, words.forgot), overview?.accountPolicy.signUpMode === 'OPEN' && h('a.link', { href: '#signup' }, words.noAccount)];
}

/** The language of the store for a language of the page; nothing if the store does not have it. */
const offered = (code: string): string | undefined => overview?.languages.find((l) => l.languageCode.split('-')[0] === code)?.languageCode;

const verification = (): Child => {
  const address = login.customer!.email;
  return h('section.owed', { 'data-k': 'verification' }, h('p', null, say(words.verifyHint, { email: address })), form('verify', [{ name: 'pin', label: words.code, inputmode: 'numeric', autocomplete: 'one-time-code', required: true }], words.verify, async (e) => {
    await call('POST', 'user/verify-email', {}, { email: address, pin: e['pin'] });
    await loadProfile();
    state.note = words.verified;
  }), doing('resend', words.again, async () => {
    await call('POST', 'user/resend-verify-email-pin', {}, { email: address });
    state.note = words.sent;
  }));
};

function inside(): Child {
  const [name, id] = place(), view = views[name] ?? views['orders']!;
  const ready = loaded === `${name}/${id}`;
  return [h('nav', { 'aria-label': words.account }, ['orders', 'subscriptions', 'payment', 'addresses', 'profile'].map((tab) => h('a', { href: `#${tab}`, 'aria-current': view.tab === tab ? 'page' : null }, views[tab]!.title()))),
    login.customer && !login.customer.emailVerified && verification(),
    h('div.part', { 'data-k': `${name}/${id}`, 'aria-busy': ready ? null : 'true' }, view.title() && h('h1', { tabindex: -1 }, view.title()),
      ready ? view.view() : state.refusal ? failed(state.refusal) : h('p.hint', { role: 'status' }, words.loading))];
}

const failed = (r: Refusal): Child => h('div.begun', null, h('p.refusal', { role: 'alert', tabindex: -1 }, message(r)), h('button.second', { onclick: () => void (overview ? load() : begin()) }, words.retry));

page.show = (): void => {
  const shown = new DocumentFragment();
  document.title = [words.account, overview?.name ?? storeName].filter(Boolean).join(': ');
  shown.append(h('div', null, h('header', null, logo ? h('img.logo', { src: logo, alt: storeName }) : h('span.shop', { dir: 'auto' }, storeName), test && h('span.test', null, words.test),
    login.token && h('button.link', { 'data-k': 'logout', onclick: () => void act('logout', async () => {
      await logOut();
      loaded = '';
    }) }, words.logOut)),
  h('p.note', { role: 'status', 'data-k': 'note' }, state.note),
  !overview ? state.refusal ? failed(state.refusal) : h('p.hint', null, words.loading) : login.token ? h('div.account', { 'data-k': 'inside' }, inside()) : h('div.alone', { 'data-k': `outside-${place()[0]}` }, outside()),
  overview?.withdrawalUrl && h('footer', { 'data-k': 'footer' }, h('a', { href: `${overview.withdrawalUrl}?l=${document.documentElement.lang}` }, words.withdraw))));
  morph(main, shown);
  keepCardForm();
};

/** Waits for the login of an earlier visit before the first request for data of the customer. */
async function begin(): Promise<void> {
  await act('begin', async () => {
    if (await renew() && login.customer?.languageCode) await speak(login.customer.languageCode);
    overview = await call<StoreOverview>('GET', `store/overview?languageCode=${document.documentElement.lang}`);
  });
  await load();
}

addEventListener('hashchange', () => {
  Object.assign(state, { refusal: null, note: '' });
  page.show();
  void load();
});

void speak(new URLSearchParams(location.search).get('l') ?? navigator.language).then(begin);
