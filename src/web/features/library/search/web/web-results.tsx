import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { WEB_SEARCH, webSearchAnswer } from '#shared/contracts/research/web-search.ts';
import { messages } from '#shared/messages/en/library/web-search.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FormError } from '#web/ui/forms/form-error.tsx';

type FoundWebPage = { url: string; title: string; text: string };

function WebResult({ url, title, text }: FoundWebPage) {
  return (
    <li className="flex flex-col gap-1 rounded-panel border border-dashed border-edge p-4">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        lang={languageOfText(title)}
        className="text-link max-md:py-2 text-16 font-medium [overflow-wrap:anywhere]"
      >
        {title}
        <ExternalLink aria-hidden className="ml-1 inline size-3.5" />
      </a>
      <p className="text-13 text-ink-faint [overflow-wrap:anywhere]">{new URL(url).host}</p>
      <p lang={languageOfText(text)} className="text-ui text-ink-soft [overflow-wrap:anywhere]">
        {text}
      </p>
    </li>
  );
}

/** Results of a web search engine for the words, in a group of its own below the results of the library. */
export function WebResults({ words }: { words: string }) {
  const query = words.slice(0, WEB_SEARCH.words);
  const { data, error } = useQuery({
    queryKey: ['web-search', query],
    queryFn: ({ signal }) => api.post('/library/web-search', { query }, webSearchAnswer, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section
      aria-labelledby="web-results-title"
      className="mt-4 flex flex-col gap-3 border-t border-line pt-4"
    >
      <div>
        <h2 id="web-results-title" className="text-16 font-semibold">
          {t(messages.title)}
        </h2>
        <p className="text-13 text-ink-soft">{t(messages.note)}</p>
      </div>
      {error ? <FormError title={t(messages.failed)} message={sentence(error)} /> : null}
      {!data && !error ? (
        <Loading label={t(messages.searching)} className="flex flex-col gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Loading>
      ) : null}
      {data?.results.length === 0 ? <p className="text-ui">{t(messages.none)}</p> : null}
      {data && data.results.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {data.results.map((found) => (
            <WebResult key={found.url} {...found} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
