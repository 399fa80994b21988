import type { Page } from '@playwright/test';

/** The letters that tell the texts of a language from those of users and of the library. */
export const LETTERS = {
  pseudo: '[áéíóúÁÉÍÓÚñ]',
  hi: String.raw`\p{Script=Devanagari}`,
  ta: String.raw`\p{Script=Tamil}`,
} as const;

/**
 * The texts of a language that a reader cannot see whole: cut off by an element, outside of their button, or outside of
 * the page. Texts of users and of the library are not checked; they may be shortened on purpose.
 */
export function clippedTexts(page: Page, language: keyof typeof LETTERS = 'pseudo'): Promise<string[]> {
  return page.evaluate((letters) => {
    const SLACK = 1.5;
    type Fit = { box: Element; style: CSSStyleDeclaration; wide: boolean; high: boolean };

    const FAULTS: [what: string, has: (fit: Fit) => boolean][] = [
      ['cut off at its side', ({ style, wide }) => wide && /hidden|clip/.test(style.overflowX)],
      ['cut off below', ({ style, high }) => high && /hidden|clip/.test(style.overflowY)],
      [
        'outside of its control',
        ({ box, wide, high }) => (wide || high) && box.matches('button, [role="tab"], [role="combobox"]'),
      ],
    ];

    const fitOf = (box: Element, text: DOMRect): Fit => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const wide = text.right > right + SLACK || text.left < left - SLACK;
      const high = text.bottom > bottom + SLACK || text.top < top - SLACK;
      return { box, style: getComputedStyle(box), wide, high };
    };
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);
    const isForScreenReaders = (box: Element) =>
      box.getBoundingClientRect().width <= 1 || getComputedStyle(box).clipPath !== 'none';

    /** Up to the element that scrolls, or that is fixed and so is no part of the page that scrolls. */
    const boxesAround = (element: Element): Element[] => {
      const parent = element.parentElement;
      const ends = scrolls(element) || getComputedStyle(element).position === 'fixed';
      if (ends || parent === null || parent === document.body) return [element];
      return [element, ...boxesAround(parent)];
    };

    const faultOf = (element: Element, text: DOMRect): string | undefined => {
      const boxes = boxesAround(element);
      if (boxes.some(isForScreenReaders)) return undefined;
      const fits = boxes.map((box) => fitOf(box, text)).filter(({ style }) => style.display !== 'inline');
      const fault = FAULTS.find(([, has]) => fits.some(has));
      if (fault) return fault[0];
      const outside = text.right > window.innerWidth + SLACK || text.left < -SLACK;
      return outside && !boxes.some(scrolls) ? 'outside of the page' : undefined;
    };

    const faultsOfText = (node: Node): string[] => {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element?.checkVisibility() || !new RegExp(letters, 'u').test(text)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const fault = rects.map((rect) => faultOf(element, rect)).find((found) => found !== undefined);
      return fault === undefined ? [] : [`${fault}: ${text.slice(0, 80)}`];
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(...faultsOfText(node));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    return found;
  }, LETTERS[language]);
}

/** The texts in the script of a language whose `lang` says another one, as a screen reader would read them. */
export function wronglyMarkedTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    (scripts) => {
      const markOf = (node: Node) => node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        for (const [code, letters] of scripts)
          if (new RegExp(letters, 'u').test(text) && !markOf(node).startsWith(code))
            found.push(`${markOf(node)} for ${code}: ${text.slice(0, 60)}`);
      }
      return found;
    },
    Object.entries(LETTERS).filter(([code]) => code !== 'pseudo'),
  );
}
