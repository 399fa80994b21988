import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DraftTarget } from '#web/components/drafting/draft-desk.ts';
import { type PersistedText, persistTextsIn } from '#web/ui/overlays/persisted-texts.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { NewComment } from './comment-form.tsx';
import { addComment } from './comment-queries.ts';
import { DraftPanel } from './draft-panel.tsx';

vi.mock('./comment-queries.ts', async (original) => ({
  ...(await original<object>()),
  addComment: vi.fn(),
}));
vi.mock('./check-panel.tsx', () => ({ CheckPanel: () => null }));
vi.mock('./versions-panel.tsx', () => ({ VersionsPanel: () => null }));
vi.mock('./comments-panel.tsx', () => ({
  CommentsPanel: ({ draft }: { draft: WrittenDraft }) => <NewComment draft={draft} />,
}));
const useTarget = vi.fn<() => DraftTarget | undefined>();
vi.mock('./use-desk.ts', () => ({ useDesk: () => ({}), useTarget: () => useTarget() }));

const DRAFT = {
  ...{ id: 'd', caseId: 'c', editor: null },
  saver: { flush: async () => true },
} as unknown as WrittenDraft;
const Nothing = () => null;
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DraftPanel draft={DRAFT} writes beside={{ Assistant: Nothing, onTemplate: () => undefined }} />
    </QueryClientProvider>,
  );
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('New comment').value;
function keepTexts() {
  const kept = new Map<string, PersistedText>();
  persistTextsIn({
    ready: async () => undefined,
    read: (name) => kept.get(name),
    keep: (name, text) => void kept.set(name, text),
    drop: (name) => void kept.delete(name),
  });
  onTestFinished(() => persistTextsIn(undefined));
}

test('a comment that is being typed stays while another tab is looked at, the panel is hidden, or the page is loaded again', async () => {
  keepTexts();
  const user = userEvent.setup();
  const { unmount } = show();
  await user.click(screen.getByRole('tab', { name: 'Comments' }));
  const field = await screen.findByLabelText('New comment');
  await user.type(field, 'By whom?');
  await user.click(screen.getByRole('tab', { name: 'Version History' }));
  await user.click(screen.getByRole('tab', { name: 'Comments' }));
  expect(screen.getByLabelText('New comment')).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Hide the panel' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Assistant, check and versions' }));
  expect(screen.getByLabelText('New comment')).toBe(field);
  expect(comment()).toBe('By whom?');
  unmount();
  show();
  await user.click(screen.getByRole('tab', { name: 'Comments' }));
  await screen.findByLabelText('New comment');
  expect(comment()).toBe('By whom?');
});

test('a comment is about the paragraph of its first letter, also after a reload, and a lost answer does not double it', async () => {
  keepTexts();
  const user = userEvent.setup();
  const at = (block: string) => useTarget.mockReturnValue({ block, text: '', sentence: `Words of ${block}` });
  at('p5');
  const { unmount } = show();
  await user.click(screen.getByRole('tab', { name: 'Comments' }));
  await user.type(await screen.findByLabelText('New comment on “Words of p5”'), 'By');
  at('p9');
  await user.type(screen.getByLabelText('New comment on “Words of p5”'), ' whom?');
  unmount();
  at('p1');
  show();
  await user.click(screen.getByRole('tab', { name: 'Comments' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('New comment on “Words of p5”');
  expect(field.value).toBe('By whom?');
  vi.mocked(addComment).mockRejectedValueOnce(new Error('lost'));
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await vi.waitFor(() => expect(addComment).toHaveBeenCalledTimes(1));
  await user.click(await screen.findByRole('button', { name: 'Add comment' }));
  const [[first], [second]] = vi.mocked(addComment).mock.calls as [[object], [object]];
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    id: expect.any(String),
    block: 'p5',
    quote: 'Words of p5',
    body: 'By whom?',
  });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('New comment on “Words of p1”')).value).toBe('');
});
