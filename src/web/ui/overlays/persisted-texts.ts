/** The typed text of a dialog, by the keys of its fields. */
export interface PersistedText {
  typed: Record<string, { before: string; value: string }>;
  /** The text fields that nobody changed, and what the dialog is about: another record has other ones. */
  same: Record<string, string>;
  about: string;
}

/** The place where the typed texts of dialogs survive an accident, a reload and the end of a session. */
export interface PersistedTexts {
  /** Resolves when the place can be read. */
  ready: () => Promise<void>;
  read: (name: string) => PersistedText | undefined;
  keep: (name: string, text: PersistedText) => void;
  drop: (name: string) => void;
}

let place: PersistedTexts | undefined;

/** Called once at the start of the application; without it dialogs keep nothing. */
export const persistTextsIn = (given: PersistedTexts | undefined): void => {
  place = given;
};
export const persistedTexts = (): PersistedTexts | undefined => place;
