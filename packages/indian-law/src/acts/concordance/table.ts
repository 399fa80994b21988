import type { ChangeKind } from './change-kinds.ts';
import { CRPC_INVESTIGATION } from './crpc-investigation.ts';
import { CRPC_TRIAL } from './crpc-trial.ts';
import { IEA } from './iea.ts';
import { IPC_BODY } from './ipc-body.ts';
import { IPC_GENERAL } from './ipc-general.ts';
import { IPC_PROPERTY } from './ipc-property.ts';
import { IPC_PUBLIC } from './ipc-public.ts';
import { type SectionRef, sectionKey } from './provision-ref.ts';
import { type ChangedPunishment, changedPunishments } from './punishments.ts';

/** Provisions of the codes of 2023 that replaced nothing: act | section | subject | note. */
const NEW_PROVISIONS = `
bns|1(2)|Commencement
bns|2(3)|Child|A person under eighteen.
bns|48|Abetment abroad of an offence in India
bns|69|Intercourse by deceit or false promise|Imprisonment up to ten years.
bns|95|Engaging a child to commit an offence|Three to ten years.
bns|103(2)|Murder by a group of five or more|On grounds such as race, caste, community, sex, language or belief.
bns|106(2)|Death by driving, and flight|Left out of the notification of commencement.
bns|111|Organised crime
bns|112|Petty organised crime
bns|113|Terrorist act
bns|117(3)|Grievous hurt with lasting disability
bns|117(4)|Grievous hurt by a group of five or more
bns|226|Attempted suicide to compel a public servant|Of section 309 of the IPC only this case remains.
bns|304|Snatching
bns|324(3)|Mischief to property of government
bns|341(3)|Possessing a counterfeit seal
bns|341(4)|Using a counterfeit seal
bns|358|Repeal and savings|What was done and incurred under the IPC stays.
bnss|35(7)|Leave to arrest the infirm or old|For offences with less than three years.
bnss|43(3)|Handcuffs|In listed cases only.
bnss|86|Property of proclaimed person abroad
bnss|105|Search recorded by audio-video means
bnss|107|Proceeds of crime
bnss|172|Obeying directions of police
bnss|173(3)|Preliminary enquiry before registering|For offences with three to less than seven years, within fourteen days.
bnss|175(4)|Complaint against a public servant
bnss|336|Evidence of successors of officers and experts
bnss|356|Trial in absence of proclaimed offender
bnss|398|Witness protection scheme
bnss|472|Mercy petitions
bnss|530|Electronic mode
bsa|61|Electronic or digital record|Its admission is not refused because it is one.
bsa|170|Repeal and savings|Proceedings pending on 1 July 2024 go on under the Evidence Act.
`;

/** A pair of provisions; without `now` the old one was dropped, without `old` the new one replaced nothing. */
export interface ConcordanceRow {
  old?: SectionRef;
  now?: SectionRef;
  kind: ChangeKind;
  /** The subject of the provision, in our words. */
  subject: string;
  /** The change, in our words. */
  note?: string;
  /** Both punishments, if they differ. */
  punishment?: ChangedPunishment;
}

/** Old code to new: BNS s. 358, BNSS s. 531 and BSA s. 170 repealed the codes of 1860, 1973 and 1872. */
export const REPLACED_BY: ReadonlyMap<string, string> = new Map([
  ['ipc', 'bns'],
  ['crpc', 'bnss'],
  ['iea', 'bsa'],
]);

const TABLES: readonly (readonly [string, string])[] = [
  ['ipc', IPC_GENERAL + IPC_PUBLIC + IPC_BODY + IPC_PROPERTY],
  ['crpc', CRPC_INVESTIGATION + CRPC_TRIAL],
  ['iea', IEA],
];

type Pair = Omit<ConcordanceRow, 'kind'> & { changed: boolean };

const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'));

function pairsOf(act: string, table: string): Pair[] {
  return cellsOf(table).flatMap(([section = '', subject = '', refs = '', note]) => {
    const changed = refs.startsWith('~');
    const base = { old: { act, section }, subject, changed, ...(note === undefined ? {} : { note }) };
    if (refs === '-') return [base];
    const successor = REPLACED_BY.get(act) ?? act;
    return refs
      .replace('~', '')
      .split(' ')
      .map((to) => ({ ...base, now: { act: successor, section: to } }));
  });
}

function newPairs(): Pair[] {
  return cellsOf(NEW_PROVISIONS).map(([act = '', section = '', subject = '', note]) => ({
    now: { act, section },
    subject,
    changed: false,
    ...(note === undefined ? {} : { note }),
  }));
}

/** The sections of the other code that each section goes with, by provision keys. */
function sectionsByKey(pairs: readonly Pair[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (from: string, to: string) => found.set(from, (found.get(from) ?? new Set()).add(to));
  for (const { old, now } of pairs) {
    if (!old || !now) continue;
    add(sectionKey(old), sectionKey(now));
    add(sectionKey(now), sectionKey(old));
  }
  return found;
}

function kindOf({ old, now, changed }: Pair, sections: ReadonlyMap<string, Set<string>>): ChangeKind {
  if (!now) return 'dropped';
  if (!old) return 'new';
  if (changed) return 'changed';
  if ((sections.get(sectionKey(old))?.size ?? 0) > 1) return 'split';
  if ((sections.get(sectionKey(now))?.size ?? 0) > 1) return 'merged';
  return old.section === now.section ? 'same' : 'renumbered';
}

function readTables() {
  const pairs = [...TABLES.flatMap(([act, table]) => pairsOf(act, table)), ...newPairs()];
  const sections = sectionsByKey(pairs);
  const punished = changedPunishments(pairs);
  const rows = pairs.map((pair): ConcordanceRow => {
    const { changed, ...row } = pair;
    const punishment = punished(pair);
    const kind = kindOf({ ...pair, changed: changed || punishment !== undefined }, sections);
    return { ...row, kind, ...(punishment === undefined ? {} : { punishment }) };
  });
  const byKey = new Map<string, ConcordanceRow[]>();
  for (const row of rows)
    for (const ref of [row.old, row.now]) {
      if (!ref) continue;
      const key = sectionKey(ref);
      byKey.set(key, [...(byKey.get(key) ?? []), row]);
    }
  return { rows, byKey };
}

let read: ReturnType<typeof readTables> | undefined;
const tables = () => {
  read ??= readTables();
  return read;
};

/** Every row, in the order of the old codes; then what is new. */
export const concordanceRows = (): readonly ConcordanceRow[] => tables().rows;

/** The rows that name a section of an act, or a part of it, by the provision key of the section. */
export const rowsOfSection = (key: string): readonly ConcordanceRow[] => tables().byKey.get(key) ?? [];
