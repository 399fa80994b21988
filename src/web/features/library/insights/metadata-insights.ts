import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { judgmentDate, snippet } from '../format.ts';

export type MetadataInsights = {
  summary: string;
  implications: string;
  recommendations: string[];
  statutes: string[];
};

const SUMMARY_FACTS = 320;
/** The codes that the Bharatiya Nyaya Sanhita, Nagarik Suraksha Sanhita and Sakshya Adhiniyam replaced on 1 July 2024. */
const REPLACED = /indian penal code|\bipc\b|criminal procedure|\bcr\.?\s?p\.?c\b|evidence act/i;

/** 'Negotiable Instruments Act, 1881: sections 138 and 142'. */
export function provisionName(law: string, sections: readonly string[]): string {
  const message = /constitution/i.test(law) ? messages.lawAndArticles : messages.lawAndSections;
  return t(message, { law, count: sections.length, sections: formatList(sections) });
}

/** One line for each law. */
export function statutesOf(metadata: Pick<HitMetadata, 'section_law'>): string[] {
  const byLaw = new Map<string, Set<string>>();
  for (const { law, section_number } of metadata.section_law) {
    const sections = byLaw.get(law) ?? new Set();
    if (section_number) sections.add(section_number);
    byLaw.set(law, sections);
  }
  return [...byLaw].map(([law, sections]) => {
    return sections.size === 0 ? law : provisionName(law, [...sections]);
  });
}

function summaryOf(metadata: HitMetadata): string {
  const decided = [
    metadata.court_bench ?? metadata.court_name,
    metadata.dated ? judgmentDate(metadata.dated) : undefined,
  ].filter(Boolean);
  const facts = metadata.case_facts ?? metadata.case_motive;
  const sentences = [
    decided.length > 0 ? t(messages.caseDecided, { title: metadata.title, decided: decided.join(', ') }) : '',
    facts ? snippet(facts, SUMMARY_FACTS) : '',
    metadata.disposal ? t(messages.outcomeSentence, { disposal: metadata.disposal }) : '',
  ].filter(Boolean);
  return facts || metadata.disposal ? sentences.join(' ') : t(messages.noSummary);
}

function implicationsOf(metadata: HitMetadata, statutes: readonly string[]): string {
  const known = metadata.citations.filter((citation) => citation.document_id).length;
  const cited = metadata.citations.length;
  const sentences = [
    metadata.keywords.length > 0
      ? t(messages.subjects, { subjects: formatList(metadata.keywords.slice(0, 4)) })
      : '',
    statutes.length > 0
      ? t(messages.provisionsOfLaws, {
          provisions: metadata.section_law.length,
          laws: statutes.length,
        })
      : '',
    cited > 0 ? t(messages.authorities, { cited, known }) : '',
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : t(messages.noImplications);
}

function recommendationsOf(metadata: HitMetadata): string[] {
  const advice = [
    metadata.sample ? t(messages.sampleWarning) : '',
    metadata.citations.length > 0 ? t(messages.checkAuthorities) : '',
    metadata.section_law.some(({ law }) => REPLACED.test(law)) ? t(messages.replacedCode) : '',
    metadata.type === 'judgment' && metadata.court_name === undefined ? t(messages.courtUnread) : '',
  ].filter(Boolean);
  return advice.length > 0 ? advice : [t(messages.reviewManually)];
}

/** Insights from the metadata of a document, without a request; fallback sentences where the metadata has nothing. */
export function insightsOf(metadata: HitMetadata): MetadataInsights {
  const statutes = statutesOf(metadata);
  return {
    summary: summaryOf(metadata),
    implications: implicationsOf(metadata, statutes),
    recommendations: recommendationsOf(metadata),
    statutes,
  };
}

/** A short motive is labelled as the subject; a longer one is a sentence already. */
function motiveOf(motive: string): string {
  return motive.length < 40 ? t(messages.subjectPoint, { subject: motive }) : snippet(motive, 300);
}

/** The points of a document that its metadata states. */
export function keyPointsOf(metadata: HitMetadata): string[] {
  return [
    metadata.case_motive ? motiveOf(metadata.case_motive) : '',
    metadata.disposal ? t(messages.outcomePoint, { disposal: metadata.disposal }) : '',
    metadata.judges.length > 1 ? t(messages.benchPoint, { judges: metadata.judges.length }) : '',
    metadata.section_law.length > 0
      ? t(messages.provisionsPoint, { provisions: metadata.section_law.length })
      : '',
    metadata.citations.length > 0 ? t(messages.authoritiesPoint, { cited: metadata.citations.length }) : '',
  ].filter(Boolean);
}
