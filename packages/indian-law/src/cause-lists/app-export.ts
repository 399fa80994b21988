import { parseCnr } from '../case-numbers/case-number-keys.ts';
import { dayOf } from './case-status.ts';
import type { CourtEntry } from './entries.ts';
import { listedNumbers } from './listed-numbers.ts';
import { squeeze } from './rows.ts';

type Item = Readonly<Record<string, unknown>>;
const MOST = 20_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of the app, and their names in exports that spell them out, as letters only. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  cino: ['cino', 'cnr', 'cnrno', 'cnrnumber'],
  type_name: ['typename', 'casetype', 'casetypename'],
  reg_no: ['regno', 'registrationno', 'registrationnumber', 'casenumber'],
  reg_year: ['regyear', 'registrationyear', 'caseyear', 'year'],
  petparty_name: ['petpartyname', 'petitioner', 'petitionername', 'petname'],
  resparty_name: ['respartyname', 'respondent', 'respondentname', 'resname'],
  establishment_name: ['establishmentname', 'establishment', 'courtcomplex', 'courtname', 'court'],
  district_name: ['districtname', 'district'],
  court_no_desg_name: ['courtnodesgname', 'courtnumberandjudge', 'courtnoandjudge', 'judge', 'judgename'],
  date_next_list: ['datenextlist', 'nexthearingdate', 'nextdate', 'nextlistingdate'],
  purpose_name: ['purposename', 'purpose', 'purposeofhearing', 'casestage', 'stageofcase', 'stage'],
  disp_name: ['dispname', 'disposal', 'natureofdisposal', 'disposalnature'],
};
const KEY_OF = new Map(
  Object.entries(KEYS).flatMap(([key, names]) => names.map((name) => [name, key] as const)),
);

/** An item under the app's keys; of two spellings the one with a value counts. */
function spelled(item: Item): Item {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(item)) {
    const key = KEY_OF.get(name.toLowerCase().replace(/[^a-z]/gu, ''));
    if (key !== undefined && wordsOf(out[key]) === '') out[key] = value;
  }
  return out;
}

/** The objects of an export: a list of objects or of their texts, one object, or one object a line. */
function itemsOf(text: string): Item[] | undefined {
  const bare = text.replace(/^\uFEFF/u, '').trim();
  if (!/^[[{"]/u.test(bare)) return undefined;
  const whole = parsed(bare);
  const values = whole === undefined ? bare.split(/\r?\n/u, MOST).map(parsed) : [whole].flat();
  const items = values.slice(0, MOST).flatMap((value) => {
    const item = typeof value === 'string' ? parsed(value) : value;
    return isItem(item) ? [spelled(item)] : [];
  });
  return items.some((item) => 'cino' in item) ? items : undefined;
}

const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? squeeze(String(value)) : '';

/** A number that names its year already stands as it is. */
function printedNumber(type: string, number: string, year: string): string {
  if (number === '' || number === '0') return '';
  if (/\d\D.*(?:19|20)\d{2}/u.test(number)) return number;
  return squeeze(`${type}/${number}/${year}`).replace(/^\/|\/$/gu, '');
}

function entryOfItem(item: Item, line: number): CourtEntry {
  const of = (key: string) => wordsOf(item[key]).replace(/^(?:null|-+)$/iu, '');
  const cnr = parseCnr(of('cino'));
  const [type, number, year] = [of('type_name'), of('reg_no'), of('reg_year')];
  const printed = printedNumber(type, number, year);
  const next = dayOf(of('date_next_list'));
  const [disposal, purpose] = [of('disp_name'), of('purpose_name')];
  const place = [of('establishment_name'), of('district_name')].filter((part) => part !== '');
  const court = [...new Set(place)].join(', ');
  const judge = of('court_no_desg_name');
  const values = {
    ...(next === undefined || disposal !== '' ? {} : { next_date: next }),
    ...(judge === '' ? {} : { judges: [judge] }),
    ...(disposal !== '' ? { disposal } : purpose === '' ? {} : { stage: purpose, purpose }),
    ...(printed === '' ? {} : { case_number: printed }),
    ...(cnr === undefined ? {} : { cnr }),
    ...(of('petparty_name') === '' ? {} : { petitioner: of('petparty_name') }),
    ...(of('resparty_name') === '' ? {} : { respondent: of('resparty_name') }),
    ...(court === '' ? {} : { court }),
  };
  return {
    kind: 'state',
    values,
    numbers: listedNumbers(printed),
    where: { line },
    excerpt: squeeze(JSON.stringify(item)).slice(0, 600),
    ...(cnr === undefined && of('cino') !== '' ? { wrong_cnr: of('cino').slice(0, 40) } : {}),
  };
}

/** The matters in the export of *My cases* of the court app; `line` counts its items. Undefined for other texts. */
export function readAppExport(text: string): CourtEntry[] | undefined {
  return itemsOf(text)?.map((item, index) => entryOfItem(item, index + 1));
}
