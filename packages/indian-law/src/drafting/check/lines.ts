import { romanValue } from '../../text/roman-numbers.ts';
import type { Block, DraftDocument } from '../document/model.ts';
import { paragraphNumbers } from '../document/numbering.ts';
import { blockText, inlineText, type TextContext } from '../document/text.ts';
import { OPENING, PRAYER_HEADING, PRAYS } from './prayer.ts';
import type { DraftLine } from './types.ts';

/** '1. ', '1) ', '1.- ', '1.That'; a number in brackets counts where a paper has no others. */
const TYPED_NUMBER = /^0?(\d{1,3})\s?[.)\]](?:[-–]+\s*|\s+)(?=\S)|^(\d{1,3})(?:[.)]|\s?[-–]\s+)(?=\p{L})/u;
const BRACKETED_NUMBER = /^\((\d{1,3})\)\s*(?=\S)/u;
/** A heading in letters that are set apart: 'P R A Y E R'. */
const SPACED = /^\W*(?:\p{Lu} ){3,}\p{Lu}\W*$/u;
/** The heading of an affidavit, or of a statement of truth, that follows another paper. */
export const ATTACHED =
  /\baffidavit\b|\bstatement of truth\b|शपथ[\s-]?(?:पत्र|नामा)|हलफ़?नामा|प्रतिज्ञा[\s-]?पत्र|(?:பிரமாண|உறுதிமொழி|சத்திய)[\p{L}\p{M}]* ?(?:பத்திர|வாக்குமூல)|அபிடவிட்/iu;
/** Limit: letters of a heading. */
export const HEADING = 150;
/** The lines of a document, with the numbers of its paragraphs. */
export function linesOf({ content }: DraftDocument): DraftLine[] {
  const numbers = paragraphNumbers(content);
  // Footnotes count from 1 in each block, as in the editor: the places of a fix are the same in both.
  return content.flatMap((block) => linesOfBlock(block, { numbers, footnotes: [] }));
}

/** A form of numbers in brackets or in Roman figures: the typed number of a line, and its value. */
interface NumberForm {
  form: RegExp;
  read: (printed: string) => number | undefined;
}
const BRACKETED: NumberForm = { form: BRACKETED_NUMBER, read: Number };
const ROMAN: NumberForm = { form: /^\(?([IVXL]{1,6})[.)]\s*(?=\S.{15})/u, read: romanValue };

/** Numbers of a form that follow one another from 1 in a paper that has no other numbers, up to its prayer. */
function withNumbersOf({ form, read }: NumberForm, lines: readonly DraftLine[]): DraftLine[] {
  let open = 0;
  let closed = false;
  return lines.map((line) => {
    const { text, number } = line;
    if (number === undefined && text.length < HEADING && ATTACHED.test(text)) [open, closed] = [0, false];
    const [typed = '', printed = ''] = form.exec(text) ?? [];
    const own = typed === '' ? undefined : read(printed);
    const follows = own === 1 || own === open + 1;
    if (
      number !== undefined ||
      (open === 0 && !follows && !OPENING.test(text) && (PRAYS.test(text) || PRAYER_HEADING.test(text)))
    )
      closed = true;
    if (closed || own === undefined || !follows) return line;
    open = own;
    return {
      ...line,
      ...columnBehind(line.column, typed),
      text: text.slice(typed.length),
      number: own,
      typed: typed.length,
    };
  });
}

/** The paragraphs of a paper that numbers them '(1)', '(2)' or 'I.', 'II.'. */
export function withOtherNumbers(lines: readonly DraftLine[]): DraftLine[] {
  const bracketed = withNumbersOf(BRACKETED, lines);
  const roman = withNumbersOf(ROMAN, bracketed);
  // One Roman figure alone is the heading of a part.
  const found = roman.filter(({ number }, at) => number !== bracketed[at]?.number).length;
  return found >= ROMAN_PARAGRAPHS ? roman : bracketed;
}
/** Limit: Roman figures from which they number paragraphs. */
const ROMAN_PARAGRAPHS = 3;

/** The column of a row of a table behind a number that was typed in its first cells. */
const columnBehind = (column: number | undefined, typed: string): Pick<DraftLine, 'column'> =>
  column === undefined ? {} : { column: column + typed.split('\t').length - 1 };

const ofBlock = ({ type, attrs }: Block): Pick<DraftLine, 'block' | 'quoted' | 'column'> => ({
  block: attrs.id,
  ...(type === 'table' ? { column: 0 } : {}),
  ...(type === 'blockquote' ? { quoted: true } : {}),
});

/** Spaces that do not break and printed quotation marks as those that are typed: each takes one letter, so that places stay. */
const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u2007\u2009\u202f]/gu, ' ').replaceAll(/[“”„]/gu, '"');
/** A line that is the number of a page alone, as pages that were read by a scanner have it: '- 4 -', 'Page 4 of 12'. */
const PAGE_NUMBER =
  /^\s*(?:[-–—]\s*\d{1,3}\s*[-–—]|(?:page|पृष्ठ|பக்கம்)\s*(?:no\.?\s*)?[-:]?\s*\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?)\s*$/iu;

const isEmpty = (line: string): boolean => line.trim() === '' || PAGE_NUMBER.test(line);

function linesOfBlock(block: Block, context: TextContext): DraftLine[] {
  const own = block.type === 'numberedParagraph' ? context.numbers.get(block.attrs.id) : undefined;
  const text =
    own && block.type === 'numberedParagraph'
      ? inlineText(block.content, context)
      : blockText(block, context);
  const common = ofBlock(block);
  let start = 0;
  return plain(text)
    .split('\n')
    .flatMap((line, at): DraftLine[] => {
      const from = start;
      start += line.length + 1;
      if (isEmpty(line)) return [];
      const [typed = '', number, close] = TYPED_NUMBER.exec(line) ?? [];
      const place = { ...common, ...columnBehind(common.column, typed), start: from };
      if (own && at === 0)
        return [{ ...place, text: line, ...(own.level === 1 ? { number: own.number } : {}) }];
      if (typed === '')
        return [{ ...place, text: SPACED.test(line) ? line.replaceAll(' ', '').padEnd(line.length) : line }];
      return [
        { ...place, text: line.slice(typed.length), number: Number(number ?? close), typed: typed.length },
      ];
    });
}
