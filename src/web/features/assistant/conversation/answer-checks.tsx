import type { ReactNode } from 'react';
import {
  citationDiffers,
  citationStatus,
  identitySentences,
  paragraphSentence,
  paragraphsOf,
  provisionDiffers,
  provisionName,
  provisionSentences,
  provisionStatus,
  quotationSentence,
  quotationsOf,
} from '#shared/checks/finding-sentences.ts';
import { statuteSentences } from '#shared/checks/statute-sentences.ts';
import type { AnswerChecks, CheckedSentence } from '#shared/contracts/assistant/chats.ts';
import type { CheckedCitation, CheckedProvision } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Note } from './end-note.tsx';

type FindingProps = {
  name: string;
  status: string;
  good: boolean;
  facts: readonly string[];
  children?: ReactNode;
};

function Finding({ name, status, good, facts, children }: FindingProps) {
  return (
    <li className="flex flex-col gap-1 py-2 [overflow-wrap:anywhere]">
      <span className="flex flex-wrap items-center gap-2">
        <span lang={languageOfText(name)} className="font-medium">
          {name}
        </span>
        <Badge tone={good ? 'good' : 'caution'} className="h-auto! whitespace-normal!">
          {status}
        </Badge>
      </span>
      {facts.map((fact) => (
        <span key={fact} className="text-13 text-ink-soft">
          {fact}
        </span>
      ))}
      {children}
    </li>
  );
}

function Citation({ one }: { one: CheckedCitation }) {
  const facts = [
    ...identitySentences(one),
    ...paragraphsOf(one).map(paragraphSentence),
    ...quotationsOf(one).map(quotationSentence),
  ];
  return (
    <Finding name={one.text} status={citationStatus(one)} good={!citationDiffers(one)} facts={facts}>
      {one.document_id && one.title ? (
        <SiteLink
          to={`/home/library/${encodeURIComponent(one.document_id)}`}
          className="text-link inline-block self-start py-2.5 text-13 md:py-0"
        >
          {t(messages.openChecked, { title: one.title })}
        </SiteLink>
      ) : null}
    </Finding>
  );
}

function sentenceCounts(sentences: readonly CheckedSentence[]) {
  const having = (...statuses: CheckedSentence['status'][]) =>
    sentences.filter(({ status }) => statuses.includes(status)).length;
  return [
    { message: messages.sentencesSupported, count: having('supported') },
    { message: messages.sentencesDiffer, count: having('differs', 'not_found') },
    { message: messages.sentencesUnchecked, count: having('not_checked') },
  ];
}

function counted(checks: AnswerChecks): string {
  const { citations, provisions } = checks;
  const differing = citations.filter(citationDiffers).length;
  const differingProvisions = provisions.filter(provisionDiffers).length;
  const { sentences } = checks;
  const counts = [
    ...sentenceCounts(sentences ?? []),
    { message: messages.citationsFound, count: citations.length - differing },
    { message: messages.citationsDiffer, count: differing },
    { message: messages.provisionsFound, count: provisions.length - differingProvisions },
    { message: messages.provisionsDiffer, count: differingProvisions },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ message, count }) => t(message, { count }))
    .join(' · ');
}

const secondReading = ({ read, all, why }: NonNullable<AnswerChecks['second_reading']>): string =>
  read === 0 ? t(messages.noneReadAgain, { why: why ?? 'no_vote' }) : t(messages.readAgain, { read, all });

/** Findings of the checks beside citations and provisions, and the parts that were not checked. */
function Remarks({ checks }: { checks: AnswerChecks }) {
  const { removed, not_checked, second_reading: again } = checks;
  const remarks = [
    ...(again ? [secondReading(again)] : []),
    ...(removed.length > 0 ? [t(messages.numbersRemoved, { count: removed.length })] : []),
    ...not_checked.map(({ sentence }) => t(messages.notChecked, { what: sentence })),
  ];
  return remarks.map((remark) => (
    <li key={remark} className="py-2 text-13 text-ink-soft [overflow-wrap:anywhere]">
      {remark}
    </li>
  ));
}

const provisionKey = ({ act, section, start }: CheckedProvision) => `${start} ${act} ${section}`;

type CheckedProps = {
  checks: AnswerChecks;
  /** The answer breaks off: what it cites in its last words may not be read. */
  partial?: boolean;
};

/** The checks of an answer; that sentences of it were left out is always open. */
export function AnswerChecked(props: CheckedProps) {
  const { left_out: count } = props.checks;
  return (
    <>
      {count === undefined ? null : <Note>{t(messages.leftOut, { count })}</Note>}
      <Findings {...props} />
    </>
  );
}

/** The library's facts about each citation and provision of an answer. */
function Findings({ checks, partial = false }: CheckedProps) {
  const { citations, provisions, removed } = checks;
  const words = counted(checks);
  const late = checks.not_checked.find(({ code }) => code === 'no_time');
  if (words === '' && removed.length === 0)
    return (
      <p className="text-13 text-ink-soft">
        {late?.sentence ?? t(partial ? messages.checksPartial : messages.checksNone)}
      </p>
    );
  return (
    <details className="text-ui">
      <summary className="min-h-11 py-2.5 text-13 text-ink-soft md:min-h-0 md:py-1">
        <span className="font-medium">{t(messages.checks)}</span>
        {words === '' ? null : ` · ${words}`}
      </summary>
      <p className="text-13 text-ink-soft">{t(messages.checksHint)}</p>
      <ul className="divide-y divide-line">
        {citations.map((one) => (
          <Citation key={`${one.start}`} one={one} />
        ))}
        {provisions.map((one) => (
          <Finding
            key={provisionKey(one)}
            name={provisionName(one)}
            status={provisionStatus(one)}
            good={!provisionDiffers(one)}
            facts={[
              ...provisionSentences(one, undefined),
              ...(one.quotations ?? []).flatMap(statuteSentences),
            ]}
          />
        ))}
        <Remarks checks={checks} />
      </ul>
    </details>
  );
}
