import { isHolding } from '../document-insights/holdings.ts';
import { type Cues, cuesOf, headingKind, type OutlineKind, openedByEnd } from './cues.ts';
import type { Paragraph } from './paragraphs.ts';
import type { JudgmentPart, PartKind } from './parts.ts';

/** A section of the reasoning: a run of paragraphs of one kind. */
interface OutlineSection {
  kind: OutlineKind;
  /** Indices of its first and last paragraph, both included. */
  from: number;
  to: number;
}

type OutlinedParagraph = Pick<Paragraph, 'text' | 'part' | 'footnote'> & { heading?: boolean };

/** Paragraphs that a rule reads one after the other. */
interface Run {
  at: number;
  text: string;
  heading: boolean;
}

/** Limit: paragraphs of an order. */
const MOST_ORDER = 12;
const COURT: ReadonlySet<PartKind> = new Set(['judgment', 'opinion', 'order']);

/** An order stands among the last paragraphs, and a holding in the last part. */
const mayOrder = (place: number, of: number) =>
  place >= of - Math.min(MOST_ORDER, Math.max(2, Math.ceil(of * 0.25)));
const mayHold = (place: number, of: number) => place >= of * 0.6;
/** The first part, in which facts go on after an argument of the parties. */
const isEarly = (place: number, of: number) => place < of / 3;
/** A paragraph that goes on with the one before: a list, or the rest of a sentence. */
const CONTINUES = /^(?:\(\w{1,4}\)|\p{Ll})/u;

/** The state of the reading at a paragraph. */
interface Place {
  at: number;
  of: number;
  before: OutlineKind;
  /** A question was put or weighed. */
  reasoned: boolean;
  /** Paragraphs from here on are the order. */
  decided: boolean;
}

/** The kind that cues give a paragraph; undefined where it goes on with the one before. */
function kindOf(cues: Cues, text: string, { at, of, decided }: Place): OutlineKind | undefined {
  if (mayOrder(at, of) && (decided || (cues.orders && !cues.argues))) return 'order';
  if (cues.argues) return 'arguments';
  if (mayHold(at, of) && cues.concludes && (isHolding(text) || !cues.weighs)) return 'holding';
  if (cues.asks) return 'issues';
  const weighs = isEarly(at, of) ? cues.weighsAtOnce : cues.weighs || cues.concludes;
  return weighs ? 'reasons' : undefined;
}

/** The kind of a paragraph without a cue: facts go on, and after a question or an argument the court reasons. */
function goesOn(text: string, { at, of, before, reasoned }: Place): OutlineKind {
  if (before === 'facts' || before === 'order') return before;
  if (before === 'arguments' && CONTINUES.test(text)) return before;
  return before === 'arguments' && !reasoned && isEarly(at, of) ? 'facts' : 'reasons';
}

function kindsOf(paragraphs: readonly Run[]): OutlineKind[] {
  const kinds: OutlineKind[] = [];
  const place: Place = { at: 0, of: paragraphs.length, before: 'facts', reasoned: false, decided: false };
  let opened: OutlineKind | undefined;
  for (const { text, heading } of paragraphs) {
    const headed = heading ? headingKind(text) : undefined;
    const kind = headed ?? opened ?? kindOf(cuesOf(text), text, place) ?? goesOn(text, place);
    opened = headed ?? openedByEnd(text);
    kinds.push(kind);
    place.at += 1;
    place.before = kind;
    place.decided ||= kind === 'order';
    place.reasoned ||= kind !== 'facts' && kind !== 'arguments';
  }
  return kinds;
}

function sectionsOf(paragraphs: readonly Run[]): OutlineSection[] {
  const sections: OutlineSection[] = [];
  for (const [i, kind] of kindsOf(paragraphs).entries()) {
    const at = paragraphs[i]?.at ?? 0;
    const last = sections.at(-1);
    if (last?.kind === kind) last.to = at;
    else sections.push({ kind, from: at, to: at });
  }
  return sections;
}

/**
 * The sections of a judgment's reasoning: facts, issues, arguments, reasons, holding, order, each opinion by itself. They
 * are read from the words by which paragraphs begin and end, so that they lead a reader to a place and prove nothing.
 * O(n).
 */
export function outlineOf(
  paragraphs: readonly OutlinedParagraph[],
  parts: readonly JudgmentPart[] = [],
): OutlineSection[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const sections: OutlineSection[] = [];
  let run: Run[] = [];
  let of: JudgmentPart | undefined;
  const take = () => {
    if (run.length > 0) sections.push(...sectionsOf(run));
    run = [];
  };
  for (const [at, { text, part, heading = false, footnote }] of paragraphs.entries()) {
    const own = part === undefined ? undefined : byId.get(part);
    if (own !== of) take();
    of = own;
    if (footnote === undefined && (own === undefined || COURT.has(own.kind))) run.push({ at, text, heading });
  }
  take();
  return sections;
}
