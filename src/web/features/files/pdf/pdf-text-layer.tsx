import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { viewportOf } from './pdf-document.ts';
import { type Found, joinRuns, runsWithin } from './pdf-text.ts';

type Box = { key: string; current: boolean; style: CSSProperties };

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : (100 * part) / whole}%`;

/** The boxes of the matches in percent of the page, so that they stay in place when it is zoomed. */
function boxesOf(
  container: HTMLElement,
  layer: TextLayer,
  runs: { starts: number[]; lengths: number[] },
  marks: readonly Found[],
  current: Found | undefined,
): Box[] {
  const page = container.getBoundingClientRect();
  const range = document.createRange();
  return marks.flatMap((mark) =>
    runsWithin(mark, runs.starts, runs.lengths).flatMap(({ run, start, end }) => {
      const text = layer.textDivs[run]?.firstChild;
      if (!text) return [];
      range.setStart(text, start);
      range.setEnd(text, end);
      const { left, top, width, height } = range.getBoundingClientRect();
      return {
        key: `${mark.start}-${run}`,
        current: mark === current,
        style: {
          left: percent(left - page.left, page.width),
          top: percent(top - page.top, page.height),
          width: percent(width, page.width),
          height: percent(height, page.height),
        },
      };
    }),
  );
}

type Props = {
  page: PDFPageProxy;
  turn: number;
  /** CSS pixels to a unit of the PDF. */
  scale: number;
  marks: readonly Found[];
  current: Found | undefined;
};

/** The text layer of a page, and the marks on the matches. */
export function PdfTextLayer({ page, turn, scale, marks, current }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const here = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<{ text: TextLayer; starts: number[]; lengths: number[] }>();
  const [boxes, setBoxes] = useState<Box[]>([]);
  useEffect(() => {
    const place = container.current;
    if (!place) return;
    let text: TextLayer | undefined;
    let left = false;
    const fill = async () => {
      const textContentSource = await page.getTextContent();
      if (left) return;
      place.replaceChildren();
      text = new TextLayer({ textContentSource, container: place, viewport: viewportOf(page, 1, turn) });
      await text.render();
      const runs = textContentSource.items.flatMap((item) => ('str' in item ? [item] : []));
      setLayer({ text, starts: joinRuns(runs).starts, lengths: runs.map(({ str }) => str.length) });
    };
    fill().catch((error: unknown) => {
      // The page is still shown without its text layer.
      if (!left) console.warn('The text layer of a page could not be drawn', error);
    });
    return () => {
      left = true;
      text?.cancel();
      setLayer(undefined);
    };
  }, [page, turn]);
  useLayoutEffect(() => {
    setBoxes(layer && container.current ? boxesOf(container.current, layer.text, layer, marks, current) : []);
  }, [layer, marks, current]);
  useEffect(() => {
    if (boxes.some((box) => box.current))
      here.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [boxes]);
  const firstCurrent = boxes.find((box) => box.current)?.key;
  return (
    <>
      <div
        ref={container}
        className="pdf-words"
        style={{ '--total-scale-factor': scale } as CSSProperties}
        data-testid="pdf-words"
      />
      <div aria-hidden className="pointer-events-none absolute inset-0">
        {boxes.map((box) => (
          <div
            key={box.key}
            ref={box.key === firstCurrent ? here : undefined}
            className="pdf-mark"
            data-mark
            data-current={box.current}
            style={box.style}
          />
        ))}
      </div>
    </>
  );
}
