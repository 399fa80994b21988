import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { hit } from '#test/fixtures/library-hits.ts';
import { type Answers, json, renderApp, TEST_USER } from '#test/support/web.tsx';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

const found = [
  hit(
    'asha',
    {},
    { highlight: [{ paragraph: '2', index: 2, text: 'Notice first', marks: [{ start: 0, end: 6 }] }] },
  ),
  hit('bina', { title: 'Bina v. Union of India' }, { match: 'keyword' }),
];
const answer = (results = found) => ({
  results,
  total: results.length,
  total_relation: 'eq',
  facets: { court: [{ value: 'kerala', label: 'High Court of Kerala', count: 2 }] },
});

function library(more: Answers = {}): Answers {
  return {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': () => [],
    'GET /library/coverage': () => ({
      documents: 2,
      judgments: 2,
      acts: 0,
      samples: 0,
      summaries: 0,
      courts: [{ court: 'kerala', name: 'High Court of Kerala', documents: 2 }],
      years: { from: 2019, to: 2019 },
      citator: { judgments: 150, courts: 3, from: 1950, to: 2024 },
      adding: false,
      may_add: false,
    }),
    'POST /keyword_search': () => answer(),
    'POST /hybrid_search': () => answer(),
    'POST /semantic_search': () => ({
      hits: { total: 1, total_relation: 'gte', hits: found.slice(0, 1) },
    }),
    ...more,
  };
}

const searches = (calls: { call: string }[]) => calls.filter(({ call }) => call.endsWith('_search'));
const box = () => screen.findByRole('searchbox', { name: 'Search documents' });
const cards = () => within(screen.getByRole('list', { name: 'Search Results' })).getAllByRole('article');

afterEach(() => void vi.useRealTimers());

test('a search starts 500 ms after typing stops, with at least three characters', async () => {
  const { calls, router } = renderApp('/home/search', library());
  const input = await box();
  await screen.findByText('2 files in the library');
  const before = searches(calls).length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  type('ba');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(searches(calls)).toHaveLength(before);
  expect(screen.getByText('At least 3 characters')).toBeDefined();
  type('bai');
  await act(() => vi.advanceTimersByTimeAsync(499));
  type('bail');
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(searches(calls)).toHaveLength(before);
  await act(() => vi.advanceTimersByTimeAsync(1));
  // The answer and its drawing take a few turns of the same clock.
  await act(() => vi.advanceTimersByTimeAsync(100));
  vi.useRealTimers();
  await screen.findByText('2 files found');
  expect(searches(calls).slice(before)).toMatchObject([
    { call: 'POST /hybrid_search', body: { query: 'bail' } },
  ]);
  expect(router.state.location.href).toBe('/home/search?q=bail');
});

test('Enter searches at once, and back gives the words of the search before', async () => {
  const { router } = renderApp('/home/search?q=bail', library());
  const user = userEvent.setup();
  const input = await box();
  await user.clear(input);
  await user.type(input, 'parole{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/home/search?q=parole'));
  act(() => router.history.back());
  await waitFor(() => expect(input).toHaveProperty('value', 'bail'));
});

test('Escape leaves the box with its words; only a second one clears it', async () => {
  const { router } = renderApp('/home/search?q=bail', library());
  const user = userEvent.setup();
  const input = await box();
  await user.click(input);
  await user.keyboard('{Escape}');
  expect(input).toHaveProperty('value', 'bail');
  expect(document.activeElement).not.toBe(input);
  await user.click(document.body);
  await user.keyboard('{Escape}');
  expect(input).toHaveProperty('value', 'bail');
  await user.click(input);
  await user.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(router.state.location.href).toBe('/home/search'));
  expect(input).toHaveProperty('value', '');
});

test('a card shows its title, passage, marks, badges and facts; words are text, never markup', async () => {
  renderApp('/home/search?q=notice', library());
  const card = (await screen.findAllByRole('article'))[0] as HTMLElement;
  const inside = within(card);
  expect(inside.queryByText('PDF')).toBeNull();
  await userEvent.click(inside.getByRole('button', { name: 'Details' }));
  expect(inside.getByRole('heading', { name: 'Asha Devi v. State of Kerala' })).toBeDefined();
  expect(inside.getByText('Notice').tagName).toBe('MARK');
  for (const words of [
    'PDF',
    'Hybrid Match',
    'Score 0.73',
    'View Original Document',
    'Open source',
    'Add to case',
  ])
    expect(inside.getByText(words)).toBeDefined();
  expect(inside.getByText('asha-devi.pdf · 2.00 KB · application/pdf')).toBeDefined();
});

test('judgments without a cause title show their first line, and no folder is on a card', async () => {
  const untitled = (folder: string, first_line: string) =>
    hit(folder, { title: 'order', untitled: { folder, first_line } });
  const results = [untitled('Salem', 'In the matter of a lease'), untitled('Erode', 'Heard the parties')];
  renderApp('/home/search?q=order', library({ 'POST /hybrid_search': () => answer(results) }));
  await screen.findAllByRole('article');
  const [first, second] = cards().map((card) => card.textContent ?? '');
  expect(first).toContain('In the matter of a lease');
  expect(second).toContain('Heard the parties');
  expect(`${first}${second}`).not.toMatch(/Salem|Erode/);
});

test('a card says how later judgments treat its judgment, with the place of the words', async () => {
  const statement = {
    kind: 'overruled' as const,
    sentence: 'The decision in Ram v. State is overruled.',
    document_id: 'later',
    title: 'Mohan v. State',
    paragraph: '34',
    index: 33,
    court: 'Supreme Court of India',
    bench_strength: 5,
  };
  const counts = [
    { kind: 'overruled' as const, count: 1, last_year: 2019 },
    { kind: 'followed' as const, count: 31, last_year: 2014 },
  ];
  const overruled = {
    ...hit('old', { title: 'Ram v. State' }),
    signal: 'overruled' as const,
    standing: { signal: 'overruled' as const, statement, counts },
  };
  const untreated = { ...hit('new', { title: 'Sita v. State' }), signal: 'none' as const };
  renderApp('/home/search?q=lease', library({ 'POST /hybrid_search': () => answer([overruled, untreated]) }));
  const name = 'Overruled in Mohan v. State, para 34 (Constitution Bench, 5) · Followed 31 ×, last in 2014';
  await screen.findByText('No treatment in this library, which covers 150 judgments from 1950 to 2024.');
  const [first, second] = cards().map((card) => within(card));
  const link = first?.getByRole('link', { name });
  expect(link?.getAttribute('href')).toContain('/home/library/later?at=33');
  expect(first?.queryByText(/^No treatment/u)).toBeNull();
  expect(second?.getByText(/^No treatment/u)).toBeDefined();
  // The pane of the selected judgment says it too.
  expect(screen.getAllByRole('link', { name }).length).toBe(2);
});

test('a card says what is not known of whether its judgment binds the chosen court', async () => {
  const facts = [
    ['bench', 'Binding if its bench was as large: not known', undefined],
    ['deciding_bench', 'Binding on benches of up to 3 judges', 3],
    ['date', 'Binding if it was earlier: date not known', undefined],
  ] as const;
  const results = facts.map(([missing, , bench_strength]) => ({
    ...hit(missing, { bench_strength }),
    authority: { force: 'unknown' as const, missing },
  }));
  const bound = { ...hit('bound'), authority: { force: 'binding' as const } };
  renderApp(
    '/home/search?q=lease&binding=court:kerala&bindingBench=2',
    library({ 'POST /hybrid_search': () => answer([...results, bound]) }),
  );
  for (const [, said] of facts) expect(await screen.findByText(said)).toBeDefined();
  expect(screen.getAllByText(/^Binding (?:if|on benches)/)).toHaveLength(facts.length);
  expect(
    screen.getByRole('button', { name: 'Filters: Binding on: High Court of Kerala, 2 judges' }),
  ).toBeDefined();
});

test('results without the search by meaning say so, until one has it again', async () => {
  let degraded: string | undefined = 'semantic';
  renderApp('/home/search?q=notice', library({ 'POST /hybrid_search': () => ({ ...answer(), degraded }) }));
  const said = 'These results match your words only. Search by meaning is not available at the moment.';
  expect((await screen.findByText(said)).getAttribute('role')).toBe('status');
  expect(cards()).toHaveLength(2);
  degraded = undefined;
  const user = userEvent.setup();
  await user.clear(await box());
  await user.type(await box(), 'parole{Enter}');
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

test('the pane changes at once on selection, and keys move it', async () => {
  const { router } = renderApp('/home/search?q=notice', library());
  const user = userEvent.setup();
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Asha Devi v. State of Kerala' }),
  ).toBeDefined();
  expect(router.state.location.search).not.toHaveProperty('selected');
  await user.click(await screen.findByRole('link', { name: 'Bina v. Union of India' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Bina v. Union of India' })).toBeDefined();
  expect(
    await screen.findByText('Made by fixed rules from this document’s metadata, without AI'),
  ).toBeDefined();
  await user.keyboard('k');
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Asha Devi v. State of Kerala' }),
  ).toBeDefined();
  expect(router.state.location.search).toMatchObject({ selected: 'asha' });
  expect(cards()[0]?.getAttribute('aria-current')).toBe('true');
});

test('a failed search clears the results and says so', async () => {
  const { router } = renderApp(
    '/home/search?q=notice',
    library({
      'POST /hybrid_search': ({ body }) =>
        (body as { query: string }).query === 'notice'
          ? answer()
          : json(400, { error: { message: 'The index is away.' } }),
    }),
  );
  await screen.findByText('2 files found');
  await act(() => router.navigate({ to: '/home/search', search: { q: 'broken' } }));
  expect(await screen.findByText('Failed to load files: The index is away.')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  expect(currentToasts()[0]).toMatchObject({
    title: 'Search Error',
    description: 'Failed to perform search. Please try again later.',
  });
});

test('a search without results shows what the library covers', async () => {
  renderApp('/home/search?q=zebra', library({ 'POST /hybrid_search': () => answer([]) }));
  expect(await screen.findByRole('heading', { name: 'No Files Found' })).toBeDefined();
  expect(
    screen.getByText(
      'No files match your current search criteria. Try adjusting your filters or search term.',
    ),
  ).toBeDefined();
  expect(await screen.findByText(/The library holds 2 judgments of 1 court, 2019/)).toBeDefined();
});

test('modes and filters are in the URL, and reset clears them', async () => {
  const { calls, router } = renderApp('/home/search?q=notice', library());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const reset = await screen.findByRole('button', { name: 'Reset Filters' });
  expect(reset).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('switch', { name: 'Hybrid Search' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ mode: 'keyword' }));
  expect(reset).toHaveProperty('disabled', false);
  await user.click(screen.getByRole('radio', { name: 'Semantic' }));
  await screen.findByText('1+ files found');
  await user.click(screen.getByText('All States'));
  await user.click(await screen.findByRole('checkbox', { name: 'Kerala' }));
  await waitFor(() =>
    expect(router.state.location.href).toBe('/home/search?q=notice&mode=semantic&state=Kerala'),
  );
  expect(screen.getByText('1 state(s) selected')).toBeDefined();
  await waitFor(() =>
    expect(searches(calls).at(-1)).toMatchObject({
      call: 'POST /semantic_search',
      body: { query: 'notice', filters: { state: ['Kerala'] } },
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'These courts alone, without the Supreme Court' }));
  await waitFor(() =>
    expect(searches(calls).at(-1)).toMatchObject({
      body: { filters: { state: ['Kerala'], state_only: true } },
    }),
  );
  expect(screen.getByRole('button', { name: 'Filters: Kerala, Semantic', hidden: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
  await waitFor(() => expect(router.state.location.href).toBe('/home/search?q=notice'));
  expect(screen.getByRole('switch', { name: 'Hybrid Search' }).getAttribute('aria-checked')).toBe('true');
  expect(reset).toHaveProperty('disabled', true);
});

test('a document is added to the chosen case', async () => {
  const { calls } = renderApp(
    '/home/search?q=notice',
    library({
      'GET /rest/v1/cases': () => [
        { id: 'c1', title: 'My case', description: null, created_at: '2026-11-01T00:00:00Z' },
      ],
      'GET /rest/v1/case_files': () => [],
      'POST /rest/v1/case_files': () => ({ id: 'f1' }),
    }),
  );
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: 'Add to case' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Case' }));
  expect(dialog.getByRole('button', { name: 'Add to Case' })).toHaveProperty('disabled', true);
  await user.click(await dialog.findByRole('radio', { name: /My case/ }));
  await user.click(dialog.getByRole('button', { name: 'Add to Case' }));
  await waitFor(() =>
    expect(currentToasts()[0]?.description).toBe('Added Asha Devi v. State of Kerala to case'),
  );
  expect(calls.find(({ call }) => call === 'POST /rest/v1/case_files')?.body).toMatchObject({
    case_id: 'c1',
    storage_provider: 'library',
  });
});

test('a search for a case remembers it, and a case has a document once', async () => {
  const [mine, other] = ['0b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c11', '0b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c12'];
  const row = { description: null, created_at: '2026-11-01T00:00:00Z' };
  let members = [{ id: 'f9', case_id: other }];
  const { router } = renderApp(
    `/home/search?q=notice&case=${mine}`,
    library({
      'GET /rest/v1/cases': ({ query }) =>
        query.has('id')
          ? { title: 'My case' }
          : [
              { ...row, id: other, title: 'Another case' },
              { ...row, id: mine, title: 'My case' },
            ],
      'GET /rest/v1/case_files': () => members,
      'POST /rest/v1/case_files': () => {
        members = [...members, { id: 'f1', case_id: mine }];
        return json(409, { code: 'conflict', message: 'Already in this case' });
      },
    }),
  );
  const user = userEvent.setup();
  const back = await screen.findByRole('link', { name: 'My case' });
  expect(back.getAttribute('href')).toBe(`/home/cases/${mine}?tab=files`);
  const [read] = await screen.findAllByRole('link', { name: 'Open in reader' });
  expect(read?.getAttribute('href')).toContain(`case=${mine}`);
  await user.click(screen.getAllByRole('button', { name: 'Add to case' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Case' }));
  expect(await dialog.findByRole('radio', { name: /My case/ })).toHaveProperty('checked', true);
  const there = dialog.getByRole('link', { name: 'Already in this case: open it in Another case' });
  expect(there.getAttribute('href')).toBe(`/home/cases/${other}?tab=files&file=f9`);
  await user.click(dialog.getByRole('button', { name: 'Add to Case' }));
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Already in this case',
      description: 'Asha Devi v. State of Kerala',
    }),
  );
  await dialog.findByRole('link', { name: 'Already in this case: open it in My case' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Stop adding judgments to this case' }));
  await waitFor(() => expect(router.state.location.href).toBe('/home/search?q=notice'));
});

test('the citations of the results are taken along in each format of a reference manager', async () => {
  renderApp('/home/search?q=bail', library());
  const user = userEvent.setup();
  await waitFor(() => expect(cards()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Citations' }));
  const menu = within(await screen.findByRole('menu', { name: 'Citations' }));
  expect(menu.getByText('The citations of 2 documents')).toBeDefined();
  expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual(
    [
      ['BibTeX', 'bibtex'],
      ['RIS', 'ris'],
      ['CSL-JSON', 'csl'],
    ].map(([name, format]) => [name, `/functions/v1/export-citations?ids=asha%2Cbina&format=${format}`]),
  );
});

test('pasted facts find similar judgments, and never enter the address', async () => {
  const { calls, router } = renderApp('/home/search', library({ 'POST /similar_search': () => answer() }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Find similar' }));
  const facts = 'She was dismissed without any notice.';
  await user.type(await screen.findByLabelText('Facts, a passage or a whole judgment'), facts);
  await user.click(screen.getByRole('button', { name: 'Find similar judgments' }));
  expect(await screen.findByText(/Most similar to the text you gave/)).toBeDefined();
  expect(calls.find(({ call }) => call === 'POST /similar_search')?.body).toMatchObject({ text: facts });
  expect(router.state.location.href).toMatch(/^\/home\/search\?similar=text-\w+$/);
});

test('the arrow down from the box goes to the first result of what was just typed', async () => {
  const { router } = renderApp(
    '/home/search',
    library({ 'POST /hybrid_search': () => answer([hit('chitra', { title: 'Chitra v. State' })]) }),
  );
  const user = userEvent.setup();
  const input = await box();
  await screen.findByText('2 files in the library');
  await user.type(input, 'chitra');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Chitra v. State' })).toBeDefined();
  await waitFor(() => expect(router.state.location.href).toBe('/home/search?q=chitra&selected=chitra'));
  expect(document.activeElement?.textContent).toBe('Chitra v. State');
});

test('while documents are added, the page says how far it is, and then what the library holds', async () => {
  let documents = 2;
  const coverage = () => ({
    documents,
    judgments: documents,
    acts: 0,
    samples: 0,
    summaries: 0,
    courts: [],
    adding: documents === 2,
    may_add: documents > 2,
  });
  let send: (text: string) => void = () => undefined;
  const events = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          send = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      }),
    );
  renderApp('/home/search', library({ 'GET /library/coverage': coverage, 'GET /library/ingest': events }));
  await screen.findByText(/The library holds 2 judgments\./);
  expect(screen.queryByRole('link', { name: 'Manage the library' })).toBeNull();
  const say = async (done: number) => {
    const data = JSON.stringify({ files: 8000, done, documents: done });
    await waitFor(() => send(`event: progress\ndata: ${data}\n\n`));
  };
  await say(1200);
  await screen.findByText('New documents are being added: 1,200 of 8,000 files so far.');
  await say(8000);
  await screen.findByText('New documents are being added: 8,000 of 8,000 files so far.');
  documents = 8002;
  send('event: end\ndata: {"reason":"done"}\n\n');
  await screen.findByText(/The library holds 8,002 judgments\./);
  expect(screen.queryByText(/being added/)).toBeNull();
  const manage = screen.getByRole('link', { name: 'Manage the library' });
  expect(manage.getAttribute('href')).toBe('/home/operator/library');
});

test('the web is searched when it is switched on, in a group of its own and outside the count', async () => {
  const asked: unknown[] = [];
  const { calls } = renderApp('/home/search?q=drone+licence', {
    ...library(),
    'GET /functions/v1/assistant-settings': () => ({ web_search: true }),
    'POST /library/web-search': ({ body }) => {
      asked.push(body);
      return { results: [{ url: 'https://rules.example/drones', title: 'Drone rules', text: 'A licence.' }] };
    },
  });
  await screen.findByText('2 files found');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const web = await screen.findByRole('switch', { name: 'Web Search' });
  expect(web.getAttribute('aria-checked')).toBe('false');
  await screen.findByText('2 files found');
  expect(calls.some(({ call }) => call === 'POST /hybrid_search')).toBe(true);
  expect(asked).toEqual([]);
  await userEvent.click(web);
  await userEvent.keyboard('{Escape}');
  const group = await screen.findByRole('region', { name: 'From the web' });
  const link = await within(group).findByRole('link', { name: 'Drone rules' });
  expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank']);
  expect(asked).toEqual([{ query: 'drone licence' }]);
  expect(screen.getByText('2 files found')).toBeDefined();
});

test('the switch of the web says where a server has no search engine', async () => {
  renderApp('/home/search?q=drone+licence', {
    ...library(),
    'GET /functions/v1/assistant-settings': () => ({ web_search: false }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByText('This server has no web search.');
  expect(screen.getByRole('switch', { name: 'Web Search' })).toHaveProperty('disabled', true);
});

test('a search engine that does not answer is named, and the results of the library stay', async () => {
  localStorage.setItem('web-search', 'on');
  renderApp('/home/search?q=drone+licence', {
    ...library(),
    'GET /functions/v1/assistant-settings': () => ({ web_search: true }),
    'POST /library/web-search': () => json(502, { code: 502, message: 'The search engine did not answer.' }),
  });
  const group = await screen.findByRole('region', { name: 'From the web' });
  expect(await within(group).findByRole('alert')).toBeDefined();
  expect(await screen.findByRole('list', { name: 'Search Results' })).toBeDefined();
});
