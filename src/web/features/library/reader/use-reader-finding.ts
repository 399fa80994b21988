import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { busyTarget } from '../search/keys.ts';
import { paragraphId } from './reader-paragraph.tsx';
import {
  type Arrival,
  arrivalOf,
  type FoundInText,
  type LinkedPlace,
  nextStep,
  passagesFound,
  type Step,
  wordsFound,
} from './reader-steps.ts';

export type ReaderFinding = {
  /** The text of the find box: at first the query, whose passages are shown. */
  words: string;
  setWords: (words: string) => void;
  /** The steps are the passages of the query, not the words of the box themselves. */
  ofQuery: boolean;
  steps: readonly Step[];
  marks: FoundInText['marks'];
  /** Place among the steps. */
  current: number | undefined;
  /** The place in this text that the address leads to. */
  arrival: Arrival;
  /** The paragraph that the address names, until a step leads elsewhere. */
  opened: number | undefined;
  go: (by: 1 | -1) => void;
  goTo: (step: number) => void;
};

type StepKeys = Readonly<Record<string, 1 | -1>>;

/** Brings a paragraph, and the mark in it, into view; with the focus, a screen reader reads it and `m` writes about it. */
function show(paragraph: number, focus: boolean): void {
  const element = document.getElementById(paragraphId(paragraph));
  if (!element) return;
  if (focus) {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
  const bring = () =>
    (element.querySelector('mark[aria-current="true"]') ?? element).scrollIntoView({ block: 'center' });
  bring();
  // Off-screen paragraphs get their real height only after they are rendered.
  requestAnimationFrame(() => requestAnimationFrame(bring));
}

const KEYS: StepKeys = { n: 1, j: 1, p: -1, k: -1 };

function useStepKeys(go: (by: 1 | -1, focus: true) => void, keys: StepKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = keys[event.key];
      if (!step || busyTarget(event)) return;
      event.preventDefault();
      go(step, true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [go, keys]);
}

/** The matches in a document and the current one. The place may name the paragraph to open at. */
export function useReaderFinding(body: LibraryDocumentBody, place: LinkedPlace, keys = KEYS): ReaderFinding {
  const { q, at: named, number } = place;
  const arrival = useMemo(
    () =>
      arrivalOf(body.paragraphs, passagesFound(body.paragraphs, body.matches).steps, {
        q,
        at: named,
        number,
      }),
    [body, q, named, number],
  );
  const { at } = arrival;
  const [typed, setTyped] = useState(q);
  const words = useDeferredValue(typed).trim();
  const ofQuery = body.matches.length > 0 && words === q.trim();
  const [at0] = useState(at);
  const found = useMemo(
    () => (ofQuery ? passagesFound(body.paragraphs, body.matches) : wordsFound(body.paragraphs, words)),
    [body, words, ofQuery],
  );
  const opened = found.steps.findIndex((step) => step.paragraph === at0);
  const [current, setCurrent] = useState(opened < 0 ? undefined : opened);

  // Opening at a paragraph is part of arriving; a change of address while reading moves there too.
  useEffect(() => {
    if (at !== undefined) show(at, false);
  }, [at]);

  const goTo = (step: number, focus = false) => {
    setCurrent(step);
    const target = found.steps[step];
    if (target) requestAnimationFrame(() => show(target.paragraph, focus));
  };
  // The find box keeps the focus for the next Enter.
  const go = (by: 1 | -1, focus = false) => {
    const next = nextStep(current, found.steps.length, by);
    if (next !== undefined) goTo(next, focus);
  };
  useStepKeys(go, keys);
  return {
    words: typed,
    setWords: (next) => {
      setTyped(next);
      setCurrent(undefined);
    },
    ofQuery,
    ...found,
    current,
    arrival,
    opened: current === undefined ? at : undefined,
    go,
    goTo,
  };
}
