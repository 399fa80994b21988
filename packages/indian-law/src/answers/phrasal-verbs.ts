/** Verbs of two words that papers hardly ever have, in the word that they use. */
const PHRASAL: readonly (readonly [RegExp, string])[] = [
  [/\bturn(?:ed|s)?\sdown\b/giu, 'refused'],
  [/\b(?:knock|pull|tear|tore|torn)(?:ed)?\sdown\b/giu, 'demolished'],
  [
    /\b(?:take|took|taken)\sdown(?=\s(?:the|his|her|its|an?)\s(?:\p{L}+\s){0,2}(?:floor|wall|building|house|structure|roof|shed|portion)\b)/giu,
    'demolished',
  ],
  [
    /\b(?:knock|pull|tear|take|bring)\s(?:anything|something|it|them|this|that|(?:the|his|her)\s\p{L}+)\sdown\b/giu,
    'demolish',
  ],
  [/\bput\sinto\s(?:my|his|her|our|their)\shands?\b/giu, 'received'],
  [/\bput\sup(?=\s(?:in|on|by|at\sa\scost)\b)/giu, 'built'],
  [/\b(?:put|laid)\saside\sfor\b/giu, 'kept for'],
  // A court sets an award aside for bias: money alone is kept.
  [
    /\bset\saside\sfor\b(?<=(?:\b(?:money|sums?|funds?|deposits?|rupees|lakhs?|crores?|how\smuch\s(?:did|has|had|have))|\d)\W+(?:(?!award|decree|order)\p{L}+\s){0,3}set\saside\sfor)/giu,
    'kept for',
  ],
  [/\bput\san\send\sto\b/giu, 'ended'],
  [/\bbreath(?:e|ed)\s(?:his|her|their)\slast\b/giu, 'died'],
  [/\b(?:came|come)\sto\shand\b/giu, 'received'],
  [/\b(?:rang|ring|rung|called)\s(?:(?:me|him|her|us|them)\s)?up\b/giu, 'telephoned'],
  [
    /\blook(?:s|ed|ing)?\sinto\s(?=(?:the|this|her|his|our|their)\s(?:case|matter|complaint|crime|theft|accident|fraud|affair)\b)/giu,
    'investigating ',
  ],
  [/\blook(?:ed)?\s(?:through|into)\b/giu, 'searched'],
  [/\b(?:went|gone|go)\smissing\b/giu, 'lost'],
  [/\bhand(?:ed)?\sover\b/giu, 'delivered'],
  [/\b(?:take|took|taken)\splace\b/giu, 'held'],
  [/\bcut\soff\b/giu, 'disconnected'],
  [/\bput\soff\b/giu, 'postponed'],
  [/\b(?:found|find)\sguilty\b/giu, 'convicted'],
  [/\b(?:let\soff|set\sfree)\b/giu, 'released'],
  [/\b(?:ran|run)\saway\b/giu, 'absconded'],
  [/\b(?:get|got|gotten)\sback\b/giu, 'recovered'],
  [/\b(?:get|got)\smarried\b/giu, 'married'],
  [/\bmov(?:e|ed)\s(?:out|house)\b/giu, 'shifted'],
  [/\b(?:draw|drew|drawn)\sup\b/giu, 'prepared'],
  [/\bfill(?:ed)?\s(?:in|out|up)\b/giu, 'completed'],
  [/\b(?:tip(?:ped)?|turn(?:ed)?|topple(?:d)?)\sover\b/giu, 'overturned'],
  [/\b(?:at|behind)\sthe\swheel\b/giu, 'the driver'],
  [/\bhead\sof\s(?=(?:the|this|her|his)\s(?:school|college)\b)/giu, 'principal of '],
  [/\bpass(?:ed)?\saway\b/giu, 'died'],
  [/\bcall(?:ed|s)?\soff\b/giu, 'cancelled'],
  [/\b(?:sent|gave|given|give|send|come|came|comes|hand(?:ed)?)\sback\b/giu, 'returned'],
  [/\b(?:paid|pay)\sback\b/giu, 'repaid'],
  [/\bhand(?:ed|s)?\sin\b/giu, 'submitted'],
  [/\b(?:find|found)\sout\b/giu, 'discovered'],
  [/\b(?:throw|threw|thrown)\sout\b/giu, 'evicted'],
  [/\b(?:lay|laid)\soff\b/giu, 'retrenched'],
  [/\b(?:bring|brought)\s(?:an?\s)?(?:case|suit|action)\b/giu, 'filed suit'],
  [
    /\b(case|suit|action)\s((?:will|shall|must|to|was|were|has|had)\s)?(be(?:en)?\s)?brought\b/giu,
    '$1 $2$3filed',
  ],
  [/\bwants?(?=\W*(?:altogether\b|in\s(?:all|total)\b|for\b|from\b|$))/giu, 'demand'],
  [/\b(?:pa(?:id|y)\soff|pay\severything\soff)\b/giu, 'repaid'],
  [/\bgave\sup\b/giu, 'relinquished'],
  [
    /\b(who\s(?:gets|receives|takes|inherits)\b.{0,40})\sif\s(?:he|she|the\s\p{L}+)\s(?:dies|died)\b/giu,
    '$1 the nominee',
  ],
  // A statement rejects so; a question (*Which injunctions cannot be granted?*) asks for a rule.
  [
    /\b(?:cannot|can\snot|could\snot)\sbe\s(?:entertained|accepted|allowed|granted|considered)\b(?![^.?]*\?)(?<!^\W*(?:(?:in|for|to|on|under|by)\s)?(?:which|what|when|why|whom?|whose|where|how)\b[^.?]*)/giu,
    'rejected',
  ],
  [/\bput\sthe\s(loss|damage|value|cost)s?\sat\b/giu, 'assessed the $1 at'],
  [
    /\b(?:put|fitted)\sin\b(?=\s(?:the|a|an|new|his|her|its)\s(?:\p{L}+\s){0,2}(?:meter|pump|pipe|line|lift|machine|window|door|camera|cable|panels?)\b)/giu,
    'installed',
  ],
  [/\bcarr(?:y|ied)\sout\b/giu, 'performed'],
  [/\b(?:come|came)\sto\slight\b/giu, 'discovered'],
  [/\b(?:come|came)\sto\sknow\b/giu, 'discovered'],
  [/\bpicked\sup(?=\sby\s(?:the\s)?(?:\p{L}+\s)?police\b)/giu, 'arrested'],
  [/\bpick(?:ed)?\sup\b(?!\sby\s(?:the\s)?(?:\p{L}+\s)?police\b)/giu, 'collected'],
  [/\bset\sup\b/giu, 'established'],
  [/\bshut\sdown\b/giu, 'closed'],
  [/\b(?:turn|turned|show|showed)\sup\b/giu, 'appeared'],
  [/\b(?:run|ran)\sout\b/giu, 'expired'],
  [/\b(?:run|ran)\sover\b/giu, 'hit'],
  [/\b(?:split|broke|broken)\sup\b/giu, 'separated'],
  [/\b(?:hold|held|keep|kept)\sback\b/giu, 'withheld'],
  [
    /\blet\sout(?=\s(?:on\s(?:\p{L}+\s)?(?:bail|parole|probation)|of\s(?:jail|prison|custody))\b)/giu,
    'released',
  ],
  [
    /\blet\sout\b(?!\s(?:on\s(?:\p{L}+\s)?(?:bail|parole|probation)|of\s(?:jail|prison|custody))\b)/giu,
    'leased',
  ],
  [/\b(?:back|backed|pull|pulled)\sout\b/giu, 'withdrew'],
  [/\b(?:take|took|taken)\son\b(?=\s(?:a|an|the|new|more|as|his|her|\p{Lu}))/gu, 'engaged'],
  [/\bg[eo]t\srid\sof\b/giu, 'disposed'],
  [/\b(?:get|got)\sin\stouch\b/giu, 'contacted'],
  [/\b(?:own|owned)\sup\b/giu, 'admitted'],
  [/\bmake\sup\sfor\b/giu, 'compensate'],
  [/\bmade\sup\sfor\b/giu, 'compensated'],
  [/\b(?:go|goes|went|gone)\sup\b(?=\W*$|\s(?:to|by|from)\b)/giu, 'increased'],
  [/\b(?:put|puts)\sup\sthe\s(?=(?:rent|price|fee|charge|rate)s?\b)/giu, 'increased the '],
  [/\b(?:break|broke|broken)\sinto\b/giu, 'burgled'],
];

const ANY = new RegExp(PHRASAL.map(([{ source }]) => source).join('|'), 'iu');

/** The plain verbs of the verbs of two words in a text. O(n). */
export function plainVerbsIn(text: string): string {
  if (!ANY.test(text)) return '';
  return PHRASAL.flatMap(([phrase, verb]) =>
    verb.includes('$') || text.search(phrase) < 0 ? [] : [verb.trim()],
  ).join(' ');
}

/** A question with its verbs of two words in one: *When was the visa turned down?* asks when it was refused. O(n). */
export const withPlainVerbs = (question: string): string =>
  PHRASAL.reduce((text, [phrase, verb]) => text.replace(phrase, verb), question);
