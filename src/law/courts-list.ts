export interface Court {
  code: string;
  name: string;
  short: string;
  benches: readonly { name: string; neutralCode?: string }[];
  states: readonly string[];
  neutralCodes: readonly string[];
}

export interface State {
  name: string;
  kind: 'state' | 'union territory';
  variants: readonly string[];
}

export const COURTS: readonly Court[] = [];
export const STATES: readonly State[] = [];
