import { expect, test } from 'vitest';
import { BOMBAY_LAYOUT, highCourtPage, KARNATAKA_LAYOUT, KERALA_LAYOUT } from './page-layout.ts';

test('a High Court with a rule for its page is found by its name; another court has none of it', () => {
  const pages = [
    'High Court of Judicature at Bombay, Nagpur Bench',
    'High Court at Calcutta',
    'HIGH COURT OF KARNATAKA AT BENGALURU',
    'High Court of Kerala',
    'High Court of Tripura',
    'City Civil Court, Bombay',
    'High Court of Madras',
    null,
  ].map(highCourtPage);
  expect(pages).toEqual([
    'bombay',
    'calcutta',
    'karnataka',
    'kerala',
    'tripura',
    ...Array(3).fill(undefined),
  ]);
});

test('the margins are those of the notifications', () => {
  expect([BOMBAY_LAYOUT.margins.left, BOMBAY_LAYOUT.margins.right]).toEqual([5, 3]);
  expect([KERALA_LAYOUT.margins.left, KERALA_LAYOUT.margins.right]).toEqual([3.5, 3.5]);
  // 1.75 inches left, 1 inch right, 1.5 inches above and below.
  const inches = Object.values(KARNATAKA_LAYOUT.margins).map((cm) => Math.round((cm / 2.54) * 100) / 100);
  expect(inches.sort()).toEqual([1, 1.5, 1.5, 1.75]);
});
