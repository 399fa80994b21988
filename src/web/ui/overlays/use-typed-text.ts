import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { persistedTexts } from './persisted-texts.ts';
import {
  dialogName,
  isTextField,
  isTick,
  isWayToForm,
  readTexts,
  restoreTexts,
  type TextField,
  textBefore,
  textFieldsOf,
  textOf,
  unfoldTyped,
  writeText,
} from './typed-fields.ts';

/** The texts of the fields of one open dialog, and where they are kept. */
class TypedText {
  /** The text that each field had when it first got the focus or was restored. */
  readonly #before = new Map<TextField, string>();
  /** The text that each field of the dialog had before anything was typed: some fill themselves from others. */
  readonly #first = new Map<TextField, string>();
  readonly #name: string;
  #panel: HTMLElement | undefined;
  #watch: MutationObserver | undefined;
  /** A button of the dialog was pressed, or its form was sent, since the last letter. */
  #meant = false;
  #restoring = false;

  constructor(title: string) {
    this.#name = dialogName(title);
  }

  readonly isTyped = (): boolean =>
    [...this.#before].some(
      ([field, value]) => field.isConnected && !isWayToForm(field) && textOf(field) !== value,
    );

  focus(target: EventTarget, panel: HTMLElement, onRestored: () => void): void {
    if (isTextField(target) && !this.#before.has(target)) this.#before.set(target, textOf(target));
    if (this.#panel) return;
    this.#panel = panel;
    if (persistedTexts()?.read(this.#name)) this.#restore(panel, onRestored);
    // A dialog that opens with its page may be here before its texts.
    else
      void persistedTexts()
        ?.ready()
        .then(() => {
          const late = panel.isConnected && !this.isTyped() && persistedTexts()?.read(this.#name);
          if (late) this.#restore(panel, onRestored);
        });
  }

  #restore(panel: HTMLElement, onRestored: () => void): void {
    let unfolded = false;
    let isLater = false;
    const restore = () => {
      const kept = persistedTexts()?.read(this.#name);
      this.#restoring = true;
      const found = kept && restoreTexts(panel, kept, isLater);
      this.#restoring = false;
      isLater ||= found !== undefined;
      if (!found) {
        if (kept && !unfolded) unfoldTyped(panel, kept);
        unfolded = true;
        return;
      }
      for (const [field, before] of found.restored) {
        this.#before.set(field, before);
        this.#first.set(field, before);
      }
      this.#press(found.ticks);
      if (!found.waits) this.#watch?.disconnect();
      onRestored();
    };
    // Fields that are shown later, with data that is read first, are restored when they are there.
    this.#watch = new MutationObserver(restore);
    this.#watch.observe(panel, { childList: true, subtree: true });
    restore();
  }

  /** Presses checkboxes one after another, behind the event of now: the page learns of each before the next one. */
  #press(ticks: readonly (readonly [TextField, string])[]): void {
    queueMicrotask(() => {
      this.#restoring = true;
      for (const [field, value] of ticks) if (field.isConnected) writeText(field, value);
      this.#restoring = false;
    });
  }

  input(target: EventTarget): void {
    if (!this.#panel || this.#restoring || !isTextField(target)) return;
    this.#meant = false;
    this.#watch?.disconnect();
    // Not every browser gives the focus to a checkbox that is pressed.
    if (!this.#before.has(target)) this.#before.set(target, textBefore(target));
    for (const field of textFieldsOf(this.#panel))
      if (!this.#first.has(field)) this.#first.set(field, this.#before.get(field) ?? textOf(field));
    if (this.isTyped()) persistedTexts()?.keep(this.#name, readTexts(this.#panel, this.#first));
    else this.drop();
  }

  readonly meant = (): void => {
    this.#meant = true;
  };

  readonly drop = (): void => persistedTexts()?.drop(this.#name);

  /** Gives restored fields the text that they had before. */
  readonly undo = (): void => {
    const fields = [...this.#before].filter(([field]) => field.isConnected);
    for (const [field, value] of fields) if (!isTick(field)) writeText(field, value);
    this.#press(fields.filter(([field]) => isTick(field)));
    this.drop();
  };

  end(): void {
    this.#watch?.disconnect();
    if (this.#meant) this.drop();
  }
}

/** Work that the user did in a dialog, as text: empty for none. */
export interface DialogWork {
  text: string;
  /** Gets the text that was kept, or an empty one. */
  onRestore: (text: string) => void;
}

/** The work of an open dialog that no text field has, and where it is kept. */
class PersistedWork {
  readonly #name: string;
  #text = '';
  #meant = false;

  constructor(title: string) {
    this.#name = `${dialogName(title)} work`;
  }

  readonly isDone = (): boolean => this.#text !== '';
  readonly restored = (): string => persistedTexts()?.read(this.#name)?.typed.work?.value ?? '';
  readonly drop = (): void => persistedTexts()?.drop(this.#name);
  readonly meant = (): void => {
    this.#meant = true;
  };

  keep(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#meant = false;
    if (text === '') this.drop();
    else
      persistedTexts()?.keep(this.#name, {
        typed: { work: { before: '', value: text } },
        same: {},
        about: '',
      });
  }

  end(): void {
    if (this.#meant) this.drop();
  }
}

/** Knows whether there is work in a dialog, and restores what was kept when it opens. */
function useWork(open: boolean, title: string, work: DialogWork | undefined, onRestored: () => void) {
  const kept = useRef<PersistedWork>(undefined);
  const first = useRef({ title, work, onRestored });
  first.current = { title, work, onRestored };
  const has = work !== undefined;
  useEffect(() => {
    if (!open || !has) return;
    const own = new PersistedWork(first.current.title);
    kept.current = own;
    let isOpen = true;
    const restore = () => {
      const text = isOpen && !own.isDone() ? own.restored() : '';
      if (text === '') return;
      first.current.work?.onRestore(text);
      first.current.onRestored();
    };
    restore();
    // A dialog that opens with its page may be here before its texts.
    void persistedTexts()?.ready().then(restore);
    return () => {
      isOpen = false;
      own.end();
      kept.current = undefined;
    };
  }, [open, has]);
  const text = work?.text;
  useEffect(() => {
    if (text !== undefined) kept.current?.keep(text);
  }, [text]);
  return kept;
}

/**
 * Knows whether a text field of a dialog has other text than when it first got the focus. While one has, the browser asks
 * before the page is left. What is typed is kept, and comes back when the dialog opens again after an accident: a
 * reload, a step back, the end of the session. A button of the dialog ends that.
 */
export function useTypedText(open: boolean, title: string, work?: DialogWork) {
  const typed = useRef<TypedText>(undefined);
  const first = useRef(title);
  const [restored, setRestored] = useState(false);
  const done = useWork(open, title, work, () => setRestored(true));
  const isTyped = () => typed.current?.isTyped() === true || done.current?.isDone() === true;
  const asks = useRef(isTyped);
  first.current = title;
  useEffect(() => {
    if (!open) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (asks.current()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      typed.current?.end();
      typed.current = undefined;
      setRestored(false);
    };
  }, [open]);
  return {
    restored,
    isTyped,
    drop: () => {
      typed.current?.drop();
      done.current?.drop();
    },
    undo: () => {
      typed.current?.undo();
      work?.onRestore('');
      setRestored(false);
    },
    /** For the element that contains the fields. */
    ofPanel: {
      onFocusCapture: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        // The work has the words of its fields.
        if (!open || work) return;
        typed.current ??= new TypedText(first.current);
        typed.current.focus(target, currentTarget, () => setRestored(true));
      },
      onInputCapture: ({ target }: FormEvent) => typed.current?.input(target),
      onSubmitCapture: () => {
        typed.current?.meant();
        done.current?.meant();
      },
    },
    /** For the element with the buttons. */
    ofButtons: {
      onClickCapture: () => {
        typed.current?.meant();
        done.current?.meant();
      },
    },
  };
}
