import { expect, test } from 'vitest';
import { PAGE_POLICIES, pagePolicyOf, SESSION_ELEMENT, withSession } from './pages.ts';

test('a page has the policy of the longest path that contains it', () => {
  const policies = ['/', '/home', '/home/pay'].map((path) => ({ path, allows: {} }));
  const pathOf = (path: string) => pagePolicyOf(path, policies).path;
  expect(
    ['/', '/login', '/homes', '/home', '/home/', '/home/x', '/HOME/X', '/home/pay/now'].map(pathOf),
  ).toEqual(['/', '/', '/', '/home', '/home', '/home', '/home', '/home/pay']);
});

test('no page allows inline scripts, evaluation, or a foreign host', () => {
  const allowed = PAGE_POLICIES.flatMap(({ allows }) => Object.entries(allows));
  expect(allowed.filter(([directive]) => directive === 'script-src')).toEqual([]);
  expect(allowed.map(([, sources]) => sources).join(' ')).not.toMatch(/unsafe-eval|https?:|blob:|\*/u);
});

test('what a user entered cannot end the block of the session, and is read back unchanged', () => {
  const session = { name: '</script><script>alert(1)</script><!-- $& $1 \u2028' };
  const html = withSession('<head><title>x</title></head><body></body>', session);
  expect(html.match(/<\/script/gu)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  const block = new RegExp(
    `<script type="application/json" id="${SESSION_ELEMENT}">(.*?)</script></head>`,
    'su',
  );
  expect(JSON.parse(block.exec(html)?.[1] ?? '')).toEqual(session);
});
