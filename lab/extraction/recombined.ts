// npx tsx lab/extraction/recombined.ts: every gold span of the open sets replaced by gold spans of other texts: how many
// are found with the same words. A form that is found in its own surroundings alone is a rule for one text.
// --label=JUDGE for one label, --show for what is missed, --each=8 for more replacements of a span.
import { parseArgs } from 'node:util';
import { random } from '../search/documents.ts';
import { LABELS, type Labelled } from './finders.ts';
import { isAnnotated, readGoldSets } from './gold.ts';
import type { GoldSpan, GoldText } from './gold-text.ts';
import { folded } from './score.ts';

const { values } = parseArgs({
  options: {
    label: { type: 'string' },
    show: { type: 'boolean', default: false },
    each: { type: 'string', default: '4' },
  },
});

/** A span with its text. */
interface Place {
  gold: GoldText;
  span: GoldSpan;
}

function main(): void {
  const texts = readGoldSets()?.flatMap((set) => (set.heldOut ? [] : set.texts.filter((one) => !one.whole)));
  if (texts === undefined) {
    console.log('No gold texts: the shared data folder is not beside the repository.');
    return;
  }
  console.log('| Label | Replaced | Found with the same words | Checked half |\n|---|---|---|---|');
  for (const labelled of LABELS) {
    if (values.label !== undefined && values.label !== labelled.label) continue;
    const { read, checked } = recombine(labelled, texts);
    console.log(`| ${labelled.label} | ${read.asked + checked.asked} | ${share(read)} | ${share(checked)} |`);
  }
}

class Tally {
  asked = 0;
  found = 0;
}

const share = ({ asked, found }: Tally): string => (found / Math.max(1, asked)).toFixed(3);

function recombine(
  { label, find, where }: Labelled,
  texts: readonly GoldText[],
): { read: Tally; checked: Tally } {
  const places = texts
    .filter((gold) => isAnnotated(gold, where))
    .flatMap((gold) =>
      gold.entities.filter((one) => one.label === label).map((span): Place => ({ gold, span })),
    );
  const tallies = { read: new Tally(), checked: new Tally() };
  for (const [place, other] of pairsOf(places)) {
    const checked = place.gold.checked || other.gold.checked;
    const tally = checked ? tallies.checked : tallies.read;
    const found = isFound(place, other.span.text, find);
    tally.asked += 1;
    if (found) tally.found += 1;
    if (!found && !checked && values.show) showMissed(place, other.span.text, find);
  }
  return tallies;
}

/** Each place with some others, of heads and of sentences apart: a head names its court and parties in other forms. */
function* pairsOf(places: readonly Place[]): Generator<[Place, Place]> {
  const next = random(17);
  for (const place of places) {
    for (let i = 0; i < Number(values.each); i += 1) {
      const other = places[Math.floor(next() * places.length)];
      if (other !== undefined && other.gold.head === place.gold.head) yield [place, other];
    }
  }
}

function replaced({ gold, span }: Place, words: string): string {
  return gold.text.slice(0, span.start) + words + gold.text.slice(span.end);
}

function meeting(place: Place, words: string, find: Labelled['find']): string[] {
  const text = replaced(place, words);
  const { start } = place.span;
  const end = start + words.length;
  return find(text)
    .filter((one) => one.start < end && start < one.end)
    .map((one) => text.slice(one.start, one.end));
}

function isFound(place: Place, words: string, find: Labelled['find']): boolean {
  const met = meeting(place, words, find);
  return met.length === 1 && folded(met[0] ?? '') === folded(words);
}

function showMissed(place: Place, words: string, find: Labelled['find']): void {
  const { text } = place.gold;
  const { start, end } = place.span;
  const around = `${text.slice(Math.max(0, start - 40), start)}[[${words}]]${text.slice(end, end + 30)}`;
  console.log(`${JSON.stringify(around)} → ${JSON.stringify(meeting(place, words, find))}`);
}

main();
