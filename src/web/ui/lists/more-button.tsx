import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../primitives/button.tsx';

type Props = { list: { hasMore: boolean; loadingMore: boolean; loadMore: () => void }; label: string };

/** Loads the next page of a list; hidden at its end. */
export function MoreButton({ list: { hasMore, loadingMore, loadMore }, label }: Props) {
  if (!hasMore) return null;
  return (
    <Button className="mx-auto mt-4" busy={loadingMore && t(messages.loading)} onClick={loadMore}>
      {label}
    </Button>
  );
}
