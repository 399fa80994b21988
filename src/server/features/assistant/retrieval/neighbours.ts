import type { ChosenPassage } from '#law/answers/select-passages.ts';
import type { Services } from '#server/platform/services.ts';
import { besidePages } from './case-texts.ts';
import { besideParagraphs } from './library-texts.ts';
import { beginningOf, type SourceText } from './passage.ts';
import type { Retrieval } from './retrieve.ts';
import { MOST_SOURCES, type RoomLimits, tokensOfSource } from './room.ts';

type Passage = ChosenPassage<SourceText>;

/** Passages whose neighbours are looked at: the best ones. */
const BEST = 6;

const placeOf = ({ document, page, index }: SourceText): string => `${document} ${page ?? ''} ${index ?? ''}`;

/** The sources with the pages and paragraphs beside the best of them, as far as there is room. */
export async function withBeside(
  { db, library }: Pick<Services, 'db' | 'library'>,
  { viewer, caseId }: Retrieval,
  passages: readonly Passage[],
  room: RoomLimits,
): Promise<Passage[]> {
  let left = passages.reduce((rest, { candidate }) => rest - tokensOfSource(candidate.text), room.tokens);
  if (left <= 0) return [...passages];
  const best = passages
    .toSorted((a, b) => b.score - a.score)
    .slice(0, BEST)
    .map(({ candidate }) => candidate);
  const pages = best.filter(({ kind }) => kind === 'file');
  const found = [
    ...(caseId !== null && pages.length > 0
      ? await db.withUser(viewer, (tx) => besidePages(tx, caseId, pages))
      : []),
    ...(await besideParagraphs(
      library,
      best.filter(({ kind, index }) => kind === 'library' && index !== undefined),
    )),
  ];
  const known = new Set(passages.map(({ candidate }) => placeOf(candidate)));
  const all = [...passages];
  for (const text of found) {
    const tokens = tokensOfSource(text.text);
    if (known.has(placeOf(text)) || tokens > left || all.length >= MOST_SOURCES) continue;
    left -= tokens;
    known.add(placeOf(text));
    all.push(beginningOf(text));
  }
  return all;
}
