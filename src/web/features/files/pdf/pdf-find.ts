import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { type Found, findMatches, joinRuns } from './pdf-text.ts';

/** At most this many matches are kept. */
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

/** Searches a PDF page by page. `wordless`: no page read so far has text, as in a scan. */
export function usePdfFind(document: PDFDocumentProxy, words: string) {
  const texts = useRef(new Map<number, string>());
  const [finding, setFinding] = useState(NOTHING);
  useEffect(() => {
    if (words.trim() === '') return;
    let left = false;
    const look = async () => {
      let found: Found[] = [];
      let some = false;
      for (let page = 1; page <= document.numPages && found.length < MOST; page += 1) {
        const text = texts.current.get(page) ?? (await textOf(document, page));
        if (left) return;
        texts.current.set(page, text);
        some ||= text.trim() !== '';
        const here = findMatches(words, text).map((place) => ({ ...place, page }));
        if (here.length > 0) found = [...found, ...here].slice(0, MOST);
        if (here.length > 0 || page % 50 === 0 || page === document.numPages)
          setFinding({ of: words, found, read: page, words: some });
      }
      setFinding({ of: words, found, read: document.numPages, words: some });
    };
    const timer = setTimeout(() => {
      look().catch((error: unknown) => {
        if (!left) console.warn('A PDF could not be searched', error);
      });
    }, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [document, words]);
  const now = finding.of === words ? finding : NOTHING;
  const done = now.read === document.numPages;
  return { found: now.found, done, wordless: done && !now.words };
}
