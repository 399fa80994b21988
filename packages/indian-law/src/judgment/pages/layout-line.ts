import type { Line } from '../../text/lines.ts';
import type { LeftOutReason } from '../parts.ts';

/** A printed line, or the part of one beside a stamp, and what it is: text where neither field is given. */
export interface LayoutLine extends Line {
  leftOut?: LeftOutReason;
  /** The index of the footnote that it belongs to. */
  note?: number;
  /** A form feed is before it. */
  opensPage?: true;
}
