export type Blank = { block: string; name: string };

/** Asks a worker. Errors: the browser starts none. */
function fromWorker(document: unknown, kind: string, signal: AbortSignal): Promise<Blank[]> {
  const worker = new Worker(new URL('./blanks-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blank[]>((resolve, reject) => {
    signal.addEventListener('abort', reject);
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<Blank[]>) => resolve(data);
    worker.postMessage({ document, kind });
  }).finally(() => worker.terminate());
}

/** The blanks of a document of the editor, read beside the page. Without a connection the page reads them. */
export async function readBlanks(document: unknown, kind: string, signal: AbortSignal): Promise<Blank[]> {
  if ('Worker' in globalThis)
    try {
      return await fromWorker(document, kind, signal);
    } catch {
      signal.throwIfAborted();
    }
  const { blanksOfWritten } = await import('./blanks-of-written.ts');
  return blanksOfWritten(document, kind);
}
