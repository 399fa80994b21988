import type { DraftDocument } from '../document/model.ts';
import { blockText, type TextContext } from '../document/text.ts';
import type { DraftKind } from '../kinds.ts';
import { type BlankOfBlock, blanksOf, blanksOfLine, blanksOfLines, type Place } from './blanks.ts';
import { partsOf } from './parts.ts';
import type { DraftCase, DraftParts } from './types.ts';

type Known = Pick<DraftCase, 'case_number'>;

/** The blanks of the footnotes of a document, which its lines lack. */
function blanksOfNotes({ content }: DraftDocument): { block: string; name: string }[] {
  return content.flatMap((block) => {
    const context: TextContext = { numbers: new Map(), footnotes: [] };
    blockText(block, context);
    return context.footnotes.flatMap((note) =>
      blanksOf(note).map((name) => ({ block: block.attrs.id, name })),
    );
  });
}

/** The blanks of a draft that its check finds, inserted or typed, each name once with the first block that has it. */
export function blanksLeft(
  document: DraftDocument,
  kind: DraftKind,
  known: Known,
): { block: string; name: string }[] {
  const found = [...blanksOfPapers(papersOf(document, kind), known), ...blanksOfNotes(document)];
  const first = new Map<string, { block: string; name: string }>();
  for (const { block, name } of found) if (!first.has(name)) first.set(name, { block, name });
  return [...first.values()];
}

/** A paper, and the affidavits that follow it. */
function papersOf(document: DraftDocument, kind: DraftKind): DraftParts[] {
  const parts = partsOf(document, kind);
  return [parts, ...parts.attached, ...parts.others];
}

const blanksOfPapers = (papers: readonly DraftParts[], known: Known): BlankOfBlock[] =>
  papers.flatMap((paper) => blanksOfLines(paper, known));

/** The places of blanks in order, none over another. */
function apart(places: readonly Place[]): Place[] {
  const found: Place[] = [];
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/** The places of the blanks of a draft that its check finds. */
export interface BlankPlaces {
  /** In the text of a paragraph or a heading, by its id. */
  ofText: (block: string) => readonly Place[];
  /** In a text within a table, a list or a quotation. */
  within: (block: string, text: string) => readonly Place[];
}

export function placesOfBlanks(document: DraftDocument, kind: DraftKind, known: Known): BlankPlaces {
  const papers = papersOf(document, kind);
  const places = new Map<string, Place[]>();
  /** Gaps that stand alone in cells of tables. */
  const gaps = new Set<string>();
  for (const { block, start, end, alone } of blanksOfPapers(papers, known)) {
    if (alone !== undefined) gaps.add(`${block} ${alone}`);
    const own = places.get(block);
    if (own) own.push({ start, end });
    else places.set(block, [{ start, end }]);
  }
  const titled = new Set(papers.flatMap(({ head }) => head.map(({ block }) => block)));
  return {
    ofText: (block) => apart(places.get(block) ?? []),
    within: (block, text) => {
      if (gaps.has(`${block} ${text.trim()}`)) return [{ start: 0, end: text.length }];
      let from = 0;
      const found = text.split('\n').flatMap((line) => {
        const start = from;
        from += line.length + 1;
        return blanksOfLine(line, titled.has(block), known).map((place) => ({
          start: start + place.start,
          end: start + place.end,
        }));
      });
      return apart(found);
    },
  };
}
