import { findAct } from '#law/acts/acts.ts';
import { keyOfAct, shortTitle } from '#law/acts/reading/act-key.ts';
import type { ActText, ActUnit } from '#law/acts/reading/act-text.ts';
import { withoutMarks } from '#law/acts/reading/marks.ts';
import { ruleName } from '#law/acts/reading/orders.ts';
import { isAct, readAct } from '#law/acts/reading/read-act.ts';
import { versionsOf } from '#law/acts/reading/versions.ts';
import { cleanCharacters } from '#law/text/clean-characters.ts';
import { UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { extensionOf } from '#server/platform/storage/content-type.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { sectionId } from '../acts/act-copies.ts';
import { blank, provisionFields, type SourceFile, titleOfSection } from './document.ts';

/** Our own digests and samples, which have a front matter of ours. */
const OURS = /^---\n(?:kind|id): /u;

/**
 * The act of a file; undefined where the file holds something else, a judgment perhaps. Errors: `UnreadableFileError` with
 * a sentence for a file with two acts, for one that lacks most of an act, and for an act in Hindi.
 */
export function actIn(file: SourceFile, pages: readonly string[]): ActText | undefined {
  if (file.openData) return undefined;
  const clean = pages.map(cleanCharacters);
  if (extensionOf(file.key) === 'md' && OURS.test(clean[0] ?? '')) return undefined;
  const read = readAct(clean, file.key);
  if (isAct(read)) return read;
  if (read.reason === 'hindi_alone') throw new UnreadableFileError(sentenceOf(fileReading.hindiAct));
  if (read.reason === 'half_missing') throw new UnreadableFileError(sentenceOf(fileReading.mostlyMissing));
  if (read.reason === 'two_acts') throw new UnreadableFileError(sentenceOf(fileReading.twoActs));
  return undefined;
}

/** A document for each section, so that sections are found beside judgments. A copy of the same act replaces them. */
export function actDocuments(file: SourceFile, act: ActText): LibraryDocument[] {
  const key = keyOfAct(act);
  const short = shortTitle(act);
  const known = findAct(act.title) !== undefined;
  return act.units.map((unit) => {
    const rule = ruleName(unit.number);
    const [kind, printed] =
      rule === undefined ? ([act.unit, unit.number] as const) : (['rule', rule] as const);
    const own = paragraphsOf(unit);
    const states = statesOf(unit);
    const text = own.map((paragraph) => paragraph.text).join(' ');
    return {
      ...blank(
        file,
        'act',
        sectionId(key, unit.number),
        titleOfSection(kind, printed, act.title, unit.title),
      ),
      keywords: known ? [short] : [],
      ...(act.kind === 'bill' || act.kind === 'amending'
        ? { section_law: [{ law: short, section_number: unit.number }], citation_keys: [] }
        : provisionFields(kind, printed, { name: act.title, short })),
      ...(text === '' ? {} : { case_facts: text }),
      ...amendedFrom(unit),
      ...besideOf(unit, own.length, states),
      paragraphs: [...own, ...states.map(({ state, text: changed }) => ({ text: `[${state}] ${changed}` }))],
    };
  });
}

/** Limit: amendments of one section that are kept. */
const MOST_AMENDMENTS = 40;

function amendedFrom({ notes }: ActUnit): Pick<LibraryDocument, 'amended'> {
  const days = [...new Set(notes.flatMap(({ from }) => from ?? []))].sort();
  return days.length === 0 ? {} : { amended: days.slice(-MOST_AMENDMENTS) };
}

/** Changes of States: the words of each amendment in one paragraph, which is not that of the section. */
const statesOf = ({ states = [] }: ActUnit): { state: string; text: string }[] =>
  states.flatMap(({ state, heading, paragraphs }) => {
    const text = withoutMarks(paragraphs.join(' '));
    return text === '' ? [] : [{ state: state || heading, text }];
  });

/** Limit: characters of all earlier versions of a section that are kept beside it. */
const MOST_OF_VERSIONS = 100_000;

function besideOf(
  unit: ActUnit,
  own: number,
  states: readonly { state: string; text: string }[],
): Pick<LibraryDocument, 'of_section'> {
  let left = MOST_OF_VERSIONS;
  const versions = versionsOf(unit).flatMap(({ by: _, ...version }) => {
    left -= version.text.length;
    return left < 0 ? [] : [version];
  });
  if (versions.length + states.length === 0) return {};
  return {
    of_section: {
      own,
      ...(versions.length > 0 ? { versions } : {}),
      ...(states.length > 0 ? { states: [...states] } : {}),
    },
  };
}

/** The words of the law: without marks of footnotes and the brackets of amendments, as they are quoted. */
function paragraphsOf({ pieces }: ActUnit): { text: string }[] {
  return pieces
    .map(({ label, text }) => ({ text: withoutMarks(`${label} ${text}`) }))
    .filter(({ text }) => text !== '');
}
