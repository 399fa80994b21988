import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { offencesOf } from '#law/acts/offences/offences.ts';
import { keyOfAct } from '#law/acts/reading/act-key.ts';
import type { ActText } from '#law/acts/reading/act-text.ts';
import { isAct, readAct } from '#law/acts/reading/read-act.ts';
import { pagesOfOffences, withOffenceColumns } from '#law/acts/reading/schedule-columns.ts';
import { OTHER_LAWS } from '#law/acts/reading/schedule-tables.ts';
import { ActCopies, keepAct } from '#server/features/library/acts/act-copies.ts';
import { actIn } from '#server/features/library/ingest/act-documents.ts';
import { extractText } from '#server/platform/sandbox/extract-text.ts';
import { pdfRows } from '#server/platform/sandbox/pdf-rows.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';

/*
 * Damaged, partial and mistaken copies of acts, on parts of real ones. Each is read, or refused with a sentence, and the act that the
 * library has stays whole.
 */

const present = sharedData('acts') !== undefined;

const pagesOf = async (name: string): Promise<string[]> =>
  (await extractText(sharedData(name) ?? '', path.extname(name).slice(1))).pages;
const BSA = await (present ? pagesOf('acts/pdf/cp_BNSS.pdf') : []);
const BILL = await (present ? pagesOf('acts/pdf/BNSS_legalhelper.pdf') : []);
const DOWRY = await (present ? pagesOf('acts/pdf/Dowry_Prohibition_Act_1961.pdf') : []);

const file = (key: string) => ({ folder: 'acts', key, size: 9 });
const FROM = { file: 'a.pdf', source: 'Folder acts' };

function read(pages: readonly string[], name = 'a.pdf'): ActText {
  const act = readAct(pages, name);
  if (!isAct(act)) throw new Error(act.reason);
  return act;
}

let home: string;
let storage: FileStorage;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-bad-acts-'));
  storage = await openDiskStorage(home);
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** The sections that the library has after a file was dropped on the whole act. */
async function afterDrop(act: ActText): Promise<{ sections: number; said: string | undefined }> {
  const whole = read(BSA);
  await keepAct(storage, whole, FROM);
  let said: string | undefined;
  await keepAct(storage, act, { ...FROM, file: 'b.pdf' }).catch((cause: unknown) => {
    said = cause instanceof Error ? cause.message : '';
  });
  const stored = await new ActCopies(storage).get(keyOfAct(whole));
  return { sections: stored?.act.units.length ?? 0, said };
}

describe.skipIf(!present)('bad copies of acts (shared data)', () => {
  test('a copy with missing pages names its holes, and leaves the whole act', async () => {
    const torn = read(BSA.filter((_, page) => page < 20 || page > 24));
    expect(torn.account.holes.length).toBeGreaterThan(3);
    expect(torn.account.found + torn.account.holes.length).toBe(torn.account.expected);
    const { sections, said } = await afterDrop(torn);
    expect(sections).toBe(170);
    expect(said).toContain(`lacks ${torn.account.holes.length} sections`);
    expect(said).toContain(torn.account.holes[0]);
  });

  test('a copy without most of its pages is refused with a sentence', () => {
    expect(() => actIn(file('torn.pdf'), BSA.slice(0, 30))).toThrow('lacks more than half');
  });

  test('a part of a copy in several files does not take the place of the whole act', async () => {
    const part = { ...read(BSA), part: { number: 1, of: 3 } };
    part.units = part.units.slice(0, 60);
    expect((await afterDrop(part)).sections).toBe(170);
  });

  test('two acts in one file are refused with a sentence', () => {
    expect(() => actIn(file('two.pdf'), [...DOWRY, ...BSA])).toThrow('holds two acts');
  });

  test('a bill is a bill, and never takes the place of its act', () => {
    const bill = read(BILL);
    expect(bill.kind).toBe('bill');
    const act = { ...bill, kind: 'code' as const };
    expect(keyOfAct(bill)).not.toBe(keyOfAct(act));
  });

  test('a State act that amends a central one stands by itself', () => {
    const pages = [
      'THE DOWRY PROHIBITION (KARNATAKA AMENDMENT) ACT, 1975\nKARNATAKA ACT NO. 26 OF 1976',
      'An Act further to amend the Dowry Prohibition Act, 1961 in its application to the State of Karnataka.',
      'BE it enacted as follows:—\n1. Short title.—This Act may be called the Dowry Prohibition (Karnataka Amendment) Act, 1975.',
      '2. Amendment of section 3.—In section 3 of the Dowry Prohibition Act, 1961, for the words “six months” the words “two years” shall be substituted.',
      '3. Amendment of section 4.—In section 4 of the said Act, the proviso shall be omitted.',
    ];
    const state = read(pages);
    expect(state.kind).toBe('amending');
    expect(keyOfAct(state)).not.toBe(keyOfAct(read(DOWRY)));
  });

  test('a judgment that quotes an act whole is no act', () => {
    const head =
      'IN THE HIGH COURT OF KARNATAKA AT BENGALURU\nCRIMINAL APPEAL NO. 12 OF 2021\nBETWEEN:\nA. … Appellant\nAND:\nB. … Respondent\nJUDGMENT\nThe whole of the statute has to be set out.';
    expect(
      actIn(file('judgment.pdf'), [head, ...DOWRY, 'The appeal is dismissed. Respondent to pay costs.']),
    ).toBeUndefined();
  });

  test('each Hindi copy alone is refused with a sentence', async () => {
    const folder = sharedData('acts/md-hi') ?? '';
    const names = await readdir(folder);
    const answers = await Promise.all(
      names.map(async (name) => {
        try {
          return actIn(file(name), await pagesOf(path.join('acts/md-hi', name))) === undefined;
        } catch (cause) {
          return cause instanceof Error ? cause.message : '';
        }
      }),
    );
    // Others carry text whose letters make no words, and say that; one is a fragment of some words.
    expect(answers.filter((said) => String(said).includes('Hindi copy'))).toHaveLength(3);
    expect(answers.filter((said) => String(said).includes('is damaged'))).toHaveLength(7);
    expect(answers).not.toContain(false);
  });

  test('a table that runs over a hundred pages is one table', () => {
    const [schedule] = read(BILL).schedules.filter(({ table }) => (table?.rows.length ?? 0) > 100);
    const sections = new Set(schedule?.table?.rows.map(([section = '']) => Number.parseInt(section, 10)));
    expect(schedule?.table?.rows.filter(([section]) => section === OTHER_LAWS)).toHaveLength(3);
    // Sections of the Sanhita with a punishment, from its first chapter of offences to its last.
    for (const section of [49, 64, 103, 152, 223, 303, 318, 351, 357]) expect(sections).toContain(section);
  });

  test('its columns stand apart by the places of their words, and classify offences as the Sanhita does', async () => {
    const bill = read(BILL);
    const among = pagesOfOffences(bill, BILL);
    const bytes = await readFile(sharedData('acts/pdf/BNSS_legalhelper.pdf') ?? '');
    const { schedules } = withOffenceColumns(bill, await pdfRows(bytes, among));
    const rows = schedules.find(({ table }) => table)?.table?.rows ?? [];
    expect(rows).toHaveLength(468);
    expect(rows).toContainEqual([
      '74',
      'Assault or use of criminal force to woman with intent to outrage her modesty.',
      'Imprisonment for 1 year which may extend to 5 years and fine.',
      'Cognizable.',
      'Non-bailable.',
      'Any Magistrate.',
    ]);
    const answer = (cell = '') =>
      cell.startsWith('According') ? 'depends' : cell.startsWith('Non') ? 'no' : 'yes';
    const classes = (list: readonly string[][]) => [...new Set(list.map((pair) => pair.join(' ')))].sort();
    for (const section of new Set(rows.map(([number = '']) => number))) {
      if (section === OTHER_LAWS) continue;
      const printed = rows.filter(([number]) => number === section);
      const own = offencesOf({ act: 'bns', section });
      expect(classes(printed.map((row) => [answer(row[3]), answer(row[4])])), section).toEqual(
        classes(own.map(({ cognizable, bailable }) => [cognizable, bailable])),
      );
    }
  });

  test('footnotes that begin again on each page go to the words of their own page', async () => {
    const evidence = read(await pagesOf('acts/pdf/cp_Indian_Evidence_Act_Old.pdf'));
    const first = evidence.units.filter(({ notes }) => notes.some(({ mark }) => mark === '1'));
    expect(first.length).toBeGreaterThan(20);
    const first22A = evidence.units.find(({ number }) => number === '22A')?.notes[0];
    const third113B = evidence.units.find(({ number }) => number === '113B')?.notes[0];
    expect([first22A, third113B]).toMatchObject([
      { mark: '1', text: expect.stringContaining('Act 21 of 2000') },
      { mark: '3', text: expect.stringContaining('Act 43 of 1986') },
    ]);
  });

  test('a recognised scan is read, with what it lacks named', async () => {
    const scan = read(await pagesOf('acts/pdf/Maharashtra_Motor_Vehicle_act_1989.pdf'));
    expect(scan.account.holes).toEqual(['192', '200']);
    expect(scan.kind).toBe('rules');
  });

  test('pages of a scan without words hold no act, and the file says so', async () => {
    expect(actIn(file('scan.pdf'), ['', ' ', ''])).toBeUndefined();
  });

  test('JSON of another shape is no act', async () => {
    const folder = 'acts/egazette-json';
    const names = (await readdir(sharedData(folder) ?? '')).filter((name) => name.endsWith('.json'));
    for (const name of names)
      expect(actIn(file(name), await pagesOf(path.join(folder, name)))).toBeUndefined();
  });
});
