import { isOfCourt, whoseWords } from '#law/judgment/parts/whose.ts';
import { markedTitle } from '#shared/checks/shown-title.ts';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import type { HitMetadata, LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { messages as parts } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';
import { judgmentDate, mainCitation } from './format.ts';

type Cited = Pick<
  HitMetadata,
  | 'title'
  | 'named_by_others'
  | 'type'
  | 'neutral_citation'
  | 'reporter_citations'
  | 'case_number'
  | 'court_name'
  | 'dated'
  | 'sample'
  | 'summary'
>;

/** The judgment as courts cite it: its cause title and citation; an unreported one by its number, court and date. */
export function reference(metadata: Cited): string {
  const citation = mainCitation(metadata);
  const unreported = [
    metadata.case_number,
    metadata.court_name,
    metadata.dated ? judgmentDate(metadata.dated) : undefined,
  ];
  // 'Section 138, Negotiable Instruments Act, 1881 — Dishonour of cheque': what follows the dash is a heading.
  if (metadata.type === 'act') return metadata.title.split(' — ')[0] ?? metadata.title;
  const known = citation ? [citation] : unreported;
  // A judgment without a cause title is named by its citation, or by its case number.
  const title = markedTitle(metadata);
  return [title, ...known.filter((part) => part !== title)].filter(Boolean).join(', ');
}

/** A place in a document: its reference, the number of the paragraph as printed, and what has to be said of it. */
export type CitedPlace = {
  reference: string;
  paragraph: string | undefined;
  /** Author of the paragraph, when the judgment has several opinions: 'per Farias, J., dissenting'. */
  whose?: string | undefined;
  sample: boolean;
  summary: boolean;
};

function withParagraph(whole: string, paragraph: string | undefined, whose: string | undefined): string {
  if (paragraph === undefined)
    return whose === undefined ? whole : t(parts.passageIn, { reference: whole, whose });
  if (whose === undefined) return t(messages.paragraphOf, { reference: whole, paragraph });
  return t(parts.paragraphWhose, { reference: whole, paragraph, whose });
}

/** 'A v. B, (2017) 10 SCC 1, para 12'. Every sample and summary is marked as one. */
export function citedPlace({ reference: whole, paragraph, whose, sample, summary }: CitedPlace): string {
  const cited = withParagraph(whole, paragraph, whose);
  if (summary) return t(messages.summaryReference, { reference: cited });
  return sample ? t(messages.sampleReference, { reference: cited }) : cited;
}

type Read = Pick<LibraryDocumentBody, 'paragraphs' | 'parts'>;

/** The number of a paragraph, or of the numbered one before it in its part, and whose it is. Nothing of a headnote. */
export function placeIn(
  { paragraphs, parts: all }: Read,
  index: number,
): { number?: string; whose?: string } {
  const { part } = paragraphs[index] ?? {};
  const whose = whoseWords(part, all);
  const said = whose === undefined ? {} : { whose: whoseSentence(whose) };
  const kind = all.find(({ id }) => id === part)?.kind;
  if (kind === 'headnote' || kind === 'citator') return said;
  for (let at = index; at >= 0 && paragraphs[at]?.part === part; at -= 1) {
    const number = paragraphs[at]?.number;
    if (number !== undefined) return { number, ...said };
  }
  return isOfCourt(kind) || kind === 'heading' ? {} : said;
}

/** The pinpoint of a paragraph; without one, of the whole judgment. */
export const pinpoint = (metadata: Cited, paragraph?: string, whose?: string): string =>
  citedPlace({
    reference: reference(metadata),
    paragraph,
    whose,
    sample: metadata.sample,
    summary: metadata.summary,
  });
