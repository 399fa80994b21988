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

/** Says how searches work until all vectors of the chosen engine are made. */
function meanwhile(serving: EmbeddingsEngine | null, chosen: EmbeddingsEngine | null): string {
  if (serving === null) return t(messages.vectorsFirst);
  return serving === chosen
    ? t(messages.vectorsPartial)
    : t(messages.vectorsReplaced, { engine: nameOf(serving) });
}

/** Progress of the chosen engine's vectors. */
function Making({ embeddings, queryKey }: Props) {
  const { serving, percent, failing } = useProgress(PATH, embeddingsProgress, queryKey) ?? embeddings;
  return (
    <>
      <p>{meanwhile(serving, embeddings.chosen)}</p>
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
      {shown ? <p className="text-ink-soft not-last:mb-4">{effectOf(shown)}</p> : null}
      {choose.error ? <FormError title={t(messages.notChosen)} message={sentence(choose.error)} /> : null}
      {shown && shown !== chosen ? (
        <Button type="submit" variant="primary" busy={choose.isPending && t(messages.choosing)}>
          {t(messages.choose)}
        </Button>
      ) : null}
    </form>
  );
}

function State({ embeddings, queryKey, documents }: Props & { documents: number }) {
  const { serving, chosen, percent, failing } = embeddings;
  if (chosen === null) return <p>{t(messages.noVectors)}</p>;
  // An empty library lacks no vector, so that its engine serves without having made one.
  if (documents === 0) return <p>{t(messages.vectorsLater)}</p>;
  if (serving !== chosen || percent !== null)
    return <Making key={chosen} embeddings={embeddings} queryKey={queryKey} />;
  return (
    <>
      <p>{t(messages.vectorsServe, { engine: nameOf(serving) })}</p>
      {failing ? <Failing /> : null}
    </>
  );
}

/** The engine of the vectors for searches by meaning, and its progress. */
export function Embeddings({ embeddings, queryKey, documents }: Props & { documents: number }) {
  const { chosen, offered, fixed } = embeddings;
  return (
    <Card>
      <CardHeader title={t(messages.vectors)} description={t(messages.vectorsHint)} />
      <CardBody className="flex flex-col items-stretch gap-4 text-ui">
        <State embeddings={embeddings} queryKey={queryKey} documents={documents} />
        {fixed ? <p className="text-ink-soft">{t(messages.vectorsFixed)}</p> : null}
        {fixed || offered.length < 2 ? null : (
          <Choice key={chosen} embeddings={embeddings} queryKey={queryKey} />
        )}
        {fixed || offered.length === 3 ? null : <p className="text-ink-soft">{t(messages.moreEngines)}</p>}
      </CardBody>
    </Card>
  );
}
