import type { ModelError, RefusalFacts, RequestPart } from './model-error.ts';

/** Form of a request that the endpoint takes. */
export interface Dialect {
  /** The answer comes as a stream. */
  stream: boolean;
  streamOptions: boolean;
  tokensField: 'max_tokens' | 'max_completion_tokens' | undefined;
  /** The system message is a message of its own, or the beginning of the first message of the user. */
  system: 'own' | 'merged';
  temperature: boolean;
  schema: boolean;
}

const USUAL: Dialect = {
  stream: true,
  streamOptions: true,
  tokensField: 'max_tokens',
  system: 'own',
  temperature: true,
  schema: true,
};

/** The next form after a refusal of a part; undefined where the endpoint was already asked without it. */
const WITHOUT: Readonly<Record<RequestPart, (dialect: Dialect) => Partial<Dialect> | undefined>> = {
  schema: ({ schema }) => (schema ? { schema: false } : undefined),
  stream_options: ({ streamOptions }) => (streamOptions ? { streamOptions: false } : undefined),
  max_tokens: ({ tokensField }) => {
    if (tokensField === undefined) return undefined;
    return { tokensField: tokensField === 'max_tokens' ? 'max_completion_tokens' : undefined };
  },
  system: ({ system }) => (system === 'own' ? { system: 'merged' } : undefined),
  temperature: ({ temperature }) => (temperature ? { temperature: false } : undefined),
  stream: ({ stream }) => (stream ? { stream: false } : undefined),
};

/** The order in which parts are left out where a refusal names none. */
const LADDER = ['schema', 'stream_options', 'max_tokens', 'system', 'temperature', 'stream'] as const;

/** Statuses of a refusal for the form of a request. */
const FORM_STATUSES: ReadonlySet<number | undefined> = new Set([400, 422, 501]);

/** Tokens of a context that nobody names: most models that are run on a machine of one's own read at least this. */
const UNKNOWN_CONTEXT = 8192;
/** Below this no source fits beside the rules. */
const LEAST_CONTEXT = 1024;
/** Our estimate is corrected at most by this factor. */
const MOST_DENSITY = 3;
/** A shorter prompt says little about tokens of a text. */
const TELLING_PROMPT = 200;
/** Share of the context that stays free: the frame of a chat template, and what an estimate misses. */
const SPARE = 0.05;

/** Places of a model's thoughts: nowhere, in a field or tags of their own, or before a closing tag alone. */
export type Thinking = 'none' | 'marked' | 'closing_tag';

/** A request as it was sent. */
export interface Sent {
  /** Its form; a part that it did not have counts as left out. */
  form: Dialect;
  /** Tokens of the prompt, by our estimate. */
  tokens: number;
}

export interface LearnedState {
  dialect: Dialect;
  context: number | undefined;
  density: number;
}

/** All that is known of an endpoint, kept for the next request to it. */
export class LearnedEndpoint {
  dialect: Dialect = USUAL;
  /** Undefined until an answer has shown it. */
  thinking: Thinking | undefined;
  #context: number | undefined;
  readonly #set: boolean;
  /** All forms were tried, and none was taken. */
  #tried = false;
  /** Tokens of the provider for each that we estimate. */
  #density = 1;

  /** `context`: tokens that the model reads and writes at most, by the settings. */
  constructor(context?: number) {
    this.#context = context;
    this.#set = context !== undefined;
  }

  /** Tokens of prompt and answer together. */
  get context(): number {
    return this.#context ?? UNKNOWN_CONTEXT;
  }

  get isContextKnown(): boolean {
    return this.#context !== undefined;
  }

  get density(): number {
    return this.#density;
  }

  /** The size that the endpoint names; a setting of the operator comes first. */
  nameContext(tokens: number): void {
    if (!this.#set && tokens >= LEAST_CONTEXT) this.#context = tokens;
  }

  /** Tokens for an answer: a quarter of a small context, and more for a model that thinks first. */
  answerTokens(wanted: number): number {
    const thinks = this.thinking === 'marked' || this.thinking === 'closing_tag';
    return Math.min(thinks ? 3 * wanted : wanted, Math.floor(this.context / (thinks ? 2 : 4)));
  }

  /** Tokens for a prompt beside such an answer, by our estimate. */
  roomFor(wanted: number): number {
    const left = this.context * (1 - SPARE) - this.answerTokens(wanted);
    return Math.floor(left / this.#density);
  }

  /** Compares our estimate of a prompt with the count of the provider. */
  countPrompt(estimated: number, counted: number): void {
    if (estimated < TELLING_PROMPT) return;
    this.#density = Math.min(MOST_DENSITY, Math.max(this.#density, counted / estimated));
  }

  /** Changes the next request after a refusal. False: nothing is left to change. */
  learnFrom({ failure, status, facts }: ModelError, sent: Sent): boolean {
    if (failure === 'context') return this.#shrink(facts, sent.tokens);
    if (failure !== 'refused' || !FORM_STATUSES.has(status)) return false;
    const named = facts.part === undefined ? [] : [facts.part];
    for (const part of [...named, ...(this.#tried ? [] : LADDER)]) {
      const changed = WITHOUT[part](sent.form);
      if (changed === undefined) continue;
      this.dialect = { ...this.dialect, ...changed };
      return true;
    }
    return false;
  }

  /** The state to which a request that failed in all forms goes back. */
  get state(): LearnedState {
    return { dialect: this.dialect, context: this.#context, density: this.#density };
  }

  /**
   * Forgets what a request that failed in all forms has changed: its refusal was of something else, such as a limit for a
   * minute. Forms are not tried again without a sign; a size that the endpoint named is kept.
   */
  forget({ dialect, context, density }: LearnedState, { failure, facts }: ModelError): void {
    if (failure === 'refused') this.#tried = true;
    this.dialect = dialect;
    this.#density = density;
    if (facts.context === undefined) this.#context = context;
  }

  #shrink({ context, prompt }: RefusalFacts, estimated: number): boolean {
    if (context === undefined && estimated < TELLING_PROMPT) return false;
    const before = this.roomFor(1);
    if (prompt !== undefined) this.countPrompt(estimated, prompt);
    // Without a figure, the prompt that was refused says only that less fits.
    const named = context ?? Math.floor(Math.min(this.context, estimated * this.#density * 1.25) * 0.6);
    this.#context = Math.max(LEAST_CONTEXT, Math.min(this.context, named));
    return this.roomFor(1) < before;
  }
}
