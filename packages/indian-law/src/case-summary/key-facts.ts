import type { PaperCategory } from '../practice/paper-category.ts';
import { areAlike, type Statement } from './statements.ts';
import { SUMMARY } from './types.ts';

const AMOUNT = /(?:\bRs\.?|₹|\brupees\b)\s?\d?/iu;
const ACTED =
  /\b(?:issued|sent|posted|executed|supplied|presented|returned|dishonoured|paid|agreed|received|died|struck|sold|purchased|served|signed|borrowed|advanced|entered|refused|failed|lodged|registered|married|delivered|demanded|deposited|appointed|dismissed|terminated|arrested|assaulted|possess(?:ed|ion)|earned|suffered|occurred|took\splace|fell\sdue|employed|filed|adjourned|allotted|leased|mortgaged|inherited|transferred|injured|admitted)\b/iu;
const PERSON =
  /\b(?:client|plaintiffs?|defendants?|complainant|accused|petitioners?|respondents?|deceased|husband|wife|drawer|payee|tenant|landlord|employer|workman|buyer|seller|company|firm)\b/iu;
/** Law, argument and form, which are no facts. */
const NOT_A_FACT =
  /\b(?:submit(?:s|ted)?|contend(?:s|ed)?|held\sthat|v\.|versus|learned\scounsel|vakalatnama|verification|solemnly|hereby|copy\sof\sthis|question\sto\s(?:check|consider)|fictional)\b|^(?:to|from|subject|sub|re|ref)\b[:,]/iu;
/** Words of a prayer, or of the paper's own name. */
const ASKS =
  /\b(?:called\supon|prays?|prayed|prayer|suit\s(?:for|is)|complaint\s(?:under|is|for)|petition\s(?:under|is|for)|application\s(?:under|for)|notice\sunder|under\ssection|claims?\b|seeks?|directed\sto|relief)\b/iu;

/** The weight of a paper of this kind for the matter. */
const WEIGHT: Readonly<Record<PaperCategory, number>> = {
  pleading: 1.3,
  notice: 1.2,
  judgment: 1.1,
  affidavit: 1.1,
  order: 1,
  evidence: 1,
  correspondence: 0.9,
  other: 0.9,
  fee: 0.3,
};

const weightOf = ({ paper }: Statement): number => (paper.category ? WEIGHT[paper.category] : 1);

/** The weight of a statement as a fact; 0 for none. */
function factScore(statement: Statement): number {
  const { quote, day, page } = statement.point;
  if (NOT_A_FACT.test(quote)) return 0;
  const score =
    (AMOUNT.test(quote) ? 2 : 0) +
    (day === undefined ? 0 : 1.5) +
    (ACTED.test(quote) ? 1.5 : 0) +
    (PERSON.test(quote) ? 1 : 0) +
    (/\bNo\.?\s?\d/u.test(quote) ? 0.5 : 0);
  // One sign alone is in any sentence, and a day alone in any letterhead.
  return score < 2 || !(AMOUNT.test(quote) || ACTED.test(quote))
    ? 0
    : score * weightOf(statement) * (page > 20 ? 0.7 : 1);
}

function overviewScore(statement: Statement): number {
  const { quote } = statement.point;
  if (!ASKS.test(quote) || /^(?:copy|annexure|enclosure)/iu.test(quote)) return 0;
  return (factScore(statement) + 2 + (PERSON.test(quote) ? 1 : 0)) * weightOf(statement);
}

/** The best statements that repeat none of these and none of each other. */
function best(
  statements: readonly Statement[],
  scoreOf: (one: Statement) => number,
  { most, taken }: { most: number; taken: readonly Statement[] },
): Statement[] {
  const chosen: Statement[] = [];
  const scored = statements
    .map((statement) => ({ statement, score: scoreOf(statement) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.statement.at - b.statement.at);
  for (const { statement } of scored) {
    if (chosen.length >= most) break;
    if ([...taken, ...chosen].some((one) => areAlike(one.terms, statement.terms))) continue;
    chosen.push(statement);
  }
  return chosen.sort((a, b) => a.at - b.at);
}

/** The prayer: one statement at most. */
export const askedFor = (statements: readonly Statement[]): Statement[] =>
  best(statements, overviewScore, { most: 1, taken: [] });

/** The matter and its facts, in the order of the papers. */
export function keyFacts(statements: readonly Statement[]): { overview: Statement[]; facts: Statement[] } {
  const asked = askedFor(statements);
  const told = best(statements, factScore, { most: SUMMARY.overview - asked.length, taken: asked });
  const overview = [...asked, ...told].sort((a, b) => a.at - b.at);
  return { overview, facts: best(statements, factScore, { most: SUMMARY.facts, taken: overview }) };
}

const ISSUE =
  /^(?:\W*(?:issue|point|question)s?\b.{0,40})?\bwhether\b|\b(?:issue|point|question)s?\b.{0,80}\b(?:is|are|arises?|was|were)\b.{0,40}\bwhether\b|^question(?:s)?\sto\s(?:check|consider)\b/iu;

/** Questions that the papers put. */
export const issuesOf = (statements: readonly Statement[]): Statement[] =>
  best(statements, (one) => (ISSUE.test(one.point.quote) ? weightOf(one) : 0), {
    most: SUMMARY.issues,
    taken: [],
  });
