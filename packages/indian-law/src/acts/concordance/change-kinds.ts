/**
 * Kinds of change to a provision. `changed`: the rule itself is another, as the note says; `split` and `merged` count
 * whole sections; `same` and `renumbered` say nothing about smaller changes of the words.
 */
export const CHANGE_KINDS = ['same', 'renumbered', 'changed', 'split', 'merged', 'dropped', 'new'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
