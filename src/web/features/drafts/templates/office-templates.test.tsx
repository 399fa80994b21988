import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DraftTemplate } from '#shared/contracts/drafts/draft-templates.ts';
import { type Answers, pretendServer } from '#test/support/web.tsx';
import { createQueryClient } from '#web/data/query-client.ts';
import { SaveTemplate } from './save-template.tsx';
import { TemplateList } from './template-list.tsx';

const ID = '5b0f3f6e-7c0f-4a63-9d3c-0e5a3a0b1c11';
const CHAMBERS = '6b0f3f6e-7c0f-4a63-9d3c-0e5a3a0b1c22';
const template = (name: string, more: Partial<DraftTemplate>): DraftTemplate => ({
  ...{ id: name, name, group: 'general', kind: 'other', sources: [], facts: [], files: false },
  ...more,
});

function shown(page: React.ReactElement, answers: Answers) {
  const calls = pretendServer(answers);
  render(<QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>);
  return { calls, user: userEvent.setup() };
}

test('a draft is saved as a template of a chambers, under a name', async () => {
  const onClose = vi.fn();
  const { calls, user } = shown(
    <SaveTemplate row={{ id: ID, title: 'Retainer - Kaveri Mills v. Palar Dyes' }} onClose={onClose} />,
    {
      'GET /rest/v1/chambers': () => [
        {
          id: CHAMBERS,
          name: 'Rao Chambers',
          created_by: ID,
          created_at: '2026-01-01T00:00:00Z',
          updated_at: '2026-01-01T00:00:00Z',
        },
      ],
      'POST /functions/v1/save-draft-template': () => ({ id: ID, name: 'Our retainer', blanks: ['Client'] }),
    },
  );
  const name = await screen.findByRole('textbox', { name: /Name of the template/u });
  expect(name).toHaveProperty('value', 'Retainer');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect(screen.getByText('Enter a name.')).toBeDefined();
  await user.type(name, 'Our retainer');
  await user.click(await screen.findByRole('combobox', { name: 'Who can use it' }));
  await user.click(await screen.findByRole('option', { name: 'Rao Chambers' }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = calls.find(({ call }) => call.startsWith('POST'))?.body;
  expect(sent).toEqual({ draftId: ID, name: 'Our retainer', chambersId: CHAMBERS });
});

test('templates of the office come first, say whose they are, and have a menu for who may change them', async () => {
  const onChoose = vi.fn();
  const { calls, user } = shown(
    <TemplateList
      templates={[
        template('Vakalatnama', {}),
        template('Retainer', { id: ID, group: 'office', office: { chambers: null, changes: true } }),
        template('Opinion', { group: 'office', office: { chambers: 'Rao Chambers', changes: false } }),
      ]}
      onChoose={onChoose}
    />,
    { 'DELETE /rest/v1/office_templates': () => new Response(null, { status: 204 }) },
  );
  const [first, second] = screen.getAllByRole('region');
  expect([first, second].map((one) => one?.getAttribute('aria-label'))).toEqual([
    'Of your office',
    'For every matter',
  ]);
  const office = within(first as HTMLElement);
  expect(office.getByRole('button', { name: 'Opinion Rao Chambers' })).toBeDefined();
  expect(office.queryByRole('button', { name: 'Actions for the template Opinion' })).toBeNull();
  await user.click(office.getByRole('button', { name: 'Retainer Only yours' }));
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: ID });
  await user.click(office.getByRole('button', { name: 'Actions for the template Retainer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(calls.find(({ call }) => call.startsWith('DELETE'))).toBeDefined());
  expect(calls.find(({ call }) => call.startsWith('DELETE'))?.query.get('id')).toBe(`eq.${ID}`);
});
