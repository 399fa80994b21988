import type { PartKind, Stance } from '../parts.ts';

/** The line with which a part of a judgment opens. */
export interface Opening {
  /** Index of the line. */
  line: number;
  kind: PartKind;
  title?: string;
  judge?: string;
  stance?: Stance;
}
