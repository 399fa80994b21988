import { statementsOf } from '../../text/sentences.ts';
import type { DraftKind } from '../kinds.ts';
import { prayerOf } from './prayer.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

/** A relief: words that claim it in the title, words that claim it in a paragraph, and words that pray for it. */
interface Relief {
  name: string;
  title: RegExp;
  body?: RegExp;
  prayed: RegExp;
}

const CLAIMS =
  '\\b(?:claims?|claiming|entitled (?:to|for)|entitlement to|liable (?:to pay|for|to compensate)|agreed to pay|was agreed|seeks?|seeking|recoverable|ought to be)\\b[^.;]{0,80}';
/** Words of a claim in a paragraph, before what is claimed. */
const claimed = (what: string): RegExp => new RegExp(`${CLAIMS}\\b(?:${what})\\b`, 'iu');
const RELIEFS: readonly Relief[] = [
  {
    name: 'injunction',
    title: /\binjunction\b|\border (?:XXXIX|39)\b/iu,
    body: claimed('(?:permanent|perpetual|mandatory|temporary) injunction'),
    prayed: /\binjunct|\brestrain|\bprohibit/iu,
  },
  {
    name: 'declaration',
    title: /\b(?:for|of|and|,) (?:a )?declaration\b/iu,
    body: claimed('declaration'),
    prayed: /\bdeclar/iu,
  },
  {
    name: 'possession',
    title: /\bpossession\b|\b(?:eviction|ejectment)\b/iu,
    body: claimed('(?:recover(?:y of)? |vacant )possession'),
    prayed:
      /\b(?:deliver\w*|recover\w*|hand\w*|restor\w*|put|place|decree|vacant|quiet|actual|physical|separate)\b[^.;]{0,80}\bpossession\b|\bpossession\b[^.;]{0,60}\b(?:delivered|handed|restored|given)\b|\bevict|\beject|\bvacat/iu,
  },
  {
    name: 'partition',
    title: /\bpartition\b/iu,
    prayed: /\bpartition|\bdivi(?:de|sion by|ding)\b|\bmetes and bounds\b|\bseparate share\b/iu,
  },
  {
    name: 'performance',
    title: /\bspecific performance\b/iu,
    prayed: /\bspecific|\bexecut\w+ .{0,30}\bdeed\b/iu,
  },
  {
    name: 'money',
    title:
      /\brecovery of (?:money|rs\b|₹|inr|rupees|the price|the amount|(?:a|the) sum|(?:the )?dues|arrears|(?:the )?loan)/iu,
    prayed: /\brs\.?|₹|\brupees\b|\bdecree\b|\bsum\b|\bamount\b|\barrears\b|\bdues\b/iu,
  },
  {
    name: 'interest',
    title: /\b(?:with|and|along ?with|together with|plus)\b[^\n]{0,50}(?<!\bin(?:ter)? )\binterest\b/iu,
    body: new RegExp(`${CLAIMS}\\binterest\\b(?! in\\b)|\\binterest was agreed\\b`, 'iu'),
    prayed: /\binterest\b(?! of (?:the )?(?:justice|equity|public|parties|child|minor))/iu,
  },
  {
    name: 'damages',
    title: /\bdamages\b/iu,
    body: claimed('(?:compensation or |liquidated )?damages|compensation for'),
    prayed: /\bdamages?\b|\bcompensat|\bexemplary\b|\bloss(?:es)?\b/iu,
  },
  {
    name: 'mesne',
    title: /\bmesne profits\b|\bdamages for (?:use|unauthori[sz]ed use)/iu,
    body: claimed('mesne profits'),
    prayed: /\bmesne\b|\bdamages for (?:the )?(?:use|unauthori[sz]ed)|\buse and occupation\b/iu,
  },
  {
    name: 'stay',
    title: /\b(?:for|and|seeking|ad-?interim|interim)\b[^\n]{0,20}\bstay\b|\bstay of\b/iu,
    prayed: /\bstay|\bsuspen|\bkeep in abeyance\b|\bin abeyance\b/iu,
  },
  { name: 'bail', title: /\bbail\b/iu, prayed: /\bbail\b|\breleas/iu },
  {
    name: 'quash',
    title: /\bto quash\b|\bquash(?:ing|ment)\b|\bcertiorari\b/iu,
    prayed: /\bquash|\bset(?:ting)? aside\b|\bcertiorari\b/iu,
  },
  {
    name: 'condonation',
    title: /\bcondon|\bsection 5\b[^\n]{0,40}\blimitation act/iu,
    prayed: /\bcondon|\bexcus\w+ the delay\b|\bdelay\b[^.;]{0,40}\bexcused\b/iu,
  },
  {
    name: 'maintenance',
    title: /\bmaintenance\b(?! and welfare)/iu,
    body: claimed('(?:monthly |interim |monetary )?(?:maintenance|alimony)'),
    prayed:
      /\bmaint(?:ain|enance)|\bmonthly\b|\bper (?:month|mensem)\b|\bp\.? ?m\b|\balimony\b|\bupkeep\b|\bsustenance\b|\bsubsistence\b/iu,
  },
  {
    name: 'divorce',
    title: /\bdivorce\b|\bdissolution of marriage\b|\bsection 13-?B?\b[^\n]{0,40}\bhindu marriage act\b/iu,
    prayed: /\bdivorce|\bdissol/iu,
  },
];
const WITH_RELIEF: ReadonlySet<DraftKind> = new Set([
  ...(['plaint', 'petition', 'application', 'bail_application', 'complaint'] as const),
]);

const joined = (lines: readonly DraftLine[]): string => lines.map(({ text }) => text).join('\n');

/** Claims that are settled, given up or kept for later are not made in this paper. */
const NOT_CLAIMED =
  /\b(?:settled?|settlement|full and final|compromise\w*|waiv\w+|relinquish\w*|giv\w+ up|forgo\w*|reserv\w+|withdr[ae]wn?|does not claim|do not claim|no claim|neither|nor|none of|shall not|will not|not (?:be )?entitled)\b/iu;

/** The title of a paper: lines that name what it is, before its first paragraph. */
function titleOf(parts: DraftParts): string {
  const { lines } = parts;
  const prayer = new Set(prayerOf(parts));
  const first = lines.findIndex((line) => line.number !== undefined || prayer.has(line));
  return joined(
    lines
      .slice(0, first < 0 ? 12 : first)
      .filter(({ text }) =>
        /\bsuit for\b|\bapplication\b|\bpetition\b|\bcomplaint\b|\bplaint\b|^to\b|\bappeal\b/iu.test(text),
      ),
  );
}

/** Each relief that the title or a paragraph claims is in the prayer: Order VII rule 7 of the Code of Civil Procedure. */
function reliefMissing(parts: DraftParts, prayer: string): Finding[] {
  if (!WITH_RELIEF.has(parts.kind) || prayer === '') return [];
  const title = titleOf(parts);
  return RELIEFS.flatMap(({ name, title: form, body, prayed }): Finding[] => {
    if (prayed.test(prayer)) return [];
    const claim =
      body &&
      parts.paragraphs.find(({ text }) =>
        statementsOf(text).some((said) => body.test(said) && !NOT_CLAIMED.test(said)),
      );
    const inTitle = form.test(title);
    if (!inTitle && !claim) return [];
    const block = inTitle ? null : (claim?.block ?? null);
    return [{ rule: 'relief_missing', block, values: { relief: name } }];
  });
}

const COUNTER_CLAIM = /\bcounter-? ?claim(?:s|ed|ant)?\b|\bset-?off and counter/iu;
/** A counter-claim that the paper does not make: none, one that is kept for later, or that of another. */
const NO_COUNTER_CLAIM =
  /\b(?:no|not|without|nor|reserv\w*|liberty|right to|separate(?:ly)?|plaintiff'?s?|alleged)\b[^.;]{0,60}\bcounter-? ?claims?\b|\bcounter-? ?claims?\b[^.;]{0,60}\b(?:is|are|was|be) (?:not|reserved|separately|being filed separately)\b/iu;
const OF_PLAINT = /\b(?:plaint|suit|plaintiff)\b/iu;
const VALUED = /\bvalu(?:ed|ation|e)\b|\bcourt[- ]fees?\b|\bad ?valorem\b/iu;

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
    !/\b(?:decree|allow|grant|award|pass)\w*\b[^;]{0,80}\bcounter-? ?claim|\bcounter-? ?claim[^.;]{0,60}\b(?:decreed|allowed|granted|awarded)|\bdecree\b(?![^.;]{0,40}\bdismiss)|\b(?:pay|direct\w*|refund|return)\b[^.;]{0,80}\bto (?:the|this|answering) defendant\b|\bdirect(?:ing)? the plaintiff\b/iu.test(
      prayer,
    )
  )
    findings.push({ rule: 'counter_claim_relief', block: own.block, values: {} });
  return findings;
}

const COMMERCIAL = /\bcommercial (?:courts?|suit|division|dispute|o\.?s\.?)\b/iu;
const NOT_COMMERCIAL =
  /\bnot (?:a|of a|in the nature of a|fall\w* (?:under|within)[^.;]{0,40}) ?commercial\b/iu;
/** A suit below the specified value says that the Act is not for it. */
const DENIES = /\b(?:not(?! (?:less|below))|neither|nor|(?<!not )(?:below|less than)|outside)\b/iu;
/** The step before a commercial suit, taken or left for a reason that the section knows. */
const MEDIATION =
  /\b(?:sections?|s\.|u\/s\.?|rule)\s*12-? ?A\b|\b12-? ?A of the commercial\b|\bpre-?(?:institution|litigation|suit)\b[^.;]{0,20}\bmediation\b|\bnon-?starter\b|\blegal services authority\b|\bform[- ]?(?:3|III)\b|\bmediation\b|\burgent (?:ad-? ?interim |interim |immediate )?(?:reliefs?|protection|orders?|injunction)\b/iu;
/** A sentence that denies the step or the urgency says nothing of either. */
const NO_STEP =
  /\b(?:no|not|never|without)\b[^.;]{0,40}\b(?:urgent|urgency)\b(?: (?:interim )?(?:relief|protection|order)s?)?|\b(?:no|never|without|not)\b[^.;]{0,30}\bmediation\b/iu;
const TRUTH = /\bstatements? of truth\b/iu;

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

/** Compares a paper's claims with its prayer. */
export function checkReliefs(parts: DraftParts): Finding[] {
  const prayer = joined(prayerOf(parts));
  return [...reliefMissing(parts, prayer), ...counterClaim(parts, prayer), ...commercialSteps(parts)];
}
