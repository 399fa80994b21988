/** Verbs of two words that papers hardly ever have, in the word that they use. */
const PHRASAL: readonly (readonly [RegExp, string])[] = [
  [/\b(?:turn(?:ed|s)?|knock(?:ed)?)\sdown\b/giu, 'refused'],
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
  [/\bwants?(?=\W*(?:altogether\b|in\s(?:all|total)\b|for\b|from\b|$))/giu, 'claim'],
  [/\b(?:pa(?:id|y)\soff|pay\severything\soff)\b/giu, 'repaid'],
  [/\bgave\sup\b/giu, 'relinquished'],
  [/\b(?:break|broke|broken)\sinto\b/giu, 'burgled'],
];

/** A question with its verbs of two words in one: *When was the visa turned down?* asks when it was refused. O(n). */
export const withPlainVerbs = (question: string): string =>
  PHRASAL.reduce((text, [phrase, verb]) => text.replace(phrase, verb), question);
