import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

const TEXT = [
  'Ananya Bhardwaj v. Yamuna University of Applied Sciences, 2021 MUNSHI SAMPLE 6, para 3, holds: “There is no such circular for the women’s hostels.”',
  'The same view is taken in Mehta v. Rao, (2011) 4 SCC 77.',
  'The accused is charged under Section 302 IPC.',
].join('\n');

/** Calls a function that makes a record, and returns its id. */
export async function made(page: Page, origin: string, name: string, data: object): Promise<string> {
  const answer = await page.request.post(`/functions/v1/${name}`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Checks written submissions with a quotation that differs, and returns the id of the report. */
export const checkedSubmissions = (page: Page, origin: string) =>
  made(page, origin, 'check-document', { text: TEXT, name: 'Written submissions', date: '2024-08-01' });
