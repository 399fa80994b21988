import { isOfOtherPaper } from '../drafting/check/numbering.ts';
import { hasJurat, VERIFICATION_HEADING } from '../drafting/check/parts.ts';
import type { DraftLine, DraftParts, Finding, Fix } from '../drafting/check/types.ts';
import type { DraftKind } from '../drafting/kinds.ts';
import { type StatedBasis, statedBasis, statesLaw } from './basis.ts';
import {
  numbersInWords,
  readVerification,
  type VerifiedParagraphs,
  writeVerification,
} from './verification.ts';

/** Pleadings are verified too: Order VI rule 15 of the Code of Civil Procedure, 1908. */
const VERIFIED: ReadonlySet<DraftKind> = new Set(['affidavit', 'plaint', 'written_statement']);

/**
 * Other papers that are verified: a petition under the Hindu Marriage Act, 1955 (section 20(2)), the Special Marriage Act, 1954
 * (section 32) or the Indian Divorce Act, 1869 (section 47), for a guardian (Guardians and Wards Act, 1890, section 10(1)), for a
 * succession certificate or probate (Indian Succession Act, 1925, sections 280 and 372(1)), and an application for execution
 * (Order XXI rule 11(2) of the Code of Civil Procedure, 1908).
 */
const TITLE_OF_VERIFIED =
  /\b(?:hindu|special) marriage act\b|(?<!\bhindu )\b(?:indian )?(?:succession|divorce) act\b|\bguardians? and wards act\b|हिन्दू विवाह अधिनियम|हिंदू विवाह अधिनियम|विशेष विवाह अधिनियम|उत्तराधिकार अधिनियम|संरक्षक और प्रतिपाल्य|இந்து திருமணச் ?சட்ட|\border (?:XXI|21),? ?rules? 11\b|^\W*execution (?:application|petition)\b(?! no)/imu;
/** Lines in which a paper has its title. */
const TITLE_LINES = 12;

/**
 * An application under section 12 of the Protection of Women from Domestic Violence Act, 2005 follows Form II of its Rules of
 * 2006 (rule 6(1)), which ends with a verification of all paragraphs in one sentence.
 */
const TITLE_OF_FORM =
  /\b(?:application|petition|complaint)\b[^\n]{0,40}\b12\b[^\n]{0,60}\bdomestic violence act\b|\bu\/s\.? 12\b[^\n]{0,60}\bdomestic violence\b/iu;
const isOfForm = ({ kind, lines }: DraftParts): boolean =>
  (kind === 'application' || kind === 'petition') &&
  lines.slice(0, TITLE_LINES).some(({ text, number }) => number === undefined && TITLE_OF_FORM.test(text));

/** Applications within a petition under that Act: section 20(2) speaks of petitions alone. */
const WITHIN_A_PETITION = /\bI\.?A\.?\W{0,3}(?:\([\w.]{1,8}\) ?)?no\b|\bsections? (?:24|26)\b/iu;

const isVerified = ({ kind, lines }: DraftParts): boolean =>
  VERIFIED.has(kind) ||
  ((kind === 'petition' || kind === 'application') &&
    lines
      .slice(0, TITLE_LINES)
      .some(({ text, number }) => number === undefined && TITLE_OF_VERIFIED.test(text)) &&
    !lines.slice(0, TITLE_LINES).some(({ text }) => WITHIN_A_PETITION.test(text)));

/** Courts of civil jurisdiction of first instance, and papers that begin no case there. */
const CIVIL_COURT =
  /\b(?:civil judge|district judge|sub-?ordinate judge|munsiff?|family court|rent controller|small causes)\b/iu;
const OTHER_COURT =
  /\b(?:sessions|magistrate|high court|supreme court|tribunal|commission|appellate authority)\b/iu;
const BEGINS_NOTHING =
  /\b(?:appeal|appellant|revision|review|transfer|caveat|bail|condon\w*|restor\w+|execution|amend\w*|implead\w*|injunction|maintenance|domestic violence|arbitration|cognizance|land acquisition|contempt)\b|\bin\b\W*(?:\p{Lu}\.?){1,4}\W*no\b/iu;

/**
 * A petition with which a case begins in a civil court is its pleading: a pleading is verified, and the procedure of suits is that
 * of other proceedings too (Order VI rule 15 and section 141 of the Code of Civil Procedure). A special Act may have another
 * form, so a lawyer is asked to look.
 */
const isOriginal = ({ kind, head, lines, paragraphs, attached }: DraftParts): boolean => {
  const first = lines.findIndex(({ number }) => number !== undefined);
  const title = [...head, ...lines.slice(0, Math.max(0, first))].map(({ text }) => text).join('\n');
  return (
    kind === 'petition' &&
    paragraphs.length > 2 &&
    attached.length > 0 &&
    CIVIL_COURT.test(title) &&
    !OTHER_COURT.test(title) &&
    !BEGINS_NOTHING.test(title)
  );
};

type Paragraph = DraftParts['paragraphs'][number] & { stated: StatedBasis };

/** The place of the words of a line in its block, behind a typed number. */
const startOf = ({ start, typed = 0 }: DraftLine): number => start + typed;

function clauseFix(parts: DraftParts, paragraphs: readonly Paragraph[]): { fix?: Fix } {
  if (parts.kind !== 'affidavit' || paragraphs.length === 0) return {};
  const text = writeVerification(paragraphs);
  const [first] = parts.verification;
  const last = parts.lines.at(-1);
  if (!first)
    return last ? { fix: { kind: 'insert_after', block: last.block, text: `VERIFICATION: ${text}` } } : {};
  const own = parts.verification.filter(({ block }) => block === first.block);
  if (own.length < parts.verification.length) return {};
  const end = Math.max(...own.map((line) => startOf(line) + line.text.length));
  const heading = /^\W*verification\W*/iu.exec(first.text)?.[0] ?? '';
  const start = startOf(first) + heading.length;
  return { fix: { kind: 'replace', block: first.block, start, end, text } };
}

const ONE_BASIS = /\b(?:knowledge|records?|advice)\b|जानकारी|ज्ञान|அறிவ|ஆலோசனை/iu;
const MANY_BASES = /\b(?:information|belief)\b|विश्वास|सूचना/iu;
/** A single paragraph may say its basis itself, so that the clause needs no more than its truth. */
const saysBasis = (clause: string, paragraphs: readonly Paragraph[]): boolean =>
  ONE_BASIS.test(clause) ||
  (paragraphs.length === 1 && /\btrue\b/iu.test(clause) && ONE_BASIS.test(paragraphs[0]?.text ?? ''));
/** True where nothing in the paragraphs is of information, belief or law. */
const haveOneBasis = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.length < 2 || paragraphs.every(({ stated }) => /^(?:knowledge|record)$/u.test(stated.basis));

/** The clause says nothing of single paragraphs, or the same of all: knowledge, information and belief at once. */
function isBlanket(
  clause: string,
  claims: readonly VerifiedParagraphs[],
  paragraphs: readonly Paragraph[],
): boolean {
  // A paragraph of the affidavit says on what each paragraph of its paper rests: the sentence below it says no more.
  const divides = paragraphs.some(
    ({ text }) =>
      readVerification(text).filter(({ basis, numbers }) => basis !== undefined && numbers.length > 0)
        .length > 1,
  );
  if (claims.length === 0 && divides && haveOneBasis(paragraphs) && ONE_BASIS.test(clause)) return false;
  // Paragraphs that all have one basis need no number.
  if (claims.length === 0)
    return !haveOneBasis(paragraphs) || !saysBasis(clause, paragraphs) || MANY_BASES.test(clause);
  return claims.some(
    ({ mixed, numbers }) => mixed && paragraphs.every(({ number }) => numbers.includes(number)),
  );
}

/** Paragraphs whose own words say information, belief or advice, while the clause says knowledge. */
function differing(
  claims: readonly VerifiedParagraphs[],
  paragraphs: readonly Paragraph[],
  kind: DraftKind,
): Finding[] {
  const known = new Set(
    claims.filter(({ basis, mixed }) => basis === 'knowledge' && !mixed).flatMap(({ numbers }) => numbers),
  );
  return paragraphs
    .filter(
      ({ number, stated, text }) =>
        known.has(number) &&
        stated.basis !== 'knowledge' &&
        stated.basis !== 'record' &&
        !statesLaw(text) &&
        !isOfOtherPaper(text, kind),
    )
    .map(
      ({ number, block, stated }): Finding => ({
        rule: 'basis_differs',
        block,
        values: { number: String(number), basis: stated.basis },
      }),
    );
}

/** Paragraphs of law (jurisdiction, limitation, value) that the clause says somebody knows. */
function presumed(
  claims: readonly VerifiedParagraphs[],
  paragraphs: readonly Paragraph[],
  place: { block: string; fix?: Fix },
): Finding[] {
  const known = new Set(
    claims.filter(({ basis, mixed }) => basis === 'knowledge' && !mixed).flatMap(({ numbers }) => numbers),
  );
  // A paper whose numbers begin again, as on the merits, has a number twice.
  const otherwise = new Set(
    claims.filter(({ basis }) => basis !== 'knowledge').flatMap(({ numbers }) => numbers),
  );
  const once = (wanted: number) => paragraphs.filter(({ number }) => number === wanted).length === 1;
  const ofLaw = paragraphs.filter(
    ({ number, text }) => known.has(number) && !otherwise.has(number) && statesLaw(text) && once(number),
  );
  if (ofLaw.length === 0) return [];
  const values = { paragraphs: numbersInWords(ofLaw.map(({ number }) => number)) };
  return [{ rule: 'verification_presumes', values, ...place }];
}

/** 'The rest of the paragraphs …': all that the clause does not number. */
const REST =
  /\b(?:rest|remaining|other|remainder)\b(?: of)?(?: the)? (?:para(?:graph)?s?|contents?|averments?|statements?)\b|\ball (?:the |other )?(?:facts|statements|contents|averments)\b|\b(?:the )?(?:rest|remainder) (?:is|are|being|on|upon|by|my)\b/iu;

function checkClause(parts: DraftParts, paragraphs: readonly Paragraph[]): Finding[] {
  const [first] = parts.verification;
  const clause = parts.verification.map(({ text }) => text).join(' ');
  const fix = clauseFix(parts, paragraphs);
  if (!first) return [{ rule: 'verification_missing', block: null, values: {}, ...fix }];
  const claims = readVerification(clause);
  const clauseBlocks = new Set(parts.verification.map((line) => line.block));
  const { block } = parts.verification.find(({ text }) => !VERIFICATION_HEADING.test(text)) ?? first;
  if (isBlanket(clause, claims, paragraphs))
    return [{ rule: 'blanket_verification', block, values: {}, ...fix }];
  const named = new Set(claims.flatMap(({ numbers }) => numbers));
  const absent =
    REST.test(clause) || claims.length === 0 || paragraphs.length === 0
      ? []
      : paragraphs
          .filter(({ number, block }) => !named.has(number) && !clauseBlocks.has(block))
          .map(({ number }) => number);
  const highest = Math.max(0, ...paragraphs.map(({ number }) => number));
  // A paper whose paragraphs have no numbers that can be read has none that is beyond them.
  const beyond = highest === 0 ? [] : [...named].filter((number) => number > highest);
  const findings = [
    ...differing(claims, paragraphs, parts.kind),
    ...presumed(claims, paragraphs, { block, ...fix }),
  ];
  if (absent.length > 0)
    findings.push({
      rule: 'verification_incomplete',
      block,
      values: { paragraphs: numbersInWords(absent) },
      ...fix,
    });
  if (beyond.length > 0)
    findings.push({
      rule: 'verification_beyond',
      block,
      values: { paragraphs: numbersInWords(beyond) },
      ...fix,
    });
  return findings;
}

const OPENING = /^\W*(?:I|We|मैं|நான்),?\s|^.{3,400}(?:शपथ(?:पूर्वक| पर)\s|ஆகிய நான்[,\s])/u;
const NAME =
  /^\W*(?:I|We|मैं|நான்),?\s+(?:the (?:undersigned|above[- ]?named|deponent)[\s,]+(?:deponent[\s,]+)?)?(?!the\b)(?:(?:Shri|Sri|Smt|Mr|Mrs|Ms|Dr|Kumari)\.?\s+)?[\p{Lu}\p{Script=Devanagari}\p{Script=Tamil}[]|^\W*[\p{Script=Devanagari}\p{Script=Tamil}]/u;
/** The deponent is described above: 'Affidavit of Ram Lal, aged 45 years, son of …'. 'I, the deponent above named, …'. */
const SAID_ABOVE = /^\W*I,?\s+(?:the )?(?:above[- ]?named )?deponent\b/iu;
/** In the third person: 'The affidavit of Ram Lal, aged 45 years, son of …, who states on oath'. */
const THIRD_PERSON = /^\W*(?:the )?affidavit of\b.{20,400}\b(?:oath|affirm\w*|swor\w+|states?|says?)\b/iu;
/** Both in one line: 'Affidavit of Ram Lal, aged 45 years, … . I, the deponent above named, do hereby …'. */
const DESCRIBED_WITHIN = /^(\W*(?:[\w-]+ ){0,3}affidavit of\b.{3,400}?[.:;,]\s*)(?=(?:I|We),?\s)/iu;
const DESCRIBED = /\baffidavit of\s+(?:Shri |Sri |Smt\.? |Mr\.? |Ms\.? )?\p{Lu}.{3,400}/iu;
const RELATION =
  /\b(?:[sdwhc]\/o\.?|(?:son|daughter|wife|husband|widow) of)|पुत्र|पुत्री|पत्नी|पिता|पति|माता|[தக]\/ ?பெ|மகன்|மகள்|மனைவி/iu;
const AGE = /\bage[d]?\b|\byears?\b|आयु|वर्ष|வயது/iu;
const ADDRESS =
  /\b(?:r\/(?:o|at)\.?|resid(?:ent|ing|es)|residence|having (?:its |my |our )?office|office at|working (?:at|as)|address)\b|निवासी|साकिन|साकिनी|रहने वाल|मौजा|ग्राम|मोहल्ला|पता|வசி|குடியிரு|வீதி|தெரு|முகவரி/iu;
const OATH = /\bsolemn|\boaths?\b|\baffirm|\bsw(?:ear|ore|orn)\b|शपथ|சத்திய|பிரமாண|உறுதி/iu;

/**
 * Checks that the opening identifies the deponent (name, and two of parentage, age and address) and says that the
 * statement is on oath.
 */
function checkDeponent({ lines }: DraftParts): Finding[] {
  const opening: DraftLine | undefined = lines.find(
    ({ text }) =>
      (OPENING.test(text) || DESCRIBED_WITHIN.test(text) || THIRD_PERSON.test(text)) && text.length > 20,
  );
  if (!opening) return [{ rule: 'deponent_not_identified', block: null, values: {} }];
  const { block } = opening;
  const before = DESCRIBED_WITHIN.exec(opening.text)?.[1] ?? '';
  const text = opening.text.slice(before.length);
  const above =
    SAID_ABOVE.test(text) || THIRD_PERSON.test(text)
      ? [...lines.slice(0, lines.indexOf(opening) + 1).map((line) => line.text), before].join(' ')
      : '';
  const described = DESCRIBED.exec(above)?.[0] ?? '';
  const known = [RELATION, AGE, ADDRESS].filter((form) => form.test(`${described} ${text}`)).length;
  const findings: Finding[] = [];
  if ((!NAME.test(text) && described === '') || known < 2)
    findings.push({ rule: 'deponent_not_identified', block, values: {} });
  if (!OATH.test(text)) findings.push({ rule: 'oath_missing', block, values: {} });
  return findings;
}

/** A paragraph that says on what other paragraphs rest is of knowledge itself. */
const basisOfParagraph = (text: string): StatedBasis =>
  readVerification(text).some(({ basis }) => basis !== undefined)
    ? { basis: 'knowledge', complete: true }
    : statedBasis(text);

/** Words of an affidavit that say itself what is true, and of what the deponent knows it. */
const SAYS_TRUE =
  /\b(?:statements?|contents?|facts?|averments?|stated)\b[^.;]{0,160}\btrue\b[^.;]{0,60}\b(?:knowledge|information|belief|records?)\b|\b(?:contents?|facts|statements?|averments)\b[^.;]{0,60}\baffidavit\b[^.;]{0,40}\btrue\b|\b(?:statements?|contents?|facts?|averments?|details?|stated)\b[^.;]{0,60}\bpara(?:graph)?s?\b[^.;]{0,120}\b(?:is|are) (?:all |\w+ at my instance and are )?(?:true|correct)\b|\bdeposes? to the (?:facts|contents)\b[^.;]{0,80}\bknowledge\b|\bpara(?:graph)?s?\b[^.;]{0,120}\b(?:is|are) (?:\w+ )?(?:true|correct)\b|(?:कथन|तथ्य|विवरण|अन्तर्वस्तु)[^।]{0,60}(?:सत्य|सही|सच)|பத்தி[^.]{0,60}உண்மை/iu;

/** An affidavit in one paragraph without a number may call it its first. */
const speaksOfItself = ({ verification }: DraftParts): boolean =>
  verification.some(
    ({ text }) =>
      /\b(?:this|my|above|said) (?:\w+ )?affidavit\b|\babove\b|\bhereinabove\b/iu.test(text) &&
      readVerification(text).every(({ numbers }) => numbers.every((number) => number < 3)),
  );

/** A paper that no rule wants verified clause by clause: one that follows a form has some verification. */
function withoutRule(parts: DraftParts, paragraphs: readonly Paragraph[]): Finding[] {
  if (parts.verification.length > 0)
    return checkClause(parts, paragraphs)
      .filter(({ rule }) => /^verification_(?:beyond|presumes)$/u.test(rule))
      .map((finding) => (finding.rule === 'verification_presumes' ? { ...finding, unsure: true } : finding));
  const missing: Finding = { rule: 'verification_missing', block: null, values: {} };
  if (isOfForm(parts)) return [missing];
  return isOriginal(parts) ? [{ ...missing, unsure: true }] : [];
}

/**
 * The basis of each paragraph and the clause of verification. Order XIX rule 3 of the Code of Civil Procedure, 1908;
 * State of Bombay v. Purushottam Jog Naik, [1952] SCR 674; A.K.K. Nambiar v. Union of India, [1970] 3 SCR 121. An affidavit
 * without paragraphs of its own verifies those of its paper.
 */
export function checkVerification(parts: DraftParts, paper: DraftParts = parts): Finding[] {
  const own = parts.paragraphs.length > 0 || parts.kind !== 'affidavit' ? parts : paper;
  const paragraphs = own.paragraphs.map((line) => ({ ...line, stated: basisOfParagraph(line.text) }));
  if (!isVerified(parts)) return withoutRule(parts, paragraphs);
  // Of what somebody knows an oath before an officer is enough: a clause says on whose information or advice the rest is.
  const isOfKnowledge = own === parts && haveOneBasis(paragraphs) && hasJurat(parts);
  const saysItself =
    parts !== paper && (isOfKnowledge || parts.lines.some(({ text }) => SAYS_TRUE.test(text)));
  const findings = checkClause(parts, paragraphs).filter(
    ({ rule }) => rule !== 'verification_missing' || !saysItself,
  );
  if (parts.kind !== 'affidavit') return findings;
  if (own !== parts) {
    // The paper verifies itself: its affidavit may leave what is of law to it.
    const ofPaper = findings.filter(
      ({ rule }) => rule !== 'verification_incomplete' || paper.verification.length === 0,
    );
    return [...checkDeponent(parts), ...(speaksOfItself(parts) ? [] : ofPaper)];
  }
  for (const { block, number, stated } of paragraphs) {
    if (stated.complete) continue;
    const rule = stated.basis === 'information' ? 'information_without_source' : 'belief_without_grounds';
    findings.push({ rule, block, values: { number: String(number) } });
  }
  return [...checkDeponent(parts), ...findings];
}
