import type { DraftKind } from '../kinds.ts';
import { prayerOf } from './parts.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

/** A relief: words that claim it in the title, words that claim it in a paragraph, and words that pray for it. */
interface Relief {
  name: string;
  title: RegExp;
  body?: RegExp;
  prayed: RegExp;
}

const CLAIMS = '\\b(?:claims?|entitled to|liable to pay|agreed to pay|was agreed|seeks?)\\b[^.;]{0,60}';
const RELIEFS: readonly Relief[] = [
  { name: 'injunction', title: /\binjunction\b/iu, prayed: /\binjunct|\brestrain/iu },
  { name: 'declaration', title: /\bdeclaration\b/iu, prayed: /\bdeclar/iu },
  { name: 'possession', title: /\b(?:recovery of )?possession\b/iu, prayed: /\bpossession\b/iu },
  { name: 'partition', title: /\bpartition\b/iu, prayed: /\bpartition|\bdivi(?:de|sion)\b/iu },
  {
    name: 'performance',
    title: /\bspecific performance\b/iu,
    prayed: /\bspecific|\bexecut\w+ .{0,30}\bdeed\b/iu,
  },
  {
    name: 'money',
    title: /\brecovery of (?:money|rs\.?|₹|rupees|the price|the amount|a sum|dues)\b/iu,
    prayed: /\brs\.?|₹|\brupees\b|\bdecree\b|\bsum\b|\bamount\b/iu,
  },
  {
    name: 'interest',
    title: /\bwith interest\b/iu,
    body: new RegExp(`${CLAIMS}\\binterest\\b|\\binterest was agreed\\b`, 'iu'),
    prayed: /\binterest\b/iu,
  },
  {
    name: 'damages',
    title: /\bdamages\b/iu,
    body: new RegExp(`${CLAIMS}\\bdamages\\b`, 'iu'),
    prayed: /\bdamages|\bcompensat|\brs\.?|₹/iu,
  },
  { name: 'mesne', title: /\bmesne profits\b/iu, prayed: /\bmesne\b/iu },
  { name: 'stay', title: /\bfor stay\b|\band stay\b|\bstay of\b/iu, prayed: /\bstay|\bsuspen/iu },
  { name: 'bail', title: /\bbail\b/iu, prayed: /\bbail\b|\breleas/iu },
  { name: 'quash', title: /\bto quash\b|\bquashing\b/iu, prayed: /\bquash/iu },
  { name: 'condonation', title: /\bcondon/iu, prayed: /\bcondon/iu },
  { name: 'maintenance', title: /\bmaintenance\b/iu, prayed: /\bmaint(?:ain|enance)|\bmonthly\b/iu },
  { name: 'divorce', title: /\bdivorce\b|\bdissolution of marriage\b/iu, prayed: /\bdivorce|\bdissol/iu },
];
const WITH_RELIEF: ReadonlySet<DraftKind> = new Set([
  ...(['plaint', 'petition', 'application', 'bail_application', 'complaint'] as const),
]);

const joined = (lines: readonly DraftLine[]): string => lines.map(({ text }) => text).join('\n');

/** The title of a paper: lines that name what it is, before its first paragraph. */
function titleOf({ lines }: DraftParts): string {
  const first = lines.findIndex(({ number }) => number !== undefined);
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
    const claim = body && parts.paragraphs.find(({ text }) => body.test(text));
    if (!form.test(title) && !claim) return [];
    return [{ rule: 'relief_missing', block: claim?.block ?? null, values: { relief: name } }];
  });
}

const COUNTER_CLAIM = /\bcounter-? ?claim(?:s|ed|ant)?\b|\bset-?off and counter/iu;
const NO_COUNTER_CLAIM = /\bno (?:set-?off or )?counter-? ?claim\b/iu;

/**
 * A counter-claim has the effect of a cross-suit and follows the rules of a plaint, with its relief and its value: Order
 * VIII rule 6A(2) and (4) of the Code of Civil Procedure.
 */
function counterClaim(parts: DraftParts, prayer: string): Finding[] {
  if (parts.kind !== 'written_statement') return [];
  const own = parts.lines.find(({ text }) => COUNTER_CLAIM.test(text) && !NO_COUNTER_CLAIM.test(text));
  if (!own) return [];
  const findings: Finding[] = [];
  const text = joined(parts.lines);
  if (
    !/\bcounter-? ?claim\b[^.;]{0,80}\bvalued?\b|\bvalued?\b[^.;]{0,80}\bcounter-? ?claim\b|\bcourt fees?\b/iu.test(
      text,
    )
  )
    findings.push({ rule: 'counter_claim_value', block: own.block, values: {} });
  if (!/\bcounter-? ?claim|\bdecree\b(?![^.;]{0,40}\bdismiss)|\bpay to the defendant\b/iu.test(prayer))
    findings.push({ rule: 'counter_claim_relief', block: own.block, values: {} });
  return findings;
}

const COMMERCIAL = /\bcommercial (?:courts?|suit|division|dispute|o\.?s\.?)\b/iu;
const MEDIATION = /\b12-? ?A\b|\bpre-?(?:institution|litigation) mediation\b|\burgent interim relief\b/iu;
const TRUTH = /\bstatement of truth\b/iu;

/**
 * A commercial suit without urgent interim relief follows mediation: section 12A of the Commercial Courts Act, 2015; Patil
 * Automation (P) Ltd. v. Rakheja Engineers (P) Ltd., (2022) 10 SCC 1. Its pleading has a statement of truth: Order VI rule
 * 15A of the Code of Civil Procedure as that Act amends it.
 */
function commercialSteps(parts: DraftParts): Finding[] {
  const text = joined([...parts.lines, ...parts.attached.flatMap(({ lines }) => lines)]);
  if (parts.kind !== 'plaint' || !COMMERCIAL.test(text)) return [];
  const missing = (rule: Finding['rule']): Finding => ({ rule, block: null, values: {} });
  return [
    ...(MEDIATION.test(text) ? [] : [missing('mediation_missing')]),
    ...(TRUTH.test(text) ? [] : [missing('statement_of_truth_missing')]),
  ];
}

/** Compares a paper's claims with its prayer. */
export function checkReliefs(parts: DraftParts): Finding[] {
  const prayer = joined(prayerOf(parts));
  return [...reliefMissing(parts, prayer), ...counterClaim(parts, prayer), ...commercialSteps(parts)];
}
