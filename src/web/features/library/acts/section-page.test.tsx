import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { judgmentMetadata, libraryDocumentBody } from '#test/fixtures/library-hits.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

const piece = (path: string, label: string, text: string) => ({
  kind: 'subsection',
  path,
  label,
  text,
  depth: 1,
  cite: `s. 3(${path}), Lantern Keepers Act, 1957`,
});
const SECTION = {
  act: { key: 'lantern', title: 'Lantern Keepers Act, 1957' },
  number: '3',
  name: 'Section 3, Lantern Keepers Act, 1957',
  title: 'Penalty',
  text: 'A keeper who sleeps pays a fine.',
  summary: false,
  document_id: 'lantern-3',
  printed: {
    pieces: [
      piece('1', '(1)', 'A keeper who sleeps pays a fine.'),
      piece('2', '(2)', 'A second time, twice.'),
    ],
    notes: [],
    omitted: false,
    chapter: 'CHAPTER II Penalties',
    source: 'Folder acts',
    terms: [],
    numbers: [],
    versions: [
      {
        until: '1994-11-14',
        from: '1980-01-01',
        text: 'A keeper who sleeps pays a rupee.',
        by: ['Subs. by Act 9 of 1994.'],
        whole: true,
      },
      { until: '1980-01-01', text: '', by: ['Ins. by Act 5 of 1980.'], whole: true },
    ],
  },
  counterparts: [],
  offences: [],
  classified_by: [],
  applied_by: { total: 0, results: [] },
};

test('a deep link opens a section at its sub-section, and each label is such a link', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  renderApp('/home/acts/lantern/3#2', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts/lantern/3': () => SECTION,
  });
  const label = await screen.findByRole('link', { name: '(2)' });
  expect(label.getAttribute('href')).toBe('/home/acts/lantern/3#2');
  expect(document.querySelector('[aria-current=location]')?.id).toBe('2');
  expect(scrolled).toContain('2');
});

test('a section is compared with any other that has an official copy, and a summary says why not', async () => {
  const hit = (key: string, number: string, short: string) => ({
    act: { key, title: `${short}, 1957`, short },
    number,
    title: 'Sleeping keepers',
  });
  renderApp('/home/acts/lantern/3', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts/lantern/3': () => SECTION,
    'GET /library/act-search': () => ({
      sections: [hit('beacon', '7', 'Beacon Act'), hit('torch', '9', 'Torch Act')],
    }),
    'GET /library/acts/beacon/7': () => ({
      ...SECTION,
      number: '7',
      text: 'A keeper who sleeps pays a penalty.',
    }),
    'GET /library/acts/torch/9': () => ({ ...SECTION, number: '9', summary: true }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByText('Compare with another section'));
  await user.type(screen.getByRole('searchbox'), 'sleeping keepers');
  await user.click(await screen.findByRole('button', { name: /7 Sleeping keepers Beacon Act/u }));
  const compared = await screen.findByRole('region', { name: 'Compared with 7 Beacon Act' });
  await waitFor(() => expect(compared.querySelector('del')?.textContent).toContain('penalty'));
  expect(compared.querySelector('ins')?.textContent).toContain('fine');
  await user.click(screen.getByRole('button', { name: /9 Sleeping keepers Torch Act/u }));
  expect(await screen.findByText(/has a summary of that section/u)).toBeTruthy();
});

test('earlier versions show what an amendment changed, and when the section was not there', async () => {
  renderApp('/home/acts/lantern/3', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts/lantern/3': () => SECTION,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByText('From 1 Jan 1980, replaced on 14 Nov 1994'));
  const version = screen.getByText('Subs. by Act 9 of 1994.').parentElement;
  expect(version?.querySelector('del')?.textContent).toContain('rupee');
  expect(version?.querySelector('ins')?.textContent).toContain('fine');
  await user.click(screen.getByText('Before 1 Jan 1980'));
  expect(screen.getByText('The section was not in the act.')).toBeTruthy();
});

const DOCUMENT = libraryDocumentBody({
  id: 'lantern-3',
  section: { act: 'lantern', number: '3' },
  paragraphs: [{ text: '(1) A keeper who sleeps pays a fine.' }, { text: '(2) A second time, twice.' }],
  links: [],
  cited_by: [],
  matches: [{ index: 1, text: '(2) A second time, twice.', marks: [{ start: 6, end: 17 }] }],
});

test('a section that is opened in the reader opens on its one page, at its passage, with its notes', async () => {
  const { router } = renderApp('/home/library/lantern-3?q=second&at=1', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/documents/lantern-3': () => DOCUMENT,
    'GET /library/acts/lantern/3': () => SECTION,
    'GET /rest/v1/passage_notes': () => [],
    'GET /rest/v1/cases': () => [],
  });
  expect((await screen.findAllByRole('heading', { name: SECTION.name }))[0]).toBeTruthy();
  expect(router.state.location.pathname).toBe('/home/acts/lantern/3');
  await waitFor(() => expect(document.querySelector('#paragraph-2 mark')?.textContent).toBe('second time'));
  expect(document.querySelector('[aria-current=location]')?.id).toBe('2');
  expect(screen.queryByText('Open in reader')).toBeNull();
});

test('the citation of a section is copied, and of our own summary it says that it is one', async () => {
  const title = 'Section 3, Lantern Keepers Act, 1957 — Penalty';
  const { printed: _, ...summary } = { ...SECTION, summary: true };
  renderApp('/home/acts/lantern/3', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts/lantern/3': () => summary,
    'GET /library/documents/lantern-3': () => ({
      ...DOCUMENT,
      metadata: judgmentMetadata({ type: 'act', summary: true, title }),
    }),
    'GET /rest/v1/passage_notes': () => [],
    'GET /rest/v1/cases': () => [],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Copy citation' }));
  expect(await navigator.clipboard.readText()).toBe('Section 3, Lantern Keepers Act, 1957 [Munshi summary]');
});

const REFERRING = {
  ...SECTION,
  printed: {
    ...SECTION.printed,
    pieces: [piece('1', '(1)', 'A keeper who sleeps pays the fine of section 7.')],
    numbers: ['7'],
    terms: [{ term: 'keeper', number: '2', path: 'a', text: '“keeper” means one who keeps a lantern;' }],
  },
};

test('a reference opens on hover and on a tap, and a defined word has its definition', async () => {
  renderApp('/home/acts/lantern/3', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts/lantern/3': () => REFERRING,
    'GET /library/acts/lantern/7': () => ({
      ...SECTION,
      number: '7',
      title: 'Fines',
      text: 'A fine is paid in a week.',
    }),
  });
  const user = userEvent.setup();
  const reference = await screen.findByRole('button', { name: '7' });
  await user.hover(reference);
  expect(await screen.findByText('A fine is paid in a week.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('A fine is paid in a week.')).toBeNull());
  await user.pointer({ keys: '[TouchA]', target: reference });
  expect(await screen.findByText('A fine is paid in a week.')).toBeTruthy();
  await user.keyboard('{Escape}');
  const word = screen.getByRole('button', { name: 'keeper' });
  expect(word.className).toContain('underline');
  await user.click(word);
  expect(await screen.findByText('“keeper” means one who keeps a lantern;')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2' }).getAttribute('href')).toBe('/home/acts/lantern/2#a');
});
