import type { JudgmentPart, PartKind, Stance } from '../parts.ts';

/** A paragraph's place in a reference besides its number: the part that holds it, and the judge who wrote that. */
export interface Whose {
  kind: PartKind;
  /** The surname, or the whole name where two judges of the judgment share it. */
  judge?: string;
  stance?: Stance;
}

/** True where the words of a part are those of the court. A document whose parts are not known has no other words. */
export const isOfCourt = (kind: PartKind | undefined): boolean =>
  kind === undefined || kind === 'judgment' || kind === 'opinion' || kind === 'order';

/** True where the words of a part are a reporter's, or those of counsel as reported. */
export const isOfReport = (kind: PartKind | undefined): boolean =>
  kind === 'headnote' || kind === 'arguments' || kind === 'citator';

/** The parts in which judges give their reasons. */
const reasonsIn = (parts: readonly JudgmentPart[]): JudgmentPart[] =>
  parts.filter(({ kind }) => kind === 'judgment' || kind === 'opinion');

/** 'Banerji' of 'B. N. Banerji'. A last word of one or two letters is no surname. */
function surname(judge: string): string {
  const last = judge.trim().split(/\s+/u).at(-1) ?? judge;
  const letters = last.split('.').at(-1) ?? last;
  return letters.length > 2 ? letters : judge;
}

function shortName(judge: string, parts: readonly JudgmentPart[]): string {
  const short = surname(judge);
  const others = parts.flatMap((part) =>
    part.judge !== undefined && part.judge !== judge ? [part.judge] : [],
  );
  return others.some((other) => surname(other).toLowerCase() === short.toLowerCase()) ? judge : short;
}

/**
 * The author of a paragraph's words, when a reference has to say it: one of several opinions, or a part that is not the
 * judgment. Undefined for the only opinion of a court.
 */
export function whoseWords(id: string | undefined, parts: readonly JudgmentPart[]): Whose | undefined {
  const part = id === undefined ? undefined : parts.find((one) => one.id === id);
  if (part === undefined) return undefined;
  const { kind, judge, stance } = part;
  const reasons = reasonsIn(parts);
  if (kind === 'order') return reasons.some(({ numbered }) => numbered) ? { kind } : undefined;
  if (!isOfCourt(kind)) return { kind };
  if (reasons.length < 2) return undefined;
  return {
    kind,
    ...(judge === undefined ? {} : { judge: shortName(judge, reasons) }),
    ...(stance === undefined ? {} : { stance }),
  };
}

interface PartOf {
  text: string;
  part?: string;
  footnote?: string;
}

/**
 * The paragraphs of the same indices with some words alone. Court: of every judge, with the footnotes. Decision: the same
 * without dissents, which decide nothing. Others: what a reporter or counsel wrote, lists and annexures.
 */
export function wordsOf<P extends PartOf>(
  whom: 'court' | 'decision' | 'others',
  paragraphs: readonly P[],
  parts: readonly JudgmentPart[],
): P[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  return paragraphs.map((paragraph) => {
    const { kind, stance } = byId.get(paragraph.part ?? '') ?? {};
    const ofCourt = isOfCourt(kind) || (kind === 'footnotes' && paragraph.footnote !== undefined);
    const dissents = whom === 'decision' && stance === 'dissenting';
    return ofCourt === (whom !== 'others') && !dissents ? paragraph : { ...paragraph, text: '' };
  });
}
