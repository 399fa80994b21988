import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { judgmentDate, mainCitation } from './format.ts';

type Cited = Pick<
  HitMetadata,
  | 'title'
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
  const parts = citation ? [citation] : unreported;
  return [metadata.title, ...parts].filter(Boolean).join(', ');
}

/** A place in a document: its reference, the number of the paragraph as printed, and what has to be said of it. */
export type CitedPlace = {
  reference: string;
  paragraph: string | undefined;
  sample: boolean;
  summary: boolean;
};

/** 'A v. B, (2017) 10 SCC 1, para 12'. Every sample and summary is marked as one. */
export function citedPlace({ reference: whole, paragraph, sample, summary }: CitedPlace): string {
  const cited = paragraph === undefined ? whole : t(messages.paragraphOf, { reference: whole, paragraph });
  if (summary) return t(messages.summaryReference, { reference: cited });
  return sample ? t(messages.sampleReference, { reference: cited }) : cited;
}

/** The pinpoint of a paragraph; without one, of the whole judgment. */
export const pinpoint = (metadata: Cited, paragraph?: string): string =>
  citedPlace({
    reference: reference(metadata),
    paragraph,
    sample: metadata.sample,
    summary: metadata.summary,
  });
