import { variables } from './env.ts';

const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot', 'SYSTEMROOT'];

/** The environment of child processes: paths of programs and temporary files, and none of our settings or secrets. */
export function childEnvironment(): Record<string, string> {
  const found = INHERITED.flatMap((name) => {
    const value = variables()[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}
