import { findDates } from '../../text/dates.ts';
import { statementsOf } from '../../text/sentences.ts';
import type { DraftLine, DraftParts } from '../check/types.ts';

/** A day of a draft that cannot be where it is: with the day that it contradicts. */
interface DisorderedDay {
  line: DraftLine;
  /** The name of the first thing in the sentence of the finding: an event, or the paper itself. */
  first: 'past' | 'earlier';
  second: 'paperDate' | 'later';
  firstDay: string;
  secondDay: string;
}

/** Verbs of the past. */
const PAST =
  /\b(?:was|were|had|has|have|did|came|took|went|left|gave|got|sent|met|put|hit|told|made|paid|drove|broke|sold|bought|began|died|fell|threw|\p{L}{3,}ed)\b|(?:ने|था|थी|थे|हुआ|हुई|हुए|गया|गयी|गई|गये|गए|किया|दिया|लिया|कराया)(?![\p{L}\p{M}])|(?:ார்|ினார்|ந்தது|ப்பட்டது|டது|றது)(?![\p{L}\p{M}])/iu;
/** Days that are still to come. */
const TO_COME =
  /\b(?:shall|will|would|next|due|expir\w+|valid\w*|ends?|ending|matur\w+|fixed|listed|posted|scheduled|adjourn\w*|returnable|lapses?|last d(?:ay|ate)|can be|may be|likely|proposed|called|calling|effect|appear\w*|hearing|payable|falls?|require[sd]?|renew\w*|extend\w*|auction|sale is|notified|superannuat\w*|retir\w*|date of birth)\b|(?:होगा|होगी|होंगे|तक|नियत|आगामी|अगली|देय|पेशी|से)(?![\p{L}\p{M}])/iu;
/** Words before a day to which something runs, or by which it is to be done. */
const RUNS_TO =
  /\b(?:to|till|until|up ?to|by|before|from|for|within|w\.e\.f\.?|and|&)\s+(?:the\s+)?$|[-–]\s*$/iu;

/** The latest day on which the paper, its verification or its affidavits were made; undefined where none is stated. */
function lastDayOf(parts: DraftParts): string | undefined {
  const closing = [parts, ...parts.attached].flatMap((one) => {
    const last = one.lines.findLastIndex(({ number }) => number !== undefined);
    return [...one.tail, ...one.verification, ...one.lines.slice(last + 1)];
  });
  return closing
    .flatMap(({ text }) => findDates(text).flatMap(({ iso }) => iso ?? []))
    .sort()
    .at(-1);
}

/** The part of a sentence around a date: from the comma before it, or the date before it, to the next one. */
function around(sentence: string, start: number, end: number): string {
  const before = sentence.slice(0, start).split(/[,;:]|\bwhich\b|\bwho\b/u);
  const own = (before.at(-1) ?? '').trim().length > 12 ? (before.at(-1) ?? '') : before.slice(-2).join(',');
  return `${own} ${sentence.slice(end).split(/[,;:]|\bwhich\b|\band\b/u)[0] ?? ''}`;
}

const isToCome = (said: string, start: number, end: number): boolean =>
  RUNS_TO.test(said.slice(Math.max(0, start - 16), start)) || TO_COME.test(around(said, start, end));

/** Events that a paper relates in the past tense and dates after the day on which it was made itself. */
function afterThePaper(parts: DraftParts): DisorderedDay[] {
  const made = lastDayOf(parts);
  if (made === undefined) return [];
  const papers = [parts, ...parts.attached];
  const apart = new Set(papers.flatMap((one) => [...one.index, ...one.verification, ...one.tail]));
  const related = papers.flatMap(({ paragraphs }) => paragraphs).filter((line) => !apart.has(line));
  return related.flatMap((line): DisorderedDay[] =>
    statementsOf(line.text).flatMap((said) =>
      findDates(said).flatMap(({ iso, start, end }): DisorderedDay[] => {
        if (iso === undefined || iso <= made || !PAST.test(said) || isToCome(said, start, end)) return [];
        return [{ line, first: 'past', second: 'paperDate', firstDay: iso, secondDay: made }];
      }),
    ),
  );
}

/** Steps of which the second follows the first: what comes first in words, and what was done with it. */
const STEPS: readonly (readonly [first: RegExp, later: RegExp])[] = [
  [
    /\b(?:notices?|orders?|judgments?|awards?|memos?|memorandum|bills?|invoices?|letters?|representations?|e-?mails?|application|demand|reply|parcel|complaint|legal notice|sent|posted|dispatched|despatched|issued|addressed)\b/iu,
    /\b(?:received|served|communicated|delivered|refused|acknowledged|tendered|replied|reply|answered|returned)\b/iu,
  ],
  [/\b(?:received|served|delivered)\b/iu, /\b(?:replied|reply|answered|rejoined)\b/iu],
  [
    /\b(?:presented|deposited|lodged|put in|tendered|sent for collection|submitted)\b/iu,
    /\b(?:returned|came back|come back|dishonou?red|bounced)\b/iu,
  ],
  [
    /\b(?:appeal|application|petition|suit|representation|claim|proposal|revision|review|complaint|objections?)\b/iu,
    /\b(?:dismissed|rejected|allowed|decided|disposed of|decreed|repudiated|sanctioned|declined|returned)\b/iu,
  ],
  [
    /\b(?:accident|hit|knocked|injured|admitted|attack(?:ed)?|stabbed|dashed|collided)\b/iu,
    /\b(?:died|succumbed|expired|passed away|discharged|operated)\b/iu,
  ],
  [
    /\b(?:married|marriage|solemni[sz]ed|wedding)\b/iu,
    /\b(?:separated|left|deserted|divorced|driven out|turned out|thrown out)\b/iu,
  ],
  [
    /\b(?:executed|drawn up|signed|agreement)\b/iu,
    /\b(?:registered|terminated|cancelled|rescinded|breached)\b/iu,
  ],
  [
    /\b(?:appointed|joined|recruited)\b/iu,
    /\b(?:confirmed|promoted|suspended|terminated|dismissed|removed|retired|relieved)\b/iu,
  ],
  [/\bsuspended\b/iu, /\b(?:dismissed|removed|reinstated|charge-? ?sheet(?:ed)?)\b/iu],
  [/\b(?:arrested|apprehended)\b/iu, /\b(?:remanded|produced|released|enlarged)\b/iu],
  [
    /\bappl(?:ied|ication)\b[^.;]{0,60}\bcop(?:y|ies)\b/iu,
    /\b(?:received|supplied|ready|delivered|furnished|obtained|issued)\b/iu,
  ],
];
/** A new statement within the words between two dates: they are not of one thing. */
const OTHER_THING =
  /\b(?:that|stating|says?|alleg\w*|refer\w*|regarding|about|wherein|whereby|claim\w*|for|of|where|whose|since|from|till|to (?!on\b)|because|as|pursuant|against|under|earlier|previous|former|first|already|having|another|after|before)\b/iu;
/** Limit: letters between two dates of one thing. */
const BETWEEN = 110;
/** Limit: letters behind a date that tell what happened on it. */
const SENTENCE = 260;
/** '… of an agreement to sell dated 10 May 2016 on 8 November 2019': what was done with a dated paper, and its day. */
const DONE_WITH_PAPER =
  /\b(?:filed|instituted|lodged|preferred|challenged|executed|registered|terminated|cancelled|revoked|replied|presented)\b[^.;]{0,140}\bdated\s*$/iu;

interface Step {
  iso: string;
  words: string;
  after: string;
}

/** The dates of a line with the words that lead to each from the one before. */
function stepsOf(sentence: string): Step[] {
  let from = 0;
  const dates = findDates(sentence);
  return dates.flatMap(({ iso, start, end }, at): Step[] => {
    const words = sentence.slice(from, start);
    from = end;
    return iso === undefined
      ? []
      : [{ iso, words, after: sentence.slice(end, dates[at + 1]?.start ?? end + SENTENCE) }];
  });
}

const FIRST_IN_SENTENCE = /^\W*(?:\d{1,3}[.)]\s*)?(?:that\W+)?(?:on|in)?\s*$/iu;

/** Two dates of one sentence whose words put them in an order, the other way round. */
function swapped(line: DraftLine): DisorderedDay[] {
  return statementsOf(line.text).flatMap((said) => {
    const steps = stepsOf(said);
    return steps.slice(1).flatMap((step, at): DisorderedDay[] => {
      const before = steps[at];
      if (!before || before.iso <= step.iso) return [];
      const words = FIRST_IN_SENTENCE.test(before.words) ? before.after : before.words;
      // The words between belong to the second date; where the sentence begins with a date they belong to both.
      const between = step.words.slice(0, BETWEEN + 1);
      const follows =
        between.length <= BETWEEN &&
        !OTHER_THING.test(between) &&
        /\bon\s*$|\bdated\s*$/iu.test(between) &&
        STEPS.some(([first, later]) => first.test(words) && later.test(between));
      const ofPaper = /^\s*on\s*$/iu.test(between) && DONE_WITH_PAPER.test(before.words);
      if (!follows && !ofPaper) return [];
      return [{ line, first: 'earlier', second: 'later', firstDay: before.iso, secondDay: step.iso }];
    });
  });
}

/** '… hit him on 5 January. He died on 4 January': the next sentence goes on with the same thing. */
const GOES_ON =
  /^\W*(?:he|she|it|they|the (?:same|said|injured|deceased|victim|notice|letter|accused)|(?:the )?(?:\w+ )?(?:defendant|respondent|opposite party|opponent|plaintiff)s?(?: no\.? ?\d+)?[^.;]{0,30}\b(?:repl(?:y|ied)|answered|received|refused))\b/iu;

/** 'The defendant had received the first one on 1 February': a sentence that goes back behind the one before it. */
const GOES_BACK = /\b(?:had|already|earlier|previous(?:ly)?|first|former|originally|prior)\b/iu;

function swappedNext(line: DraftLine): DisorderedDay[] {
  const said = statementsOf(line.text);
  return said.slice(1).flatMap((sentence, at): DisorderedDay[] => {
    const last = stepsOf(said[at] ?? '').at(-1);
    const [next] = stepsOf(sentence);
    if (!last || !next || last.iso <= next.iso || !GOES_ON.test(sentence)) return [];
    const words = `${last.words} ${last.after}`;
    const fits =
      !OTHER_THING.test(next.words) &&
      !GOES_BACK.test(next.words) &&
      STEPS.some(([first, later]) => first.test(words) && later.test(next.words));
    if (!fits) return [];
    return [{ line, first: 'earlier', second: 'later', firstDay: last.iso, secondDay: next.iso }];
  });
}

/** Days of a draft that its own sentences put in another order, and days in the past that come after the paper. Linear time. */
export function disorderedDays(parts: DraftParts): DisorderedDay[] {
  const papers = [parts, ...parts.attached];
  const apart = new Set(papers.flatMap((one) => [...one.index, ...one.verification, ...one.head]));
  const body = papers.flatMap(({ lines }) => lines).filter((line) => !apart.has(line));
  return [...afterThePaper(parts), ...body.flatMap((line) => [...swapped(line), ...swappedNext(line)])];
}
