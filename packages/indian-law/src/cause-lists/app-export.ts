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

/** The objects of an export: a list of objects or of their texts, one object, or one object a line. */
function itemsOf(text: string): Item[] | undefined {
  const bare = text.replace(/^\uFEFF/u, '').trim();
  if (!/^[[{"]/u.test(bare)) return undefined;
  const whole = parsed(bare);
  const values = whole === undefined ? bare.split(/\r?\n/u, MOST).map(parsed) : [whole].flat();
  const items = values.slice(0, MOST).flatMap((value) => {
    const item = typeof value === 'string' ? parsed(value) : value;
    return isItem(item) ? [item] : [];
  });
  return items.some((item) => 'cino' in item) ? items : undefined;
}

const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? squeeze(String(value)) : '';

function entryOfItem(item: Item, line: number): CourtEntry {
  const of = (key: string) => wordsOf(item[key]).replace(/^(?:null|-+)$/iu, '');
  const cnr = parseCnr(of('cino'));
  const [type, number, year] = [of('type_name'), of('reg_no'), of('reg_year')];
  const printed =
    number === '' || number === '0' ? '' : squeeze(`${type}/${number}/${year}`).replace(/^\//u, '');
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
