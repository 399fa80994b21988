import type { Session } from '#server/platform/http/access.ts';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerMessage, AnswerOptions } from '#shared/contracts/assistant/answers.ts';
import { dataMayLeave } from '#shared/contracts/profiles.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { composeDeadlines, deadlineNotes } from '../deadlines/compose-deadlines.ts';
import { deadlinesOf, isWorkedOut } from '../deadlines/deadlines-of.ts';
import { evidenceFor } from '../retrieval/evidence.ts';
import { treatmentNotes } from '../retrieval/provenance.ts';
import type { Retrieval } from '../retrieval/retrieve.ts';
import { mostOfSources, roomForSources } from '../retrieval/room.ts';
import { treatmentsOf } from '../retrieval/treatments.ts';
import { answerSource, groupOf } from '../sources.ts';
import { keepAnswer, type NewAnswer } from '../store.ts';
import type { AnswerEvent, Reading } from './events.ts';
import { declined, extractiveAnswer } from './extractive-answer.ts';
import { modelAnswer } from './model-answer.ts';
import { notesOf } from './notes.ts';
import type { AskedQuestion } from './question-of-thread.ts';
import { withRests } from './rests.ts';

type Deps = Pick<Services, 'db' | 'library' | 'webSearch' | 'log' | 'env'>;

export interface Answering extends Reading {
  session: Session;
  asked: AskedQuestion;
  options: AnswerOptions;
  /** Undefined: the answer is made of quotations. */
  model: LanguageModel | undefined;
  /** Reads the sentences of the model's answer again. */
  second?: LanguageModel | undefined;
  /** Keeps the answer somewhere else than in a chat. */
  keep?: (answer: NewAnswer) => Promise<AnswerMessage>;
}

/**
 * The events of an answer, the last with the message as it was kept. Errors: those of `retrieve`, `modelAnswer` and
 * `keepAnswer`.
 */
export async function* answerEvents(parts: Deps, answering: Answering): AsyncGenerator<AnswerEvent> {
  const { session, asked, options, model, second, signal, streamed } = answering;
  if (asked.answered) {
    yield* whole(asked.answered);
    return;
  }
  const keep = async (answer: NewAnswer) => {
    if (answering.keep) return answering.keep(answer);
    try {
      return await parts.db.withUser(session, (tx) => keepAnswer(tx, asked, answer));
    } catch (cause) {
      if (!(cause instanceof ProblemError && cause.code === 'conflict')) throw cause;
      throw new ProblemError('not_found', sentenceOf(messages.threadGone), { cause });
    }
  };
  const { question, caseId } = asked;
  const mayLeave = dataMayLeave(asked.preferences);
  const retrieval: Retrieval = { viewer: session, question, caseId, options, mayLeave, signal };
  const deadlines = await deadlinesOf(parts, retrieval, asked);
  const lead = deadlines.worked.length > 0 ? composeDeadlines(deadlines, caseId) : undefined;
  if (!model || isWorkedOut(deadlines, caseId)) {
    yield* whole(await keep(await extractiveAnswer(parts, retrieval, lead)));
    return;
  }
  const most = mostOfSources(parts.env.MODEL_TOKENS_PER_USER);
  const room = roomForSources(model.room, most);
  const { passages, found, pages } = await evidenceFor(parts, { ...retrieval, room });
  if (passages.length === 0) {
    yield* whole(await keep(await declined(parts, found, model.name)));
    return;
  }
  const candidates = passages.map(({ candidate }) => candidate);
  const judgments = candidates.flatMap(({ kind, id }) => (kind === 'library' ? [id] : []));
  const treatments = await parts.db.withUser(session, (tx) => treatmentsOf(tx, judgments));
  const numbered = passages.map((one, at) =>
    answerSource(
      at + 1,
      one.candidate,
      one.quote,
      groupOf(one, question),
      treatments.get(one.candidate.id)?.kind,
    ),
  );
  const { sources, notes: rests } = await withRests(parts, session, numbered);
  yield { event: 'sources', data: { sources } };
  yield { event: 'progress', data: { done: 0, total: sources.length, what: 'passages' } };
  const notes = [
    ...deadlineNotes(deadlines),
    ...treatmentNotes(candidates, treatments),
    ...rests,
    ...(await notesOf(parts, { ...found, pages: undefined })),
  ];
  const quotations = () => extractiveAnswer(parts, retrieval, lead);
  const given = { passages, sources, most, pages, treatments, notes, unread: found.unread, quotations };
  yield* modelAnswer(parts, { asked, model, second, signal, streamed, keep, ...given });
}

/** An answer that is there whole. */
export function* whole(message: AnswerMessage): Generator<AnswerEvent> {
  const { sources, content, checks } = message;
  yield { event: 'sources', data: { sources } };
  yield {
    event: 'delta',
    data: { text: content, ...(checks.sentences ? { sentences: checks.sentences } : {}) },
  };
  yield { event: 'done', data: { message } };
}
