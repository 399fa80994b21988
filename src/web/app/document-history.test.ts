import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { documentHistory } from './document-history.ts';

const POLICIES = ['/', '/home', '/home/pay'].map((path) => ({ path, allows: {} }));
const policyOf = (path: string) => {
  const found = POLICIES.findLast((policy) => path.startsWith(policy.path));
  if (!found) throw new Error(path);
  return found;
};

/** Takes a step from one page to another: returns its path in the same document, or the load of a new one. */
function step(from: string, to: string, how: 'push' | 'replace') {
  const loads: unknown[] = [];
  const leave = (href: string, options?: { replace?: boolean }) =>
    loads.push({ load: href, ...options }) as unknown as undefined;
  const history = createMemoryHistory({ initialEntries: [from] });
  documentHistory({ history, policyOf, leave })[how](to);
  return loads.length > 0 ? loads : history.location.href;
}

test('a page with the same policy opens in the document', () => {
  expect(step('/home', '/home/cases?tab=files#x', 'push')).toBe('/home/cases?tab=files#x');
  expect(step('/login', '/signup', 'push')).toBe('/signup');
  expect(step('/login', '/login/verify?from=%2Fhome', 'replace')).toBe('/login/verify?from=%2Fhome');
});

test('a page with another policy is loaded, there and back', () => {
  expect(step('/login', '/home', 'replace')).toEqual([{ load: '/home', replace: true }]);
  expect(step('/home/cases?q=x', '/login?from=%2Fhome', 'push')).toEqual([{ load: '/login?from=%2Fhome' }]);
  expect(step('/home', '/home/pay?plan=1', 'push')).toEqual([{ load: '/home/pay?plan=1' }]);
  expect(step('/home/pay', '/home', 'push')).toEqual([{ load: '/home' }]);
});
