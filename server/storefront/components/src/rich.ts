import type { Child, h as build } from './dom.ts';

const kept = new Set('P BR STRONG B EM I U S UL OL LI H2 H3 H4 H5 H6 BLOCKQUOTE A SUB SUP TABLE THEAD TBODY TR TH TD'.split(' '));

/** A merchant's text with what formats it, and nothing that does anything. */
export function rich(h: typeof build, html: string): Child[] {
  let parsed: Document;
  try {
    parsed = new DOMParser().parseFromString(html, 'text/html');
  } catch { // Trusted Types: the page wants no text parsed
    return [html.replace(/<[^>]*>/g, ' ')];
  }
  const copy = (node: Node): Child => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue : null;
    const inside = [...node.childNodes].map(copy);
    if (!kept.has(node.nodeName)) return /^(SCRIPT|STYLE)$/.test(node.nodeName) ? null : inside;
    const href = node.nodeName === 'A' ? node.getAttribute('href') : null;
    return h(node.nodeName.toLowerCase(), href && /^(https?:|mailto:|\/|#)/.test(href) ? { href, rel: 'noopener' } : null, inside);
  };
  return [...parsed.body.childNodes].map(copy);
}
