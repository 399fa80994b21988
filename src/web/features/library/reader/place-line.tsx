import { Copy, FolderPlus } from 'lucide-react';
import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/reader.ts';
import { messages as search } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { AddToCase } from '../cases/add-to-case.tsx';
import { SampleBadge, SummaryBadge } from '../document-badges.tsx';
import { shownTitle } from '../format.ts';
import { pinpoint } from '../pinpoint.ts';
import { QUIET_ACTION } from '../search/results/card-actions.tsx';

export type PlaceLineProps = {
  id: string;
  metadata: HitMetadata;
  number: string | undefined;
  /** Author of the paragraph, or the part that is read: 'per Farias, J., dissenting', 'headnote, not the judgment'. */
  whose: string | undefined;
  /** The page of the report on which the paragraph begins: 'SCR p. 556'. */
  page: string | undefined;
  /** Shows the actions as words; otherwise as icons. */
  wide: boolean;
};

function Actions({ id, metadata, number, whose, page, wide }: PlaceLineProps) {
  const place = number === undefined ? {} : { paragraph: number, whose, page };
  const copy = () => void copyText(pinpoint(metadata, place));
  if (wide)
    return (
      <>
        <button type="button" className={QUIET_ACTION} onClick={copy}>
          <Copy aria-hidden />
          {t(messages.copyCitation)}
        </button>
        <AddToCase
          id={id}
          metadata={metadata}
          trigger={
            <button type="button" className={QUIET_ACTION}>
              <FolderPlus aria-hidden />
              {t(search.addToCase)}
            </button>
          }
        />
      </>
    );
  return (
    <>
      <Button variant="quiet" size="icon" aria-label={t(messages.copyCitation)} onClick={copy}>
        <Copy aria-hidden />
      </Button>
      <AddToCase
        id={id}
        metadata={metadata}
        trigger={
          <Button variant="quiet" size="icon" aria-label={t(search.addToCase)}>
            <FolderPlus aria-hidden />
          </Button>
        }
      />
    </>
  );
}

/** The cause title and the paragraph being read, when the title itself has scrolled away. */
export function PlaceLine(props: PlaceLineProps) {
  const { metadata, number, whose, page, wide } = props;
  const paragraph = number === undefined ? '' : t(messages.atParagraph, { number });
  const place = [paragraph, whose, wide ? page : ''].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-1 items-center">
      <p className="flex min-w-0 flex-1 items-baseline gap-2">
        <span lang={languageOfText(shownTitle(metadata))} className="truncate font-serif text-16 font-medium">
          {shownTitle(metadata)}
        </span>
        {place.length === 0 ? null : (
          <span className="shrink-0 text-13 text-ink-soft tabular-nums">{place.join(', ')}</span>
        )}
      </p>
      {wide && metadata.sample ? <SampleBadge /> : null}
      {wide && metadata.summary ? <SummaryBadge /> : null}
      <Actions {...props} />
    </div>
  );
}
