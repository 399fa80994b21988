/** The place of words: the position of the paragraph, and UTF-16 offsets in its text. */
export interface Place {
  index: number;
  start: number;
  end: number;
}

/** A passage as somebody kept it. */
export interface KeptPassage extends Place {
  /** The number of the paragraph as printed. */
  paragraph: string | null;
  quote: string;
}

export interface NumberedText {
  number?: string | undefined;
  text: string;
}

/** Fewer letters occur in many places: they are looked for in their own paragraph only. */
const FEWEST = 24;
const BLANK = /\s/u;
const PLAIN: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
};

/** A text without blanks and with plain signs, with the place of each of its characters in the text. */
interface Squeezed {
  text: string;
  offsets: Int32Array;
}

function squeeze(text: string): Squeezed {
  const letters: string[] = [];
  const offsets = new Int32Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (BLANK.test(letter)) continue;
    offsets[letters.length] = at;
    letters.push(PLAIN[letter] ?? letter);
  }
  return { text: letters.join(''), offsets };
}

/** The occurrence of `words` nearest to an offset of the text. */
function nearest({ text, offsets }: Squeezed, words: string, near: number): Omit<Place, 'index'> | undefined {
  let best: Omit<Place, 'index'> | undefined;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const start = offsets[at] ?? 0;
    if (best && Math.abs(best.start - near) <= Math.abs(start - near)) break;
    best = { start, end: (offsets[at + words.length - 1] ?? 0) + 1 };
  }
  return best;
}

/** True where a paragraph is the one that the passage names. */
const isOwn = (text: NumberedText | undefined, at: number, { paragraph, index }: KeptPassage): boolean =>
  paragraph === null ? at === index : text?.number === paragraph;

/** The paragraphs in the order in which a passage is looked for in them: first its own, then the nearest. */
function* candidates(texts: readonly NumberedText[], passage: KeptPassage): Generator<number> {
  for (const [at, text] of texts.entries()) if (isOwn(text, at, passage)) yield at;
  const middle = Math.min(passage.index, texts.length);
  for (let away = 0; away <= texts.length; away += 1) {
    if (texts[middle + away]) yield middle + away;
    if (away > 0 && texts[middle - away]) yield middle - away;
  }
}

/** Squeezes each paragraph once, for all passages. */
function squeezer(texts: readonly NumberedText[]): (index: number) => Squeezed {
  const known = new Map<number, Squeezed>();
  return (index) => {
    const squeezed = known.get(index) ?? squeeze(texts[index]?.text ?? '');
    known.set(index, squeezed);
    return squeezed;
  };
}

function placeAgain(
  texts: readonly NumberedText[],
  passage: KeptPassage,
  squeezedAt: (index: number) => Squeezed,
): Place | undefined {
  const words = squeeze(passage.quote).text;
  if (words === '') return undefined;
  for (const at of candidates(texts, passage)) {
    if (words.length < FEWEST && !isOwn(texts[at], at, passage)) continue;
    const found = nearest(squeezedAt(at), words, passage.start);
    if (found) return { index: at, ...found };
  }
  return words.length < 2 * FEWEST ? undefined : placeAcross(texts, passage, words, squeezedAt);
}

/** The number that a paragraph has in print, which an older reader left among the words. */
const PRINTED_NUMBER = /^[([]?\d{1,4}(?:\.\d{1,2}){0,2}[.)\]]{0,2}/u;

/** True where the words go on from the start of a paragraph, over as many as they need. */
function goesOn(
  texts: readonly NumberedText[],
  from: number,
  words: string,
  squeezedAt: (index: number) => Squeezed,
): boolean {
  let rest = words;
  for (let at = from; at < texts.length && rest !== ''; at += 1) {
    const { text } = squeezedAt(at);
    const plain = text !== '' && (rest.startsWith(text) || text.startsWith(rest));
    if (!plain) rest = rest.replace(PRINTED_NUMBER, '');
    if (text.startsWith(rest)) return true;
    if (text !== '' && !rest.startsWith(text)) return false;
    rest = rest.slice(text.length);
  }
  return rest === '';
}

/**
 * The first part of a passage that a newer reader divides between paragraphs: from its first words to the end of the paragraph
 * in which they are.
 */
function placeAcross(
  texts: readonly NumberedText[],
  passage: KeptPassage,
  words: string,
  squeezedAt: (index: number) => Squeezed,
): Place | undefined {
  const opening = words.slice(0, FEWEST);
  for (const at of candidates(texts, passage)) {
    const { text, offsets } = squeezedAt(at);
    const found = text.lastIndexOf(opening);
    if (found < 0 || !words.startsWith(text.slice(found))) continue;
    if (!goesOn(texts, at + 1, words.slice(text.length - found), squeezedAt)) continue;
    return { index: at, start: offsets[found] ?? 0, end: (offsets[text.length - 1] ?? 0) + 1 };
  }
  return undefined;
}

/**
 * The places of kept passages in a document today; undefined for one whose words are not in it. A document that was read
 * again may have other line ends, other quotation marks and paragraphs in other positions or divided otherwise; printed
 * numbers stay. O(n) for each passage that is not where it was.
 */
export function placePassages(
  texts: readonly NumberedText[],
  passages: readonly KeptPassage[],
): (Place | undefined)[] {
  const squeezedAt = squeezer(texts);
  return passages.map((passage) => {
    const { index, start, end, quote } = passage;
    const there = texts[index];
    if (isOwn(there, index, passage) && there?.text.slice(start, end) === quote) return { index, start, end };
    return placeAgain(texts, passage, squeezedAt);
  });
}
