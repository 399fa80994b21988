import { COURTS } from '#law/courts/court-list.ts';
import { benchWords } from '../bench-words.ts';
import type { CheckedCitation, CheckedProvision, CheckReport } from '../contracts/checks/checks.ts';
import { messages } from '../messages/en/library/checks.ts';
import { formatList } from '../messages/formats.ts';
import { t } from '../messages/translate.ts';
import { changeSentences } from '../provision-change.ts';
import { plainDay } from './plain-day.ts';
import { markedTitle } from './shown-title.ts';
import { restsSentence } from './standing-sentences.ts';
import { differs, misquoted, misquotedStatus } from './statute-sentences.ts';
import { whoseSentence } from './whose-sentence.ts';

// The facts of a report as sentences, for the screen and for the printed report.

const CITATION_STATUS = {
  found: messages.statusFound,
  found_differently: messages.statusDifferent,
  ambiguous: messages.statusAmbiguous,
  not_in_library: messages.statusAbsent,
  unreadable: messages.statusUnreadable,
} as const;

const PROVISION_STATUS = {
  exists: messages.provisionExists,
  no_such_section: messages.provisionAbsent,
  act_not_in_library: messages.provisionActAbsent,
  ambiguous: messages.provisionAmbiguous,
} as const;

const DIFFERS = {
  name: messages.differsName,
  year: messages.differsYear,
  volume: messages.differsVolume,
  page: messages.differsPage,
  date: messages.differsDate,
  case_number: messages.differsCaseNumber,
  other_judgment: messages.differsOther,
} as const;

type Paragraph = NonNullable<CheckedCitation['paragraph']>;
export type CheckedQuotation = NonNullable<CheckedCitation['quotation']>;

export const provisionStatus = (one: CheckedProvision): string =>
  misquotedStatus(one) ?? t(PROVISION_STATUS[one.status]);

export const paragraphsOf = ({ paragraph, more_paragraphs = [] }: CheckedCitation): Paragraph[] =>
  paragraph === undefined ? [] : [paragraph, ...more_paragraphs];

export const quotationsOf = ({ quotation, more_quotations = [] }: CheckedCitation): CheckedQuotation[] =>
  quotation === undefined ? [] : [quotation, ...more_quotations];

/** True unless the quoted words are exactly where they are cited. */
export const quotationDiffers = ({ status, elsewhere }: CheckedQuotation): boolean =>
  status !== 'exact' || elsewhere === true;

/** Tones of a finding: a wrong authority or wrong words, a doubt, nothing known against it, or absence. */
type FindingTone = 'bad' | 'caution' | 'good' | 'quiet';

/** The worst that was found out about a citation, which its badge names. */
export function worstFinding(one: CheckedCitation): { tone: FindingTone; words: string } {
  const { status, nearest, signal } = one;
  const quotations = quotationsOf(one);
  const identity = t(nearest ? messages.statusNearest : CITATION_STATUS[status]);
  const has = (wanted: CheckedQuotation['status']) =>
    quotations.some((quotation) => quotation.status === wanted);
  // Without its judgment nothing else about a citation is known.
  if (status === 'not_in_library') return { tone: nearest ? 'caution' : 'quiet', words: identity };
  if (status === 'ambiguous' || status === 'unreadable') return { tone: 'caution', words: identity };
  if (signal === 'overruled') return { tone: 'bad', words: t(messages.statusOverruled) };
  if (has('not_found')) return { tone: 'bad', words: t(messages.statusQuotationAbsent) };
  if (has('altered')) return { tone: 'bad', words: t(messages.statusQuotationAltered) };
  if (status === 'found_differently') return { tone: 'caution', words: identity };
  if (paragraphsOf(one).some(({ exists }) => !exists))
    return { tone: 'caution', words: t(messages.statusNoParagraph) };
  if (quotations.some(quotationDiffers)) return { tone: 'caution', words: t(messages.statusOtherParagraph) };
  if (signal === 'doubted') return { tone: 'caution', words: t(messages.statusDoubted) };
  if (one.rests_on) return { tone: 'caution', words: t(messages.statusRests) };
  return { tone: 'good', words: identity };
}

export const citationStatus = (one: CheckedCitation): string => worstFinding(one).words;

/** True when the library does not confirm everything about a citation, or a later judgment took from its authority. */
export const citationDiffers = (one: CheckedCitation): boolean => worstFinding(one).tone !== 'good';

export const provisionDiffers = (one: CheckedProvision): boolean =>
  one.status !== 'exists' || one.in_force_on === false || misquoted(one);

/** A sentence, and whose words it is about. */
const withWhose = (said: string, whose: CheckedQuotation['whose']): string =>
  whose === undefined ? said : `${said} ${t(messages.ofOpinion, { whose: whoseSentence(whose) })}`;

export function paragraphSentence({ number, cited, exists, last, whose, places = [] }: Paragraph): string {
  if (places.length > 0) {
    const opinions = formatList(places.map((place) => whoseSentence(place.whose)));
    return t(messages.paragraphOfSeveral, { number, opinions });
  }
  if (exists) return withWhose(t(messages.paragraphExists, { number }), whose);
  return cited > last
    ? t(messages.paragraphMissing, { number, last })
    : t(messages.paragraphGap, { number, last });
}

export function quotationSentence(quotation: CheckedQuotation): string {
  const { status, text, paragraph = 'none', elsewhere, whose, only_in: part } = quotation;
  if (part !== undefined)
    return t(status === 'altered' ? messages.quotationAlteredOutside : messages.quotationOutside, { part });
  if (status === 'not_found') return t(messages.quotationAbsent, { words: text });
  if (status === 'altered') return withWhose(t(messages.quotationAltered, { paragraph }), whose);
  const said = elsewhere
    ? t(messages.quotationElsewhere, { paragraph })
    : t(messages.quotationExact, { paragraph });
  return withWhose(said, whose);
}

/** 'Supreme Court of India · Constitution Bench, 7 · 20 Nov 2026': of the judgment that was found. */
export function judgmentFacts({ court, bench_strength, decided_on }: CheckedCitation): string {
  return [
    COURTS.find(({ code }) => code === court)?.name,
    bench_strength === undefined ? undefined : benchWords(court, bench_strength),
    decided_on === undefined ? undefined : plainDay(decided_on),
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}

/** Sentences about the authority itself: its differences, its candidates, and why it was not looked up. */
export function identitySentences({
  status,
  differences = [],
  candidates = [],
  nearest,
  rests_on,
}: CheckedCitation): string[] {
  return [
    ...differences.map(({ what, cited, found }) =>
      what === 'citation'
        ? t(messages.differsCitation, { cited, found: found === '' ? 'none' : found })
        : t(DIFFERS[what], { cited, found: what === 'date' ? plainDay(found) : found }),
    ),
    ...(candidates.length > 0
      ? [
          t(messages.mayBe, {
            titles: formatList(candidates.map(markedTitle), 'disjunction'),
          }),
        ]
      : []),
    ...(status === 'unreadable' ? [t(messages.unreadableDetail)] : []),
    ...(nearest ? [t(messages.nearestTitle, { title: markedTitle(nearest) })] : []),
    ...(status === 'not_in_library' && !nearest ? [t(messages.absentDetail)] : []),
    ...(rests_on ? [restsSentence(rests_on)] : []),
  ];
}

function absence({ status, act, last, partly, section, candidates = [] }: CheckedProvision): string[] {
  if (status === 'ambiguous') {
    const sections = candidates.map((one) => `${one.act} ${one.section || section}`);
    return sections.length === 0
      ? []
      : [t(messages.mayBeSection, { sections: formatList(sections, 'disjunction') })];
  }
  if (status === 'no_such_section')
    return [
      last !== undefined && Number.parseInt(section, 10) > last
        ? t(messages.absentNumber, { act, last })
        : t(messages.absentLetter, { act }),
    ];
  if (status === 'act_not_in_library') return [t(partly ? messages.partly : messages.actAbsent, { act })];
  return [];
}

function force(
  { in_force_on, in_force_from, in_force_to, replaced_by }: CheckedProvision,
  date: string | undefined,
): string[] {
  const on = date === undefined ? '' : plainDay(date);
  const from = in_force_from === undefined ? '' : plainDay(in_force_from);
  return [
    ...(in_force_on === undefined
      ? []
      : [t(in_force_on ? messages.inForce : messages.notInForce, { date: on })]),
    ...(from === '' || (in_force_on !== false && in_force_to === undefined)
      ? in_force_to === undefined
        ? []
        : [t(messages.forceUntil, { to: plainDay(in_force_to) })]
      : [
          in_force_to === undefined
            ? t(messages.forceFrom, { from })
            : t(messages.forceBetween, { from, to: plainDay(in_force_to) }),
        ]),
    ...(replaced_by === undefined ? [] : [t(messages.replacedBy, { act: replaced_by })]),
  ];
}

/** The facts about a provision; `date` is the day that the check was made for. */
export function provisionSentences(one: CheckedProvision, date: string | undefined): string[] {
  return [
    ...absence(one),
    // A section that does not exist is not in force either.
    ...(one.status === 'no_such_section' ? [] : force(one, date)),
    ...(one.counterparts ?? []).flatMap(({ act, section, kind, ...change }) => [
      t(messages.counterpart, { kind, section: `${act} ${section}` }),
      ...changeSentences(change),
    ]),
  ];
}

/** 302 IPC, or the words of the document where it names no act. */
export const provisionName = ({ act, section, text }: CheckedProvision): string =>
  act === '' ? text : `${/^\d/u.test(section) ? `${section},` : section} ${act}`;

/** 68 judgments (1950–2026) and 311 sections of acts; samples are named as such. */
export function librarySentences({ judgments, acts, samples, years }: CheckReport['library']): string[] {
  return [
    years === undefined
      ? t(messages.libraryState, { judgments, acts })
      : t(messages.libraryStateYears, { judgments, acts, from: String(years.from), to: String(years.to) }),
    ...(samples > 0 ? [t(messages.librarySamples, { samples })] : []),
  ];
}

/** The counts that a report begins with. */
export function countsOf({ citations, provisions }: Pick<CheckReport, 'citations' | 'provisions'>) {
  const status = (wanted: CheckedCitation['status']) =>
    citations.filter((one) => one.status === wanted).length;
  const near = citations.filter(({ nearest }) => nearest !== undefined).length;
  return {
    citations: citations.length,
    found: status('found'),
    different: status('found_differently'),
    absent: status('not_in_library') - near,
    unclear: status('ambiguous') + status('unreadable') + near,
    paragraphs: citations.flatMap(paragraphsOf).filter(({ exists }) => !exists).length,
    quotations:
      citations.flatMap(quotationsOf).filter(quotationDiffers).length +
      provisions.flatMap(({ quotations: words = [] }) => words).filter(differs).length,
    provisions: provisions.filter(provisionDiffers).length,
  };
}
