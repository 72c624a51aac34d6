// Returns of an order that was placed, on each page that shows it: the buyer withdraws from the contract, returns items by the
// store's policy, or cancels a return.
import type { CustomerOrder, CustomerReturn, CustomerReturnPage, CustomerReturnPreview, ReturnEligibility } from './checkout-types.ts';
import { h, type Child } from './dom.ts';
import { day, isolated, lang, money, reasonOf, returnStateOf, say, words } from './order-text.ts';
import { codeOf } from './page-text.ts';

type Kind = 'RETURN' | 'WITHDRAWAL';

/** The page that shows the order. */
export interface ReturnPage {
  call: <T>(method: string, path: string, query?: Record<string, string>, body?: unknown, once?: string) => Promise<T>;
  /** Runs a request that the buyer waits for, under a name. It never runs twice at once. */
  run: (name: string, work: () => Promise<void>) => void;
  busy: (name: string) => boolean;
  /** Forgets the last refusal. */
  forget: () => void;
  /** The refusal of a request that names no unit. */
  missing: () => Error;
  show: () => void;
  /** The language of the store's own texts. */
  defaultLanguageCode: string;
}

let order: CustomerOrder | null = null;
/** The units that the buyer can return; null means that they were not read. */
let eligible: ReturnEligibility | null = null;
/** The returns of the order, the latest first. */
let returns: CustomerReturn[] = [];
/** The return that the buyer is about to request, and its preview once they have chosen its units. */
let step: { kind: Kind; key: string; preview: CustomerReturnPreview | null } | null = null;
/** The return that the buyer is about to cancel, with the key of the request. */
let ending: { id: number; key: string } | null = null;
/** The return that the buyer has requested on this page. */
let requested: CustomerReturn | null = null;
/** The entries of the form. */
let units: Record<string, string> = {}, reason = '';

/** Reads the returns of an order, and what can be returned of it. Without them the page shows the order alone. */
export async function loadReturns(p: ReturnPage, o: CustomerOrder): Promise<void> {
  if (order?.orderId !== o.orderId) [step, ending, requested] = [null, null, null];
  order = o;
  const query = { orderId: String(o.orderId) };
  const read = await Promise.all([
    o.status === 'CANCELLED' ? null : p.call<ReturnEligibility>('GET', 'return/eligibility', query).catch(() => null),
    p.call<CustomerReturnPage>('GET', 'return/paged', query).then(({ items }) => Promise.all(items.map(({ returnId }) => p.call<CustomerReturn>('GET', 'return', { returnId: String(returnId) })))).catch(() => []),
  ]);
  if (order === o) [eligible, returns] = read; // the page shows another order by now otherwise
}

const most = (kind: Kind, lineItemId: string): number => eligible?.lines.find((l) => l.lineItemId === lineItemId)?.kinds.find((k) => k.kind === kind)?.quantity ?? 0;
const can = (kind: Kind): boolean => Boolean(eligible?.lines.some((l) => most(kind, l.lineItemId) > 0));
const focus = (selectors: string): void => document.querySelector<HTMLElement>(selectors)?.focus();

function begin(p: ReturnPage, kind: Kind): void {
  step = { kind, key: crypto.randomUUID(), preview: null };
  [requested, ending, reason] = [null, null, ''];
  units = Object.fromEntries(eligible!.lines.map((l) => [l.lineItemId, kind === 'WITHDRAWAL' ? String(most(kind, l.lineItemId)) : '0']));
  p.forget();
  p.show();
  focus('main [data-k=return] h2');
}

/** The name of a reason. The store's own text is in its default language; other readers get the page's name of a common code. */
const reasonName = (p: ReturnPage, { code, name: own }: { code: string; name: string }): string => codeOf(lang) === codeOf(p.defaultLanguageCode) ? own : reasonOf(code) || own;

/** The request that the form stands for. */
function wanted(p: ReturnPage, kind: Kind): object {
  const lines = eligible!.lines.map((l) => ({ lineItemId: l.lineItemId, quantity: Number(units[l.lineItemId] ?? 0), ...(reason ? { reason } : {}) })).filter((l) => l.quantity > 0);
  if (!lines.length) throw p.missing();
  return { orderId: eligible!.orderId, kind, lines };
}

/** Reports whether the page still shows an order. The answer to a request may come late. */
const shows = (o: CustomerOrder): boolean => order?.orderId === o.orderId;

async function submit(p: ReturnPage): Promise<void> {
  const begun = step!, of = order!, { kind, key, preview } = begun;
  const body = wanted(p, kind);
  try {
    if (kind === 'RETURN' && !preview) {
      const seen = await p.call<CustomerReturnPreview>('POST', 'return/preview', {}, body, crypto.randomUUID());
      if (step !== begun || begun.key !== key) return; // the buyer has changed the units since
      begun.preview = seen;
    } else {
      const made = await p.call<CustomerReturn>('POST', 'return', {}, body, key);
      if (!shows(of)) return;
      [step, requested] = [null, made];
      await loadReturns(p, of);
    }
  } catch (e) {
    if (shows(of)) throw e;
  }
  if (!shows(of)) return;
  p.show();
  focus('main [data-k=return] h2, main [data-k=returned]');
}

async function cancel(p: ReturnPage): Promise<void> {
  const of = order!, { id, key } = ending!;
  try {
    await p.call('POST', 'return/cancel', {}, { returnId: id }, key);
    if (shows(of)) [ending, requested] = [null, null];
  } catch (e) {
    if (shows(of)) throw e;
  } finally { // after a refusal, too: the store may have changed the return
    if (shows(of)) await loadReturns(p, of);
    if (shows(of) && !returns.some((r) => r.returnId === ending?.id && r.allowedActions.includes('CANCEL'))) ending = null;
  }
  if (!shows(of)) return;
  p.show();
  focus('main [data-k=returns] h2');
}

/** The returns of the order, the two ways to return it, the form of the chosen one, and what became of it. said is the refusal of the last request. */
export function returning(p: ReturnPage, said: Child): Child[] {
  return [
    requested && h('p.owed', { 'data-k': 'returned', role: 'status', tabindex: -1 }, told(requested)),
    returns.length > 0 && h('section.owed', { 'data-k': 'returns' }, h('h2', { tabindex: -1 }, words.returns), returns.map((r) => returned(p, r, said))),
    step ? chosen(p, step.kind, said) : (can('WITHDRAWAL') || can('RETURN')) && h('div.owed', { 'data-k': 'ways' },
      can('RETURN') && h('button.second', { type: 'button', onclick: () => begin(p, 'RETURN') }, words.returnItems),
      can('WITHDRAWAL') && h('button.second', { type: 'button', onclick: () => begin(p, 'WITHDRAWAL') }, words.withdraw)),
    !step && !ending && said,
  ];
}

const told = (r: CustomerReturn): string => r.kind === 'WITHDRAWAL'
  ? say(words.withdrawn, { date: new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(r.requestedOn)), email: isolated(order!.email) })
  : say(r.status === 'APPROVED' ? words.returnApproved : words.returnRequested, { number: isolated(r.returnNumber) });

/** A return with its state. The buyer confirms before it is canceled. */
function returned(p: ReturnPage, r: CustomerReturn, said: Child): Child {
  const open = ending?.id === r.returnId;
  return h('div.begun', { 'data-k': `return${r.returnId}` }, h('p.entries', null, h('span', null, say(words.returnNumber, { number: isolated(r.returnNumber) }), ' · ', day(r.requestedOn)), returnStateOf(r.status) && h('span.coupon', null, returnStateOf(r.status))),
    open && [h('p.hint', null, words.cancelReturnHint), said,
      h('div.entries', null, h('button.second', { 'data-k': 'confirm', 'aria-busy': p.busy('cancel-return') ? 'true' : null, onclick: () => p.run('cancel-return', () => cancel(p)) }, words.confirmCancelReturn),
        h('button.link', { 'data-k': 'keep', onclick: () => { ending = null; p.forget(); p.show(); } }, words.keepReturn))],
    !open && r.allowedActions.includes('CANCEL') && h('button.link', { 'data-k': 'cancel', onclick: () => {
      [ending, step] = [{ id: r.returnId, key: crypto.randomUUID() }, null];
      p.forget();
      p.show();
      focus(`main [data-k=return${r.returnId}] [data-k=confirm]`);
    } }, say(words.cancelReturn, { number: isolated(r.returnNumber) })));
}

function chosen(p: ReturnPage, kind: Kind, said: Child): Child {
  const withdraws = kind === 'WITHDRAWAL', preview = step!.preview;
  /** Enters a value. The request is another one than the one that may have been sent. */
  const changed = (enter: (value: string) => void) => (e: Event): void => {
    enter((e.target as HTMLInputElement).value);
    step!.key = crypto.randomUUID();
    if (step!.preview) { step!.preview = null; p.show(); }
  };
  return h('form.owed', { 'data-k': 'return', 'aria-labelledby': 'return', onsubmit: (e: Event) => {
    e.preventDefault();
    if (!p.busy('return')) p.run('return', () => submit(p));
  } }, h('h2', { id: 'return', tabindex: -1 }, withdraws ? words.withdraw : words.returnItems), h('p.hint', null, withdraws ? words.withdrawHint : words.returnHint), said,
  eligible!.lines.filter((l) => most(kind, l.lineItemId) > 0).map((l) => h('label.field', { 'data-k': l.lineItemId }, h('span', null, say(words.unitsOf, { name: l.name, n: most(kind, l.lineItemId) })),
    h('input', { type: 'number', id: `units.${l.lineItemId}`, min: 0, max: most(kind, l.lineItemId), step: 1, required: true, inputmode: 'numeric', value: units[l.lineItemId], 'data-own': '1', oninput: changed((value) => { units[l.lineItemId] = value; }) }))),
  eligible!.reasons.length > 0 && h('label.field', { 'data-k': 'reason' }, h('span', null, words.returnReason, h('small', null, ` ${words.optional}`)),
    h('select', { id: 'reason', onchange: changed((value) => { reason = value; }) }, [{ code: '', name: '–' }, ...eligible!.reasons].map((r) => h('option', { value: r.code, selected: r.code === reason }, reasonName(p, r))))),
  preview && h('p', { role: 'status', 'data-k': 'refund' }, say(words.returnRefund, { amount: money(preview.refundTotal, preview.currencyCode) })),
  h('button.pay', { type: 'submit', 'aria-busy': p.busy('return') ? 'true' : null }, withdraws ? words.confirmWithdrawal : preview ? words.requestReturn : words.returnNext),
  h('button.link', { type: 'button', onclick: () => { step = null; p.forget(); p.show(); } }, words.returnStop));
}
