import type { ActNote, ActUnit } from './act-text.ts';
import { bracketed, superior, withoutMarks } from './marks.ts';

/** The words of a section as they were before amendments that the copy dates. */
export interface SectionVersion {
  /** The first day on which these words were the law no more, `yyyy-mm-dd`. */
  until: string;
  /** The day from which they were the law, where the copy dates an earlier amendment too. */
  from?: string;
  /** One line for each piece, without marks. `…` stands where the copy does not print the earlier words. */
  text: string;
  /** The notes of the amendments of the day `until`, as printed. */
  by: string[];
  /** True where the copy prints all earlier words. */
  whole: boolean;
}

/** Limits: versions of a section, places of a mark, characters of an amendment, notes. */
const MOST_VERSIONS = 30;
const MOST_PLACES = 50;
const MOST_WORDS = 20_000;
const MOST_NOTES = 500;
/** The place of earlier words that the copy does not print. */
const GAP = '…';

/** Notes of amendments; others say when an act came into force, or where to look. */
const AMENDS = /\b(?:subs|ins|inserted|added|substituted|omitted|rep|repealed|renumbered)\b/iu;
const INSERTED = /^(?:Ins\b|Inserted|Added)/u;
/** '… for “one year”', '… for the words ‘one year’': the earlier words, up to the quotation mark that closes. */
const REPLACED =
  /^Subs(?:\.|tituted)?.{0,200}?\bfor (?:the )?(?:(?:words?|figures?|letters?|brackets?|expression|and|,) ?){0,8}["“'‘]([^"”’]{1,600})["”’']/u;
/** 'The words “except …” omitted by Act 34 of 2019': the earlier words. */
const OMITTED =
  /^The (?:(?:words?|figures?|letters?|brackets?|expression|and|,) ?){1,8}["“'‘]([^"”’]{1,600})["”’'] (?:were )?(?:omitted|rep)/u;

/** Between a label and its text. */
const BEHIND_LABEL = '\u0001';

/** The place of a mark that is not part of a longer figure. */
function placeOf(text: string, mark: string): number {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const around = `${text[at - 1] ?? ''}${text[at + mark.length] ?? ''}`;
    if (!/[⁰¹²³⁴⁵⁶⁷⁸⁹]/u.test(around)) return at;
  }
  return -1;
}

/** Puts `earlier` in place of the words in brackets behind a mark; of the stars, or of nothing, where it has none. */
function put(text: string, mark: string, earlier: string): string | undefined {
  const at = placeOf(text, mark);
  if (at < 0) return undefined;
  const behind = at + mark.length;
  const bracket = behind + (/^\s*/u.exec(text.slice(behind, behind + 10))?.[0].length ?? 0);
  const words = text[bracket] === '[' ? bracketed(text, bracket, MOST_WORDS) : undefined;
  const stars = /^\s*\*(?:[ \t]*\*)*/u.exec(text.slice(behind, behind + 100))?.[0].length ?? 0;
  const end = words === undefined ? behind + stars : bracket + words.length + 2;
  // A mark alone, as behind a number that was another one, holds no words.
  const instead = earlier === GAP && end === behind ? '' : earlier;
  return `${text.slice(0, at)}${instead}${text.slice(end)}`;
}

/** Undoes one amendment in each place of its mark. `known`: false where the copy does not print what was there before. */
function undo(text: string, note: ActNote): { text: string; known: boolean } {
  const [, quoted] = REPLACED.exec(note.text) ?? OMITTED.exec(note.text) ?? [];
  const earlier = INSERTED.test(note.text) ? '' : quoted;
  let undone = text;
  for (let places = 0; places < MOST_PLACES; places += 1) {
    const next = put(undone, superior(note.mark), earlier ?? GAP);
    if (next === undefined) break;
    undone = next;
  }
  return { text: undone, known: earlier !== undefined };
}

/** The lines of a text: a label once, and none whose words have gone. */
const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.split(BEHIND_LABEL).map(withoutMarks))
    .filter(([, words]) => words)
    .map(([label = '', words = '']) => (words.startsWith(label) ? words : `${label} ${words}`))
    .join('\n');

/**
 * The earlier versions of a section, the latest first, from the footnotes of its copy: words that an amendment put in are
 * taken out, and words that it replaced or omitted are put back where the note quotes them. Amendments without a day are in
 * every version.
 */
export function versionsOf({ pieces, notes }: Pick<ActUnit, 'pieces' | 'notes'>): SectionVersion[] {
  const amendments = notes.filter(({ text }) => AMENDS.test(text)).slice(0, MOST_NOTES);
  const days = [...new Set(amendments.flatMap(({ from }) => from ?? []))].sort().reverse();
  let text = pieces.map((piece) => `${piece.label}${BEHIND_LABEL}${piece.text}`).join('\n');
  let whole = true;
  return days.slice(0, MOST_VERSIONS).map((until, at) => {
    const ofDay = amendments.filter(({ from }) => from === until);
    for (const note of ofDay) {
      const undone = undo(text, note);
      text = undone.text;
      whole &&= undone.known;
    }
    const from = days[at + 1];
    const by = ofDay.map((note) => note.text);
    return { until, ...(from === undefined ? {} : { from }), text: linesOf(text), by, whole };
  });
}
