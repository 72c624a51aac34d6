// Elements are built by calls, never from text: nothing that a product is called can
// become markup, and pages may forbid inline styles, scripts and Trusted Types' sinks.

/** A part of an element. Numbers are none, because `list.length && …` would show a 0. */
export type Child = Node | string | null | undefined | false | Child[];
type Props = Record<string, unknown>;

const handlers = ['onclick', 'onsubmit', 'onchange', 'oninput', 'onclose', 'oncancel'] as const;

/** Makes an element, as "p.note" with its classes: functions are handlers, booleans attributes that are there or not. */
export function h(what: string, props?: Props | null, ...children: Child[]): HTMLElement {
  const [tag = '', ...classes] = what.split('.');
  const e = (/^(svg|path)$/.test(tag) ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag)) as HTMLElement;
  if (tag === 'button') e.setAttribute('type', 'button');
  if (classes[0]) e.classList.add(...classes);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (typeof value === 'function') (e as unknown as Props)[name] = value;
    else if (typeof value === 'boolean') e.toggleAttribute(name, value);
    else if (value != null) e.setAttribute(name, String(value));
  }
  add(e, children);
  return e;
}

function add(parent: Node, children: Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) add(parent, child);
    else if (child instanceof Node) parent.appendChild(child);
    else if (child != null && child !== false) parent.appendChild(document.createTextNode(String(child)));
  }
}

export const bag = 'M6 8h12l1 12H5L6 8Zm3 0V6.5a3 3 0 0 1 6 0V8';

/** An outline of 24 by 24. */
export const icon = (d: string): Element =>
  h('svg', { viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.6, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));

/**
 * Makes the children of one node those of another, and keeps what is the same: focus,
 * scrolling, typed texts and pictures stay. data-k identifies a node among its siblings.
 */
export function morph(from: ParentNode & Node, to: Node): void {
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    let kept: ChildNode | null = at;
    const key = next instanceof Element ? next.getAttribute('data-k') : null;
    if (key) kept = [...from.children].find((e) => e.getAttribute('data-k') === key) ?? null;
    if (!kept || kept.nodeName !== next.nodeName || (kept instanceof Element && kept.getAttribute('data-k') !== key)) {
      from.insertBefore(next, at);
      continue;
    }
    if (kept === at) at = at.nextSibling;
    else from.insertBefore(kept, at);
    if (kept instanceof Element) become(kept, next as Element);
    else if (kept.nodeValue !== next.nodeValue) kept.nodeValue = next.nodeValue;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function become(old: Element, next: Element): void {
  for (const name of old.getAttributeNames()) if (name !== 'open' && name !== 'style' && !next.hasAttribute(name)) old.removeAttribute(name);
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name)!;
    if (name !== 'style' && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old instanceof HTMLElement && next instanceof HTMLElement) {
    for (const name of handlers) old[name] = next[name] as never;
    if (old.style.cssText !== next.style.cssText) old.style.cssText = next.style.cssText; // by the object model, which policies allow
  }
  if (old instanceof HTMLInputElement) {
    const { checked, value } = next as HTMLInputElement;
    old.checked = checked;
    if (old.value !== value && !old.dataset['own']) old.value = value;
  }
  morph(old, next);
}
