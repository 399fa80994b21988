import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { messages } from '#shared/messages/en/search.ts';
import { t } from '#shared/messages/translate.ts';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { count } from '#web/ui/time/dates.ts';
import { documentQuery } from '../queries.ts';
import { isTextKey, keptText } from './similar-texts.ts';

function LikeText({ similar }: { similar: string }) {
  const text = keptText(similar);
  if (text === undefined) return <>{t(messages.theTextYouGaveIs)}</>;
  return (
    <>
      Most like the text you gave ({count(text.length)} characters): <q>{text.slice(0, 120).trim()}…</q>
    </>
  );
}

function LikeDocument({ similar }: { similar: string }) {
  const { data } = useQuery(documentQuery(similar));
  return (
    <>
      Most like{' '}
      <Link to="/home/library/$id" params={{ id: similar }} className="text-link font-serif">
        {data?.metadata.title ?? 'the document'}
      </Link>
    </>
  );
}

/** What the results are like, and the way back to an ordinary search. */
export function SimilarHeading({ similar }: { similar: string }) {
  return (
    <div className="flex items-center gap-3 rounded-panel border border-line bg-accent-wash py-1 pr-1 pl-4">
      <p className="min-w-0 flex-1 text-ui">
        {isTextKey(similar) ? <LikeText similar={similar} /> : <LikeDocument similar={similar} />}
      </p>
      <Link
        to="/home/search"
        aria-label={t(messages.stopFindingSimilarDocuments)}
        className={buttonClass('quiet', 'icon')}
      >
        <X aria-hidden />
      </Link>
    </div>
  );
}
