import { useRef } from 'react';
import { persistedTexts } from '#web/ui/overlays/persisted-texts.ts';

type Sent = { values: string; id: string };

function sentBefore(name: string): Sent | undefined {
  const sent = persistedTexts()?.read(name)?.typed.id;
  return sent && { values: sent.before, id: sent.value };
}

/**
 * The id of the row that the form of this name makes from its values: the same for the same values, so that a form whose answer
 * was lost and that is sent again makes one row, also after a reload. `end` follows the answer: the same values are another
 * row then.
 */
export function useIdOfValues(name: string): { idOf: (values: object) => string; end: () => void } {
  const sent = useRef<Sent>(undefined);
  return {
    idOf: (given) => {
      const values = JSON.stringify(given);
      const before = sent.current ?? sentBefore(name);
      const now = before?.values === values ? before : { values, id: crypto.randomUUID() };
      sent.current = now;
      persistedTexts()?.keep(name, { typed: { id: { before: values, value: now.id } }, same: {}, about: '' });
      return now.id;
    },
    end: () => {
      sent.current = undefined;
      persistedTexts()?.drop(name);
    },
  };
}
