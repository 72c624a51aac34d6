// Shows the HTML of a mail without giving it to the browser as markup: the page's policy forbids that. The text is read
// here, and only known elements and attributes become elements.
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const shown = new Set('a abbr b big blockquote br caption center code col colgroup dd del div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul'.split(' '));
const empty = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
/** Elements whose content is not shown. */
const dropped = new Set(['head', 'script', 'title', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'select', 'textarea']);
const attributes: Record<string, string> = { align: 'align', alt: 'alt', bgcolor: 'bgcolor', border: 'border', cellpadding: 'cellPadding', cellspacing: 'cellSpacing', color: 'color', colspan: 'colSpan', dir: 'dir', height: 'height', lang: 'lang', role: 'role', rowspan: 'rowSpan', title: 'title', valign: 'valign', width: 'width', class: 'className', face: 'face', size: 'size' };
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', copy: '©', reg: '®', trade: '™', middot: '·', bull: '•', hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', times: '×', euro: '€', pound: '£', larr: '←', rarr: '→', zwnj: '\u200c', zwj: '\u200d', shy: '\u00ad' };

const decode = (text: string) => text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w*));/gi, (whole, ten: string | undefined, hex: string | undefined, name: string | undefined) => {
  if (name) return entities[name] ?? whole;
  const code = ten ? Number(ten) : parseInt(hex!, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
});

interface Element { name: string; attributes: Record<string, string>; children: (Element | string)[] }

/** Reads HTML into a tree. An end tag closes the nearest element of its name; one without a start is ignored. */
export function parse(html: string): { body: Element; css: string; styles: Record<string, string> } {
  const body: Element = { name: '', attributes: {}, children: [] };
  const open = [body];
  let css = '', styles: Record<string, string> = {};
  const tokens = /<!--[\s\S]*?(?:-->|$)|<!\w[^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
  let at = 0;
  const text = (end: number) => { if (end > at) open.at(-1)!.children.push(decode(html.slice(at, end))); };
  for (let token = tokens.exec(html); token; token = tokens.exec(html)) {
    text(token.index);
    at = tokens.lastIndex;
    const name = token[2]?.toLowerCase();
    if (!name) continue;
    if (token[1]) {
      const n = open.findLastIndex((e) => e.name === name);
      if (n > 0) open.length = n;
      continue;
    }
    const own: Record<string, string> = {};
    for (const [, key, a, b, c] of token[3]!.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)) own[key!.toLowerCase()] ??= decode(a ?? b ?? c ?? '');
    if (name === 'style' || dropped.has(name)) { // their content is text up to the end tag
      const end = new RegExp(`</${name}\\s*>`, 'gi');
      end.lastIndex = at;
      const found = end.exec(html);
      if (name === 'style') css += html.slice(at, found?.index);
      if (name === 'head' && found) css += [...html.slice(at, found.index).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map((m) => m[1]).join('\n');
      at = tokens.lastIndex = found ? end.lastIndex : html.length;
      continue;
    }
    if (name === 'body') styles = own;
    const element: Element = { name, attributes: own, children: [] };
    open.at(-1)!.children.push(element);
    if (!empty.has(name)) open.push(element);
  }
  text(html.length);
  return { body, css, styles };
}

/** The declarations of a style attribute by the names that React uses. */
const declarations = (style: string) => Object.fromEntries([...style.matchAll(/([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;"'])+)/g)].map(([, name, value]) => [name!.replace(/^-ms-/, 'ms-').replace(/-(\w)/g, (_, c: string) => c.toUpperCase()), value!.trim()]));

const inTable = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'colgroup']);
function render(node: Element | string, key: number, parent: string): ReactNode {
  if (typeof node === 'string') return inTable.has(parent) && node.trim() === '' ? null : node;
  const children = node.children.map((c, n) => render(c, n, node.name));
  if (!shown.has(node.name)) return children;
  const given: Record<string, unknown> = { key };
  for (const [name, value] of Object.entries(node.attributes)) {
    if (name === 'style') given.style = declarations(value);
    else if (name === 'href' && node.name === 'a' && /^(https?:|mailto:)/i.test(value)) Object.assign(given, { href: value, target: '_blank', rel: 'noreferrer' });
    else if (name === 'src' && node.name === 'img' && /^https?:/i.test(value)) given.src = value;
    else if (attributes[name]) given[attributes[name]] = value;
  }
  return empty.has(node.name) ? createElement(node.name, given) : createElement(node.name, given, ...children);
}

/** A mail in a tree of its own, so that the styles of the console do not reach it, and its styles not the console. */
export function Mail({ html, title }: { html: string; title: string }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  const { body, css, styles } = parse(html);
  useEffect(() => setRoot(host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })), []);
  useEffect(() => {
    if (!root) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  }, [root, css]);
  return <div className="mail" ref={host} tabIndex={0} role="region" aria-label={title}>{root && createPortal(<div style={{ minHeight: '100%', ...declarations(styles.style ?? '') }}>{render(body, 0, '')}</div>, root)}</div>;
}
