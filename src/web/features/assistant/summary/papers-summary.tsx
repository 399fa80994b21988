import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type MissingPaper, missingPapers } from '#law/case-summary/types.ts';
import {
  type CaseSummary,
  type CaseSummaryAnswer,
  caseSummaryAnswer,
  type SummaryPoint,
} from '#shared/contracts/assistant/case-summary.ts';
import { messages } from '#shared/messages/en/library/case-summary.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { SUMMARY_PATH, summaryQuery } from './summary-query.ts';
import { WrittenCard } from './written-summary.tsx';

type Place = Pick<SummaryPoint, 'file' | 'file_name' | 'page'> & { find?: string };

/** Words by which the preview finds a quotation again. */
const FOUND_BY = 8;

function PlaceLink({ caseId, place: { file, file_name, page, find } }: { caseId: string; place: Place }) {
  return (
    <Link
      to="/home/cases/$caseId"
      params={{ caseId }}
      search={{ tab: 'files', file, page, ...(find ? { find } : {}) }}
      className="relative -my-3 inline-block py-3 text-13 text-link md:my-0 md:py-0 [overflow-wrap:anywhere]"
    >
      {t(messages.place, { file: file_name, page })}
    </Link>
  );
}

/** A row of a table: each cell with the head of its column. */
function Cells({ cells }: { cells: NonNullable<SummaryPoint['cells']> }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {[...cells.entries()].map(([at, { head, text }]) => (
        <li key={at} lang={languageOfText(text)} className="[overflow-wrap:anywhere]">
          {head ? <span className="block text-13 text-ink-soft">{head}</span> : null}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Words by which the preview finds a point: the beginning, of a row its longest cell. */
function foundBy({ quote, cells }: SummaryPoint): string {
  const [longest] = [...(cells ?? [])].sort((one, other) => other.text.length - one.text.length);
  return (longest?.text ?? quote).split(' ').slice(0, FOUND_BY).join(' ');
}

function Point({ caseId, point, lead }: { caseId: string; point: SummaryPoint; lead?: string | undefined }) {
  const find = foundBy(point);
  return (
    <li className="text-ui">
      {lead === undefined ? null : <span className="block font-medium">{lead}</span>}
      {point.cells ? (
        <Cells cells={point.cells} />
      ) : (
        <q lang={languageOfText(point.quote)} className="[overflow-wrap:anywhere]">
          {point.quote}
        </q>
      )}
      <span className="block">
        <PlaceLink caseId={caseId} place={{ ...point, find }} />
        {point.ocr ? <span className="ml-2 text-13 text-ink-soft">{t(messages.recognised)}</span> : null}
      </span>
    </li>
  );
}

/** A heading with its points; nothing without points. */
function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-14 font-semibold">{title}</h3>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}

const isKnown = (paper: string): paper is MissingPaper =>
  (missingPapers as readonly string[]).includes(paper);
const paperName = (paper: string): string => (isKnown(paper) ? t(messages[paper]) : paper);

function Named({ name, note, place, caseId }: { name: string; note: string; place: Place; caseId: string }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 text-ui">
      <span>{name}</span>
      <span className="text-13 text-ink-soft">{note}</span>
      <PlaceLink caseId={caseId} place={place} />
    </li>
  );
}

function Parts({ caseId, summary }: { caseId: string; summary: CaseSummary }) {
  const { overview, facts, issues, dates, parties, statutes, missing } = summary;
  const points = (given: readonly SummaryPoint[], lead?: (one: SummaryPoint) => string | undefined) =>
    given.map((point) => (
      <Point
        key={`${point.file} ${point.page} ${point.quote}`}
        caseId={caseId}
        point={point}
        lead={lead?.(point)}
      />
    ));
  return (
    <div className="flex flex-col gap-5">
      <Part title={t(messages.overview)}>{points(overview)}</Part>
      <Part title={t(messages.facts)}>{points(facts)}</Part>
      <Part title={t(messages.issues)}>{points(issues)}</Part>
      <Part title={t(messages.parties)}>
        {parties.map((party) => (
          <Named
            key={`${party.side} ${party.name}`}
            caseId={caseId}
            name={party.name}
            note={t(messages[party.side])}
            place={party}
          />
        ))}
      </Part>
      <Part title={t(messages.dates)}>
        {points(dates, ({ day }) => (day === undefined ? undefined : shortDate(day)))}
      </Part>
      <Part title={t(messages.statutes)}>
        {statutes.map((one) => (
          <Named
            key={one.label}
            caseId={caseId}
            name={one.label}
            note={t(messages.named, { count: one.count })}
            place={one}
          />
        ))}
      </Part>
      <Part title={t(messages.missing)}>
        {missing.map((one) => (
          <Point
            key={one.paper}
            caseId={caseId}
            point={one}
            lead={t(messages.missingPaper, { paper: paperName(one.paper) })}
          />
        ))}
      </Part>
      <p className="text-13 text-ink-soft">{t(messages.note)}</p>
    </div>
  );
}

function useMake(caseId: string) {
  const client = useQueryClient();
  return useChange({
    mutationFn: () => api.post(SUMMARY_PATH, { caseId }, caseSummaryAnswer),
    onSuccess: (answer) => client.setQueryData(summaryQuery(caseId).queryKey, answer),
    failed: t(messages.failed),
  });
}

/** Counts newer and unread files, and offers to make or renew the summary. */
function State({ caseId, answer }: { caseId: string; answer: CaseSummaryAnswer }) {
  const { mutate, isPending } = useMake(caseId);
  const { summary, newer, unread, renewable } = answer;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="text-ui text-ink-soft" role="status">
        {summary ? null : <p>{t(messages.none)}</p>}
        {newer > 0 ? <p>{t(messages.newer, { count: newer })}</p> : null}
        {unread > 0 ? <p>{t(messages.unread, { count: unread })}</p> : null}
      </div>
      {renewable ? (
        <Button onClick={() => mutate()} disabled={isPending}>
          {isPending ? t(messages.making) : t(summary ? messages.renew : messages.make)}
        </Button>
      ) : null}
    </div>
  );
}

function QuotedCard({
  caseId,
  data,
  error,
}: {
  caseId: string;
  data: CaseSummaryAnswer | undefined;
  error: Error | null;
}) {
  return (
    <Card>
      <CardHeader
        title={t(messages.title)}
        actions={
          data?.summary ? (
            <span className="text-13 text-ink-soft">
              <RelativeTime value={data.summary.made_at} alone />
            </span>
          ) : undefined
        }
      />
      <CardBody>
        {data ? null : error ? (
          <p className="text-ui text-ink-soft">{sentence(error)}</p>
        ) : (
          <Loading label={t(messages.loading)}>
            <Skeleton className="h-16" />
          </Loading>
        )}
        {data && !data.enabled ? <p className="text-ui text-ink-soft">{t(messages.off)}</p> : null}
        {data?.enabled ? <State caseId={caseId} answer={data} /> : null}
        {data?.summary ? <Parts caseId={caseId} summary={data.summary} /> : null}
      </CardBody>
    </Card>
  );
}

/** The summaries of the papers of a case: quotations, each with its file and page, and beside them what a model wrote. */
export function PapersSummary({ caseId }: { caseId: string }) {
  const { data, error } = useQuery(summaryQuery(caseId));
  return (
    <>
      <QuotedCard caseId={caseId} data={data} error={error} />
      {data?.model || data?.written ? <WrittenCard caseId={caseId} answer={data} /> : null}
    </>
  );
}
