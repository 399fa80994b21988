/** One provision of an act, from act JSON. `number` as printed: '302', '498A', '21A'. */
export interface ActSection {
  act: string;
  number: string;
  title: string;
  text: string;
}

/** Titles of acts whose file names do not give the year, by the words of the file name. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/nagarik.*suraksha/, 'Bharatiya Nagarik Suraksha Sanhita, 2023'],
  [/sakshya/, 'Bharatiya Sakshya Adhiniyam, 2023'],
  [/nyaya?.*sanhita/, 'Bharatiya Nyaya Sanhita, 2023'],
  [/civil.*procedure/, 'Code of Civil Procedure, 1908'],
  [/criminal.*procedure/, 'Code of Criminal Procedure, 1973'],
  [/consumer.*protection/, 'Consumer Protection Act, 2019'],
  [/constitution/, 'Constitution of India'],
  [/divorce/, 'Divorce Act, 1869'],
  [/evidence/, 'Indian Evidence Act, 1872'],
  [/penal/, 'Indian Penal Code, 1860'],
  [/railway/, 'Railways Act, 1989'],
  [/information.*technology/, 'Information Technology Act, 2000'],
  [/motor.*vehicle/, 'Motor Vehicles Act, 1988'],
  [/negotiable/, 'Negotiable Instruments Act, 1881'],
];
const LISTS = ['sections', 'articles', 'data', 'items'] as const;

/**
 * The sections of an act from its JSON: a list of `{section | article | number, title, description | text}`, or an
 * object that holds such a list under `sections`, `articles`, `data` or `items` (and may name the act under `act`
 * or `title`). Entries without a number are left out; of two with the same number the longer text is kept. A section
 * whose text is missing at the source has text ''. Throws an Error in one sentence when the JSON has another shape.
 */
export function actSections(json: unknown, fileName: string): ActSection[] {
  const entries = entriesOf(json);
  if (entries === undefined) throw new Error(`${fileName} is not act JSON: a list of sections was expected`);
  const act = namedAct(json) ?? titleFromFile(fileName);
  const sections = new Map<string, ActSection>();
  for (const entry of entries) {
    const section = sectionOf(entry, act);
    if (section === undefined) continue;
    const known = sections.get(section.number);
    if (known === undefined || section.text.length > known.text.length) sections.set(section.number, section);
  }
  if (sections.size === 0)
    throw new Error(`${fileName} is not act JSON: no entry has a section or article number`);
  return [...sections.values()];
}

function entriesOf(json: unknown): unknown[] | undefined {
  if (Array.isArray(json)) return json;
  if (!isRecord(json)) return undefined;
  for (const key of LISTS) if (Array.isArray(json[key])) return json[key];
  return undefined;
}

function sectionOf(entry: unknown, act: string): ActSection | undefined {
  if (!isRecord(entry)) return undefined;
  const printed = entry.section ?? entry.article ?? entry.number ?? entry.Section;
  if (typeof printed !== 'string' && typeof printed !== 'number') return undefined;
  const number = String(printed).trim().replace(/\.$/u, '');
  if (number === '') return undefined;
  const title = textOf(entry.title ?? entry.section_title).replace(/[.\s]+$/u, '');
  // The Constitution's files number the Preamble 0.
  const preamble = number === '0' && /preamble/i.test(title);
  return {
    act,
    number: preamble ? 'Preamble' : number,
    title,
    text: textOf(entry.description ?? entry.text ?? entry.section_desc),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/[ \t]+/gu, ' ')
        .replace(/\n{2,}/gu, '\n')
        .trim()
    : '';
}

function namedAct(json: unknown): string | undefined {
  if (!isRecord(json)) return undefined;
  const name = json.act ?? json.title ?? json.name;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

export function titleFromFile(fileName: string): string {
  const stem = fileName
    .replace(/^.*[\\/]/u, '')
    .replace(/\.json$/i, '')
    .toLowerCase();
  const known = TITLES.find(([pattern]) => pattern.test(stem));
  if (known !== undefined) return known[1];
  return stem.replace(/[_-]+/gu, ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
