export type ProvisionUnit = 'section' | 'article' | 'order' | 'rule' | 'clause' | 'regulation' | 'schedule';

/** One provision of an act: 'u/s 302 r/w 34 IPC' gives two. */
export interface Provision {
  /** Key of a known act ('ipc') or the name of another as printed ('Karnataka Rent Act, 1961'); undefined when the text does not say. */
  act?: string;
  actRaw?: string;
  unit: ProvisionUnit;
  /** '302', '498A', '13B'; an order of the CPC is in arabic figures. */
  number: string;
  /** '(1)(a)'. */
  sub?: string;
  /** CPC: 'O. 39 R. 1' has unit 'rule', number '1', order '39'. */
  order?: string;
  raw: string;
  start: number;
  end: number;
}

/** Every provision in a text, in order; members of one list share the act, not the span. */
export function findProvisions(text: string): Provision[] {
  void text;
  return [];
}

/** The provision that is the whole of a text. */
export function parseProvision(text: string): Provision | undefined {
  return findProvisions(text)[0];
}

/** 'Section 302, IPC', 'Order 39 Rule 1, CPC', 'Article 226 of the Constitution'. */
export function formatProvision(provision: Provision): string {
  return provision.raw;
}

/** 'ipc:302', 'cpc:o39r1', 'constitution:226'; '?:302' when the act is not said. Sub-sections are left out. */
export function provisionKey(provision: Provision): string {
  return `${provision.act ?? '?'}:${provision.number}`;
}
