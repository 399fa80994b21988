import { Plus, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { messages } from '#shared/messages/en/practice/archives.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { useUploads } from '../use-uploads.ts';
import type { Unpacked } from './unpack.ts';

type OfferProps = { unpacked: Unpacked; onAdd: (files: readonly File[]) => void; onEnd: () => void };

function Offer({ unpacked, onAdd, onEnd }: OfferProps) {
  const { name, files, left } = unpacked;
  const count = files.length;
  return (
    <section aria-label={name} className="mb-4 rounded-panel border border-line bg-surface p-4 text-ui">
      <p className="font-medium [overflow-wrap:anywhere]">
        {count > 0 ? t(messages.holds, { name, count }) : t(messages.holdsNone, { name })}
      </p>
      <ul className="mt-2 max-h-60 overflow-y-auto text-13 text-ink-soft [overflow-wrap:anywhere]">
        {files.map((file) => (
          <li key={file.name}>
            {file.name} · {fileSize(file.size)}
          </li>
        ))}
        {left.map((sentence) => (
          <li key={sentence} className="text-caution">
            {sentence}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {count > 0 ? (
          <Button
            onClick={() => {
              onEnd();
              onAdd(files);
            }}
          >
            <Plus aria-hidden />
            {t(messages.add, { count })}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onEnd}>
          <X aria-hidden />
          {t(messages.leave)}
        </Button>
      </div>
    </section>
  );
}

/** Files of archives and emails, in their place above the list, to be added or not. */
export function Offers({ caseId }: { caseId: string }) {
  const { queue, addUnpacked } = useUploads(caseId);
  const offers = useSyncExternalStore(queue.subscribe, queue.offers);
  return offers.map((unpacked, at) => (
    <Offer
      // biome-ignore lint/suspicious/noArrayIndexKey: two archives may have one name.
      key={`${at} ${unpacked.name}`}
      unpacked={unpacked}
      onAdd={addUnpacked}
      onEnd={() => queue.endOffer(unpacked)}
    />
  ));
}
