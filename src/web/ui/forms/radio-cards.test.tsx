import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../overlays/dialog.tsx';
import { type PersistedText, persistTextsIn } from '../overlays/persisted-texts.ts';
import { RadioCards } from './radio-cards.tsx';

const OPTIONS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;
const chosen: string[] = [];

function Period() {
  const [value, setValue] = useState<'monthly' | 'yearly'>('monthly');
  const choose = (next: 'monthly' | 'yearly') => {
    chosen.push(next);
    setValue(next);
  };
  return <RadioCards label="Period" value={value} onValueChange={choose} options={OPTIONS} />;
}

test('an arrow key that is up again before the focus moves chooses the next option, once', async () => {
  render(<Period />);
  const [monthly, yearly] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement];
  monthly.focus();
  fireEvent.keyDown(monthly, { key: 'ArrowRight' });
  fireEvent.keyUp(monthly, { key: 'ArrowRight' });
  await waitFor(() => expect(document.activeElement).toBe(yearly));
  expect(yearly.getAttribute('aria-checked')).toBe('true');
  fireEvent.keyDown(yearly, { key: 'ArrowLeft' });
  await waitFor(() => expect(document.activeElement).toBe(monthly));
  expect(monthly.getAttribute('aria-checked')).toBe('true');
  expect(chosen).toEqual(['yearly', 'monthly']);
});

type Whose = 'new' | 'existing';
const WHOSE = [
  { value: 'new', label: 'New client' },
  { value: 'existing', label: 'My client' },
] as const;
const OUTCOMES = [
  { value: 'adjourned', label: 'Adjourned' },
  { value: 'disposed', label: 'Disposed' },
] as const;
type Outcome = (typeof OUTCOMES)[number]['value'];

function Result() {
  const [whose, setWhose] = useState<Whose>('existing');
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Dialog open onOpenChange={() => undefined} title="Result">
      <RadioCards label="Whose" value={whose} onValueChange={setWhose} options={WHOSE} />
      <form>
        <RadioCards
          label="Outcome"
          value={outcome}
          onValueChange={setOutcome}
          onClear={() => setOutcome(undefined)}
          options={OUTCOMES}
        />
        {whose === 'new' ? <input aria-label="Name" /> : null}
      </form>
    </Dialog>
  );
}
const pressed = () =>
  screen
    .getAllByRole('radio')
    .flatMap((one) => (one.getAttribute('aria-checked') === 'true' ? [one.textContent] : []));

afterEach(() => persistTextsIn(undefined));

test('a choice from nothing is asked about and comes back after an accident; one that shows a form comes back with its text', async () => {
  const user = userEvent.setup();
  const kept = new Map<string, PersistedText>();
  persistTextsIn({
    ready: async () => undefined,
    read: (name) => kept.get(name),
    keep: (name, text) => void kept.set(name, text),
    drop: (name) => void kept.delete(name),
  });
  const first = render(<Result />);
  // A choice in no form is nothing to lose.
  await user.click(screen.getByRole('radio', { name: 'New client' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Disposed' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
  await user.type(screen.getByLabelText('Name'), 'Kaveri Mills');
  // The page goes away: a reload, a step back, the end of the session.
  first.unmount();
  render(<Result />);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kaveri Mills'));
  expect(pressed()).toEqual(['New client', 'Disposed']);
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Discard' }));
  expect(pressed()).toEqual(['My client']);
});
