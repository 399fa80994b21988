import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DraftTemplate, PaperFacts } from '#shared/contracts/drafts/draft-templates.ts';
import { pretendServer } from '#test/support/web.tsx';
import { createQueryClient } from '#web/data/query-client.ts';
import { FactsForm } from './facts-form.tsx';

const fact = (name: string, label: string, type: 'line' | 'date') => ({
  ...{ name, label, type, choices: [], optional: false, value: '' },
});
const template: DraftTemplate = {
  id: 'cheque_notice',
  name: 'Notice',
  group: 'notices',
  kind: 'notice',
  sources: [],
  facts: [
    fact('chequeNumber', 'Number of the cheque', 'line'),
    fact('chequeDate', 'Date of the cheque', 'date'),
  ],
  files: false,
};
const found = (name: string, value: string): PaperFacts['facts'][number] => ({
  ...{ name, value, file_id: '5b0f3f6e-7c0f-4a63-9d3c-0e5a3a0b1c11', file_name: 'memo.pdf', page: 2 },
  quote: `Cheque ${value}`,
});

function shown(facts: PaperFacts['facts']) {
  pretendServer({ 'GET /functions/v1/draft-paper-facts': () => ({ facts, pages: 3, all: true }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FactsForm id="form" template={template} caseId="c" onMake={vi.fn()} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const number = () => screen.getByLabelText<HTMLInputElement>('Number of the cheque').value;

test('one press fills the fields for which the papers have one value; two values are a choice', async () => {
  const user = shown([
    found('chequeNumber', '111111'),
    found('chequeNumber', '222222'),
    found('chequeDate', '2026-02-01'),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Use these' }));
  expect(screen.getByLabelText<HTMLInputElement>('Date of the cheque').value).not.toBe('');
  expect(number()).toBe('');
  const of = screen.getByText('222222').closest('li') as HTMLElement;
  expect(of.textContent).toContain('memo.pdf, page 2: “Cheque 222222”');
  await user.click(within(of).getByRole('button'));
  expect(number()).toBe('222222');
});

test('a day leads to the deadlines that run from it, in a tab of its own', async () => {
  const user = shown([]);
  await user.type(await screen.findByLabelText('Date of the cheque'), '1 February 2026');
  const link = screen.getByRole('link', { name: 'Work out a deadline from Date of the cheque' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/home/deadlines?case=c&day=2026-02-01',
    '_blank',
  ]);
});

test('nothing is said where the papers have no value for the template', async () => {
  shown([found('marriageDate', '2019-06-09')]);
  await screen.findByLabelText('Number of the cheque');
  expect(screen.queryByText(/The papers of the case/u)).toBeNull();
});
