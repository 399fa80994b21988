import type { AnswerOptions, TickedSource } from '#shared/contracts/assistant/answers.ts';
import { ASSISTANT } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { KeyedStore } from '../keyed-store.ts';

/** A file or a judgment that an answer may use. */
export interface Named {
  id: string;
  title: string;
}

/** Sources that the answers of a place may use, as the reader ticked them. */
export interface SourceChoice {
  /** Unticked files of the case; new files are ticked. */
  without: readonly string[];
  library: boolean;
  judgments: readonly Named[];
  mode: 'hybrid' | 'keyword';
  /** The web is searched too, where this server can. */
  web: boolean;
}

export const ALL_SOURCES: SourceChoice = {
  without: [],
  library: true,
  judgments: [],
  mode: 'hybrid',
  web: false,
};

/** The choices by case, and that of the general chat. */
export const sourceChoices = new KeyedStore<SourceChoice>();

function tickedFiles({ without }: SourceChoice, files: readonly Named[]): TickedSource[] {
  const ticked = files.filter(({ id }) => !without.includes(id));
  if (ticked.length === files.length && files.length > 0) return [{ kind: 'file' }];
  return ticked.map(({ id }) => ({ kind: 'file', id }));
}

/** The options of a question for its sources; a list is left out when all of them may be used. */
export function optionsOf(choice: SourceChoice, files: readonly Named[]): AnswerOptions {
  const { library, judgments, mode, web } = choice;
  const all = library && choice.without.length === 0;
  const sources: TickedSource[] = [
    ...tickedFiles(choice, files),
    ...(library
      ? [{ kind: 'library' as const }]
      : judgments.map(({ id }) => ({ kind: 'library' as const, id }))),
  ];
  return { mode, ...(web ? { web } : {}), ...(all ? {} : { sources }) };
}

/** The reason why this choice allows no question; undefined when it does. */
export function blockedBy(choice: SourceChoice, files: readonly Named[]): string | undefined {
  const { sources } = optionsOf(choice, files);
  if (sources?.length === 0) return t(messages.nothingChosen);
  const many = sources !== undefined && sources.length > ASSISTANT.ticked;
  return many ? t(messages.tooManyChosen, { max: ASSISTANT.ticked }) : undefined;
}
