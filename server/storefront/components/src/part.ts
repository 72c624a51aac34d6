/** The version of the build, and the hash of each part that is loaded later. */
declare const VERSION: string;
declare const PARTS: Record<string, string>;

let tries = 0;
const parts = new Map<string, Promise<unknown>>();

/** Loads a part that pages do not need at first: once, and again where that failed. */
export function part<T>(name: string): Promise<T> {
  let loading = parts.get(name);
  if (!loading) {
    parts.set(name, loading = load(name));
    loading.catch(() => parts.delete(name));
  }
  return loading as Promise<T>;
}

/**
 * The address of a part never changes. The browser checks the part against the hash in this module, so
 * the integrity of the module covers the part too. (Browsers without modulepreload, such as Safari
 * before 17, load it unchecked.)
 */
async function load(name: string): Promise<unknown> {
  // A second try needs another address, because browsers keep a module's failure.
  const url = new URL(`../${VERSION}/${name}.js${tries ? `?${tries}` : ''}`, import.meta.url).href;
  const link = document.createElement('link');
  try {
    if (link.relList.supports('modulepreload')) {
      Object.assign(link, { rel: 'modulepreload', integrity: PARTS[name], nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '' });
      await new Promise((done, fail) => {
        link.onload = done;
        link.onerror = () => fail(new Error(`${name}.js did not load`));
        link.href = url;
        document.head.append(link);
      });
    }
    return await import(url);
  } catch (e) {
    tries++;
    throw e;
  } finally {
    link.remove();
  }
}

/** Loads a part in advance, once the page is complete. Then it is available at once, and without a network. */
export function soon(name: string): void {
  const idle = (): unknown => (globalThis.requestIdleCallback ?? setTimeout)(() => void part(name).catch(() => {}));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
