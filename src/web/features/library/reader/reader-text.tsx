import { useCallback, useMemo } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { copyText } from '#web/ui/primitives/copy-text.ts';
import { pinpoint } from '../pinpoint.ts';
import type { NoteSpan } from '../segments.ts';
import { paragraphId, ReaderParagraph } from './reader-paragraph.tsx';
import type { ReaderFinding } from './use-reader-finding.ts';

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

/** The paragraphs of a document, with what was found in them and the passages of notes. */
export function ReaderText({ body, finding, notes, onNote }: Props) {
  const links = useLinks(body.links);
  const copy = useCallback((number: string) => void copyText(pinpoint(body.metadata, number)), [body]);
  const step = finding.current === undefined ? undefined : finding.steps[finding.current];
  return body.paragraphs.map((paragraph, index) => (
    <ReaderParagraph
      key={paragraphId(index)}
      index={index}
      paragraph={paragraph}
      marks={finding.marks.get(index) ?? NO_MARKS}
      links={links.get(index) ?? NO_MARKS}
      notes={notes.get(index) ?? NO_MARKS}
      current={step?.paragraph === index ? step.start : undefined}
      opened={finding.opened === index}
      onCopy={copy}
      onNote={onNote}
    />
  ));
}
