import { actOfKey } from '#law/acts/acts.ts';
import { counterpartRows, otherCode } from '#law/acts/concordance/concordance.ts';
import { lawOnDate, NEW_CODES_FROM } from '#law/acts/concordance/law-on-date.ts';
import { type SectionRef, sectionKey } from '#law/acts/concordance/provision-ref.ts';
import { concordanceRows } from '#law/acts/concordance/table.ts';
import { knownLives } from '#law/acts/lives.ts';
import { compareSections, partsOf } from '#law/acts/parts.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import type {
  ActContents,
  ActLifeBody,
  ActSummary,
  ConcordanceAnswer,
  ConcordanceTable,
} from '#shared/contracts/research/acts.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { t } from '#shared/messages/translate.ts';
import type { HeldAct } from './act-library.ts';
import { schedulesOf } from './act-schedules.ts';
import { presentParts, presentReading } from './present-copies.ts';
import { jammuAndKashmir, presentedOffences, presentOffences } from './present-offences.ts';

const shortOf = (act: string): string => actOfKey(act)?.short ?? act;

export function presentAct({ act, sections, summary, source, full, bill }: HeldAct): ActSummary {
  const year = /\b(\d{4})$/u.exec(act.name)?.[1];
  return {
    key: act.key,
    title: act.name,
    short: act.short,
    unit: act.unit,
    ...(year === undefined ? {} : { year: Number(year) }),
    sections: sections.length,
    summary,
    source,
    ...(full ? { full: true } : {}),
    ...(bill ? { bill: true } : {}),
  };
}

/** Acts with the days on which they were in force, newest first. */
export const presentLives = (): ActLifeBody[] =>
  knownLives()
    .map(({ key, successor, partlyFrom, ...life }) => ({
      title: actOfKey(key)?.name ?? key,
      short: shortOf(key),
      ...life,
      ...(partlyFrom === undefined ? {} : { partly_from: partlyFrom }),
      ...(successor === undefined ? {} : { replaced_by: actOfKey(successor)?.name ?? successor }),
    }))
    .sort((a, b) => b.number.slice(-4).localeCompare(a.number.slice(-4)));

/** The sections of an act under its parts; sections before the first part are without a title. */
export function presentContents(held: HeldAct): ActContents {
  const act = presentAct(held);
  const schedules = schedulesOf(held).map(({ label }) => label);
  if (held.copy)
    return { act, parts: presentParts(held.copy.act), schedules, reading: presentReading(held.copy) };
  const starts = partsOf(held.act.key);
  const parts: ActContents['parts'] = [
    { title: '', sections: [] },
    ...starts.map(({ title }) => ({ title, sections: [] })),
  ];
  for (const { number, title } of held.sections) {
    const at = starts.findLastIndex(({ from }) => compareSections(from, number) <= 0);
    parts[at + 1]?.sections.push({ number, title });
  }
  return { act, parts: parts.filter(({ sections }) => sections.length > 0), schedules };
}

/** The heading that the library has of a provision, else our subject line for it. */
async function titleOf(library: LibraryReader, ref: SectionRef, subject: string): Promise<string> {
  const key = sectionKey(ref);
  const [document] = (await library.resolveCitations([key])).get(key) ?? [];
  return document?.title.split(' — ')[1] ?? subject;
}

/** Counterparts of a provision in the other codes; undefined for one that the concordance lacks. */
export async function presentConcordance(
  library: LibraryReader,
  ref: SectionRef,
  date: string | undefined,
): Promise<ConcordanceAnswer | undefined> {
  const found = counterpartRows(ref);
  const [first] = found;
  if (!first) return undefined;
  const keys = found.flatMap(({ other }) => (other ? [sectionKey(other)] : []));
  const documents = await library.resolveCitations([...new Set(keys)]);
  const own = presentOffences(ref);
  return {
    provision: {
      act: shortOf(ref.act),
      section: ref.section,
      title: await titleOf(library, ref, first.subject),
    },
    rows: found.map(({ other, kind, note, punishment }) => ({
      act: shortOf(other?.act ?? otherCode(ref.act) ?? ''),
      section: other?.section ?? null,
      kind,
      note: note ?? null,
      punishment,
      document_id: other && documents.get(sectionKey(other))?.[0]?.id,
      offences: other ? presentedOffences(other) : [],
    })),
    offences: own.offences,
    classified_by: [
      ...new Set([
        ...own.classified_by,
        ...found.flatMap(({ other }) => (other ? presentOffences(other).classified_by : [])),
      ]),
    ],
    ...jammuAndKashmir(ref.act, date),
    ...(date === undefined ? {} : { applies: presentLaw(date) }),
  };
}

function presentLaw(date: string): NonNullable<ConcordanceAnswer['applies']> {
  const { substance, procedure, sources } = lawOnDate(date);
  return {
    substance,
    procedure,
    reason: t(date < NEW_CODES_FROM ? messages.beforeReason : messages.afterReason),
    sources: sources.map(({ act, section }) => ({ act: shortOf(act), section })),
  };
}

/** Every row of the old code with this key ('ipc') and of the code that replaced it. */
export function presentTable(old: string): ConcordanceTable {
  const now = otherCode(old) ?? '';
  const rows = concordanceRows().filter((row) => row.old?.act === old || row.now?.act === now);
  return {
    old: shortOf(old),
    now: shortOf(now),
    rows: rows.map((row) => ({
      old: row.old?.section ?? null,
      now: row.now?.section ?? null,
      kind: row.kind,
      subject: row.subject,
      note: row.note ?? null,
      punishment: row.punishment,
    })),
  };
}
