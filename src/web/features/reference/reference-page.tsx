import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/en/common/reference.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import {
  type Entry,
  type Group,
  groupsOf,
  indexQuery,
  type OpenApi,
  type Operation,
  operationOf,
  operationQuery,
  type Parameter,
} from './openapi.ts';
import { SchemaView, typeOf } from './schema-view.tsx';

const PLACES = {
  query: messages.inQuery,
  path: messages.inPath,
  header: messages.inHeader,
  cookie: messages.inCookie,
} as const;

function parameterType(document: OpenApi, { in: place, schema }: Parameter): string {
  const type = schema ? typeOf(document, schema) : t(messages.text);
  return t(PLACES[place], { type });
}

type BodyProps = { document: OpenApi; operation: Operation };

function Parameters({ document, operation }: BodyProps) {
  if (operation.parameters.length === 0) return null;
  return (
    <section>
      <h3 className="text-13 font-semibold text-ink-soft">{t(messages.parameters)}</h3>
      <ul className="divide-y divide-line">
        {operation.parameters.map((parameter) => (
          <li
            key={`${parameter.in}-${parameter.name}`}
            className="flex flex-wrap items-baseline gap-x-3 py-2"
          >
            <code className="font-mono text-13 font-medium break-all">{parameter.name}</code>
            <span className="text-13 text-ink-soft">{parameterType(document, parameter)}</span>
            {parameter.required ? null : (
              <span className="text-12 text-ink-faint">{t(messages.optional)}</span>
            )}
            {parameter.description ? (
              <p className="w-full text-13 text-ink-soft">{parameter.description}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OperationBody({ document, operation }: BodyProps) {
  return (
    <>
      {operation.description ? <p className="max-w-[66ch] text-ui">{operation.description}</p> : null}
      <Parameters document={document} operation={operation} />
      {operation.body ? (
        <section>
          <h3 className="text-13 font-semibold text-ink-soft">{t(messages.body)}</h3>
          <SchemaView document={document} schema={operation.body} />
        </section>
      ) : null}
      {operation.answers.map((answer) => (
        <section key={answer.status}>
          <h3 className="flex flex-wrap items-center gap-2 text-13 font-semibold text-ink-soft">
            <Rich
              message={messages.response}
              tags={{
                status: () => (
                  <Badge tone={answer.status.startsWith('2') ? 'good' : 'quiet'}>{answer.status}</Badge>
                ),
                description: () => <span className="font-normal">{answer.description}</span>,
              }}
            />
          </h3>
          {answer.schema ? <SchemaView document={document} schema={answer.schema} /> : null}
        </section>
      ))}
    </>
  );
}

/** An opened operation, as the server describes it. */
function OpenOperation({ entry }: { entry: Entry }) {
  const { data, error, refetch } = useQuery(operationQuery(entry));
  if (data) return <OperationBody document={data} operation={operationOf(data, entry)} />;
  return error ? <NotLoaded error={error} retry={refetch} /> : <Rows of={['a', 'b']} />;
}

function OperationRow({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  return (
    <details id={entry.id} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-wash focus-visible:-outline-offset-2">
        <span className="w-16 shrink-0 font-mono text-12 font-semibold text-accent">{entry.method}</span>
        <code className="font-mono text-13 font-medium break-all">{entry.path}</code>
        <span className="text-13 text-ink-soft">{entry.summary}</span>
      </summary>
      {open ? (
        <div className="flex flex-col gap-4 border-t border-line px-4 py-4">
          <OpenOperation entry={entry} />
        </div>
      ) : null}
    </details>
  );
}

function OneGroup({ group }: { group: Group }) {
  return (
    <section aria-labelledby={group.id} className="scroll-mt-20">
      <h2 id={group.id} className="mb-2 scroll-mt-20 text-18 font-semibold">
        {group.tag}
      </h2>
      <div className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
        {group.operations.map((entry) => (
          <OperationRow key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  );
}

function NotLoaded({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  return <ErrorState title={t(messages.notLoaded)} message={sentence(error)} onRetry={() => void retry()} />;
}

/** Rows that are still to come. */
function Rows({ of }: { of: readonly string[] }) {
  return (
    <Loading label={t(messages.loading)} className="flex flex-col gap-3">
      {of.map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </Loading>
  );
}

/** The public API, generated from the server's own OpenAPI document. */
export function Reference() {
  const { data, error, refetch } = useQuery(indexQuery);
  if (error && !data) return <NotLoaded error={error} retry={refetch} />;
  if (!data) return <Rows of={['a', 'b', 'c', 'd', 'e', 'f']} />;
  const groups = groupsOf(data);
  return (
    <div className="gap-12 md:grid md:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label={t(messages.groups)} className="mb-6 md:sticky md:top-20 md:mb-0 md:self-start">
        <ul className="flex flex-wrap gap-x-4 md:flex-col">
          {groups.map((group) => (
            <li key={group.tag}>
              <a
                href={`#${group.id}`}
                className="flex min-h-11 min-w-11 items-center text-ui text-ink-soft hover:text-ink md:min-h-9"
              >
                {group.tag}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-8">
        {groups.map((group) => (
          <OneGroup key={group.tag} group={group} />
        ))}
      </div>
    </div>
  );
}
