import { CalendarClock, FileText, Globe, Scale } from 'lucide-react';
import { benchWords } from '#shared/bench-words.ts';
import { plainDay } from '#shared/checks/plain-day.ts';
import { restsSentence } from '#shared/checks/standing-sentences.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { messages as checks } from '#shared/messages/en/library/checks.ts';
import { messages as citator } from '#shared/messages/en/library/citator.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { addressOf, MARK, markOf, placeOf, webAddressOf } from './reference.ts';

const ICONS = { library: Scale, file: FileText, web: Globe, rule: CalendarClock } as const;

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

/** Names what took authority from a judgment later, or that it follows an overruled one. */
function Weakened({ source: { treatment, rests_on } }: { source: AnswerSource }) {
  if (treatment === 'overruled' || treatment === 'reversed' || treatment === 'doubted')
    return (
      <Badge tone={treatment === 'doubted' ? 'caution' : 'bad'}>
        {t(citator.treatment, { kind: treatment })}
      </Badge>
    );
  return rests_on ? <Badge tone="caution">{t(checks.statusRests)}</Badge> : null;
}

function Badges({ source }: { source: AnswerSource }) {
  const { sample, summary, ocr } = source;
  if (!sample && !summary && !ocr) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {sample ? <Badge tone="note">{t(messages.sample)}</Badge> : null}
      {summary ? <Badge tone="caution">{t(messages.summary)}</Badge> : null}
      {ocr ? <Badge>{t(messages.recognised)}</Badge> : null}
    </span>
  );
}

/** Court, bench and day of a judgment; nothing of another source. */
function OfCourt({ source: { court, bench_strength, decided_on } }: { source: AnswerSource }) {
  const facts = [
    court,
    bench_strength === undefined ? undefined : benchWords(court, bench_strength),
    decided_on === undefined ? undefined : plainDay(decided_on),
  ].filter((fact) => fact !== undefined);
  return facts.length === 0 ? null : <span className="mt-0.5 block text-ink-soft">{facts.join(' · ')}</span>;
}

/** One line for a source; its words, their link and what it is open below. */
function SourceItem({ source }: { source: AnswerSource }) {
  const place = placeOf(source);
  const Icon = ICONS[source.kind];
  return (
    <li className="min-w-0 max-w-full has-[[open]]:basis-full">
      <details className="rounded-control border border-line open:pb-2">
        <summary className="flex min-h-11 max-w-full cursor-pointer list-none items-center gap-2 px-2 text-13 md:min-h-9 [&::-webkit-details-marker]:hidden">
          <span className={MARK}>{markOf(source.n)}</span>
          <span className="text-ink-faint [&_svg]:size-4">
            <Icon aria-hidden />
          </span>
          <span lang={languageOfText(source.title)} className="max-w-[32ch] min-w-0 truncate">
            {source.title}
          </span>
          {place ? <span className="shrink-0 text-ink-soft tabular-nums">{place}</span> : null}
          <Weakened source={source} />
        </summary>
        <div className="px-2 text-13 [overflow-wrap:anywhere]">
          <span lang={languageOfText(source.title)}>
            <Title source={source} />
          </span>
          <OfCourt source={source} />
          {source.rests_on ? (
            <span className="block text-caution">{restsSentence(source.rests_on)}</span>
          ) : null}
          {source.quote && source.kind !== 'rule' ? (
            <q lang={languageOfText(source.quote)} className="mt-0.5 block text-ink-soft">
              {source.quote}
            </q>
          ) : null}
          <Badges source={source} />
        </div>
      </details>
    </li>
  );
}

/** The numbered sources of an answer, each a line that opens its words and the link to its paragraph or page. */
export function SourceList({ sources }: { sources: readonly AnswerSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-label={t(messages.sources)} className="border-t border-line pt-3">
      <h3 className="mb-1 text-13 font-medium text-ink-soft">
        {t(messages.sourceCount, { count: sources.length })}
      </h3>
      <ol className="flex flex-wrap gap-2">
        {sources.map((source) => (
          <SourceItem key={source.n} source={source} />
        ))}
      </ol>
    </section>
  );
}
