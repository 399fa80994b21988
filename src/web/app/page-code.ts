import { CODE_ELEMENT } from '#shared/pages.ts';

/** Lets the browser paint and answer the user before it goes on. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The addresses of the files that the HTML of a page names, which are asked for at once. */
function askForFiles(): string[] {
  const named = document.getElementById(CODE_ELEMENT);
  if (!(named instanceof HTMLTemplateElement)) return [];
  const links = [...named.content.querySelectorAll('link')];
  // A browser that loads nothing ahead would load one file after the other here; the start itself loads many at a time.
  if (!links[0]?.relList.supports('modulepreload')) return [];
  document.head.append(...links);
  return links.map(({ href }) => href);
}

/**
 * Loads the code that the HTML of a page names and runs each file in a task of its own: run as one, the files would hold
 * the browser up for longer than a tenth of a second on a phone. A file comes after those that it needs.
 */
export async function runPageCode(): Promise<void> {
  for (const file of askForFiles()) {
    await import(/* @vite-ignore */ file);
    await pause();
  }
}
