import { useRef } from 'react';

/**
 * The id of the row that a form makes from its values: the same for the same values, so that a form whose answer was lost
 * and that is sent again makes one row. `end` follows the answer: the same values are another row then.
 */
export function useIdOfValues(): { idOf: (values: object) => string; end: () => void } {
  const sent = useRef<{ values: string; id: string }>(undefined);
  return {
    idOf: (given) => {
      const values = JSON.stringify(given);
      if (sent.current?.values !== values) sent.current = { values, id: crypto.randomUUID() };
      return sent.current.id;
    },
    end: () => {
      sent.current = undefined;
    },
  };
}
