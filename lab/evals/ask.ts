import { randomUUID } from 'node:crypto';
import { answerEvents } from '#server/features/assistant/answering/answer.ts';
import type { AnswerEvent } from '#server/features/assistant/answering/events.ts';
import { modelFor } from '#server/features/assistant/answering/model-for.ts';
import { readQuestion } from '#server/features/assistant/answering/question-of-thread.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import type { EvalProduct } from './product.ts';
import type { EvalQuestion } from './questions/types.ts';
import type { PlacedSource } from './score.ts';

/** The answer of the product to a question, in a new thread. */
export async function ask(
  { services, userId, cases }: EvalProduct,
  question: EvalQuestion,
): Promise<AnswerMessage> {
  for await (const event of answering(
    { services, userId },
    question.ask,
    cases[question.in ?? 'general'] ?? null,
  ))
    if (event.event === 'done') return event.data.message;
  throw new Error('an answer ends with its message');
}

/** The events of the answer to a question, in a new thread. */
export async function* answering(
  { services, userId }: Pick<EvalProduct, 'services' | 'userId'>,
  content: string,
  caseId: string | null,
): AsyncGenerator<AnswerEvent> {
  const session = {
    userId,
    aal: 'aal1',
    sessionId: randomUUID(),
    email: 'evals@example.in',
    signedInAt: 0,
    needsSecondFactor: false,
    language: null,
  } as const;
  const threadId = randomUUID();
  await services.db.withUser(session, (tx) =>
    tx.run(
      sql`insert into public.chat_threads (id, case_id, title) values (${threadId}, ${caseId}, 'Question')`,
    ),
  );
  const asked = await readQuestion(services, session, { threadId, content });
  yield* answerEvents(services, {
    session,
    asked,
    options: {},
    model: modelFor(services, asked.preferences),
    signal: new AbortController().signal,
    streamed: true,
  });
}

/** A source with what the library or the file has at its place. */
export async function placed({ services, userId }: EvalProduct, source: AnswerSource): Promise<PlacedSource> {
  // The working of a rule is its own text.
  if (source.kind === 'rule') return { source, text: source.quote, names: [source.id] };
  if (source.kind === 'file') {
    const page = await services.db.withUser({ userId, aal: 'aal1' }, (tx) =>
      tx.first<{ text: string }>(sql`
        select text from public.case_file_pages where file_id = ${source.id} and page = ${source.page ?? 0}`),
    );
    return { source, text: page?.text, names: [source.title] };
  }
  const document = await services.library.get(source.id);
  const text = document?.paragraphs[source.index ?? -1]?.text;
  return { source, text, names: [source.id, document?.file_key ?? '', ...(document?.citation_keys ?? [])] };
}
