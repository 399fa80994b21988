import type { ActNote } from './act-text.ts';
import { type ActLine, joined } from './lines.ts';
import { bracketed, effectiveFrom, superior } from './marks.ts';

/** A note with the place of its mark, if one was found. */
export interface PlacedNote extends ActNote {
  /** The line of the body that has its mark. */
  at?: number;
}

/** The first words of footnotes of official copies, and words that only a footnote has. */
const AMENDMENT =
  /^(?:\(?\d{1,3}|\(l)\.?\s*(?:Subs(?!titution)|Sub\.|Ins(?!ertion)|Omitted|Added|Rep\.|Renumbered|The (?:words?|figures?|Explanation|proviso|brackets|letters?|original|Act|Schedule|expression|full stop|comma|entr|Code|section|heading|sub|clause)|Certain words|See\b|Now\b|Vide\b|Cf\.|Ibid|As to\b|For\b.{0,80}\b(?:see|See)\b|\d{1,2}(?:st|nd|rd|th)\s+[A-Z]|Section\s+\d|(?:Clause|Sub-section|Proviso|Explanation|Article|Rule|Chapter|Part|Word|Illustration)s?\s[(\dIVX“"])|^(?:\(?\d{1,3}|\(l)\.\s.*(?:\b(?:by|vide) (?:the )?(?:Act|s\.|A\.O\.|G\.\s?N)|w\.e\.f\.|ibid\.|vide notification|was substituted|were deleted|were inserted|was inserted)/u;
/** The first words of a piece of the act's body. */
const BODY = /^(?:\(\d{1,2}[A-Z]?\)\s|\(?[a-z]\)\s|Provided\b|Explanation\b|CHAPTER\b|PART\s)/u;
/** A section with its printed heading. */
const HEADED = /^[‘'[]{0,2}\d{1,3}-?[A-Z]{0,2}\.\s.{3,160}(?:[—–―]|\.\s?-|-\s?\(|\s-\s)/u;
/** The same where the heading goes on over the next lines: a sentence of a note ends before a dash comes. */
const HEADED_LATER = /^(\d{1,3})\.\s\p{Lu}[^.;:]{20,240}(?:\.\s?[—–―-]|[—–―]\s?\(|\s-\s(?=[(\p{Lu}]))/u;

const numberOf = (text: string): string | undefined => {
  const found = /^\(?(\d{1,3}|l)\.?\s*\S/u.exec(text)?.[1];
  return found === 'l' ? '1' : found;
};

/** Takes the footnotes of each page: their lines get the role `note`. Marks in the body become superior figures. */
export function takePageNotes(lines: readonly ActLine[]): PlacedNote[] {
  const notes: PlacedNote[] = [];
  for (const [from, to] of pageSpans(lines)) {
    const body = bodyOf(lines, from, to);
    const own = notesOf(lines, body);
    placeMarks(
      lines,
      body.filter((at) => lines[at]?.role !== 'note'),
      own,
    );
    joinLoneMarks(lines, body, own);
    notes.push(...own);
  }
  return notes;
}

/** A mark alone on its line goes to the line that follows it. */
function joinLoneMarks(lines: readonly ActLine[], body: readonly number[], notes: PlacedNote[]): void {
  for (const [i, at] of body.entries()) {
    const line = lines[at];
    const next = lines[body[i + 1] ?? -1];
    if (!line || !next || next.role !== undefined || !/^[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}$/u.test(line.text)) continue;
    next.text = `${line.text}${next.text}`;
    line.text = '';
    line.role = 'page';
    for (const note of notes) if (note.at === at) note.at = body[i + 1] ?? at;
  }
}

/** First and last position, the last excluded, of the lines of each page. */
export function pageSpans(lines: readonly ActLine[]): [number, number][] {
  const spans: [number, number][] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && lines[to]?.page === lines[from]?.page) to += 1;
    spans.push([from, to]);
    from = to;
  }
  return spans;
}

const bodyOf = (lines: readonly ActLine[], from: number, to: number): number[] => {
  const body: number[] = [];
  for (let at = from; at < to; at += 1) if (lines[at]?.role === undefined) body.push(at);
  return body;
};

function notesOf(lines: readonly ActLine[], free: readonly number[]): PlacedNote[] {
  const notes: PlacedNote[] = [];
  let open: PlacedNote | undefined;
  for (const [i, at] of free.entries()) {
    const line = lines[at];
    if (!line) continue;
    const next = (more: number): string => lines[free[i + more] ?? -1]?.text ?? '';
    const kind = headedLater(line.text, next, open) ? 'body' : noteLine(line.text, open);
    if (kind === 'begins') {
      open = { mark: numberOf(line.text) ?? '', text: '' };
      notes.push(open);
    } else if (kind === 'body') open = undefined;
    if (!open) continue;
    line.role = 'note';
    open.text = joined(open.text, line.text);
  }
  for (const note of notes) finish(note);
  return notes;
}

/** Limit: the highest number with which the first footnote of a page begins. */
const FIRST_NOTE = 40;

function noteLine(text: string, open: PlacedNote | undefined): 'begins' | 'goes on' | 'body' {
  const amends = AMENDMENT.test(text);
  const number = Number(numberOf(text) ?? Number.NaN);
  if (!open) return amends && number <= FIRST_NOTE ? 'begins' : 'body';
  if (amends) return 'begins';
  if (HEADED.test(text) || (BODY.test(text) && /[.)\]]$/u.test(open.text))) return 'body';
  const next = number === Number(open.mark) || number === Number(open.mark) + 1;
  return next && /^\d{1,2}\.\s/u.test(text) ? 'begins' : 'goes on';
}

/** A section behind the notes of its page, with a number that is not the next of the notes. */
function headedLater(text: string, next: (more: number) => string, open: PlacedNote | undefined): boolean {
  if (!open || !/^\d{1,3}\.\s\p{Lu}/u.test(text) || AMENDMENT.test(text)) return false;
  const [, number] = HEADED_LATER.exec(`${text} ${next(1)} ${next(2)}`) ?? [];
  return number !== undefined && Math.abs(Number(number) - Number(open.mark)) > 2;
}

function finish(note: PlacedNote): void {
  note.text = note.text.replace(/^\(?(?:\d{1,3}|l)\.?\s*/u, '');
  const from = effectiveFrom(note.text);
  if (from !== undefined) note.from = from;
}

/** Endnotes behind `[1]` lines at the end of the copy, as one publisher prints them. */
export function takeEndNotes(lines: readonly ActLine[]): PlacedNote[] {
  const second = lines.findLastIndex(({ text, role }) => role === undefined && text === '[2]');
  const start = lines.findLastIndex(
    ({ text }, at) => at < second && at > second - 12 && /^\[1\]/u.test(text),
  );
  if (start < lines.length / 2) return [];
  const notes: PlacedNote[] = [];
  for (const line of lines.slice(start)) {
    if (line.role !== undefined) continue;
    line.role = 'note';
    const [, mark, rest = ''] = /^\[(\d{1,4})\]\s?(.*)$/u.exec(line.text) ?? [];
    if (mark !== undefined && Number(mark) === notes.length + 1) notes.push({ mark, text: rest });
    else {
      const open = notes.at(-1);
      if (open) open.text = joined(open.text, line.text);
    }
  }
  const byMark = new Map(notes.map((note) => [note.mark, note]));
  for (let at = 0; at < start; at += 1) placeBracketMarks(lines, at, byMark);
  for (const note of notes) finish(note);
  return notes;
}

/** '[8] [7500]' and '[1]' alone on a line are marks of endnotes. */
function placeBracketMarks(
  lines: readonly ActLine[],
  at: number,
  notes: ReadonlyMap<string, PlacedNote>,
): void {
  const line = lines[at];
  if (!line || line.role !== undefined || !line.text.includes('[')) return;
  line.text = line.text.replace(
    /\[(\d{1,4})\](?=\s?\[|\s?["“]|$)\s?/gu,
    (whole, mark: string, offset: number) => {
      const note = notes.get(mark);
      if (!note || note.at !== undefined) return whole;
      note.at = at;
      const words = wordsBehind(lines, at, offset + whole.length);
      if (words !== undefined) note.words = words;
      return superior(mark);
    },
  );
}

/** Turns the marks of a page's notes into superior figures and joins each note to the words behind its mark. */
function placeMarks(lines: readonly ActLine[], body: readonly number[], notes: PlacedNote[]): void {
  const byMark = new Map<string, PlacedNote>();
  for (const note of notes) if (!byMark.has(note.mark)) byMark.set(note.mark, note);
  if (byMark.size === 0) return;
  for (const [i, at] of body.entries()) {
    const line = lines[at];
    if (!line) continue;
    const next = lines[body[i + 1] ?? -1]?.text ?? '';
    const place = (mark: string, offset: number): void => {
      const note = byMark.get(mark);
      if (!note || note.at !== undefined) return;
      note.at = at;
      const words = wordsBehind(lines, at, offset);
      if (words !== undefined) note.words = words;
    };
    line.text = withMarks(line.text, next, (mark) => byMark.has(mark), place);
  }
}

/** Marks stand before a bracket or stars, alone at the end of a line, or glued to the end of a word. */
function withMarks(
  text: string,
  next: string,
  known: (mark: string) => boolean,
  place: (mark: string, offset: number) => void,
): string {
  const turn = (whole: string, mark: string, offset: number): string => {
    if (!known(mark)) return whole;
    place(mark, offset + whole.length);
    return whole.replace(mark, superior(mark));
  };
  let out = text.replace(/(?<![\p{L}\p{Nd}.(/-])(\d{1,2})\s?(?=\[|\*\s?\*)/gu, turn);
  if (/^[[*“"]/u.test(next) || /^(?:\(\d)/u.test(next))
    out = out.replace(/(?<=^|[\s([“"—])(\d{1,2})$/u, turn);
  return out.replace(/(?<=\p{Ll}[)”"]?)(\d{1,2})(?=$|[\s;,.):])/gu, turn);
}

/** The words in brackets behind a mark, over the next lines of the body. */
function wordsBehind(lines: readonly ActLine[], at: number, offset: number): string | undefined {
  let text = lines[at]?.text.slice(offset) ?? '';
  for (let next = at + 1; next < lines.length && next < at + 25 && text.length < 2000; next += 1) {
    const line = lines[next];
    if (line?.role === undefined && line) text = joined(text, line.text);
  }
  const trimmed = text.trimStart();
  return trimmed.startsWith('[') ? bracketed(trimmed, 0) : undefined;
}
