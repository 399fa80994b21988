// Rules of `indian-law` beside the rest of the product: its sentences, its sample library, its labelled drafts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { counterpartKeys } from '#law/acts/concordance/concordance.ts';
import { TEMPLATES, templateOf } from '#law/drafting/templates/all-templates.ts';
import { findProvisions } from '#law/provisions/provisions.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { judge, readCases } from '../lab/drafting/cases.ts';

test.each(['visible.txt', 'held.txt'])(
  'the checks find at least 95 % of the faults in %s, and few others',
  (file) => {
    const outcomes = readCases(file).map(judge);
    const sum = (count: (one: (typeof outcomes)[number]) => number) =>
      outcomes.reduce((all, one) => all + count(one), 0);
    const right = sum((one) => one.right);
    expect(outcomes.length).toBeGreaterThanOrEqual(75);
    expect(right / (right + sum((one) => one.wrong.length))).toBeGreaterThanOrEqual(0.95);
    expect(right / (right + sum((one) => one.missed.length))).toBeGreaterThanOrEqual(0.95);
  },
);

test.each([
  ['fresh.txt', 30],
  ['fresh-2.txt', 30],
  ['fresh-3.txt', 51],
  ['fresh-4.txt', 21],
  ['fresh-5.txt', 18],
  ['fresh-6.txt', 43],
  ['fresh-7.txt', 44],
  ['fresh-8.txt', 46],
])('the checks find each fault in %s, and nothing in its clean papers', (file, papers) => {
  const outcomes = readCases(file).map(judge);
  expect(outcomes).toHaveLength(papers);
  expect(outcomes.filter(({ missed, wrong, kind }) => missed.length + wrong.length > 0 || !kind)).toEqual([]);
});

test('each group of templates has a name on the screen', () => {
  for (const { group } of TEMPLATES) expect(Object.hasOwn(messages, group), group).toBe(true);
});

/** The acts of the sample library, which say what each of these provisions is. */
test.each([
  ['bnss', 'Section 482. Anticipatory bail', 'anticipatory_bail', 'section 482'],
  ['bnss', 'Section 483. Bail by High Court or Court of Session', 'regular_bail', 'section 483'],
  ['bnss', 'Section 528. Inherent powers of the High Court', 'quashing', 'section 528'],
  ['cpc', 'Section 115. Revision', 'civil_revision', 'section 115'],
  ['cpc', 'Section 80. Notice before suing Government', 'legal_notice', 'section 80'],
  ['cpc', 'Order VIII Rule 1. Time for the written statement', 'written_statement', 'Order VIII rule 1'],
  ['limitation', 'Section 5. Condoning delay', 'condonation_of_delay', 'section 5'],
  ['constitution', 'Article 226.', 'writ_petition', 'article 226'],
])('the act %s knows %s, on which %s rests', (act, heading, id, provision) => {
  const text = readFileSync(shippedPath(`library/acts/${act}.md`), 'utf8');
  expect(text).toContain(`## ${heading}`);
  const cited = templateOf(id)?.sources.map((source) => source.provision) ?? [];
  expect(cited.some((one) => one.startsWith(provision))).toBe(true);
});

test.each([
  ['ipc', 'ipc', 'bns'],
  ['crpc', 'crpc', 'bnss'],
  ['iea', 'evidence', 'bsa'],
  ['bns', 'bns', 'ipc'],
  ['bnss', 'bnss', 'crpc'],
  ['bsa', 'bsa', 'iea'],
])('every summary of a section of %s that names counterparts agrees', (act, file, other) => {
  const sections = readFileSync(shippedPath(`library/acts/${file}.md`), 'utf8')
    .split(/^## /mu)
    .slice(1);
  expect(sections).toHaveLength(40);
  const wrong = sections.filter((text) => {
    const section = /^Section (\S+)\. /u.exec(text)?.[1] ?? '';
    const line = /^(?:Old|New) law: .+/mu.exec(text)?.[0] ?? '';
    const named = findProvisions(line).filter((one) => one.act === other && one.unit === 'section');
    const known = counterpartKeys({ act, section });
    return (
      known.length > 0 && !named.some(({ number }) => known.includes(`${other}:${number.toLowerCase()}`))
    );
  });
  expect(wrong).toEqual([]);
});
