import { attributeOf, scanMarkup } from './markup.ts';

/** The form in which a cell of a workbook shows its number. */
export type NumberForm = 'number' | 'percent' | 'date' | 'time' | 'moment' | 'elapsed';

/** Formats that every workbook has (ECMA-376, 18.8.30). */
function builtIn(id: number): NumberForm {
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'date';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return 'time';
  if (id === 46) return 'elapsed';
  return id === 22 ? 'moment' : 'number';
}

/** The form of a format as a user wrote it: dd/mm/yyyy, 0.0%. Quoted words and colours are none of it. */
function formOf(code: string): NumberForm {
  if (/\[h+\]/iu.test(code)) return 'elapsed';
  const [first = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?!h|m|s)[^\]]*\]/giu, '')
    .toLowerCase()
    .split(';');
  if (/general|[0#?]/u.test(first))
    return first.includes('%') ? 'percent' : /[dy]/u.test(first) ? 'date' : 'number';
  const [day, hour] = [
    /[dy]|mmm|^m+$|\bm\b/u.test(first.replace(/h[^a-z]*m+|m+[^a-z]*s/gu, '')),
    /[hs]/u.test(first),
  ];
  if (day) return hour ? 'moment' : 'date';
  return hour ? 'time' : 'number';
}

/** The forms of the cells of a workbook, by the numbers of their styles, from its part `styles.xml`. */
export function numberForms(styles: string): NumberForm[] {
  const own = new Map<number, NumberForm>();
  const forms: NumberForm[] = [];
  let inCells = false;
  scanMarkup(styles, {
    text: () => undefined,
    tag: (tag) => {
      const local = tag.name.slice(tag.name.indexOf(':') + 1);
      const id = () => Number(attributeOf(styles, tag, 'numFmtId') ?? 0);
      if (local === 'cellXfs') inCells = tag.kind === 'open';
      else if (local === 'numFmt') own.set(id(), formOf(attributeOf(styles, tag, 'formatCode') ?? ''));
      else if (local === 'xf' && inCells && tag.kind !== 'close') forms.push(own.get(id()) ?? builtIn(id()));
      return undefined;
    },
  });
  return forms;
}

const DAY_MS = 86_400_000;
const two = (number: number) => String(number).padStart(2, '0');

/** A number of a cell as it is shown: a day as 01.03.2026, an hour as 10:30. Excel counts 29 February 1900, which never was. */
export function shownNumber(words: string, form: NumberForm, from1904: boolean): string {
  const value = Number(words);
  if (words.trim() === '' || !Number.isFinite(value)) return words;
  if (form === 'percent') return `${Number((value * 100).toPrecision(12))}%`;
  if (form === 'elapsed' && value >= 0) {
    const minutes = Math.round(value * 24 * 60);
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
  }
  if (form === 'number' || value < 0 || value >= 2_958_466) return String(Number(value.toPrecision(15)));
  const days = from1904 ? value + 1462 : value < 61 ? value + 1 : value;
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1000);
  const day = `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`;
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
  if (form === 'time') return value >= 1 ? `${day} ${time}` : time;
  return form === 'moment' && at.getTime() % DAY_MS !== 0 ? `${day} ${time}` : day;
}

/** A date that a workbook writes in the form of ISO 8601, as days are shown here. */
export function isoDate(words: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/u.exec(words) ?? [];
  return year === undefined ? words : `${day}.${month}.${year}`;
}
