/** The typed text of a dialog, by the keys of its fields. */
export interface KeptText {
  typed: Record<string, { before: string; value: string }>;
  /** The text fields that nobody changed, and what the dialog is about: another record has other ones. */
  same: Record<string, string>;
  about: string;
}

/** The place where the typed texts of dialogs survive an accident, a reload and the end of a session. */
export interface KeptTexts {
  read: (name: string) => KeptText | undefined;
  keep: (name: string, text: KeptText) => void;
  drop: (name: string) => void;
}

let place: KeptTexts | undefined;

/** Called once at the start of the application; without it dialogs keep nothing. */
export const keepTextsIn = (given: KeptTexts | undefined): void => {
  place = given;
};
export const keptTexts = (): KeptTexts | undefined => place;
