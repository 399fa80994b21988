import type { Block, DraftDocument } from '../document/model.ts';
import { paragraphNumbers } from '../document/numbering.ts';
import { blockText, inlineText, type TextContext } from '../document/text.ts';
import type { DraftKind } from '../kinds.ts';
import type { DraftLine, DraftParts } from './types.ts';
import { VERSUS } from './versus.ts';

const TYPED_NUMBER = /^(\d{1,3})[.)\]]\s+(?=\S)/u;
/**
 * A statement above a signature that says before whom it was made: the act and the person, or the office alone. Its place
 * is below the paragraphs, so words about others who signed before somebody are none (`hasJurat`).
 */
const JURAT =
  /\b(?:affirm(?:ed|ation)?|sworn|swore|signed|subscribed|declared|deposed|attested|administered|executed|taken)\b[^.]{0,140}\b(?:before (?!this date|that|the filing)|in (?:my|the) presence\b|by me\b)|\bbefore me\b|\bin my presence\b|\bI (?:have )?(?:satisfied myself|certify)\b[^.]{0,120}\b(?:deponent|affidavit|contents)\b|^\W*(?:attested(?: by)?|(?:advocate (?:and|&) )?notary(?: public)?|oath commissioner|(?:advocate )?commissioner (?:for|of) oaths|commissioner,? (?:of|for) affidavits)\b|(?:मेरे समक्ष|முன்னிலையில்)/imu;
/** The point of an initial or of a title, which ends no sentence. */
const INITIAL = /\b(\p{Lu}\p{Ll}{0,2})\.(?=\s)/gu;
/** The same, or a clause that dates a signature. */
const SIGNED =
  /\b(?:solemnly affirmed|sworn|affirmed|signed)\b[^.]{0,60}\b(?:at|before|on this|this the)\b|^\W*before me\b/iu;
const CLAUSE =
  /^\W*verification\b(?! of )|^\W*verified at\b|^\W*verified on\b|\b(?:statements?|contents?|facts?|averments?|what(?:ever)? is stated)\b.{0,80}\bpara(?:graph)?s?\b.{0,240}\b(?:knowledge|information|records?|belief|advice)\b|\bthat para(?:graph)?s? \d{1,3}\b.{0,80}\b(?:true to my|based on|is true|are true)\b|\bverif(?:y|ied)\b.{0,160}\bpara(?:graph)?s?\b.{0,160}\b(?:knowledge|information|records?|belief|advice)\b|\b(?:what(?:ever)? is stated|all that is stated|(?:the )?(?:contents|statements?|averments|facts)(?: (?:stated|made))?)\b.{0,30}\b(?:above|herein|foregoing)\b.{0,60}\btrue\b.{0,60}\b(?:knowledge|information|belief)\b|^\W*सत्यापन/iu;
const INDEX_HEAD =
  /^\W*(?:index|(?:list|details|particulars|schedule) of (?:the )?(?:annexures|documents|enclosures|exhibits|papers)|annexures|enclosures|enclosed|encls?|documents (?:filed|relied|annexed|enclosed|produced)|exhibits (?:filed|relied|annexed|produced))\b.{0,60}$/iu;
const INDEX_ENTRY =
  /^\W*(?:\d+[.)]\s*)?(?:annexures?|exhibits?|ex(?:h|t)?\.)[\s-]*["“']?[A-Z0-9][\w/-]*["”']?\s*[:–—]/iu;
const PRAYS = /\bpray(?:s|ed)?\b|\bmay (?:kindly |graciously |also )?be pleased to\b|प्रार्थना है/iu;
const PRAYER =
  /\bpray(?:s|ed|er|ers)?\b|\bmay (?:kindly |graciously |also )?be pleased to\b|^\W*reliefs? (?:sought|claimed|prayed)\b|प्रार्थना/iu;
/** A line that is longer belongs to the body of a draft. */
const BODY = 110;
/** The clause that opens an affidavit, or the first words of a pleading. */
const OPENING =
  /^\W*I,?\s.{0,400}\b(?:hereby|solemn|oath|affirm|declare|state|submit|say)\b|\b(?:as under|as follows|as below)\W*$|respectfully (?:sh[eo]w(?:s|eth)?|submits?|states?|begs)\b|^\W*may it please\b/iu;

/** The lines of a document, with the numbers of its paragraphs. */
export function linesOf({ content }: DraftDocument): DraftLine[] {
  const numbers = paragraphNumbers(content);
  // Footnotes count from 1 in each block, as in the editor: the places of a fix are the same in both.
  return content.flatMap((block) => linesOfBlock(block, { numbers, footnotes: [] }));
}

function linesOfBlock(block: Block, context: TextContext): DraftLine[] {
  const own = block.type === 'numberedParagraph' ? context.numbers.get(block.attrs.id) : undefined;
  const text =
    own && block.type === 'numberedParagraph'
      ? inlineText(block.content, context)
      : blockText(block, context);
  let start = 0;
  return text.split('\n').flatMap((line, at): DraftLine[] => {
    const from = start;
    start += line.length + 1;
    if (line.trim() === '') return [];
    const place = { block: block.attrs.id, start: from };
    if (own && at === 0)
      return [{ ...place, text: line, ...(own.level === 1 ? { number: own.number } : {}) }];
    const typed = TYPED_NUMBER.exec(line);
    if (!typed) return [{ ...place, text: line }];
    return [
      { ...place, text: line.slice(typed[0].length), number: Number(typed[1]), typed: typed[0].length },
    ];
  });
}

/** The lines of the clause of verification: from its heading or its words to the signature below it. */
function verificationOf(lines: readonly DraftLine[], paragraphs: readonly DraftLine[]): DraftLine[] {
  const last = lines.findLastIndex((line) => line.number === undefined && CLAUSE.test(line.text));
  if (last < 0) return [];
  const first = lines.findIndex(
    (line, at) => at >= last - 4 && at <= last && /^\W*(?:verification|सत्यापन)\W*$/iu.test(line.text),
  );
  const from = first >= 0 ? first : last;
  const numbered = new Set(paragraphs);
  const end = lines.findIndex(
    (line, at) => at > last && (line.text.length < 60 || numbered.has(line) || INDEX_HEAD.test(line.text)),
  );
  return lines.slice(from, end < 0 ? lines.length : end);
}

/** The heading of an affidavit, or of a statement of truth, that follows another paper. */
const ATTACHED =
  /^\W*(?:(?:short |supporting |verifying |accompanying )?affidavit(?:[ -](?:in[ -]support|of|under|u\/|verifying|filed|sworn|by|on behalf|dated|along|accompanying|with)\b.{0,120})?|statement of truth(?: (?:under|by|of)\b.{0,90})?)\W*$/iu;
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
const DEPONENT =
  /^\W*I\b.{0,500}\b(?:hereby|solemn(?:ly)?|oath|affirm)\b|^\W*I,\s.{20,500}\b(?:state|say|submit|declare)s? (?:that|as)\b/iu;
/** Lines between the heading of an affidavit and its deponent: a cause title of its own. */
const HEADING_TO_DEPONENT = 14;

const TITLE_BEFORE = 8;
const COURT_OR_NUMBER =
  /\b(?:court|tribunal|commission|forum|magistrate|judge)\b|\bno\.? ?\S{0,20}\d|^\W*in the matter of\b/iu;

/** An affidavit with a cause title of its own begins at that title. */
function fromTitle(lines: readonly DraftLine[], heading: number): number {
  const from = Math.max(0, heading - TITLE_BEFORE);
  const versus = lines.slice(from, heading).findLastIndex(({ text }) => VERSUS.test(text));
  // The one cause title above is that of the paper itself.
  if (versus < 1 || !lines.slice(0, from + versus).some(({ text }) => VERSUS.test(text))) return heading;
  let start = from + versus - 1;
  while (start > from && COURT_OR_NUMBER.test(lines[start - 1]?.text ?? '')) start -= 1;
  return start;
}

/** The places at which affidavits begin behind a paper that is none itself. */
function attachedAt(lines: readonly DraftLine[], kind: DraftKind): number[] {
  if (kind === 'affidavit') return [];
  let waiting = -1;
  return lines.flatMap(({ text }, at) => {
    const next = lines.slice(at + 1, at + 1 + HEADING_TO_DEPONENT);
    // 'AFFIDAVIT' and 'Affidavit of A.B., aged …' below it are one heading: no deponent stands between them.
    if (at <= 3 || at <= waiting || !ATTACHED.test(text)) return [];
    const deponent = next.findIndex((line) => DEPONENT.test(line.text));
    if (deponent < 0) return [];
    waiting = at + 1 + deponent;
    return [fromTitle(lines, at)];
  });
}

/** True for a statement of truth, which has a form of its own (Appendix I to the Code of Civil Procedure, commercial suits). */
export const isStatementOfTruth = ({ lines }: Pick<DraftParts, 'lines'>): boolean =>
  lines
    .slice(0, HEADING_TO_DEPONENT)
    .some(({ text }) => /^\W*statement of truth(?: (?:under|by|of)\b.{0,90})?\W*$/iu.test(text));

/** The line that says what a paper is, in capitals; it stands below the parties. */
const PAPER_TITLE =
  /\b(?:APPLICATION|PETITION|COMPLAINT|PLAINT|SUIT|APPEAL|REVISION|STATEMENT|AFFIDAVIT|MEMORANDUM|REPLY|REJOINDER|CAVEAT|CLAIM|OBJECTIONS?|SUBMISSIONS|REPRESENTATION|NOTICE)\b/u;
/** Limit: lines of a cause title. */
const TITLE_WITH_PARTIES = 60;

/** The numbers of several parties on a side are no numbers of paragraphs. */
function withoutPartyNumbers(lines: readonly DraftLine[]): readonly DraftLine[] {
  const head = lines.slice(0, TITLE_WITH_PARTIES);
  const versus = head.findIndex(({ text }) => VERSUS.test(text));
  const body = head.findIndex(
    ({ text, number }, at) =>
      at > versus && number === undefined && (OPENING.test(text) || PAPER_TITLE.test(text)),
  );
  if (versus < 0 || body < 0) return lines;
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
    ({ text, number }, place) =>
      (place > last + 3 && INDEX_HEAD.test(text)) ||
      (signed >= 0 && place > signed && number === undefined && GOES_ON.test(text)),
  );
  return at < 0 ? lines.length : at;
}

/** Finds the parts of a draft, and of the affidavits that follow it. Linear time. */
export function partsOf(document: DraftDocument, kind: DraftKind): DraftParts {
  const lines = withoutPartyNumbers(linesOf(document).flatMap(withHeading));
  const starts = attachedAt(lines, kind);
  const end = goesOnAt(lines, starts.at(-1));
  const attached = starts.map((start, at) =>
    partsOfLines(withoutPartyNumbers(lines.slice(start, starts[at + 1] ?? end)), 'affidavit', []),
  );
  return partsOfLines([...lines.slice(0, starts[0]), ...lines.slice(end)], kind, attached);
}

function partsOfLines(
  lines: readonly DraftLine[],
  kind: DraftKind,
  attached: readonly DraftParts[],
): DraftParts {
  const indexAt = lines.findIndex(({ text }, at) => INDEX_HEAD.test(text) && at > 3);
  const index = lines.filter(
    ({ text }, at) => (indexAt >= 0 && at >= indexAt) || (INDEX_ENTRY.test(text) && text.length < 200),
  );
  const listed = new Set(index);
  const paragraphs = lines.filter(
    (line): line is DraftLine & { number: number } => line.number !== undefined && !listed.has(line),
  );
  const verification = verificationOf(
    lines.filter((line) => !listed.has(line)),
    paragraphs,
  );
  const apart = new Set([...verification, ...index]);
  const isBody = (line: DraftLine): boolean =>
    !apart.has(line) &&
    (line.number !== undefined ||
      PRAYER.test(line.text) ||
      (line.text.length > BODY && !SIGNED.test(line.text.replaceAll(INITIAL, '$1'))));
  const end = lines.findLastIndex(isBody);
  const opening = lines.findIndex(
    (line) => line.number !== undefined || OPENING.test(line.text) || PRAYS.test(line.text),
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
  };
}

/** The lines in which a draft asks for something, from its heading or its words to its end. */
export function prayerOf({ lines, index, verification }: DraftParts): DraftLine[] {
  const apart = new Set([...index, ...verification]);
  const body = lines.filter((line) => !apart.has(line));
  const heading = body.findIndex(({ text }) =>
    /^\W*(?:prayers?|reliefs?(?: (?:sought|claimed|prayed))?|प्रार्थना)\W*$/iu.test(text),
  );
  const from = heading >= 0 ? heading : body.findIndex(({ text }) => PRAYS.test(text));
  return from < 0 ? [] : body.slice(from);
}

/** True where a paper says, below its paragraphs, before whom it was sworn or affirmed. */
export function hasJurat({ lines, paragraphs }: DraftParts): boolean {
  const last = paragraphs.at(-1);
  return lines
    .slice(last ? lines.lastIndexOf(last) + 1 : 0)
    .some(({ text }) => !DEPONENT.test(text) && JURAT.test(text));
}

/**
 * An application under the Right to Information Act, 2005 goes to an officer: it has no parties and no prayer. A second appeal and
 * a writ petition about one have both.
 */
export function isToOfficer({ lines }: Pick<DraftParts, 'lines'>): boolean {
  const title = lines.slice(0, 12);
  return (
    title.some(({ text }) => /\bright to information act\b/iu.test(text)) &&
    !title.some(({ text }) => VERSUS.test(text))
  );
}

/** True where a draft asks the court for something. */
export function hasPrayer({ lines, index }: DraftParts): boolean {
  const listed = new Set(index);
  return lines.some((line) => !listed.has(line) && PRAYER.test(line.text));
}
