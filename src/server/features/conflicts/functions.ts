import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  compareNames,
  type FoldedName,
  foldedName,
  fromTokens,
  namesInTitle,
} from '#law/parties/similar-names.ts';
import { declareFunction } from '#server/platform/data-api/functions.ts';
import type { Tx } from '#server/platform/db/database.ts';
import {
  CONFLICT_PLACES,
  CONFLICTS,
  type Conflict,
  conflictQuestion,
  conflictsFound,
} from '#shared/contracts/conflicts.ts';
import { foldNames } from './fold-names-thread.ts';
import { findSimilarNames, type KnownName, namesToFold, readTitles, storeFolded } from './store.ts';

/** Names folded in one step: about 5 ms of the thread and 50 ms of the database. */
const FOLDED_AT_ONCE = 500;
/** Names compared in one step: about 2 ms of the main thread. */
const COMPARED_AT_ONCE = 200;
/**
 * How many indexed names are compared for each requested name. Only names that agree word by word, or initial by word,
 * without being the same can exceed the first limit. The second allows 50 clients or cases with six names each beside
 * 50 that are the same by another name.
 */
const COMPARED = { same: 2000, alike: 600 } as const;

/** A requested name and its folded form. */
interface Asked {
  name: string;
  folded: FoldedName;
}

type Found = Omit<Conflict, 'title'> & Pick<KnownName, 'part'> & { nameId: string };

export const conflictFunctions = [
  declareFunction({
    name: 'check_conflicts',
    summary: 'Names among the clients and the parties of the cases that are near those asked for',
    body: conflictQuestion,
    answer: conflictsFound,
    oneAtATime: true,
    run: async (tx, { names }) => {
      const asked = [...new Set(names.flatMap(namesInTitle))].map((name) => ({
        name,
        folded: foldedName(name),
      }));
      const found = await foundAmong(tx, asked, await foldWaiting(tx));
      const titles = await readTitles(tx, [...new Set(found.map(({ id }) => id))]);
      return found.flatMap(({ part, nameId, ...conflict }) => {
        const title = titles.get(conflict.id);
        return title === undefined ? [] : [{ ...conflict, title }];
      });
    },
  }),
];

/**
 * Folds and stores the names written since the last check, and returns them: another transaction may hold the row of
 * one, which the index then lacks.
 */
async function foldWaiting(tx: Tx): Promise<KnownName[]> {
  const folded: KnownName[] = [];
  let after = '0';
  for (;;) {
    const waiting = await namesToFold(tx, after, FOLDED_AT_ONCE);
    if (waiting.length === 0) return folded;
    after = waiting.at(-1)?.id ?? after;
    const names = await foldNames(waiting);
    await storeFolded(tx, names);
    for (const [i, name] of waiting.entries()) {
      const { found, tokens } = names[i] ?? { found: null, tokens: [] };
      folded.push({ ...name, found: found ?? name.source, tokens: [...tokens] });
    }
  }
}

/** The nearest conflicts, at most one for each requested name and client or case: `same` before `alike`. */
async function foundAmong(tx: Tx, asked: readonly Asked[], fresh: readonly KnownName[]): Promise<Found[]> {
  const nearest = new Map<string, Found>();
  const keep = async (one: Asked, known: readonly KnownName[]) => {
    for (let i = 0; i < known.length; i += COMPARED_AT_ONCE) {
      if (i > 0) await yieldToEventLoop();
      for (const name of known.slice(i, i + COMPARED_AT_ONCE)) {
        const near = compareNames(one.folded, fromTokens(name.tokens));
        if (near) keepNearest(nearest, found(one, name, near));
      }
    }
  };
  for (const one of asked) {
    await keep(one, fresh);
    await keep(one, await findSimilarNames(tx, one.folded, COMPARED));
  }
  return [...nearest.values()].sort(byNearness).slice(0, CONFLICTS.shown);
}

function found(
  asked: Asked,
  { id: nameId, parent, kind, place, part, ...name }: KnownName,
  match: Conflict['match'],
) {
  return { asked: asked.name, kind, id: parent, found: name.found, place, match, part, nameId };
}

/** Keeps, for each client or case and requested name, the nearest name; of equals the first place. */
function keepNearest(nearest: Map<string, Found>, one: Found): void {
  const key = `${one.id} ${one.asked}`;
  const known = nearest.get(key);
  if (!known || rank(one) < rank(known)) nearest.set(key, one);
}

const rank = ({ match, place, part }: Found) =>
  (match === 'same' ? 0 : 100) + CONFLICT_PLACES.indexOf(place) * 2 + part;

/** `same` before `alike`, clients before cases, newest first. */
function byNearness(a: Found, b: Found): number {
  if (a.match !== b.match) return a.match === 'same' ? -1 : 1;
  if (a.kind !== b.kind) return a.kind === 'client' ? -1 : 1;
  return Number(b.nameId) - Number(a.nameId);
}
