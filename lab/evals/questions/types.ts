/** Chats in which questions are asked: the general one, or that of a case with the files of one client. */
export type Place =
  | 'general'
  | 'cheque'
  | 'accident'
  | 'lease'
  | 'flat'
  | 'dismissal'
  | 'firm'
  | 'transfer'
  | 'operation'
  | 'tower'
  | 'will'
  | 'fire'
  | 'service'
  | 'loan'
  | 'culvert'
  | 'maintenance'
  | 'theft'
  | 'tour'
  | 'ice'
  | 'society'
  | 'software'
  | 'acquired'
  | 'well'
  | 'visa'
  | 'press'
  | 'school'
  | 'partition'
  | 'gold'
  | 'cyber'
  | 'demolition'
  | 'heirs'
  | 'factory'
  | 'ration'
  | 'custody'
  | 'crane'
  | 'temple';

export interface EvalQuestion {
  ask: string;
  in?: Place;
  /**
   * Sources that answer it: the beginning of a sample's id, the name of a file, or the key of a provision (`ipc:379`).
   * Any of them counts.
   */
  from?: readonly string[];
  /** Each must match the text of a right answer. */
  says?: readonly RegExp[];
  /** Nothing in the sources answers it: to decline is right too, and without `says` it is the only right answer. */
  declines?: true;
}

export const KINDS = {
  general: 'General',
  timeAndPlace: 'Jurisdiction or time',
  falsePremise: 'False premise',
  recall: 'Factual recall',
} as const;
export type Kind = keyof typeof KINDS;
