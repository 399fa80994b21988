import { useEffect, useRef, useState } from 'react';
import { persistedTexts } from '#web/ui/overlays/persisted-texts.ts';

/** The one field under which the values of a form are kept, as JSON. */
const VALUES = 'values';

/** The values that were typed into a form of this name and not saved; undefined for those of an earlier version of its row. */
export function typedValues<T>(name: string, version = ''): T | undefined {
  const kept = persistedTexts()?.read(name);
  const json = kept?.about === version ? kept.typed[VALUES]?.value : undefined;
  return json === undefined ? undefined : (JSON.parse(json) as T);
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
  const ended = useRef(false);
  const [before, now] = [JSON.stringify(start), JSON.stringify(values)];
  useEffect(() => {
    if (ended.current) return;
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
  return {
    values,
    set: (change: Partial<T>) => {
      ended.current = false;
      setValues((shown) => ({ ...shown, ...change }));
    },
    /** The values are those of before an accident. */
    restored,
    undo: () => {
      setValues(start);
      setRestored(false);
    },
    end: () => {
      ended.current = true;
      removeEventListener('beforeunload', ask);
      persistedTexts()?.drop(name);
    },
  };
}
