/** How a proceeding ended. */
export type Disposal =
  | 'allowed'
  | 'partly allowed'
  | 'dismissed'
  | 'dismissed as withdrawn'
  | 'dismissed as infructuous'
  | 'disposed of'
  | 'quashed'
  | 'remanded'
  | 'decreed'
  | 'convicted'
  | 'acquitted'
  | 'transferred'
  | 'bail granted'
  | 'bail refused';

const MATTER =
  '(?:petitions?|appeals?|applications?|suits?|revisions?|references?|cases?|reviews?|writs?|matters?|w\\.?ps?|slps?|crl\\.?\\s?a)';
const GAP = '[^.;]{0,90}?';

/**
 * Specific before general: 'partly allowed' is read before 'allowed'. Each rule with the words of which a sentence has one
 * that it matches: a fast check before a long pattern.
 */
const RULES: readonly (readonly [disposal: Disposal, words: readonly string[], rule: RegExp])[] = [
  [
    'partly allowed',
    ['allow', 'succeed'],
    new RegExp(
      `\\b${MATTER}\\b${GAP}\\b(?:partly|partially)[- ]allowed|\\b(?:partly|partially)\\s+allow(?:ed)?\\b|\\ballowed\\s+in\\s+part\\b|\\bsucceeds?\\s+in\\s+part\\b`,
      'i',
    ),
  ],
  ['dismissed as withdrawn', ['dismissed'], /\bdismissed\s+as\s+(?:not\s+pressed|withdrawn)/i],
  [
    'dismissed as infructuous',
    ['dismissed'],
    /\bdismissed\s+as\s+(?:having\s+become\s+|having\s+been\s+rendered\s+)?infructuous/i,
  ],
  [
    'bail granted',
    ['bail'],
    /\b(?:(?:shall|be|is|are|ordered to be)\s+(?:enlarged|released)\s+on\s+(?:regular\s+|anticipatory\s+)?bail|admitted\s+to\s+bail|bail\s+is\s+granted)/i,
  ],
  [
    'bail refused',
    ['bail'],
    /\bbail\s+(?:application\s+|petition\s+)?(?:is\s+|stands\s+)?(?:rejected|refused|declined)/i,
  ],
  [
    'remanded',
    ['remand', 'remitted', 'sent'],
    /\b(?:remanded|remitted|remand(?:ing)?|sent)\s+(?:back\s+)?(?:the\s+(?:matter|case)\s+)?(?:back\s+)?to\b|\bmatter\s+is\s+(?:remanded|remitted)/i,
  ],
  [
    'dismissed',
    ['dismiss', 'rejected'],
    new RegExp(
      `\\b${MATTER}\\b${GAP}\\b(?:is|are|stands?|be|were|was|being|hereby|accordingly|fails?[^.;]{0,20}|hence|therefore|same|with)\\b[^.;]{0,40}?\\b(?:dismissed|rejected)\\b|\\bdismiss(?:es)?\\s+(?:the|this|these|both|all)\\b|^\\s*(?:appeals?|petitions?)\\s+dismissed\\b`,
      'im',
    ),
  ],
  [
    'allowed',
    ['allow'],
    new RegExp(
      `\\b${MATTER}\\b${GAP}\\b(?:is|are|stands?|be|were|was|succeeds?|must|hereby|accordingly)\\b[^.;]{0,40}?\\ballowed\\b|\\ballow(?:s)?\\s+(?:the|this|these|both|all)\\b[^.;]{0,20}${MATTER}|^\\s*(?:appeals?|petitions?)\\s+allowed\\b`,
      'im',
    ),
  ],
  ['decreed', ['decreed'], /\bsuit\b[^.;]{0,60}\bdecreed\b/i],
  ['acquitted', ['acquitted'], /\b(?:is|are|stands?|hereby)\s+acquitted\b/i],
  [
    'transferred',
    ['transferred'],
    new RegExp(`\\b${MATTER}\\b${GAP}\\b(?:is|are|stands?)\\s+transferred\\b`, 'i'),
  ],
  [
    'disposed of',
    ['dispos'],
    new RegExp(
      `\\b(?:${MATTER}\\b${GAP}\\b)?(?:is|are|stands?|be|hereby|accordingly|finally)\\s+[^.;]{0,30}?disposed\\s+(?:of|off)\\b|\\bdispos(?:e|ing)\\s+(?:of|off)\\s+(?:the|this|these)\\b`,
      'i',
    ),
  ],
  [
    'quashed',
    ['quashed', 'aside'],
    /\b(?:is|are|stands?|hereby|be)\b[^.;]{0,30}\b(?:quashed|set\s+aside)\b/i,
  ],
];
const TAIL = 2_500;
const OPERATIVE =
  /allow|dismiss|dispos|quash|set\s+aside|reman|remit|decree|acquit|transfer|bail|reject|refus|succeed|sent\s+back/i;
/** Applications disposed of with the main matter, and orders of lower courts that the judgment only recounts. */
const ASIDE =
  /\b(?:pending|miscellaneous|interlocutory|connected\s+(?:misc|application)|consequently|i\.?a\.?s?|stay)\b[^.;]*\b(?:disposed|dismissed|closed|allowed)\b|\b(?:high court|trial court|tribunal|court below|appellate court|learned (?:single )?judge)\b[^.;]{0,60}\b(?:had\s+)?(?:dismissed|allowed|rejected)\b/gi;

/**
 * How the judgment ended, from its closing words (the last 2,500 characters): the operative sentence nearest the
 * end decides; connected applications and what the courts below did are left out. Undefined when no sentence says it.
 */
export function findDisposal(text: string): Disposal | undefined {
  const tail = text.slice(-TAIL).replace(/\s{2,}|[^\S ]/g, ' ');
  const sentences = tail.split(/(?<=[.;])\s+(?=[\p{Lu}\d("“])/u);
  for (let i = sentences.length - 1; i >= 0; i -= 1) {
    const printed = (sentences[i] ?? '').slice(0, 700);
    if (!OPERATIVE.test(printed)) continue;
    const sentence = printed.replace(ASIDE, ' ');
    const small = sentence.toLowerCase();
    for (const [disposal, words, rule] of RULES)
      if (words.some((word) => small.includes(word)) && rule.test(sentence)) return disposal;
  }
  return undefined;
}
