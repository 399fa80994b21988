import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { type Found, findMatches, joinRuns } from './pdf-text.ts';

/** Limit: matches that are kept. */
const MOST = 1000;
/** The search starts this long after the last key press. */
const PAUSE_MS = 200;

async function textOf(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return joinRuns(items.flatMap((item) => ('str' in item ? [item] : []))).text;
}

type Finding = {
  of: string;
  found: readonly Found[] /** Pages looked through. */;
  read: number;
  words: boolean;
};
const NOTHING: Finding = { of: '', found: [], read: 0, words: false };

type Search = {
  document: PDFDocumentProxy;
  words: string;
  /** The text of the pages read so far, by number. */
  texts: Map<number, string>;
  signal: AbortSignal;
};

/** Looks through the pages in order; `show` gets what was found so far, at least every 50 pages. */
async function searchPages({ document, words, texts, signal }: Search, show: (finding: Finding) => void) {
  let found: Found[] = [];
  let some = false;
  for (let page = 1; page <= document.numPages && found.length < MOST; page += 1) {
    const text = texts.get(page) ?? (await textOf(document, page));
    if (signal.aborted) return;
    texts.set(page, text);
    some ||= text.trim() !== '';
    const here = findMatches(words, text).map((place) => ({ ...place, page }));
    if (here.length > 0) found = [...found, ...here].slice(0, MOST);
    if (here.length > 0 || page % 50 === 0) show({ of: words, found, read: page, words: some });
  }
  show({ of: words, found, read: document.numPages, words: some });
}

/** Searches a PDF page by page. `wordless`: no page read so far has text, as in a scan. */
export function usePdfFind(document: PDFDocumentProxy, words: string) {
  const texts = useRef(new Map<number, string>());
  const [finding, setFinding] = useState(NOTHING);
  useEffect(() => {
    if (words.trim() === '') return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      searchPages({ document, words, texts: texts.current, signal: left.signal }, setFinding).catch(
        (error: unknown) => {
          if (!left.signal.aborted) console.warn('A PDF could not be searched', error);
        },
      );
    }, PAUSE_MS);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [document, words]);
  const now = finding.of === words ? finding : NOTHING;
  const done = now.read === document.numPages;
  return { found: now.found, done, wordless: done && !now.words };
}
