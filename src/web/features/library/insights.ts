import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library.ts';
import { t } from '#shared/messages/translate.ts';
import { judgmentDate, snippet } from './format.ts';

export type Insights = {
  summary: string;
  implications: string;
  recommendations: string[];
  statutes: string[];
};

export const INSIGHT_FALLBACKS = {
  summary: t(messages.unableToGenerateSummaryAt),
  implications: t(messages.legalImplicationsAnalysisUnavailable),
  recommendations: t(messages.pleaseReviewTheDocumentManually),
} as const;

const SUMMARY_FACTS = 320;
/** The codes that the Bharatiya Nyaya Sanhita, Nagarik Suraksha Sanhita and Sakshya Adhiniyam replaced on 1 July 2024. */
const REPLACED = /indian penal code|\bipc\b|criminal procedure|\bcr\.?\s?p\.?c\b|evidence act/i;

const words = (items: readonly string[]) =>
  items.length < 2
    ? (items[0] ?? '')
    : t(messages.value1AndValue2, { value1: items.slice(0, -1).join(', '), value2: items.at(-1) ?? '' });
const number = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** 'Negotiable Instruments Act, 1881: sections 138 and 142', one line for each law. */
export function statutesOf(metadata: Pick<HitMetadata, 'section_law'>): string[] {
  const byLaw = new Map<string, Set<string>>();
  for (const { law, section_number } of metadata.section_law) {
    const sections = byLaw.get(law) ?? new Set();
    if (section_number) sections.add(section_number);
    byLaw.set(law, sections);
  }
  return [...byLaw].map(([law, sections]) => {
    if (sections.size === 0) return law;
    const name = /constitution/i.test(law) ? 'article' : 'section';
    return `${law}: ${name}${sections.size === 1 ? '' : 's'} ${words([...sections])}`;
  });
}

function summaryOf(metadata: HitMetadata): string {
  const decided = [
    metadata.court_bench ?? metadata.court_name,
    metadata.dated ? judgmentDate(metadata.dated) : undefined,
  ].filter(Boolean);
  const facts = metadata.case_facts ?? metadata.case_motive;
  const sentences = [
    decided.length > 0 ? `${metadata.title} (${decided.join(', ')}).` : '',
    facts ? snippet(facts, SUMMARY_FACTS) : '',
    metadata.disposal ? t(messages.outcomeDisposal, { disposal: metadata.disposal }) : '',
  ].filter(Boolean);
  return facts || metadata.disposal ? sentences.join(' ') : INSIGHT_FALLBACKS.summary;
}

function implicationsOf(metadata: HitMetadata, statutes: readonly string[]): string {
  const known = metadata.citations.filter((citation) => citation.document_id).length;
  const cited = metadata.citations.length;
  const sentences = [
    metadata.keywords.length > 0
      ? t(messages.itDealsWithValue1, { value1: words(metadata.keywords.slice(0, 4)) })
      : '',
    statutes.length > 0
      ? t(messages.itRefersToLengthOf, {
          length: number(metadata.section_law.length, 'provision'),
          length2: number(statutes.length, 'law'),
        })
      : '',
    cited > 0
      ? t(messages.itCitesCitedKnownOf, { cited: number(cited, 'authority', 'authorities'), known })
      : '',
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : INSIGHT_FALLBACKS.implications;
}

function recommendationsOf(metadata: HitMetadata): string[] {
  const advice = [
    metadata.sample ? t(messages.thisIsASampleNot) : '',
    metadata.citations.length > 0 ? t(messages.openTheAuthoritiesItCites) : '',
    metadata.section_law.some(({ law }) => REPLACED.test(law)) ? t(messages.itRefersToACode) : '',
    metadata.type === 'judgment' && metadata.court_name === undefined ? t(messages.theCourtCouldNotBe) : '',
  ].filter(Boolean);
  return advice.length > 0 ? advice : [INSIGHT_FALLBACKS.recommendations];
}

/** What the metadata alone says of a document, without any call; where it says nothing, the fallback sentences. */
export function insightsOf(metadata: HitMetadata): Insights {
  const statutes = statutesOf(metadata);
  return {
    summary: summaryOf(metadata),
    implications: implicationsOf(metadata, statutes),
    recommendations: recommendationsOf(metadata),
    statutes,
  };
}

/** A motive in a word or two names the subject; a longer one speaks for itself. */
function motiveOf(motive: string): string {
  return motive.length < 40 ? t(messages.subjectMotive, { motive }) : snippet(motive, 300);
}

/** The points of a document that its metadata states. */
export function keyPointsOf(metadata: HitMetadata): string[] {
  return [
    metadata.case_motive ? motiveOf(metadata.case_motive) : '',
    metadata.disposal ? t(messages.outcomeDisposal2, { disposal: metadata.disposal }) : '',
    metadata.judges.length > 1 ? t(messages.benchOfLengthJudges, { length: metadata.judges.length }) : '',
    metadata.section_law.length > 0
      ? t(messages.refersToLength, { length: number(metadata.section_law.length, 'provision') })
      : '',
    metadata.citations.length > 0
      ? t(messages.citesLength, { length: number(metadata.citations.length, 'authority', 'authorities') })
      : '',
  ].filter(Boolean);
}
