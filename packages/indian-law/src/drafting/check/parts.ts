import { readVerification } from '../../affidavit/verification.ts';
import type { DraftDocument } from '../document/model.ts';
import type { DraftKind } from '../kinds.ts';
import { bundleOf, fromTitle } from './bundle.ts';
import { ATTACHED, HEADING, linesOf, withOtherNumbers } from './lines.ts';
import { ASKS, OPENING, PRAYER, PRAYER_HEADING, PRAYS } from './prayer.ts';
import type { DraftLine, DraftParts } from './types.ts';
import { versusAt } from './versus.ts';

/**
 * A statement above a signature that says before whom it was made: the act and the person, or the office alone. Its place
 * is below the paragraphs, so words about others who signed before somebody are none (`hasJurat`).
 */
const JURAT =
  /\b(?:affirm(?:ed|ation)?|sworn|swore|signed|subscribed|declared|deposed|attested|administered|executed|taken)\b[^.]{0,140}\b(?:before (?!this date|that|the filing)|in (?:my|the) presence\b|by me\b)|\bbefore me\b|\bin my presence\b|\bI (?:have )?(?:satisfied myself|certify)\b[^.]{0,120}\b(?:deponent|affidavit|contents)\b|^\W*(?:attested(?: by)?|(?:advocate (?:and|&) )?notary(?: public)?|oath commissioner|(?:advocate )?commissioner (?:for|of) oaths|commissioner,? (?:of|for) affidavits)\b|(?:मेरे (?:समक्ष|सामने|सम्मुख)|என் (?:முன்பாக|முன்னால்|எதிரில்)|முன்னிலையில்)/imu;
/** The point of an initial or of a title, which ends no sentence. */
const INITIAL = /\b(\p{Lu}\p{Ll}{0,2})\.(?=\s)/gu;
/** The same, or a clause that dates a signature. */
const SIGNED =
  /\b(?:solemnly affirmed|sworn|affirmed|signed|executed)\b[^.]{0,60}\b(?:at|before|on this|this the)\b|^\W*before me\b/iu;
const CLAUSE =
  /^\W*verification\b(?! of )|^\W*verified at\b|^\W*verified on\b|\b(?:statements?|contents?|facts?|averments?|what(?:ever)? is stated)\b.{0,80}\bpara(?:graph)?s?\b.{0,240}\b(?:knowledge|information|records?|belief|advice)\b|\bthat para(?:graph)?s? \d{1,3}\b.{0,80}\b(?:true to my|based on|is true|are true)\b|\bverif(?:y|ied)\b.{0,160}\bpara(?:graph)?s?\b.{0,160}\b(?:knowledge|information|records?|belief|advice)\b|\b(?:what(?:ever)? is stated|all that is stated|(?:the )?(?:contents|statements?|averments|facts)(?: (?:stated|made))?)\b.{0,30}\b(?:above|herein|foregoing)\b.{0,60}\btrue\b.{0,60}\b(?:knowledge|information|belief)\b|^\W*(?:that )?(?:the above|what(?:ever)?|all|the (?:contents|facts|statements|averments)|i (?:do )?(?:hereby )?(?:verify|declare))\b[^.;]{0,120}\b(?:true|correct)\b[^.;]{0,60}\b(?:knowledge|information|belief)\b|^\W*(?:सत्यापन|சரிபார்ப்பு|உறுதிமொழி(?![\p{L}\p{M}]))|सत्यापित(?!\s?(?:प्रति|छाया|नकल|कॉपी))\s?(?:कर|है|किया)/iu;
const INDEX_HEAD =
  /^\W*(?:index|appendix|(?:list|details|particulars|schedule) of (?:the )?(?:annexures|documents|enclosures|exhibits|papers)|annexures|enclosures|enclosed|encls?|documents (?:filed|relied|annexed|enclosed|produced)|exhibits (?:filed|relied|annexed|produced))\b.{0,60}$/iu;
/** A sentence about annexures heads no list of them: 'Annexures P-1 to P-5 are true copies', '11. List of enclosures: none'. */
export const isIndexHead = ({ text, number }: DraftLine): boolean =>
  INDEX_HEAD.test(text) &&
  !/\b(?:is|are|was|were|has|have|been)\b/iu.test(text) &&
  (number === undefined || !/:\W*\w/u.test(text));
const INDEX_ENTRY =
  /^\W*(?:\d+[.)]\s*)?(?:annexures?|exhibits?|ex(?:h|t)?\.)[\s-]*["“']?[A-Z0-9][\w/-]*["”']?\s*[:–—]/iu;
/** A line that is longer belongs to the body of a draft. */
const BODY = 110;
/** A line that is the heading of a verification and no more. */
export const VERIFICATION_HEADING =
  /^[^\p{L}\p{M}\p{N}]*(?:verification|सत्यापन|சரிபார்ப்பு|உறுதிமொழி)(?:[^\p{L}\p{M}\p{N}]*(?:clause|verification|सत्यापन))?[^\p{L}\p{M}\p{N}]*$/iu;

/** A line of a clause of verification: its words, or any statement of the ground on which numbered paragraphs rest. */
const isOfClause = (line: DraftLine | undefined): boolean =>
  line !== undefined &&
  line.number === undefined &&
  (CLAUSE.test(line.text) || readVerification(line.text).some(({ basis }) => basis !== undefined));

/** The lines of the clause of verification: from its heading or its words to the signature below it. */
function verificationOf(lines: readonly DraftLine[], paragraphs: readonly DraftLine[]): DraftLine[] {
  const last = lines.findLastIndex(isOfClause);
  if (last < 0) return [];
  const first = lines.findIndex(
    (line, at) => at >= last - 6 && at <= last && VERIFICATION_HEADING.test(line.text),
  );
  let from = first >= 0 ? first : last;
  while (from > 0 && first < 0 && isOfClause(lines[from - 1])) from -= 1;
  const numbered = new Set(paragraphs);
  const end = lines.findIndex(
    (line, at) => at > last && (line.text.length < 60 || numbered.has(line) || isIndexHead(line)),
  );
  return lines.slice(from, end < 0 ? lines.length : end);
}

const OF_A_PLEADING = /\b(?:petition|plaint|application|appeal|complaint|written statement|memo|suit)\b/iu;
/** '7. That the statements in paragraphs 1 to 3 of this affidavit are true to my knowledge …': the last paragraph verifies. */
const clauseAmong = (paragraphs: readonly DraftLine[]): DraftLine[] =>
  paragraphs.slice(-1).filter(({ text, number = 0 }) => {
    const claims = readVerification(text);
    if (claims.some(({ numbers }) => numbers.some((one) => one > number))) return false;
    const ofItself = claims.every(({ numbers }) => numbers.every((one) => one < number));
    const says = /\bthis (?:\w+ )?affidavit\b|\babove\b|\bherein/iu.test(text);
    const grounds = claims.filter(({ basis }) => basis !== undefined).length;
    return (
      claims.length > 0 && (says || (ofItself && number > 2 && grounds > 0 && !OF_A_PLEADING.test(text)))
    );
  });

/** A sentence about an affidavit is no heading of one. */
const SPEAKS_OF_AFFIDAVIT =
  /^\W*(?:for|as|that|it|in view|along|with)\b|\b(?:prays?|stated|submits?|reasons|is|are|was|were|be|been|has|have|filed (?:herewith|with|along)|annexed|enclosed|counter|reply to)\b|[:–-]\s*\d+$/iu;
/** The same with its deponent on one line: 'AFFIDAVIT: I, A.B., … solemnly affirm'. */
const ATTACHED_INLINE =
  /^(\W*(?:(?:supporting |verifying )?affidavit|statement of truth)\b)[^:]{0,90}:\s*(?=I\b.{0,500}\b(?:hereby|solemn(?:ly)?|oath|affirm)\b)/iu;

/** A heading and its deponent on one line are two lines. */
function withHeading(line: DraftLine): DraftLine[] {
  const [printed, heading] = ATTACHED_INLINE.exec(line.text) ?? [];
  if (printed === undefined || heading === undefined) return [line];
  const rest = { ...line, start: line.start + printed.length, text: line.text.slice(printed.length) };
  return [{ ...line, text: heading }, rest];
}
export const DEPONENT =
  /^\W*(?:(?:I|We)\b|मैं|நான்).{0,500}(?:\b(?:hereby|solemn(?:ly)?|oath|affirm|swear|sworn)\b|शपथ|சத்திய|பிரமாண)|^\W*I,?\s.{20,500}\b(?:state|say|submit|declare|depose)s? (?:that|as)\b|^\W*(?:the )?affidavit of\b.{20,500}\b(?:oath|affirm\w*|swor\w+|states?|says?)\b|^.{3,400}शपथ(?:पूर्वक| पर| लेकर)\s.{0,40}(?:बयान|कथन|घोषणा)|^.{3,400}ஆகிய நான்[,\s].{0,200}(?:சத்திய|பிரமாண|உறுதி)/iu;
/** Lines between the heading of an affidavit and its deponent: a cause title of its own. */
const HEADING_TO_DEPONENT = 14;

/** A deponent who numbers paragraphs of his own behind those of the paper: an affidavit, whatever its heading. */
const beginsAffidavit = (lines: readonly DraftLine[], at: number): boolean =>
  lines[at + 1]?.number === 1 &&
  DEPONENT.test(lines[at]?.text ?? '') &&
  readVerification(lines[at]?.text ?? '').length === 0 &&
  lines.slice(0, at).some(({ number }) => number !== undefined);

/** The places at which affidavits begin behind a paper that is none itself. */
function attachedAt(lines: readonly DraftLine[], kind: DraftKind): number[] {
  if (kind === 'affidavit') return [];
  let waiting = -1;
  return lines.flatMap(({ text, number }, at) => {
    const next = lines.slice(at + 1, at + 1 + HEADING_TO_DEPONENT);
    // 'AFFIDAVIT' and 'Affidavit of A.B., aged …' below it are one heading: no deponent stands between them.
    if (at <= 3 || at <= waiting || number !== undefined) return [];
    if (beginsAffidavit(lines, at)) return [at];
    if (text.length > HEADING) return [];
    if (!ATTACHED.test(text) || SPEAKS_OF_AFFIDAVIT.test(text) || DEPONENT.test(text)) return [];
    const deponent = next.findIndex((line) => DEPONENT.test(line.text));
    if (deponent < 0) return [];
    waiting = at + 1 + deponent;
    return [fromTitle(lines, at, isOfClause)];
  });
}

/** True for a statement of truth, which has a form of its own (Appendix I to the Code of Civil Procedure, commercial suits). */
export const isStatementOfTruth = ({ lines }: Pick<DraftParts, 'lines'>): boolean =>
  lines
    .slice(0, HEADING_TO_DEPONENT)
    .some(({ text }) =>
      /^\W*statement of truth(?:[\s(]{1,3}(?:under|by|of|order|see)\b.{0,90})?\W*$/iu.test(text),
    );

/** Limit: lines of a cause title. */
const TITLE_WITH_PARTIES = 60;
/** 'RESPONDENTS :' between *Versus* and the parties below it. */
const SIDE_LABEL =
  /^\W*(?:\p{L}+[\s-])?(?:respondents?|defendants?|accused|opposite part(?:y|ies)|opponents?|(?:non-?)?applicants?|caveat(?:or|ee)s?|judge?ment[ -]?debtors?|प्रतिवादी(?:गण)?|अप्रार्थी(?:गण)?|विपक्षी(?:गण)?)(?: ?\(s\))?\W*$/iu;

/**
 * The numbers of several parties on a side are no numbers of paragraphs: all before *Versus*, and behind it those that follow
 * at once, up to the first paragraph, which begins at 1 again.
 */
function withoutPartyNumbers(lines: readonly DraftLine[]): readonly DraftLine[] {
  const versus = versusAt(lines.slice(0, TITLE_WITH_PARTIES));
  if (versus < 0) return lines;
  const first = lines.findIndex(({ number }, at) => at > versus && number !== undefined);
  const label = lines[versus + 1]?.text ?? '';
  const isParty =
    first === versus + 1 || (first === versus + 2 && (lines[first]?.number !== 1 || SIDE_LABEL.test(label)));
  const again = lines.findIndex(({ number }, at) => at > first && number === 1);
  const apart = lines.findIndex(({ number }, at) => at > first && number === undefined);
  const body = isParty ? (again > 0 ? again : apart) : first;
  return lines.map((line, at) => (at < body && line.number !== undefined ? withoutNumber(line) : line));
}

const withoutNumber = ({ number: _, ...line }: DraftLine): DraftLine => ({ ...line, typed: line.typed ?? 0 });

/** 'For the reasons stated in the above affidavit it is prayed that …': the prayer of the paper, below its affidavit. */
const GOES_ON = /^\W*(?:for (?:the|these) reasons|in view of the above)\b.{0,160}\bpray/iu;

/** The place behind the last affidavit at which the paper goes on: with its index, or its prayer. */
function goesOnAt(lines: readonly DraftLine[], last: number | undefined): number {
  if (last === undefined) return lines.length;
  const signed = lines.findIndex(({ text }, place) => place > last + 1 && /^\W*deponent\b/iu.test(text));
  const at = lines.findIndex(
    (line, place) =>
      (place > last + 3 && isIndexHead(line)) ||
      (signed >= 0 && place > signed && line.number === undefined && GOES_ON.test(line.text)),
  );
  return at < 0 ? lines.length : at;
}

/** Finds the parts of a draft, and of the affidavits that follow it. Linear time. */
export function partsOf(document: DraftDocument, kind: DraftKind): DraftParts {
  const all = linesOf(document).flatMap(withHeading);
  const whole = { front: [], paper: all, engagement: [] };
  const bundle = kind === 'affidavit' || kind === 'vakalatnama' ? whole : bundleOf(all);
  const read = withoutPartyNumbers(bundle.paper);
  const lines = withoutPartyNumbers(withOtherNumbers(read));
  const starts = attachedAt(lines, kind);
  const end = goesOnAt(lines, starts.at(-1));
  const attached = starts.map((start, at) =>
    partsOfLines(withoutPartyNumbers(lines.slice(start, starts[at + 1] ?? end)), 'affidavit', []),
  );
  const own = [...lines.slice(0, starts[0]), ...lines.slice(end)];
  const parts = partsOfLines(kind === 'affidavit' ? own : withoutReliefNumbers(own), kind, attached);
  const others = [
    ...(bundle.front.length > 0 ? [partsOfLines(bundle.front, 'list_of_dates', [])] : []),
    ...(bundle.engagement.length > 0 ? [partsOfLines(bundle.engagement, 'vakalatnama', [])] : []),
  ];
  return { ...parts, others, index: [...others.flatMap((one) => one.index), ...parts.index] };
}

/** Lines that close a paper: to sign on, a place or a day, a verification. */
const CLOSES =
  /^[\s._…-]+$|^\W*\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\W*$|^\W*(?:place|date[d]?|dt|sd|this the|signed|camp|humble|presented|drawn|verification|verified|deponent|adv(?:ocate)?|counsel|signature|filed (?:by|through|on)|through|yours|l\.?t\.?i|petitioner|plaintiff|complainant|applicant|appellant|defendant)\b|^\W*\d{1,2}(?:st|nd|rd|th)?\s+\p{Lu}\p{L}{2,8},?\s+\d{4}\W*$|सत्यापन|स्थान|दिनांक|இடம்|தேதி|நாள்\W/iu;

/** A line of a few words that opens no list: behind a prayer it belongs to the closing. */
const isShort = ({ text }: DraftLine): boolean =>
  text.length < SHORT &&
  !/^\W*(?:\(?[a-z\d]{1,4}[.)]|(?:the )?schedule|description|list|particulars|and\b|for\b)/iu.test(text);
const SHORT = 60;

/** Headings of what follows an index that stands before the paper. */
const BEHIND_INDEX = /^\W*(?:synopsis|list of dates|chronology|dates and events|memo of parties)\b.{0,40}$/iu;

/** The place behind the last entry of a list: the paper may be signed and verified below it. */
function endOfIndex(lines: readonly DraftLine[], from: number): number {
  const end = lines.findIndex(
    ({ text, number }, at) =>
      at > from + 1 &&
      number === undefined &&
      !INDEX_ENTRY.test(text) &&
      (CLOSES.test(text) || CLAUSE.test(text) || BEHIND_INDEX.test(text)),
  );
  return end < 0 ? lines.length : end;
}

/** The first of the paragraphs that a paper numbers in Roman figures. */
const ROMAN_FIRST = /^\(?I[.)]\s+(?=.{30})/u;

function partsOfLines(
  lines: readonly DraftLine[],
  kind: DraftKind,
  attached: readonly DraftParts[],
): DraftParts {
  const indexAt = lines.findIndex((line, at) => at > 3 && isIndexHead(line));
  const indexEnd = indexAt < 0 ? -1 : endOfIndex(lines, indexAt);
  const index = lines.filter(
    ({ text }, at) => (at >= indexAt && at < indexEnd) || (INDEX_ENTRY.test(text) && text.length < 200),
  );
  const listed = new Set(index);
  const paragraphs = lines.filter(
    (line): line is DraftLine & { number: number } => line.number !== undefined && !listed.has(line),
  );
  const clause = verificationOf(
    lines.filter((line) => !listed.has(line)),
    paragraphs,
  );
  const verification = clause.length > 0 || kind !== 'affidavit' ? clause : clauseAmong(paragraphs);
  const apart = new Set([...verification, ...index]);
  const isLong = ({ text }: DraftLine): boolean =>
    text.length > BODY &&
    !SIGNED.test(text.replaceAll(INITIAL, '$1')) &&
    !JURAT.test(text) &&
    !TAKES_OATHS.test(text);
  // Lines behind one that closes the paper are no more of its body.
  const last = lines.findLastIndex(
    (line) => !apart.has(line) && (line.number !== undefined || PRAYER.test(line.text)),
  );
  const closes = lines.findIndex(
    (line, at) => at > last && (apart.has(line) || CLOSES.test(line.text) || isShort(line)),
  );
  const end = lines.findLastIndex(
    (line, at) =>
      !apart.has(line) &&
      (at <= last || ((last < 0 || closes < 0 || at < closes) && isLong(line))) &&
      (at === last || isLong(line)),
  );
  const opening = lines.findIndex(
    ({ number, text }) =>
      number !== undefined || OPENING.test(text) || PRAYS.test(text) || ROMAN_FIRST.test(text),
  );
  return {
    kind,
    lines,
    paragraphs,
    verification,
    index,
    tail: lines.slice(end + 1).filter((line) => !apart.has(line)),
    head: lines.slice(0, opening < 0 ? 12 : opening),
    attached,
    others: [],
  };
}

/** The reliefs of a prayer may be numbered from 1 again: they are no paragraphs. */
function withoutReliefNumbers(lines: readonly DraftLine[]): readonly DraftLine[] {
  const first = lines.findIndex(({ number }) => number !== undefined);
  const asks = ({ text }: DraftLine, next: DraftLine | undefined): boolean =>
    PRAYER_HEADING.test(text) || PRAYS.test(text) || (next?.number === 1 && ASKS.test(text));
  const from = lines.findIndex(
    (line, at) => at > first && line.number === undefined && asks(line, lines[at + 1]),
  );
  const restart = lines.findIndex(({ number }, at) => at > from && number !== undefined);
  if (first < 0 || from < 0 || restart < 0 || lines[restart]?.number !== 1) return lines;
  return lines.map((line, at) => (at >= restart && line.number !== undefined ? withoutNumber(line) : line));
}

/** Persons who take oaths and hold no other office in a paper. */
const TAKES_OATHS =
  /\bnotar(?:y|ies|ial)\b|\boath commissioner|\bcommissioners? (?:of|for) (?:oaths?|affidavits?)|\bsh[ei]ri?stadar\b|\battest(?:ed|ing|ation)\b|\boaths? administered\b|नोटरी|(?:शपथ|ओथ) (?:आयुक्त|कमिश्नर)|நோட்டரி/iu;
/** Persons who may have another part in a paper: beside words of the oath they take it. */
const OFFICER =
  /\b(?:magistrate|superintendent|registrar|commissioner|clerk|court (?:officer|master)|tahsildar|tehsildar|gazetted|officer|munsarim|nazir|consul|justice of the peace|advocate)\b/iu;
const OATH_TAKEN =
  /\b(?:affirm\w*|sw(?:orn|ore)|deposed|declared|executed|subscribed)\b[^.]{0,120}\b(?:before|presence)\b/iu;

/** An advocate who knows the deponent takes no oath: 'I, A.B., Advocate, declare that the person … is known to me'. */
const IDENTIFIES =
  /^\W*I,?\s(?!.*\b(?:affirm(?:ed|s)|sworn|oath|attest)\b).{0,120}\b(?:identify|advocate|clerk)\b.{0,200}\b(?:known to me|identify|identified|the deponent)\b/iu;

/** True where a paper says, below its paragraphs, before whom it was sworn or affirmed. */
export function hasJurat({ lines, paragraphs }: DraftParts): boolean {
  const last = paragraphs.at(-1);
  const opening = lines.findIndex(({ text }) => DEPONENT.test(text));
  const below = lines.slice(Math.max(opening, last ? lines.lastIndexOf(last) : -1) + 1);
  return (
    below.some(({ text }) => !IDENTIFIES.test(text) && (JURAT.test(text) || TAKES_OATHS.test(text))) ||
    below.some(
      ({ text }, at) => OATH_TAKEN.test(text) && OFFICER.test(`${text} ${below[at + 1]?.text ?? ''}`),
    )
  );
}

/**
 * An application under the Right to Information Act, 2005 goes to an officer: it has no parties and no prayer. A second appeal and
 * a writ petition about one have both.
 */
export function isToOfficer({ lines }: Pick<DraftParts, 'lines'>): boolean {
  const title = lines.slice(0, 12);
  return title.some(({ text }) => /\bright to information act\b/iu.test(text)) && versusAt(title) < 0;
}
