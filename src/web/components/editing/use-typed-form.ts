import { useEffect, useRef, useState } from 'react';
import { persistedTexts } from '#web/ui/overlays/persisted-texts.ts';

/** The one field under which the values of a form are kept, as JSON. */
const VALUES = 'values';

/** The values that were typed into a form of this name and not saved; undefined for those of an earlier version of its row. */
function typedValues<T>(name: string, version = ''): T | undefined {
  const kept = persistedTexts()?.read(name);
  const json = kept?.about === version ? kept.typed[VALUES]?.value : undefined;
  return json === undefined ? undefined : (JSON.parse(json) as T);
}

/** Calls `onTyped` with those of the forms into which something was typed before an accident, to open them again; again when the names change. */
export function useTypedBefore(names: readonly string[], onTyped: (names: readonly string[]) => void): void {
  const latest = useRef(onTyped);
  latest.current = onTyped;
  // More of a list may come later.
  const all = names.join('\n');
  useEffect(() => {
    let isThere = true;
    void persistedTexts()
      ?.ready()
      .then(() => {
        const typed = all.split('\n').filter((name) => typedValues(name) !== undefined);
        if (isThere && typed.length > 0) latest.current(typed);
      });
    return () => {
      isThere = false;
    };
  }, [all]);
}

/** Has the browser ask before the page is left. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The values of a form that is a part of its page and no dialog. What is typed is kept in this tab and comes back after a
 * reload and after the end of the session, until `end`: the form was saved or left by a button.
 * `version` tells rows of one name apart.
 */
export function useTypedForm<T extends object>(name: string, first: () => T, version = '') {
  const [start] = useState(first);
  const [kept] = useState(() => typedValues<T>(name, version));
  const [values, setValues] = useState<T>(() => ({ ...start, ...kept }));
  const [restored, setRestored] = useState(kept !== undefined);
  const shown = useRef(values);
  shown.current = values;
  /** False before anything is typed, and after the end. */
  const isOpen = useRef(kept !== undefined);
  useEffect(() => {
    // A form that opens with its page may be here before its texts.
    void persistedTexts()
      ?.ready()
      .then(() => {
        const late = isOpen.current ? undefined : typedValues<T>(name, version);
        if (late === undefined) return;
        isOpen.current = true;
        setValues((shown) => ({ ...shown, ...late }));
        setRestored(true);
      });
  }, [name, version]);
  const [before, now] = [JSON.stringify(start), JSON.stringify(values)];
  useEffect(() => {
    if (!isOpen.current) return;
    if (now === before) {
      persistedTexts()?.drop(name);
      return;
    }
    persistedTexts()?.keep(name, {
      typed: { [VALUES]: { before, value: now } },
      same: {},
      about: version,
    });
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [name, version, before, now]);
  const end = () => {
    isOpen.current = false;
    removeEventListener('beforeunload', ask);
    persistedTexts()?.drop(name);
  };
  const undo = () => {
    setValues(start);
    setRestored(false);
  };
  return {
    values,
    set: (change: Partial<T>) => {
      isOpen.current = true;
      setValues((shown) => ({ ...shown, ...change }));
    },
    /** The values are those of before an accident. */
    restored,
    undo,
    end,
    /** The form is saved, and empty again: unless more was typed meanwhile, which `isSame` tells. */
    saved: (isSame: (values: T) => boolean) => {
      if (!isSame(shown.current)) return;
      end();
      undo();
    },
  };
}
