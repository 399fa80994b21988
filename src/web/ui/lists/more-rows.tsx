import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../primitives/button.tsx';

type Props = { loading: boolean; problem: string | null; onRetry: () => void };

/** The end of an infinite list: more rows are loading, or could not be loaded. */
export function MoreRows({ loading, problem, onRetry }: Props) {
  if (problem !== null)
    return (
      <div role="alert" className="mt-4 flex flex-wrap items-center justify-center gap-4 text-ui">
        <p>{problem}</p>
        <Button onClick={onRetry}>{t(messages.tryAgain)}</Button>
      </div>
    );
  return (
    <p role="status" className="mt-4 min-h-6 text-center text-ui text-ink-soft">
      {loading ? t(messages.loadingMore) : ''}
    </p>
  );
}
