// A field for quantities of lines.
import type { ReactNode } from 'react';
import type { Body, Fill } from './command.tsx';
import { number, t } from './language.ts';

export interface LineOf { lineItemId: string; name: string; sku: string }
export interface Part { lineItemId: string; quantity: number; reason?: string }
interface Props<L extends LineOf> extends Fill {
  lines: readonly L[];
  name: string;
  most: (l: L) => number;
  /** A quantity of 0 stays in the request. By default it leaves the line out. */
  keeps?: boolean;
  /** Shows more fields of a line. */
  more?: (l: L, part: Part | undefined, change: (part: Partial<Part>) => void) => ReactNode;
}

export const partsOf = (body: Body, name: string) => (body[name] as Part[] | undefined) ?? [];

export function Quantities<L extends LineOf>({ lines, body, set, errors, name, most, keeps, more }: Props<L>) {
  const parts = partsOf(body, name);
  const shown = lines.filter((l) => most(l) > 0);
  const change = (id: string, part: Partial<Part>) => set({
    ...body,
    [name]: shown.map((l) => ({ lineItemId: l.lineItemId, quantity: 0, ...parts.find((p) => p.lineItemId === l.lineItemId), ...(l.lineItemId === id ? part : {}) })).filter((p) => keeps || p.quantity > 0),
  });
  return (
    <fieldset className="quantities">
      <legend>{t('lines')}</legend>
      {errors[`/${name}`] && <p className="error">{errors[`/${name}`]}</p>}
      {shown.map((l) => {
        const at = parts.findIndex((p) => p.lineItemId === l.lineItemId), error = errors[`/${name}/${at}/quantity`] ?? errors[`/${name}/${at}/reason`] ?? errors[`/${name}/${at}`];
        return (
          <div key={l.lineItemId} className="quantity">
            <label htmlFor={`q-${l.lineItemId}`}>{l.name}<small>{l.sku}</small></label>
            <span><input id={`q-${l.lineItemId}`} type="number" inputMode="numeric" min={0} max={most(l)} value={parts[at]?.quantity ?? 0} onChange={(e) => change(l.lineItemId, { quantity: Math.max(0, Math.floor(Number(e.target.value) || 0)) })} /> {t('of', { n: number(most(l)) })}</span>
            {more?.(l, parts[at], (part) => change(l.lineItemId, part))}
            {error && <p className="error">{error}</p>}
          </div>
        );
      })}
    </fieldset>
  );
}
