// The lines of an order or a subscription as a field of a form.
import { useField } from './inputs.tsx';
import { t } from './language.ts';
import { Button } from './parts.tsx';
import { FindVariant, nameOf, type Offered } from './pickers.tsx';

export interface Line { lineItemId?: string; variantId?: number | null; name: string; sku: string; quantity: number }

export function Lines({ currencyCode }: { currencyCode: string }) {
  const { value, set, errors, draft } = useField<Line[]>('items');
  const items = value ?? [];
  const add = (v: Offered) => {
    const at = items.findIndex((l) => l.variantId === v.variantId);
    set(at >= 0 ? items.map((l, n) => (n === at ? { ...l, quantity: l.quantity + 1 } : l)) : [...items, { variantId: v.variantId, name: nameOf(v), sku: v.sku, quantity: 1 }]);
  };
  const wrong = (n: number) => errors[`items/${n}/quantity`] ?? errors[`items/${n}/variantId`] ?? errors[`items/${n}`];
  return (
    <>
      {errors.items && <p className="error">{errors.items}</p>}
      {items.length === 0 && !errors.items && <p className="hint">{t('order.noLines')}</p>}
      {items.map((l, n) => (
        <div key={l.lineItemId ?? l.variantId} className="quantity">
          <label htmlFor={`line-${n}`}>{l.name}<small>{l.sku}</small></label>
          <span>
            <input id={`line-${n}`} type="number" inputMode="numeric" min={1} value={l.quantity} onChange={(e) => set(items.map((x, m) => (m === n ? { ...x, quantity: Math.max(1, Math.floor(Number(e.target.value) || 1)) } : x)))} />
            <Button kind="bare" aria-label={t('product.removeValue', { value: l.name })} onClick={() => set(items.filter((_, m) => m !== n))}>{t('remove')}</Button>
          </span>
          {wrong(n) && <p className="error">{wrong(n)}</p>}
        </div>
      ))}
      <FindVariant title={t('order.addLine')} currencyCode={currencyCode} storeCustomerId={draft.own.storeCustomerId as number | null} add={add} />
    </>
  );
}
