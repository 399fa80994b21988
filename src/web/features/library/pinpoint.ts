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

/** 'A v. B, (2017) 10 SCC 1, para 12'. Without a paragraph, the whole judgment. Every sample and summary is marked as one. */
export function pinpoint(metadata: Cited, paragraph?: string): string {
  const whole = reference(metadata);
  const cited = paragraph === undefined ? whole : t(messages.paragraphOf, { reference: whole, paragraph });
  if (metadata.summary) return t(messages.summaryReference, { reference: cited });
  return metadata.sample ? t(messages.sampleReference, { reference: cited }) : cited;
}
