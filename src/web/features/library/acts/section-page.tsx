import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { LibraryDocumentBody, PassageBody } from '#shared/contracts/library.ts';
import type { ActSectionBody } from '#shared/contracts/research/acts.ts';
import { messages as copies } from '#shared/messages/en/library/act-copies.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { messages as library } from '#shared/messages/en/library/library.ts';
import { messages as reader } from '#shared/messages/en/library/reader.ts';
import { t } from '#shared/messages/translate.ts';
import { changeSentences } from '#shared/provision-change.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { BackLink } from '#web/ui/primitives/back-link.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { AddToCase } from '../cases/add-to-case.tsx';
import { RememberedCase } from '../cases/remembered-case.tsx';
import { judgmentDate } from '../format.ts';
import { Marked } from '../marked.tsx';
import { pinpoint } from '../pinpoint.ts';
import { documentQuery } from '../queries.ts';
import { addTrigger, OriginalActions, QUIET_ACTION, SimilarLink } from '../search/results/card-actions.tsx';
import { excerptOf } from '../search/results/excerpt.ts';
import { NotLoaded } from './not-loaded.tsx';
import { NotedSection, type SectionPlace } from './noted-section.tsx';
import { OffenceTable } from './offence-table.tsx';
import { PrintSection } from './print-act.tsx';
import { AmendmentNotes, Neighbours, PrintedText, StateAmendments } from './printed-section.tsx';
import { sectionQuery } from './queries.ts';

/** Both are folded until the reader opens them, so that their code follows the section. */
const comparison = () => import('./compare-sections.tsx');
const CompareSections = lazy(async () => ({ default: (await comparison()).CompareSections }));
const EarlierVersions = lazy(async () => ({ default: (await comparison()).EarlierVersions }));

function Counterparts({ section: { counterparts } }: { section: ActSectionBody }) {
  if (counterparts.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{t(messages.counterparts)}</h2>
      <ul className="flex flex-col gap-2 text-ui">
        {counterparts.map(({ act, section, kind, document_id, ...change }) => (
          <li key={section} className="flex flex-wrap items-center gap-3">
            {document_id ? (
              <Link
                to="/home/library/$id"
                params={{ id: document_id }}
                className="relative -my-3 inline-block py-3 text-link md:my-0 md:py-0"
              >
                {t(messages.sectionOf, { section, act })}
              </Link>
            ) : (
              t(messages.sectionOf, { section, act })
            )}
            <Badge tone={kind === 'changed' ? 'caution' : 'quiet'}>{t(messages.kind, { kind })}</Badge>
            {changeSentences(change).map((sentenceOfChange) => (
              <p key={sentenceOfChange} className="w-full text-ink-soft">
                {sentenceOfChange}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sentence in which a judgment refers to the section; it opens the judgment there. */
function CitingPassage({ id, passage }: { id: string; passage: PassageBody }) {
  const { text, marks } = excerptOf(passage);
  return (
    <Link
      to="/home/library/$id"
      params={{ id }}
      search={{ at: String(passage.index) }}
      lang={languageOfText(text)}
      className="line-clamp-3 font-serif text-16 no-underline"
    >
      <Marked text={text} marks={marks} />
    </Link>
  );
}

/** Judgments that refer to the section: those whose sentence is known come first. */
function AppliedBy({ section }: { section: ActSectionBody }) {
  const { total, results: given } = section.applied_by;
  const results = [...given].sort(
    (a, b) => Number(b.highlight?.[0] !== undefined) - Number(a.highlight?.[0] !== undefined),
  );
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{t(messages.appliedBy, { count: total })}</h2>
      <ul className="flex flex-col">
        {results.map(({ _id, _source, highlight }) => (
          <li key={_id} className="border-b border-line py-2">
            <Link
              to="/home/library/$id"
              params={{ id: _id }}
              {...(highlight?.[0] ? { search: { at: String(highlight[0].index) } } : {})}
              lang={languageOfText(_source.title)}
              className="text-link font-serif"
            >
              {_source.title}
            </Link>
            <p className="text-13 text-ink-soft">
              {[_source.court_name, _source.dated && judgmentDate(_source.dated)].filter(Boolean).join(' · ')}
            </p>
            {highlight?.[0] ? <CitingPassage id={_id} passage={highlight[0]} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Shown = { section: ActSectionBody; body: LibraryDocumentBody | undefined; place: SectionPlace };

/** The words of the section; the notes on it come with its document. */
function Words({ section, body, place }: Shown) {
  if (body) return <NotedSection key={body.id} section={section} body={body} place={place} />;
  if (section.printed) return <PrintedText act={section.act.key} printed={section.printed} />;
  return (
    <p lang={languageOfText(section.text)} className="font-serif text-18 whitespace-pre-line">
      {section.text}
    </p>
  );
}

/** The official copy with its notes and our summary beside it, or what the library has instead. */
function SectionText(shown: Shown) {
  const { act, printed } = shown.section;
  if (!printed) return <Words {...shown} />;
  const source = [
    act.title,
    printed.chapter,
    printed.as_on && t(copies.asOn, { day: shortDate(printed.as_on) }),
    printed.source,
    printed.page && t(copies.page, { page: printed.page }),
  ];
  return (
    <>
      {printed.omitted ? <p className="text-ui text-ink-soft">{t(copies.omitted)}</p> : null}
      <Words {...shown} />
      <p className="text-13 text-ink-soft">{source.filter(Boolean).join(' · ')}</p>
      <AmendmentNotes notes={printed.notes} />
      <StateAmendments states={printed.states} />
      {printed.summary === undefined ? null : (
        <section>
          <h2 className="mb-1 text-16 font-semibold">{t(copies.summary)}</h2>
          <p className="text-13 text-ink-soft">{t(copies.summaryNote)}</p>
          <p className="whitespace-pre-line text-ui">{printed.summary}</p>
        </section>
      )}
      <Neighbours act={act.key} printed={printed} />
    </>
  );
}

/** Actions on a document of the library: its citation, into a case, judgments like it, its file. */
function Actions({ id, metadata }: Pick<LibraryDocumentBody, 'id' | 'metadata'>) {
  return (
    <div className="-mx-2.5 mb-4 flex flex-wrap print:hidden">
      <button type="button" className={QUIET_ACTION} onClick={() => void copyText(pinpoint(metadata))}>
        <Copy aria-hidden />
        {t(reader.copyCitation)}
      </button>
      <AddToCase id={id} metadata={metadata} trigger={addTrigger()} />
      <SimilarLink id={id} className={QUIET_ACTION} />
      <OriginalActions id={id} metadata={metadata} className={QUIET_ACTION} />
    </div>
  );
}

type SectionProps = { act: string; number: string; place: SectionPlace };

function Section({ act, number, place }: SectionProps) {
  const { data, error, refetch } = useQuery(sectionQuery(act, number));
  const id = data?.document_id ?? '';
  const { data: body } = useQuery({ ...documentQuery(id, place.q), enabled: id !== '' });
  if (error && !data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t(messages.loading)}>
        <Skeleton className="h-64" />
      </Loading>
    );
  const { name } = data;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={name}
        description={data.title}
        {...(data.printed ? { actions: <PrintSection section={data} printed={data.printed} /> } : {})}
      />
      {body ? <Actions id={body.id} metadata={body.metadata} /> : null}
      <div className="flex max-w-[66ch] flex-col gap-6">
        {data.summary ? <p className="text-ui text-ink-soft">{t(library.summaryNotText)}</p> : null}
        {data.act.bill ? <p className="text-ui text-ink-soft">{t(copies.bill)}</p> : null}
        <SectionText section={data} body={body} place={place} />
        <Counterparts section={data} />
        <Suspense>
          {data.printed ? <EarlierVersions printed={data.printed} text={data.text} /> : null}
          <CompareSections section={data} />
        </Suspense>
        <OffenceTable offences={data.offences} sources={data.classified_by} />
        <AppliedBy section={data} />
      </div>
    </>
  );
}

/** One section of an act, wherever it is opened from: its text, its counterparts, and the judgments that refer to it. */
export function SectionOverview({
  act,
  section,
  place,
}: {
  act: string;
  section: string;
  place: SectionPlace;
}) {
  return (
    <Page>
      <BackLink to={`/home/acts/${act}`}>{t(messages.allSections)}</BackLink>
      <RememberedCase />
      <Section act={act} number={section} place={place} />
    </Page>
  );
}
