import { addDays, addMonths, endOfMonth } from '../days.ts';
import { finish, run, type Working } from '../reckon.ts';
import { ruleOf } from '../rules/rules.ts';
import { articlesOf } from '../schedule/schedule.ts';
import type { Answer, TimeRule } from '../types.ts';
import { type Context, need, readingsOf, type Variant, type Work, when, withoutLimit } from './context.ts';
import { defaultBail, ruleOfCognizance, undertrial } from './custody.ts';

/**
 * The complaint on a cheque: fifteen days from the notice (section 138, proviso (c)); the cause of action arises on the
 * day after; one month from that day, which is not counted (Saketh India Ltd. v. India Securities Ltd., (1999) 3 SCC 1).
 */
function chequeComplaint({ rule, start, facts, closed }: Context): Answer {
  const payment = ruleOf('ni-138-payment');
  if (!payment) throw new RangeError('The rule of payment after a notice is missing');
  const working: Working = {
    start,
    end: start,
    steps: [
      {
        rule: payment.provision,
        says: { key: 'reckoned_from', values: { day: start, what: payment.from } },
        from: start,
      },
    ],
    warnings: [],
    needs: [],
  };
  run(working, payment, facts);
  const cause = addDays(working.end, 1);
  working.start = cause;
  working.steps.push({
    rule: 'Saketh India Ltd. v. India Securities Ltd., (1999) 3 SCC 1',
    says: { key: 'cause_of_action', values: { day: cause } },
    from: cause,
  });
  run(working, rule, facts);
  return { readings: [{ ...finish(working, rule, facts, closed), earliest_day: cause }], needs: [] };
}

const limbs = (article: string): Variant[] =>
  articlesOf(article).map((rule) => ({ rule, when: when('limb', { article: rule.key, title: rule.title }) }));

/** The limb of an appeal by the court that hears it; all limbs while the court is not known. */
function byForum(context: Context, article: string, highCourt: string, other: string): Answer {
  const { forum } = context;
  const all = limbs(article);
  if (forum === undefined) return { ...readingsOf(context, all), needs: [need('forum', 'forum')] };
  const wanted = forum === 'high_court' ? highCourt : other;
  return readingsOf(
    context,
    articlesOf(wanted).map((rule) => ({ rule })),
  );
}

/** Section 37 of the Arbitration Act: Government of Maharashtra v. Borse Brothers, (2021) 6 SCC 460. */
function arbitrationAppeal(context: Context): Answer {
  const { facts, forum } = context;
  const commercialAppeal = ruleOf('commercial-appeal');
  const commercial: Variant[] =
    facts.commercial === false || !commercialAppeal
      ? []
      : [{ rule: commercialAppeal, when: when('commercial') }];
  const ordinary =
    facts.commercial === true
      ? []
      : [...articlesOf('116(a)'), ...articlesOf('116(b)'), ...articlesOf('117')]
          .filter(({ key }) => forum === undefined || (forum === 'high_court') === (key !== '116(b)'))
          .map(
            (rule): Variant => ({
              rule,
              when: when('not_commercial', { article: rule.key, title: rule.title }),
            }),
          );
  const answer = readingsOf(context, [...commercial, ...ordinary]);
  if (facts.commercial === undefined) answer.needs.push(need('commercial', 'is_commercial'));
  if (facts.commercial !== true && forum === undefined) answer.needs.push(need('forum', 'forum'));
  return answer;
}

/** No period for accidents before 1 April 2022, when section 166(3) came into force. */
function accidentClaim(context: Context): Answer {
  if (context.start >= '2022-04-01') return readingsOf(context, [{ rule: context.rule }]);
  const warnings = [{ key: 'no_period_before' as const, values: { day: '2022-04-01' } }];
  return { readings: [withoutLimit(context, warnings, when('no_time_limit'))], needs: [] };
}

/** A suit lies once two months next after the notice have expired. */
function afterNotice({ rule, start }: Context): Answer {
  const end = addMonths(start, 2);
  const earliest = addDays(end, 1);
  return {
    readings: [
      {
        rule: rule.key,
        title: rule.title,
        earliest_day: earliest,
        steps: [
          {
            rule: rule.provision,
            says: { key: 'reckoned_from', values: { day: start, what: rule.from } },
            from: start,
          },
          {
            rule: 'General Clauses Act 1897, s. 9',
            says: { key: 'day_not_counted', values: { day: start } },
          },
          {
            rule: rule.provision,
            says: {
              key: 'period_ends',
              values: { count: '2', unit: 'months', from: addDays(start, 1), to: end },
            },
            from: addDays(start, 1),
            to: end,
          },
          { rule: rule.provision, says: { key: 'earliest', values: { day: earliest } }, from: earliest },
        ],
        warnings: [],
      },
    ],
    needs: [],
  };
}

/** Six months without an order, then one year (section 21(1)(b)). */
function unanswered({ rule, start, facts, closed }: Context): Answer {
  const waited = addMonths(start, 6);
  const working: Working = {
    start: waited,
    end: waited,
    steps: [
      {
        rule: rule.provision,
        says: { key: 'reckoned_from', values: { day: start, what: rule.from } },
        from: start,
      },
      {
        rule: rule.provision,
        says: { key: 'no_answer_waits', values: { day: start, to: waited } },
        from: addDays(start, 1),
        to: waited,
      },
    ],
    warnings: [],
    needs: [],
  };
  run(working, rule, facts);
  return { readings: [finish(working, rule, facts, closed)], needs: [] };
}

/**
 * A fixed day for orders communicated before 1 May 2026: the notification of 30 June 2026, which supersedes S.O. 4220(E) of
 * 17 September 2025 (30 June 2026 for orders before 1 April 2026).
 */
function gstTribunal({ rule, start, facts, closed, forum }: Context): Answer {
  if (start >= '2026-05-01') return readingsOf({ rule, start, facts, closed, forum }, [{ rule }]);
  const last = '2026-07-31';
  const working: Working = {
    start,
    end: last,
    steps: [
      {
        rule: rule.provision,
        says: { key: 'reckoned_from', values: { day: start, what: rule.from } },
        from: start,
      },
      {
        rule: 'Notification of the Ministry of Finance, 30 June 2026, in supersession of S.O. 4220(E) of 17 September 2025',
        says: { key: 'fixed_day', values: { day: '2026-05-01', to: last } },
        to: last,
      },
    ],
    warnings: [{ key: 'gst_backlog', values: {} }],
    needs: [],
  };
  return { readings: [finish(working, { ...rule, pandemic: undefined }, facts, closed)], needs: [] };
}

/** Two months from the end of the month since 1 October 2024, sixty days before. */
function incomeTaxTribunal(context: Context): Answer {
  const { rule, start } = context;
  const before = { ...rule, period: { count: 60, unit: 'days' as const } };
  if (start < '2024-08-02') return readingsOf(context, [{ rule: before }]);
  const now = fromEndOfMonth(context);
  if (start >= '2024-10-01') return now;
  const old = readingsOf(context, [{ rule: before, when: when('before_amendment') }]);
  const [reading] = now.readings;
  return {
    readings: reading ? [...old.readings, { ...reading, when: when('after_amendment') }] : old.readings,
    needs: [],
  };
}

/** *Two months from the end of the month*: the end of the second month after it. */
function fromEndOfMonth({ rule, start, facts, closed }: Context): Answer {
  const month = endOfMonth(start);
  const end = endOfMonth(addMonths(`${start.slice(0, 8)}01`, 2));
  const working: Working = {
    start: month,
    end,
    steps: [
      {
        rule: rule.provision,
        says: { key: 'reckoned_from', values: { day: start, what: rule.from } },
        from: start,
      },
      { rule: rule.provision, says: { key: 'end_of_month', values: { day: month } }, from: month },
      {
        rule: rule.provision,
        says: {
          key: 'period_ends',
          values: { count: '2', unit: 'months', from: addDays(month, 1), to: end },
        },
        from: addDays(month, 1),
        to: end,
      },
    ],
    warnings: [],
    needs: [],
  };
  return { readings: [finish(working, rule, facts, closed)], needs: [] };
}

function cognizance(context: Context): Answer {
  const { rule, facts } = context;
  const classes = ruleOfCognizance(rule, facts);
  if (classes.length === 0)
    return { readings: [withoutLimit(context, [], when('no_time_limit'))], needs: [] };
  const open = classes.length > 1;
  const answer = readingsOf(
    context,
    classes.map((found) => ({ rule: found.rule, ...(open ? { when: when(found.key) } : {}) })),
  );
  if (open) answer.needs.push(need('max_months', 'punishment'));
  return answer;
}

/** Article 1: the close of the year of the account, of 31 March or of 31 December where the day given is neither. */
function openAccount(context: Context): Answer {
  const { rule, start } = context;
  if (/-(?:03-31|12-31)$/u.test(start)) return readingsOf(context, [{ rule }]);
  const year = Number(start.slice(0, 4));
  const march = `${String(start.slice(5) <= '03-31' ? year : year + 1)}-03-31`;
  const closes = [
    { day: march, key: 'year_ends_march' as const },
    { day: `${String(year)}-12-31`, key: 'year_ends_december' as const },
  ];
  const readings = closes.flatMap(({ day, key }) => {
    const found = readingsOf(context, [{ rule, start: day, when: when(key) }]).readings;
    for (const reading of found)
      reading.steps.unshift({
        rule: rule.provision,
        says: { key: 'year_closes', values: { item: start, day } },
        from: start,
        to: day,
      });
    return found;
  });
  return { readings, needs: [need('start', 'account_year')] };
}

/** Article 123: from the decree; where the summons was not duly served, from knowledge of it (`discovered_on`). */
function exParte(context: Context): Answer {
  const { rule, facts } = context;
  const { discovered_on: known, summons_served: served, ...rest } = facts;
  const fromDecree: Variant = { rule, facts: rest, when: when('summons_served') };
  const fromKnowledge: Variant[] =
    known === undefined ? [] : [{ rule, start: known, facts: rest, when: when('summons_not_served') }];
  if (served === true) return readingsOf(context, [{ rule, facts: rest }]);
  if (served === false)
    return known === undefined
      ? { readings: [], needs: [need('discovered_on', 'was_summons_served')] }
      : readingsOf(context, [{ rule, start: known, facts: rest }]);
  const answer = readingsOf(context, [fromDecree, ...fromKnowledge]);
  return {
    readings: answer.readings,
    needs: [...answer.needs, need('summons_served', 'was_summons_served')],
  };
}

const WORKS: Readonly<Record<string, Work>> = {
  'ni-142-complaint': chequeComplaint,
  'arb-37': arbitrationAppeal,
  'mact-claim': accidentClaim,
  'cpc-80-notice': afterNotice,
  'cpc-first-appeal': (context) => byForum(context, '116', '116(a)', '116(b)'),
  'bnss-187-3': defaultBail,
  'crpc-167-2': defaultBail,
  'bnss-479': undertrial,
  'bnss-514': cognizance,
  'crpc-468': cognizance,
  'at-21-representation': unanswered,
  'gst-112': gstTribunal,
  'it-253': incomeTaxTribunal,
  '1': openAccount,
  '123': exParte,
  'cpc-ex-parte': exParte,
};
/** Articles whose limbs the court decides. */
const BY_FORUM: Readonly<Record<string, readonly [string, string]>> = {
  '116': ['116(a)', '116(b)'],
  '115(b)': ['115(b)(i)', '115(b)(ii)'],
  '130': ['130(a)', '130(b)'],
};

/** The answer for a rule, or for the limbs of an article that were found. */
export function work(
  context: Omit<Context, 'rule'>,
  rules: readonly TimeRule[],
  article: string | undefined,
): Answer {
  const [rule] = rules;
  if (!rule) return { readings: [], needs: [] };
  const here = { ...context, rule };
  if (rules.length === 1) return WORKS[rule.key]?.(here) ?? readingsOf(here, [{ rule }]);
  const bare = article?.replaceAll(/[^\d()a-z]/giu, '') ?? '';
  const forum = BY_FORUM[bare];
  if (forum !== undefined) return byForum(here, bare, ...forum);
  const answer = readingsOf(
    here,
    rules.map((limb) => ({ rule: limb, when: when('limb', { article: limb.key, title: limb.title }) })),
  );
  answer.needs.push(need('article', 'which_limb'));
  return answer;
}
