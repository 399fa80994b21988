import type { StandingBrief, StandingStatement } from '#shared/contracts/research/standing.ts';
import { messages } from '#shared/messages/en/library/citator.ts';
import { t } from '#shared/messages/translate.ts';

/** 'Overruled in Asha v. State of Kerala, para 34 (5 judges)'. */
export function statementSentence({
  kind,
  reported,
  title,
  paragraph,
  bench_strength,
}: StandingStatement): string {
  const place = paragraph === undefined ? title : t(messages.paragraphOf, { title, paragraph });
  const said = t(reported ? messages.saidIn : messages.treatedIn, {
    treatment: t(messages.treatment, { kind }),
    place,
  });
  return bench_strength === undefined ? said : `${said} ${t(messages.judges, { count: bench_strength })}`;
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
