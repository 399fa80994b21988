import { Link } from '@tanstack/react-router';
import { BookOpen, Download, ExternalLink, FolderPlus, ScanSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { AddToCase } from '#web/features/library/add-to-case.tsx';
import { downloadOriginal, viewOriginal } from '#web/features/library/originals.ts';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';

/** The look of a small button in a row of actions. */
export const QUIET_ACTION = cx(
  buttonClass('quiet'),
  'px-2.5! text-13! font-normal! text-ink-soft! hover:text-ink!',
);

function Action({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={QUIET_ACTION}>
      {children}
    </button>
  );
}

export const addTrigger = () => (
  <button type="button" className={QUIET_ACTION}>
    <FolderPlus aria-hidden />
    {t(messages.addToCase)}
  </button>
);

type Props = { id: string; metadata: HitMetadata; term: string };

export function CardActions({ id, metadata, term }: Props) {
  return (
    <div className="relative z-10 -mx-2.5 -mb-2 flex w-fit flex-wrap border-t border-transparent">
      <Link to="/home/library/$id" params={{ id }} search={term ? { q: term } : {}} className={QUIET_ACTION}>
        <BookOpen aria-hidden />
        {t(messages.openInReader)}
      </Link>
      <AddToCase id={id} metadata={metadata} trigger={addTrigger()} />
      <Link to="/home/search" search={{ similar: id }} className={QUIET_ACTION}>
        <ScanSearch aria-hidden />
        {t(messages.similar)}
      </Link>
      <Action onClick={() => void viewOriginal(metadata)}>
        <ExternalLink aria-hidden />
        {t(messages.viewOriginal)}
      </Action>
      <Action onClick={() => void downloadOriginal(metadata)}>
        <Download aria-hidden />
        {t(messages.openSource)}
      </Action>
    </div>
  );
}
