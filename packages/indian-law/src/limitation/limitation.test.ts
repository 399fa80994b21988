import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limitation } from './limitation.ts';
import type { Answer, Facts, LimitationRequest, Problem, Reading, Span } from './types.ts';

/**
 * Cases whose answers were worked out from the statutes before the code ran on them. Half of them (`held-cases.tsv`) were
 * not looked at while the code was written; `fresh-cases.tsv` was worked out later by another hand. Columns: target, start, facts, days, more, trap, working.
 */
interface Case {
  target: string;
  start: string;
  facts: string;
  answer: string;
  also: string;
  working: string;
}

const SPANS = new Set(['bona_fide', 'absent', 'closed', 'injunction', 'notice', 'pauper', 'mediation']);
const span = (text: string): Span => {
  const [from = '', to = ''] = text.split('..');
  return { from, to };
};

function factValue(name: string, text: string): unknown {
  if (SPANS.has(name)) return text.split(',').map(span);
  if (text === 'true' || text === 'false') return text === 'true';
  return name.endsWith('_months') ? Number(text) : text;
}

const pairs = (text: string): [string, string][] =>
  text === '-'
    ? []
    : text.split(' ').map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      });

function casesOf(half: 'given' | 'held' | 'fresh'): Case[] {
  const text = readFileSync(new URL(`../../test/limitation/${half}-cases.tsv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [target = '', start = '', facts = '', answer = '', also = '', , working = ''] = line.split('\t');
      return { target, start, facts, answer, also, working };
    });
}

function requestOf({ target, start, facts }: Case): LimitationRequest {
  const given = Object.fromEntries(pairs(facts).map(([name, text]) => [name, factValue(name, text)]));
  const { forum, ...rest } = given as { forum?: LimitationRequest['forum'] } & Facts;
  const named = target.startsWith('article ') ? { article: target.slice(8) } : { rule: target };
  return { ...named, start, forum, facts: rest };
}

const dayOf = ({ last_day, earliest_day }: Reading): string =>
  last_day ?? (earliest_day === undefined ? 'none' : `early=${earliest_day}`);

/** An answer in the words of the table. */
function said(answer: Answer | { problem: Problem }, asked: Case): { answer: string; also: string } {
  if ('problem' in answer) return { answer: '-', also: `problem=${answer.problem.fact}` };
  const [first] = answer.readings;
  const also: Record<string, string | undefined> = {
    early: first?.earliest_day,
    late: first?.latest_with_leave,
    delay: first?.delay_days?.toString(),
    needs: answer.needs[0]?.fact,
  };
  const names = pairs(asked.also).map(([name]) => name);
  return {
    answer: asked.answer === '-' ? '-' : answer.readings.map(dayOf).join(' / '),
    also: names.map((name) => `${name}=${also[name] ?? 'none'}`).join(' ') || '-',
  };
}

describe.each(['given', 'held', 'fresh'] as const)('the %s cases', (half) => {
  test.each(casesOf(half))('$target from $start, $facts: $working', (asked) => {
    const found = limitation(requestOf(asked));
    expect(said(found, asked)).toEqual({ answer: asked.answer, also: asked.also });
  });
});
