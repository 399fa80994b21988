import { announcedForm } from '#law/citations/announced-forms.ts';
import { pageAt } from '#law/judgment/pages/page-at.ts';
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

/** Forms of a citation: by the court's own number, as its circular prints it, with all reports, by these alone, by case number and day. */
const FORMS = ['neutral', 'circular', 'both', 'reports', 'number'] as const;
type Form = (typeof FORMS)[number];

const partsOf = (metadata: Cited): Record<Form, (string | undefined)[]> => ({
  neutral: [metadata.neutral_citation],
  circular: [announcedForm(metadata.neutral_citation ?? '')?.cited],
  // Parallel reports stand beside each other with a colon, as in 'AIR 1973 SC 1461 : (1973) 4 SCC 225'.
  both:
    metadata.neutral_citation !== undefined && metadata.reporter_citations.length > 0
      ? [[metadata.neutral_citation, ...metadata.reporter_citations].join(' : ')]
      : [],
  reports: [metadata.reporter_citations.join(' : ')],
  number: [
    metadata.case_number,
    metadata.court_name,
    metadata.dated ? judgmentDate(metadata.dated) : undefined,
  ],
});

/** The forms in which a judgment can be cited with what its copy prints. */
export function formsOf(metadata: Cited): Form[] {
  if (metadata.type === 'act') return [];
  const parts = partsOf(metadata);
  const whole = (form: Form) => form !== 'number' || metadata.case_number !== undefined;
  return FORMS.filter((form) => whole(form) && parts[form].some((part) => part !== undefined && part !== ''));
}

/**
 * The judgment as courts cite it: its cause title and citation; an unreported one by its number, court and date. In a form
 * that is asked for, it has the citations of that form alone.
 */
export function reference(metadata: Cited, form?: Form): string {
  const citation = mainCitation(metadata);
  const unreported = partsOf(metadata).number;
  // 'Section 138, Negotiable Instruments Act, 1881 — Dishonour of cheque': what follows the dash is a heading.
  if (metadata.type === 'act') return metadata.title.split(' — ')[0] ?? metadata.title;
  const known = form ? partsOf(metadata)[form] : citation ? [citation] : unreported;
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
type Report = NonNullable<LibraryDocumentBody['report']>;

/** 'SCR p. 556': the page of the report on which a paragraph begins; undefined where the copy prints none. */
export function pageMark(report: Report | undefined, index: number): string | undefined {
  const page = report && pageAt(report, index);
  return page === undefined
    ? undefined
    : t(messages.reportPage, { reporter: report?.reporter ?? '', page: String(page) });
}

/** The first paragraphs that begin on each page of the report, with its mark. */
export function firstOnPages(report: Report | undefined): ReadonlyMap<number, string> {
  const first = new Map<number, string>();
  for (const { index, page } of report?.pages ?? [])
    first.set(index + 1, t(messages.reportPage, { reporter: report?.reporter ?? '', page: String(page) }));
  return first;
}

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

interface Pinpoint {
  paragraph?: string | undefined;
  whose?: string | undefined;
  /** 'SCR p. 556'. */
  page?: string | undefined;
  form?: Form | undefined;
}

/** The pinpoint of a paragraph, with its page in the report; without one, of the whole judgment. */
export function pinpoint(metadata: Cited, { paragraph, whose, page, form }: Pinpoint = {}): string {
  const { sample, summary } = metadata;
  const cited = citedPlace({ reference: reference(metadata, form), paragraph, whose, sample, summary });
  // The page is that of the report: a citation by the court's own number has none.
  return page === undefined || form === 'neutral' || form === 'circular'
    ? cited
    : t(messages.withPage, { cited, page });
}
