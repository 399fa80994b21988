import { expect, test } from 'vitest';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { dueFromUs, lastOrder, type StandingEvent } from './standing.ts';

const event = (id: string, given: Partial<StandingEvent> = {}): StandingEvent => ({
  id,
  title: id,
  event_type: 'deadline',
  event_date: '2026-11-20T00:00:00+05:30',
  done_at: null,
  result: null,
  ...given,
});
const heard = (order: string | null) => ({ order }) as TimelineEvent['result'];

test('due is every open deadline, the earliest first, and no hearing', () => {
  const events = [
    event('reply', { event_date: '2026-12-04T00:00:00+05:30' }),
    event('hearing', { event_type: 'hearing' }),
    event('done', { done_at: '2026-11-20T10:00:00+05:30' }),
    event('rejoinder', { event_date: '2026-11-02T00:00:00+05:30' }),
  ];
  expect(dueFromUs(events).map(({ id }) => id)).toEqual(['rejoinder', 'reply']);
  expect(events[0]?.id).toBe('reply');
});

test('the last order is that of the latest hearing with one', () => {
  const events = [event('today', { result: heard(null) }), event('may', { result: heard('Notice issued') })];
  expect(lastOrder([event('next'), ...events])?.id).toBe('may');
  expect(lastOrder([])).toBeUndefined();
});
