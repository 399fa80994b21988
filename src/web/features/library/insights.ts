import type { HitMetadata } from '#shared/contracts/library.ts';
import { judgmentDate, snippet } from './format.ts';

export type Insights = {
  summary: string;
  implications: string;
  recommendations: string[];
  statutes: string[];
};

export const INSIGHT_FALLBACKS = {
  summary: 'Unable to generate summary at this time.',
  implications: 'Legal implications analysis unavailable.',
  recommendations: 'Please review the document manually.',
} as const;

const SUMMARY_FACTS = 320;
/** The codes that the Bharatiya Nyaya Sanhita, Nagarik Suraksha Sanhita and Sakshya Adhiniyam replaced on 1 July 2024. */
const REPLACED = /indian penal code|\bipc\b|criminal procedure|\bcr\.?\s?p\.?c\b|evidence act/i;

const words = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
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
    metadata.disposal ? `Outcome: ${metadata.disposal}.` : '',
  ].filter(Boolean);
  return facts || metadata.disposal ? sentences.join(' ') : INSIGHT_FALLBACKS.summary;
}

function implicationsOf(metadata: HitMetadata, statutes: readonly string[]): string {
  const known = metadata.citations.filter((citation) => citation.document_id).length;
  const cited = metadata.citations.length;
  const sentences = [
    metadata.keywords.length > 0 ? `It deals with ${words(metadata.keywords.slice(0, 4))}.` : '',
    statutes.length > 0
      ? `It refers to ${number(metadata.section_law.length, 'provision')} of ${number(statutes.length, 'law')}.`
      : '',
    cited > 0
      ? `It cites ${number(cited, 'authority', 'authorities')}, ${known} of them in this library.`
      : '',
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : INSIGHT_FALLBACKS.implications;
}

function recommendationsOf(metadata: HitMetadata): string[] {
  const advice = [
    metadata.sample ? 'This is a sample, not a real judgment: it cannot be cited.' : '',
    metadata.citations.length > 0
      ? 'Open the authorities it cites and see whether they support the point for which you need them.'
      : '',
    metadata.section_law.some(({ law }) => REPLACED.test(law))
      ? 'It refers to a code that was replaced on 1 July 2024: see which law applies on your dates.'
      : '',
    metadata.type === 'judgment' && metadata.court_name === undefined
      ? 'The court could not be read from the text: see the original before citing.'
      : '',
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
  return motive.length < 40 ? `Subject: ${motive}` : snippet(motive, 300);
}

/** The points of a document that its metadata states. */
export function keyPointsOf(metadata: HitMetadata): string[] {
  return [
    metadata.case_motive ? motiveOf(metadata.case_motive) : '',
    metadata.disposal ? `Outcome: ${metadata.disposal}` : '',
    metadata.judges.length > 1 ? `Bench of ${metadata.judges.length} judges` : '',
    metadata.section_law.length > 0 ? `Refers to ${number(metadata.section_law.length, 'provision')}` : '',
    metadata.citations.length > 0
      ? `Cites ${number(metadata.citations.length, 'authority', 'authorities')}`
      : '',
  ].filter(Boolean);
}
