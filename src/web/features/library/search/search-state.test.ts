import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchModes, searchSorts } from '#shared/contracts/research/search-limits.ts';
import { parseSearch, stringifySearch } from '#web/data/url/search-params.ts';
import {
  choiceCount,
  filterCount,
  filtersOf,
  readState,
  type SearchState,
  sortOf,
  stateOfFilters,
  termOf,
  writeState,
} from './search-state.ts';
import { askedPlace, readerAt, searchUrl } from './search-url.ts';

const read = (address: string) => readState(searchUrl(parseSearch(address)));
const EMPTY = read('');

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const list = fc.uniqueArray(words, { maxLength: 4 });
const year = fc.option(fc.integer({ min: 1800, max: 2200 }), { nil: undefined });
const anyState: fc.Arbitrary<SearchState> = fc.record({
  q: fc.string({ unit: 'grapheme', maxLength: 60 }),
  mode: fc.constantFrom(...searchModes),
  type: fc.constantFrom('judgment', 'act', undefined),
  court: list,
  state: list,
  stateOnly: fc.boolean(),
  binding: fc.constantFrom('state:Kerala', 'court:madras', undefined),
  bindingBench: fc.constantFrom(1, 2, undefined),
  bindingDate: fc.constantFrom('2015-07-01', undefined),
  persuasive: fc.boolean(),
  minBench: fc.constantFrom(2, 5, 13, undefined),
  judge: list,
  bench: list,
  act: list,
  section: list,
  disposal: list,
  within: fc.string({ unit: 'grapheme', maxLength: 60 }),
  from: year,
  to: year,
  sort: fc.constantFrom(...searchSorts, undefined),
  page: fc.integer({ min: 1, max: 500 }),
  selected: fc.option(words, { nil: undefined }),
  similar: fc.option(words, { nil: undefined }),
});
/** Only chosen states can be alone, and only a court or a state that is bound has a bench, a day and persuasive judgments. */
const states = anyState.map((state) => {
  const { binding, bindingBench, bindingDate } = state;
  const persuasive = state.persuasive && (state.state.length > 0 || binding !== undefined);
  const stateOnly = state.stateOnly && state.state.length > 0 && !persuasive;
  const deciding = binding === undefined ? {} : { bindingBench, bindingDate };
  return { ...state, bindingBench: undefined, bindingDate: undefined, ...deciding, persuasive, stateOnly };
});

describe('the address of a search', () => {
  test('gives back every state that was written into it', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(stringifySearch(writeState(state)))).toEqual(state);
      }),
    );
  });

  test('is short where everything is as usual', () => {
    expect(writeState(EMPTY)).toEqual({});
    expect(stringifySearch(writeState({ ...EMPTY, q: 'section 302 IPC', court: ['delhi'] }))).toBe(
      '?q=section+302+IPC&court=delhi',
    );
  });

  test('counts nonsense as not given', () => {
    const state = read('?mode=psychic&type=song&from=12&to=soon&page=-3&sort=loudest&court=');
    expect(state).toEqual(EMPTY);
  });

  test('keeps a query that looks like a number, and a list of one', () => {
    expect(read('?q=302&court=madras')).toMatchObject({ q: '302', court: ['madras'] });
  });
});

describe('a term', () => {
  test('needs three characters, blanks aside', () => {
    expect(termOf({ q: ' ab ' })).toBe('');
    expect(termOf({ q: ' RTI ' })).toBe('RTI');
  });

  test('is ordered by relevance; the library without one shows the newest', () => {
    expect(sortOf({ q: 'bail', sort: undefined })).toBe('relevance');
    expect(sortOf({ q: '', sort: 'relevance' })).toBe('newest');
    expect(sortOf({ q: 'bail', sort: 'oldest' })).toBe('oldest');
  });
});

describe('filters', () => {
  test('are absent when none is chosen', () => {
    expect(filtersOf(EMPTY)).toBeUndefined();
    expect(filterCount(EMPTY)).toBe(0);
  });

  test('take a range typed the wrong way round for the years between', () => {
    expect(filtersOf({ ...EMPTY, from: 2020, to: 1990 })).toEqual({ year_from: 1990, year_to: 2020 });
    expect(filterCount({ ...EMPTY, from: 2020, to: 1990 })).toBe(1);
  });

  test('name who is bound and the size of the bench, and come back from a saved search', () => {
    const state = read('?binding=court:madras&minBench=5&state=Kerala&stateOnly=1');
    const filters = filtersOf(state);
    expect(filters).toEqual({
      state: ['Kerala'],
      state_only: true,
      binding_on: { court: 'madras' },
      bench_strength: { min: 5 },
    });
    expect(filterCount(state)).toBe(3);
    expect({ ...EMPTY, ...stateOfFilters(filters ?? {}) }).toEqual(state);
    expect(filtersOf(read('?binding=state:Tamil+Nadu'))).toEqual({ binding_on: { state: 'Tamil Nadu' } });
    expect(read('?binding=planet:Mars&minBench=many')).toEqual(EMPTY);
  });

  test('name the bench that decides, its day, and what is persuasive there', () => {
    const state = read('?binding=court:madras&bindingBench=2&bindingDate=2015-07-01&persuasive=1');
    const filters = filtersOf(state);
    expect(filters).toEqual({
      binding_on: { court: 'madras', judges: 2, date: '2015-07-01' },
      persuasive: true,
    });
    expect(filterCount(state)).toBe(1);
    expect({ ...EMPTY, ...stateOfFilters(filters ?? {}) }).toEqual(state);
    expect(filtersOf(read('?state=Kerala&stateOnly=1&persuasive=1'))).toEqual({
      state: ['Kerala'],
      persuasive: true,
    });
    expect(filtersOf(read('?bindingBench=2&bindingDate=2015-07-01&persuasive=1'))).toBeUndefined();
    expect(read('?bindingDate=2015-13-01&bindingBench=none&persuasive=2')).toEqual(EMPTY);
  });

  test('are counted with the mode, unless the search is for similar documents', () => {
    expect(choiceCount(EMPTY)).toBe(0);
    expect(choiceCount({ ...EMPTY, mode: 'keyword', type: 'act' })).toBe(2);
    expect(choiceCount({ ...EMPTY, mode: 'keyword', similar: 'doc-1' })).toBe(0);
  });
});

test.each([
  ['AIR 1973 SC 1461, para 12', 'AIR 1973 SC 1461', '12'],
  ['(2017) 10 SCC 1 at paragraph 300', '(2017) 10 SCC 1', '300'],
  ['Asha Rao v. State of Kerala para. 7', 'Asha Rao v. State of Kerala', '7'],
])('a paragraph behind a citation is where the reader opens: %s', (term, words, number) => {
  expect(askedPlace(term)).toEqual({ words, number });
  expect(readerAt(term, { index: 4 })).toEqual({ number });
});

test.each(['cheque para 4', 'section 138, paragraph', 'AIR 1973 SC 1461'])(
  '%s asks for no paragraph',
  (term) => {
    expect(askedPlace(term)).toEqual({ words: term });
  },
);
