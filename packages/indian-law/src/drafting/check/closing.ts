import { findDates } from '../../text/dates.ts';
import { statementsOf } from '../../text/sentences.ts';
import { DATE_AFTER_REFERENCE, isDateAlone } from '../days/read-days.ts';
import type { DraftKind } from '../kinds.ts';
import { hasPrayer, isToOfficer } from './parts.ts';
import type { DraftParts, Finding } from './types.ts';

const WITH_PRAYER: ReadonlySet<DraftKind> = new Set([
  ...(['petition', 'application', 'bail_application', 'plaint', 'written_statement', 'complaint'] as const),
]);
const SIGNED: ReadonlySet<DraftKind> = new Set([
  ...WITH_PRAYER,
  'affidavit',
  'notice',
  'vakalatnama',
  'written_submissions',
] as const);
const WITH_PLACE: ReadonlySet<DraftKind> = new Set([...WITH_PRAYER, 'affidavit'] as const);

const SIGNATURE =
  /\b(?:deponents?|petitioners?|plaintiffs?|defendants?|respondents?|applicants?|complainants?|appellants?|decree[- ]?holders?|judgment[- ]?debtors?|claimants?|caveators?|objectors?|revisionists?|advocates?|counsel|signature|executants?|clients?)\b|\bsd\/?-|अभिसाक्षी|अधिवक्ता|शपथकर्ता/iu;
/** A relief of the prayer names a party and is no signature. */
const RELIEF =
  /^\W*\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]\s+(?:to\s+)?(?:pass|allow|direct|grant|award|set|restrain|declare|decree|release|dissolve|attach|order|permit|condone|quash|stay|any|such|costs?)\b/iu;
/** A sentence that names a party is no signature either. */
const SENTENCE = /\b(?:is|are|was|were) (?:filed|annexed|enclosed|attached|made|to)\b/iu;
const PLACE_LINE = /(?:^|[\s.,;|])(?:place|स्थान|camp|station)\s*[:\-–]+\s*(?!\[)(?!dated?\b)\p{L}{2,}/imu;
const AT_PLACE =
  /\b(?:[Vv]erified|[Aa]ffirmed|[Ss]worn|[Dd]ated|[Ss]igned|[Dd]eclared|day of|executed)\b[^.;]{0,110}?\bat\s+(?:\[|\p{Lu}[\p{L}.]+)/u;
const AT_PLACE_FIRST =
  /\b(?:Verified|Affirmed|Sworn|Signed|Solemnly affirmed)\b[^.;]{0,80}\bat\b\s*(?:\[|_|\p{Lu})/u;
/** A sentence that is a place alone, or a place before its date. */
const PLACE_SENTENCE =
  /(?:[.;]\s+|^)(?!Dated|Place)(\p{Lu}\p{L}{2,}(?:\s\p{Lu}\p{L}+)?)\s*(?:,\s*(?:dated\s+)?\d|\.?\s*$)/u;
/** 'Ernakulam, 3 March 2026', 'Pune. Dated: 3.3.2026', 'At Pune on …' behind the body. */
const PLACE_AND_DATE =
  /^\W*(?:at\s+)?\p{Lu}\p{L}{2,}(?:[\s-]\p{Lu}\p{L}+){0,2}\s*[,.:;-]*\s*(?:(?:dated|date|dt|on|this|the)\b[\s.:-]*)*\d/u;
const PLACE_ALONE = /^\p{Lu}[\p{L}]+(?:[\s-]\p{Lu}[\p{L}]+){0,2}[,.]?$/u;
const DAY_OF = /\bday of\b[^.;]{0,40}\b(?:19|20)\d\d\b|\bday of\b[^.;]{0,20}[_[]/iu;
const DATE_LINE = /^\W*(?:date[d]?|दिनांक)\b/iu;
const BLANK_DATE =
  /^\W*(?:date[d]?|दिनांक)\b.{0,12}(?:_{2,}|\[)|^\W*date[d]?\b[\s:_.-]{0,12}[/.-]\s*(?:\d{1,2}\s*[/.-]\s*)?(?:20\d\d)\b/iu;

const hasDate = (text: string): boolean =>
  DAY_OF.test(text) || BLANK_DATE.test(text) || findDates(text).length > 0;

/** 'Dated this the 8th day of January, 2026' below a paper of a High Court: it is made at the seat that its title names. */
const atSeat = ({ kind, head, tail }: DraftParts): boolean =>
  (kind === 'petition' || kind === 'bail_application') &&
  head.slice(0, 3).some(({ text }) => /\b(?:supreme|high) court\b/iu.test(text)) &&
  tail.some(({ text }) => /^\W*dated this\b/iu.test(text));

/** A petition without a clause of its own has place and day of the affidavit that is sworn with it in the same draft. */
const swornWith = ({ kind, attached }: DraftParts, says: (one: DraftParts) => boolean): boolean =>
  (kind === 'petition' || kind === 'bail_application') && attached.some(says);

/** 'Dated Kolkata, the 16th day of January'. */
const DATED_AT = /\bDated,? \p{Lu}\p{L}{2,},? (?:the|this)\b/u;
const placed = ({ tail, verification }: DraftParts): boolean =>
  [...verification, ...tail].some(
    ({ text }) =>
      PLACE_LINE.test(text) || DATED_AT.test(text) || statementsOf(text).some((said) => AT_PLACE.test(said)),
  );

function hasPlace(parts: DraftParts): boolean {
  const { tail, verification } = parts;
  if (verification.length === 0 && (atSeat(parts) || swornWith(parts, placed))) return true;
  const clause = verification.map(({ text }) => text).join(' ');
  return (
    [clause, ...tail.map(({ text }) => text)].some(
      (text) => PLACE_LINE.test(text) || AT_PLACE.test(text) || AT_PLACE_FIRST.test(text),
    ) ||
    PLACE_SENTENCE.test(clause) ||
    tail.some(
      ({ text }) => PLACE_AND_DATE.test(text) && !/^\W*(?:dated?|dt|filed)\b/iu.test(text) && hasDate(text),
    ) ||
    tail.some(({ text }) => PLACE_ALONE.test(text.trim()) && !SIGNATURE.test(text))
  );
}

const CLAUSE_DATE =
  /\b(?:verified|affirmed|sworn|dated|signed|declared|executed)\b[^.;]{0,90}$|(?:[.;]|^)\s*\p{Lu}[\p{L}\s]{2,30},?\s*(?:dated\s*)?$/iu;

/** Dates in a clause of verification may be those of facts; its own is behind its verb, or behind its place. */
function isDated(parts: DraftParts): boolean {
  const { kind, tail, verification, lines } = parts;
  if (verification.length === 0 && swornWith(parts, isDated)) return true;
  const clause = verification.map(({ text }) => text).join(' ');
  const ownDate =
    DAY_OF.test(clause) || findDates(clause).some(({ start }) => CLAUSE_DATE.test(clause.slice(0, start)));
  return (
    ownDate ||
    tail.some(({ text }) => hasDate(text)) ||
    (kind === 'notice' &&
      lines
        .slice(0, 12)
        .some(
          ({ text }) =>
            ((DATE_LINE.test(text) || DATE_AFTER_REFERENCE.test(text)) && hasDate(text)) || isDateAlone(text),
        ))
  );
}

/** Checks the end of a draft: the prayer, the signature, the place and the date. */
export function checkClosing(parts: DraftParts): Finding[] {
  const { kind, tail } = parts;
  const missing = (rule: Finding['rule']): Finding => ({ rule, block: null, values: {} });
  const findings: Finding[] = [];
  if (WITH_PRAYER.has(kind) && !hasPrayer(parts) && !isToOfficer(parts))
    findings.push(missing('prayer_missing'));
  if (!SIGNED.has(kind)) return findings;
  if (!tail.some(({ text }) => SIGNATURE.test(text) && !RELIEF.test(text) && !SENTENCE.test(text)))
    findings.push(missing('signature_missing'));
  if (WITH_PLACE.has(kind) && !hasPlace(parts)) findings.push(missing('place_missing'));
  if (!isDated(parts)) findings.push(missing('date_missing'));
  return findings;
}
