import { FileText, Globe, Scale } from 'lucide-react';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { SiteLink } from '#web/ui/primitives/site-link.tsx';
import { addressOf, MARK, markOf, placeOf, webAddressOf } from './reference.ts';

const ICONS = { library: Scale, file: FileText, web: Globe } as const;

const LINK = 'text-link inline-block py-2.5 md:py-0';

function Title({ source }: { source: AnswerSource }) {
  const address = addressOf(source);
  const web = webAddressOf(source);
  const name = [source.title, source.citation].filter(Boolean).join(', ');
  if (address)
    return (
      <SiteLink to={address} className={LINK}>
        {name}
      </SiteLink>
    );
  if (!web) return name;
  return (
    <a href={web.href} target="_blank" rel="noreferrer noopener nofollow" className={LINK}>
      {t(messages.webSource, { title: name, host: web.host })}
    </a>
  );
}

function Badges({ source: { sample, summary, ocr } }: { source: AnswerSource }) {
  if (!sample && !summary && !ocr) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {sample ? <Badge tone="note">{t(messages.sample)}</Badge> : null}
      {summary ? <Badge tone="caution">{t(messages.summary)}</Badge> : null}
      {ocr ? <Badge>{t(messages.recognised)}</Badge> : null}
    </span>
  );
}

function SourceItem({ source }: { source: AnswerSource }) {
  const place = placeOf(source);
  const Icon = ICONS[source.kind];
  return (
    <li className="flex gap-2">
      <span className="w-9 shrink-0 pt-2.5 whitespace-nowrap md:pt-0">
        <span className={MARK}>{markOf(source.n)}</span>
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="text-ui">
          <span lang={languageOfText(source.title)}>
            <Title source={source} />
          </span>
          {place ? <span className="text-ink-soft tabular-nums"> · {place}</span> : null}
        </span>
        {source.quote ? (
          <q lang={languageOfText(source.quote)} className="mt-0.5 line-clamp-3 text-13 text-ink-soft">
            {source.quote}
          </q>
        ) : null}
        <Badges source={source} />
      </span>
      <span className="ml-auto pt-3 text-ink-faint md:pt-0.5 [&_svg]:size-4">
        <Icon aria-hidden />
      </span>
    </li>
  );
}

/** The numbered sources of an answer, each with its words and a link to its paragraph or page. */
export function SourceList({ sources }: { sources: readonly AnswerSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-label={t(messages.sources)} className="border-t border-line pt-3">
      <h3 className="mb-1 text-13 font-medium text-ink-soft">
        {t(messages.sourceCount, { count: sources.length })}
      </h3>
      <ol className="flex flex-col gap-2">
        {sources.map((source) => (
          <SourceItem key={source.n} source={source} />
        ))}
      </ol>
    </section>
  );
}
