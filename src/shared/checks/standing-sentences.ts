import { benchWords } from '../bench-words.ts';
import type { RestsOn, StandingStatement } from '../contracts/research/standing.ts';
import { messages } from '../messages/en/library/citator.ts';
import { t } from '../messages/translate.ts';

/** 'Overruled in Asha v. State of Kerala, para 34 (Constitution Bench, 5)'. */
export function statementSentence({
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

/** 'This judgment follows Asha v. State of Kerala. Overruled in …, para 4.'; with a name in place of *this judgment*. */
export function restsSentence({ title, overruled_by }: RestsOn, judgment?: string): string {
  const treated = statementSentence(overruled_by);
  return judgment === undefined
    ? t(messages.restsOn, { title, treated })
    : t(messages.namedRestsOn, { judgment, title, treated });
}
