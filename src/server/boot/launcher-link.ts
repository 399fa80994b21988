/** The states that the server reports to the launcher (`scripts/launcher.mjs`). */
export type ServerState = 'ready' | 'stopping' | 'failing';

/** The exit code of a start that fails until the operator changes something; the launcher does not try it again. */
export const EX_CONFIG = 78;

/** Reports the state of this process to the launcher. Does nothing when the server runs without one. */
export function notifyLauncher(state: ServerState): void {
  // A launcher that has just ended needs no report; `disconnect` stops the server.
  if (process.connected) process.send?.(state, undefined, undefined, () => undefined);
}
