import { sameJudge } from '../judge-names.ts';
import type { JudgmentPart } from '../parts.ts';
import { isMisreadOf } from './bench-names.ts';
import { judgeName } from './opening-judge.ts';

const LAST_WORD = /[\p{L}'’]{2,}(?=[^\p{L}]*$)/u;

function surnameOf(name: string): string {
  return (LAST_WORD.exec(name)?.[0] ?? name).toLowerCase();
}

/** The judge of the bench whom an opinion names; the name as printed when none or several of the bench may be meant. */
function fullName(printed: string, bench: readonly string[]): string {
  const same = bench.filter((judge) => sameJudge(judge, printed));
  const named = same.length > 0 ? same : bench.filter((judge) => surnameOf(judge) === surnameOf(printed));
  const misread = named.length > 0 ? [] : bench.filter((judge) => isMisreadOf(printed, [surnameOf(judge)]));
  const found = named.length > 0 ? named : misread;
  const [judge] = found;
  return found.length === 1 && judge !== undefined && (misread.length > 0 || judge.length > printed.length)
    ? judgeName(judge)
    : printed;
}

/** The parts with the names of their judges as the bench has them: 'Mehta' is 'Sandeep Mehta'. */
export function withFullNames(parts: readonly JudgmentPart[], bench: readonly string[]): JudgmentPart[] {
  return parts.map((part) =>
    part.judge === undefined ? part : { ...part, judge: fullName(part.judge, bench) },
  );
}

/** The judges who wrote the judgment or its opinions, in their order. */
export function writersOf(parts: readonly JudgmentPart[]): string[] {
  return [...new Set(parts.flatMap(({ judge }) => (judge === undefined ? [] : [judge])))];
}

/** The bench with the judges of opinions whom the head does not name: a copy may print the first author alone. */
export function withWriters(bench: string[], parts: readonly JudgmentPart[]): string[] {
  const opinions = parts.filter(({ kind }) => kind === 'opinion');
  if (bench.length === 0 || opinions.length <= bench.length) return bench;
  const missing = writersOf(opinions).filter(
    (writer) => !bench.some((judge) => judge === writer || surnameOf(judge) === surnameOf(writer)),
  );
  return [...bench, ...missing];
}
