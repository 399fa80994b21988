import { isArgument } from '../answers/stance.ts';

import { areAlike, type Statement } from '../case-summary/statements.ts';
import { findDisposal } from '../judgment/disposal.ts';

/** The court speaks of its own conclusion. */
const HOLDS =
  /\b(?:(?:we|I)\s(?:therefore\s|accordingly\s|thus\s|also\s|further\s|hereby\s)?(?:hold|find|conclude|are\sof\s(?:the\s)?(?:\w+\s)?(?:view|opinion)|am\sof\s(?:the\s)?(?:\w+\s)?(?:view|opinion)|are\ssatisfied|am\ssatisfied|are\sunable\sto|am\sunable\sto|do\snot\sagree|cannot\sagree|see\sno)|in\s(?:our|my)\s(?:considered\s)?(?:view|opinion|judgment)|(?:this|the)\scourt\s(?:holds|finds|is\sof\sthe)|it\s(?:must|has\sto|is\sto)\s(?:therefore\s)?be\sheld|(?:well\s)?settled\s(?:law|principle|that|position)|the\s(?:correct|true|legal)\s(?:legal\s)?position|it\sfollows\sthat|(?:our|the|my)\s(?:conclusion|answer)\s(?:is|to)|must\s(?:therefore\s)?be\s(?:held|answered|rejected)|(?:contention|submission|argument|objection|plea)s?\b.{0,60}\b(?:cannot\sbe|must\sbe|is|are|has\sno|fails?)\s(?:\w+\s)?(?:accepted|sustained|rejected|untenable|misconceived|force|merit|substance))\b/iu;
/** Words that make a conclusion one of law. */
const OF_LAW =
  /\b(?:sections?|articles?|rules?|orders?|act|code|law|statut(?:e|ory)|constitution(?:al)?|presumption|burden|jurisdiction|limitation|void|valid|invalid|entitled|liable|maintainable|offence|right)\b/iu;
/** Another court's conclusion, which this one repeats. */
const REPEATED =
  /\bv(?:s|ersus)?\.\s|\b(?:SCC|AIR|SCR|INSC|SCALE)\b|\b(?:High\sCourt|trial\s(?:court|judge)|tribunal|courts?\sbelow|appellate\scourt|magistrate)\b.{0,60}\b(?:held|found|was\sof|came\sto|concluded)\b/iu;
/** The words of another document. */
const QUOTED = /^["“]|["”]$/u;
const SHORTEST = 60;

/** True where the court says what it decides, in its own words. */
export const isHolding = (text: string): boolean =>
  HOLDS.test(text) && !isArgument(text) && !REPEATED.test(text);

/** The weight of a statement as a holding, by its words and its place in the judgment; 0 for none. */
function holdingScore({ point: { quote }, at }: Statement, of: number): number {
  if (quote.length < SHORTEST || !HOLDS.test(quote) || QUOTED.test(quote) || isArgument(quote)) return 0;
  return (1 + (OF_LAW.test(quote) ? 0.6 : 0)) * (REPEATED.test(quote) ? 0.4 : 1) * (0.6 + (0.6 * at) / of);
}

/** Statements in which the court says what it decides, at most `most`, best first; none that repeats another. */
export function holdingsIn(statements: readonly Statement[], most: number): Statement[] {
  const chosen: Statement[] = [];
  const scored = statements
    .map((statement) => ({ statement, score: holdingScore(statement, statements.length) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.statement.at - b.statement.at);
  for (const { statement } of scored) {
    if (chosen.length >= most) break;
    if (!chosen.some(({ terms }) => areAlike(terms, statement.terms))) chosen.push(statement);
  }
  return chosen;
}

/** The number of last statements that may hold the order. */
const LAST = 30;

/** The statement that ends the proceeding, nearest the end. Undefined when none does. */
export const orderIn = (statements: readonly Statement[]): Statement | undefined =>
  statements.slice(-LAST).findLast(({ point }) => findDisposal(point.quote) !== undefined);
