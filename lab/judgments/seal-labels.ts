// npx tsx lab/judgments/seal-labels.ts <folder>: adds the plain labels in <folder>/read and <folder>/held to labels.jsonl,
// one JSON file for each judgment. What was held before is read material from then on. Plain labels name people and stay
// outside of the repository.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COURTS } from '#law/courts/courts.ts';
import {
  LABELS,
  type PlainLabel,
  type PlainPart,
  readLabels,
  type SealedLabel,
  type SealedPart,
} from './labels.ts';
import { folded, judgeKey, numberKeys, partyKey, sealed, wordsSeal } from './seal.ts';

const codes = new Set(COURTS.map(({ code }) => code));

function names(list: readonly string[] | null, key: (name: string) => string): string[] | null {
  return list === null ? null : [...new Set(list.map((name) => sealed(key(name))))];
}

function sealPart({ kind, first, judge, stance, optional }: PlainPart): SealedPart {
  return {
    kind: [kind].flat(),
    first: [...new Set(first.map(wordsSeal))],
    ...(judge === undefined ? {} : { judge: judge.map((name) => sealed(judgeKey(name))) }),
    ...(stance === undefined ? {} : { stance }),
    ...(optional === undefined ? {} : { optional }),
  };
}

/** The fields of which some are absent in some labels, under `undefined` where they are. */
function seal(label: PlainLabel): SealedLabel {
  const { court, petitioner, respondent, judges, case_numbers: numbers, applications, paragraphs } = label;
  const head = {
    court:
      court === undefined ? court : [court].flat().map((one) => (codes.has(one) ? one : sealed(folded(one)))),
    bench: label.bench,
    date: label.date,
    judges: judges?.map((one) => [one].flat().map((name) => sealed(judgeKey(name)))),
    petitioner: petitioner === undefined ? undefined : names(petitioner, partyKey),
    respondent: respondent === undefined ? undefined : names(respondent, partyKey),
    case_numbers: numbers?.map((number) => numberKeys(number)[0] ?? number),
    also: [...(numbers ?? []), ...(applications ?? [])].flatMap(numberKeys),
    first: label.first,
    disposal: label.disposal,
  };
  return {
    file: sealed(label.file),
    half: label.half,
    group: label.file.startsWith('judgments-supreme-court') ? 'old' : 'modern',
    ...head,
    paragraphs: paragraphs?.map(([number, words, may]) =>
      may === undefined ? [number, wordsSeal(words)] : [number, wordsSeal(words), may],
    ),
    parts: label.parts?.map(sealPart),
  };
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say in which folder the plain labels are.');
const labels = (['read', 'held'] as const)
  .filter((half) => existsSync(path.join(folder, half)))
  .flatMap((half) =>
    readdirSync(path.join(folder, half))
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(path.join(folder, half, name), 'utf8')) as PlainLabel),
  );
const added = labels.map(seal);
const again = new Set(added.map(({ file }) => file));
const earlier = readLabels().filter(({ file }) => !again.has(file));
const fresh = added.some(({ half }) => half === 'held');
const lines = [...earlier.map((label): SealedLabel => (fresh ? { ...label, half: 'read' } : label)), ...added]
  .sort((a, b) => (a.file < b.file ? -1 : 1))
  .map((label) => JSON.stringify(label));
writeFileSync(LABELS, `${lines.join('\n')}\n`);
console.log(`${added.length} labels added to ${earlier.length}`);
