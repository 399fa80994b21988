import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { judgmentMetadata, libraryDocumentBody } from '#test/fixtures/library-hits.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

// A report with a headnote, two opinions, a footnote and an order, as the reader shows it.

const body = libraryDocumentBody({
  metadata: judgmentMetadata({ title: 'Asha Devi v. State of Kerala', neutral_citation: '2019:KER:123' }),
  parts: [
    { id: 'headnote', kind: 'headnote', from: 0, to: 0, numbered: false },
    {
      id: 'opinion-1',
      kind: 'opinion',
      judge: 'A. K. Joshua',
      stance: 'majority',
      from: 1,
      to: 2,
      numbered: true,
    },
    {
      id: 'opinion-2',
      kind: 'opinion',
      judge: 'B. N. Farias',
      stance: 'dissenting',
      from: 3,
      to: 3,
      numbered: true,
    },
    { id: 'footnotes', kind: 'footnotes', from: 4, to: 4, numbered: false },
    { id: 'order', kind: 'order', from: 5, to: 5, numbered: false },
  ],
  paragraphs: [
    // A number that an older copy gave to a line of the headnote.
    { number: '7', text: 'Held, that a lighthouse is a building.', part: 'headnote' },
    { number: '1', text: 'The appellant keeps a lighthouse.', part: 'opinion-1' },
    { text: 'It is painted white.', part: 'opinion-1' },
    { number: '1', text: 'I regret that I cannot agree.', part: 'opinion-2' },
    { text: 'See the Lighthouse Rules.', part: 'footnotes', footnote: '3', under: 1 },
    { text: 'The appeal is allowed.', part: 'order' },
  ],
  left_out: [
    { text: '415', reason: 'page_number', after_index: 1 },
    { text: 'Downloaded on Monday', reason: 'download_stamp', after_index: -1 },
    { text: '416', reason: 'page_number', after_index: 3 },
  ],
});
const server = (given: LibraryDocumentBody = body) => ({
  'GET /auth/v1/user': () => TEST_USER,
  'GET /rest/v1/cases': () => [],
  'GET /library/documents/asha': () => given,
});

test('the parts are labelled, the headnote stands apart without numbers, and a footnote is under its paragraph', async () => {
  renderApp('/home/library/asha', server());
  const headnote = await screen.findByRole('region', { name: 'Headnote (by the reporter, not the court)' });
  expect(within(headnote).queryByRole('button')).toBeNull();
  const majority = screen.getByRole('region', { name: 'Opinion of A. K. Joshua, for the majority' });
  expect(majority.textContent).toMatch(
    /keeps a lighthouse\..*3.*See the Lighthouse Rules\..*painted white/su,
  );
  expect(screen.getByRole('region', { name: 'Opinion of B. N. Farias, dissenting' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Order of the court' }).textContent).toContain('allowed');
  expect(screen.queryByRole('region', { name: 'Footnotes' })).toBeNull();
});

test('a copied pinpoint says whose paragraph it is', async () => {
  renderApp('/home/library/asha', server());
  const user = userEvent.setup();
  const dissent = await screen.findByRole('region', { name: /Farias/u });
  await user.click(within(dissent).getByRole('button', { name: 'Paragraph 1: copy pinpoint' }));
  expect(await navigator.clipboard.readText()).toBe(
    'Asha Devi v. State of Kerala, 2019:KER:123, para 1, per Farias, J., dissenting',
  );
});

test('the menu opens the list of what was left out, by reasons', async () => {
  renderApp('/home/library/asha', server());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'What was left out (3)' }));
  const numbers = await screen.findByText('Page number');
  const links = within(numbers.parentElement as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['415', '#paragraph-2'],
    ['416', '#paragraph-4'],
  ]);
  expect(screen.getByText('Stamp of a download')).toBeDefined();
});

test('a judgment of one part has no labels, and nothing left out has no list', async () => {
  const paragraphs = [{ number: '1', text: 'The petition is allowed.', part: 'judgment' }];
  const parts = [{ id: 'judgment', kind: 'judgment' as const, from: 0, to: 0, numbered: true }];
  renderApp('/home/library/asha', server(libraryDocumentBody({ paragraphs, parts, left_out: [] })));
  expect(await screen.findByText('The petition is allowed.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Judgment' })).toBeNull();
  expect(screen.queryByText(/left out/u)).toBeNull();
});

test('an answer that a browser kept from before is shown', async () => {
  const { parts: _, left_out: __, ...old } = libraryDocumentBody();
  renderApp('/home/library/asha', { ...server(), 'GET /library/documents/asha': () => old });
  expect(await screen.findByText('Notice is the first rule of natural justice.')).toBeDefined();
});

test('a link whose words moved opens at them and says so; one whose words are gone says that', async () => {
  const found = libraryDocumentBody({
    ...body,
    matches: [
      { index: 3, paragraph: '1', text: 'I regret that I cannot agree.', marks: [{ start: 0, end: 8 }] },
    ],
  });
  const q = encodeURIComponent('"I regret"');
  renderApp(`/home/library/asha?q=${q}&at=1`, server(found));
  expect(await screen.findByText(/They are here now/u)).toBeDefined();
  expect(document.querySelector('mark[aria-current="true"]')?.textContent).toBe('I regret');
});

test('a link whose words are gone says so', async () => {
  renderApp(`/home/library/asha?q=${encodeURIComponent('"nobody wrote this"')}&at=1`, server());
  expect(await screen.findByText(/are not in the text of this judgment/u)).toBeDefined();
});

test('a link by number follows the number, or says that there is none', async () => {
  renderApp('/home/library/asha?at=2&number=12', server());
  expect(await screen.findByText(/has no paragraph 12/u)).toBeDefined();
});

test('a judgment without a cause title has the name that others give it, and says so', async () => {
  const metadata = judgmentMetadata({
    title: '2019:KER:123',
    neutral_citation: '2019:KER:123',
    named_by_others: 'Asha v. State of Kerala',
  });
  renderApp('/home/library/asha', server({ ...body, metadata }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha v. State of Kerala' })).toBeDefined();
  expect(screen.getByText('named so by judgments that cite it')).toBeDefined();
});

test('a line that was left out of many pages is listed once, with their number', async () => {
  const left_out = [1, 2, 3].map((after_index) => ({
    text: 'Asha Devi v. State of Kerala',
    reason: 'running_title' as const,
    after_index,
  }));
  renderApp('/home/library/asha', server({ ...body, left_out }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'What was left out (3)' }));
  const list = (await screen.findByText('Title repeated on each page')).parentElement as HTMLElement;
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(list.textContent).toContain('× 3');
});
