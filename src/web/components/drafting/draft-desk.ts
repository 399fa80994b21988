import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';

/** The block with the cursor. */
export interface DraftTarget {
  block: string;
  text: string;
  /** The sentence with the cursor, or the words that are selected. */
  sentence: string;
}

/** The open draft, as far as its assistant can use it. */
export interface DraftDesk {
  draftId: string;
  caseId: string;
  /** The reader may change the draft. */
  writes: boolean;
  /** Undefined while the cursor is in no text block. */
  target: DraftTarget | undefined;
  /** Reads the target at this moment: `target` is a little older while somebody types. */
  readTarget: () => DraftTarget | undefined;
  /** Saves what is on the screen, and returns its text. */
  text: () => Promise<string>;
  /** Puts a suggestion into the text and records that it was accepted; false when its words are no longer there. */
  accept: (suggestion: Suggestion) => boolean;
  /** Shows a block; false when it was deleted. */
  goTo: (block: string) => boolean;
  /** Shows the check before filing. */
  onCheck: () => void;
  /** Opens the choice of a template for a new draft. */
  onTemplate: () => void;
}
