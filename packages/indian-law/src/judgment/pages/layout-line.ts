import type { Line } from '../../text/lines.ts';
import type { LeftOutReason } from '../parts.ts';

/** A printed line, or the part of one beside a stamp, and what it is: text where neither field is given. */
export interface LayoutLine extends Line {
  leftOut?: LeftOutReason;
  /** The index of the footnote that it belongs to. */
  note?: number;
  /** A form feed is before it. */
  opensPage?: true;
  /** Pages that the copy lacks before this line. */
  behindMissing?: MissingPages;
  /** The number of the first page behind missing ones, where it is printed at the foot: they may be missing above it. */
  endsMissing?: true;
}

/** Numbers of the first and the last of pages that a copy lacks, as its other pages count them. */
export interface MissingPages {
  from: number;
  to: number;
}
