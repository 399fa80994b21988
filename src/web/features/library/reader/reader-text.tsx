import { Fragment, type ReactNode, useCallback, useMemo } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import type { DocumentPart } from '#shared/contracts/research/document-parts.ts';
import { messages } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { firstOnPages, pageMark, pinpoint, placeIn } from '../pinpoint.ts';
import type { NoteSpan } from '../segments.ts';
import { paragraphId, ReaderParagraph } from './reader-paragraph.tsx';
import type { ReaderFinding } from './use-reader-finding.ts';

type Paragraphs = LibraryDocumentBody['paragraphs'];

/** A paragraph in the place where it is shown, and the footnotes that are shown under it. */
type ShownParagraph = { index: number; notes: readonly number[] };
/** A run of paragraphs of one part; `part` is absent where parts are not known. */
type ShownPart = { part?: DocumentPart; paragraphs: ShownParagraph[] };

/** The index of the paragraph under which a footnote is shown; undefined for all other paragraphs. */
function placeOf(paragraphs: Paragraphs, index: number): number | undefined {
  const to = paragraphs[index]?.under;
  const paragraph = to === undefined || to === index ? undefined : paragraphs[to];
  return paragraph && paragraph.under === undefined ? to : undefined;
}

function notesOf(paragraphs: Paragraphs): ReadonlyMap<number, readonly number[]> {
  const notes = new Map<number, number[]>();
  for (const index of paragraphs.keys()) {
    const to = placeOf(paragraphs, index);
    if (to === undefined) continue;
    const others = notes.get(to);
    if (others) others.push(index);
    else notes.set(to, [index]);
  }
  return notes;
}

/** The paragraphs part by part, each footnote under the paragraph that refers to it. */
function shownParts({ paragraphs, parts }: Pick<LibraryDocumentBody, 'paragraphs' | 'parts'>): ShownPart[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const notes = notesOf(paragraphs);
  const shown: ShownPart[] = [];
  for (const [index, { part: id = '' }] of paragraphs.entries()) {
    if (placeOf(paragraphs, index) !== undefined) continue;
    const part = byId.get(id);
    const paragraph = { index, notes: notes.get(index) ?? [] };
    const last = shown.at(-1);
    if (last && last.part === part) last.paragraphs.push(paragraph);
    else shown.push({ ...(part ? { part } : {}), paragraphs: [paragraph] });
  }
  return shown;
}

const LABELS = {
  headnote: messages.headnote,
  arguments: messages.arguments,
  citator: messages.citator,
  order: messages.order,
  footnotes: messages.footnotes,
  annexure: messages.annexure,
  signature: messages.signature,
} as const;

/** The heading of a part for a reader; undefined for the head of a judgment, which needs none. */
function labelOf({ kind, judge, stance = 'separate' }: DocumentPart): string | undefined {
  if (kind === 'heading') return undefined;
  if (kind === 'judgment')
    return judge === undefined ? t(messages.judgment) : t(messages.judgmentOf, { judge });
  if (kind === 'opinion')
    return judge === undefined ? t(messages.opinion, { stance }) : t(messages.opinionOf, { judge, stance });
  return t(LABELS[kind]);
}

/** The headings of the parts by id. A document that holds a judgment and nothing else has none. */
export function partLabels(parts: readonly DocumentPart[]): ReadonlyMap<string, string> {
  const plain = parts.every(({ kind }) => kind === 'heading' || kind === 'judgment' || kind === 'signature');
  const labels = new Map<string, string>();
  if (plain && parts.filter(({ kind }) => kind === 'judgment').length < 2) return labels;
  for (const part of parts) {
    const label = labelOf(part);
    if (label !== undefined) labels.set(part.id, label);
  }
  return labels;
}

const NO_MARKS: readonly never[] = [];

/** Links by paragraph, the same lists on every render. */
function useLinks(links: LibraryDocumentBody['links']) {
  return useMemo(() => {
    const byParagraph = new Map<number, typeof links>();
    for (const link of links) byParagraph.set(link.index, [...(byParagraph.get(link.index) ?? []), link]);
    return byParagraph;
  }, [links]);
}

type Props = {
  body: LibraryDocumentBody;
  finding: ReaderFinding;
  /** The passages that notes are about, by paragraph. */
  notes: ReadonlyMap<number, readonly NoteSpan[]>;
  onNote: (id: string) => void;
};

type LabelledProps = { part: DocumentPart; id: string; label: string; children: ReactNode };

/** Styles that set the words of a reporter, and arguments, apart from those of the court. */
const PART_LOOK: Partial<Record<DocumentPart['kind'], string>> = {
  headnote: 'mb-8 rounded-panel border border-line bg-wash px-4 pt-3 text-[0.94em]',
  citator: 'mb-8 rounded-panel border border-line bg-wash px-4 pt-3 text-[0.94em]',
  arguments: 'mb-6 border-l-2 border-line pl-4',
};

const PART_HEADING =
  'mt-2 mb-3 scroll-mt-36 font-sans text-13 font-medium text-ink-soft break-after-avoid max-lg:scroll-mt-44 max-md:scroll-mt-28';

function LabelledPart({ part, id, label, children }: LabelledProps) {
  return (
    <section aria-labelledby={id} className={PART_LOOK[part.kind]}>
      <h2 id={id} className={PART_HEADING}>
        {label}
      </h2>
      {children}
    </section>
  );
}

/** The paragraphs of a document by its parts, with what was found in them and the passages of notes. */
export function ReaderText({ body, finding, notes, onNote }: Props) {
  const links = useLinks(body.links);
  const shown = useMemo(() => shownParts(body), [body]);
  const labels = useMemo(() => partLabels(body.parts), [body]);
  const pages = useMemo(() => firstOnPages(body.report), [body]);
  const copy = useCallback(
    (index: number) => {
      const { number, whose } = placeIn(body, index);
      void copyText(
        pinpoint(body.metadata, { paragraph: number, whose, page: pageMark(body.report, index) }),
      );
    },
    [body],
  );
  const step = finding.current === undefined ? undefined : finding.steps[finding.current];
  const drawn = (index: number, part: DocumentPart | undefined) => {
    const paragraph = body.paragraphs[index];
    if (!paragraph) return null;
    return (
      <ReaderParagraph
        key={paragraphId(index)}
        index={index}
        paragraph={paragraph}
        numbered={part?.kind !== 'headnote' && part?.kind !== 'citator'}
        marks={finding.marks.get(index) ?? NO_MARKS}
        links={links.get(index) ?? NO_MARKS}
        notes={notes.get(index) ?? NO_MARKS}
        current={step?.paragraph === index ? step.start : undefined}
        opened={finding.opened === index}
        page={pages.get(index)}
        onCopy={copy}
        onNote={onNote}
      />
    );
  };
  return shown.map(({ part, paragraphs }) => {
    const words = paragraphs.flatMap(({ index, notes: under }) =>
      [index, ...under].map((each) => drawn(each, part)),
    );
    const label = part && labels.get(part.id);
    const id = `part-${paragraphs[0]?.index ?? 0}`;
    if (!part || label === undefined) return <Fragment key={id}>{words}</Fragment>;
    return (
      <LabelledPart key={id} part={part} id={id} label={label}>
        {words}
      </LabelledPart>
    );
  });
}
