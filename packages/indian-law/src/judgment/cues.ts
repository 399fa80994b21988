/** Sections of the reasoning of a judgment, in their usual order. */
export const OUTLINE_KINDS = ['facts', 'issues', 'arguments', 'reasons', 'holding', 'order'] as const;
export type OutlineKind = (typeof OUTLINE_KINDS)[number];

/** Limit: characters at the start and at the end of a paragraph that are read for cues. */
const READ = 280;

const HEADINGS: readonly [OutlineKind, RegExp][] = [
  [
    'facts',
    /^(?:brief\s)?(?:facts?|background|factual\s(?:matrix|background))(?:\sof\sthe\scase|\sin\sbrief)?$/iu,
  ],
  ['issues', /^(?:points?(?:\(s\))?|issues?|questions?)(?:\s(?:for|of|that\sarise)\b.{0,40})?$/iu],
  ['arguments', /^(?:(?:rival\s)?(?:contentions?|submissions?|arguments?)(?:\s(?:of|on|by)\b.{0,60})?)$/iu],
  [
    'reasons',
    /^(?:discussions?|analysis|reasons?|reasoning|findings?|consideration)(?:\s(?:and|of)\b.{0,40})?$/iu,
  ],
  ['holding', /^(?:conclusions?)$/iu],
  ['order', /^(?:order|relief|result|directions?)$/iu],
];
/** A heading that the copy runs into the end of the paragraph before: 'Rival contentions:-'. */
const LAST_WORDS = /[.?!”"]\s{1,4}([\p{L}()\s]{4,50})[:;]\s?[-–]{0,2}$/u;

/** The section that a heading opens; undefined for other headings. */
export function headingKind(text: string): OutlineKind | undefined {
  const plain = text
    .replace(/^[\s\d.()IVXivx]{0,10}(?=\p{L}{3})/u, '')
    .replace(/[\s:.–-]+$/u, '')
    .trim();
  if (plain.length > 80) return undefined;
  return HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** The section that words at the end of a paragraph open for the next one. */
export function openedByEnd(text: string): OutlineKind | undefined {
  const words = LAST_WORDS.exec(text.slice(-90).trimEnd())?.[1];
  return words === undefined ? undefined : headingKind(words);
}

const ASKS =
  /\b(?:(?:only|sole|main|short|first|substantial|relevant|important|real|next)\s)?(?:questions?|points?|issues?)\b[^.;]{0,90}\b(?:is|are|arises?|falls?|was|were)\b[^.;]{0,60}\b(?:whether|consider(?:ed|ation)|determin(?:ed|ation)|decided|before\sus|us\sis)\b|\b(?:questions?|points?|issues?)\s(?:that\s|which\s)?(?:arises?|falls?)\sfor\b|\bwhat\sthen\sis\sthe\squestion\b/iu;
/** Words that are an argument by themselves. */
const ARGUMENT =
  /\b(?:it\s(?:was|is|has\sbeen)\s(?:next\s|then\s|also\s|further\s|lastly\s|first\s)?(?:argued|contended|submitted|urged|said\sthat|averred|pleaded)|(?:contentions?|submissions?|arguments?|plea|stand|case)\sof\sthe\s(?:petitioner|appellant|respondent|plaintiff|defendant|applicant|revenue|state|accused)|(?:petitioners?|plaintiffs?|appellants?|respondents?|applicants?|defendants?)[’']?\s(?:asserts?|contends?|submits?|argues?|case\sas)|contentions?\s(?:are|were|was|is)\s(?:urged|raised)|next\sargument|(?:he|she|they)\s(?:has\s)?(?:further\s|also\s)?(?:submit|contend|argue|relie[ds]))/iu;
/** Those who speak for a party. */
const COUNSEL =
  /\b(?:learned\s(?:senior\s|additional\s)?(?:counsel|solicitor|advocate|AAG|APP|ASG|public\sprosecutor)|(?:Mr|Ms|Mrs|Shri|Sri|Smt|Dr)\.?\s?[\p{L}.\s]{2,40}|on\sbehalf\sof\sthe|per\scontra|on\sthe\s(?:other\shand|contrary))/iu;
const SPEAKS =
  /\b(?:submit|contend|argu(?:e|ing|ment)|urge|assert|aver(?:s|red)|relied\son|placed\sreliance|contention|stated\sby|sought\sreduction|raised\sa\snumber|taken\sthis\scourt|referred\sto\sthe\s(?:minutes|latest|judgment|decision))/iu;
const WEIGHS =
  /\b(?:(?:having|after)\s(?:\w+\s)?(?:heard|hearing|considered|gone|perused|examined|noted|analysed|given)|I\sam\sof\sthe|carefully\sconsidered|we\s(?:have\s)?(?:considered|examined|find|are|do|may|must|cannot|shall|feel)|I\s(?:find|am|have\sconsidered|hold|draw|cannot)|this\scourt\s(?:finds|is\sof)|in\s(?:our|my)\s(?:considered\s)?(?:view|opinion|judgment)|it\sappears\sto\s(?:us|me)|well[\s-]settled|settled\s(?:law|position|principle)|it\sis\s(?:clear|true|no\sdoubt|evident|seen|not\sin\sdispute|pertinent|necessary|not\snecessary|further\sto\sbe\snoted|to\sbe\snoted)|a\sperusal|perusal\sof|there\sis\sno\s(?:dispute|doubt|trace|substance|merit)|undisputed|reads?\s(?:as\s(?:under|follows)|thus)|are\sreproduced|relevant\sportion|provides\sthat|in\sthe\scase\sof\s.{3,90},\sthis\scourt|reference\smay\sbe\smade)\b/iu;
/** A mere mention that counsel was heard, after which the court speaks. */
const HEARD = /^(?:I\shave\s|we\shave\s)?heard\b/iu;
const CONCLUDES =
  /\b(?:in\sthat\sview\sof|in\s(?:view|light)\sof\s(?:the\s|what\s)?(?:above|foregoing|aforesaid|afore|has\sbeen)|for\s(?:the\s|all\s)?(?:these\s|aforesaid\s|foregoing\s|above\s|what\s|reasons)|(?:we|I)\s(?:are|am),?\stherefore,?\s(?:of|on|unable|satisfied|clear)|(?:we|I)\s(?:therefore|accordingly|thus)|(?:our|my)\sconclusion|no\shesitation\sin\sholding|thus,?\s(?:I|we)\s(?:consider|hold|find)|(?:accordingly|therefore|thus),?\s(?:I|we)\s(?:hold|conclude)|we\sagree\swith|we\sfeel\sthat\sthe)\b/iu;
const ORDERS =
  /\b(?:appeals?|petitions?|applications?|suit|revision|reference|plea|proceedings?)\b[^.;]{0,90}\b(?:(?:is|are|be|stands?|must|fails?),?\s(?:therefore,?\s|accordingly,?\s|hereby,?\s|partly\s|also\s|thus\s|in\spart\s)?(?:and\s(?:is|are)\s)?(?:allowed|dismis-?\s?sed|disposed|rejected|decreed|fail|answered|granted))\b|\bappeals?\s(?:allowed|dismissed|partly\sallowed)|\b(?:petition|C\.\s?A\.)[^.;]{0,40}\bdis-?\s?missed\b|\b(?:we|I)\s(?:therefore\s|accordingly\s|partly\s)?(?:dismiss|allow)\s(?:this|the|these)|\bno\sorders?\s(?:as\sto|on)\scosts\b|\bin\sthe\sresult\b|\binclined\sto\sallow\b|\bdecree\ssheet\b|\bstands?\s(?:cancelled|disposed\sof|vacated)\b|\bdirected\sto\s(?:pay|refund|release)\b|\bsuit\sis\sdecreed\b|\b(?:the\sresult\sis|observations?\smade)\b/iu;

export interface Cues {
  asks: boolean;
  argues: boolean;
  weighs: boolean;
  /** The first words weigh. */
  weighsAtOnce: boolean;
  concludes: boolean;
  orders: boolean;
}

/** The signs of a section in the words of a paragraph, read from its two ends. */
export function cuesOf(text: string): Cues {
  const opening = text.slice(0, READ);
  const ending = text.slice(-READ);
  const first = text.slice(0, 130);
  const decides = WEIGHS.test(first) || CONCLUDES.test(first);
  return {
    asks: ASKS.test(opening) && !CONCLUDES.test(first),
    argues:
      !HEARD.test(opening) &&
      !decides &&
      (ARGUMENT.test(first) || (COUNSEL.test(first) && SPEAKS.test(opening))),
    weighs: WEIGHS.test(opening) || HEARD.test(opening),
    weighsAtOnce: WEIGHS.test(first),
    concludes: CONCLUDES.test(opening) || CONCLUDES.test(ending),
    orders: ORDERS.test(ending) || ORDERS.test(first),
  };
}
