/** Why a file is not stored as an act. */
export interface NotAnAct {
  reason:
    | 'not_an_act'
    | 'no_sections'
    | 'other_shape'
    | 'hindi_alone'
    | 'judgment'
    | 'half_missing'
    | 'two_acts'
    | 'notification';
}

const ENACTS =
  /\bBE it enacted\b|\bBe it enacted\b|ARRANGEMENT OF (?:SECTIONS|CLAUSES|RULES|ARTICLES)|\bThis (?:Act|Code|Sanhita|Adhiniyam) may be called|\bThese (?:rules|regulations) may be called|\bthis Act may be cited as|\bWE, THE PEOPLE OF INDIA\b|\[?An Act (?:to|for|further)\b/u;
/** A fast check: each of the words above has one of these. */
const MAY_ENACT = [
  'it enacted',
  'ARRANGEMENT OF ',
  'may be called',
  'may be cited as',
  'THE PEOPLE OF INDIA',
  'An Act to',
  'An Act for',
  'An Act further',
];
const JUDGMENT =
  /\b(?:IN THE (?:SUPREME|HIGH) COURT|IN THE COURT OF|Civil Appeal No|Criminal Appeal No|Writ Petition|J\s?U\s?D\s?G\s?M\s?E\s?N\s?T\b|CORAM\b|Petitioner\b|Appellant\b)/u;
const ACT_NO = /^\W*(?:ACT\s+)?NO\.?\s*\d{1,3}\s+OF\s+(?:18|19|20)\d\d\b/gmu;

const enacts = (text: string): boolean =>
  MAY_ENACT.some((words) => text.includes(words)) && ENACTS.test(text);

/** Undefined where the pages may hold an act; else the reason why they hold none. */
export function actInPages(pages: readonly string[]): NotAnAct | undefined {
  const text = pages.join('\n');
  const head = text.slice(0, 12_000);
  if (isHindi(text)) return { reason: 'not_an_act' };
  if (!enacts(text.slice(0, 200_000))) return { reason: 'not_an_act' };
  // Words of a court before those of an act: the act is quoted.
  const own = head.search(/ARRANGEMENT OF|\bBE it enacted\b/iu);
  if (JUDGMENT.test(head.slice(0, own < 0 ? 3000 : Math.min(own, 3000)))) return { reason: 'judgment' };
  if (holdsTwoActs(text)) return { reason: 'two_acts' };
  return undefined;
}

/** Words that only a Hindi act has: its short title, its number, its enactment. */
const HINDI_ACT = /संक्षिप्त नाम|अधिनियम संख्यांक|द्वारा निम्नलिखित रूप में यह अधिनियमित/u;
/** A line with nothing but the title of an act. A judgment and a report of one name acts in their sentences. */
const HINDI_TITLE = /^.{0,80}(?:अधिनियम|संहिता|नियम),?\s?(?:18|19|20)\d\d\W{0,3}$/mu;
/** Words of the head of a court's order, and words of reports that no act uses. */
const HINDI_COURT = /उच्च न्यायालय|उच्चतम न्यायालय|याचिकाकर्ता|अपीलार्थी|बनाम|समक्ष/u;
const HINDI_REPORT = /हाईकोर्ट|हाई कोर्ट|सुप्रीम कोर्ट|कोर्ट ने|अदालत ने|जस्टिस/u;

/** True for an act in Hindi. Its sections are numbered as those of the English act, so that it would take their place. */
export function isHindiAct(text: string): boolean {
  const head = text.slice(0, 20_000);
  if (!isHindi(text) || HINDI_REPORT.test(head) || HINDI_COURT.test(text.slice(0, 600))) return false;
  return HINDI_ACT.test(head) || HINDI_TITLE.test(text.slice(0, 600));
}

/** More than half of its letters are Devanagari. Letters are counted in a text that has any of that script alone. */
function isHindi(text: string): boolean {
  const sample = text.slice(0, 60_000);
  if (!/[\u0900-\u097f]/.test(sample)) return false;
  const hindi = sample.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = sample.match(/[A-Za-z]/gu)?.length ?? 0;
  return hindi > 300 && hindi > latin;
}

/** Two numbers of acts at the beginning of a line, each followed by words of enactment. */
function holdsTwoActs(text: string): boolean {
  const found = new Set<string>();
  for (const { 0: whole, index } of text.matchAll(ACT_NO)) {
    const behind = text.slice(index, index + 2500);
    if (/\bBE it enacted\b|\[?An Act (?:to|for|further)\b/u.test(behind))
      found.add(whole.replace(/\s+/gu, ' ').trim());
  }
  return found.size > 1;
}
