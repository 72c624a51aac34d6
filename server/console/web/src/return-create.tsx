// The returns of an order, and the dialog that requests one.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call, currentStore, may } from './call.ts';
import type { Order, ReturnDetails, ReturnPage, ReturnPreview } from './client.ts';
import { type Body, Select, sent, Switch, Text } from './command.tsx';
import { date, isZero, label, money, number, plainDate, t } from './language.ts';
import { useOpenPage } from './navigate.ts';
import { Badge, Button, Card, Dialog, Failure, Loading } from './parts.tsx';
import { FindVariant, nameOf, usePause } from './pickers.tsx';
import { partsOf, Quantities } from './quantities.tsx';
import { exceeded } from './return-rules.ts';
import { useSettings } from './settings.ts';
import { byPointer, useSubmit } from './submit.ts';

/** The units of a line that buyers have. */
const shipped = (l: Order['items'][number]) => l.fulfilledQuantity - l.returnedQuantity;

/** Lists the returns of an order. A person with the permission requests another one while the buyer has units. */
export function OrderReturns({ o }: { o: Order }) {
  const [open, setOpen] = useState(false);
  const result = useQuery({ queryKey: [currentStore(), 'returns', o.orderId], queryFn: ({ signal }) => call<ReturnPage>({ method: 'GET', path: '/admin/return/paged', query: { orderId: o.orderId, pageSize: 100 }, signal }) });
  const items = result.data?.items ?? [];
  const creates = may('return:write') && o.items.some((l) => shipped(l) > 0);
  if (!creates && items.length === 0 && !result.error) return null;
  return (
    <Card title={t('returns')} side={creates && <Button kind="bare" onClick={() => setOpen(true)}>{t('create.return')}</Button>}>
      {result.error && <Failure error={result.error} retry={() => void result.refetch()} />}
      {result.data && items.length === 0 && <p className="hint">{t('empty.returns')}</p>}
      <ul className="plain">{items.map((r) => (
        <li key={r.returnId}>
          <p><Link to="/$noun/$id" params={{ noun: 'returns', id: String(r.returnId) }}><strong>{r.returnNumber}</strong></Link> <Badge value={r.status} /> <small>{date(r.requestedOn)}</small></p>
          <p className="hint">{label(r.kind)} · {t('return.units', { received: number(r.receivedQuantity), approved: number(r.approvedQuantity || r.requestedQuantity) })}</p>
        </li>
      ))}</ul>
      {open && <CreateDialog o={o} close={() => setOpen(false)} />}
    </Card>
  );
}

function CreateDialog({ o, close }: { o: Order; close: () => void }) {
  const navigate = useOpenPage();
  const reasons = useSettings().data?.returnPolicy.reasons ?? [];
  const [body, set] = useState<Body>({ kind: 'RETURN', lines: o.items.filter((l) => shipped(l) > 0).map((l) => ({ lineItemId: l.lineItemId, quantity: shipped(l) })) });
  const command = useSubmit<ReturnDetails>((r) => void navigate({ to: '/$noun/$id', params: { noun: 'returns', id: String(r.returnId) } }));
  const preview = usePreview(o, body);
  const some = partsOf(body, 'lines').length > 0;
  const [tried, setTried] = useState(false);
  const errors = { ...byPointer(preview.error), ...command.errors, ...(tried && !some ? { '/lines': t('required') } : {}) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (some) void command.submit({ method: 'POST', path: '/admin/return', body: { orderId: o.orderId, ...sent({ ...body, exchangeLines: wantedOf(body) }) } });
  };
  const p = { body, set, errors };
  return (
    <Dialog title={`${t('create.return')} · ${t('order.number', { number: o.orderNumber })}`} close={close}>
      <form onSubmit={submit} noValidate>
        <Select {...p} name="kind" title="return.kind" needed values={['RETURN', 'EXCHANGE', 'CLAIM', 'WITHDRAWAL']} />
        <Quantities {...p} lines={o.items} name="lines" most={shipped} more={(l, part, change) => reasons.length > 0 && part && (
          <select aria-label={`${t('reason')} · ${l.name}`} value={part.reason ?? ''} onChange={(e) => change({ reason: e.target.value || undefined })}>
            <option value="">{t('return.noReason')}</option>
            {reasons.map((r) => <option key={r.code} value={r.code}>{r.name}</option>)}
          </select>
        )} />
        {body.kind === 'EXCHANGE' && <Exchange {...p} o={o} />}
        <Text {...p} name="note" title="note" long />
        <Switch {...p} name="isApproved" title="return.approveNow" standard />
        {some && <Preview preview={preview} />}
        {command.error !== undefined && <Failure error={command.error} />}
        <footer><Button onClick={close}>{t('back')}</Button><Button type="submit" kind="main" busy={command.busy}>{t('create.return')}</Button></footer>
      </form>
    </Dialog>
  );
}

/** The goods that the buyer wants for a line, as the form shows them. */
interface Wanted { lineItemId: string; variantId: number; quantity: number; name: string }

/** The wanted goods of the request: only for an exchange, and only for lines that come back. */
function wantedOf(body: Body) {
  const ids = partsOf(body, 'lines').map((l) => l.lineItemId);
  return body.kind === 'EXCHANGE' ? ((body.exchangeLines as Wanted[] | undefined) ?? []).filter((w) => ids.includes(w.lineItemId)).map(({ lineItemId, variantId, quantity }) => ({ lineItemId, variantId, quantity })) : [];
}

function Exchange({ o, body, set, errors }: { o: Order; body: Body; set: (body: Body) => void; errors: Record<string, string> }) {
  const wanted = (body.exchangeLines as Wanted[] | undefined) ?? [];
  const change = (next: Wanted[]) => set({ ...body, exchangeLines: next });
  return partsOf(body, 'lines').map((part) => {
    const line = o.items.find((l) => l.lineItemId === part.lineItemId)!;
    const own = wanted.filter((w) => w.lineItemId === part.lineItemId);
    return (
      <fieldset key={part.lineItemId} className="quantities">
        <legend>{t('return.wantedFor', { name: line.name })}</legend>
        {own.map((w) => {
          const id = `w-${w.lineItemId}-${w.variantId}`, at = wantedOf(body).findIndex((x) => x.lineItemId === w.lineItemId && x.variantId === w.variantId);
          const error = errors[`/exchangeLines/${at}/quantity`] ?? errors[`/exchangeLines/${at}/variantId`] ?? errors[`/exchangeLines/${at}`];
          return (
            <div key={id} className="quantity">
              <label htmlFor={id}>{w.name}</label>
              <span>
                <input id={id} type="number" inputMode="numeric" min={1} max={part.quantity} value={w.quantity} onChange={(e) => change(wanted.map((x) => (x === w ? { ...w, quantity: Math.max(1, Math.floor(Number(e.target.value) || 1)) } : x)))} />
                <Button kind="bare" aria-label={t('product.removeValue', { value: w.name })} onClick={() => change(wanted.filter((x) => x !== w))}>{t('remove')}</Button>
              </span>
              {error && <p className="error">{error}</p>}
            </div>
          );
        })}
        <FindVariant title={t('order.addLine')} currencyCode={o.currencyCode} storeCustomerId={o.customer.storeCustomerId} add={(v) => own.some((w) => w.variantId === v.variantId) || change([...wanted, { lineItemId: part.lineItemId, variantId: v.variantId, quantity: Math.max(1, part.quantity - own.reduce((n, w) => n + w.quantity, 0)), name: nameOf(v) }])} />
      </fieldset>
    );
  });
}

/** The return that the service would create for the form, with its money. */
function usePreview(o: Order, body: Body) {
  const request = usePause(JSON.stringify({ orderId: o.orderId, kind: body.kind || 'RETURN', lines: partsOf(body, 'lines'), ...sent({ exchangeLines: wantedOf(body) }) }));
  return useQuery({
    queryKey: ['return preview', request, o.version], enabled: request !== '' && (JSON.parse(request) as { lines: unknown[] }).lines.length > 0, placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<ReturnPreview>({ method: 'POST', path: '/admin/return/preview', body: JSON.parse(request), signal }), gcTime: 0, staleTime: 0,
  });
}

function Preview({ preview: { data: p, error } }: { preview: ReturnType<typeof usePreview> }) {
  if (error) return <Failure error={error} />;
  if (!p) return <Loading />;
  const amount = (v: string) => money(v, p.currencyCode);
  return (
    <>
      {p.exceeds.length > 0 && <p className="hint">{exceeded(p)}</p>}
      <dl className="totals preview" aria-live="polite">
        <div><dt>{t('return.goods')}</dt><dd>{amount(p.goodsTotal)}</dd></div>
        {p.fees.filter((f) => !isZero(f.amount)).map((f) => <div key={f.kind}><dt>{label(f.kind)}</dt><dd>−{amount(f.amount)}</dd></div>)}
        {p.exchangeTotal === null ? <div className="grand"><dt>{t('return.toRefund')}</dt><dd>{amount(p.refundTotal)}</dd></div> : (
          <>
            <div><dt>{t('return.exchangeTotal')}</dt><dd>{amount(p.exchangeTotal)}</dd></div>
            <div className="grand"><dt>{t(isZero(p.amountDue) ? 'return.amountRefunded' : 'return.amountDue')}</dt><dd>{amount(isZero(p.amountDue) ? p.amountRefunded : p.amountDue)}</dd></div>
          </>
        )}
      </dl>
      {p.refundDueOn && <p className="hint">{t('return.due', { date: plainDate(p.refundDueOn) })}</p>}
    </>
  );
}
