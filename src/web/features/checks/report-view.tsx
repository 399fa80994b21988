import type { ReactNode } from 'react';
import {
  citationDiffers,
  countsOf,
  librarySentences,
  provisionDiffers,
  provisionName,
  provisionSentences,
  provisionStatus,
} from '#shared/checks/finding-sentences.ts';
import { plainDay } from '#shared/checks/plain-day.ts';
import { type StatuteQuotation, statuteSentences } from '#shared/checks/statute-sentences.ts';
import { entrySentences, writingSentences } from '#shared/checks/writing-sentences.ts';
import type { CheckedProvision, CheckReport, DraftWriting } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { formatList, formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Card, CardHeader } from '#web/ui/primitives/card.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import { Changes, CitationFinding, InContext, JudgmentLink } from './citation-finding.tsx';

/** Words that a document quotes from a section, beside those of the section. */
function StatuteFinding({ quotation }: { quotation: StatuteQuotation }) {
  const { status, document_id: id, index, found, text } = quotation;
  return (
    <li className="text-ink">
      {statuteSentences(quotation).join(' ')}{' '}
      {id === undefined ? null : (
        <JudgmentLink id={id} at={index} {...(index === undefined ? {} : { words: found ?? text })}>
          {t(messages.openSection)}
        </JudgmentLink>
      )}
      {status === 'altered' ? <Changes quotation={quotation} source={t(messages.inSection)} /> : null}
    </li>
  );
}

function Counts({ report }: { report: CheckReport }) {
  const counts = countsOf(report);
  const rows: [string, number, boolean][] = [
    [t(messages.countCitations), counts.citations, true],
    [t(messages.countFound), counts.found, true],
    [t(messages.countDifferent), counts.different, false],
    [t(messages.countAbsent), counts.absent, false],
    [t(messages.countUnclear), counts.unclear, false],
    [t(messages.countParagraphs), counts.paragraphs, false],
    [t(messages.countQuotations), counts.quotations, false],
    [t(messages.countProvisions), counts.provisions, false],
  ];
  // Places that were not found are left out, so that the findings come soon.
  const shown = rows.filter(([, count, calm]) => calm || count > 0);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 p-4 sm:grid-cols-4 md:p-6">
      {shown.map(([name, count, calm]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-13 text-ink-soft">{name}</dt>
          <dd
            className={
              calm || count === 0
                ? 'text-22 font-semibold tabular-nums'
                : 'text-22 font-semibold text-caution tabular-nums'
            }
          >
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Provision({ one, date }: { one: CheckedProvision; date: string | undefined }) {
  const good = one.status === 'exists' && one.in_force_on !== false;
  return (
    <li className="flex flex-col gap-2 px-4 py-4 md:px-6 [&:not(:last-child)]:border-b [&:not(:last-child)]:border-line">
      <div className="flex flex-wrap items-center gap-2">
        <h3 lang={languageOfText(provisionName(one))} className="text-ui font-medium">
          {provisionName(one)}
        </h3>
        <Badge tone={good ? 'good' : one.status === 'act_not_in_library' ? 'quiet' : 'caution'}>
          {provisionStatus(one)}
        </Badge>
        <span className="text-13 text-ink-soft">{t(messages.mentions, { count: one.mentions })}</span>
      </div>
      {good ? null : <InContext {...one} />}
      <ul className="text-ui text-ink-soft">
        {provisionSentences(one, date).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {(one.quotations ?? []).map((quotation) => (
          <StatuteFinding key={quotation.start} quotation={quotation} />
        ))}
      </ul>
    </li>
  );
}

const Provisions = ({ list, date }: { list: readonly CheckedProvision[]; date: string | undefined }) =>
  list.map((one) => <Provision key={`${one.start} ${one.section}`} one={one} date={date} />);

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      <div className="pt-2">{children}</div>
    </Card>
  );
}

const Note = ({ children }: { children: string }) => (
  <p className="px-4 pb-4 text-ui text-ink-soft md:px-6 md:pb-6">{children}</p>
);

function VerificationRecord({ report }: { report: CheckReport }) {
  const { record, library, checked_at, date } = report;
  const rows: [string, string][] = [
    [t(messages.recordBy), record.checked_by],
    [t(messages.recordAt), dateTime(checked_at)],
    [t(messages.recordMethod), t(messages.methodSentence)],
    [t(messages.recordLibrary), librarySentences(library).join('; ')],
    ...(date === undefined ? [] : [[t(messages.recordDate), plainDay(date)] as [string, string]]),
    [
      t(messages.recordText),
      t(messages.recordTextValue, { characters: record.characters, hash: record.text_hash }),
    ],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 px-4 pb-4 text-ui md:grid-cols-[12rem_1fr] md:px-6 md:pb-6">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="mb-2 [overflow-wrap:anywhere] md:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows who or what wrote a draft, and which suggestions were accepted. */
function Writing({ writing }: { writing: DraftWriting }) {
  return (
    <div className="flex flex-col gap-3 px-4 pb-4 text-ui md:px-6 md:pb-6">
      {writingSentences(writing).map((sentence) => (
        <p key={sentence} className="text-ink-soft">
          {sentence}
        </p>
      ))}
      <ul aria-label={t(messages.writingTitle)}>
        {withKeys(writing.suggestions, ({ accepted_at, after }) => `${accepted_at} ${after}`).map(
          ({ key, item }) => {
            const { change, kept, writer, accepter } = entrySentences(item);
            return (
              <li
                key={key}
                className="flex flex-col gap-1 border-t border-line py-3 [overflow-wrap:anywhere]"
              >
                <p className="font-serif">{change}</p>
                <p className="text-13 text-ink-soft">
                  {`${t(messages.writingBy)}: ${writer} · ${accepter}`}
                  {item.accepted_at === null ? null : ` · ${dateTime(item.accepted_at)}`}
                </p>
                <p className={`text-13 ${item.in_text ? 'text-ink-soft' : 'text-caution'}`}>{kept}</p>
              </li>
            );
          },
        )}
      </ul>
    </div>
  );
}

/** A report: counts, what is to be looked at, what agrees, the provisions, what was not checked, and the record. */
export function ReportView({ report }: { report: CheckReport }) {
  const { citations, provisions, not_checked, library, date } = report;
  const differing = citations.filter(citationDiffers);
  const agreeing = citations.filter((one) => !citationDiffers(one));
  return (
    <div className="flex flex-col gap-6">
      <Card aria-label={t(messages.summary)}>
        <Counts report={report} />
      </Card>
      <Section title={t(messages.lookAt)}>
        {citations.length === 0 ? <Note>{t(messages.noCitations)}</Note> : null}
        {citations.length > 0 && differing.length === 0 ? <Note>{t(messages.nothingToLookAt)}</Note> : null}
        <ul>
          {differing.map((one) => (
            <CitationFinding key={one.start} one={one} />
          ))}
          <Provisions list={provisions.filter(provisionDiffers)} date={date} />
        </ul>
      </Section>
      {agreeing.length > 0 ? (
        <Section title={t(messages.agrees)}>
          <ul>
            {agreeing.map((one) => (
              <CitationFinding key={one.start} one={one} />
            ))}
          </ul>
        </Section>
      ) : null}
      {provisions.length > 0 && provisions.every(provisionDiffers) ? null : (
        <Section title={t(messages.provisionsTitle)}>
          {provisions.length === 0 ? <Note>{t(messages.noProvisions)}</Note> : null}
          <ul>
            <Provisions list={provisions.filter((one) => !provisionDiffers(one))} date={date} />
          </ul>
        </Section>
      )}
      <Section title={t(messages.notCheckedTitle)}>
        <ul className="flex flex-col gap-3 px-4 pb-4 text-ui md:px-6 md:pb-6">
          {not_checked.map(({ code, sentence, examples }) => (
            <li key={code} className="[overflow-wrap:anywhere]">
              {sentence}
              {examples.length > 0 ? (
                <span className="block text-13 text-ink-soft">{examples.join(' · ')}</span>
              ) : null}
            </li>
          ))}
          <li className="text-13 text-ink-soft">
            {t(messages.covers, {
              state: librarySentences(library).join('; '),
              courts: formatList(library.courts.slice(0, 6)),
            })}
          </li>
        </ul>
      </Section>
      <Section title={t(messages.recordTitle)}>
        <VerificationRecord report={report} />
      </Section>
      {report.writing ? (
        <Section title={t(messages.writingTitle)}>
          <Writing writing={report.writing} />
        </Section>
      ) : null}
    </div>
  );
}
