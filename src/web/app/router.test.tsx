import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listedRows } from '#test/fixtures/listed-rows.ts';
import { renderApp, signedOut, TEST_USER } from '#test/support/web.tsx';

const CASE = '/home/cases/0b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c11';

/** The address and what the page reads from it, once the page is there. */
async function opened(address: string) {
  const { router } = renderApp(address, {
    // Nobody who is signed in stays on the page of the sign-in.
    'GET /auth/v1/user': () => (address.startsWith('/login') ? signedOut() : TEST_USER),
    'GET /rest/v1/cases': ({ query }) => listedRows([], query),
    'GET /rest/v1/clients': ({ query }) => listedRows([], query),
  });
  const [path = ''] = address.split('?');
  await screen.findAllByRole('banner');
  await expect.poll(() => router.state.resolvedLocation?.pathname).toBe(path);
  const { searchStr, search } = router.state.location;
  const matched = router.state.matches.at(-1)?.search ?? {};
  return {
    search: searchStr,
    state: Object.keys(search).filter((key) => search[key as never] !== undefined),
    matched: Object.entries(matched).filter(([, value]) => value !== undefined),
  };
}

describe('an address with values that make no sense', () => {
  test.each([
    ['/home/cases?status=junk', ''],
    ['/home/cases?status=closed&status=active', ''],
    ['/home/cases?q=a&q=b&view=list', '?view=list'],
    ['/home/clients?status[]=active&page=-5&view=table&archived=maybe', ''],
    ['/home/clients?q=kaveri&status=%00&utm_source=mail', '?q=kaveri'],
    ['/home/cases?__proto__=x&constructor=y&q=z', '?q=z'],
    ['/home/search?mode=psychic&type=song&from=12&to=soon&page=-5&sort=loudest', ''],
    ['/home/search?q=bail&page=1e3&court=delhi&court=', '?q=bail&court=delhi'],
    ['/home/library/d-1?at=-5&q=a&q=b', '?q=a'],
    ['/login?from=//evil.example&notice=junk&x=1', ''],
  ])('%s is cleared of them: %s', async (address, search) => {
    const page = await opened(address);
    expect(page.search).toBe(search);
    const known = new URLSearchParams(search);
    expect(page.state.sort()).toEqual([...new Set(known.keys())].sort());
    expect(page.matched.map(([key]) => key).sort()).toEqual([...new Set(known.keys())].sort());
  });

  test.each([
    ['?tab=nothing', ''],
    ['?tab=files&page=-5', '?tab=files'],
    ['?tab=files&page=3&page=4', '?tab=files'],
    ['?tab=files&page=0x10&find=lease', '?tab=files&find=lease'],
    ['?tab=files&page=100000', '?tab=files'],
  ])('a case opened with %s stands at %s', async (given, search) => {
    const { router } = renderApp(`${CASE}${given}`, {
      'GET /auth/v1/user': () => TEST_USER,
      'GET /rest/v1/cases': () => new Promise(() => undefined),
    });
    await screen.findByText('Loading the case');
    expect(router.state.location.searchStr).toBe(search);
  });
});
