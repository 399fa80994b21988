import { expect, test, vi } from 'vitest';
import { understandQuestion } from '#law/answers/question.ts';
import { CHOICE, choosePassages } from '#law/answers/select-passages.ts';
import { shortTurns } from '#server/core/threads/work-pool.ts';
import { chosenPassages } from './choose-passages.ts';
import type { SourceText } from './passage.ts';

const FILLER = 'The parties exchanged letters about the repair of the roof and the colour of the walls. ';
const page = (text: string, at: number): SourceText => ({
  ...{ kind: 'file', id: `file ${at}`, document: `file ${at}`, title: `Paper ${at}`, ofCase: true },
  ...{ text, rank: 0.5, page: 1 },
});
const question = understandQuestion('How much rent did the tenant pay?', { inCase: true });
const texts = (length: number) => [
  page(FILLER.repeat(length), 0),
  page('The tenant paid the rent of Rs. 45,000 on 4 May 2024.', 1),
];
const near = new Map([['The tenant paid the rent of Rs. 45,000 on 4 May 2024.', 0.9]]);

test('long papers are read in a thread, short ones at once, and the passages are the same', async () => {
  const pieces = vi.spyOn(shortTurns, 'enter');
  for (const [length, inThread] of [
    [2, 0],
    [300, 1],
  ] as const) {
    pieces.mockClear();
    const given = texts(length);
    const found = await chosenPassages(question, given, { near });
    expect(pieces).toHaveBeenCalledTimes(inThread);
    expect(found).toEqual(choosePassages(question, given, CHOICE, (text) => near.get(text) ?? 0));
    expect(found.passages[0]?.candidate).toBe(given[1]);
  }
});
