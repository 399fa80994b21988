import { Copy, FilePen, NotebookPen, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { markedAnswer } from '#shared/checks/sentence-notes.ts';
import { type ChatMessage, EXTRACTIVE, type Fallback } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import type { AnswerRun } from '../answer-runs.ts';
import { withSources } from '../sources/reference.ts';
import { SourceList } from '../sources/source-list.tsx';
import { AnswerChecked } from './answer-checks.tsx';
import { AnswerText } from './answer-text.tsx';
import { Ended, EndNote, Note, whyEnded } from './end-note.tsx';

function Frame({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <article aria-label={t(messages.assistant)} aria-busy={busy} className="flex flex-col gap-3">
      {children}
    </article>
  );
}

/** Names the model that wrote; an answer made of quotations says so in its text. */
function engineSentence({ engine, declined }: ChatMessage): string | undefined {
  if (engine === null || engine === EXTRACTIVE || declined) return undefined;
  return t(messages.byModel, { engine });
}

type Props = {
  message: ChatMessage;
  /** The question that it answers, where it is known. */
  question: string | undefined;
  /** Asks the question of this answer again; missing where the reader may not write. */
  onAgain: (() => void) | undefined;
  /** Keeps the answer as a note of its case. */
  onNote: ((text: string) => void) | undefined;
  /** Sends the answer to a draft of its case. */
  onDraft: (() => void) | undefined;
};

function Actions({ message, onAgain, onNote, onDraft }: Props) {
  const text = withSources(markedAnswer(message.content, message.checks), message.sources ?? []);
  return (
    <div className="-ml-3 flex flex-wrap text-ink-soft" data-print="none">
      <Button variant="quiet" onClick={() => void copyText(text, t(messages.answerCopied))}>
        <Copy aria-hidden />
        {t(messages.copyAnswer)}
      </Button>
      {onNote ? (
        <Button variant="quiet" onClick={() => onNote(text)}>
          <NotebookPen aria-hidden />
          {t(messages.saveToNotes)}
        </Button>
      ) : null}
      {onDraft && !message.declined ? (
        <Button variant="quiet" onClick={onDraft}>
          <FilePen aria-hidden />
          {t(messages.sendToDraft)}
        </Button>
      ) : null}
      {onAgain ? (
        <Button variant="quiet" onClick={onAgain}>
          <RotateCcw aria-hidden />
          {t(messages.askAgain)}
        </Button>
      ) : null}
    </div>
  );
}

/** Longest question that the search page takes from an address. */
const MOST_SEARCHED = 300;

/** Below an answer that found nothing direct: the search of the library with the same words. */
function SearchInstead({ question }: { question: string }) {
  const query = encodeURIComponent(question.slice(0, MOST_SEARCHED));
  return (
    <p className="text-ui">
      <SiteLink to={`/home/search?q=${query}`} className="text-link inline-block py-2.5 md:py-0">
        {t(messages.searchInstead)}
      </SiteLink>
    </p>
  );
}

/** Explains that the end of an answer is missing, with the reason where there is one. */
function Incomplete({
  fallback,
  onAgain,
}: {
  fallback: Fallback | null | undefined;
  onAgain: Props['onAgain'];
}) {
  if (!fallback) return <Note>{t(messages.partial)}</Note>;
  return <Ended says={t(messages.keptBefore, { why: whyEnded(fallback) })} onAgain={onAgain} />;
}

const waitingSentence = ({ passages }: AnswerRun): string =>
  passages > 0 ? t(messages.reading, { count: passages }) : t(messages.thinking);

/** A saved answer with its sources, what was checked in it, and what can be done with it. */
export function Answer(props: Props) {
  const { message, question, onAgain } = props;
  const { content, sources, checks, status, declined } = message;
  const made = engineSentence(message);
  const instead = message.engine === EXTRACTIVE ? message.fallback : undefined;
  return (
    <Frame>
      {instead ? (
        <Ended says={t(messages.quotedInstead, { why: whyEnded(instead) })} onAgain={onAgain} />
      ) : null}
      <AnswerText text={content} sources={sources ?? []} checks={checks} />
      {status === 'partial' ? <Incomplete fallback={message.fallback} onAgain={onAgain} /> : null}
      <SourceList sources={sources ?? []} />
      {declined && question ? <SearchInstead question={question} /> : null}
      {checks && !declined ? <AnswerChecked checks={checks} partial={status === 'partial'} /> : null}
      {made ? <p className="text-13 text-ink-soft">{made}</p> : null}
      <Actions {...props} />
    </Frame>
  );
}

/** An answer while it is written, and what had arrived of one that stopped. */
export function AnswerOnItsWay({ run }: { run: AnswerRun }) {
  const waiting = run.phase === 'sending' || run.phase === 'thinking';
  return (
    <Frame busy={waiting || run.phase === 'writing'}>
      {waiting ? <p className="text-ui text-ink-soft">{waitingSentence(run)}</p> : null}
      {run.text === '' ? null : <AnswerText text={run.text} sources={run.sources} checks={run.checks} />}
      <EndNote phase={run.phase} />
      {run.text === '' ? null : <SourceList sources={run.sources} />}
    </Frame>
  );
}
