// The texts of an order that was placed, in the language of the page that shows it.
import { english, type Words } from './order-words.ts';
import { codeOf, moneyIn, textsOf } from './page-text.ts';

export let words: Words = english;
/** The language of numbers and dates. */
export let lang = 'en';
let spoken = '';

/** Loads the texts of orders in a language. For a language without texts they are in English. */
export async function speakOrders(wanted: string): Promise<void> {
  if (wanted === spoken) return;
  const texts = await textsOf<Words>('order', wanted);
  const speaks = texts !== null || codeOf(wanted) === 'en';
  [words, lang, spoken] = [texts ?? english, speaks ? wanted : 'en', speaks ? wanted : ''];
}

/** Fills the braces of a text. */
export const say = (text: string, values: Record<string, string | number>): string => text.replace(/\{(\w+)\}/g, (_, name: string) => typeof values[name] === 'number' ? new Intl.NumberFormat(lang).format(values[name]) : values[name] ?? '');

/** A number or an address in Latin letters, which keeps its order within a text from right to left. */
export const isolated = (value: string): string => codeOf(lang) === 'ar' ? `\u2066${value}\u2069` : value;

/** The text of a refusal of a document or a return, by its code. It is empty for other codes. */
export const refusedText = (of: 'document' | 'return', code: string): string =>
  of === 'document' && code === 'unavailable' ? words.printLater : of === 'return' && code === 'invalid_state_transition' ? words.returnChanged : '';

/** An amount, exactly as the service says it. */
export const money = (amount: string, currency: string): string => moneyIn(lang, amount, currency);

/** A day of the service. A date without a time is the same day everywhere. */
export const day = (on: string): string => new Intl.DateTimeFormat(lang, { dateStyle: 'long', ...(on.length === 10 ? { timeZone: 'UTC' } : {}) }).format(new Date(on));

/** The name of a value in a list of names; empty for an unknown value. */
const named = (names: Record<string, string>, value: string): string => names[value] ?? '';

/** The name of a state of an order or of its payment. */
export const stateOf = (value: string): string => named(words.states, value);

/** The name of a state of a parcel. */
export const parcelStateOf = (value: string): string => named(words.parcelStates, value);

/** The name of a state of a return. */
export const returnStateOf = (value: string): string => named(words.returnStates, value);

/** The name of a common reason of a return. */
export const reasonOf = (value: string): string => named(words.reasons, value);
