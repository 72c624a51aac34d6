// The language of the service's own pages for buyers: their texts in a file, and amounts.

/** Reports whether the pages have texts in a language other than English. */
export const isTranslated = (code: string): boolean => ['de', 'fr', 'es', 'it', 'ar'].includes(code);

/** The code of a language without its region. */
export const codeOf = (language: string): string => language.split('-')[0]!.toLowerCase();

/** Loads the texts of a page in a language. It returns null for a language without texts, and if they cannot be loaded. */
export async function textsOf<T>(page: string, language: string): Promise<T | null> {
  const code = codeOf(language);
  if (!isTranslated(code)) return null;
  const response = await fetch(new URL(`${page}-${code}.json`, import.meta.url)).catch(() => null);
  return response?.ok ? await response.json().catch(() => null) as T | null : null;
}

/**
 * Loads the texts of a page, and sets the language and the direction of the document. It returns null for a language
 * without texts, and if they cannot be loaded: the page is in English then.
 */
export async function loadTexts<T>(page: string, language: string): Promise<T | null> {
  const code = codeOf(language);
  if (isTranslated(code)) document.documentElement.lang = code;
  const texts = await textsOf<T>(page, language);
  document.documentElement.lang = texts ? code : 'en';
  document.documentElement.dir = texts && code === 'ar' ? 'rtl' : 'ltr';
  return texts;
}

/** Saves a file on the reader's device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  [link.href, link.download] = [address, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it after the click
}

/** An amount in a language, exactly as the service says it. */
export const moneyIn = (lang: string, amount: string, currency: string): string => new Intl.NumberFormat(lang, { style: 'currency', currency }).format(amount as unknown as number);

/** Adds plain decimals exactly. */
export function sumOf(amounts: readonly string[]): string {
  const digits = Math.max(0, ...amounts.map((a) => a.split('.')[1]?.length ?? 0));
  const sum = amounts.reduce((all, a) => all + BigInt(a.replace('.', '') + '0'.repeat(digits - (a.split('.')[1]?.length ?? 0))), 0n);
  const text = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0');
  return (sum < 0n ? '-' : '') + text.slice(0, text.length - digits) + (digits ? `.${text.slice(-digits)}` : '');
}

/** Prices by delivery with the number of deliveries at each price, such as 2 × €5.00 + 1 × €10.00. */
export function pricesIn(lang: string, prices: readonly string[], currency: string): string {
  const runs: { count: number; price: string }[] = [];
  for (const price of prices) {
    const last = runs.at(-1);
    if (last?.price === price) last.count++;
    else runs.push({ count: 1, price });
  }
  return runs.map((r) => `${new Intl.NumberFormat(lang).format(r.count)} × ${moneyIn(lang, r.price, currency)}`).join(' + ');
}
