import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, CircleCheck, CircleX, X } from 'lucide-react';
import { Fragment } from 'react';
import { compareTexts } from '#law/drafting/document/compare.ts';
import { placesOfTerm } from '#law/drafting/suggestions/terms-of-art.ts';
import { keepLongest } from '#law/text/text.ts';
import { sentenceNote } from '#shared/checks/sentence-notes.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { messages } from '#shared/messages/en/drafting/assistant.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { ChangedWords } from '#web/components/drafting/changed-words.tsx';
import type { DraftDesk } from '#web/components/drafting/draft-desk.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { AnswerChecked } from '../conversation/answer-checks.tsx';
import { SourceList } from '../sources/source-list.tsx';
import { rejectSuggestion, showDecided } from './queries.ts';

const PAPER =
  'max-h-80 overflow-y-auto rounded-control bg-paper p-3 font-serif text-16 leading-6 whitespace-pre-wrap [overflow-wrap:anywhere]';
type Translation = NonNullable<Suggestion['translation']>;

/** A translation with its terms of art marked, and below them what the glossary says. */
function Translated({ after, language, terms }: Translation & Pick<Suggestion, 'after'>) {
  const places = keepLongest(terms.flatMap(({ word }) => placesOfTerm(after, word)));
  const ends = [0, ...places.map(({ end }) => end)];
  return (
    <>
      <p lang={language} dir="auto" className={PAPER}>
        {places.map(({ start, end }, at) => (
          <Fragment key={start}>
            {after.slice(ends[at], start)}
            <mark className="bg-mark text-mark-ink">{after.slice(start, end)}</mark>
          </Fragment>
        ))}
        {after.slice(ends.at(-1))}
      </p>
      {terms.length === 0 ? null : (
        <div className="text-13">
          <p className="text-ink-soft">{t(messages.termsOfArt)}</p>
          <ul>
            {terms.map(({ term, word, used }) => (
              <li key={term} className={used ? '' : 'text-caution'}>
                <Rich
                  message={used ? messages.termUsed : messages.termNotUsed}
                  values={{ term, word }}
                  tags={{
                    from: (words) => <span lang={languageOfText(term)}>{words}</span>,
                    to: (words) => <span lang={languageOfText(word)}>{words}</span>,
                  }}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-13 text-ink-soft">{t(messages.keptParts)}</p>
    </>
  );
}

/** The old words and the new ones, as they will be in the draft. */
function Change({ before, after }: Pick<Suggestion, 'before' | 'after'>) {
  const compared =
    before === '' ? [{ parts: [{ kind: 'added' as const, text: after }] }] : compareTexts(before, after);
  return (
    <div className={PAPER}>
      {compared.map(({ parts }) => (
        <p key={parts.map(({ kind, text }) => `${kind} ${text}`).join()}>
          <ChangedWords parts={parts} />
        </p>
      ))}
    </div>
  );
}

/** True when the new words have anything that was checked. */
const hasChecks = ({ checks: { citations, provisions, removed } }: Suggestion): boolean =>
  citations.length + provisions.length + removed.length > 0;

/** Lists what the new words say and their sources do not. */
const notesOf = ({ checks: { sentences = [], citations } }: Suggestion): string[] =>
  sentences.flatMap((one) => sentenceNote(one, citations)?.words ?? []);

function Decision({ one, desk }: { one: Suggestion; desk: DraftDesk }) {
  const client = useQueryClient();
  const reject = useMutation({
    mutationFn: () => rejectSuggestion(desk.draftId, one.id),
    onMutate: () => showDecided(client, desk.draftId, one.id, 'rejected'),
    onError: (error) => {
      showDecided(client, desk.draftId, one.id, 'open');
      toastFailure(t(messages.notRejected), error);
    },
  });
  const accept = () => {
    if (desk.accept(one)) showDecided(client, desk.draftId, one.id, 'accepted');
    else toast({ title: t(messages.changedSince), variant: 'warning' });
  };
  return (
    <>
      <Button onClick={accept}>
        <Check aria-hidden />
        {t(messages.accept)}
      </Button>
      <Button variant="quiet" onClick={() => reject.mutate()}>
        <X aria-hidden />
        {t(messages.reject)}
      </Button>
    </>
  );
}

const STATES = {
  accepted: { text: messages.accepted, Icon: CircleCheck, tone: 'text-good' },
  rejected: { text: messages.rejected, Icon: CircleX, tone: 'text-ink-soft' },
} as const;

function Decided({ state }: { state: keyof typeof STATES }) {
  const { text, Icon, tone } = STATES[state];
  return (
    <p className={`flex min-h-9 items-center gap-1.5 text-ui ${tone}`}>
      <Icon aria-hidden className="size-4" />
      {t(text)}
    </p>
  );
}

/** One change that the assistant proposes: what, why, on what it rests, and the reader's decision. */
export function SuggestionCard({ one, desk }: { one: Suggestion; desk: DraftDesk }) {
  const { kind, block, before, after, reason, sources, unsupported, state, translation } = one;
  const words = kind === 'replace' ? messages.change : messages.newParagraph;
  const name = t(translation ? messages.translation : words);
  const goTo = () => {
    if (!desk.goTo(block)) toast({ title: t(messages.changedSince), variant: 'warning' });
  };
  return (
    <section aria-label={name} className="flex flex-col gap-2 rounded-panel border border-line p-3">
      <p className="flex items-center justify-between gap-2 text-13 font-medium text-ink-soft">
        {name}
        <Button variant="quiet" className="px-2!" onClick={goTo}>
          {t(messages.goTo)}
        </Button>
      </p>
      {translation ? <Translated after={after} {...translation} /> : <Change before={before} after={after} />}
      {reason === '' ? null : <p className="text-ui [overflow-wrap:anywhere]">{reason}</p>}
      {notesOf(one).map((note) => (
        <p
          key={note}
          role="note"
          className="rounded-control bg-caution-wash px-3 py-1.5 text-13 text-caution"
        >
          {note}
        </p>
      ))}
      {unsupported.length === 0 ? null : (
        <p className="rounded-control bg-caution-wash px-3 py-1.5 text-13 text-caution">
          {t(messages.unsupported, { figures: formatList(unsupported) })}
        </p>
      )}
      <SourceList sources={sources} />
      {hasChecks(one) ? <AnswerChecked checks={one.checks} /> : null}
      <div className="flex flex-wrap items-center gap-1">
        {state === 'open' ? (
          desk.writes ? (
            <Decision one={one} desk={desk} />
          ) : null
        ) : (
          <Decided state={state} />
        )}
      </div>
    </section>
  );
}
