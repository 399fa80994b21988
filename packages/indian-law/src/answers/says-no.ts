import { collapseWhitespace } from '../text/text.ts';

/** An answer of more words says something besides. */
const LONGEST = 420;
const SOURCES =
  '(?:the\\s|your\\s|these\\s|any\\sof\\sthe\\s|given\\s|provided\\s|supplied\\s|numbered\\s|available\\s|above\\s|of\\s){0,4}(?:sources?|documents?|passages?|context|texts?|excerpts?|materials?|information|papers|files?|record|extracts?)';
const NOTHING = [
  /\bno\s(?:answer|(?:relevant\s|specific\s|such\s|direct\s|sufficient\s)?(?:information|mention|details?|reference|data|indication))\b/iu,
  new RegExp(
    `\\b${SOURCES}\\b.{0,40}\\b(?:do|does|did)(?:\\snot|n['’]t)\\s(?:\\p{L}+\\s)?(?:answer|contain|mention|state|say|provide|include|address|specify|give|support|cover|indicate|discuss|tell|disclose|have|show|refer)`,
    'iu',
  ),
  new RegExp(`\\b(?:not|never|nowhere)\\s(?:\\p{L}+\\s){0,3}(?:in|from|by|within)\\s${SOURCES}\\b`, 'iu'),
  new RegExp(`\\bnothing\\s(?:\\p{L}+\\s)?(?:in|about)\\b.{0,20}|\\bnone\\sof\\s${SOURCES}`, 'iu'),
  /\b(?:cannot|can['’]?t|can\snot|could\snot|unable\sto|not\spossible\sto|not\sable\sto)\s(?:be\s)?(?:\p{L}+\s)?(?:answer|answered|determine|determined|find|found|say|tell|provide|conclude|locate|ascertain|identify)/iu,
  /\b(?:insufficient|not\senough|inadequate)\s(?:information|context|evidence|data|details?|material)/iu,
  /\bI\s(?:do\snot|don['’]t|did\snot)\s(?:know|have|find|see)\b/iu,
  /\bI(?:['’]m|\sam)\s(?:sorry|unable|not\s(?:sure|able))\b/iu,
  /^\W*(?:not\s(?:found|stated|mentioned|available|specified|provided|given)|unknown|n\/a|none)\W*$/iu,
  /(?:उत्तर|जवाब|जानकारी|उल्लेख|सूचना).{0,40}(?:नहीं|उपलब्ध\sनहीं)|(?:स्रोतों?|दस्तावेज़ों?|दस्तावेजों?).{0,40}नहीं/u,
  /(?:ஆதாரங்கள்|ஆதாரங்களில்|ஆவணங்களில்|பதில்|தகவல்).{0,60}(?:இல்லை|வில்லை)/u,
] as const;

/** True where an answer says in any words that the sources do not answer. One that names a source says something of it. */
export function saysNoAnswer(answer: string): boolean {
  const text = collapseWhitespace(answer.replaceAll(/[*_#`>]/gu, ''));
  if (text === '' || text.length > LONGEST || /\[\d{1,3}\]/u.test(text)) return false;
  return NOTHING.some((pattern) => pattern.test(text));
}
