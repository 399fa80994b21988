import { twiceInOneList } from './lists.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

/**
 * Papers that a draft files and calls neither annexure nor exhibit: *Document No. 3*, *Mark 3/1*, *प्रदर्श-2*, *ஆவணம் 4*. Its own
 * list says by which word and number they go, so only a draft with such a list is compared with it.
 */
const LABEL =
  '(?:[Dd]ocuments?(?: [Nn]os?\\.?)?|DOCUMENTS? NOS?\\.?|Docs?\\.(?: ?[Nn]os?\\.?)?|Mark|अनुलग्नक|संलग्नक|परिशिष्ट|प्रदर्श|दस्तावेज़?(?: (?:क्रमांक|संख्या|सं0))?|சான்றாவணம்|ஆவணம்|இணைப்பு)';
/** A figure or a letter, and neither *I* before a verb, the initial of a name, nor a count of things. */
const NUMBER =
  '(?:\\d{1,2}/\\d{1,3}|[A-Z]?\\d{1,3}(?! (?:cheques|copies|more|others|pages|persons|receipts|witnesses)\\b)|(?!I \\p{Ll})[A-Z](?!\\. ?\\p{Lu}))(?![\\w/])';
const JOINS = '(?:\\s*(?:,|&|and|मय|एवं|तथा|और|व|மற்றும்)\\s*)';
const RANGES = '(?:\\s*(?:to|से|முதல்)\\s*)';
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{M}])(${LABEL})\\s*[-–:]?\\s*(${NUMBER}(?:(?:${JOINS}|${RANGES})(?:${LABEL}\\s*[-–:]?\\s*)?${NUMBER}){0,12})`,
  'gu',
);
/** An entry of a list: its mark at the start, and the name of the paper behind it. */
const ENTRY = new RegExp(
  `^[^\\p{L}\\p{M}\\d]*(?:\\d{1,2}[.)]\\s+)?(${LABEL})\\s*[-–:]?\\s*(${NUMBER})\\s*(?:[-–—:.|\\t]\\s*|\\s)(?=[\\p{L}"“(])`,
  'u',
);
/** 'LIST OF DOCUMENTS:', 'दस्तावेजों की सूची :', 'ஆவணப் பட்டியல் :' before entries in one line. */
const HEADING =
  /^[^\p{L}\p{M}\d]*(?=[^:]{0,60}(?:list|documents|annexures?|enclosures?|सूची|दस्तावेज|अनुलग्नक|பட்டியல்|ஆவண))[^:;\d]{3,60}:\s*/iu;
/** Papers of others: 'Document No. 3 of the plaint', 'filed by the defendant'. */
const OF_ANOTHER =
  /^["”']?\s*(?:of|in|to|with|(?:filed|produced|annexed) (?:by|with|along))\s+(?:the|his|her|their)\s+(?:[\w.]+\s){0,3}(?:petition|plaint|complaint|suit|application|appeal|affidavit|reply|counter|written|charge|plaintiff|defendant|respondent|opposite|petitioner|complainant)/iu;

interface Mark {
  key: string;
  printed: string;
  line: DraftLine;
}

/** Document, Documents No. and Doc. are one word. */
const wordOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/s?(?:\s?nos?)?\.?$/u, '')
    .replace(/^doc$/u, 'document')
    .slice(0, 8);
const markOf = (label: string, number: string, line: DraftLine): Mark => ({
  key: `${wordOf(label)} ${number}`,
  printed: `${label} ${number}`,
  line,
});

const entriesOf = (line: DraftLine): Mark[] =>
  line.text
    .replace(HEADING, '')
    .split(/;\s+/u)
    .flatMap((piece) => {
      const [, label, number] = ENTRY.exec(piece) ?? [];
      return label !== undefined && number !== undefined ? [markOf(label, number, line)] : [];
    });

/** All numbers of a reference: 'Documents No. 4 and 5' names two, 'प्रदर्श-1 से प्रदर्श-5' five. */
function marksIn(line: DraftLine): Mark[] {
  return [...line.text.matchAll(NAMED)].flatMap(({ 0: whole, 1: label = '', 2: list = '', index }) => {
    if (OF_ANOTHER.test(line.text.slice(index + whole.length))) return [];
    const numbers = [...list.matchAll(new RegExp(NUMBER, 'gu'))].map(([number]) => number);
    const [first = '', last = ''] = [numbers[0], numbers.at(-1)];
    const isRange = numbers.length === 2 && new RegExp(RANGES, 'u').test(list) && /^\d+$/u.test(first + last);
    const all = isRange
      ? Array.from({ length: Math.min(60, Number(last) - Number(first) + 1) }, (_, at) =>
          String(Number(first) + at),
        )
      : numbers;
    return all.map((number) => markOf(label, number, line));
  });
}

/** Words that name what is annexed: each entry under them is spoken of. A list of documents may have more. */
const ANNEXED = /^(?:अनुलग्नक|संलग्नक|परिशिष्ट|இணைப்பு)/u;

/** The papers that a draft names in its body against those of its list. */
export function checkListedPapers(parts: DraftParts): Finding[] {
  const lines = [parts, ...parts.attached].flatMap((one) => one.lines);
  const paragraphs = new Set<DraftLine>(parts.paragraphs);
  const last = lines.findLastIndex((line) => paragraphs.has(line));
  const lists = lines.filter((line, at) => at > last && line.number === undefined);
  const entries = lists.flatMap(entriesOf);
  const words = new Set(entries.map(({ key }) => key.split(' ')[0]));
  if (entries.length === 0) return [];
  const listing = new Set(entries.map(({ line }) => line));
  const body = lines
    .filter((line) => !listing.has(line))
    .flatMap(marksIn)
    .filter(({ key }) => words.has(key.split(' ')[0]));
  const finding = (rule: Finding['rule'], { printed, line }: Mark): Finding => ({
    rule,
    block: line.block,
    values: { mark: printed },
  });
  const listed = new Set(entries.map(({ key }) => key));
  const named = new Set(body.map(({ key }) => key));
  const twice = twiceInOneList(parts, entries, ({ key }) => key);
  const ofEntries = entries.flatMap((entry): Finding[] => {
    if (twice.has(entry)) return [finding('annexure_twice', entry)];
    return named.size > 0 && !named.has(entry.key) && ANNEXED.test(entry.key)
      ? [finding('annexure_not_referred', entry)]
      : [];
  });
  const missing = body.filter(
    ({ key }, at) => !listed.has(key) && body.findIndex((one) => one.key === key) === at,
  );
  return [...ofEntries, ...missing.map((mark) => finding('annexure_not_marked', mark))];
}
