import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import {
  type EmbeddingsEngine,
  embeddingsProgress,
  type LibraryStatus,
} from '#shared/contracts/research/library-status.ts';
import { messages } from '#shared/messages/en/operations/library-status.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { useProgress } from '../use-progress.ts';

const PATH = '/functions/v1/operator-library/embeddings';

type Embeddings = LibraryStatus['embeddings'];
type Props = { embeddings: Embeddings; queryKey: QueryKey };

const nameOf = (engine: EmbeddingsEngine): string =>
  ({
    'built-in': t(messages.builtIn),
    local: t(messages.localModel),
    endpoint: t(messages.endpoint),
  })[engine];

const effectOf = (engine: EmbeddingsEngine): string =>
  ({
    'built-in': t(messages.builtInEffect),
    local: t(messages.localModelEffect),
    endpoint: t(messages.endpointEffect),
  })[engine];

function Failing() {
  return (
    <p className="flex items-start gap-2">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      {t(messages.vectorsFail)}
    </p>
  );
}

/** How far the vectors of the chosen engine are. */
function Making({ embeddings, queryKey }: Props) {
  const { serving, percent, failing } = useProgress(PATH, embeddingsProgress, queryKey) ?? embeddings;
  return (
    <>
      <p>{serving ? t(messages.vectorsReplaced, { engine: nameOf(serving) }) : t(messages.vectorsFirst)}</p>
      {percent === null ? (
        <p>{t(messages.vectorsPrepared)}</p>
      ) : (
        <>
          <p>{t(messages.vectorsMade, { percent })}</p>
          <ProgressBar label={t(messages.vectors)} done={percent} of={100} />
        </>
      )}
      {failing ? <Failing /> : null}
    </>
  );
}

/** Another engine for the operator to choose. */
function Choice({ embeddings, queryKey }: Props) {
  const { chosen, offered } = embeddings;
  const client = useQueryClient();
  const [picked, setPicked] = useState<EmbeddingsEngine>();
  const choose = useMutation({
    mutationFn: (engine: EmbeddingsEngine) => api.run('PUT', PATH, { engine }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
  const shown = picked ?? chosen ?? undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (shown) choose.mutate(shown);
      }}
    >
      <RadioCards
        stacked
        label={t(messages.vectors)}
        value={shown}
        onValueChange={(engine) => {
          choose.reset();
          setPicked(engine);
        }}
        options={offered.map((value) => ({ value, label: nameOf(value) }))}
      />
      {shown ? <p className="mb-4 text-ink-soft">{effectOf(shown)}</p> : null}
      {choose.error ? <FormError title={t(messages.notChosen)} message={sentence(choose.error)} /> : null}
      {shown && shown !== chosen ? (
        <Button type="submit" variant="primary" busy={choose.isPending && t(messages.choosing)}>
          {t(messages.choose)}
        </Button>
      ) : null}
    </form>
  );
}

/** What makes the vectors for searches by meaning, and how far they are. */
export function Embeddings({ embeddings, queryKey }: Props) {
  const { serving, chosen, percent, failing, offered, fixed } = embeddings;
  const done = serving === chosen && percent === null;
  return (
    <Card>
      <CardHeader title={t(messages.vectors)} description={t(messages.vectorsHint)} />
      <CardBody className="flex flex-col items-stretch gap-4 text-ui">
        {chosen === null ? <p>{t(messages.noVectors)}</p> : null}
        {done && serving ? <p>{t(messages.vectorsServe, { engine: nameOf(serving) })}</p> : null}
        {done && failing ? <Failing /> : null}
        {done || chosen === null ? null : <Making key={chosen} embeddings={embeddings} queryKey={queryKey} />}
        {fixed ? <p className="text-ink-soft">{t(messages.vectorsFixed)}</p> : null}
        {fixed || offered.length < 2 ? null : (
          <Choice key={chosen} embeddings={embeddings} queryKey={queryKey} />
        )}
        {fixed || offered.length === 3 ? null : <p className="text-ink-soft">{t(messages.moreEngines)}</p>}
      </CardBody>
    </Card>
  );
}
