// Keeps the values of a form, and compares them with those that another administrator saved meanwhile.
import { useEffect, useState } from 'react';

/** The values of a form by name. Values of nested objects have a path, such as variants/12/sku. Lists are one value. */
export type Values = { [name: string]: unknown };
/** The values of an object. Source is the object itself, for requests that need more than the values. */
export interface Loaded { values: Values; version: number | undefined; source?: unknown }
export interface Conflict { path: string; base: unknown; own: unknown; theirs: unknown }

const nested = (v: unknown): v is Values => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Reports whether two values are the same for the service. An empty field is null. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a === '' ? null : a ?? null) === JSON.stringify(b === '' ? null : b ?? null);

export function leaves(values: Values, prefix = '', into = new Map<string, unknown>()): Map<string, unknown> {
  for (const [name, value] of Object.entries(values)) {
    if (nested(value)) leaves(value, `${prefix}${name}/`, into);
    else into.set(prefix + name, value);
  }
  return into;
}

/** Returns the values with another one at a path; undefined removes it. */
export function put(values: Values, path: string, value: unknown): Values {
  const [name, ...rest] = path.split('/') as [string, ...string[]];
  const next = { ...values };
  if (rest.length > 0) next[name] = put(nested(next[name]) ? next[name] : {}, rest.join('/'), value);
  else if (value === undefined) delete next[name];
  else next[name] = value;
  return next;
}

/** The paths at which two sets of values differ. */
export function changed(a: Values, b: Values): string[] {
  const before = leaves(a), after = leaves(b);
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => !same(before.get(path), after.get(path)));
}

/**
 * Compares a form with the current values of its object. merged has the form's changes on top of these values; conflicts
 * lists the values that both sides changed, taken those that only the other side changed.
 */
export function compare(base: Values, own: Values, theirs: Values) {
  const b = leaves(base), o = leaves(own), t = leaves(theirs);
  const conflicts: Conflict[] = [], taken: Conflict[] = [];
  let merged = theirs;
  for (const path of new Set([...b.keys(), ...o.keys(), ...t.keys()])) {
    const change = { path, base: b.get(path), own: o.get(path), theirs: t.get(path) };
    if (same(change.own, change.theirs)) continue;
    if (same(change.own, change.base)) taken.push(change);
    else {
      merged = put(merged, path, change.own);
      if (!same(change.theirs, change.base)) conflicts.push(change);
    }
  }
  return { merged, conflicts, taken };
}

/** Keeps a form's values and those that it started from. An unchanged form takes new values of its object; a changed form keeps its own. */
export function useDraft(loaded: Loaded) {
  const [state, setState] = useState({ base: loaded, own: loaded.values });
  const paths = changed(state.base.values, state.own);
  const dirty = paths.length > 0;
  const fresh = JSON.stringify(loaded);
  useEffect(() => {
    if (!dirty) setState({ base: loaded, own: loaded.values });
  }, [fresh]);
  return {
    base: state.base.values, version: state.base.version, source: state.base.source, own: state.own, changed: paths, dirty,
    set: (path: string, value: unknown) => setState((s) => ({ ...s, own: put(s.own, path, value) })),
    edit: (change: (own: Values) => Values) => setState((s) => ({ ...s, own: change(s.own) })),
    /** Starts again from the current values of the object, with own values on top. */
    rebase: (current: Loaded, own = current.values) => setState({ base: current, own }),
    discard: () => setState((s) => ({ ...s, own: s.base.values })),
  };
}
export type Draft = ReturnType<typeof useDraft>;
