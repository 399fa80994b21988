import { offencesOf, punishmentText } from '../offences/offences.ts';
import { type SectionRef, sectionKey } from './provision-ref.ts';

/** The punishment before and since 1 July 2024, in our words. */
export interface ChangedPunishment {
  old: string;
  now: string;
}

interface Pair {
  old?: SectionRef;
  now?: SectionRef;
}

/** The punishments that provisions know, each once and without the cases that they belong to. */
function clausesOf(refs: readonly SectionRef[]): string[] {
  const clauses = refs
    .flatMap(offencesOf)
    .flatMap(({ punishment }) =>
      punishment.split('; ').map((clause) => clause.replace(/^[^:]{1,60}: /u, '')),
    );
  return [...new Set(clauses)].sort();
}

/**
 * By old provision ('ipc 506'), whether its punishments differ from those of all the new provisions that it became: one
 * part of a divided section has fewer punishments without any change.
 */
export function changedPunishments(pairs: readonly Pair[]): (pair: Pair) => ChangedPunishment | undefined {
  const nowOf = new Map<string, SectionRef[]>();
  for (const { old, now } of pairs)
    if (old && now) {
      const key = `${old.act} ${old.section}`;
      nowOf.set(key, [...(nowOf.get(key) ?? []), now]);
    }
  return ({ old, now }) => {
    if (!old || !now || sectionKey(old) === sectionKey(now)) return undefined;
    const was = punishmentText(offencesOf(old));
    const is = punishmentText(offencesOf(now));
    if (was === undefined || is === undefined) return undefined;
    const before = clausesOf([old]).join('|');
    const after = clausesOf(nowOf.get(`${old.act} ${old.section}`) ?? []).join('|');
    return before === after || was === is ? undefined : { old: was, now: is };
  };
}
