import { offencesOf } from '../../acts/offences/offences.ts';
import type { FactPage } from '../../drafting/paper-facts/find-paper-facts.ts';
import { addPeriod } from '../../limitation/days.ts';
import { limitation, timeRules } from '../../limitation/limitation.ts';
import { articlesOf } from '../../limitation/schedule/schedule.ts';
import type { Answer, Facts, Forum, LimitationRequest, TimeRule } from '../../limitation/types.ts';
import { findProvisions } from '../../provisions/provisions.ts';
import { type AskedDeadline, deadlineAsked } from './asked-deadlines.ts';
import { contractNotices, type NoticeClause } from './contract-notice.ts';
import { dayInQuestion, daysInPapers, type FoundDay } from './start-days.ts';
import { isOfDishonour, type StartEvent } from './topics.ts';

/** One step with its last day and the working, or with the fact that is missing. */
export interface WorkedDeadline {
  /** Absent for a period that a contract gives. */
  rule?: TimeRule;
  /** The clause of a contract that gives the period, and its last day. */
  clause?: NoticeClause & { lastDay?: string };
  /** The day from which time runs; absent where no source says it. */
  start?: FoundDay;
  /** The same request opens on the page of deadlines. */
  request?: LimitationRequest;
  answer?: Answer;
}

/** Limit: days of the papers from which one step is worked out. */
const MOST_DAYS = 3;
/** The Sanhita applies from this day; earlier remands are under the Code of 1973 (section 531). */
const SANHITA = '2024-07-01';

const rulesByKey = new Map(timeRules().rules.map((rule) => [rule.key, rule]));
const rulesNamed = (name: string): TimeRule[] => {
  if (name.startsWith('article ')) return articlesOf(name.slice('article '.length));
  const rule = rulesByKey.get(name);
  return rule ? [rule] : [];
};

const FORUMS: readonly (readonly [Forum, RegExp])[] = [
  ['supreme_court', /\bsupreme court\b/iu],
  ['high_court', /\bhigh court\b/iu],
  ['tribunal', /\btribunal\b/iu],
  ['district', /\b(?:district|sessions) (?:court|judge)\b/iu],
];

const YEARS = /(?:(\d{1,2}) years? to )?(?:up to )?(\d{1,2}) (years?|months?)/u;

/** The punishment of offences as facts; the gravest counts. */
function punishmentFacts(text: string): Facts {
  const found = findProvisions(text).flatMap(({ act, number, sub = '' }) =>
    act === 'ipc' || act === 'bns' ? offencesOf({ act, section: `${number}${sub}` }) : [],
  );
  if (found.length === 0) return {};
  if (found.some(({ punishment }) => /\b(?:life|death)\b/u.test(punishment))) return { life_or_death: true };
  const terms = found.flatMap(({ punishment }) => {
    const [, least, most, unit] = YEARS.exec(punishment) ?? [];
    if (most === undefined) return [];
    const factor = unit?.startsWith('year') ? 12 : 1;
    return [{ most: Number(most) * factor, least: Number(least ?? 0) * 12 }];
  });
  const gravest = terms.toSorted((a, b) => b.most - a.most)[0];
  return gravest ? { max_months: gravest.most, min_months: gravest.least, life_or_death: false } : {};
}

function custodyFacts(question: string, pages: readonly FactPage[]): Facts {
  if (/\bNDPS\b|\bnarcotic/iu.test(question)) return { special_act: 'ndps' };
  if (/\bUAPA\b|\bunlawful activities\b/iu.test(question)) return { special_act: 'uapa' };
  const own = punishmentFacts(question);
  return Object.keys(own).length > 0 ? own : punishmentFacts(pages.map(({ text }) => text).join('\n'));
}

/** The days of a certified copy, where the period leaves its time out. */
function copyFacts(rule: TimeRule, start: string, question: string, pages: readonly FactPage[]): Facts {
  if (!rule.exclusions.includes('copy')) return {};
  const dayOf = (name: 'copy_applied' | 'copy_received') =>
    dayInQuestion(name, question) ?? daysInPapers(name, pages)[0]?.day;
  const [applied, received] = [dayOf('copy_applied'), dayOf('copy_received')];
  if (applied === undefined || received === undefined || applied < start || received < applied) return {};
  return { copy_applied: applied, copy_received: received };
}

function startsOf(event: StartEvent, question: string, pages: readonly FactPage[]): FoundDay[] {
  const own = dayInQuestion(event, question);
  if (own !== undefined) return [{ day: own, quote: '' }];
  return daysInPapers(event, pages).slice(0, MOST_DAYS);
}

interface Reads {
  question: string;
  pages: readonly FactPage[];
}

function workedFrom(rule: TimeRule, start: FoundDay, article: boolean, { question, pages }: Reads) {
  const custody = ['bnss-187-3', 'crpc-167-2', 'bnss-479'].includes(rule.key);
  const facts = custody ? custodyFacts(question, pages) : copyFacts(rule, start.day, question, pages);
  const forum = FORUMS.find(([, named]) => named.test(question))?.[0];
  const request: LimitationRequest = {
    ...(article ? { article: rule.key } : { rule: rule.key }),
    start: start.day,
    ...(forum === undefined || custody ? {} : { forum }),
    facts,
  };
  const answer = limitation(request);
  return 'problem' in answer ? { rule } : { rule, start, request, answer };
}

/** The rule of the Code of 1973 for a remand before the Sanhita. */
const inForceOn = (rule: TimeRule, day: string): TimeRule =>
  rule.key === 'bnss-187-3' && day < SANHITA ? (rulesByKey.get('crpc-167-2') ?? rule) : rule;

function ofRules(names: readonly string[], event: StartEvent, reads: Reads): WorkedDeadline[] {
  const starts = startsOf(event, reads.question, reads.pages);
  return names.flatMap((name) =>
    rulesNamed(name).flatMap((rule): WorkedDeadline[] =>
      starts.length === 0
        ? [{ rule }]
        : starts.map((start) =>
            workedFrom(inForceOn(rule, start.day), start, name.startsWith('article '), reads),
          ),
    ),
  );
}

/** The steps that the papers of a case leave open, by what has happened in it. */
function nextSteps(reads: Reads): WorkedDeadline[] {
  const { pages } = reads;
  const has = (event: StartEvent) => daysInPapers(event, pages).length > 0;
  const ofCheque = pages.some(({ text }) => isOfDishonour(text));
  const steps: [string[], StartEvent][] = [];
  if (ofCheque && has('notice_received'))
    steps.push([['ni-138-payment', 'ni-142-complaint'], 'notice_received']);
  else if (ofCheque && has('cheque_returned')) steps.push([['ni-138-notice'], 'cheque_returned']);
  if (has('summons')) steps.push([['cpc-ws', 'cpc-ws-commercial'], 'summons']);
  if (has('remand')) steps.push([['bnss-187-3'], 'remand']);
  if (has('award')) steps.push([['arb-34'], 'award']);
  return steps.flatMap(([names, event]) => ofRules(names, event, reads));
}

function ofContract({ question, pages }: Reads): WorkedDeadline[] {
  const [start] = startsOf('notice_received', question, pages);
  return contractNotices([{ file: '', page: 0, text: question }, ...pages]).map((clause) => ({
    clause: {
      ...clause,
      ...(start === undefined ? {} : { lastDay: addPeriod(start.day, clause.period) }),
    },
    ...(start === undefined ? {} : { start }),
  }));
}

function worked(asked: AskedDeadline, reads: Reads): WorkedDeadline[] {
  switch (asked.kind) {
    case 'next_step':
      return nextSteps(reads);
    case 'contract_notice':
      return ofContract(reads);
    case 'article':
      return ofRules([`article ${asked.article}`], 'other', reads);
    case 'topic':
      return ofRules(asked.topic.rules, asked.topic.start, reads);
  }
}

/**
 * The last days that a question asks for, each worked out by its rule from a day of the question or of the papers, or
 * with its rule alone where no source says the day. Empty for a question that asks for none. O(length of the pages).
 */
export function workOutDeadlines(question: string, pages: readonly FactPage[]): WorkedDeadline[] {
  const asked = deadlineAsked(
    question,
    pages.some(({ text }) => isOfDishonour(text)),
  );
  return asked ? worked(asked, { question, pages }) : [];
}
