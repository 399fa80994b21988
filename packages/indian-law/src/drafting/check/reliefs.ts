import { statementsOf } from '../../text/sentences.ts';
import type { DraftKind } from '../kinds.ts';
import { OF_COSTS, slipsOfPrayer, sumsOf } from './amounts.ts';
import { prayerOf } from './prayer.ts';
import { RELIEFS } from './relief-forms.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

const WITH_RELIEF: ReadonlySet<DraftKind> = new Set([
  ...(['plaint', 'petition', 'application', 'bail_application', 'complaint'] as const),
]);

const joined = (lines: readonly DraftLine[]): string => lines.map(({ text }) => text).join('\n');

/** Claims that are settled, given up or kept for later are not made in this paper. */
const NOT_CLAIMED =
  /\b(?:settled?|settlement|full and final|compromise\w*|waiv\w+|relinquish\w*|giv\w+ up|forgo\w*|reserv\w+|withdr[ae]wn?|does not claim|do not claim|no claim|neither|nor|none of|shall not|will not|not (?:be )?entitled|may (?:\w+ ){0,2}(?:seek|claim|obtain|apply)|(?:non-?caveator|respondents?|defendants?|opposite part(?:y|ies)|opponents?|accused) (?:\w+ ){0,2}(?:claim(?:s|ed|ing)?|seeks?|sought|(?:is|are) not))\b/iu;

/** The title of a paper: lines that name what it is, before its first paragraph. */
function titleOf(parts: DraftParts): string {
  const { lines } = parts;
  const prayer = new Set(prayerOf(parts));
  const first = lines.findIndex((line) => line.number !== undefined || prayer.has(line));
  return joined(
    lines
      .slice(0, first < 0 ? 12 : first)
      .filter(({ text }) =>
        /\bsuit for\b|\bapplication\b|\bpetition\b|\bcomplaint\b|\bplaint\b|^to\b|\bappeal\b|^\W*for\b|वाद|आवेदन|प्रार्थना|याचिका|மனு|வழக்கு/iu.test(
          text,
        ),
      ),
  );
}

/** Lines of the body that relate something: from the first paragraph to the prayer, those without a number too ('4.5 …'). */
function linesOfBody(parts: DraftParts): DraftLine[] {
  const apart = new Set([...prayerOf(parts), ...parts.index, ...parts.verification, ...parts.head]);
  return parts.lines.filter(
    (line) => !apart.has(line) && (line.number !== undefined || line.text.length > SHORTEST_STATEMENT),
  );
}
/** Limit: letters of a line without a number from which it is a statement. */
const SHORTEST_STATEMENT = 60;

/** Each relief that the title or a paragraph claims is in the prayer: Order VII rule 7 of the Code of Civil Procedure. */
function reliefMissing(parts: DraftParts, prayer: string): Finding[] {
  if (!WITH_RELIEF.has(parts.kind) || prayer === '') return [];
  const title = titleOf(parts);
  const claiming = linesOfBody(parts);
  return RELIEFS.flatMap(({ name, title: form, body, prayed }): Finding[] => {
    if (prayed.test(prayer)) return [];
    const claim =
      body &&
      claiming.find(({ text }) =>
        statementsOf(text).some((said) => body.test(said) && !NOT_CLAIMED.test(said)),
      );
    if (claim && sumsOf(claim.text).some((sum) => sumsOf(prayer).includes(sum)) && name !== 'interest')
      return [];
    const inTitle = form.test(title);
    if (!inTitle && !claim && !(name === 'bail' && parts.kind === 'bail_application')) return [];
    const paragraph = inTitle || claim?.number === undefined ? 'none' : String(claim.number);
    const finding: Finding = { rule: 'relief_missing', block: null, values: { relief: name, paragraph } };
    return [inTitle ? finding : { ...finding, unsure: true }];
  });
}

/** Words by which a paper claims a sum for its own side. */
const CLAIMS_SUM =
  /\b(?:petitioner|plaintiff|complainant|applicant|claimant)s?\b[^.;]{0,60}\bentitled to\b|\b(?:petitioner|plaintiff|complainant|applicant|claimant)s? (?:[\p{L}]+ly |also |therefore |hereby |further )?claims?\b|\b(?:and|they|he|she) claims? (?:a |the )?(?:sum|amount|compensation|damages)\b|\b(?:defendant|respondent|opposite part(?:y|ies)|opponent)s?\b[^.;]{0,60}\bliable to (?:pay|refund|return|reimburse|compensate)\b|(?:वादी|वादिनी|प्रार्थी|प्रार्थिया|प्रार्थिनी|आवेदक|आवेदिका|परिवादी|परिवादिनी|याची)[^।]{0,120}(?:अधिकारी|हकदार|अधिकारिणी) है|(?:வாதி|மனுதாரர்|புகார்தாரர்)[^.]{0,120}(?:கோருகிறார்|உரிமையுடையவர்|பெற உரிமை)/iu;
/** Behind these words a claim gives its reasons. */
const REASON =
  /,? \b(?:as|because|since|which|who|when|whereas|being|having|out of|against|after|less|besides the)\b/iu;
/** A sum of others: the prayer for it asks for them. */
const TOTAL =
  /\b(?:total\w*|aggregate|in all|sum total|altogether|comes? to|amount(?:s|ing)? to|valued|valuation|due|outstanding|payable)\b|कुल|मूल्यांकन|மொத்த|மதிப்பீ/iu;

/** True where a sum that the prayer names holds another one: it is a total, or the two differ by sums of the paper. */
function isHeld(sum: string, asked: readonly string[], said: readonly string[]): boolean {
  const stated = new Set(said.flatMap(sumsOf).map(Number));
  const ofTotal = new Set(said.filter((one) => TOTAL.test(one)).flatMap(sumsOf));
  return asked.some((one) => {
    const rest = Number(one) - Number(sum);
    if (rest <= 0) return false;
    return ofTotal.has(one) || stated.has(rest) || [...stated].some((other) => stated.has(rest - other));
  });
}

/** Each sum that a paragraph claims for its own side is in a prayer that names sums; the prayer names none of its own. */
function sumMissing(parts: DraftParts, prayer: string): Finding[] {
  const asked = sumsOf(prayer);
  // A sum of costs is for the court: a prayer that names no other claims none of its own.
  if (!WITH_SUMS.has(parts.kind) || sumsOf(prayer.replaceAll(OF_COSTS, ' ')).length === 0) return [];
  const body = linesOfBody(parts);
  const said = body.flatMap(({ text }) => statementsOf(text));
  const notAsked = (text: string): string[] =>
    statementsOf(text)
      .filter((one) => CLAIMS_SUM.test(one) && !NOT_CLAIMED.test(one))
      .flatMap((one) => sumsOf(one.slice(one.search(CLAIMS_SUM)).split(REASON)[0] ?? ''))
      .filter((sum) => !asked.includes(sum) && !isHeld(sum, asked, said));
  if (slipsOfPrayer(parts).length > 0) return [];
  const ofTitle = sumsOf(titleOf(parts)).filter((sum) => !asked.includes(sum));
  const missing = body.find(({ text }) => notAsked(text).length > 0);
  const claimed = ofTitle[0] ?? notAsked(missing?.text ?? '')[0];
  if (claimed === undefined) return [];
  const strange = strangeSum(parts, said);
  if (strange)
    return [
      {
        rule: 'amount_differs',
        block: strange.line.block,
        values: { one: `Rs. ${claimed}`, other: `Rs. ${strange.sum}` },
      },
    ];
  if (!missing) return [];
  const paragraph = missing.number === undefined ? 'none' : String(missing.number);
  return [
    { rule: 'relief_missing', block: null, values: { relief: 'money', paragraph }, unsure: true as const },
  ];
}
/** A sum that the prayer alone has, in figures of a claim and not of costs. */
function strangeSum(
  parts: DraftParts,
  said: readonly string[],
): { line: DraftLine; sum: string } | undefined {
  const stated = new Set([...said, titleOf(parts)].flatMap(sumsOf));
  return upToSchedule(prayerOf(parts))
    .flatMap((line) => sumsOf(line.text.replaceAll(OF_COSTS, ' ')).map((sum) => ({ line, sum })))
    .find(({ sum }) => !stated.has(sum));
}
const WITH_SUMS: ReadonlySet<DraftKind> = new Set(['plaint', 'petition', 'complaint'] as const);

const COUNTER_CLAIM =
  /\bcounter-? ?claim(?:s|ed|ant)?\b|\bset-?off and counter|प्रति-? ?दाव[ाे]|काउ(?:न्|ं)टर[ -]?क्लेम|எதிர்(?:க்)? ?(?:உரிமைக் ?)?கோரிக்கை/iu;
/** A counter-claim that the paper does not make: none, one that is kept for later, or that of another. */
const NO_COUNTER_CLAIM =
  /\b(?:no|not|without|nor|reserv\w*|liberty|right to|separate(?:ly)?|plaintiff'?s?|alleged)\b[^.;]{0,60}\bcounter-? ?claims?\b|\bcounter-? ?claims?\b[^.;]{0,60}\b(?:is|are|was|be) (?:not|reserved|separately|being filed separately)\b|प्रति-? ?दाव[ाे][^।]{0,40}(?:नहीं|पृथक|अलग)/iu;
const OF_PLAINT = /\b(?:plaint|suit|plaintiff)\b/iu;
const VALUED =
  /\bvalu(?:ed|ation|e)\b|\bcourt[- ]fees?\b|\bad ?valorem\b|मूल्यांकन|न्याय ?शुल्क|कोर्ट ?फीस|மதிப்பி|மதிப்பீ|நீதிமன்றக் ?கட்டண/iu;

/**
 * A counter-claim has the effect of a cross-suit and follows the rules of a plaint, with its relief and its value: Order
 * VIII rule 6A(2) and (4) of the Code of Civil Procedure.
 */
function counterClaim(parts: DraftParts, prayer: string): Finding[] {
  if (parts.kind !== 'written_statement') return [];
  const own = parts.lines.find(({ text }) => COUNTER_CLAIM.test(text) && !NO_COUNTER_CLAIM.test(text));
  if (!own) return [];
  const findings: Finding[] = [];
  const isValued = parts.lines
    .slice(parts.lines.indexOf(own))
    .some(({ text }) => VALUED.test(text) && (COUNTER_CLAIM.test(text) || !OF_PLAINT.test(text)));
  if (!isValued) findings.push({ rule: 'counter_claim_value', block: own.block, values: {} });
  if (
    !/\b(?:decree|allow|grant|award|pass)\w*\b[^;]{0,80}\bcounter-? ?claim|\bcounter-? ?claim[^.;]{0,60}\b(?:decreed|allowed|granted|awarded)|\bdecree\b(?![^.;]{0,40}\bdismiss)|\b(?:pay|direct\w*|refund|return)\b[^.;]{0,80}\bto (?:the|this|answering) defendant\b|\bdirect(?:ing)? the plaintiff\b|प्रति-? ?दाव[ाे][^।]{0,80}(?:डिक्री|स्वीकार|मंजूर|जयपत्र)|(?:डिक्री|दिलाय|दिलाई)[^।]{0,60}प्रति-? ?दाव|எதிர் ?(?:உரிமைக் ?)?கோரிக்கை[^.]{0,80}(?:தீர்ப்|அனுமதி)/iu.test(
      prayer,
    )
  )
    findings.push({ rule: 'counter_claim_relief', block: own.block, values: {} });
  return findings;
}

const COMMERCIAL =
  /\bcommercial (?:courts?|suit|division|dispute|o\.?s\.?)\b|वाणिज्यिक (?:न्यायालय|विवाद|वाद)|வணிக (?:நீதிமன்ற|வழக்கு)/iu;
const NOT_COMMERCIAL =
  /\bnot (?:a|of a|in the nature of a|fall\w* (?:under|within)[^.;]{0,40}) ?commercial\b/iu;
/** A suit below the specified value says that the Act is not for it. */
const DENIES = /\b(?:not(?! (?:less|below))|neither|nor|(?<!not )(?:below|less than)|outside)\b/iu;
/** The step before a commercial suit, taken or left for a reason that the section knows. */
const MEDIATION =
  /\b(?:sections?|s\.|u\/s\.?|rule)\s*12-? ?A\b|\b12-? ?A of the commercial\b|\bpre-?(?:institution|litigation|suit)\b[^.;]{0,20}\bmediation\b|\bnon-?starter\b|\blegal services authority\b|\bform[- ]?(?:3|III)\b|\bmediation\b|मध्यस्थता|सुलह|विधिक सेवा प्राधिकरण|धारा 12|சமரச|\burgent (?:ad-? ?interim |interim |immediate )?(?:reliefs?|protection|orders?|injunction)\b/iu;
/** A sentence that denies the step or the urgency says nothing of either. */
const NO_STEP =
  /\b(?:no|not|never|without)\b[^.;]{0,40}\b(?:urgent|urgency)\b(?: (?:interim )?(?:relief|protection|order)s?)?|\b(?:no|never|without|not)\b[^.;]{0,30}\bmediation\b/iu;
const TRUTH = /\bstatements? of truth\b|सत्य(?:ता)? (?:का |के )?(?:कथन|विवरण)|உண்மை (?:அறிக்கை|கூற்று)/iu;

/**
 * A commercial suit without urgent interim relief follows mediation: section 12A of the Commercial Courts Act, 2015; Patil
 * Automation (P) Ltd. v. Rakheja Engineers (P) Ltd., (2022) 10 SCC 1. Its pleading has a statement of truth: Order VI rule
 * 15A of the Code of Civil Procedure as that Act amends it.
 */
function commercialSteps(parts: DraftParts): Finding[] {
  // A list names papers and says nothing of a step.
  const listed = new Set(parts.index);
  const said = parts.lines.filter((line) => !listed.has(line));
  const text = joined([...said, ...parts.attached.flatMap(({ lines }) => lines)]);
  const isCommercial = statementsOf(text).some((one) => COMMERCIAL.test(one) && !DENIES.test(one));
  if (parts.kind !== 'plaint' || !isCommercial || NOT_COMMERCIAL.test(text)) return [];
  const stepped = statementsOf(text).some((one) => MEDIATION.test(one.replace(NO_STEP, ' ')));
  const missing = (rule: Finding['rule']): Finding => ({ rule, block: null, values: {} });
  return [
    ...(stepped ? [] : [missing('mediation_missing')]),
    ...(TRUTH.test(text) ? [] : [missing('statement_of_truth_missing')]),
  ];
}

/** A schedule below the prayer describes something and asks for nothing. */
const SCHEDULE =
  /^\W*(?:(?:the )?(?:[\p{L}"“”]{1,8} )?schedule\b|description of\b|list of\b|index\b).{0,60}$/iu;
function upToSchedule(prayer: readonly DraftLine[]): readonly DraftLine[] {
  const end = prayer.findIndex(({ text }, at) => at > 0 && SCHEDULE.test(text));
  return end < 0 ? prayer : prayer.slice(0, end);
}

/** Compares a paper's claims with its prayer. */
export function checkReliefs(parts: DraftParts): Finding[] {
  const prayer = joined(upToSchedule(prayerOf(parts)));
  const reliefs = reliefMissing(parts, prayer);
  return [
    ...(reliefs.length > 0 ? reliefs : sumMissing(parts, prayer)),
    ...counterClaim(parts, prayer),
    ...commercialSteps(parts),
  ];
}
