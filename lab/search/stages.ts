import { Session } from 'node:inspector/promises';

/** A stage has the code of which the first part of its path, or its function, is named here. */
const stages: readonly [stage: string, code: RegExp][] = [
  ['making', /lab\/search\/documents\.ts/],
  ['merge', /segments\/merge|copyFrom|copyRows/],
  ['flush', /inverted-index-writer\.ts|segment-file\.ts|learnIds/],
  ['vectors', /embedded\/vectors\/|lab\/search\/embedder\.ts/],
  ['rows', /row-table\.ts|stored-row\.ts|frame-file\.ts/],
  ['words', /inverted-index\/|law\/text\//],
  ['clearing memory', /^\(garbage collector\)/],
];

/** Seconds of processor time by stage, the most first. */
export type StageSeconds = [stage: string, seconds: number][];

interface ProfiledNode {
  id: number;
  callFrame: { functionName: string; url: string };
  children?: number[];
}

function stageOf({ functionName, url }: ProfiledNode['callFrame']): string | undefined {
  const code = `${functionName} ${url}`;
  return stages.find(([, pattern]) => pattern.test(code))?.[0];
}

/** The stage of every function called: the first on the way down to it that is named. */
function stagesOf(nodes: readonly ProfiledNode[]): Map<number, string> {
  const found = new Map<number, string>();
  // A node comes after the one that called it.
  for (const { id, callFrame, children = [] } of nodes) {
    const stage = found.get(id) ?? stageOf(callFrame);
    if (stage === undefined) continue;
    found.set(id, stage);
    for (const child of children) found.set(child, stage);
  }
  return found;
}

/**
 * Runs work and says what the processor did meanwhile: this thread by stage, as a profile of it shows, and all other threads
 * (merges, helpers of V8) together.
 */
export async function byStage(work: () => Promise<void>): Promise<StageSeconds> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const stageById = stagesOf(profile.nodes);
  const idle = new Set(
    profile.nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
  );
  const seconds = new Map<string, number>();
  let here = 0;
  for (const [i, id] of (profile.samples ?? []).entries()) {
    if (idle.has(id)) continue;
    const lasted = (profile.timeDeltas?.[i] ?? 0) / 1e6;
    const stage = stageById.get(id) ?? 'all else in this thread';
    seconds.set(stage, (seconds.get(stage) ?? 0) + lasted);
    here += lasted;
  }
  seconds.set('other threads', Math.max(0, (user + system) / 1e6 - here));
  return [...seconds].sort(([, a], [, b]) => b - a);
}
