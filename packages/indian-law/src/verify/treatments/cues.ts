import { COMPOSED_PREDICATES, COMPOSED_VERBS, type Cue, own, predicate, verb } from './grammar.ts';

const LAW = String.raw`(?:the |a |any )?(?:correct|true|good|right|sound|proper|settled) (?:\p{L}{1,12} ){0,3}(?:laws?|principles?|position|proposition|test|rule)`;

/** Predicates whose subject is the authority before them. */
export const PREDICATES: readonly Cue[] = [
  ...COMPOSED_PREDICATES,
  { kind: 'overruled', words: predicate('over-?ruled') },
  { kind: 'overruled', words: predicate('over-?ruled (?:in|by)', 0) },
  {
    kind: 'affirmed',
    denied: 'overruled',
    words: predicate(
      '(?:the )?(?:good|correct|sound) laws?|(?:\\p{L}{1,14}ly and )?(?:correctly|rightly) decided',
    ),
  },
  {
    kind: 'affirmed',
    denied: 'overruled',
    words: predicate(
      `(?:lays?|laid|represents?|reflects?|states?|enunciates?|declares?)(?: down)? ${LAW}`,
      0,
    ),
  },
  {
    kind: 'overruled',
    words: predicate(
      '(?:wrongly|erroneously|incorrectly) decided|bad law|(?:rendered |decided |given |passed )?per incuriam|wrong in law',
    ),
  },
  { kind: 'overruled', denied: 'affirmed', words: predicate('(?:depart|departed) from', 9) },
  { kind: 'reversed', words: predicate('reversed|set aside') },
  { kind: 'reversed', words: predicate('(?:reversed|set aside) (?:in|by)', 0) },
  { kind: 'affirmed', denied: 'doubted', words: predicate('approved|affirmed|upheld|confirmed') },
  { kind: 'affirmed', words: predicate('(?:approved|affirmed|upheld) (?:in|by)', 0) },
  { kind: 'followed', denied: 'doubted', words: predicate('followed') },
  { kind: 'doubted', denied: 'affirmed', words: predicate('doubted') },
  { kind: 'doubted', words: predicate('disapproved|dissented from|open to (?:serious |grave )?doubt') },
  { kind: 'doubted', words: predicate('(?:doubted|disapproved|dissented from) (?:in|by)', 0) },
  {
    kind: 'doubted',
    words: predicate(
      '(?:requires?|needs?|deserves?|calls? for|merits?) (?:a )?(?:re-?consideration|to be re-?considered|second look)',
      0,
    ),
  },
  {
    kind: 'referred',
    words: predicate('referred (?:to a (?:larger|Larger|Full|Constitution|fuller)|for reconsideration)'),
  },
  {
    kind: 'distinguished',
    words: predicate(
      'distinguishable|distinguish able|distinguished|inapplicable|inapposite|irrelevant|misplaced|misconceived|of no (?:help|assistance|avail|use|relevance|application)|of little (?:help|assistance|avail)|beside the point|a (?:totally |wholly |quite )?(?:different|distinct) case|decided on (?:its|their) own (?:peculiar )?facts|decided on (?:different|other) facts|no (?:application|applicability|bearing|relevance)',
    ),
  },
  {
    kind: 'distinguished',
    words: predicate(
      '(?:deals?|dealt) with (?:a|an) (?:\\p{Ll}{1,12} )?(?:different|distinct) (?:aspect|question|matter|point|situation|issue|problem)',
      0,
    ),
  },
  {
    denied: 'distinguished',
    words: predicate('applicable|attracted|of (?:any|much) (?:help|assistance|avail)|relevant|in point'),
  },
  {
    denied: 'distinguished',
    words: predicate(
      '(?:apply|help|assist|avail|govern)|(?:usefully )?called in aid|applied|pressed into service|invoked',
    ),
  },
  {
    kind: 'followed',
    words: predicate(
      '(?:squarely|fully|directly|entirely|completely|clearly) (?:applies|apply|covers?|governs?|concludes?|answers?)',
      0,
    ),
  },
  {
    kind: 'followed',
    words: predicate(
      '(?:(?:fully|amply|clearly|strongly|also) )?supports? (?:(?:our|my|this|the above|the same) (?:view|conclusion|opinion)|the (?:view|conclusion|proposition) that)',
      0,
    ),
  },
  {
    kind: 'followed',
    words: predicate(
      'with which (?:we|I) (?:respectfully |entirely |fully )?(?:agree|concur|are in (?:\\p{Ll}+ )?agreement)',
      0,
    ),
  },
  { kind: 'followed', words: predicate('binding on (?:us|me|this Court)') },
  {
    kind: 'followed',
    words: predicate(
      '(?:applies|apply)(?: \\p{Ll}{1,12})? (?:with (?:equal|full|greater) (?:force|vigour)|on all fours|to the (?:facts|present|instant)|in the (?:present|instant) case)|clinch(?:es)? the|concludes? the (?:matter|question|issue|point|controversy)|sets? (?:the matter|the question|the controversy|it) at rest|provides? (?:a |the )?(?:complete |full )?answer',
      0,
    ),
  },
  {
    kind: 'followed',
    words: predicate(
      '(?:squarely|fully|directly|equally|clearly|aptly) (?:applicable|attracted|in point|on the point)|on all fours|a (?:complete|full|direct|clear) (?:answer|authority)|directly on (?:the )?point',
    ),
  },
];

const UNABLE = `(?:unable|regret our inability|not possible|difficult|not persuaded|not inclined|not prepared|decline[sd]?|declining|refuse[sd]?|refusing) to (?:(?:respectfully|fully|entirely) )?`;
const AGREE =
  '(?:agree|concur|follow(?! (?:that|from))|accept|approve|subscribe|adopt|endorse)(?: with| to| of)?';

/** Words of a result that stand before *in view of*. */
const OUTCOME =
  'cannot (?:now )?be (?:accepted|sustained|upheld|entertained|maintained|allowed)|(?:is|are|stands?) (?:now )?(?:well[- ]?settled|settled|concluded|unsustainable|untenable|rejected|no longer res integra|not (?:maintainable|tenable|sustainable))|(?:must|has to|have to) (?:fail|be (?:rejected|dismissed|allowed|accepted|upheld))|has no (?:force|merit|substance)';

/** Verbs whose object is the authority behind them. */
export const VERBS: readonly Cue[] = [
  ...COMPOSED_VERBS,
  { kind: 'overruled', words: verb('[Oo]ver-?rul(?:e[sd]?|ing)') },
  { kind: 'reversed', words: verb('[Rr]evers(?:e[sd]?|ing)|[Ss]et(?:s|ting)? aside') },
  {
    kind: 'doubted',
    words: verb(
      '[Dd]isapprov(?:e[sd]?|ing)(?: of)?|[Dd]issent(?:s|ed|ing)? from|[Dd]isagree(?:s|d|ing)? with|[Dd]oubt(?:s|ed|ing)? the correctness of',
    ),
  },
  { kind: 'doubted', words: verb(`${UNABLE}${AGREE}`) },
  {
    kind: 'doubted',
    words: verb(`(?:do|does|did|can|could) not (?:respectfully )?${AGREE}|cannot (?:respectfully )?${AGREE}`),
  },
  {
    kind: 'followed',
    words: own(
      'follow|rely (?:up)?on|adopt|apply|agree with|concur with|reiterate|re-?affirm|by|(?:place|placed|placing) (?:\\p{Ll}{1,10} )?reliance (?:up)?on|(?:find|found|get|derive|draw|seek) (?:\\p{Ll}{1,10} )?(?:support|strength|guidance|sustenance) (?:from|in)|guided by|(?:see|find|have) no (?:\\p{Ll}{1,10} )?(?:reason|ground|justification) (?:whatsoever )?(?:to|for) (?:differ|differing|depart|departing|deviate|take a (?:different|contrary) view|taking a (?:different|contrary) view) (?:from|than)(?: that taken in)?|(?:complete |full |respectful |entire )?agreement with|(?:supported|fortified)(?: in (?:this|our|my|that|the) (?:view|conclusion|opinion)(?: (?:\\p{Ll}{1,10} ){0,2})?)? ?(?:by|in)',
    ),
  },
  { kind: 'affirmed', words: own('approve(?: of)?|affirm|uphold|confirm|endorse') },
  { kind: 'distinguished', words: own('distinguish') },
  {
    kind: 'followed',
    words: verb(
      '(?:covered(?: (?:against|in favour of) (?:the )?\\p{Ll}{1,14})?|governed|concluded|bound|settled|answered|foreclosed|put at rest|set at rest) (?:by|as a result of)|(?<=\\b(?:[Ww]e|I|[Oo]ur|[Mm]y)\\b.{0,60})in (?:respectful )?(?:concurrence|agreement|accord) with|(?:is|are|stands?) on all fours with(?: the facts (?:in|of))?',
    ),
  },
  // 'The contention cannot be accepted in view of ⟦A⟧', 'In the light of ⟦A⟧ he is entitled to bail'.
  {
    kind: 'followed',
    words: verb(
      `(?:${OUTCOME}),? (?:in view|in the light) of|(?<=^ ?(?:(?:Therefore|Thus|Hence),? )?)(?:[Ii]n view of|[Ii]n (?:the )?light of|[Oo]n the (?:strength|authority) of|[Ii]n (?:due |respectful )?deference to|[Ii]n consonance with)`,
    ),
  },
  {
    kind: 'followed',
    words: verb(
      '(?:[Oo]ur|[Mm]y|[Tt]his) (?:view|conclusion|opinion)[^;:\\uE000-\\uF8FF]{0,320}(?:support(?:ed)?|fortified|strengthened|reinforced)(?: \\p{Ll}{1,12}){0,2} (?:from|by|in)',
    ),
  },
];

/** 'Following ⟦A⟧, we hold': the authority is between the cue and the result. */
export const RESULTS =
  /(?:^|[.;:,]\s)(?:[Ff]ollowing|[Rr]elying (?:up)?on|[Pp]lacing reliance (?:up)?on|[Aa]pplying|[Rr]espectfully (?:following|agreeing with)|[Aa]greeing with|[Bb]ased on|[Ii]n view of|[Ii]n the light of)\s(?<object>[^.;:]{0,200}?[\uE000-\uEFFF])\s?,?\s(?:\([^()]{0,120}\),?\s)?(?:we|I|the (?:appeals?|petitions?|applications?|writ|impugned)|this (?:appeal|petition|application)|it (?:must|has to) be held|it is (?:now )?(?:well[- ])?settled)\b/gu;
