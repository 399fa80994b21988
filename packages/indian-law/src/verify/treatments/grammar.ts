import type { TreatmentKind } from '../types.ts';

/** Words between a subject and its predicate. Each ends with a blank or a comma, so that no run of them is read twice. */
const AUXILIARY = `(?:(?:is|are|was|were|be|been|being|has|have|had|having|must|shall|does|do|did|can|cannot|could|will|would|should|ought|may|might|to|not|no|any|more|never|longer|also|now|still|since|already|clearly|really|thus|therefore|hereby|however|itself|themselves|stands?|stood|appears?|seems?|said|stated|found|declared|pronounced|held|regarded|considered|treated|deemed|as|further|in|our|my|fact|opinion|view|judgment|expressly|impliedly|specifically|virtually|practically|partially|partly|rightly|subsequently|later|then|wholly|plainly|quite|easily|equally|readily|again|totally|with|respect|great|respectfully|accordingly|consequently|all|only|indeed|apart|from|of|entirely|completely|obviously|manifestly|so|far|course|doubt|a|consistently),?\\s)`;

export interface Cue {
  /** The kind that the words say; undefined where they say none. */
  kind?: TreatmentKind;
  /** The kind of the same words behind *not*. */
  denied?: TreatmentKind;
  words: RegExp;
}

export const predicate = (core: string, least = 1): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?<aux>${AUXILIARY}{${least},9})(?<core>${core})(?![\\p{L}-])`, 'gu');
const ADVERBS =
  '(?:(?:also|therefore|accordingly|respectfully|hereby|fully|entirely|wholly|expressly|are|am|would|must|have|been|with|respect|great|find|ourselves|myself|in|bound|to|completely|specifically|thus|further|and),?\\s){0,6}';
export const own = (verbs: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:[Ww]e|I)\\s(?<aux>${ADVERBS})(?<core>${verbs})(?![\\p{L}-])`, 'gu');
export const verb = (verbs: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?<core>${verbs})(?![\\p{L}-])`, 'gu');

/** The words of a grammar: each is one part of a clause that treats an authority. */
const DEGREE =
  '(?:(?:squarely|fully|directly|equally|entirely|wholly|clearly|aptly|also|equal|full|greater|much) ){0,2}';
const FORCE = `(?:(?:with|in) ${DEGREE}(?:force|vigou?r|rigou?r)|(?:on|in) all (?:the )?fours?)`;
const FACTS =
  '(?:to|in) (?:the (?:\\p{Ll}{1,10} ){0,3}(?:facts|case|cases|appeals?|petitions?|situation|controversy)|this case|the case (?:on|in|at) hand)';
const SUPPORT =
  '(?:(?:\\p{Ll}{1,10} ){0,2}(?:assistance|help|support|guidance|aid|avail|use|benefit)(?: (?:and|or) (?:assistance|help))?)';
const GIVE = '(?:afford|render|provide|give|lend|offer|be of|advance|carry|support|take)';

/** Predicates of following and of setting apart, composed: who applies, how far, and to which facts. */
export const COMPOSED_PREDICATES: readonly Cue[] = [
  {
    kind: 'followed',
    words: predicate(`(?:applies|apply|applied) ${DEGREE}(?:${FORCE}(?: ${FACTS})?|${FACTS})`, 0),
  },
  { kind: 'followed', words: predicate(`applicable ${DEGREE}(?:${FORCE}(?: ${FACTS})?)`) },
  {
    denied: 'distinguished',
    words: predicate(
      `${GIVE}s? (?:any|much|the) ${SUPPORT}|(?:advance|support|assist|help) the (?:case|cause|contention|submission|argument) of|(?:take|carry) (?:the|his|their) (?:case|matter) (?:any )?further`,
    ),
  },
  {
    kind: 'distinguished',
    words: predicate(`(?:affords?|renders?|provides?|gives?|lends?|offers?|of) (?:no|little) ${SUPPORT}`, 0),
  },
  {
    kind: 'distinguished',
    words: predicate(
      `(?:cases? )?(?:on|arising (?:out of|from)|concerned with|relat(?:es?|ing) to) (?:an? )?(?:entirely |wholly |totally |altogether )?different (?:facts?|situations?|questions?|provisions?|contexts?|footing)`,
      0,
    ),
  },
  {
    kind: 'distinguished',
    words: predicate(
      `(?:,? ?(?:where|in which) )?(?:the |its )?(?:textual )?(?:facts?|factual (?:position|matrix|scenario|situation))(?: (?:of|in) (?:the|that|this|the said) (?:case|decision))? (?:is|are|was|were) (?:\\p{Ll}{1,12} ){0,2}(?:different|distinguishable|distinct)`,
      0,
    ),
  },
  { kind: 'followed', words: predicate('(?:squarely|fully|equally|directly) be (?:applicable|attracted)') },
];

/** A result that the court itself comes to, in the words before *in view of*. */
const RESULT =
  '(?:(?:difficult|unable|not possible) to (?:agree|accept|sustain|uphold)|erroneous|illegal|unsustainable|untenable|inapplicable|invalid|unwarranted|incorrect|misconceived|entitled to|(?:do|does) not (?:survive|arise|require|hold good|call for)|cannot (?:be|now|any|claim|succeed)|no (?:merit|substance|force)|(?:must|has to|have to) (?:fail|succeed|be))';
const REASON =
  '(?:in (?:the )?(?:view|light|face) of|on the (?:strength|authority|basis) of|by (?:virtue|reason) of)';

/** Verbs and verbal nouns whose object is the authority behind them, composed: who, the verb, and the reason. */
export const COMPOSED_VERBS: readonly Cue[] = [
  {
    kind: 'followed',
    words: verb(
      `(?<=\\b(?:is|are|was|were|do|does|cannot|has|have|must) (?:[^.;:\\uE000-\\uF8FF]{0,60} )?)(?<!not )${RESULT}[^.;:\\uE000-\\uF8FF]{0,120} ${REASON}`,
    ),
  },
  {
    kind: 'followed',
    words: verb(
      '(?:[Oo]ur|[Mm]y) (?:\\p{Ll}{1,12} ){0,2}(?:view|conclusion|opinion|reasoning)s? (?:\\p{Ll}{1,12} ){0,4}(?:by|from|in|with)',
    ),
  },
  {
    kind: 'followed',
    words: own(
      '(?:start|begin|conclude) by (?:reaffirming|reiterating|following)|reaffirm|reiterate|respectfully follow',
    ),
  },
];
