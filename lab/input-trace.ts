interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: of the clock, and of the processor. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** The categories of a trace that `processorOfEvents` reads. */
export const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * The processor time of the page's main thread for each input event of these types, in ms: its tasks from the event to the
 * end of the frame that shows it.
 */
export function processorOfEvents(trace: Buffer, types: readonly string[]): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const inputs = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && types.includes(args?.data?.type ?? ''),
  );
  const main = inputs[0] && thread(inputs[0]);
  const own = traceEvents.filter((one) => one.ph === 'X' && thread(one) === main).sort((a, b) => a.ts - b.ts);
  const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
  const frames = own.filter(({ name }) => name === 'Commit');
  const tasks = own.filter(({ name }) => name === 'RunTask');
  return inputs.map((input) => {
    const shown = frames.find((frame) => frame.ts > input.ts);
    const until = shown ? end(shown) : end(input);
    const of = tasks.filter((task) => end(task) > input.ts && task.ts < until);
    return of.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
}
