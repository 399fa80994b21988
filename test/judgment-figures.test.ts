import { describe, expect, test } from 'vitest';
import { readJudgment } from '#law/judgment/judgment.ts';
import { scoreLabels } from '../lab/judgments/figures.ts';
import { fallen } from '../lab/judgments/floors.ts';
import { beginsWith, judgeKey, numberKeys, partyKey, wordsSeal } from '../lab/judgments/seal.ts';
import { countWords } from '../lab/judgments/words.ts';

const scored = await scoreLabels();

// `npx tsx lab/judgments/run.ts --quick --floors` raises the floors to what is reached.
test.skipIf(scored === undefined)('no real judgment is read worse than before (shared data)', () => {
  expect(fallen(scored ?? [])).toEqual([]);
});

describe('labels are compared by what they mean', () => {
  test('a judge is the same in the order of a report and of a judgment', () => {
    expect(judgeKey('DESAI, S.V. (J)')).toBe(judgeKey("Hon'ble Mr. Justice S. V. Desai"));
    expect(judgeKey('S. V. Desai')).not.toBe(judgeKey('S. Desai'));
  });

  test('a party is its name without style and others', () => {
    for (const written of [
      'M/s. Bharat Jute Ltd.',
      'BHARAT JUTE LTD. & ORS.',
      'Bharat Jute Ltd. and another',
    ])
      expect(partyKey(written)).toBe('bharatjuteltd');
    expect(partyKey('The State of Bihar')).toBe(partyKey('State of Bihar'));
  });

  test('case numbers are compared number by number', () => {
    expect(numberKeys('Civil Appeals Nos. 455 to 457 and 460 of 1957')).toEqual([
      '455/1957',
      '456/1957',
      '457/1957',
      '460/1957',
    ]);
    expect(numberKeys('SLP (Crl.) No. 6128-29/2021')).toEqual(['6128/2021', '6129/2021']);
    expect(numberKeys('13732/83')).toEqual(['13732/1983']);
  });

  test('first words are compared without spaces and stops', () => {
    const seal = wordsSeal('The appeal is directed against');
    expect(beginsWith('The  appeal is\ndirected, against the order', seal)).toBe(true);
    expect(beginsWith('The appeals are directed against', seal)).toBe(false);
    expect(beginsWith('The appeal', seal)).toBe(false);
  });

  test('a word that stands nowhere is lost, a word cut by a line break is not', () => {
    const read = readJudgment('');
    const paragraphs = [{ text: 'The proceedings were stayed.', start: 0, end: 0 }];
    expect(countWords('The pro-\nceedings were stayed.', { ...read, paragraphs }).lost).toBe(0);
    expect(countWords('The proceedings were never stayed.', { ...read, paragraphs }).lost).toBe(1);
  });
});
