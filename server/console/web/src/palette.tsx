import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { may } from './call.ts';
import { readIndex } from './contract.ts';
import { label, t } from './language.ts';
import { nouns } from './nouns.ts';
import { Dialog, Failure } from './parts.tsx';

interface Choice { id: string; title: string; side: string; group: string; allowed: boolean; go: () => void; words: string }

/** Reaches every list and every operation of the Admin API by its name. */
export default function Palette({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const index = useQuery({ queryKey: ['contract'], queryFn: readIndex, staleTime: Infinity });
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const all = useMemo(() => {
    const go = (work: () => void) => () => { close(); work(); };
    const pages = nouns.filter((n) => may(n.permission)).map((n): Choice => ({
      id: n.name, title: t(n.title), side: '', group: t('goTo'), allowed: true, words: `${t(n.title)} ${n.name}`.toLowerCase(), go: go(() => void navigate({ to: '/$noun', params: { noun: n.name } })),
    }));
    const operations = (index.data?.operations ?? []).filter((o) => !/^(login|refreshLogin|logout)$/.test(o.id)).map((o): Choice => ({
      id: o.id, title: o.summary, side: `${o.method} ${o.path.replace('/admin', '')}`, group: index.data!.tags[o.tag] ?? label(o.tag), allowed: may(o.permission),
      words: `${o.summary} ${o.id} ${o.path} ${o.permission ?? ''}`.toLowerCase(), go: go(() => void navigate({ to: '/operation/$operationId', params: { operationId: o.id } })),
    }));
    return [...pages, ...operations.filter((o) => o.allowed)];
  }, [index.data]);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((c) => words.every((w) => c.words.includes(w)))
    .sort((a, b) => (words.length === 0 ? 0 : Number(b.title.toLowerCase().startsWith(words[0]!)) - Number(a.title.toLowerCase().startsWith(words[0]!)))).slice(0, 60);
  useEffect(() => setAt(0), [text]);
  useEffect(() => { list.current?.children[at]?.scrollIntoView({ block: 'nearest' }); }, [at]);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAt((n) => Math.max(0, Math.min(found.length - 1, n + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      found[at]?.go();
    }
  };
  return (
    <Dialog title={t('palette')} close={close} className="palette">
      <input
        type="text" role="combobox" aria-label={t('palette')} aria-expanded="true" aria-controls="choices" aria-activedescendant={found[at] && `choice-${found[at].id}`} aria-autocomplete="list"
        placeholder={t('paletteHint')} value={text} autoFocus onChange={(e) => setText(e.target.value)} onKeyDown={keys}
      />
      {index.error && <Failure error={index.error} />}
      <ul id="choices" role="listbox" aria-label={t('palette')} ref={list}>
        {found.map((c, n) => (
          <li key={c.id} id={`choice-${c.id}`} role="option" aria-selected={n === at} onMouseMove={() => setAt(n)} onClick={c.go}>
            <span className="group">{c.group}</span><span>{c.title}</span><code>{c.side}</code>
          </li>
        ))}
      </ul>
      {found.length === 0 && !index.isLoading && <p className="hint center">{t('nothingFound')}</p>}
    </Dialog>
  );
}
