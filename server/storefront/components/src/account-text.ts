// The texts of the account page, in the customer's language.
import { english, type Words } from './account-words.ts';
import { speakOrders } from './order-text.ts';
import { codeOf, loadTexts, moneyIn } from './page-text.ts';

/** The languages of the page, each in its own name. */
export const languages: Record<string, string> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', it: 'Italiano', ar: 'العربية' };
/** The language of numbers and dates. */
export let lang = 'en';
export let words: Words = english;

/** Loads the texts of a language. For a language without texts the page speaks English. */
export async function speak(wanted: string): Promise<void> {
  const [texts] = await Promise.all([loadTexts<Words>('account', wanted), speakOrders(wanted)]);
  [words, lang] = [texts ?? english, texts || codeOf(wanted) === 'en' ? wanted : 'en'];
}

/** Fills the braces of a text. */
export const say = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => typeof values[name] === 'number' ? new Intl.NumberFormat(lang).format(values[name]) : values[name] ?? '');

/** An amount, exactly as the service says it. */
export const money = (amount: string, currency: string): string => moneyIn(lang, amount, currency);

/** A day of the service. A date without a time is the same day everywhere. */
export const day = (on: string): string => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', ...(on.length === 10 ? { timeZone: 'UTC' } : {}) }).format(new Date(on));

/** The name of a state, or of another value of the contract. */
export const nameOf = (value: string): string => (words.states as Record<string, string>)[value] ?? '';

/** How often something recurs. */
export function interval(unit: string, n: number): string {
  const code = unit.toLowerCase();
  if (!['day', 'week', 'month', 'year'].includes(code)) return '';
  return say(words.every, { interval: new Intl.NumberFormat(lang, { style: 'unit', unit: code, unitDisplay: 'long' }).format(n) });
}
