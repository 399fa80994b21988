import { useQuery } from '@tanstack/react-query';
import type { Signal } from '#law/verify/types.ts';
import { restsSentence } from '#shared/checks/standing-sentences.ts';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages as parts } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { standingQuery } from './citator/queries.ts';
import { noTreatmentSentence, standingSentence } from './citator/standing-line.tsx';
import { SampleBadge, SummaryBadge } from './document-badges.tsx';
import { textInsightsQuery } from './insights/insights-section.tsx';
import { documentQuery } from './queries.ts';
import { ByLine } from './search/results/by-line.tsx';

type CitedLink = LibraryDocumentBody['links'][number];

/** The first sentence in which the court says what it decides. */
function Holding({ id }: { id: string }) {
  const { data } = useQuery(textInsightsQuery(id));
  const quote = data?.insights?.holdings[0]?.quote;
  if (quote === undefined) return null;
  return (
    <p className="mt-1 text-13">
      <span className="block font-medium text-ink-soft">{t(parts.holding)}</span>
      <q lang={languageOfText(quote)} className="line-clamp-4 font-serif text-14">
        {quote}
      </q>
    </p>
  );
}

/** The later treatment in words: a card that floats has no links. */
function Treatment({ id }: { id: string }) {
  const { data } = useQuery(standingQuery(id));
  if (data === undefined) return null;
  const { signal, counts, statements, rests_on_overruled: rests, coverage } = data;
  const [statement] = statements;
  const said = [
    standingSentence({ signal, counts, ...(statement ? { statement } : {}) }) ??
      noTreatmentSentence(coverage),
    ...rests.slice(0, 1).map((one) => restsSentence(one)),
  ];
  return (
    <ul className="mt-1 text-13 text-ink-soft">
      {said.map((sentence) => (
        <li key={sentence} className={GRAVE.has(signal) ? 'text-bad' : undefined}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}

const GRAVE: ReadonlySet<Signal> = new Set(['overruled']);

/** The card of a cited judgment or section: its name, its holding and its later treatment. */
export function CitedCard({ id, link }: { id: string; link: CitedLink }) {
  const { data, isPending } = useQuery(documentQuery(id));
  const title = link.title ?? data?.metadata.title ?? '';
  return (
    <div className="flex flex-col gap-1 p-2">
      <p lang={languageOfText(title)} className="font-serif text-16 leading-snug font-semibold">
        {title}
      </p>
      {data ? <ByLine metadata={data.metadata} /> : null}
      {isPending ? <Skeleton className="h-5 w-3/4" /> : null}
      {data?.metadata.type === 'judgment' ? (
        <>
          <Holding id={id} />
          <Treatment id={id} />
        </>
      ) : null}
      {link.sample ? (
        <p className="mt-1">
          <SampleBadge />
        </p>
      ) : null}
      {data?.metadata.summary ? (
        <p className="mt-1">
          <SummaryBadge />
        </p>
      ) : null}
    </div>
  );
}
