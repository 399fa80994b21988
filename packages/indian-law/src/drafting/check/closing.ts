import { findDates } from '../../text/dates.ts';
import { statementsOf } from '../../text/sentences.ts';
import { DATE_AFTER_REFERENCE, isDateAlone } from '../days/read-days.ts';
import type { DraftKind } from '../kinds.ts';
import { seatOf } from './cause-title.ts';
import { hasJurat, isToOfficer } from './parts.ts';
import { ASKS, hasPrayer } from './prayer.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

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
/** A complaint is examined on oath in court, and no rule wants its place. */
const WITH_PLACE: ReadonlySet<DraftKind> = new Set(
  [...WITH_PRAYER, 'affidavit' as const].filter((kind) => kind !== 'complaint'),
);

/** Words of a signature: sides, offices, and marks of who signs. */
const SIGNATURE =
  /\b(?:deponents?|petitioners?|plaintiffs?|defendants?|respondents?|(?:non-?)?applicants?|complainants?|appellants?|accused|opposite part(?:y|ies)|decree[- ]?holders?|judge?ment[- ]?debtors?|claimants?|caveat(?:or|ee)s?|objectors?|revisionists?|advocates?|adv|counsel|vakil|pleader|attorney|signat(?:ure|ory)|executants?|clients?|undersigned|yours|sincerely|faithfully|thumb impression|l\.?t\.?i|filed by|presented by|through)\b|\bsd\b\/?|\bs\/d\b|\/s\/|अभिसाक्षी|अधिवक्ता|अभिभाषक|शपथकर्त|शपथग्रहीता|शपथी|प्रार्थी|प्रार्थिनी|प्रार्थिया|वादी|वादिनी|आवेदक|आवेदिका|याची|याचिकाकर्ता|अपीलार्थी|परिवादी|परिवादिनी|प्रत्यर्थी|हस्ताक्षर|भवदीय|निवेदक|இப்படிக்கு|மனுதாரர்|வாதி|வழக்கறிஞர்|வழக்குரைஞர்|கையொப்ப|புகார்தாரர்|எதிர்தரப்பினர்|விண்ணப்பதாரர்|வாக்குமூலம் அளிப்பவர்|மேல்முறையீட்டாளர்|சத்தியப்பிரமாணம் செய்பவர்/iu;
/** 'For Deccan Growth Finance Limited', above the name of who signs for it. */
const FOR_COMPANY =
  /^\W*for,?\s+(?:m\/s\.?\s+)?\p{Lu}.{2,80}\b(?:limited|ltd|llp|company|bank|corporation)\b\W*$/iu;
const NAME_WITHIN = /\(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){1,3}\)/u;
/** Limit: letters of a line that asks for nothing. */
const LONGEST_SIGNATURE = 50;
/** Limit: letters of a line that is a name alone. */
const LONGEST_NAME = 120;
/** A name alone in brackets, above or below a line to sign on. */
const NAME_IN_BRACKETS =
  /^\W*\((?:(?:Shri|Sri|Smt|Mr|Mrs|Ms|Dr|Adv)\.? )?\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,4}\)\W*$/u;
/** A relief of the prayer names a party and is no signature. */
const RELIEF =
  /^\W*\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]\s+(?:to\s+)?(?:pass|allow|direct|grant|award|set|restrain|declare|decree|release|dissolve|attach|order|permit|condone|quash|stay|any|such|costs?)\b/iu;
/** A sentence that names a party is no signature either. */
const SENTENCE = /\b(?:is|are|was|were) (?:filed|annexed|enclosed|attached|made|to)\b/iu;
const PLACE_LINE =
  /(?:^|[\s.,;|])(?:place|स्थान|camp|station|இடம்)\s*[:\-–]+\s*(?!\[)(?!dated?\b)[\p{L}\p{M}]{2,}/imu;
const AT_PLACE =
  /\b(?:[Vv]erified|[Aa]ffirmed|[Ss]worn|[Dd]ated|[Ss]igned|[Dd]eclared|day of|[Ee]xecuted|सत्यापित)\b[^.;]{0,110}?\bat\s+(?:\[|_|[\p{Lu}\p{Lo}][\p{L}\p{M}.]+)|\bin the (?:civil |district |high )?court (?:compound|premises|campus|complex)\b/u;
/** 'सत्यापित … सीतापुर में'. */
const AT_PLACE_HINDI =
  /(?:सत्याप|शपथ)[^।]{0,120}\s(?!(?:जानकारी|ज्ञान|विश्वास|पत्र|प्रकरण|वाद|मामले|पैरा|कण्डिका|विषय|सम्बन्ध|संबंध|रूप|न्यायालय)\s)[\p{L}\p{M}]{3,}\s+में/u;
/** A sentence that is a place alone, or a place before its date. */
const PLACE_SENTENCE =
  /(?:[.;]\s+|^)(?!Dated|Place)(\p{Lu}\p{L}{2,}(?:\s\p{Lu}\p{L}+)?)\s*(?:[,/]\s*(?:dated\s+)?(?:\d|\p{Lu}\p{L}{2,8}\s\d)|\.?\s*$)/u;
/** Words of a closing line that are no place: dates, offices, sides. */
const NO_PLACE =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|dated?|dt|day|filed|place|on|the|this|of|at|in|and|by|for|before|me|through|verification|affidavit|prayer|schedule|index|notary|public|oath|commissioner|executive|magistrate|sheristadar|superintendent|court|officer|attested|seal|manager|director|yours|respectfully|submitted|drawn|sworn|affirmed|solemnly|signed|identified|declared|verified|deponent|sd|advocate|counsel)\b\.?|\d\S*/giu;
const CAPITALISED = /^\W*\p{Lu}\p{L}{2,}(?:[\s-]\p{Lu}\p{L}+){0,2}\W*$/u;
const DAY_OF = /\bday of\b[^.;]{0,40}\b(?:19|20)\d\d\b|\bday of\b[^.;]{0,20}[_[]/iu;
const DATE_LINE = /^\W*(?:date[d]?|दिनांक|தேதி|நாள்)(?![\p{L}\p{M}])/iu;
const BLANK_DATE =
  /^\W*(?:date[d]?|दिनांक)\b.{0,12}(?:_{2,}|\[)|^\W*date[d]?\b[\s:_.-]{0,12}[/.-]\s*(?:\d{1,2}\s*[/.-]\s*)?(?:20\d\d)\b/iu;

const hasDate = (text: string): boolean =>
  DAY_OF.test(text) || BLANK_DATE.test(text) || findDates(text).length > 0;

const AT_SEAT: ReadonlySet<DraftKind> = new Set(['petition', 'bail_application'] as const);
const isHigh = ({ head }: DraftParts): boolean =>
  head.slice(0, 3).some(({ text }) => /\b(?:supreme|high) court\b/iu.test(text));
/** A paper of a High Court, and 'Dated this the 8th day of January, 2026' in another: it is made at the seat that its title names. */
const atSeat = (parts: DraftParts): boolean =>
  AT_SEAT.has(parts.kind) &&
  (parts.tail.some(({ text }) => /^\W*dated this\b/iu.test(text))
    ? isHigh(parts) || seatOf(parts).length > 0
    : isHigh(parts) && swornWith(parts, hasJurat));

/** A petition without a clause of its own has place and day of the affidavit that is sworn with it in the same draft. */
const swornWith = ({ attached }: DraftParts, says: (one: DraftParts) => boolean): boolean =>
  attached.some(says);

/** 'Dated Kolkata, the 16th day of January'. */
const DATED_AT = /\bDated,? \p{Lu}\p{L}{2,},? (?:the|this)\b/u;

/** A short line that has a place and a date, in any order, or a place alone: 'Pune, 3.3.2026', '3 March 2026, Pune'. */
function isPlaceLine(text: string): boolean {
  if (text.length > 80 || NAME_IN_BRACKETS.test(text) || /^\W*filed on\b/iu.test(text)) return false;
  const withoutSigns = text.split(/\s{3,}|[|\t]/u).filter((part) => !SIGNATURE.test(part));
  return withoutSigns.some((part) =>
    CAPITALISED.test(part.replaceAll(NO_PLACE, ' ').replaceAll(/\s+/gu, ' ').trim()),
  );
}

const placed = ({ tail, verification }: DraftParts): boolean =>
  [...verification, ...tail].some(
    ({ text }) =>
      PLACE_LINE.test(text) ||
      DATED_AT.test(text) ||
      AT_PLACE_HINDI.test(text) ||
      statementsOf(text).some((said) => AT_PLACE.test(said)),
  ) || tail.some(({ text }) => isPlaceLine(text));

function hasPlace(parts: DraftParts): boolean {
  const { verification } = parts;
  if (verification.length === 0 && (atSeat(parts) || swornWith(parts, placed))) return true;
  const seat = seatOf(parts);
  const closing = [...verification, ...parts.tail].map(({ text }) => text.toLowerCase());
  return (
    placed(parts) ||
    PLACE_SENTENCE.test(verification.map(({ text }) => text).join(' ')) ||
    closing.some((text) => seat.some((word) => text.includes(word)))
  );
}

const CLAUSE_DATE =
  /\b(?:verified|affirmed|sworn|dated|sign(?:ed)?|declared|executed)\b[^.;]{0,90}$|(?:दिनांक|तारीख)\W{0,3}$|(?:[.;]|^)\s*\p{Lu}[\p{L}\s]{2,30},?\s*(?:dated\s*)?$/iu;

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
    lines.slice(lastNumbered(parts) + 1).some(({ text }) => DAY_OF.test(text)) ||
    (kind === 'notice' &&
      lines
        .slice(0, 12)
        .some(
          ({ text }) =>
            ((DATE_LINE.test(text) || DATE_AFTER_REFERENCE.test(text)) && hasDate(text)) || isDateAlone(text),
        ))
  );
}

/** A line below the body that somebody signs: words of a signature, a name in brackets, or the name of a party alone. */
function isSignature(text: string, { head }: DraftParts): boolean {
  if (RELIEF.test(text) || SENTENCE.test(text) || (text.length > LONGEST_SIGNATURE && ASKS.test(text)))
    return false;
  if (FOR_COMPANY.test(text) || SIGNATURE.test(text) || NAME_IN_BRACKETS.test(text) || NAME_WITHIN.test(text))
    return true;
  if (text.length > LONGEST_NAME) return false;
  const name = text.trim().replace(/^\W+|\W+$/gu, '');
  return name.includes(' ') && head.some((line) => line.text.toLowerCase().startsWith(name.toLowerCase()));
}

const isSigned = (one: DraftParts): boolean =>
  hasJurat(one) || one.tail.some(({ text }) => isSignature(text, one));

/** A petition whose prayer goes straight on to its affidavit, as in Calcutta and Gauhati, is signed there. */
const endsInAffidavit = (parts: DraftParts): boolean =>
  swornWith(parts, isSigned) &&
  (parts.tail.length === 0 ||
    (isHigh(parts) &&
      parts.lines.some(({ text }) => /\bshall (?:for)?ever pray\b/iu.test(text)) &&
      parts.tail.every(({ text }) => text.length < LONGEST_SIGNATURE)));

/** The lines on which a paper is signed. The client of a vakalatnama signs above the words with which the advocate accepts it. */
function signing({ kind, tail, lines }: DraftParts): readonly DraftLine[] {
  if (kind !== 'vakalatnama') return tail;
  const words = lines.findIndex(({ text }) => text.length > LONGEST_NAME);
  const below = words < 0 ? [] : lines.slice(words + 1);
  return [...tail, ...below.filter(({ text }) => text.length < LONGEST_SIGNATURE)];
}

/** The place of the last numbered paragraph; -1 where there is none. */
const lastNumbered = ({ lines }: DraftParts): number =>
  lines.findLastIndex(({ number }) => number !== undefined);

/** Checks the end of a draft: the prayer, the signature, the place and the date. */
export function checkClosing(parts: DraftParts): Finding[] {
  const { kind } = parts;
  const missing = (rule: Finding['rule']): Finding => ({ rule, block: null, values: {} });
  const findings: Finding[] = [];
  if (WITH_PRAYER.has(kind) && !hasPrayer(parts) && !isToOfficer(parts))
    findings.push(missing('prayer_missing'));
  if (!SIGNED.has(kind)) return findings;
  if (!signing(parts).some((line) => isSignature(line.text, parts)) && !endsInAffidavit(parts))
    findings.push(missing('signature_missing'));
  if (WITH_PLACE.has(kind) && !hasPlace(parts)) findings.push(missing('place_missing'));
  if (!isDated(parts)) findings.push(missing('date_missing'));
  return findings;
}
