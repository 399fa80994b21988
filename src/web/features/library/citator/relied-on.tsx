import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReliedOn as ReliedOnAnswer } from '#shared/contracts/research/standing.ts';
import { messages } from '#shared/messages/en/library/citator.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { reliedOnQuery } from './queries.ts';
import { SIGNALS, standingSentence } from './standing-line.tsx';

type Result = ReliedOnAnswer['results'][number];

function placeSentence({ kind, case_title: title, draft_title: draft }: Result['places'][number]): string {
  if (kind === 'draft') return t(messages.citedInDraft, { draft: draft ?? '', title });
  return t(kind === 'file' ? messages.addedTo : messages.passageIn, { title });
}

const LINK = 'text-link inline-block py-2.5 md:py-0.5';

/** A link to the case or the draft that relies on the judgment. */
function Place({ place }: { place: Result['places'][number] }) {
  const search = place.draft_id === undefined ? {} : { tab: 'drafts' as const, draft: place.draft_id };
  return (
    <li>
      <Link to="/home/cases/$caseId" params={{ caseId: place.case_id }} search={search} className={LINK}>
        {placeSentence(place)}
      </Link>
    </li>
  );
}

function Authority({ result }: { result: Result }) {
  const { document_id, title, signal, statement, places } = result;
  const { tone, icon: Icon } = SIGNALS[signal];
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/home/library/$id"
          params={{ id: document_id }}
          lang={languageOfText(title)}
          className={`font-serif text-16 ${LINK}`}
        >
          {title}
        </Link>
        <Badge tone={tone} icon={<Icon aria-hidden />} className="max-w-full">
          <span className="truncate">{standingSentence(result)}</span>
        </Badge>
      </div>
      {statement ? (
        <Link
          to="/home/library/$id"
          params={{ id: statement.document_id }}
          search={{ at: String(statement.index) }}
          lang={languageOfText(statement.sentence)}
          className="line-clamp-3 max-w-[66ch] py-1 font-serif text-16 no-underline hover:underline"
        >
          <q>{statement.sentence}</q>
        </Link>
      ) : null}
      <ul className="flex flex-wrap gap-x-4 text-13">
        {withKeys(places, ({ case_id, kind, draft_id }) => `${case_id} ${kind} ${draft_id}`).map(
          ({ key, item }) => (
            <Place key={key} place={item} />
          ),
        )}
      </ul>
    </li>
  );
}

/** Judgments that a case, or any case of the user, relies on and that were overruled or doubted; nothing where there are none. */
export function ReliedOn({ caseId }: { caseId?: string }) {
  const { data } = useQuery(reliedOnQuery(caseId));
  if (!data || data.results.length === 0) return null;
  return (
    <section
      aria-labelledby="relied-on"
      className="mb-6 rounded-panel border border-line bg-surface px-4 pt-3 pb-1"
    >
      <h2 id="relied-on" className="text-16 font-semibold">
        {t(messages.reliedOn)}
      </h2>
      <p className="mb-2 text-ui text-ink-soft">
        {t(caseId === undefined ? messages.reliedOnOfAll : messages.reliedOnOfCase)}
      </p>
      <ul>
        {data.results.map((result) => (
          <Authority key={result.document_id} result={result} />
        ))}
      </ul>
    </section>
  );
}
