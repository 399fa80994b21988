import type { TaskFiles } from '#server/platform/sandbox/inbox.ts';
import type { BindTask } from './bind-files.ts';

type Bound = Extract<BindTask, { kind: 'bind' }>['files'][number];

const pathsOf = (file: Bound): string[] => {
  if ('pictures' in file) return [file.pictures];
  return file.words === undefined ? [file.forms] : [file.forms, file.words];
};

/** The files that the sandbox reads and writes for a task. */
export function filesOfBinding(task: BindTask): TaskFiles {
  switch (task.kind) {
    case 'read':
      return { reads: [task.file], writes: [task.forms] };
    case 'bind':
      return { reads: [task.base, ...task.files.flatMap(pathsOf)], writes: [task.out] };
    case 'pdf':
      return { reads: [task.file], writes: [task.pdf] };
    default:
      return { reads: [task.pdf], writes: [task.pictures] };
  }
}
