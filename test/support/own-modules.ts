import { inject } from 'vitest';
import { startModulesFrom } from '#server/core/own-module.ts';

startModulesFrom(inject('ownModules'));
