import type { HeadLine } from './header.ts';
import { distinctJudges, findJudges } from './judges.ts';

const OLD_REPORT = /^CITATION:/mu;
const SURNAME_FIRST =
  /[\s.]*(\p{Lu}[\p{Lu}'’]+(?: \p{Lu}[\p{Lu}'’]+)?)(?:, (?:(\p{Lu}{4,}) )?| )((?:\p{Lu}\. ?){1,5}(?:\p{Lu}{3,}(?=[ (]|$))?|(?<=, )\p{Lu}{3,} ?(?=\((?:A?CJ|J)\)))(?: ?\((?:A?CJ|J)\))?/uy;

/**
 * The judges who decided, from the head of a judgment (or the bench list of an old report, 'HEGDE, K.S.'), else from
 * the signatures at its end. `bodyAt` is where the head ends; 0 when there is none. Empty when nobody is named.
 */
export function readBench(text: string, head: readonly HeadLine[], bodyAt: number): string[] {
  const listed = reportedBench(text.slice(0, 1_500));
  if (listed.length > 0) return listed;
  const region = text.slice(0, bodyAt > 0 ? Math.min(bodyAt + 200, 14_000) : 1_200);
  const inBench = distinctJudges(
    findJudges(region).filter((judge) => {
      const line = head.find((one) => judge.start >= one.start && judge.start <= one.end);
      return line === undefined || line.kind === 'bench' || (bodyAt === 0 && line.start < 600);
    }),
  );
  if (inBench.length > 0) return inBench;
  return distinctJudges(
    findJudges(text.slice(-500)).filter((judge) => signed(text.slice(-500), judge.start)),
  );
}

/** A signature fills its own line: '(Najmi Waziri, J.)', 'NAJMI WAZIRI, J'. */
function signed(tail: string, at: number): boolean {
  return /(?:^|\n)[^\p{L}\n]*$/u.test(tail.slice(Math.max(0, at - 40), at));
}

/** 'HEGDE, K.S. / HEGDE, K.S. / GROVER, A.N.' before 'CITATION:': author first, then the bench, surnames first. */
function reportedBench(top: string): string[] {
  const until = OLD_REPORT.exec(top)?.index;
  if (until === undefined) return [];
  const names: string[] = [];
  for (const line of top.slice(0, until).split('\n').slice(1)) {
    if (/\p{Ll}{3}/u.test(line)) continue;
    // Reads names from the start of the line; a name without initials ends the line's list.
    SURNAME_FIRST.lastIndex = /^\s*(?:\d\d\/\d\d\/\d{4}\s+)?/.exec(line)?.[0].length ?? 0;
    for (let match = SURNAME_FIRST.exec(line); match !== null; match = SURNAME_FIRST.exec(line)) {
      const name = titled([match[2], match[3]?.trim(), match[1]].filter(Boolean).join(' '));
      if (!names.includes(name)) names.push(name);
    }
  }
  return names;
}

/** 'K.S. HEGDE' → 'K.S. Hegde'. */
function titled(name: string): string {
  return name.replace(/\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
