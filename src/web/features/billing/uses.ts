import { answersOf, type EntitlementsBody } from '#shared/contracts/billing.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { formatNumber, sizeLimit } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { longDate } from './money.ts';

/** Share of a limit from which it is nearly used up. */
export const NEARLY = 0.8;

/** A limit and what is used of it. */
export interface LimitedUse {
  label: string;
  used: number;
  limit: number;
  show: (value: number) => string;
  /** Undefined where nothing is limited. */
  share: number | undefined;
  /** Said before the limit is reached, and when it is. */
  note: string | undefined;
}

/** The first day of the next month in India, on which the use of a month is counted from zero. */
function nextMonth(): string {
  const [year = 0, month = 1] = indianDay(new Date()).split('-').map(Number);
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return longDate(indianMoment(`${nextYear}-${String(next).padStart(2, '0')}-01`));
}

function use(
  given: Pick<LimitedUse, 'label' | 'used' | 'limit' | 'show'> & { usedUp: () => string },
): LimitedUse {
  const { usedUp, ...rest } = given;
  const { used, limit, show } = rest;
  if (limit === Number.MAX_SAFE_INTEGER) return { ...rest, share: undefined, note: undefined };
  const share = limit === 0 ? 1 : used / limit;
  const nearly = share >= NEARLY ? t(messages.nearlyUsed, { left: show(limit - used) }) : undefined;
  return { ...rest, share, note: share >= 1 ? usedUp() : nearly };
}

/** Files, answers of the assistant and recognised pages, each with its limit. */
export function usesOf({ limits, used }: Pick<EntitlementsBody, 'limits' | 'used'>): LimitedUse[] {
  const count = (value: number) => formatNumber(value);
  const ofMonth = () => t(messages.usedUpMonth, { date: nextMonth() });
  return [
    use({
      label: t(messages.storage),
      used: used.storage_bytes,
      limit: limits.storage_bytes,
      show: sizeLimit,
      usedUp: () => t(messages.usedUpStorage),
    }),
    use({
      label: t(messages.answers),
      used: used.ai_tokens_month,
      limit: limits.ai_tokens_month,
      show: (tokens) => (tokens === 0 ? count(0) : t(messages.aboutAnswers, { count: answersOf(tokens) })),
      usedUp: ofMonth,
    }),
    use({
      label: t(messages.ocrPages),
      used: used.ocr_pages_month,
      limit: limits.ocr_pages_month,
      show: count,
      usedUp: ofMonth,
    }),
  ];
}
