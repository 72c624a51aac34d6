import { dateTime, label } from './language.ts';

/** A response as a tree that people read. Texts of customers stay texts: nothing here makes markup. */
export function Tree({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="none">–</span>;
  if (typeof value === 'boolean') return <span className={value ? 'yes' : 'none'}>{value ? '✓' : '✗'} <span className="hidden">{String(value)}</span></span>;
  if (typeof value === 'string') return <>{/^\d{4}-\d\d-\d\dT\d\d:\d\d:/.test(value) ? <time dateTime={value} title={value}>{dateTime(value)}</time> : value}</>;
  if (typeof value !== 'object') return <>{String(value)}</>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="none">–</span>;
    if (value.every((v) => typeof v !== 'object')) return <>{value.join(', ')}</>;
    return <ol className="tree">{value.map((v, n) => <li key={n}><details open={value.length <= 20}><summary>{title(v, n)}</summary><Tree value={v} /></details></li>)}</ol>;
  }
  return (
    <dl className="tree">
      {Object.entries(value).map(([name, v]) => (
        <div key={name}>
          <dt title={name}>{label(name)}</dt>
          <dd><Tree value={v} /></dd>
        </div>
      ))}
    </dl>
  );
}

/** A line for an object of a list: its name or number, else its place. */
function title(v: unknown, n: number): string {
  if (v === null || typeof v !== 'object') return String(v);
  const o = v as Record<string, unknown>;
  const name = ['name', 'orderNumber', 'number', 'sku', 'code', 'title', 'email', 'eventType', 'status'].map((k) => o[k]).find((x) => typeof x === 'string' || typeof x === 'number');
  return name === undefined ? String(n + 1) : String(name);
}
