import { statedBasis } from '../../affidavit/basis.ts';
import { writeVerification } from '../../affidavit/verification.ts';
import { printedDay } from '../../limitation/days.ts';
import type { Alignment, Block, DraftDocument, DraftTable, Inline, TextBlock } from '../document/model.ts';
import { paragraphNumbers } from '../document/numbering.ts';
import { inlineText } from '../document/text.ts';
import { caseNumberLine, courtHeading, type Part } from './court-heading.ts';
import { delayOf, type Facts } from './read-facts.ts';
import { conditionOf, factOf, linesOf, type Piece, piecesOf, sidesOf } from './read-template.ts';
import { printedRupees } from './rupees.ts';
import type { Template } from './template.ts';

/** A day of the case with what happened. */
export interface DatedFact {
  day: string;
  title: string;
}

const text = (words: string): Inline => ({ type: 'text', text: words });
const blank = (name: string): Inline => ({ type: 'blank', attrs: { name } });
const inlineOfPart = (part: Part): Inline => (typeof part === 'string' ? text(part) : blank(part.blank));

/** Words with line breaks. */
const withBreaks = (words: string): Inline[] =>
  words
    .split('\n')
    .flatMap((line, at): Inline[] => [
      ...(at > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line === '' ? [] : [text(line)]),
    ]);

class Writer {
  readonly #template: Template;
  readonly #facts: Facts;
  readonly #dates: readonly DatedFact[];
  readonly #newId: () => string;
  readonly blocks: Block[] = [];

  constructor(template: Template, facts: Facts, dates: readonly DatedFact[], newId: () => string) {
    this.#template = template;
    const delay = delayOf(facts);
    this.#facts = delay === undefined ? facts : { delayDays: String(delay), ...facts };
    this.#dates = dates;
    this.#newId = newId;
  }

  line(written: string): void {
    const { needs, rest } = conditionOf(written);
    if (needs !== undefined && this.#facts[needs] === undefined) return;
    if (rest.startsWith('@')) this.#directive(rest);
    else this.#textLine(rest);
  }

  #textLine(line: string): void {
    const [, sign = '', words = line] = /^(#{1,3}|\+{1,2}|\^|>|---)(?: (.*))?$/u.exec(line) ?? [];
    if (sign === '---') this.blocks.push({ type: 'pageBreak', attrs: { id: this.#newId() } });
    else if (sign.startsWith('#')) this.#heading(sign.length as 1 | 2 | 3, this.#inline(words));
    else if (sign.startsWith('+')) this.#numbered(sign.length as 1 | 2, words);
    else this.#paragraph(this.#inline(words), sign === '^' ? 'center' : sign === '>' ? 'right' : undefined);
  }

  #directive(line: string): void {
    const [name, rest = ''] = line.split(/ (.*)/su);
    if (name === '@court') this.#heading(2, courtHeading(this.#facts.court).map(inlineOfPart));
    else if (name === '@number')
      this.#heading(3, caseNumberLine(this.#facts.caseNumber, rest, 'Case number').map(inlineOfPart));
    else if (name === '@parties') this.#parties(sidesOf(line));
    else if (name === '@dates') this.blocks.push(this.#table());
    else if (name === '@verification') this.#paragraph(this.#verification(rest));
    else throw new Error(`The template ${this.#template.id} has an unknown line: ${line}`);
  }

  #parties([one = '', other = '']: readonly string[]): void {
    for (const [fact, side] of [
      ['petitioner', one],
      ['respondent', other],
    ] as const) {
      const label = `Name of the ${side.toLowerCase()}`;
      if (fact === 'respondent') this.#paragraph([text('Versus')], 'center');
      this.#paragraph([...this.#inline(`{${fact}|${label}}`), text(` ... ${side}`)]);
    }
  }

  #heading(level: 1 | 2 | 3, content: Inline[]): void {
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
    for (const content of contents)
      this.blocks.push({ type: 'numberedParagraph', attrs: { id: this.#newId(), level }, content });
  }

  #table(): DraftTable {
    const cell = (type: 'tableCell' | 'tableHeader', content: Inline[]) => ({
      type,
      content: [{ type: 'paragraph' as const, attrs: { id: this.#newId() }, content }],
    });
    const rows = this.#dates.map(({ day, title }) => [[text(printedDay(day))], withBreaks(title)]);
    const empty = [[blank('Date')], [blank('What happened on that day')]];
    return {
      type: 'table',
      attrs: { id: this.#newId() },
      content: [
        {
          type: 'tableRow',
          content: ['Date', 'Event'].map((head) => cell('tableHeader', [text(head)])),
        },
        ...(rows.length > 0 ? rows : [empty]).map((cells) => ({
          type: 'tableRow' as const,
          content: cells.map((content) => cell('tableCell', content)),
        })),
      ],
    };
  }

  /**
   * The clause of verification. Its paragraphs are named when each is complete; while a blank is left, nobody can say on
   * what its paragraph rests.
   */
  #verification(paper: string): Inline[] {
    const numbers = paragraphNumbers(this.blocks);
    const paragraphs = this.blocks
      .filter((block): block is TextBlock => block.type === 'numberedParagraph')
      .filter(({ attrs }) => numbers.get(attrs.id)?.level === 1);
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
    return pieces.flatMap((piece) => this.#inlineOfPiece(piece));
  }

  #inlineOfPiece(piece: Piece): Inline[] {
    if (piece.kind === 'words') return [text(piece.text)];
    if (piece.kind === 'blank') return [blank(piece.label)];
    if (piece.kind === 'annexure') return [{ type: 'annexureReference', attrs: { mark: piece.mark } }];
    const value = this.#facts[piece.name];
    return value === undefined ? [blank(piece.label)] : withBreaks(this.#printed(piece.name, value));
  }

  #printed(name: string, value: string): string {
    const type = factOf(this.#template, name)?.type;
    if (type === 'date') return printedDay(value);
    return type === 'money' ? printedRupees(value) : value;
  }
}

/** Text nodes that follow each other become one. */
function joined(content: readonly Inline[]): Inline[] {
  const out: Inline[] = [];
  for (const node of content) {
    const last = out.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      out[out.length - 1] = { ...last, text: last.text + node.text };
    else out.push(node);
  }
  return out;
}

/**
 * Writes a paper from its template. Facts come from `readFacts`; what is not given is a blank, and nothing is invented.
 * `dates` are the days of the case, for a list of dates.
 */
export function writeTemplate(
  template: Template,
  facts: Facts,
  dates: readonly DatedFact[],
  newId: () => string,
): DraftDocument {
  const writer = new Writer(template, facts, dates, newId);
  for (const line of linesOf(template)) writer.line(line);
  const content = writer.blocks.map((block) =>
    block.type === 'paragraph' || block.type === 'heading' || block.type === 'numberedParagraph'
      ? { ...block, content: joined(block.content) }
      : block,
  );
  return { type: 'doc', content };
}
