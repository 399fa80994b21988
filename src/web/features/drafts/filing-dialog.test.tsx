import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PreparedFiling } from '#shared/contracts/drafts/prepare-filing.ts';
import { postForEvents } from '#web/data/live/event-stream.ts';
import { FilingDialog } from './filing-dialog.tsx';
import type { WrittenDraft } from './saving/use-draft-saver.ts';

vi.mock('#web/data/live/event-stream.ts', () => ({ postForEvents: vi.fn() }));

const asked = vi.fn(async () => Response.json({ max_mb: 12.5 }));
beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
});

const show = (draft: WrittenDraft, onClose: () => void = () => undefined) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FilingDialog draft={draft} onClose={onClose} />
    </QueryClientProvider>,
  );

const file = (name: string) => ({
  ...{ name, bytes: 7_500_000, pages: 501, sha256: 'a'.repeat(64) },
  url: `/functions/v1/prepared-filings/${name}`,
});
const MADE: PreparedFiling = {
  files: [file('Writ petition.pdf')],
  certificate: file('certificate.pdf'),
  checks: [
    { rule: 'pdf_a', status: 'done', says: 'Every file is PDF/A-2b.' },
    { rule: 'blanks', status: 'warning', says: 'The draft has blanks: place.', source: 'Rule 7' },
  ],
};

test('the files and the checklist are shown, what needs a look first', async () => {
  const settle = vi.fn(() => Promise.resolve());
  vi.mocked(postForEvents).mockImplementation(async function* () {
    yield { event: 'progress', data: { done: 3, total: 9, what: 'annexures' }, id: undefined };
    yield { event: 'done', data: MADE, id: undefined };
  });
  show({ id: 'd', settle } as unknown as WrittenDraft);
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare the files' }));
  const link = await screen.findByRole('link', { name: 'Download Writ petition.pdf' });
  expect(link.getAttribute('href')).toBe(MADE.files[0]?.url);
  expect(settle).toHaveBeenCalled();
  expect(await screen.findByText('12.5 MB, as set for this server')).toBeTruthy();
  // The size is that of the server where nobody chose another.
  const [, body] = vi.mocked(postForEvents).mock.calls[0] ?? [];
  expect(body).toEqual({ draftId: 'd' });
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules.slice(2)).toEqual(['The draft has blanks: place.Rule: Rule 7', 'Every file is PDF/A-2b.']);
});

test('Escape asks before it ends a filing in preparation; one that is ready is closed', async () => {
  let finish: () => void = () => undefined;
  const onClose = vi.fn();
  let ended = false;
  vi.mocked(postForEvents).mockImplementation(async function* (_path, _body, signal) {
    signal?.addEventListener('abort', () => {
      ended = true;
    });
    yield { event: 'progress', data: { done: 3, total: 9, what: 'annexures' }, id: undefined };
    await new Promise<void>((go) => {
      finish = go;
    });
    yield { event: 'done', data: MADE, id: undefined };
  });
  const draft = { id: 'd', settle: () => Promise.resolve() } as unknown as WrittenDraft;
  show(draft, onClose);
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare the files' }));
  await screen.findByText('Annexures: 3 of 9 pages');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  expect([onClose.mock.calls.length, ended]).toEqual([0, false]);
  finish();
  await screen.findByRole('link', { name: 'Download Writ petition.pdf' });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
