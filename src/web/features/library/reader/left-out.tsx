import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { paragraphId } from './reader-paragraph.tsx';

type LeftOutLine = LibraryDocumentBody['left_out'][number];

/** Id of the list in the page. */
export const LEFT_OUT_ID = 'left-out';

type PrintedLine = LeftOutLine & { reason: keyof typeof REASONS };

/** The lines that are printed on the pages and are no words of the judgment. */
export const printedLines = (lines: readonly LeftOutLine[]): PrintedLine[] =>
  lines.flatMap(({ reason, ...line }) =>
    reason === 'unread_page' || reason === 'missing_pages' ? [] : [{ ...line, reason }],
  );

const PAGES_NAMED = 12;

/**
 * Says that words of the original are missing, because some of its pages could not be read; undefined when all are
 * here.
 */
export function unreadSentence(lines: readonly LeftOutLine[]): string | undefined {
  const pages = lines.filter(({ reason }) => reason === 'unread_page').map(({ text }) => text);
  if (pages.length === 0) return undefined;
  const named = pages.slice(0, PAGES_NAMED).join(', ');
  return t(messages.unreadPages, {
    count: pages.length,
    pages: pages.length > PAGES_NAMED ? `${named}, …` : named,
  });
}

/** Says that the copy lacks pages that its page numbers count; undefined when it lacks none. */
export function missingSentence(lines: readonly LeftOutLine[]): string | undefined {
  const pages = lines.filter(({ reason }) => reason === 'missing_pages').map(({ text }) => text);
  return pages.length === 0 ? undefined : t(messages.missingPages, { pages: pages.join(', ') });
}

const REASONS = {
  page_number: messages.pageNumber,
  running_title: messages.runningTitle,
  margin_letter: messages.marginLetter,
  download_stamp: messages.downloadStamp,
  signature_stamp: messages.signatureStamp,
  site_navigation: messages.siteNavigation,
} as const;

/** A line, and on how many places of the pages it is. */
type Repeated = { first: PrintedLine; count: number };

/** Lines of one reason, in the order of the source; a line that is on many pages once, with its number. */
function byReason(lines: readonly PrintedLine[]): [PrintedLine['reason'], Repeated[]][] {
  const groups = new Map<PrintedLine['reason'], Map<string, Repeated>>();
  for (const line of lines) {
    const group = groups.get(line.reason) ?? new Map<string, Repeated>();
    groups.set(line.reason, group);
    const same = group.get(line.text);
    if (same) same.count += 1;
    else group.set(line.text, { first: line, count: 1 });
  }
  return [...groups].map(([reason, group]) => [reason, [...group.values()]]);
}

type Props = { lines: readonly LeftOutLine[]; open: boolean; onOpen: (open: boolean) => void };

/** The lines of the pages that are not part of the judgment, each with the reason and a link to its place. */
export function LeftOut({ lines: all, open, onOpen }: Props) {
  const lines = printedLines(all);
  if (lines.length === 0) return null;
  return (
    <details
      id={LEFT_OUT_ID}
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
      data-print="none"
      className="mt-6 scroll-mt-36 border-t border-line pt-3 font-sans text-ui max-lg:scroll-mt-44 max-md:scroll-mt-28"
    >
      <summary className="min-h-11 py-2.5 text-ink-soft md:min-h-0 md:py-1">
        {t(messages.showLeftOut, { count: lines.length })}
      </summary>
      {open ? (
        <>
          <p className="py-2 text-13 text-ink-soft">{t(messages.leftOutLead, { count: lines.length })}</p>
          {byReason(lines).map(([reason, group]) => (
            <section key={reason} className="py-2">
              <h3 className="text-13 font-medium">{t(REASONS[reason])}</h3>
              <ul className="flex flex-wrap gap-x-4">
                {group.map(({ first: { text, after_index }, count }) => (
                  <li key={text} className="[overflow-wrap:anywhere]">
                    <a
                      href={`#${paragraphId(Math.max(0, after_index))}`}
                      lang={languageOfText(text)}
                      className="inline-block min-h-11 min-w-11 py-2.5 text-ink-soft underline decoration-line underline-offset-4 hover:text-ink md:min-h-0 md:min-w-0 md:py-0.5"
                    >
                      {text}
                    </a>
                    {count > 1 ? (
                      <span className="text-13 text-ink-soft"> {t(messages.timesLeftOut, { count })}</span>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : null}
    </details>
  );
}
