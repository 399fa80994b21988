/**
 * Kinds of change to a provision. `changed`: the rule or its punishment is another, as the note and both punishments say;
 * `split` and `merged` count whole sections; `same` and `renumbered`: nothing but the number changed, apart from words
 * without effect, such as *Sanhita* for *Code*.
 */
export const CHANGE_KINDS = ['same', 'renumbered', 'changed', 'split', 'merged', 'dropped', 'new'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
