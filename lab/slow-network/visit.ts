import type { Page } from '@playwright/test';

export interface Use {
  name: string;
  path: string;
  signedIn: boolean;
  /** The selector of what the user came for. */
  content: string;
  /** The selector of a control, and the attribute that says `true` when a press of it had its effect. */
  control: string;
  effect: 'aria-selected' | 'aria-expanded';
}

/** Milliseconds from the start of the navigation. */
export interface Times {
  firstPaint: number;
  content: number;
  used: number;
}

/**
 * Presses the control of a page once: on a public page as soon as it is painted, for the page notes the press until its code has
 * come; else when its code is there. Marks when the content is shown and when the press has its effect.
 */
export async function watch(page: Page, { content, control, effect, signedIn }: Use): Promise<void> {
  await page.addInitScript(
    ([ofContent, ofControl, attribute, waits]) => {
      // No function with a name: tsx gives such a one a helper that the page does not have.
      setInterval(() => {
        if (performance.getEntriesByName('content').length === 0 && document.querySelector(ofContent))
          performance.mark('content');
      }, 16);
      setInterval(() => {
        const button = document.querySelector<HTMLElement>(ofControl);
        if (!button || performance.getEntriesByName('pressed').length > 0) return;
        // React names its handlers on what it has drawn or taken over.
        const taken = Object.keys(button).some((key) => key.startsWith('__reactProps$'));
        const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
        if (waits ? !taken : !painted) return;
        performance.mark('pressed');
        button.click();
      }, 16);
      setInterval(() => {
        const marks = new Set(performance.getEntriesByType('mark').map(({ name }) => name));
        if (marks.has('used') || !marks.has('content') || !marks.has('pressed')) return;
        if (document.querySelector(ofControl)?.getAttribute(attribute) === 'true') performance.mark('used');
      }, 16);
    },
    [content, control, effect, signedIn] as const,
  );
}

/** Opens a page and waits until it can be used. */
export async function visit(page: Page, url: string): Promise<Times> {
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => performance.getEntriesByName('used').length > 0, undefined, {
    timeout: 120_000,
  });
  const [firstPaint = 0, content = 0, used = 0] = await page.evaluate(() =>
    ['first-contentful-paint', 'content', 'used'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    ),
  );
  // The HTML has it before it is painted.
  return { firstPaint, content: Math.max(content, firstPaint), used };
}
