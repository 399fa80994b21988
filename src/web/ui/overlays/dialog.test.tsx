import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from '../forms/checkbox.tsx';
import { Select } from '../forms/select.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';
import { type PersistedText, persistTextsIn } from './persisted-texts.ts';
import { Popover } from './popover.tsx';

const COURTS = [
  { value: 'kerala', label: 'Kerala' },
  { value: 'delhi', label: 'Delhi' },
];

function Form() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="New case"
      trigger={<button type="button">New</button>}
      footer={<button type="button">Create</button>}
    >
      <input aria-label="Title" />
      <Select aria-label="Court" value="kerala" onValueChange={() => undefined} options={COURTS} />
    </Dialog>
  );
}

test('a dialog takes the focus to its first field, keeps it, hides the page, and gives it back', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const opener = screen.getByRole('button', { name: 'New' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'New case' });
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Create');
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
  act(() => opener.focus());
  expect(dialog.contains(document.activeElement)).toBe(true);
  // One Escape for the list, another one for the dialog.
  await user.click(screen.getByRole('combobox', { name: 'Court' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('dialog')).toBe(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New' }));
});

test('a dialog has the focus back where it was when the page around it takes it away', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'New' }));
  const title = screen.getByLabelText('Title');
  act(() => title.blur());
  screen.getByRole('dialog').append(document.createElement('p'));
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a dialog with typed text asks before Escape, a press beside it or the cross discard it', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'New' }));
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  await user.type(title, 'Rao v. Rao');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
  await user.click(within(question).getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(title.value).toBe('Rao v. Rao');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a page with typed text in a dialog asks before it is left; text typed and removed is none', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'New' }));
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await user.type(screen.getByLabelText('Title'), 'R');
  expect(leave()).toBe(true);
  await user.keyboard('{Backspace}');
  expect(leave()).toBe(false);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

afterEach(() => persistTextsIn(undefined));

function keepInMemory(): Map<string, PersistedText> {
  const kept = new Map<string, PersistedText>();
  persistTextsIn({
    ready: async () => undefined,
    read: (name) => kept.get(name),
    keep: (name, text) => void kept.set(name, text),
    drop: (name) => void kept.delete(name),
  });
  return kept;
}

function Note({ quote, was = '', saved }: { quote: string; was?: string; saved?: boolean }) {
  const [open, setOpen] = useState(!saved);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Note"
      footer={
        <button type="button" onClick={close}>
          Save
        </button>
      }
    >
      <blockquote>{quote}</blockquote>
      <textarea aria-label="Words" defaultValue={was} />
    </Dialog>
  );
}
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Words');

test('what is typed comes back after an accident, in the dialog of the same record alone', async () => {
  const user = userEvent.setup();
  keepInMemory();
  const first = render(<Note quote="A debt is presumed." />);
  await user.type(words(), 'For the reply');
  // The page goes away: a reload, a step back, the end of the session.
  first.unmount();
  for (const other of [
    <Note key="1" quote="The order is bad." />,
    <Note key="2" quote="A debt is presumed." was="Old" />,
  ]) {
    const { unmount } = render(other);
    expect(words().value).not.toContain('reply');
    unmount();
  }
  render(<Note quote="A debt is presumed." />);
  await waitFor(() => expect(words().value).toBe('For the reply'));
  expect(screen.getByRole('status').textContent).toContain('is back');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Discard' }));
  expect(words().value).toBe('');
});

function Scopes({ scopes }: { scopes: readonly string[] }) {
  const [on, setOn] = useState<readonly string[]>(['read']);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="New key"
      footer={<Checkbox label="I kept it" checked={false} onCheckedChange={() => undefined} />}
    >
      <input aria-label="Name" />
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          label={scope}
          checked={on.includes(scope)}
          onCheckedChange={(next) => setOn(next ? [...on, scope] : on.filter((one) => one !== scope))}
        />
      ))}
    </Dialog>
  );
}
const ticks = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap(({ checked, labels }) => (checked ? [labels?.[0]?.textContent] : []));

test('ticks are asked about and come back, also those that are shown later; the answer beside the buttons does not', async () => {
  const user = userEvent.setup();
  keepInMemory();
  const first = render(<Scopes scopes={['read', 'write', 'check']} />);
  await user.click(screen.getByRole('checkbox', { name: 'I kept it' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'read' }));
  await user.click(screen.getByRole('checkbox', { name: 'check' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
  first.unmount();
  const { rerender } = render(<Scopes scopes={['read']} />);
  await waitFor(() => expect(ticks()).toEqual([]));
  rerender(<Scopes scopes={['read', 'write', 'check']} />);
  await waitFor(() => expect(ticks()).toEqual(['check']));
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Discard' }));
  expect(ticks()).toEqual(['read']);
});

const TYPES = [
  { value: 'hearing', label: 'Hearing' },
  { value: 'deadline', label: 'Deadline' },
] as const;

function NewDate() {
  const [type, setType] = useState<'hearing' | 'deadline'>('hearing');
  const [role, setRole] = useState('kerala');
  return (
    <Dialog open onOpenChange={() => undefined} title="New date">
      <form>
        <Select aria-label="Type" value={type} onValueChange={setType} options={TYPES} />
        {type === 'deadline' ? <input aria-label="Working" /> : null}
      </form>
      <Select aria-label="Court" value={role} onValueChange={setRole} options={COURTS} />
    </Dialog>
  );
}
const chosen = (name: string) => screen.getByRole('combobox', { name }).textContent;

test('a choice of a form is asked about and comes back, with the text of the field that it shows; one that took effect at once is not', async () => {
  const user = userEvent.setup();
  keepInMemory();
  const first = render(<NewDate />);
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  await choose('Court', 'Delhi');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await choose('Type', 'Deadline');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
  await user.type(screen.getByLabelText('Working'), 'Thirty days');
  first.unmount();
  render(<NewDate />);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Working').value).toBe('Thirty days'));
  expect([chosen('Type'), chosen('Court')]).toEqual(['Deadline', 'Kerala']);
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Discard' }));
  expect(chosen('Type')).toBe('Hearing');
});

function Folded() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open onOpenChange={() => undefined} title="Client">
      <input aria-label="Name" />
      <button type="button" data-fold aria-expanded={open} onClick={() => setOpen(true)}>
        More
      </button>
      {open ? <input aria-label="Title" /> : null}
    </Dialog>
  );
}

test('what was typed behind a button that unfolds fields comes back too', async () => {
  const user = userEvent.setup();
  keepInMemory();
  const first = render(<Folded />);
  await user.type(screen.getByLabelText('Name'), 'Kaveri Mills');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.type(screen.getByLabelText('Title'), 'Mills v. State');
  first.unmount();
  render(<Folded />);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Mills v. State'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kaveri Mills');
});

function Case() {
  const [title, setTitle] = useState('');
  const [petitioner, setPetitioner] = useState<string>();
  return (
    <Dialog open onOpenChange={() => undefined} title="Case">
      <input aria-label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
      <input
        aria-label="Petitioner"
        value={petitioner ?? title.split(' v. ')[0]}
        onChange={({ target }) => setPetitioner(target.value)}
      />
      <input aria-label="Court" />
    </Dialog>
  );
}

test('a form in which one field fills another comes back whole', async () => {
  const user = userEvent.setup();
  keepInMemory();
  const first = render(<Case />);
  await user.type(screen.getByLabelText('Title'), 'Mills v. State');
  await user.type(screen.getByLabelText('Petitioner'), ' Limited');
  await user.type(screen.getByLabelText('Court'), 'Pune');
  first.unmount();
  const second = render(<Case />);
  const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
  await waitFor(() => expect(value('Title')).toBe('Mills v. State'));
  expect(value('Petitioner')).toBe('Mills Limited');
  expect(value('Court')).toBe('Pune');
  // Nothing is typed before the next accident.
  second.unmount();
  render(<Case />);
  await waitFor(() => expect(value('Petitioner')).toBe('Mills Limited'));
});

test.each(['Save', 'Discard'])('after %s nothing comes back', async (answer) => {
  const user = userEvent.setup();
  const kept = keepInMemory();
  render(<Note quote="A debt is presumed." />);
  await user.type(words(), 'For the reply');
  expect(kept.size).toBe(1);
  if (answer === 'Discard') await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept.size).toBe(0);
});

test('a dialog that fades shows what it had, and is gone then', async () => {
  let fade: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    fade = resolve;
  });
  const animations = () => [{ finished }] as unknown as Animation[];
  Object.defineProperty(HTMLElement.prototype, 'getAnimations', { value: animations, configurable: true });
  try {
    const dialog = (client: string | undefined) => (
      <Dialog open={client !== undefined} onOpenChange={() => undefined} title={`Delete ${client}`}>
        {client}
      </Dialog>
    );
    const { rerender } = render(dialog('Devi'));
    expect(screen.getByRole('dialog', { name: 'Delete Devi' })).toBeDefined();
    rerender(dialog(undefined));
    expect(screen.getByRole('dialog').textContent).toContain('Devi');
    expect(screen.getByRole('heading').textContent).toBe('Delete Devi');
    fade();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
  }
});

test('a question stays for a press beside it, and is answered with its buttons', async () => {
  const user = userEvent.setup();
  const answers: boolean[] = [];
  render(
    <ConfirmDialog
      open
      onOpenChange={(open) => answers.push(open)}
      title="Delete the case?"
      description="It goes to the bin."
      confirm="Delete"
      onConfirm={() => answers.push(true)}
    />,
  );
  const question = screen.getByRole('alertdialog', { name: 'Delete the case?' });
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.click(question.previousElementSibling ?? question);
  expect(answers).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(answers).toEqual([false, true]);
});

test('the keys of a menu move through its items, choose one, and lead back to its button', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <DropdownMenu trigger={<button type="button">Actions</button>}>
      <DropdownItem onSelect={() => chosen.push('download')}>Download</DropdownItem>
      <DropdownItem disabled>Rename</DropdownItem>
      <DropdownItem onSelect={() => chosen.push('delete')}>Delete</DropdownItem>
    </DropdownMenu>,
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Actions' })).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Download');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Delete');
  await user.keyboard('{Home}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{ArrowDown}{End}{Enter}');
  expect(chosen).toEqual(['delete']);
  expect(document.activeElement).toBe(button);
});

test('a panel takes the focus, and closes with Escape, with a press beside it and when the focus leaves', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Popover label="Years" trigger={<button type="button">All years</button>}>
        <input aria-label="From" />
      </Popover>
      <button type="button">Next</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'All years' });
  const isOpen = () => screen.queryByRole('dialog', { name: 'Years' }) !== null;
  await user.click(button);
  expect(document.activeElement).toBe(screen.getByLabelText('From'));
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Next');
  await waitFor(() => expect(isOpen()).toBe(false));
  await user.click(button);
  await user.click(document.body);
  expect(isOpen()).toBe(false);
});
