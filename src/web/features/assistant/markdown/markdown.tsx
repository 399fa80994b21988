import { type ComponentType, Fragment, memo, type ReactNode, useMemo } from 'react';
import type { ColumnAlign } from '#law/answers/markdown-table.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { type Block, parseMarkdown } from './parse-blocks.ts';
import type { Inline } from './parse-inline.ts';

/** Shows the number of a source; nothing for a number that no source has. */
export type SourceMark = ComponentType<{ n: number }>;
/** Shows what was found about a sentence, by its place among the notes. */
export type NoteMark = ComponentType<{ at: number }>;

const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const;
const ELEMENTS = { strong: 'strong', emphasis: 'em', underline: 'u' } as const;

/** The words of running text, without the numbers of sources. */
const wordsOf = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) => ('children' in piece ? wordsOf(piece.children) : 'text' in piece ? piece.text : ''))
    .join('');

const languageOf = (pieces: readonly Inline[]) => languageOfText(wordsOf(pieces));

function Pieces({
  pieces,
  Source,
  Note,
}: {
  pieces: readonly Inline[];
  Source: SourceMark;
  Note: NoteMark;
}): ReactNode {
  return pieces.map((piece) => {
    const { key } = piece;
    switch (piece.kind) {
      case 'text':
        return <Fragment key={key}>{piece.text}</Fragment>;
      case 'code':
        return (
          <code key={key} className="rounded-sm bg-wash px-1 font-mono text-[0.9em]">
            {piece.text}
          </code>
        );
      case 'source':
        return <Source key={key} n={piece.n} />;
      case 'note':
        return <Note key={key} at={piece.at} />;
      default: {
        const Element = ELEMENTS[piece.kind];
        return (
          <Element key={key}>
            <Pieces pieces={piece.children} Source={Source} Note={Note} />
          </Element>
        );
      }
    }
  });
}

type BlockProps = { block: Block; Source: SourceMark; Note: NoteMark };

function List({ block, Source, Note }: BlockProps & { block: { kind: 'list' } & Block }) {
  const Element = block.ordered ? 'ol' : 'ul';
  return (
    <Element
      className={block.ordered ? 'list-decimal pl-7' : 'list-disc pl-6'}
      {...(block.ordered && block.start !== 1 ? { start: block.start } : {})}
    >
      {block.items.map(({ key, blocks }) => (
        <li key={key} className="pl-1 [&:not(:first-child)]:mt-1.5 marker:text-ink-faint">
          <Blocks blocks={blocks} Source={Source} Note={Note} />
        </li>
      ))}
    </Element>
  );
}

/** A column of amounts is aligned to the right: a cell of so few characters stays in one line. */
const AMOUNT_CHARACTERS = 24;
const keepsLine = (align: ColumnAlign, pieces: readonly Inline[]): boolean =>
  align === 'right' && wordsOf(pieces).length <= AMOUNT_CHARACTERS;

const ALIGN = { left: 'text-left', center: 'text-center', right: 'text-right' } as const;

function Table({ block: { head, rows }, Source, Note }: BlockProps & { block: { kind: 'table' } & Block }) {
  return (
    <div className="max-w-full overflow-x-auto">
      <table className="w-full font-sans text-14 leading-6 [overflow-wrap:break-word]">
        <thead className="text-13 text-ink-soft">
          <tr className="border-b border-edge align-bottom">
            {head.cells.map(({ key, align, children }) => (
              <th key={key} scope="col" className={`min-w-20 py-1.5 pr-4 font-medium ${ALIGN[align]}`}>
                <Pieces pieces={children} Source={Source} Note={Note} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key: row, cells }) => (
            <tr key={row} className="border-b border-line align-top">
              {cells.map(({ key, align, children }) => (
                <td
                  key={key}
                  lang={languageOf(children)}
                  className={`py-1.5 pr-4 tabular-nums ${ALIGN[align]} ${keepsLine(align, children) ? 'whitespace-nowrap' : ''}`}
                >
                  <Pieces pieces={children} Source={Source} Note={Note} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OneBlock({ block, Source, Note }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Element = HEADINGS[Math.min(block.level, HEADINGS.length) - 1] ?? 'h3';
      return (
        <Element
          lang={languageOf(block.children)}
          className="font-sans text-16 font-semibold [&:not(:first-child)]:mt-2"
        >
          <Pieces pieces={block.children} Source={Source} Note={Note} />
        </Element>
      );
    }
    case 'paragraph':
      return (
        <p lang={languageOf(block.children)}>
          <Pieces pieces={block.children} Source={Source} Note={Note} />
        </p>
      );
    case 'list':
      return <List block={block} Source={Source} Note={Note} />;
    case 'quote':
      return (
        <blockquote className="border-l-2 border-edge pl-4">
          <Blocks blocks={block.blocks} Source={Source} Note={Note} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="rounded-control bg-wash p-3 font-mono text-14 leading-5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {block.text}
        </pre>
      );
    case 'table':
      return <Table block={block} Source={Source} Note={Note} />;
    case 'rule':
      return <hr className="border-line" />;
  }
}

function Blocks({
  blocks,
  Source,
  Note,
}: {
  blocks: readonly Block[];
  Source: SourceMark;
  Note: NoteMark;
}): ReactNode {
  return (
    <div className="flex flex-col gap-3">
      {blocks.map((block) => (
        <OneBlock key={block.key} block={block} Source={Source} Note={Note} />
      ))}
    </div>
  );
}

/** An answer: React elements made from a subset of Markdown, never HTML, links or images of the text. */
export const Markdown = memo(function Markdown({
  text,
  Source,
  Note,
}: {
  text: string;
  Source: SourceMark;
  Note: NoteMark;
}) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return <Blocks blocks={blocks} Source={Source} Note={Note} />;
});
