import { citationKey, findCitations } from '#law/citations/citations.ts';
import { formatProvisionKey } from '#law/provisions/provision-name.ts';
import { findProvisions, provisionKey } from '#law/provisions/provisions.ts';
import { findKeywords } from '#law/query/keywords.ts';
import type { LibraryReader, LibraryRecord, SearchHit } from '#server/platform/search/engine.ts';
import type { SharedPoints } from '#shared/contracts/research/shared-points.ts';

/** Limits: characters of a pasted text that are read, and points of one kind that are named. */
const READ = 20_000;
const MOST = 6;

/** The points of a document or a text by which others are like it: provisions and authorities by key, and keywords. */
interface Points {
  sections: ReadonlySet<string>;
  authorities: ReadonlySet<string>;
  keywords: ReadonlySet<string>;
  /** Subjects of the facts. */
  facts: ReadonlySet<string>;
}

type Recorded = Pick<
  LibraryRecord,
  'section_law' | 'citations' | 'citation_keys' | 'keywords' | 'case_facts'
>;

const keysOf = (list: readonly { key?: string }[]) =>
  list.flatMap(({ key }) => (key === undefined ? [] : [key]));

/** Subjects of the facts, in small letters. */
const factsOf = (facts: string | undefined): string[] =>
  facts === undefined ? [] : findKeywords(facts.slice(0, READ)).map((word) => word.toLowerCase());

function pointsOf({ section_law, citations, citation_keys, keywords, case_facts }: Recorded): Points {
  return {
    sections: new Set(keysOf(section_law)),
    authorities: new Set([...keysOf(citations), ...citation_keys]),
    keywords: new Set(keywords.map((word) => word.toLowerCase())),
    facts: new Set(factsOf(case_facts)),
  };
}

function pointsOfText(text: string): Points {
  const read = text.slice(0, READ);
  return {
    sections: new Set(
      findProvisions(read).flatMap((one) => (one.act === undefined ? [] : [provisionKey(one)])),
    ),
    authorities: new Set(findCitations(read).map((one) => citationKey(one))),
    keywords: new Set(factsOf(read)),
    facts: new Set(factsOf(read)),
  };
}

/** The points of what is asked for; undefined for a document that is not there. */
export async function askedPoints(
  library: Pick<LibraryReader, 'get'>,
  like: { text: string } | { id: string },
): Promise<Points | undefined> {
  if ('text' in like) return pointsOfText(like.text);
  const document = await library.get(like.id);
  return document && pointsOf(document);
}

/** A hit that shares nothing named must have this part of the best score to count as alike. */
const ALIKE_WITHOUT_POINTS = 0.6;

/** The points that a hit shares with what is asked for, and how alike it is. `best` is the score of the first hit. */
export function sharedPoints(asked: Points, { record, score }: SearchHit, best: number): SharedPoints {
  const sections = keysOf(record.section_law).filter((key) => asked.sections.has(key));
  const authorities = record.citations.filter(({ key }) => key !== undefined && asked.authorities.has(key));
  const keywords = record.keywords.filter((word) => asked.keywords.has(word.toLowerCase()));
  const theirs = new Set(factsOf(record.case_facts));
  const ofFacts = (word: string) => asked.facts.has(word.toLowerCase()) && theirs.has(word.toLowerCase());
  const kinds = [sections, authorities, keywords].filter(({ length }) => length > 0).length;
  const near = score >= best * ALIKE_WITHOUT_POINTS;
  return {
    degree: kinds > 1 || (kinds === 1 && near) ? 'close' : kinds === 1 || near ? 'some' : 'little',
    sections: [...new Set(sections)].slice(0, MOST).map(formatProvisionKey),
    authorities: [...new Set(authorities.map(({ case_name, citation }) => case_name ?? citation ?? ''))]
      .filter(Boolean)
      .slice(0, MOST),
    facts: [...new Set(keywords.filter(ofFacts))].slice(0, MOST),
    keywords: [...new Set(keywords.filter((word) => !ofFacts(word)))].slice(0, MOST),
  };
}
