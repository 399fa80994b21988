/** A central act or code that courts cite often. `key` is our stable id ('ipc', 'bns', 'constitution' …). */
export interface Act {
  key: string;
  name: string;
  short: string;
  unit: 'section' | 'article' | 'rule';
  variants: readonly string[];
}

/** The act that a printed name ('I.P.C.', 'Indian Penal Code, 1860', 'the NI Act') means. */
export function findAct(text: string): Act | undefined {
  void text;
  return undefined;
}
