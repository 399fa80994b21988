import { expect } from 'vitest';
import type { TimelineEvent } from '#shared/timeline-events.ts';
import type { Lawyer } from './app.ts';

const ROW = { prefer: 'return=representation' };

/** A case of a lawyer; its id. */
export async function newCase(lawyer: Lawyer, title: string, fields: object = {}): Promise<string> {
  const body = { title, court: 'High Court of Madras', case_number: 'W.P. 1/2026', ...fields };
  const made = await lawyer.call('POST', '/rest/v1/cases', body, ROW);
  const [row] = (await made.json()) as { id: string }[];
  return row?.id ?? '';
}

/** An event of a case, as the API takes it. */
export async function addEvent(lawyer: Lawyer, caseId: string, fields: object): Promise<TimelineEvent> {
  const made = await lawyer.call('POST', '/rest/v1/timeline_events', { case_id: caseId, ...fields }, ROW);
  expect(made.status, await made.clone().text()).toBe(201);
  const [row] = (await made.json()) as TimelineEvent[];
  if (!row) throw new Error('no event');
  return row;
}
