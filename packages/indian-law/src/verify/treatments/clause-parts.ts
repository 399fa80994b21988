import type { TreatmentKind } from '../types.ts';

/** The words of a clause that treats an authority: what they say of it, and what they say behind *not*. */
export interface Cue {
  /** The kind that the words say; undefined where they say none. */
  kind?: TreatmentKind;
  /** The kind of the same words behind *not*. */
  denied?: TreatmentKind;
  /** The words are said of decisions alone, so that their subject may stand further away. */
  certain?: true;
  words: RegExp;
}

/**
 * Words between a subject and its predicate. Each ends with a blank or a comma. Words in *-ly* are not listed one by one too:
 * a run of them would be read in two ways for each word.
 */
const AUXILIARY = `(?:(?:(?!apply|rely|imply|comply|supply)\\p{Ll}{2,14}ly|(?:to|in|with|for|by|on) (?:this|that|the|our|my|its|great|all|due|necessary|utmost|profound) (?:\\p{Ll}{1,12} ){0,2}?(?:extent|view|opinion|respect|deference|humility|implication|regard|reasons?|terms|count|light|context|effect|circumstances)|are both|were both|is|are|was|were|be|been|being|has|have|had|having|must|shall|does|do|did|can|cannot|could|will|would|should|ought|may|might|to|not|no|any|more|never|longer|also|now|still|since|already|thus|therefore|hereby|however|itself|themselves|stands?|stood|appears?|seems?|said|stated|found|declared|pronounced|held|regarded|considered|treated|deemed|taken to|assumed|continues? to|remains?|for (?:that|this|the same|these|those)(?: very)? reasons?|on that (?:ground|score|account)|on (?:its |the )?facts|as|further|in|our|my|fact|humble|(?<!\\b(?:[Tt]hat|[Tt]his|[Tt]he|said|latter|former|earlier)\\s)(?:opinion|view|judgment)|later|then|quite|again|with|respect|great|all|indeed|apart|from|of|so|far|course|doubt|a|we|afraid|think|either|however|hence|come|altogether|even|too|anyway),?\\s)`;
const ADVERBS =
  '(?:(?:also|therefore|accordingly|respectfully|hereby|fully|entirely|wholly|expressly|are|am|would|must|have|been|with|respect|great|find|ourselves|myself|in|bound|to|completely|specifically|thus|further|and|tempted|inclined|content|shall|will|may|prefer|like|wish|do|only|once|again|broadly|merely|now|unhesitatingly|think|it|appropriate),?\\s){0,6}';

/** The words of a predicate without those before it: a sentence that lacks them is not searched for the whole, which takes long. */
const CORES = new WeakMap<RegExp, RegExp>();

export function predicate(core: string, least = 1): RegExp {
  const words = new RegExp(
    `(?<![\\p{L}-])(?<aux>${AUXILIARY}{${least},9})(?<core>${core})(?![\\p{L}-])`,
    'gu',
  );
  CORES.set(words, new RegExp(`(?<![\\p{L}-])(?:${core})(?![\\p{L}-])`, 'u'));
  return words;
}

/** False where a sentence cannot have the words of a cue. */
export const mayHave = (sentence: string, { words }: Cue): boolean =>
  CORES.get(words)?.test(sentence) ?? true;
export const own = (verbs: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:[Ww]e|I)\\s(?<aux>${ADVERBS})(?<core>${verbs})(?![\\p{L}-])`, 'gu');
/** 'We overrule ⟦A⟧ and affirm ⟦B⟧': a second verb of *we*, in a clause that says nothing of others and supposes nothing. */
export const second = (verbs: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}-])(?=(?:and|but) )(?<=\\b(?:[Ww]e|I)\\b(?:(?!\\b(?:he|she|they|who|which|that|to|not|cannot|should|would|could|may|might|if|unless|whether|had)\\b)[^.;:]){0,240})(?:and|but)\\s(?<aux>${ADVERBS})(?<core>${verbs})(?![\\p{L}-])`,
    'gu',
  );
export const verb = (verbs: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?<core>${verbs})(?![\\p{L}-])`, 'gu');

/** Parts that clauses are made of. */
export const LAW = String.raw`(?:the |a |any )?(?:correct|true|good|right|sound|proper|settled) (?:\p{L}{1,12} ){0,3}(?:laws?|principles?|position|proposition|test|rule)`;
export const DEGREE =
  '(?:(?:squarely|fully|directly|equally|entirely|wholly|clearly|aptly|also|equal|full|greater|much|even|here|on) ){0,2}';
export const FORCE = `(?:(?:with|in) ${DEGREE}(?:force|vigou?r|rigou?r)|(?:on|in) all (?:the )?fours?)`;
export const FACTS =
  '(?:to|in) (?:the (?:\\p{Ll}{1,10} ){0,3}(?:facts|case|cases|appeals?|petitions?|situation|controversy|matter|issue|question)|this (?:case|appeal|matter)|(?:a|the) case (?:on|in|at|like|of)|these (?:cases|appeals|petitions|matters)|us)';
export const SUPPORT =
  '(?:(?:\\p{Ll}{1,10} ){0,2}(?:assistance|help|support|guidance|aid|avail|use|benefit|relevance|consequence)(?: (?:and|or) (?:assistance|help))?)';
export const GIVE = '(?:afford|render|provide|give|lend|offer|be of|advance|carry|support|take)';
export const DIFFERENT = '(?:(?:\\p{Ll}{1,12} ){0,2}(?:different|distinct|another))';
export const TOPIC =
  '(?:facts?|set of facts|situations?|questions?|provisions?|contexts?|footing|aspects?|matters?|points?|issues?|problems?|statutes?|enactments?|circumstances|fact situation|factual \\p{Ll}{1,12}|background|case|field|plane|premise)';
export const VIEW =
  '(?:view|conclusion|opinion|interpretation|construction|reasoning|stand|approach|finding|position)s?';
const WITHOUT =
  '(?:unable|regret our inability|not possible|difficult|not persuaded|not inclined|not prepared|decline[sd]?|declining|refuse[sd]?|refusing|find myself unable|hesitate|cannot (?:persuade|bring) (?:ourselves|myself))';
export const UNABLE = `${WITHOUT} to (?:(?:respectfully|fully|entirely) )?`;
export const AGREE =
  '(?:agree|concur(?: in)?|follow(?! (?:that|from))|accept|approve|subscribe|adopt|endorse|share)(?: with| to| of)?';

/** Before a word that is said of orders and acts too: the view, decision or principle of the authority is its subject. */
export const DECIDED =
  '(?<=\\b(?:view|decision|judgment|ratio|principle|opinion|observations?|reasoning|proposition|dict(?:um|a)|exposition|that of the)s?\\b(?:(?!relying|reliance|following|based)[^.;\\uE000-\\uF8FF]){0,90}[\\uE000-\\uEFFF][\\s,)]*(?:which )?(?:\\p{Ll}{1,12},? ){1,6})';

/** '; here', ', whereas in the present case': a case that is unlike the one before the court. */
export const CONTRAST =
  '[^.]{3,320}?(?:[;:]|, (?:whereas|while|but|unlike|and))[^.;]{0,60}?\\b(?:here|(?:in|unlike) (?:the (?:present|instant)|this) (?:case|appeal|matter)|in the case (?:before us|at hand)|the present case)\\b';

export const ORDERS =
  'decree|judgment|conviction|acquittal|decision|sentence|order of the (?:\\p{Lu}\\p{Ll}{1,14} )?Court';
/** Before a word that is said of orders and acts too: what a court gave in the authority is its subject. */
export const given = (orders: string): string =>
  `(?<=\\b(?:${orders})s?\\b[^.;\\uE000-\\uF8FF]{0,90}[\\uE000-\\uEFFF][\\s,)]*(?:\\p{Ll}{1,12},? ){1,4})`;
/** 'which we hereby', 'which, with respect, we'. */
export const WHICH_WE =
  'which,? (?:with [^.,;]{1,30}, )?(?:we|I),? (?:(?:with|great|respect|respectfully|hereby|accordingly|therefore|do|must),? ){0,4}';
