// The rules of the return policy that a return sets aside, as a sentence.
import { label, t } from './language.ts';

/** A store without a rule for the kind of a return has no policy that the return could exceed. */
export function exceeded({ kind, exceeds }: { kind: string; exceeds: readonly string[] }): string {
  const rules = exceeds.filter((rule) => rule !== 'NOT_OFFERED').map(label).join(', ');
  return [exceeds.includes('NOT_OFFERED') && t('return.noRule', { kind: label(kind) }), rules && t('return.exceeds', { rules })].filter(Boolean).join(' · ');
}
