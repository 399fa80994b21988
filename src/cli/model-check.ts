import { pino } from 'pino';
import { runningServer } from '#server/boot/data-folder.ts';
import type { Env } from '#server/core/env.ts';
import type { Abilities } from '#server/features/language-model/abilities.ts';
import {
  checkModel,
  type ModelCheck,
  modelCheck,
  type Trial,
} from '#server/features/language-model/check.ts';
import { chatModel } from '#server/platform/models/language/chat-model.ts';
import { modelSettings } from '#server/platform/models/language/open-language-model.ts';
import type { ModelFailure } from '#shared/contracts/assistant/model-failures.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { messages as models } from '#shared/messages/en/operations/models.ts';
import { t } from '#shared/messages/translate.ts';
import { askServer, refusalOf } from './access/server-access.ts';

export interface ModelCheckCommand {
  env: Env;
  out: Pick<NodeJS.WritableStream, 'write'>;
  signal: AbortSignal;
}

/** The results of the trials, in plain words. */
function abilityLines({ long, cites, changes }: Abilities): string[] {
  const line = (said: string, failure: ModelFailure | undefined) =>
    `- ${said}${failure === undefined ? '' : ` ${t(models.cause, { failure })}`}`;
  return [
    t(commands.modelCan),
    line(t(commands.modelLong, { outcome: long.outcome, tokens: long.tokens }), long.failure),
    line(t(commands.modelCites, { outcome: cites.outcome }), cites.failure),
    line(t(commands.modelChanges, { outcome: changes.outcome }), changes.failure),
  ];
}

/**
 * `munshi model check`: asks the language model some questions, through the running server where there is one. Returns
 * the exit code: 0 when the model answered in both ways, else 1.
 */
export async function checkLanguageModel({ env, out, signal }: ModelCheckCommand): Promise<number> {
  const server = await runningServer(env.MUNSHI_DATA);
  const running = server !== undefined && server.port !== 0;
  const check = running ? await askRunning(server, signal) : await askDirectly(env, signal);
  if (check === undefined) {
    out.write(`${t(running ? commands.noModelOnServer : commands.noModel)}\n`);
    return 1;
  }
  const { model, address, streamed, whole } = check;
  const via = running ? commands.checkedByServer : commands.checkedDirectly;
  out.write(`${t(via, { model, address })}\n`);
  out.write(`${streamed.ok ? t(commands.modelStreams, shown(streamed)) : problemOf(streamed, check)}\n`);
  if (whole) out.write(`${whole.ok ? t(commands.modelAnswers, shown(whole)) : problemOf(whole, check)}\n`);
  if (check.abilities) for (const line of abilityLines(check.abilities)) out.write(`${line}\n`);
  return streamed.ok && whole?.ok ? 0 : 1;
}

async function askRunning(
  server: Parameters<typeof askServer>[0],
  signal: AbortSignal,
): Promise<ModelCheck | undefined> {
  const answer = await askServer(server, '/internal/model-check', { method: 'POST', signal });
  if (!answer.ok) throw await refusalOf(answer);
  return answer.status === 204 ? undefined : modelCheck.parse(await answer.json());
}

async function askDirectly(env: Env, signal: AbortSignal): Promise<ModelCheck | undefined> {
  const settings = modelSettings(env);
  if (!settings) return undefined;
  const { endpoint, times } = settings;
  const model = chatModel(endpoint, 'check', times, { log: pino({ level: 'silent' }) });
  return checkModel(model, { url: endpoint.url, seconds: env.MODEL_TIMEOUT_S, signal });
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

const shown = ({ firstMs, ms, input, output, counted }: Extract<Trial, { ok: true }>) => ({
  first: seconds(firstMs),
  seconds: seconds(ms),
  input,
  output,
  counted,
});

const SENTENCES = {
  unreachable: commands.modelUnreachable,
  key: commands.modelRefusedKey,
  quota: commands.modelQuota,
  name: commands.modelMissing,
  address: commands.modelAddress,
  context: commands.modelContext,
  timeout: commands.modelTimeout,
  refused: commands.modelRefused,
  busy: commands.modelBusy,
  failed: commands.modelFailed,
  unusable: commands.modelUnusable,
} as const satisfies Record<ModelFailure, unknown>;

function problemOf(failed: Extract<Trial, { ok: false }>, { model, address, seconds }: ModelCheck): string {
  if ('refusal' in failed) return failed.refusal;
  const { failure, status = 0 } = failed;
  const values = { model, address, seconds, status: String(status) };
  return t(SENTENCES[failure], values);
}
