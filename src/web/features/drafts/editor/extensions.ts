import type { Extensions } from '@tiptap/core';
import { BlockIds } from './block-ids.ts';
import { Find } from './find.ts';
import { FirstKey } from './first-key.ts';
import { LaidOut } from './laid-out.ts';
import { LeaveText } from './leave-text.ts';
import { Paste } from './paste/paste.ts';
import { References } from './references.ts';
import { BLOCKS } from './schema/blocks.ts';
import { INLINE } from './schema/inline.ts';
import { LISTS } from './schema/lists.ts';
import { TABLES } from './schema/tables.ts';
import { Undo } from './undo.ts';

/** Everything that the editor of a draft can do: its nodes are those of `law/drafting/document`. */
export const EXTENSIONS: Extensions = [
  ...BLOCKS,
  ...LISTS,
  ...TABLES,
  ...INLINE,
  BlockIds,
  References,
  Find,
  Paste,
  Undo,
  LaidOut,
  LeaveText,
  FirstKey,
];
