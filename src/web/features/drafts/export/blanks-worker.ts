// A worker that reads the blanks of a draft: of a long one it takes longer than a frame.
import { blanksOfWritten } from './blanks-of-written.ts';

addEventListener('message', ({ data }: MessageEvent<{ document: unknown; kind: string }>) =>
  postMessage(blanksOfWritten(data.document, data.kind)),
);
