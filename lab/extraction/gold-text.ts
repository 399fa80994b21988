export interface GoldSpan {
  start: number;
  end: number;
  label: string;
  text: string;
}

export interface GoldText {
  text: string;
  entities: GoldSpan[];
  /** The head of a judgment (court, parties, counsel), as against sentences of its body. */
  head: boolean;
  /** A head that the annotators left without a single label: it says nothing about what is right. */
  blank: boolean;
  /** Every label is marked, in heads as in sentences. */
  whole: boolean;
  /** Half of the visible and studied texts: nobody looks at them, so that they check what the other half taught. */
  checked: boolean;
}
