/** The kinds of drafts. */
export const DRAFT_KINDS = [
  'affidavit',
  'vakalatnama',
  'notice',
  'complaint',
  'plaint',
  'written_statement',
  'bail_application',
  'petition',
  'application',
  'written_submissions',
  'list_of_dates',
  'other',
] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Enough for a cause title with many parties and the title below it. */
const HEAD = 6000;

/** The title line of a draft says what it is; the first form that fits counts. */
const TITLES: readonly (readonly [RegExp, DraftKind])[] = [
  [/^\W*vakalat(?:nama|h?\b)/imu, 'vakalatnama'],
  [/^\W*(?:[\w.]+ ){0,6}(?:evidence )?affidavit\b|शपथ[\s-]?पत्र|^\W*பிரமாணப் ?பத்திரம்/imu, 'affidavit'],
  [
    /^\W*(?:brief )?written (?:submissions?|arguments?)\b|^\W*written note of (?:arguments|submissions)/imu,
    'written_submissions',
  ],
  [
    /^\W*written statement\b|^[^\n]{0,40}(?:எதிர் ?வழக்குரை|जवाब ?दावा|वादोत्तर|लिखित कथन)/imu,
    'written_statement',
  ],
  [/^\W*(?:(?:synopsis and )?list of dates|chronolog(?:y|ical list)\b|dates and events)/imu, 'list_of_dates'],
  [
    /^\W*(?:legal|statutory|demand|lawyer's|advocate's)?\s*notice\b(?! of motion)|^\W*(?:sub(?:ject)?|re)\W{1,4}.{0,40}\bnotice\b/imu,
    'notice',
  ],
  [
    /^\W*plaint\b|^\W*(?:दीवानी )?वाद (?:वास्ते|पत्र|बाबत)|வழக்குரை\W*$|^\W*(?:(?:civil|commercial|original|regular|money|title|summary) )?suit (?:for|under|u\/s)\b|^\W*.{0,60}\bplaint under\b/imu,
    'plaint',
  ],
  [
    /\b(?:anticipatory|regular|interim|default) bail\b|^\W*(?:\w+ ){0,6}bail (?:application|petition)\b|\bunder section 48[023]\b|\bfor (?:grant of )?bail\b|जमानत|(?:பிணை|ஜாமீன்) ?(?:கோரும் )?மனு/imu,
    'bail_application',
  ],
  [
    /^\W*(?:(?:criminal|private|consumer|original|complainant's) )?complaint (?:(?:filed|preferred|made|instituted) )?(?:under|u\/s(?:ec)?|for|case)\b|^\W*complaint\s*$|\bcomplaint petition\b|\bapplication under sections? (?:200|223)\b|^\W*परिवाद|புகார்(?: மனு)?\W*$/imu,
    'complaint',
  ],
  [/\bsection 5\b.{0,20}\blimitation act\b|\bcondon(?:e|ation of) (?:the )?delay\b/imu, 'application'],
  [
    /^\W*caveat\b|^\W*memorandum of (?:[\w.]+ ){0,3}(?:grounds|objections|petition|appeal|revision|review)\b|^\W*(?:[\w.]+ ){0,8}(?:petition|revision|appeal)\b|\b(?:writ|special leave|transfer|review|revision) petition under\b|\bpetition under\b|\bcivil revision\b|(?:^\W*|\bapplication )under articles? (?:226|227|32|136)\b|याचिका (?:अन्तर्गत|अंतर्गत|अधीन|वास्ते)/imu,
    'petition',
  ],
  [
    /^\W*(?:[\w.]+ ){0,6}application\b|\bapplication under\b|प्रार्थना[\s-]?पत्र|आवेदन[\s-]?पत्र|மனு\W*$/imu,
    'application',
  ],
];

/** The number of a case begins with what the case is: Writ Petition No. 12 of 2025. */
const NUMBERED =
  /^\W*[\w.()&\s-]{1,60}(?<!\b(?:defendant|respondent|petitioner|plaintiff|accused|applicant|appellant|complainant|party)s?\s)\bno[s.]?\.?\s*[:.]?\s*[\d_[.…]/iu;

/** The kind that the number of the case names, where a draft has no title. */
function kindOfNumber(text: string, opening: DraftKind = 'other'): DraftKind {
  const line =
    text
      .slice(0, HEAD)
      .split('\n')
      .find((one) => NUMBERED.test(one)) ?? '';
  const named = TITLES.find(([title]) => title.test(line))?.[1] ?? opening;
  return opening === 'other' || (named === 'bail_application' && !/\bin\b/iu.test(line)) ? named : opening;
}

/** The kind of a draft by its title, which is in its first lines; a petition may open with its list of dates. Linear time. */
export function detectKind(text: string): DraftKind {
  const opening = kindOfTitle(text);
  return opening === undefined || opening === 'application' ? kindOfNumber(text, opening) : opening;
}

/** True where a title ends the search for one: the first, but for a list of dates and the suit in which a paper is filed. */
function endsSearch(found: DraftKind, line: string, opening: DraftKind | undefined): boolean {
  if (opening === 'plaint') return found === 'written_statement' || found === 'application';
  if (opening === undefined)
    return found !== 'list_of_dates' && (found !== 'plaint' || /\bplaint\b/iu.test(line));
  return found === 'petition' && line === line.toUpperCase();
}
const BEGINS_BODY = /^\W*1[.)]\s/u;

/** The kind that the first lines name as their title. */
function kindOfTitle(text: string): DraftKind | undefined {
  let opening: DraftKind | undefined;
  for (const line of text.slice(0, HEAD).split('\n')) {
    if (opening === 'plaint' && BEGINS_BODY.test(line)) return opening;
    const found = NUMBERED.test(line) ? undefined : TITLES.find(([title]) => title.test(line))?.[1];
    if (found === undefined) continue;
    if (endsSearch(found, line, opening)) return found;
    opening ??= found;
  }
  return opening;
}
