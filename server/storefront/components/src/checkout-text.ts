// The texts of the checkout page, in the language that its link names.
import { asked } from './checkout-call.ts';
import { english, type Words } from './checkout-words.ts';
import type { Child } from './dom.ts';
import { codeOf, isTranslated, loadTexts, moneyIn } from './page-text.ts';
import type { Plural } from './words.ts';

const code = codeOf(asked);

/** The language of texts, and of numbers between them. */
export const lang = isTranslated(code) || code === 'en' ? asked : 'en';
export let words: Words = english;

/** Loads the texts of the page's language; without them it speaks English. */
export async function speak(): Promise<void> {
  words = await loadTexts<Words>('checkout', asked) ?? english;
}

/** A text, with what stands in braces in it. */
export function say(text: string | Plural, values: Record<string, string | number> = {}): string {
  return tell(text, values).join('');
}

/** A text with elements in the place of what stands in braces. */
export function tell(text: string | Plural, values: Record<string, Child | number>): Child[] {
  const form = typeof text === 'string' ? text : text[new Intl.PluralRules(lang).select(Number(values['n']))] ?? text.other;
  return form.split(/\{(\w+)\}/).map((part, n) => {
    const value = n % 2 ? values[part] : part;
    return typeof value === 'number' ? new Intl.NumberFormat(lang).format(value) : value;
  });
}

/** An amount, exactly as the service says it. */
export const money = (amount: string, currency: string): string => moneyIn(lang, amount, currency);
