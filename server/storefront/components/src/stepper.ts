import type { Kit } from './cart-slideout.ts';
import type { Child } from './dom.ts';
import type { Shop } from './shop.ts';

/** A number with less and more beside it. */
export const stepperOf = ({ h, icon, paths }: Pick<Kit, 'h' | 'icon' | 'paths'>) => (shop: Shop, o: { key: string; label: string; value: number; min: number; max: number | null; step: number; set: (n: number) => void }): Child => {
  const to = (n: number) => {
    if (n >= o.min && (o.max === null || n <= o.max) && n !== o.value) o.set(n);
  };
  const button = (label: string, path: string, n: number) =>
    h('button', { part: 'step', 'aria-label': `${label}: ${o.label}`, 'aria-disabled': n < o.min || (o.max !== null && n > o.max) ? 'true' : null, onclick: () => to(n) }, icon(path));
  return h('span.step', { part: 'quantity', 'data-k': o.key, role: 'group', 'aria-label': o.label },
    button(shop.words.less, paths.minus, o.value - o.step),
    h('input', {
      type: 'number', inputmode: 'numeric', 'aria-label': o.label, min: o.min, max: o.max, step: o.step, value: o.value,
      onchange: (e: Event) => {
        const field = e.target as HTMLInputElement;
        const n = Math.min(Math.max(Number(field.value) || o.value, o.min), o.max ?? 1e6);
        field.value = String(o.value);
        to(o.min + Math.round((n - o.min) / o.step) * o.step);
      },
    }),
    button(shop.words.more, paths.plus, o.value + o.step));
};
