import { Link } from '@tanstack/react-router';
import { BookX, CircleCheck, CircleHelp, FileDiff } from 'lucide-react';
import { quotedQuery } from '#law/verify/passages/quoted-query.ts';
import {
  type CheckedQuotation,
  citationDiffers,
  identitySentences,
  judgmentFacts,
  paragraphSentence,
  paragraphsOf,
  quotationSentence,
  quotationsOf,
  worstFinding,
} from '#shared/checks/finding-sentences.ts';
import { markedTitle } from '#shared/checks/shown-title.ts';
import type { CheckedCitation } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { messages as citator } from '#shared/messages/en/library/citator.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';

/** A longer sentence was cut in front, perhaps within a word. */
const WHOLE = 500;
const LINK = 'text-accent-strong underline underline-offset-2';

type LinkProps = {
  id: string;
  at?: number | undefined;
  /** By the number, or by words of it, the paragraph is found after the judgment was read again. */
  number?: string;
  words?: string;
  children: string;
};

/** A link into a judgment or a section, at a paragraph where one is known. */
export function JudgmentLink({ id, at, number, words, children }: LinkProps) {
  return (
    <Link
      to="/home/library/$id"
      params={{ id }}
      search={{
        ...(words === undefined ? {} : { q: quotedQuery(words) }),
        ...(at === undefined ? {} : { at: String(at) }),
        ...(number === undefined ? {} : { number }),
      }}
      className={LINK}
    >
      {children}
    </Link>
  );
}

/** The words of the document around a finding, which is marked. */
export function InContext({ before, text, after }: { before: string; text: string; after: string }) {
  return (
    <p
      lang={languageOfText(`${before}${text}${after}`)}
      className="font-serif text-16 leading-relaxed [overflow-wrap:anywhere]"
    >
      <span className="text-ink-soft">{before}</span>
      <mark className="rounded-sm bg-mark text-ink">{text}</mark>
      <span className="text-ink-soft">{after}</span>
    </p>
  );
}

const TONE_ICONS = { bad: FileDiff, caution: CircleHelp, good: CircleCheck, quiet: BookX };

function Status({ one }: { one: CheckedCitation }) {
  const { tone, words } = worstFinding(one);
  const Icon = TONE_ICONS[tone];
  return (
    <Badge {...(tone === 'quiet' ? {} : { tone })} icon={<Icon aria-hidden />}>
      {words}
    </Badge>
  );
}

/** The later treatment of the authority, where the first badge does not name it. */
function Treated({ signal }: { signal: CheckedCitation['signal'] }) {
  if (signal !== 'followed' && signal !== 'distinguished') return null;
  return <Badge tone="note">{t(citator.treatment, { kind: signal })}</Badge>;
}

type Differing = Pick<CheckedQuotation, 'text' | 'found' | 'changes'>;

/** Quoted words above those of their source, and the words that differ. */
export function Changes({ quotation, source }: { quotation: Differing; source: string }) {
  const { text, found = '', changes = [] } = quotation;
  return (
    <div className="mt-1 flex flex-col gap-1 border-l-2 border-line pl-3">
      <p>
        <span className="block text-13 text-ink-soft">{t(messages.quoted)}</span>
        <q lang={languageOfText(text)} className="font-serif">
          {text}
        </q>
      </p>
      <p>
        <span className="block text-13 text-ink-soft">{source}</span>
        <q lang={languageOfText(found)} className="font-serif">
          {found}
        </q>
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {changes.map((change) => (
          <li key={`${change.cited} ${change.found}`}>
            <del className="text-bad">{change.cited || t(messages.nothing)}</del>{' '}
            <ins className="text-good no-underline">{change.found || t(messages.nothing)}</ins>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Quotation({ quotation, id }: { quotation: CheckedQuotation; id: string | undefined }) {
  const { status, index, paragraph, text, found, only_in } = quotation;
  return (
    <li>
      {quotationSentence(quotation)}{' '}
      {id !== undefined && index !== undefined && paragraph !== undefined ? (
        <JudgmentLink id={id} at={index} words={found ?? text}>
          {t(messages.openParagraph, { number: paragraph })}
        </JudgmentLink>
      ) : null}
      {id !== undefined && index !== undefined && only_in !== undefined ? (
        <JudgmentLink id={id} at={index} words={found ?? text}>
          {t(messages.openPassage)}
        </JudgmentLink>
      ) : null}
      {status === 'altered' ? <Changes quotation={quotation} source={t(messages.inJudgment)} /> : null}
    </li>
  );
}

function Treatments({ one }: { one: CheckedCitation }) {
  if (!one.treatment || one.treatment.length === 0) return null;
  return (
    <li>
      {t(messages.treatedTitle)}
      <ul className="mt-1 flex flex-col gap-2 border-l-2 border-line pl-3">
        {one.treatment.map(({ document_id, index, paragraph, title, sentence }) => (
          <li key={`${document_id} ${index} ${sentence}`}>
            <q lang={languageOfText(sentence)} className="font-serif">
              {sentence}
            </q>{' '}
            <JudgmentLink
              id={document_id}
              at={index}
              {...(sentence.length < WHOLE ? { words: sentence } : {})}
            >
              {paragraph === undefined ? title : t(messages.treatedBy, { title, paragraph })}
            </JudgmentLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Everything that was found out about a citation, fact by fact. */
export function CitationFacts({ one, className = '' }: { one: CheckedCitation; className?: string }) {
  const { document_id: id, title } = one;
  const facts = judgmentFacts(one);
  return (
    <ul className={`flex flex-col gap-1 [overflow-wrap:anywhere] ${className}`}>
      {id !== undefined && title !== undefined ? (
        <li>
          <JudgmentLink id={id}>
            {t(messages.openJudgment, { title: markedTitle({ ...one, title }) })}
          </JudgmentLink>
          {facts === '' ? null : <span className="block text-13 text-ink-soft">{facts}</span>}
        </li>
      ) : null}
      {identitySentences(one).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {[...(one.candidates ?? []), ...(one.nearest ? [one.nearest] : [])].map((candidate) => (
        <li key={candidate.document_id}>
          <JudgmentLink id={candidate.document_id}>
            {t(messages.openJudgment, { title: markedTitle(candidate) })}
          </JudgmentLink>
        </li>
      ))}
      {paragraphsOf(one)
        .filter(({ exists }) => !exists || !citationDiffers(one))
        .map((paragraph) => (
          <li key={paragraph.number}>
            {paragraphSentence(paragraph)}{' '}
            {id !== undefined && paragraph.index !== undefined ? (
              <JudgmentLink id={id} at={paragraph.index} number={paragraph.number}>
                {t(messages.openParagraph, { number: paragraph.number })}
              </JudgmentLink>
            ) : null}
          </li>
        ))}
      {quotationsOf(one).map((quotation) => (
        <Quotation key={`${quotation.start}`} quotation={quotation} id={id} />
      ))}
      <Treatments one={one} />
    </ul>
  );
}

/** The badges of a citation: the worst that was found, its later treatment, and that it is a sample. */
export function CitationBadges({ one }: { one: CheckedCitation }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Status one={one} />
      <Treated signal={one.signal} />
      {one.sample ? <Badge tone="note">{t(messages.sample)}</Badge> : null}
    </div>
  );
}

/** A citation in its context, with everything that was found out about it. */
export function CitationFinding({ one }: { one: CheckedCitation }) {
  return (
    <li className="flex flex-col gap-2 px-4 py-4 md:px-6 [&:not(:last-child)]:border-b [&:not(:last-child)]:border-line">
      <CitationBadges one={one} />
      <InContext {...one} />
      <CitationFacts one={one} className="text-ui" />
    </li>
  );
}
