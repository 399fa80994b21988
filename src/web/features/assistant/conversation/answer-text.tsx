import { createContext, memo, use, useMemo } from 'react';
import { markedAnswer, type SentenceNote } from '#shared/checks/sentence-notes.ts';
import type { AnswerChecks, AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { addressOf, MARK, markOf, referenceOf } from '../sources/reference.ts';

const Sources = createContext<ReadonlyMap<number, AnswerSource>>(new Map());

/** The number of a source, as a link to its paragraph or page; nothing for a number that no source has. */
function Mark({ n }: { n: number }) {
  const source = use(Sources).get(n);
  if (!source) return null;
  const address = addressOf(source);
  const title = referenceOf(source);
  if (!address) return <span className={`mx-px ${MARK}`}>{markOf(n)}</span>;
  return (
    <SiteLink
      to={address}
      title={title}
      aria-label={t(messages.openSource, { n, title })}
      className={`mx-px ${MARK} hover:underline`}
    >
      {markOf(n)}
    </SiteLink>
  );
}

const Notes = createContext<readonly SentenceNote[]>([]);

/** The check's finding about a sentence, in its line. */
function NoteInLine({ at }: { at: number }) {
  const note = use(Notes)[at];
  if (!note) return null;
  const look = note.quiet ? 'text-ink-soft' : 'bg-caution-wash px-1 font-medium text-caution';
  return (
    <span role="note" className={`mx-px rounded-sm font-sans text-13 [box-decoration-break:clone] ${look}`}>
      {note.quiet ? `(${note.words})` : note.words}
    </span>
  );
}

type Props = {
  text: string;
  sources: readonly AnswerSource[];
  checks?: Pick<AnswerChecks, 'sentences' | 'citations'> | null;
};

/** The text of an answer; each number of a source opens it at its paragraph or page, and each sentence that differs says so. */
export const AnswerText = memo(function AnswerText({ text, sources, checks = null }: Props) {
  const marked = useMemo(() => markedAnswer(text, checks), [text, checks]);
  const byNumber = useMemo(() => new Map(sources.map((source) => [source.n, source])), [sources]);
  return (
    <div className="max-w-[66ch] font-serif text-16 leading-7 [overflow-wrap:anywhere] md:text-18 md:leading-[1.875rem]">
      <Sources value={byNumber}>
        <Notes value={marked.notes}>
          <Markdown text={marked.text} Source={Mark} Note={NoteInLine} />
        </Notes>
      </Sources>
    </div>
  );
});
