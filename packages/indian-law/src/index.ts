/**
 * Indian law as it is written. Every function is pure: no file, no network, no clock, no state that a caller can see.
 *
 * - Positions are offsets in UTF-16 code units, as `String.prototype.slice` takes them; `end` is exclusive.
 * - Days are `yyyy-mm-dd`. A field that the text does not give is absent, never guessed.
 * - No function throws for any string. `checkClaims` alone is asynchronous, and rejects with what its library rejects.
 * - Time is linear in the length of the text.
 */
import { type Authority, findAuthorities as authoritiesIn } from './citations/authorities.ts';
import { findCitations as citationsIn } from './citations/citations.ts';
import type { Citation } from './citations/types.ts';
import { type CourtMention, findCourtMentions as courtsIn } from './courts/courts.ts';
import { type CaseNumberMention, findCaseNumbers as caseNumbersIn } from './judgment/case-number.ts';
import { type SplitText, splitText } from './judgment/paragraphs.ts';
import type { JudgmentPart } from './judgment/parts.ts';
import { findParties as partiesIn } from './parties/parties.ts';
import type { PartyMention } from './parties/party-mention.ts';
import { foldedName, type Nearness, compareNames as nearness } from './parties/similar-names.ts';
import { type Provision, findProvisions as provisionsIn } from './provisions/provisions.ts';
import { type DateMention, findDates as datesIn } from './text/dates.ts';
import { quotationsIn } from './verify/quotations/quotations-in.ts';
import type { LibraryJudgment, QuotationFinding } from './verify/types.ts';

// ── Citations ────────────────────────────────────────────────────────────────────────────────────────────────────────

export type { Authority } from './citations/authorities.ts';
export { citationKey, formatCitation, parseCitation } from './citations/citations.ts';
export type { Citation, NeutralCitation, ReporterCitation } from './citations/types.ts';

/**
 * Every citation in a text, in order, never overlapping: of a law report ('(2017) 10 SCC 1', 'AIR 1973 SC 1461'), of an
 * online collection ('2019 SCC OnLine Del 1234') or neutral ('2023 INSC 1066'). Line breaks inside a citation are
 * allowed, and so are the letters and figures of Indian scripts. `key` is equal for all printed forms of one citation.
 */
export const findCitations = (text: string): Citation[] => citationsIn(text);

/**
 * Every decided case that a text relies on, in order, never overlapping: a name with its parallel citations, or either
 * alone. The footers and page numbers in the middle of one do not divide it.
 */
export const findAuthorities = (text: string): Authority[] => authoritiesIn(text);

// ── Courts ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export {
  COURTS,
  type Court,
  type CourtMention,
  courtOfNeutralCode,
  findCourt,
  SITTING_COURTS,
  STATES,
  type State,
} from './courts/courts.ts';
export { courtsOfState, statesOfJudgment } from './courts/jurisdictions.ts';
export { findTribunal, TRIBUNALS, type Tribunal } from './courts/tribunals.ts';

/**
 * Every court, tribunal or bench that a text names, in order, never overlapping. `court` is there for the Supreme Court
 * and the High Courts. 'The High Court' alone and 'this Court' name no court and are left out.
 */
export const findCourtMentions = (text: string): CourtMention[] => courtsIn(text);

export { type CourtInHierarchy, isBoundBy } from './courts/hierarchy.ts';

// ── Numbers of cases ─────────────────────────────────────────────────────────────────────────────────────────────────

export {
  caseNumberKeys,
  parseCaseNumber,
  parseCnr,
  type TypedCaseNumber,
} from './case-numbers/case-number-keys.ts';
export { type CaseNumberMention, findCnr } from './judgment/case-number.ts';

/**
 * Every number of a proceeding in a text, in order, never overlapping: 'Civil Writ Petition No. 969/2022', 'Crl.A.
 * 12/2019', lists that share a year. A year must be printed; numbers of acts, notifications and exhibits are left out.
 */
export const findCaseNumbers = (text: string): CaseNumberMention[] => caseNumbersIn(text);

// ── Acts and provisions ──────────────────────────────────────────────────────────────────────────────────────────────

export { ACTS, type Act, actOfKey, findAct } from './acts/acts.ts';
export { inForceOn } from './acts/in-force.ts';
export { formatProvisionKey } from './provisions/provision-name.ts';
export {
  formatProvision,
  type Provision,
  type ProvisionUnit,
  parseProvision,
  provisionKey,
} from './provisions/provisions.ts';

/**
 * Every provision in a text, in order: 'u/s 302 r/w 34 IPC' gives two. The act comes from the words beside it; 'Section
 * 302' alone leaves it absent. A bare article belongs to the Constitution, an order with rules to the Code of Civil
 * Procedure. The numbers inside a printed range share the span of its end.
 */
export const findProvisions = (text: string): Provision[] => provisionsIn(text);

// ── Concordance of the codes of 1860, 1872 and 1973 with those of 2023 ───────────────────────────────────────────────

export type { ChangeKind } from './acts/concordance/change-kinds.ts';
export {
  type CounterpartRow,
  counterpartKeys,
  counterpartRows,
  otherCode,
} from './acts/concordance/concordance.ts';
export { type LawOnDate, lawOnDate, NEW_CODES_FROM } from './acts/concordance/law-on-date.ts';
export { actKeyOf, canonicalSection, type SectionRef } from './acts/concordance/provision-ref.ts';
export { type ConcordanceRow, concordanceRows } from './acts/concordance/table.ts';

// ── Parties and names ────────────────────────────────────────────────────────────────────────────────────────────────

export { type CauseTitle, causeTitleOf, formatCauseTitle, parseCauseTitle } from './parties/cause-title.ts';
export { type NameReason, type WhyNear, whyNear } from './parties/name-reason.ts';
export { foldName, sameName } from './parties/names.ts';
export type { PartyMention } from './parties/party-mention.ts';
export type { Nearness } from './parties/similar-names.ts';

/**
 * The nearness of two printed names: `same` when they can be one person or body (spelling, initials, order of the words),
 * `alike` when one has all telling words of the other, `near` when they are so but for slips of the pen and plurals.
 * Undefined for names that differ. A lawyer decides what it means: who has acted for a party in a matter shall not act
 * for the opposite party (Bar Council of India Rules, Part VI, Chapter II, Section II, rule 33).
 */
export const compareNames = (one: string, other: string): Nearness | undefined =>
  nearness(foldedName(one), foldedName(other));

/**
 * The parties of a judgment, from its cause title, in order. In running text only a party in apposition counts ('The
 * petitioner, Dr. X, …').
 */
export const findParties = (text: string): PartyMention[] => partiesIn(text);

// ── Judgments ────────────────────────────────────────────────────────────────────────────────────────────────────────

export type { Disposal } from './judgment/disposal.ts';
export {
  type Judgment,
  type JudgmentHints,
  type JudgmentMetadata,
  readJudgment,
} from './judgment/judgment.ts';
export type { Paragraph, SplitText } from './judgment/paragraphs.ts';
export {
  type JudgmentPart,
  type LeftOut,
  type LeftOutReason,
  PART_KINDS,
  type PartKind,
  STANCES,
  type Stance,
} from './judgment/parts.ts';
export type { CitedAuthority, LawSection } from './judgment/references.ts';
export type { DateMention } from './text/dates.ts';
export { parseDate } from './text/dates.ts';

/**
 * The paragraphs of a judgment as numbered in print, else at blank lines and short lines that end a sentence; the parts
 * that they make up (headnote, opinions, order, footnotes); and the words of the pages that belong to no paragraph.
 * Numbers ascend in each opinion: a quoted judgment's '45.' inside paragraph 12 stays inside.
 */
export const splitJudgment = (text: string): SplitText => splitText(text);

/** Every date in a text, in order, never overlapping. In figures the day is first, as in India. */
export const findDates = (text: string): DateMention[] => datesIn(text);

// ── Checks of what a text claims ─────────────────────────────────────────────────────────────────────────────────────

export { type CheckFindings, type CheckLibrary, type CheckOptions, checkClaims } from './verify/check.ts';
export { readClaims } from './verify/read-claims.ts';
export { compareCaseName } from './verify/same-case.ts';
export { type TreatingSentence, treatmentIn } from './verify/treatments/treatment.ts';
export type {
  CitationFinding,
  CitationStatus,
  Claims,
  Difference,
  LibraryJudgment,
  LibrarySection,
  NotChecked,
  ParagraphFinding,
  ProvisionFinding,
  Quotation,
  QuotationFinding,
  StatuteQuotation,
  TreatmentKind,
  WordChange,
} from './verify/types.ts';

/**
 * Looks for quoted words in a judgment. `exact` where the court's own words have them, `altered` with the `changes`,
 * `not_found` otherwise; `only_in` names the part, such as a headnote, that alone has them. Punctuation, case, hyphens,
 * omissions ('…') and insertions in square brackets do not count. `start` and `end` are those of the quotation: 0 and
 * its length.
 */
export function findQuotation(
  quotation: string,
  judgment: Pick<LibraryJudgment, 'paragraphs'> & { readonly parts?: readonly JudgmentPart[] },
): QuotationFinding | undefined {
  const asked = { text: quotation, start: 0, end: quotation.length };
  return quotationsIn(judgment, [{ quotation: asked, cited: new Set() }])[0];
}
