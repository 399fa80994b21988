import { overlaps, type SectionRef, sectionKey } from '../concordance/provision-ref.ts';
import { BNS_OFFENCES_1 } from './bns-offences-1.ts';
import { BNS_OFFENCES_2 } from './bns-offences-2.ts';
import { IPC_OFFENCES_1 } from './ipc-offences-1.ts';
import { IPC_OFFENCES_2 } from './ipc-offences-2.ts';

/** `depends`: as the offence that was abetted, attempted or hidden; `unverified`: public copies of the Schedule differ. */
export const ANSWERS = ['yes', 'no', 'depends', 'unverified'] as const;
export type Answer = (typeof ANSWERS)[number];
export const TRIAL_COURTS = [
  'session',
  'magistrate_first_class',
  'any_magistrate',
  'court_concerned',
  'depends',
  'unverified',
] as const;
export type TrialCourt = (typeof TRIAL_COURTS)[number];
export const COMPOUNDING = ['no', 'yes', 'with_permission'] as const;
export type Compounding = (typeof COMPOUNDING)[number];

/** An offence of the IPC or the BNS, or one of its cases, as the First Schedule of its code of procedure classifies it. */
export interface Offence {
  act: string;
  section: string;
  /** The case of the section, in our words: 'later convictions'. */
  case?: string;
  /** In our words. A range is least to most: '1 year to 3 years, and fine'. */
  punishment: string;
  cognizable: Answer;
  bailable: Answer;
  court: TrialCourt;
  /** The condition on which the offence is cognizable. */
  condition?: string;
  compoundable: Compounding;
}

/**
 * Sources, each compared on 29 November 2026. The punishments: the text of the section, and for the BNS the First Schedule
 * of the BNSS too. Classes: First Schedule of the BNSS (Bill as passed by the Lok Sabha on 20 December 2023) and of the CrPC
 * (a public table, compared with the BNSS row of the same offence; where they differ and no other copy was found the answer
 * is `unverified`). Compounding: BNSS s. 359 and CrPC s. 320. IPC s. 324 stays bailable: the amendment of 2005 was not brought
 * into force (Bombay High Court, 14 December 2012, Criminal Anticipatory Bail Application 1207 of 2012). Amendments of
 * States are not considered.
 */
const TABLES: readonly (readonly [string, string])[] = [
  ['ipc', IPC_OFFENCES_1 + IPC_OFFENCES_2],
  ['bns', BNS_OFFENCES_1 + BNS_OFFENCES_2],
];

/** The provisions that classify the offences of a code. */
export const CLASSIFIED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['ipc', ['First Schedule, CrPC', 'Section 320, CrPC']],
  ['bns', ['First Schedule, BNSS', 'Section 359, BNSS']],
]);

const COGNIZABLE: Readonly<Record<string, Answer>> = { c: 'yes', n: 'no', '=': 'depends' };
const BAILABLE: Readonly<Record<string, Answer>> = { b: 'yes', n: 'no', '=': 'depends' };
const COURTS: Readonly<Record<string, TrialCourt>> = {
  S: 'session',
  M1: 'magistrate_first_class',
  M: 'any_magistrate',
  C: 'court_concerned',
  '=': 'depends',
};

function readLine(act: string, line: string): Offence {
  const [section = '', inCase = '', punishment = '', classes = '', compounding = '', condition = ''] =
    line.split('|');
  const [cognizable = '', bailable = '', court = ''] = classes.split(' ');
  return {
    act,
    section,
    ...(inCase === '' ? {} : { case: inCase }),
    punishment,
    cognizable: COGNIZABLE[cognizable] ?? 'unverified',
    bailable: BAILABLE[bailable] ?? 'unverified',
    court: COURTS[court] ?? 'unverified',
    ...(condition === '' ? {} : { condition }),
    compoundable: compounding === 'p' ? 'yes' : compounding === 'w' ? 'with_permission' : 'no',
  };
}

function readTables(): ReadonlyMap<string, Offence[]> {
  const bySection = new Map<string, Offence[]>();
  for (const [act, table] of TABLES)
    for (const line of table.split('\n')) {
      if (line === '') continue;
      const offence = readLine(act, line);
      const key = sectionKey(offence);
      bySection.set(key, [...(bySection.get(key) ?? []), offence]);
    }
  return bySection;
}

let read: ReadonlyMap<string, Offence[]> | undefined;

/** The offences of a section or of a part of it, in order; empty for a provision that punishes nothing and for other acts. */
export function offencesOf({ act, section }: SectionRef): Offence[] {
  read ??= readTables();
  return (read.get(sectionKey({ act, section })) ?? []).filter((offence) =>
    overlaps(offence.section, section),
  );
}

/** 'up to 3 years, and fine; later convictions: up to 5 years, and fine'. Undefined without an offence. */
export function punishmentText(offences: readonly Offence[]): string | undefined {
  if (offences.length === 0) return undefined;
  return offences
    .map((offence) => (offence.case ? `${offence.case}: ${offence.punishment}` : offence.punishment))
    .join('; ');
}
