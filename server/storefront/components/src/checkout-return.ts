// Returns of an order that was placed: the buyer withdraws from the contract, or returns items by the store's policy.
import { call, Refusal } from './checkout-call.ts';
import { form, main, page, run, show } from './checkout-state.ts';
import { lang, money, say, words } from './checkout-text.ts';
import type { CustomerOrder, CustomerReturn, CustomerReturnPreview, ReturnEligibility } from './checkout-types.ts';
import { h, type Child } from './dom.ts';
import { codeOf } from './page-text.ts';

type Kind = 'RETURN' | 'WITHDRAWAL';

/** The units that the buyer can return; null means that they were not read. */
let eligible: ReturnEligibility | null = null;
/** The return that the buyer is about to request, and its preview once they have chosen its units. */
let step: { kind: Kind; key: string; preview: CustomerReturnPreview | null } | null = null;
/** The return that the buyer has requested on this page. */
let requested: CustomerReturn | null = null;

/** Reads what the buyer can return of the order. Without it the page shows the order alone. */
export async function loadReturns(o: CustomerOrder): Promise<void> {
  eligible = o.status === 'CANCELLED' ? null : await call<ReturnEligibility>('GET', 'return/eligibility', { orderId: String(o.orderId) }).catch(() => null);
}

const most = (kind: Kind, lineItemId: string): number => eligible?.lines.find((l) => l.lineItemId === lineItemId)?.kinds.find((k) => k.kind === kind)?.quantity ?? 0;
const can = (kind: Kind): boolean => Boolean(eligible?.lines.some((l) => most(kind, l.lineItemId) > 0));
const name = (lineItemId: string): string => `units.${lineItemId}`;

function begin(kind: Kind): void {
  step = { kind, key: crypto.randomUUID(), preview: null };
  [page.refusal, requested, form['reason']] = [null, null, ''];
  for (const l of eligible!.lines) form[name(l.lineItemId)] = kind === 'WITHDRAWAL' ? String(most(kind, l.lineItemId)) : '0';
  show();
  main.querySelector<HTMLElement>('[data-k=return] h2')?.focus();
}

/** The name of a reason. The store's own text is in its default language; other readers get the page's name of a common code. */
const reasonName = ({ code, name: own }: { code: string; name: string }): string => codeOf(lang) === codeOf(page.overview.defaultLanguageCode) ? own : words.reasons[code] ?? own;

/** The request that the form stands for. */
function wanted(kind: Kind): object {
  const lines = eligible!.lines.map((l) => ({ lineItemId: l.lineItemId, quantity: Number(form[name(l.lineItemId)] ?? 0), ...(form['reason'] ? { reason: form['reason'] } : {}) })).filter((l) => l.quantity > 0);
  if (!lines.length) throw new Refusal('fields', '', 0, [{ pointer: '/lines', code: 'required' }]);
  return { orderId: eligible!.orderId, kind, lines };
}

async function submit(): Promise<void> {
  const { kind, key, preview } = step!;
  const body = wanted(kind);
  if (kind === 'RETURN' && !preview) {
    step!.preview = await call<CustomerReturnPreview>('POST', 'return/preview', {}, body, crypto.randomUUID());
  } else {
    requested = await call<CustomerReturn>('POST', 'return', {}, body, key);
    step = null;
    await loadReturns(page.order!);
  }
  show();
  main.querySelector<HTMLElement>('[data-k=return] h2, [data-k=returned]')?.focus();
}

/** The two ways to return the order, the form of the chosen one, and what became of it. */
export function returning(said: Child): Child[] {
  return [
    requested && h('p.owed', { 'data-k': 'returned', role: 'status', tabindex: -1 }, told(requested)),
    step ? chosen(step.kind, said) : (can('WITHDRAWAL') || can('RETURN')) && h('div.owed', { 'data-k': 'ways' },
      can('RETURN') && h('button.second', { type: 'button', onclick: () => begin('RETURN') }, words.returnItems),
      can('WITHDRAWAL') && h('button.second', { type: 'button', onclick: () => begin('WITHDRAWAL') }, words.withdraw)),
    !step && said,
  ];
}

const told = (r: CustomerReturn): string => r.kind === 'WITHDRAWAL'
  ? say(words.withdrawn, { date: new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(r.requestedOn)), email: page.order!.email })
  : say(r.status === 'APPROVED' ? words.returnApproved : words.returnRequested, { number: r.returnNumber });

function chosen(kind: Kind, said: Child): Child {
  const withdraws = kind === 'WITHDRAWAL', preview = step!.preview;
  const changed = (field: string) => (e: Event): void => {
    form[field] = (e.target as HTMLInputElement).value;
    step!.key = crypto.randomUUID(); // another request than the one that may have been sent
    if (step!.preview) { step!.preview = null; show(); }
  };
  return h('form.owed', { 'data-k': 'return', 'aria-labelledby': 'return', onsubmit: (e: Event) => {
    e.preventDefault();
    if (page.busy !== 'return') void run('return', submit);
  } }, h('h2', { id: 'return', tabindex: -1 }, withdraws ? words.withdraw : words.returnItems), h('p.hint', null, withdraws ? words.withdrawHint : words.returnHint), said,
  eligible!.lines.filter((l) => most(kind, l.lineItemId) > 0).map((l) => h('label.field', { 'data-k': l.lineItemId }, h('span', null, say(words.unitsOf, { name: l.name, n: most(kind, l.lineItemId) })),
    h('input', { type: 'number', id: name(l.lineItemId), min: 0, max: most(kind, l.lineItemId), step: 1, required: true, inputmode: 'numeric', value: form[name(l.lineItemId)], 'data-own': '1', oninput: changed(name(l.lineItemId)) }))),
  eligible!.reasons.length > 0 && h('label.field', { 'data-k': 'reason' }, h('span', null, words.returnReason, h('small', null, ` ${words.optional}`)),
    h('select', { id: 'reason', onchange: changed('reason') }, [{ code: '', name: '–' }, ...eligible!.reasons].map((r) => h('option', { value: r.code, selected: r.code === form['reason'] }, reasonName(r))))),
  preview && h('p', { role: 'status', 'data-k': 'refund' }, say(words.returnRefund, { amount: money(preview.refundTotal, preview.currencyCode) })),
  h('button.pay', { type: 'submit', 'aria-busy': page.busy === 'return' ? 'true' : null }, withdraws ? words.confirmWithdrawal : preview ? words.requestReturn : words.returnNext),
  h('button.link', { type: 'button', onclick: () => { [step, page.refusal] = [null, null]; show(); } }, words.returnStop));
}
