import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import type { DocumentPart } from '#shared/contracts/research/document-parts.ts';

type Paragraphs = LibraryDocumentBody['paragraphs'];

/** A paragraph in the place where it is shown, and the footnotes that are shown under it. */
export type ShownParagraph = { index: number; notes: readonly number[] };
/** A run of paragraphs of one part; `part` is absent where parts are not known. */
export type ShownPart = { part?: DocumentPart; paragraphs: ShownParagraph[] };

/** The index of the paragraph under which a footnote is shown; undefined for all other paragraphs. */
function placeOf(paragraphs: Paragraphs, index: number): number | undefined {
  const to = paragraphs[index]?.under;
  const paragraph = to === undefined || to === index ? undefined : paragraphs[to];
  return paragraph && paragraph.under === undefined ? to : undefined;
}

function notesOf(paragraphs: Paragraphs): ReadonlyMap<number, readonly number[]> {
  const notes = new Map<number, number[]>();
  for (const index of paragraphs.keys()) {
    const to = placeOf(paragraphs, index);
    if (to === undefined) continue;
    const others = notes.get(to);
    if (others) others.push(index);
    else notes.set(to, [index]);
  }
  return notes;
}

/** The paragraphs part by part, each footnote under the paragraph that refers to it. */
export function shownParts({
  paragraphs,
  parts,
}: Pick<LibraryDocumentBody, 'paragraphs' | 'parts'>): ShownPart[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const notes = notesOf(paragraphs);
  const shown: ShownPart[] = [];
  for (const [index, { part: id = '' }] of paragraphs.entries()) {
    if (placeOf(paragraphs, index) !== undefined) continue;
    const part = byId.get(id);
    const paragraph = { index, notes: notes.get(index) ?? [] };
    const last = shown.at(-1);
    if (last && last.part === part) last.paragraphs.push(paragraph);
    else shown.push({ ...(part ? { part } : {}), paragraphs: [paragraph] });
  }
  return shown;
}
