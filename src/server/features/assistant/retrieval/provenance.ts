import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import type { SourceText } from './passage.ts';
import type { Treating } from './treatments.ts';

/**
 * The day on which the Bharatiya Nyaya Sanhita, the Bharatiya Nagarik Suraksha Sanhita and the Bharatiya Sakshya Adhiniyam
 * came into force: notifications S.O. 850(E), 848(E) and 849(E) of 23 February 2024.
 */
const NEW_CRIMINAL_LAW = '2024-07-01';
const OLD_CODES = /\b(?:Penal\sCode|IPC|Code\sof\sCriminal\sProcedure|Cr\.?P\.?C|Evidence\sAct)\b/u;

/** The law under which a judgment was given, where it speaks of an act that has been replaced. */
const lawThen = ({ decidedOn, text }: SourceText): string | undefined =>
  decidedOn !== undefined && decidedOn < NEW_CRIMINAL_LAW && OLD_CODES.test(text)
    ? 'decided before 1 July 2024 under the Penal Code, the Code of Criminal Procedure and the Evidence Act'
    : undefined;

/** Facts of a source for a model, besides its words: place, court, bench, day, part, treatment. */
export function provenanceOf(source: SourceText, place: string, treating?: Treating): string {
  const { citation, court, benchStrength, decidedOn, whose, sample, summary } = source;
  return [
    place,
    citation,
    court,
    benchStrength === undefined ? undefined : `bench of ${benchStrength}`,
    decidedOn,
    whose === undefined ? undefined : whoseSentence(whose),
    treating === undefined ? undefined : `${treating.kind} in ${treating.place.title}`,
    sample ? 'fictional sample' : undefined,
    summary ? 'summary, not the text of the act' : undefined,
    lawThen(source),
  ]
    .filter((part, at, all) => part !== undefined && part !== '' && all.indexOf(part) === at)
    .join(', ');
}

/** Treatments that a reader of an answer has to know. */
const GRAVE: ReadonlySet<Treating['kind']> = new Set(['overruled', 'reversed', 'doubted', 'distinguished']);

/** Notes below an answer on the later treatment of the judgments that it was given. */
export function treatmentNotes(
  sources: readonly SourceText[],
  treatments: ReadonlyMap<string, Treating>,
): string[] {
  const titles = new Map(sources.map(({ id, title }) => [id, title]));
  return [...treatments].flatMap(([id, { kind, place, quote }]) =>
    GRAVE.has(kind)
      ? t(messages.treatedNote, { title: titles.get(id) ?? id, kind, by: place.title, quote })
      : [],
  );
}
