// The returns of an order, and the dialog that requests one.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call, currentStore, may } from './call.ts';
import type { Order, ReturnDetails, ReturnPage, ReturnPreview } from './client.ts';
import { type Body, Select, sent, Switch, Text } from './command.tsx';
import { date, isZero, label, money, number, plainDate, t } from './language.ts';
import { Badge, Button, Card, Dialog, Failure, Loading } from './parts.tsx';
import { usePause } from './pickers.tsx';
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
  const navigate = useNavigate();
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
    if (some) void command.submit({ method: 'POST', path: '/admin/return', body: { orderId: o.orderId, ...sent(body) } });
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
        <Text {...p} name="note" title="note" long />
        <Switch {...p} name="isApproved" title="return.approveNow" standard />
        {some && <Preview preview={preview} />}
        {command.error !== undefined && <Failure error={command.error} />}
        <footer><Button onClick={close}>{t('back')}</Button><Button type="submit" kind="main" busy={command.busy}>{t('create.return')}</Button></footer>
      </form>
    </Dialog>
  );
}

/** The return that the service would create for the form, with its money. */
function usePreview(o: Order, body: Body) {
  const request = usePause(JSON.stringify({ orderId: o.orderId, kind: body.kind || 'RETURN', lines: partsOf(body, 'lines') }));
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
        <div className="grand"><dt>{t('return.toRefund')}</dt><dd>{amount(p.refundTotal)}</dd></div>
      </dl>
      {p.refundDueOn && <p className="hint">{t('return.due', { date: plainDate(p.refundDueOn) })}</p>}
    </>
  );
}
