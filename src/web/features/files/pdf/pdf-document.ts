import {
  GlobalWorkerOptions,
  getDocument,
  PasswordResponses,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';
import jpxUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { useEffect, useState } from 'react';
import { objectAddress } from '../queries.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Width and height of a page as printed, in CSS pixels. */
export type PageSize = { width: number; height: number };
export type OpenedPdf = { document: PDFDocumentProxy; first: PageSize };
/** A PDF that waits for its password; `wrong` after one that did not open it. */
type Asking = { wrong: boolean; answer: (password: string) => void };
type Opened = { opened?: OpenedPdf; error?: unknown; asking?: Asking; password?: string };

/** The viewport of a page that is rotated by `turn` degrees clockwise, beyond what the PDF itself says. */
export const viewportOf = (page: PDFPageProxy, scale: number, turn: number) =>
  page.getViewport({ scale, rotation: (page.rotate + turn) % 360 });

/** A PDF counts 72 units to the inch, a window 96. */
const PIXELS = 96 / 72;

/** `turn`: degrees clockwise beyond what the PDF itself says. */
export function printedSize(page: PDFPageProxy, turn: number): PageSize {
  const { width, height } = viewportOf(page, PIXELS, turn);
  return { width, height };
}

/** Opens a PDF part by part, so that its first page is shown before the last one is loaded. `turn`: of its first page. */
export function usePdf(path: string, turn: number): Opened & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Opened>({});
  useEffect(() => {
    const task = getDocument({
      url: objectAddress(path),
      disableAutoFetch: true,
      // A strict policy allows no WebAssembly. The one decoder whose plain form is a file of its own is named by a
      // query, because pdf.js adds a file name to a folder and the build gives files names of its own.
      useWasm: false,
      wasmUrl: `${jpxUrl}?/`,
    });
    let current = true;
    task.onPassword = (answer: (password: string) => void, reason: number) => {
      const tried = (password: string) => {
        setState({ password });
        answer(password);
      };
      if (current)
        setState({ asking: { wrong: reason === PasswordResponses.INCORRECT_PASSWORD, answer: tried } });
    };
    const open = async () => {
      const document = await task.promise;
      return { document, first: printedSize(await document.getPage(1), turn) };
    };
    open().then(
      (opened) => current && setState(({ password }) => ({ opened, ...(password ? { password } : {}) })),
      (error: unknown) => {
        if (!current) return;
        console.warn('A PDF could not be opened, attempt', attempt + 1, error);
        setState({ error });
      },
    );
    return () => {
      current = false;
      void task.destroy();
    };
  }, [path, turn, attempt]);
  return {
    ...state,
    retry: () => {
      setState({});
      setAttempt(attempt + 1);
    },
  };
}
