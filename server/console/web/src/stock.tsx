// Changes the stock of a variant, with a reason. The service refuses a count if the stock has changed since the page read it.
import { type FormEvent, useState } from 'react';
import { label, number, t } from './language.ts';
import { Button, Dialog, Failure, Field } from './parts.tsx';
import { useSubmit } from './submit.ts';

export interface Counted { variantId: number; title: string; sku: string; stockOnHand: number; stockReserved: number }
const reasons = ['RECEIVED', 'COUNTED', 'RETURNED', 'DAMAGED', 'LOST', 'TRANSFERRED', 'CORRECTED', 'OTHER'];

export function StockDialog({ of, close }: { of: Counted; close: () => void }) {
  const [reason, setReason] = useState('RECEIVED');
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const command = useSubmit(close);
  const counts = reason === 'COUNTED' || reason === 'CORRECTED';
  const n = (counts ? /^\d+$/ : /^[+-]?\d+$/).test(text) ? Number(text) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (n === undefined) return;
    const change = counts ? { stockOnHand: n, expectedStockOnHand: of.stockOnHand } : { delta: ['DAMAGED', 'LOST'].includes(reason) && n > 0 && !text.startsWith('+') ? -n : n };
    void command.submit({ method: 'POST', path: '/admin/stock/adjust', body: { reason, ...(note ? { note } : {}), items: [{ variantId: of.variantId, ...change }] } });
  };
  const refused = Object.entries(command.errors).find(([pointer]) => pointer.startsWith('/items/0'))?.[1];
  return (
    <Dialog title={t('stock.title', { name: of.title })} close={close}>
      <form onSubmit={submit} noValidate>
        <p className="hint">{t('stock.now', { hand: number(of.stockOnHand), reserved: number(of.stockReserved) })}</p>
        <Field name="reason" label={t('reason')}>
          {(a) => <select {...a} value={reason} onChange={(e) => setReason(e.target.value)}>{reasons.map((r) => <option key={r} value={r}>{label(r)}</option>)}</select>}
        </Field>
        <Field name="units" label={t(counts ? 'stock.count' : 'stock.delta')} hint={t(counts ? 'stock.countHint' : ['DAMAGED', 'LOST'].includes(reason) ? 'stock.lostHint' : 'stock.deltaHint')} error={tried && n === undefined ? t('stock.wrong') : refused}>
          {(a) => <input {...a} autoComplete="off" inputMode="numeric" value={text} onChange={(e) => setText(e.target.value)} />}
        </Field>
        <Field name="note" label={<>{t('note')} <span className="optional">{t('optional')}</span></>}>{(a) => <input {...a} autoComplete="off" value={note} onChange={(e) => setNote(e.target.value)} />}</Field>
        {command.error !== undefined && <Failure error={command.error} />}
        <footer><Button onClick={close}>{t('back')}</Button><Button type="submit" kind="main" busy={command.busy}>{t('stock.submit')}</Button></footer>
      </form>
    </Dialog>
  );
}
