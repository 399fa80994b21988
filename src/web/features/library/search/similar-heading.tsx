import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { usePasted } from '#web/data/device/pasted-texts.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { documentQuery } from '../queries.ts';
import { isTextKey } from '../requests.ts';

function LikeText({ similar }: { similar: string }) {
  const text = usePasted(similar);
  if (text === undefined) return <>{t(messages.similarTextLost)}</>;
  return (
    <Rich
      message={messages.similarToText}
      values={{ count: text.length, text: text.slice(0, 120).trim() }}
      tags={{ q: (quoted) => <q lang={languageOfText(text)}>{quoted}</q> }}
    />
  );
}

function LikeDocument({ similar }: { similar: string }) {
  const { data } = useQuery(documentQuery(similar));
  return (
    <Rich
      message={messages.similarToDocument}
      values={{ title: data?.metadata.title ?? t(messages.similarToUnknown) }}
      tags={{
        link: (title) => (
          <Link to="/home/library/$id" params={{ id: similar }} className="text-link font-serif">
            {title}
          </Link>
        ),
      }}
    />
  );
}

/** The text or document that the results resemble, and a link back to a normal search. */
export function SimilarHeading({ similar }: { similar: string }) {
  return (
    <div className="flex items-center gap-3 rounded-panel border border-line bg-accent-wash py-1 pr-1 pl-4">
      <p className="min-w-0 flex-1 text-ui">
        {isTextKey(similar) ? <LikeText similar={similar} /> : <LikeDocument similar={similar} />}
      </p>
      <Link to="/home/search" aria-label={t(messages.stopSimilar)} className={buttonClass('quiet', 'icon')}>
        <X aria-hidden />
      </Link>
    </div>
  );
}
