import { statedBasis } from '../../affidavit/basis.ts';
import { writeVerification } from '../../affidavit/verification.ts';
import { printedDay } from '../../limitation/days.ts';
import type { Alignment, Block, DraftDocument, DraftTable, Inline, TextBlock } from '../document/model.ts';
import { paragraphNumbers } from '../document/numbering.ts';
import { inlineText } from '../document/text.ts';
import { withComputedFacts } from './computed-facts.ts';
import { caseNumberLine, courtHeading, type Part } from './court-heading.ts';
import type { Facts, FactType } from './facts.ts';
import { conditionOf, factOf, linesOf, type Piece, piecesOf, sidesOf } from './read-template.ts';
import { printedRupees } from './rupees.ts';
import type { Template } from './template.ts';

interface Row {
  head: boolean;
  cells: readonly (readonly Inline[])[];
}

/** A table from its rows; each cell is one paragraph. */
function tableOf(rows: readonly Row[], newId: () => string): DraftTable {
  return {
    type: 'table',
    attrs: { id: newId() },
    content: rows.map(({ head, cells }) => ({
      type: 'tableRow',
      content: cells.map((content) => ({
        type: head ? ('tableHeader' as const) : ('tableCell' as const),
        content: [{ type: 'paragraph' as const, attrs: { id: newId() }, content }],
      })),
    })),
  };
}

/** A day of the case with what happened. */
export interface DatedFact {
  day: string;
  title: string;
}
/** A file of the case that a paper names, with the SHA-256 of its bytes in hexadecimal figures. */
export interface HashedFile {
  name: string;
  sha256: string;
}
/** Content that a paper takes from its case beside the facts of its form. */
export interface OfCase {
  dates?: readonly DatedFact[];
  files?: readonly HashedFile[];
}

const text = (words: string): Inline => ({ type: 'text', text: words });
const bold = (words: string): Inline => ({ type: 'text', text: words, marks: [{ type: 'bold' }] });
const blank = (name: string): Inline => ({ type: 'blank', attrs: { name } });
const BREAK: Inline = { type: 'hardBreak' };
const inlineOfPart = (part: Part): Inline => (typeof part === 'string' ? text(part) : blank(part.blank));

/** Words with line breaks. */
export const withBreaks = (words: string): Inline[] =>
  words
    .split('\n')
    .flatMap((line, at): Inline[] => [...(at > 0 ? [BREAK] : []), ...(line === '' ? [] : [text(line)])]);

/** The value of a fact as a paper has it. */
export function printedFact(type: FactType | undefined, value: string): string {
  if (type === 'date') return printedDay(value);
  return type === 'money' ? printedRupees(value) : value;
}

const SIGNS = /^(#{1,3}|\+{1,2}|\^|>|---|\|{1,2})(?: (.*))?$/u;

/** A full stop that ends a sentence; behind a short word (Ltd., a.m.) it may be part of that word. */
const STOP = /(?<=[\p{L}\p{M}]{4}|\d)\.\s*$/u;

/** The full stop of a fact gives way to the sign that the paper has behind it. */
function beforeSign(printed: string, behind: string): string {
  if (behind.startsWith('.')) return printed.replace(/\.\s*$/u, '');
  return /^[;,)]/u.test(behind) ? printed.replace(STOP, '') : printed;
}

class Writer {
  readonly #template: Template;
  readonly #facts: Facts;
  readonly #ofCase: OfCase;
  readonly #newId: () => string;
  /** Numbers begin again with the next numbered paragraph; letters under a new heading. */
  #restart = false;
  #restartLetters = false;
  #rows: { head: boolean; cells: Inline[][] }[] = [];
  readonly blocks: Block[] = [];

  constructor(template: Template, facts: Facts, ofCase: OfCase, newId: () => string) {
    this.#template = template;
    this.#facts = withComputedFacts(facts);
    this.#ofCase = ofCase;
    this.#newId = newId;
  }

  line(written: string): void {
    const { needs, refuses, rest } = conditionOf(written);
    if (needs !== undefined && this.#facts[needs] === undefined) return;
    if (refuses !== undefined && this.#facts[refuses] !== undefined) return;
    if (!rest.startsWith('|')) this.endTable();
    if (rest.startsWith('@')) this.#directive(rest);
    else this.#textLine(rest);
  }

  #textLine(line: string): void {
    const [, sign = '', words = line] = SIGNS.exec(line) ?? [];
    if (sign === '---') this.#pageBreak();
    else if (sign.startsWith('|')) this.#row(sign === '||', words);
    else if (sign.startsWith('#')) this.#heading(sign.length as 1 | 2 | 3, this.#inline(words));
    else if (sign.startsWith('+')) this.#numbered(sign.length as 1 | 2, words);
    else this.#paragraph(this.#inline(words), sign === '^' ? 'center' : sign === '>' ? 'right' : undefined);
  }

  #pageBreak(): void {
    this.blocks.push({ type: 'pageBreak', attrs: { id: this.#newId() } });
    this.#restart = true;
  }

  /** A line that begins with `@`, by its name. */
  readonly #directives: Readonly<Record<string, (rest: string, line: string) => void>> = {
    '@court': () => this.#heading(2, courtHeading(this.#facts.court).map(inlineOfPart)),
    '@number': (rest) =>
      this.#heading(3, caseNumberLine(this.#facts.caseNumber, rest, 'Case number').map(inlineOfPart)),
    '@parties': (_, line) => this.#parties(sidesOf(line)),
    '@dates': () => this.#dates(),
    '@files': () => this.#files(),
    '@sign': (rest) => this.#sign(rest),
    '@end': (rest) => this.#end(rest),
    '@jurat': () => this.#jurat(),
    '@verification': (rest) => this.#paragraph(this.#verification(rest)),
  };

  #directive(line: string): void {
    const [name = '', rest = ''] = line.split(/ (.*)/su);
    const write = this.#directives[name];
    if (!write) throw new Error(`The template ${this.#template.id} has an unknown line: ${line}`);
    write(rest, line);
  }

  /** A name on the left, its side on the right. Two petitioners of one petition are not against each other. */
  #parties([one = '', other = '']: readonly string[]): void {
    const between = /petitioner/iu.test(other) ? 'And' : 'Versus';
    for (const [fact, side] of [
      ['petitioner', one],
      ['respondent', other],
    ] as const) {
      const name = this.#inline(`{${fact}|Name of the ${side.toLowerCase()}}`);
      if (fact === 'respondent') this.#paragraph([text(between)], 'center');
      this.#paragraph(name.map((node) => (node.type === 'text' ? bold(node.text) : node)));
      this.#paragraph([text(`... ${side}`)], 'right');
    }
  }

  /** Two empty lines to sign on, and who signs. */
  #sign(who: string): void {
    this.#paragraph([BREAK, BREAK, ...this.#inline(who)], 'right');
  }

  #end(who: string): void {
    this.#paragraph([text('Place: '), ...this.#inline('{place}')]);
    this.#paragraph([text('Date: '), ...this.#inline('{paperDate}')]);
    this.#sign(who);
    this.#paragraph([text('Through'), BREAK, BREAK, BREAK, ...this.#inline('{advocate}, Advocate')], 'right');
  }

  #jurat(): void {
    this.#paragraph(
      this.#inline(
        'Solemnly affirmed before me at {place} on {paperDate}. The deponent has read this affidavit or had it read over, and has signed it in my presence.',
      ),
    );
    this.#sign('Notary or Commissioner for Oaths (signature, name and seal)');
  }

  #heading(level: 1 | 2 | 3, content: Inline[]): void {
    const numbered = this.blocks.findLast(({ type }) => type === 'numberedParagraph');
    this.#restartLetters = numbered?.type === 'numberedParagraph' && numbered.attrs.level === 2;
    this.blocks.push({ type: 'heading', attrs: { id: this.#newId(), level, align: 'center' }, content });
  }

  #paragraph(content: Inline[], align?: Alignment): void {
    const attrs = { id: this.#newId(), ...(align ? { align } : {}) };
    this.blocks.push({ type: 'paragraph', attrs, content });
  }

  /** A line that is one fact alone has a paragraph for each line of the fact. */
  #numbered(level: 1 | 2, words: string): void {
    const pieces = piecesOf(this.#template, words);
    const [only] = pieces;
    const value = pieces.length === 1 && only?.kind === 'fact' ? this.#facts[only.name] : undefined;
    const contents =
      value === undefined
        ? [this.#inlineOf(pieces)]
        : value
            .split(/\n+/u)
            .filter((one) => one.trim() !== '')
            .map((one) => [text(one.trim())]);
    for (const content of contents) {
      const begins = level === 1 ? this.#restart : this.#restartLetters;
      const restart = begins ? { restart: true } : {};
      if (level === 1) this.#restart = false;
      this.#restartLetters = false;
      this.blocks.push({
        type: 'numberedParagraph',
        attrs: { id: this.#newId(), level, ...restart },
        content,
      });
    }
  }

  #row(head: boolean, words: string): void {
    this.#rows.push({ head, cells: words.split(/ \|(?: |$)/u).map((cell) => this.#inline(cell.trim())) });
  }

  endTable(): void {
    if (this.#rows.length > 0) this.blocks.push(tableOf(this.#rows, this.#newId));
    this.#rows = [];
  }

  #dates(): void {
    const dates = this.#ofCase.dates ?? [];
    const rows = dates.map(({ day, title }) => [[text(printedDay(day))], withBreaks(title)]);
    const empty = [[blank('Date')], [blank('What happened on that day')]];
    this.#table(['Date', 'Event'], rows.length > 0 ? rows : [empty]);
  }

  #files(): void {
    const files = this.#ofCase.files ?? [];
    const rows = files.map(({ name, sha256 }, at) => [[text(String(at + 1))], [text(name)], [text(sha256)]]);
    const empty = [[text('1')], [blank('Electronic record')], [blank('SHA-256 value')]];
    this.#table(['No.', 'Electronic record', 'SHA-256'], rows.length > 0 ? rows : [empty]);
  }

  #table(head: readonly string[], rows: readonly Inline[][][]): void {
    const all = [
      { head: true, cells: head.map((one) => [text(one)]) },
      ...rows.map((cells) => ({ head: false, cells })),
    ];
    this.blocks.push(tableOf(all, this.#newId));
  }

  /** The numbered paragraphs of the paper since its numbers began. */
  #paragraphs(): TextBlock[] {
    const numbered = this.blocks.filter(
      (block): block is TextBlock & { type: 'numberedParagraph' } => block.type === 'numberedParagraph',
    );
    const from = numbered.findLastIndex(({ attrs }) => attrs.restart === true && attrs.level === 1);
    return numbered.slice(Math.max(0, from)).filter(({ attrs }) => attrs.level === 1);
  }

  /**
   * The clause of verification. Its paragraphs are named when each is complete; while a blank is left, nobody can say on
   * what its paragraph rests.
   */
  #verification(paper: string): Inline[] {
    const numbers = paragraphNumbers(this.blocks);
    const paragraphs = this.#paragraphs();
    const [before, after] = ['Verified at ', ' on '].map(text) as [Inline, Inline];
    const head = [before, ...this.#inline('{place}'), after, ...this.#inline('{paperDate}')];
    const end = text(`No part of this ${paper} is false and nothing material has been concealed from it.`);
    if (paragraphs.some(({ content }) => content.some(({ type }) => type === 'blank')))
      return [
        ...head,
        text(' that the contents of paragraphs '),
        blank('Paragraphs true to knowledge'),
        text(' are true to my own knowledge, and those of paragraphs '),
        blank('Paragraphs based on information or advice, and their source'),
        text(' are based on information or legal advice which I believe to be true. '),
        end,
      ];
    const clause = writeVerification(
      paragraphs.map(({ attrs, content }) => ({
        number: numbers.get(attrs.id)?.number ?? 0,
        stated: statedBasis(inlineText(content, { numbers, footnotes: [] })),
      })),
    );
    const said = clause
      .slice(clause.indexOf(' that '), clause.lastIndexOf('No part of this'))
      .split(/(\[[^\]]*\])/u)
      .filter((part) => part !== '')
      .map((part) => (part.startsWith('[') ? blank(part.slice(1, -1)) : text(part)));
    return [...head, ...said, end];
  }

  #inline(words: string): Inline[] {
    return this.#inlineOf(piecesOf(this.#template, words));
  }

  #inlineOf(pieces: readonly Piece[]): Inline[] {
    return pieces.flatMap((piece, at) => this.#inlineOfPiece(piece, pieces[at + 1]));
  }

  #inlineOfPiece(piece: Piece, next?: Piece): Inline[] {
    if (piece.kind === 'words') return [text(piece.text)];
    if (piece.kind === 'blank') return [blank(piece.label)];
    if (piece.kind === 'annexure') return [{ type: 'annexureReference', attrs: { mark: piece.mark } }];
    const value = this.#facts[piece.name];
    if (value === undefined) return [blank(piece.label)];
    const printed = this.#printed(piece.name, value);
    return withBreaks(beforeSign(printed, next?.kind === 'words' ? next.text : ''));
  }

  #printed(name: string, value: string): string {
    return printedFact(factOf(this.#template, name)?.type, value);
  }
}

/** Text nodes of one style that follow each other become one. */
function joined(content: readonly Inline[]): Inline[] {
  const out: Inline[] = [];
  for (const node of content) {
    const last = out.at(-1);
    if (node.type === 'text' && last?.type === 'text' && !node.marks && !last.marks)
      out[out.length - 1] = { ...last, text: last.text + node.text };
    else out.push(node);
  }
  return out;
}

/**
 * Writes a paper from its template. Facts come from `readFacts`; what is not given is a blank, and nothing is invented.
 * Days of delay and of custody, and days by which something can be done, are counted here and cannot be given.
 */
export function writeTemplate(
  template: Template,
  facts: Facts,
  ofCase: OfCase,
  newId: () => string,
): DraftDocument {
  const writer = new Writer(template, facts, ofCase, newId);
  for (const line of linesOf(template)) writer.line(line);
  writer.endTable();
  const content = writer.blocks.map((block) =>
    block.type === 'paragraph' || block.type === 'heading' || block.type === 'numberedParagraph'
      ? { ...block, content: joined(block.content) }
      : block,
  );
  return { type: 'doc', content };
}
