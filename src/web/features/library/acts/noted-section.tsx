import { useEffect, useMemo, useRef } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import type { ActSectionBody } from '#shared/contracts/research/acts.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { useNoteLayer } from '../notes/note-layer.tsx';
import { NotedPieces } from '../notes/noted-pieces.tsx';
import { paragraphId } from '../reader/reader-paragraph.tsx';
import { passagesFound } from '../reader/reader-steps.ts';
import { segmentsOf, withNotes } from '../segments.ts';
import { PrintedText } from './printed-section.tsx';
import { offsetInText, placePieces, shownPieces } from './shown-pieces.ts';

/** The place at which a page of a section is opened: words to find, a paragraph of its document, a note. */
export type SectionPlace = { q: string; at: number | undefined; note: string | undefined };

type Props = { section: ActSectionBody; body: LibraryDocumentBody; place: SectionPlace };

/** The text of a section with the passages that were looked for, and with the notes on it, which are written here too. */
export function NotedSection({ section: { act, printed }, body, place: { at, note } }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const placed = useMemo(() => placePieces(printed?.pieces ?? [], body.paragraphs), [printed, body]);
  const offset = useMemo(() => offsetInText(placed), [placed]);
  const { marks: noted, open, lost, layer } = useNoteLayer({ body, container: text, note, offset });
  const found = useMemo(() => passagesFound(body.paragraphs, body.matches).marks, [body]);
  const shown = useMemo(() => shownPieces(placed, found, noted, at), [placed, found, noted, at]);
  useEffect(() => {
    if (at === undefined) return;
    const paragraph = document.getElementById(paragraphId(at));
    (paragraph?.querySelector('mark') ?? paragraph)?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    <>
      {lost}
      <div ref={text}>
        {printed ? (
          <PrintedText act={act.key} printed={printed} shown={shown} onNote={open} />
        ) : (
          body.paragraphs.map((paragraph, index) => (
            <p
              key={paragraphId(index)}
              id={paragraphId(index)}
              lang={languageOfText(paragraph.text)}
              className="mb-4 scroll-mt-24 font-serif text-18 whitespace-pre-line"
            >
              {segmentsOf(paragraph.text, found.get(index) ?? []).map(({ pieces, start }) => (
                <NotedPieces
                  key={start}
                  pieces={withNotes(pieces, noted.get(index) ?? [])}
                  current={undefined}
                  onNote={open}
                />
              ))}
            </p>
          ))
        )}
      </div>
      {layer}
    </>
  );
}
