import { counterpartsIn } from '../acts/concordance/counterparts.ts';
import { formatCitation } from '../citations/citations.ts';
import {
  type Candidates,
  identifyAuthority,
  type JudgedAuthority,
  judgeMentions,
  numbersOf,
} from './judge-citation.ts';
import { actsOf, judgeProvision, keysOf, type LibraryProvisions, probesOf } from './judge-provision.ts';
import { judgeStatuteQuotations, type StatuteTask } from './judge-statute-quotations.ts';
import { listNotChecked } from './not-checked.ts';
import type {
  CitationFinding,
  CitedAuthority,
  CitedProvision,
  Claims,
  LibraryJudgment,
  LibrarySection,
  Mention,
  NearestTitle,
  NotChecked,
  ProvisionFinding,
  StatuteQuotation,
} from './types.ts';

/** The library that a check asks. Every method may be called many times. */
export interface CheckLibrary {
  /** The documents of citation and provision keys; a key that the library lacks is absent. */
  resolve(keys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Ids of judgments whose cause title is like this name, best first; where there is none, the nearest title. Undefined:
   * not looked up.
   */
  named(name: {
    petitioner: string;
    respondent: string;
  }): Promise<{ ids: readonly string[]; nearest?: NearestTitle } | undefined>;
  /** Ids of judgments with this case number as printed, best first. Undefined: not looked up. */
  numbered(caseNumber: string): Promise<readonly string[] | undefined>;
  /** A judgment with its paragraphs. */
  judgment(id: string): Promise<LibraryJudgment | undefined>;
  /** A section in the words of the act; undefined for our summary of one. */
  section(id: string): Promise<LibrarySection | undefined>;
}

/** The limits of one check; what is beyond them is listed as not checked. */
export const CHECK_LIMITS = { authorities: 600, mentions: 3000, candidates: 6, provisions: 1500 } as const;

/** The work on one authority, which can run in another thread: it reads whole judgments. */
export interface AuthorityTask {
  authority: CitedAuthority;
  mentions: readonly Mention[];
  candidates: Candidates;
}

export interface AuthorityAnswer {
  findings: CitationFinding[];
  nameUnknown: boolean;
  citationUnknown: boolean;
  /** Paragraphs of a judgment whose copy numbers none. */
  unnumbered: boolean;
}

/** Facts about one authority. O(its candidates' texts). */
export function judgeAuthority({ authority, mentions, candidates }: AuthorityTask): AuthorityAnswer {
  const judged: JudgedAuthority = identifyAuthority(authority, candidates);
  const { judgment, nameUnknown, citationUnknown } = judged;
  const cites = mentions.some(({ paragraphs }) => paragraphs.length > 0);
  return {
    findings: judgeMentions(mentions, judged),
    nameUnknown,
    citationUnknown,
    unnumbered: judgment !== undefined && cites && numbersOf(judgment).last === 0,
  };
}

export interface CheckOptions {
  /** The day (`yyyy-mm-dd`) on which the provisions are to apply. */
  date?: string;
  signal?: AbortSignal;
  /** Does the work on an authority, for example in another thread; here, unless it is given. */
  judge?: (task: AuthorityTask) => Promise<AuthorityAnswer> | AuthorityAnswer;
  /** Compares quoted words of statutes, likewise. */
  judgeStatute?: (task: StatuteTask) => Promise<StatuteQuotation[]> | StatuteQuotation[];
}

export interface CheckFindings {
  /** Findings in the order of the text. */
  citations: CitationFinding[];
  provisions: ProvisionFinding[];
  not_checked: NotChecked[];
}

/** Checks what a text claims against a library. Errors: those of the library, and the signal's reason. */
export async function checkClaims(
  claims: Claims,
  library: CheckLibrary,
  options: CheckOptions = {},
): Promise<CheckFindings> {
  const { signal, judge = judgeAuthority } = options;
  const authorities = claims.authorities.slice(0, CHECK_LIMITS.authorities);
  const mentions = authorities.map((): Mention[] => []);
  for (const mention of claims.mentions.slice(0, CHECK_LIMITS.mentions))
    mentions[mention.authority]?.push(mention);
  const resolved = await library.resolve(
    authorities.flatMap(({ citations }) => citations.map(({ key }) => key)),
  );
  const answers: (AuthorityAnswer & { authority: CitedAuthority })[] = [];
  const notAsked = claims.authorities.slice(CHECK_LIMITS.authorities);
  for (const [index, authority] of authorities.entries()) {
    signal?.throwIfAborted();
    const candidates = await candidatesOf(authority, resolved, library);
    if (candidates === undefined) {
      notAsked.push(authority);
      continue;
    }
    const answer = await judge({ authority, mentions: mentions[index] ?? [], candidates });
    answers.push({ ...answer, authority });
  }
  signal?.throwIfAborted();
  const provisions = await checkProvisions(claims, library, options);
  const unread: CitationFinding[] = claims.unread.map((one) => ({ ...one, status: 'unreadable' }));
  const citations = [...answers.flatMap(({ findings }) => findings), ...unread].sort(
    (a, b) => a.start - b.start,
  );
  return {
    citations,
    provisions,
    not_checked: listNotChecked({
      claims,
      citations,
      provisions,
      dated: options.date !== undefined,
      namesUnknown: printed(answers.filter(({ nameUnknown }) => nameUnknown)),
      citationsUnknown: printed(answers.filter(({ citationUnknown }) => citationUnknown)),
      unnumbered: printed(answers.filter(({ unnumbered }) => unnumbered)),
      beyond: [
        ...printed(notAsked.map((authority) => ({ authority }))),
        ...claims.mentions.slice(CHECK_LIMITS.mentions).map(({ text }) => text),
        ...claims.provisions.slice(CHECK_LIMITS.provisions).map(({ text }) => text),
      ],
    }),
  };
}

function printed(answers: readonly { authority: CitedAuthority }[]): string[] {
  return answers.map(({ authority: { name, citations, case_number } }) => {
    const [first] = citations;
    const title =
      name === undefined ? '' : [name.petitioner, name.respondent].filter((side) => side !== '').join(' v. ');
    return title === '' && first !== undefined ? formatCitation(first) : title || (case_number ?? '');
  });
}

/** The judgments that an authority may be; undefined where the library did not look. */
async function candidatesOf(
  { name, citations, case_number }: CitedAuthority,
  resolved: ReadonlyMap<string, readonly string[]>,
  library: CheckLibrary,
): Promise<Candidates | undefined> {
  const ids = [...new Set(citations.flatMap(({ key }) => resolved.get(key) ?? []))];
  if (ids.length > 0) return { byCitation: await judgments(ids, library), byName: [] };
  const found = name === undefined ? { ids: [] } : await library.named(name);
  if (found === undefined) return undefined;
  const { ids: named, nearest } = found;
  const numbered = named.length > 0 || case_number === undefined ? [] : await library.numbered(case_number);
  if (numbered === undefined) return undefined;
  return {
    byCitation: [],
    byName: await judgments([...named, ...numbered], library),
    ...(nearest ? { nearest } : {}),
  };
}

async function judgments(ids: readonly string[], library: CheckLibrary): Promise<LibraryJudgment[]> {
  const found: LibraryJudgment[] = [];
  for (const id of ids.slice(0, CHECK_LIMITS.candidates)) {
    const judgment = await library.judgment(id);
    if (judgment) found.push(judgment);
  }
  return found;
}

async function checkProvisions(
  { provisions }: Claims,
  library: CheckLibrary,
  { date, signal, judgeStatute = judgeStatuteQuotations }: CheckOptions,
): Promise<ProvisionFinding[]> {
  const asked = provisions.slice(0, CHECK_LIMITS.provisions);
  const acts = actsOf(asked);
  const keys = asked.flatMap(keysOf);
  const found = await library.resolve([...new Set([...keys, ...acts.flatMap(probesOf)])]);
  const documents = new Map<string, { id: string }>();
  for (const key of new Set(keys)) {
    const id = found.get(key)?.[0];
    if (id !== undefined) documents.set(key, { id });
  }
  const whole = acts.filter((act) => {
    const probes = probesOf(act);
    return probes.length > 0 && probes.filter((key) => found.has(key)).length >= probes.length * 0.9;
  });
  const some = acts.filter((act) => [...found.keys()].some((key) => key.startsWith(`${act}:`)));
  const answer: LibraryProvisions = { documents, some: new Set(some), whole: new Set(whole) };
  const findings: ProvisionFinding[] = [];
  for (const provision of asked) {
    const finding = judgeProvision(provision, answer, date);
    const { quotations } = provision;
    signal?.throwIfAborted();
    findings.push(
      quotations
        ? {
            ...finding,
            quotations: await judgeStatute({
              quotations,
              date,
              ...(await textsOf(provision, library, found)),
            }),
          }
        : finding,
    );
  }
  return findings;
}

/** The official texts of a section and of its counterparts in the other code. */
async function textsOf(
  { key, sub }: CitedProvision,
  library: CheckLibrary,
  found: ReadonlyMap<string, readonly string[]>,
): Promise<Pick<StatuteTask, 'section' | 'others'>> {
  const textOf = async (one: string): Promise<LibrarySection | undefined> => {
    for (const id of (found.get(one) ?? []).slice(0, CHECK_LIMITS.candidates)) {
      const text = await library.section(id);
      if (text) return text;
    }
    return undefined;
  };
  const others: StatuteTask['others'][number][] = [];
  for (const { key: other, act, section } of counterpartsIn(key, sub)) {
    const text = await textOf(other);
    if (text) others.push({ act, section, text });
  }
  return { section: await textOf(key), others };
}
