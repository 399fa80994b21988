import { expect, test } from 'vitest';
import { beyondBoard, boardRows } from './board-requests.ts';

test('the first date behind the board begins where the board ends', () => {
  const [, end] = /event_date\.lt\.([^,]+)/u.exec(boardRows('2026-11-29').and) ?? [];
  expect(beyondBoard('2026-11-29').and).toContain(`event_date.gte.${end},`);
  expect(beyondBoard('2026-11-29')).toMatchObject({ done_at: 'is.null', order: 'event_date,id' });
});
