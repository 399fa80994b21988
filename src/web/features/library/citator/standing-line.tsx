import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, CircleDashed, GitBranch, TriangleAlert } from 'lucide-react';
import type { Signal } from '#law/verify/types.ts';
import { benchWords } from '#shared/bench-words.ts';
import type { StandingBrief, StandingStatement } from '#shared/contracts/research/standing.ts';
import { messages } from '#shared/messages/en/library/citator.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';
import { standingQuery } from './queries.ts';

/** 'Overruled in Asha v. State of Kerala, para 34 (Constitution Bench, 5)'. */
function statementSentence({
  kind,
  reported,
  title,
  paragraph,
  court,
  bench_strength,
}: StandingStatement): string {
  const place = paragraph === undefined ? title : t(messages.paragraphOf, { title, paragraph });
  const said = t(reported ? messages.saidIn : messages.treatedIn, {
    treatment: t(messages.treatment, { kind }),
    place,
  });
  return bench_strength === undefined ? said : `${said} (${benchWords(court, bench_strength)})`;
}

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

export const SIGNALS: Record<Signal, { tone: BadgeTone; icon: typeof Ban }> = {
  overruled: { tone: 'bad', icon: Ban },
  doubted: { tone: 'caution', icon: TriangleAlert },
  distinguished: { tone: 'caution', icon: GitBranch },
  followed: { tone: 'good', icon: CircleCheck },
  none: { tone: 'note', icon: CircleDashed },
};

/** The signal of a judgment on a card: its sentence in one line, which leads to the words. */
export function StandingBadge({ standing }: { standing: StandingBrief | undefined }) {
  const said = standing && standingSentence(standing);
  if (said === undefined || standing?.statement === undefined) return null;
  const { tone, icon: Icon } = SIGNALS[standing.signal];
  const { document_id, index, sentence } = standing.statement;
  return (
    <Link
      to="/home/library/$id"
      params={{ id: document_id }}
      search={{ at: String(index) }}
      title={sentence}
      className="relative max-w-full no-underline"
    >
      <Badge tone={tone} icon={<Icon aria-hidden />} className="max-w-full">
        <span className="truncate">{said}</span>
      </Badge>
    </Link>
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
        <p className="text-ink-soft">
          {t(messages.noTreatment, {
            count: coverage.judgments,
            from: String(coverage.from ?? ''),
            to: String(coverage.to ?? ''),
          })}
        </p>
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
      {rests.map(({ document_id, title, overruled_by }) => (
        <p key={document_id} className="rounded-panel bg-caution-wash px-3 py-2 text-caution">
          {t(messages.restsOn, { title, treated: statementSentence(overruled_by) })}
        </p>
      ))}
    </section>
  );
}
