// The language of the service's own pages for buyers: their texts in a file, and amounts.

/** Reports whether the pages have texts in a language other than English. */
export const isTranslated = (code: string): boolean => ['de', 'fr', 'es', 'it', 'ar'].includes(code);

/** The code of a language without its region. */
export const codeOf = (language: string): string => language.split('-')[0]!.toLowerCase();

/**
 * Loads the texts of a page, and sets the language and the direction of the document. It returns null for a language
 * without texts, and if they cannot be loaded: the page is in English then.
 */
export async function loadTexts<T>(page: string, language: string): Promise<T | null> {
  const code = codeOf(language);
  let texts: T | null = null;
  if (isTranslated(code)) {
    document.documentElement.lang = code;
    const response = await fetch(new URL(`${page}-${code}.json`, import.meta.url)).catch(() => null);
    if (response?.ok) texts = await response.json().catch(() => null) as T | null;
  }
  document.documentElement.lang = texts ? code : 'en';
  document.documentElement.dir = texts && code === 'ar' ? 'rtl' : 'ltr';
  return texts;
}

/** An amount in a language, exactly as the service says it. */
export const moneyIn = (lang: string, amount: string, currency: string): string => new Intl.NumberFormat(lang, { style: 'currency', currency }).format(amount as unknown as number);
