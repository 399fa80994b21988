import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, json, pretendServer, sessionOf } from '#test/support/web.tsx';
import { createQueryClient } from '#web/data/query-client.ts';
import { SHIPPED_PLANS } from '#web/features/billing/plans/shipped-plans.ts';
import { firstUse } from './first-use.ts';
import { startPage as startCalculator, visitorCalculator } from './pages/calculator.tsx';
import { startPage as startCall, visitorCall } from './pages/call.tsx';
import { startPage as startLanding, visitorLanding } from './pages/landing.tsx';
import { startPage as startLogin, visitorLogin } from './pages/login.tsx';
import { startPage as startPlans, visitorPlans } from './pages/plans.tsx';
import { startPage as startReference, visitorReference } from './pages/reference.tsx';
import { startPage as startSignUp, visitorSignUp } from './pages/signup.tsx';

const themeScript = readFileSync(path.join(import.meta.dirname, '../../public/theme.js'), 'utf8');
const stopWaiting: (() => void)[] = [];

/** Runs the script that holds forms and buttons back, with its listeners taken away after the test. */
function runThemeScript(): void {
  const listen = (type: string, listener: EventListener, capture: boolean) => {
    window.addEventListener(type, listener, capture);
    stopWaiting.push(() => window.removeEventListener(type, listener, capture));
  };
  const run = new Function('localStorage', 'matchMedia', 'document', 'addEventListener', themeScript);
  run(localStorage, () => ({ matches: false }), document, listen);
}

/** The body as the server sends it to a visitor. */
function finishedHtml(name: string, page: ReactElement): HTMLElement {
  const html = renderToString(page);
  document.body.innerHTML = `<div id="root" data-page="${name}" data-language="en">${html}</div>
    <script type="application/json" id="session">null</script>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return root;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

let calls: Call[];
let started: Root | undefined;
beforeEach(() => {
  // The pages start as in a browser, outside of a test's `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  calls = pretendServer({
    'GET /auth/v1/settings': () => ({ external: { google: true }, sms_provider: 'outbox' }),
    'GET /local/status': () => ({ outbox: false, demo: false, locked: false }),
    'POST /auth/v1/token': () => json(400, { code: 400, error_code: 'invalid_credentials', msg: 'Wrong' }),
    'GET /auth/v1/sessions/current': () => sessionOf(),
  });
});
afterEach(() => {
  started?.unmount();
  for (const stop of stopWaiting.splice(0)) stop();
  document.body.innerHTML = '';
});

describe('finished HTML comes alive without a difference', () => {
  test('the landing page', async () => {
    const root = finishedHtml('landing', visitorLanding());
    const heading = root.querySelector('h1');
    started = startLanding(root, true);
    await expect.poll(() => root.dataset.page).toBe(undefined);
    expect(root.querySelector('h1')).toBe(heading);
    expect(root.dataset.language).toBe(undefined);
    expect(calls).toEqual([]);
  });

  test('the sign-in page, which does not ask for the session', async () => {
    const root = finishedHtml('login', visitorLogin({ client: createQueryClient() }));
    const email = field('email');
    started = startLogin(root, true);
    await expect.poll(() => root.dataset.page).toBe(undefined);
    expect(field('email')).toBe(email);
    expect(root.dataset.language).toBe(undefined);
    expect(calls.map(({ call }) => call)).not.toContain('GET /auth/v1/sessions/current');
  });
});

describe('a page that is there to be filled in comes alive without a difference, and keeps what was typed', () => {
  const pages = {
    signup: [() => visitorSignUp({ client: createQueryClient() }), startSignUp],
    call: [() => visitorCall(createQueryClient()), startCall],
    calculator: [visitorCalculator, startCalculator],
    plans: [() => visitorPlans(createQueryClient(), SHIPPED_PLANS), startPlans],
    reference: [() => visitorReference(createQueryClient()), startReference],
  } as const;
  test.each(Object.entries(pages))('%s', async (name, [page, start]) => {
    const told = vi.spyOn(console, 'error');
    const root = finishedHtml(name, page());
    const heading = root.querySelector('h1');
    const fields = [
      ...root.querySelectorAll<HTMLInputElement>('input:not([type="radio"], [hidden]), textarea'),
    ];
    for (const control of fields) control.value = '9876543210';
    started = start(root, true);
    await expect.poll(() => root.dataset.page).toBe(undefined);
    expect(root.querySelector('h1')).toBe(heading);
    expect(told).not.toHaveBeenCalled();
    await expect.poll(() => fields.map(({ value }) => value)).toEqual(fields.map(() => '9876543210'));
  });
});

test('what was typed before the calculator worked is what it calculates with', async () => {
  const root = finishedHtml('calculator', visitorCalculator());
  const hours = root.querySelector('input');
  if (!hours) throw new Error('no field');
  hours.value = '7';
  started = startCalculator(root, true);
  await expect.poll(() => root.querySelector('ol')?.textContent).toContain('7');
  hours.value = 'many';
  hours.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => root.querySelector('[role="alert"]')).not.toBe(null);
});

test('a page that is there to be filled in starts without a first use', async () => {
  const root = finishedHtml('calculator', visitorCalculator());
  await expect(firstUse(root, { soon: true })).resolves.toBe(undefined);
});

describe('the code of a finished page loads when a visitor needs it', () => {
  /** True when the page's code is needed, after all pending tasks have run. */
  async function neededAfter(use: (root: HTMLElement) => void): Promise<boolean> {
    const root = finishedHtml('landing', visitorLanding());
    let needed = false;
    void firstUse(root).then(() => {
      needed = true;
    });
    use(root);
    await new Promise((done) => setTimeout(done));
    return needed;
  }
  const pointAt = (selector: string) => (root: HTMLElement) =>
    root.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

  test('reading and pointing at links do not need it', async () => {
    expect(await neededAfter(() => undefined)).toBe(false);
    expect(await neededAfter(pointAt('h1'))).toBe(false);
    expect(await neededAfter(pointAt('a[href="/login"]'))).toBe(false);
  });

  test('pointing at a button, focus in a field and a noted press do', async () => {
    expect(await neededAfter(pointAt('button'))).toBe(true);
    expect(await neededAfter((root) => root.querySelector<HTMLElement>('#contact input')?.focus())).toBe(
      true,
    );
    expect(
      await neededAfter((root) => {
        root.dataset.pressed = '0';
      }),
    ).toBe(true);
  });

  test('what happened before counts', async () => {
    const root = finishedHtml('landing', visitorLanding());
    root.querySelector<HTMLElement>('#contact input')?.focus();
    await expect(firstUse(root)).resolves.toBe(undefined);
  });
});

test('HTML in another language is drawn again', async () => {
  const root = finishedHtml('landing', visitorLanding());
  const heading = root.querySelector('h1');
  started = startLanding(root, false);
  await expect.poll(() => root.dataset.page).toBe(undefined);
  expect(root.querySelector('h1')?.textContent).toBe(heading?.textContent);
  expect(root.querySelector('h1')).not.toBe(heading);
});

test('what was typed and sent too early is sent once the page works', async () => {
  runThemeScript();
  const root = finishedHtml('login', visitorLogin({ client: createQueryClient() }));
  const [email, password] = [field('email'), field('password')];
  if (!email || !password) throw new Error('no fields');
  email.value = 'asha@chambers.example';
  password.value = 'Vakalatnama#1';
  const submit = new Event('submit', { cancelable: true, bubbles: true });
  root.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(calls).toEqual([]);

  started = startLogin(root, true);
  await expect.poll(() => root.dataset.page).toBe(undefined);
  expect(email.value).toBe('asha@chambers.example');
  await expect
    .poll(() => calls.find(({ call }) => call === 'POST /auth/v1/token')?.body)
    .toEqual({
      email: 'asha@chambers.example',
      password: 'Vakalatnama#1',
    });
});

test('a button that was pressed too early is pressed again once the page works', async () => {
  runThemeScript();
  const root = finishedHtml('login', visitorLogin({ client: createQueryClient() }));
  const phone = () => [...root.querySelectorAll('[role="tab"]')].find((tab) => tab.textContent === 'Phone');
  phone()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(phone()?.getAttribute('aria-selected')).toBe('false');

  started = startLogin(root, true);
  await expect.poll(() => phone()?.getAttribute('aria-selected')).toBe('true');
  expect(root.dataset.pressed).toBe(undefined);
});
