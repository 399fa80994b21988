import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { whyNear } from '#law/parties/name-reason.ts';
import { namesInTitle } from '#law/parties/name-terms.ts';
import { isNearWord, letterBits, mayBeNear } from '#law/parties/near-words.ts';
import {
  compareNames,
  type FoldedName,
  foldedName,
  fromTokens,
  MOST_WORDS_WITH_SLIPS,
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
import {
  findNearNames,
  findSimilarNames,
  type KnownName,
  namesToFold,
  readDistinctiveWords,
  readTitles,
  storeFolded,
} from './store.ts';

/** Names folded in one step: about 5 ms of the thread and 50 ms of the database. */
const FOLDED_AT_ONCE = 500;
/** Names compared in one step: about 2 ms of the main thread. */
const COMPARED_AT_ONCE = 200;
/**
 * Limits: indexed names compared for each requested name. Only names that agree word by word, or initial by
 * word, without being the same can exceed the first limit. The second allows 50 clients or cases with six
 * names each beside 50 that are the same by another name.
 */
const COMPARED = { same: 2000, alike: 600, joined: 600, near: 600 } as const;
/** Limit: different words of a practice read to find slips, about 100,000 names. */
const VOCABULARY = 50_000;
/** Pairs of words whose letters are compared as bits in one step: about 5 ms of the main thread. */
const PAIRS_AT_ONCE = 500_000;
/** Pairs of words compared letter by letter in one step, and in one check: about 5 ms and 0.2 s. */
const SPELLED = { atOnce: 5000, most: 200_000 } as const;

/** A requested name and its folded form. */
interface Asked {
  name: string;
  folded: FoldedName;
}

type FoundConflict = Omit<Conflict, 'title' | 'reason' | 'words'> &
  Pick<KnownName, 'part'> & { nameId: string };

export const conflictFunctions = [
  declareFunction({
    name: 'check_conflicts',
    whenUnpaid: 'open',
    summary: 'Names among the clients and the parties of the cases that are near those asked for',
    body: conflictQuestion,
    answer: conflictsFound,
    oneAtATime: true,
    run: async (tx, { names }) => {
      const asked = [...new Set(names.flatMap(namesInTitle))].map((name) => ({
        name,
        folded: foldedName(name),
      }));
      const fresh = await foldWaiting(tx);
      const found = await foundAmong(tx, asked, fresh, await readNearWords(tx, asked));
      const titles = await readTitles(tx, [...new Set(found.map(({ id }) => id))]);
      return found.flatMap(({ part, nameId, ...conflict }) => {
        const title = titles.get(conflict.id);
        return title === undefined
          ? []
          : [{ ...conflict, title, ...whyNear(conflict.asked, conflict.found) }];
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

/** For each distinctive word of the requested names the words of the practice that may be slips of it. */
async function readNearWords(tx: Tx, asked: readonly Asked[]): Promise<Map<string, string[]>> {
  const searched = asked.filter(({ folded }) => folded.distinctive.length <= MOST_WORDS_WITH_SLIPS);
  const wanted = [...new Set(searched.flatMap(({ folded }) => folded.distinctive))];
  const near = new Map(wanted.map((word) => [word, [] as string[]]));
  const words = wanted.map((word) => ({ word, bits: letterBits(word) }));
  let [pairs, spelled, pausedAt] = [0, 0, 0];
  for (const known of await readDistinctiveWords(tx, VOCABULARY)) {
    const bits = letterBits(known);
    const alike = words.filter((one) => mayBeNear(bits, one.bits));
    for (const { word } of alike) if (isNearWord(known, word)) near.get(word)?.push(known);
    pairs += words.length;
    spelled += alike.length;
    if (spelled > SPELLED.most) break;
    if (pairs < PAIRS_AT_ONCE && spelled - pausedAt < SPELLED.atOnce) continue;
    [pairs, pausedAt] = [0, spelled];
    await yieldToEventLoop();
  }
  return near;
}

/** The nearest conflicts, at most one for each requested name and client or case. */
async function foundAmong(
  tx: Tx,
  asked: readonly Asked[],
  fresh: readonly KnownName[],
  nearWords: ReadonlyMap<string, readonly string[]>,
): Promise<FoundConflict[]> {
  const nearest = new Map<string, FoundConflict>();
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
    await keep(one, await findNearNames(tx, one.folded, nearWords, COMPARED.near));
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
function keepNearest(nearest: Map<string, FoundConflict>, one: FoundConflict): void {
  const key = `${one.id} ${one.asked}`;
  const known = nearest.get(key);
  if (!known || rank(one) < rank(known)) nearest.set(key, one);
}

const MATCHES: readonly Conflict['match'][] = ['same', 'alike', 'near'];
const rank = ({ match, place, part }: FoundConflict) =>
  MATCHES.indexOf(match) * 100 + CONFLICT_PLACES.indexOf(place) * 2 + part;

/** `same` before `alike` before `near`, clients before cases, newest first. */
function byNearness(a: FoundConflict, b: FoundConflict): number {
  if (a.match !== b.match) return MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match);
  if (a.kind !== b.kind) return a.kind === 'client' ? -1 : 1;
  return Number(b.nameId) - Number(a.nameId);
}
