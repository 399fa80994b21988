import { useState } from 'react';

/** A value as it was when everything was last there: the words that shown results answer, while others are searched. */
export function useSettled<T>(value: T, settled: boolean): T {
  const [last, setLast] = useState(value);
  if (settled && last !== value) setLast(value);
  return settled ? value : last;
}
