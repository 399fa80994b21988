import { parentPort } from 'node:worker_threads';
import { foldForIndex, type WrittenName } from './fold-names.ts';

parentPort?.on('message', (names: WrittenName[]) => parentPort?.postMessage(foldForIndex(names)));
