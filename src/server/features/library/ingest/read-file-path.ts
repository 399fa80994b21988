import { ownModule } from '#server/core/own-module.ts';

/** The module that the sandbox runs. */
export const readerPath = (): string => ownModule(new URL('read-file', import.meta.url));
