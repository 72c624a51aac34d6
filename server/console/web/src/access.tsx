// Fields for what people and tokens may do: scopes, permissions and stores.
import { useQuery } from '@tanstack/react-query';
import { call, currentStore, may } from './call.ts';
import { readIndex } from './contract.ts';
import { useField } from './inputs.tsx';
import { label, t } from './language.ts';
import { current } from './session.ts';

interface Choices { value: string | number; title: string; disabled?: boolean }

export function Boxes({ path, title, hint, choices }: { path: string; title: string; hint?: string; choices: Choices[] | undefined }) {
  const { value, set, errors } = useField<(string | number)[]>(path);
  const chosen = value ?? [];
  const error = Object.entries(errors).find(([p]) => p.replace(/^\//, '').split('/')[0] === path)?.[1];
  return (
    <fieldset>
      <legend>{title}</legend>
      {error && <p className="error">{error}</p>}
      {hint && <p className="hint">{hint}</p>}
      <div className="choices">
        {choices?.map((c) => <label key={c.value} className="check"><input type="checkbox" disabled={c.disabled && !chosen.includes(c.value)} checked={chosen.includes(c.value)} onChange={(e) => set(e.target.checked ? [...chosen, c.value] : chosen.filter((v) => v !== c.value))} /> {c.title}</label>)}
      </div>
    </fieldset>
  );
}

export function useScopes() {
  return useQuery({ queryKey: [currentStore(), 'scopes'], enabled: may('scope:read'), queryFn: ({ signal }) => call<{ items: { scopeId: number; name: string }[] }>({ method: 'GET', path: '/admin/scope/all', signal }) }).data?.items;
}
export function ScopeIds({ path, title }: { path: string; title: string }) {
  return <Boxes path={path} title={title} choices={useScopes()?.map((s) => ({ value: s.scopeId, title: s.name }))} />;
}
export function StoreIds({ path, title }: { path: string; title: string }) {
  return <Boxes path={path} title={title} hint={t('scope.allStores')} choices={current()!.stores.map((s) => ({ value: s.storeId, title: s.name }))} />;
}

/** The permissions that operations of the contract need, by what they concern. An administrator can grant only those that they have. */
export function Permissions({ path, title }: { path: string; title: string }) {
  const { value, set, errors } = useField<string[]>(path);
  const chosen = value ?? [];
  const index = useQuery({ queryKey: ['contract'], queryFn: readIndex, staleTime: Infinity });
  const all = [...new Set([...(index.data?.operations ?? []).map((o) => o.permission ?? ''), ...chosen])].filter((p) => p.includes(':')).sort();
  const error = Object.entries(errors).find(([p]) => p.replace(/^\//, '').split('/')[0] === path)?.[1];
  const nouns = [...new Set(all.map((p) => p.split(':')[0]!))];
  return (
    <fieldset>
      <legend>{title}</legend>
      {error && <p className="error">{error}</p>}
      <div className="permissions">{nouns.map((noun) => (
        <div key={noun} role="group" aria-label={label(noun)}>
          <span>{label(noun)}</span>
          <span>{all.filter((p) => p.split(':')[0] === noun).map((p) => <label key={p} className="check"><input type="checkbox" disabled={!may(p) && !chosen.includes(p)} checked={chosen.includes(p)} onChange={(e) => set(e.target.checked ? [...chosen, p] : chosen.filter((v) => v !== p))} /> {label(p.split(':')[1]!)}</label>)}</span>
        </div>
      ))}</div>
    </fieldset>
  );
}
