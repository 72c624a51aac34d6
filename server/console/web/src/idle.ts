// Knows when a person last used the console, in any of its tabs.
const remembered = 'console-active';
const minutes = 30;

/** Reports whether the console is unused for 30 minutes. Requests of the page itself do not count. */
export const idle = () => Date.now() - Number(localStorage.getItem(remembered) ?? Date.now()) > minutes * 60_000;
export const active = () => localStorage.setItem(remembered, String(Date.now()));

/** Calls lock once the console is idle, until the returned function is called. */
export function watch(lock: () => void): () => void {
  let noted = Date.now();
  const check = () => { if (idle()) lock(); };
  // The first move after a machine slept must lock, so it counts as use only if the console is not idle yet.
  const use = () => {
    if (Date.now() - noted < 5000) return;
    noted = Date.now();
    if (idle()) lock();
    else active();
  };
  const stop = new AbortController();
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel']) addEventListener(type, use, { capture: true, passive: true, signal: stop.signal });
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  const timer = setInterval(check, 15_000);
  return () => { stop.abort(); clearInterval(timer); };
}
