// The texts of the console, from one catalog per language. The page loads the catalog of its language only.
import en from './messages/en.json';

export type Key = keyof typeof en;
type Catalog = Record<Key, string>;

/** The other catalogs, by language. A new one is a file in messages/ and a line here and in languages. */
const catalogs: Record<string, () => Promise<{ default: Catalog }>> = {
  de: () => import('./messages/de.json'),
  fr: () => import('./messages/fr.json'),
  es: () => import('./messages/es.json'),
  it: () => import('./messages/it.json'),
  ar: () => import('./messages/ar.json'),
};
/** The languages by their own name. */
export const languages: Record<string, string> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', it: 'Italiano', ar: 'العربية' };
const rightToLeft = new Set(['ar']);
const remembered = 'console-language';

let catalog: Partial<Catalog> = en;
export let language = 'en';

/** Loads the texts of the language that the person chose here, or else of the first that their browser wants. */
export async function loadLanguage() {
  const chosen = [localStorage.getItem(remembered) ?? '', ...navigator.languages].map((w) => w.split('-')[0]!.toLowerCase()).find((w) => w === 'en' || w in catalogs) ?? 'en';
  const load = catalogs[chosen];
  if (load) catalog = (await load()).default;
  language = chosen;
  document.documentElement.lang = chosen;
  document.documentElement.dir = rightToLeft.has(chosen) ? 'rtl' : 'ltr';
}

/** Starts the page again in another language. The browser asks if changes are not saved. */
export function chooseLanguage(next: string) {
  localStorage.setItem(remembered, next);
  location.reload();
}

export function t(key: Key, values: Record<string, string | number> = {}): string {
  const text = catalog[key] ?? en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** The text of a value of the contract, such as PARTIALLY_PAID. A value without a text of its own is made readable. */
export function label(value: string): string {
  const own = (catalog as Record<string, string>)[`value.${value}`];
  if (own) return own;
  const words = value.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const regional = () => navigator.languages.find((l) => l.toLowerCase().startsWith(language)) ?? language;

/** An amount of money. It stays a decimal string: the browser formats it without rounding it to a float. */
export function money(amount: string, currencyCode: string): string {
  const digits = Math.min(20, amount.split('.')[1]?.length ?? 0);
  return new Intl.NumberFormat(regional(), { style: 'currency', currency: currencyCode, minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(amount as unknown as number);
}

export const number = (n: number | string) => new Intl.NumberFormat(regional()).format(n as number);
export const isZero = (amount: string) => /^-?0*(\.0*)?$/.test(amount);

let zone: string | undefined;
export const inZone = (timezone: string | undefined) => (zone = timezone);
export const date = (iso: string) => new Intl.DateTimeFormat(regional(), { dateStyle: 'medium', timeZone: zone }).format(new Date(iso));
export const dateTime = (iso: string) => new Intl.DateTimeFormat(regional(), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(iso));
export const day = (plain: string) => new Intl.DateTimeFormat(regional(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${plain}T00:00:00Z`));
/** A date without a time, such as that of a renewal. */
export const plainDate = (plain: string) => new Intl.DateTimeFormat(regional(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${plain}T00:00:00Z`));
/** The date that lies some days after a plain date. */
export const addDays = (plain: string, days: number) => new Date(Date.parse(`${plain}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** The interval of a plan, such as "Every 3 months". */
export const every = (unit: string, count: number) =>
  count === 1 ? t(`every.${unit}` as Key) : t(`every.${unit}S` as Key, { interval: new Intl.NumberFormat(regional(), { style: 'unit', unit: unit.toLowerCase(), unitDisplay: 'long' }).format(count) });
export const languageName = (code: string) => new Intl.DisplayNames(regional(), { type: 'language' }).of(code) ?? code;
export const country = (code: string) => new Intl.DisplayNames(regional(), { type: 'region' }).of(code) ?? code;

/** A time in the store's time zone, in the format of the browser's date field. */
export function toZone(iso: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' }).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((p) => p.type === type)!.value;
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The UTC time of a value of the browser's date field. The second step corrects the offset when the clocks change. */
export function fromZone(local: string): string {
  const wanted = Date.parse(`${local}Z`);
  let time = wanted;
  for (let step = 0; step < 2; step++) time += wanted - Date.parse(`${toZone(new Date(time).toISOString())}Z`);
  return new Date(time).toISOString();
}
