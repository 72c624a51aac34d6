// The rules of the return policy that a return sets aside, as a sentence, and the refund that a return leads to.
import type { Order, ReturnDetails, ReturnLine } from './client.ts';
import { label, t } from './language.ts';

/** A store without a rule for the kind of a return has no policy that the return could exceed. */
export function exceeded({ kind, exceeds }: { kind: string; exceeds: readonly string[] }): string {
  const rules = exceeds.filter((rule) => rule !== 'NOT_OFFERED').map(label).join(', ');
  return [exceeds.includes('NOT_OFFERED') && t('return.noRule', { kind: label(kind) }), rules && t('return.exceeds', { rules })].filter(Boolean).join(' · ');
}

type Line = Order['items'][number];
const left = (line: Line) => line.quantity - line.refundedQuantity - line.cancelledQuantity;

const quantityOf = (refunds: Order['refunds'], line: Line) => refunds.flatMap((x) => x.lines).filter((x) => x.lineItemId === line.lineItemId).reduce((n, x) => n + x.quantity, 0);

/** Reports whether refunds with the reason count shipped units first. */
const ofGoods = (reason: string) => reason.startsWith('RETURN') || reason === 'DAMAGED_GOODS';

/** Reports whether a refund of the return concerns goods that were shipped. A person who may not see the order sees no reasons. */
export const refundsGoods = (r: ReturnDetails, o?: Order): boolean => r.refundIds.some((id) => ofGoods(o?.refunds.find((x) => x.refundId === id)?.reason ?? 'RETURN'));

/** The units of a line that are in no parcel and still owed. Refunds of returned goods count shipped units, others unshipped units first. */
function unpacked(o: Order, line: Line): number {
  const returned = quantityOf(o.refunds.filter((x) => ofGoods(x.reason) && !['FAILED', 'VOIDED'].includes(x.status)), line);
  return Math.max(0, left(line) + returned - line.fulfilledQuantity);
}

/** The units of a withdrawal that were never shipped, and that the store has neither canceled nor refunded. */
const unshipped = (o: Order, l: ReturnLine, line: Line) => Math.min(l.unshippedQuantity, line.requiresShipping ? unpacked(o, line) : left(line));

/** The units of a return that arrived and that no refund of the return has. Other reasons are those of unshipped units. */
function arrived(r: ReturnDetails, o: Order, l: ReturnLine, line: Line): number {
  const done = quantityOf(o.refunds.filter((x) => r.refundIds.includes(x.refundId) && ofGoods(x.reason)), line);
  return Math.min(left(line) - unshipped(o, l, line), l.sellableQuantity + l.damagedQuantity - done);
}

/**
 * The next refund of a return; undefined means that none is due. Units that were never shipped come first, in a refund
 * of their own: reasons of returned goods count shipped units first.
 */
export function refundOf(r: ReturnDetails, o: Order): { lines: { lineItemId: string; quantity: number }[]; reason: string } | undefined {
  const units = (of: (l: ReturnLine, line: Line) => number) => r.lines.flatMap((l) => {
    const line = o.items.find((i) => i.lineItemId === l.lineItemId), quantity = line ? of(l, line) : 0;
    return quantity > 0 ? [{ lineItemId: l.lineItemId, quantity }] : [];
  });
  const early = ['REJECTED', 'CANCELLED'].includes(r.status) || !r.approvedOn ? [] : units((l, line) => unshipped(o, l, line));
  if (early.length > 0) return { lines: early, reason: 'OTHER' };
  const lines = units((l, line) => arrived(r, o, l, line));
  return lines.length > 0 ? { lines, reason: r.lines.some((l) => l.sellableQuantity > 0) ? 'RETURN_SELLABLE' : 'RETURN_NON_SELLABLE' } : undefined;
}

/** The number of unshipped units that the store still has to refund. */
export const unshippedUnits = (r: ReturnDetails, o: Order): number => r.lines.reduce((n, l) => {
  const line = o.items.find((i) => i.lineItemId === l.lineItemId);
  return line ? n + unshipped(o, l, line) : n;
}, 0);

/** Reports whether the return withdraws from every unit of its order that was not canceled. */
export const withdrawsAll = (r: ReturnDetails, o: Order): boolean => r.kind === 'WITHDRAWAL' && o.items.every((i) => {
  const l = r.lines.find((x) => x.lineItemId === i.lineItemId);
  return i.quantity - i.cancelledQuantity <= (l ? l.requestedQuantity + l.unshippedQuantity : 0);
});
