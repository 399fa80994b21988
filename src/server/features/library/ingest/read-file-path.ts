import { ownModule } from '#server/core/own-module.ts';
import type { TaskFiles } from '#server/platform/sandbox/inbox.ts';
import type { ReadTask } from './read-file.ts';

/** The module that the sandbox runs. */
export const readerPath = (): string => ownModule(new URL('read-file', import.meta.url));

/** The files that it needs for a task. */
export function filesOfReading(task: ReadTask): TaskFiles {
  if ('files' in task) return { reads: task.files.map(({ path }) => path) };
  return 'parquet' in task ? { reads: [task.parquet.path] } : {};
}
