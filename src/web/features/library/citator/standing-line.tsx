import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, CircleDashed, GitBranch, TriangleAlert } from 'lucide-react';
import type { Signal } from '#law/verify/types.ts';
import { restsSentence, statementSentence } from '#shared/checks/standing-sentences.ts';
import type {
  CitatorCoverage,
  RestsOn,
  StandingBrief,
  StandingStatement,
} from '#shared/contracts/research/standing.ts';
import { messages } from '#shared/messages/en/library/citator.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';
import { standingQuery } from './queries.ts';

/** 'Followed 31 ×, last in 2024'. */
function countSentence({ kind, count, last_year }: StandingBrief['counts'][number]): string {
  const times = t(messages.treatedTimes, { treatment: t(messages.treatment, { kind }), count });
  return last_year === undefined ? times : `${times}, ${t(messages.lastIn, { year: String(last_year) })}`;
}

const NAMED = new Set(['overruled', 'reversed', 'doubted', 'referred']);

/** The later treatment in one line: what takes authority away is named, the rest is counted. Undefined for none. */
export function standingSentence({ statement, counts }: StandingBrief): string | undefined {
  if (statement === undefined) return undefined;
  const named = NAMED.has(statement.kind) ? [statementSentence(statement)] : [];
  const counted = counts.filter(({ kind }) => named.length === 0 || kind !== statement.kind);
  return [...named, ...counted.map(countSentence)].join(' · ');
}

/** Says of a judgment without a treatment how far the library reaches. */
export const noTreatmentSentence = ({ judgments: count, from, to }: CitatorCoverage): string =>
  from === undefined || to === undefined
    ? t(messages.noTreatmentUndated, { count })
    : t(messages.noTreatment, { count, from: String(from), to: String(to) });

export const SIGNALS: Record<Signal, { tone: BadgeTone; icon: typeof Ban }> = {
  overruled: { tone: 'bad', icon: Ban },
  doubted: { tone: 'caution', icon: TriangleAlert },
  distinguished: { tone: 'caution', icon: GitBranch },
  followed: { tone: 'good', icon: CircleCheck },
  none: { tone: 'note', icon: CircleDashed },
};

type SignalLinkProps = { signal: Signal; statement: StandingStatement; children: string; title?: string };

/** A signal in one line, which leads to the words that give it. */
function SignalLink({ signal, statement, children, title = statement.sentence }: SignalLinkProps) {
  const { tone, icon: Icon } = SIGNALS[signal];
  const { document_id, index } = statement;
  return (
    <Link
      to="/home/library/$id"
      params={{ id: document_id }}
      search={{ at: String(index) }}
      title={title}
      className="relative max-w-full no-underline before:absolute before:inset-x-0 before:-inset-y-5 before:content-['']"
    >
      <Badge tone={tone} icon={<Icon aria-hidden />} className="max-w-full">
        <span className="truncate">{children}</span>
      </Badge>
    </Link>
  );
}

/** Warns that a judgment follows one that was overruled; it leads to the words that overrule. */
export function RestsBadge({ rests }: { rests: RestsOn | undefined }) {
  if (rests === undefined) return null;
  return (
    <SignalLink signal="doubted" statement={rests.overruled_by} title={restsSentence(rests)}>
      {t(messages.restsBadge, { title: rests.title })}
    </SignalLink>
  );
}

/** The signal of a judgment on a card: its sentence in one line, and a warning of what it rests on. */
export function StandingBadge({ standing }: { standing: StandingBrief | undefined }) {
  if (standing === undefined) return null;
  const { signal, statement, rests_on: rests } = standing;
  const said = standingSentence(standing);
  return (
    <>
      {said === undefined || statement === undefined ? null : (
        <SignalLink signal={signal} statement={statement}>
          {said}
        </SignalLink>
      )}
      <RestsBadge rests={rests} />
    </>
  );
}

function Statement({ statement }: { statement: StandingStatement }) {
  const { document_id, index, sentence } = statement;
  return (
    <li className="flex flex-col gap-1">
      <q lang={languageOfText(sentence)} className="font-serif text-16">
        {sentence}
      </q>
      <Link
        to="/home/library/$id"
        params={{ id: document_id }}
        search={{ at: String(index) }}
        className="text-link self-start text-13"
      >
        {statementSentence(statement)}
      </Link>
    </li>
  );
}

/** Limit: sentences in the reader. The citator has all. */
const SHOWN = 3;

/** The later treatment of a judgment beside its citation, with the sentences that say it. */
export function JudgmentStanding({ id }: { id: string }) {
  const { data } = useQuery(standingQuery(id));
  if (data === undefined) return null;
  const { signal, statements, counts, rests_on_overruled: rests, coverage } = data;
  const { tone, icon: Icon } = SIGNALS[signal];
  const [statement] = statements;
  const said = standingSentence({ signal, counts, ...(statement ? { statement } : {}) });
  return (
    <section
      aria-label={t(messages.laterTreatment)}
      className="flex flex-col gap-2 font-sans text-ui"
      data-print="none"
    >
      {said === undefined ? (
        <p className="text-ink-soft">{noTreatmentSentence(coverage)}</p>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 md:min-h-9">
            <Badge tone={tone} icon={<Icon aria-hidden />}>
              {said}
            </Badge>
          </summary>
          <ul className="mt-1 flex flex-col gap-3 border-l-2 border-line pl-3">
            {statements.slice(0, SHOWN).map((one) => (
              <Statement key={`${one.document_id} ${one.index} ${one.sentence}`} statement={one} />
            ))}
          </ul>
        </details>
      )}
      {rests.map((one) => (
        <p key={one.document_id} className="rounded-panel bg-caution-wash px-3 py-2 text-caution">
          {restsSentence(one)}
        </p>
      ))}
    </section>
  );
}
