import { useMemo } from 'react';
import { type ComparedParagraph, type ComparedPart, compareTexts } from '#law/drafting/document/compare.ts';
import { messages } from '#shared/messages/en/drafting/panel.ts';
import { t } from '#shared/messages/translate.ts';
import { ChangedWords } from '#web/components/drafting/changed-words.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';

/** Paragraphs shown of a longer run without a change: the first and the last. */
const SHOWN_SAME = 2;

type Row = { key: number; paragraph: ComparedParagraph } | { key: number; hidden: number };

function rowsOf(compared: readonly ComparedParagraph[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < compared.length; at += 1) {
    const paragraph = compared[at] as ComparedParagraph;
    let end = at;
    while (compared[end]?.kind === 'same') end += 1;
    const hidden = end - at - SHOWN_SAME;
    rows.push({ key: at, paragraph });
    if (hidden < SHOWN_SAME) continue;
    rows.push({ key: at + 1, hidden });
    at = end - 2;
  }
  return rows;
}

function Parts({ parts, without }: { parts: readonly ComparedPart[]; without?: ComparedPart['kind'] }) {
  return (
    <p
      lang={languageOfText(parts.map(({ text }) => text).join(''))}
      className="min-w-0 font-serif text-16 whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      <ChangedWords parts={parts} {...(without ? { without } : {})} />
    </p>
  );
}

type Props = { before: string; after: string; sideBySide: boolean };

/** Two states of a draft, with the words that were added and removed. */
export function ComparedText({ before, after, sideBySide }: Props) {
  const rows = useMemo(() => rowsOf(compareTexts(before, after)), [before, after]);
  if (before === after) return <p className="text-ui text-ink-soft">{t(messages.noDifference)}</p>;
  return (
    <div className="flex flex-col gap-3">
      {sideBySide ? (
        <div className="grid grid-cols-2 gap-4 text-13 font-medium text-ink-soft">
          <span>{t(messages.thisVersion)}</span>
          <span>{t(messages.draftNow)}</span>
        </div>
      ) : null}
      {rows.map((row) => {
        if ('hidden' in row)
          return (
            <p key={row.key} className="border-y border-line py-1 text-center text-13 text-ink-soft">
              {t(messages.unchanged, { count: row.hidden })}
            </p>
          );
        const { parts } = row.paragraph;
        if (!sideBySide) return <Parts key={row.key} parts={parts} />;
        return (
          <div key={row.key} className="grid grid-cols-2 gap-4">
            <Parts parts={parts} without="added" />
            <Parts parts={parts} without="removed" />
          </div>
        );
      })}
      <p className="text-13 text-ink-soft">{t(messages.legend)}</p>
    </div>
  );
}
