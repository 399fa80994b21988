import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The smallest side of what a thumb presses, in CSS pixels. */
const LEAST = 44;

/**
 * Every visible control that a thumb cannot hit everywhere in a square of 44 px around its middle; runs in the page.
 * A link inside running text is exempt, as in WCAG 2.5.8, and so is what a touch screen does not show. What counts is
 * where a press arrives: an area that a pseudo-element or a label adds belongs to its control.
 */
function smallTargets(least: number): string[] {
  const CONTROLS =
    'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option], ' +
    '[role=checkbox], [role=radio], [role=switch], [role=combobox], [role=menuitem], [role=slider], [role=link]';

  const inText = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const block = element.closest(
      'p, li, dd, dt, td, th, figcaption, h1, h2, h3, h4, blockquote, div, section',
    );
    return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
  };
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      // The link that skips the navigation appears for the keyboard only.
      !getComputedStyle(element).clipPath.startsWith('inset(50%') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const labelsOf = (element: Element) =>
    'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
  const belongs = (hit: Element | null, element: Element) =>
    hit !== null &&
    (element.contains(hit) ||
      labelsOf(element).some((label) => label.contains(hit)) ||
      (hit.contains(element) && hit.matches(CONTROLS)));
  const hits = (element: Element, x: number, y: number) => belongs(document.elementFromPoint(x, y), element);

  /** Pixels on one line through the control's middle that belong to it; counting stops at `least` on either side. */
  const reach = (element: Element, dx: number, dy: number) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const one = (sign: number) => {
      let step = 0;
      while (step < least && hits(element, x + dx * sign * (step + 1), y + dy * sign * (step + 1))) step += 1;
      return step;
    };
    return one(1) + one(-1) + 1;
  };

  return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
    if (!shown(element) || inText(element) || element.closest('[inert], [aria-hidden=true]')) return [];
    const box = element.getBoundingClientRect();
    if (box.width >= least && box.height >= least) return [];
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const width = box.width >= least ? box.width : reach(element, 1, 0);
    const height = box.height >= least ? box.height : reach(element, 0, 1);
    if (width >= least && height >= least) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return [
      `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”: ${Math.round(width)} × ${Math.round(height)}`,
    ];
  });
}

/** Every target for a thumb is at least 44 × 44 px. */
export async function expectLargeTargets(page: Page): Promise<void> {
  expect.soft([...new Set(await page.evaluate(smallTargets, LEAST))], page.url()).toEqual([]);
}
