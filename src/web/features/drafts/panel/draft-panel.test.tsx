import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type PersistedText, persistTextsIn } from '#web/ui/overlays/persisted-texts.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { CommentForm } from './comment-form.tsx';
import { DraftPanel } from './draft-panel.tsx';

vi.mock('./check-panel.tsx', () => ({ CheckPanel: () => null }));
vi.mock('./versions-panel.tsx', () => ({ VersionsPanel: () => null }));
vi.mock('./comments-panel.tsx', () => ({
  CommentsPanel: ({ draft }: { draft: WrittenDraft }) => (
    <CommentForm draft={draft} label="New comment" button="Add" about={{}} />
  ),
}));
vi.mock('./use-desk.ts', () => ({ useDesk: () => ({}), useTarget: () => undefined }));

const Nothing = () => null;
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DraftPanel
        draft={{ id: 'd', caseId: 'c', editor: null } as unknown as WrittenDraft}
        writes
        beside={{ Assistant: Nothing, onTemplate: () => undefined }}
      />
    </QueryClientProvider>,
  );
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('New comment').value;

test('a comment that is being typed stays while another tab is looked at, the panel is hidden, or the page is loaded again', async () => {
  const kept = new Map<string, PersistedText>();
  persistTextsIn({
    ready: async () => undefined,
    read: (name) => kept.get(name),
    keep: (name, text) => void kept.set(name, text),
    drop: (name) => void kept.delete(name),
  });
  onTestFinished(() => persistTextsIn(undefined));
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
