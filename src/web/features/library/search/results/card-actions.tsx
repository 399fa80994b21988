import { Link } from '@tanstack/react-router';
import { BookOpen, Download, ExternalLink, FolderPlus, ScanSearch } from 'lucide-react';
import type { HitMetadata, PassageBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { AddToCase } from '#web/features/library/cases/add-to-case.tsx';
import { useWithCase } from '#web/features/library/cases/remembered-case.tsx';
import { downloadOriginal, viewOriginal } from '#web/features/library/originals.ts';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { readerAt } from '../search-url.ts';

/** The look of a small button in a row of actions. */
export const QUIET_ACTION = cx(
  buttonClass('quiet'),
  'px-2.5! text-13! font-normal! text-ink-soft! hover:text-ink!',
);

/** Look of an action on a card, where a phone has no room for icons. */
export const CARD_ACTION = cx(QUIET_ACTION, 'relative z-10 max-md:[&_svg]:hidden');

export const addTrigger = (className = QUIET_ACTION) => (
  <button type="button" className={className}>
    <FolderPlus aria-hidden />
    {t(messages.addToCase)}
  </button>
);

type Props = { id: string; metadata: HitMetadata };
type CardProps = Props & { term: string; passage: PassageBody | undefined };

/** The two actions of every card. */
export function CardActions({ id, metadata, term, passage }: CardProps) {
  const withCase = useWithCase();
  return (
    <>
      <Link
        to="/home/library/$id"
        params={{ id }}
        search={withCase(readerAt(term, passage))}
        className={CARD_ACTION}
      >
        <BookOpen aria-hidden />
        {t(messages.openInReader)}
      </Link>
      <AddToCase id={id} metadata={metadata} trigger={addTrigger(CARD_ACTION)} />
    </>
  );
}

/** Opens the original in a new tab, or saves it. */
export function OriginalActions({ id, metadata, className }: Props & { className: string }) {
  return (
    <>
      <button type="button" onClick={() => void viewOriginal(id, metadata)} className={className}>
        <ExternalLink aria-hidden />
        {t(messages.viewOriginal)}
      </button>
      <button type="button" onClick={() => void downloadOriginal(id, metadata)} className={className}>
        <Download aria-hidden />
        {t(messages.openSource)}
      </button>
    </>
  );
}

export function SimilarLink({ id, className }: { id: string; className: string }) {
  const withCase = useWithCase();
  return (
    <Link to="/home/search" search={withCase({ similar: id })} className={className}>
      <ScanSearch aria-hidden />
      {t(messages.similar)}
    </Link>
  );
}
