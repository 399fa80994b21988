import type { FileHandle } from 'node:fs/promises';
import type { Connection, Table } from '@lancedb/lancedb';
import { type IndexDisk, indexDisk } from '#server/platform/search/embedded/disk/index-disk.ts';

/** For tests: one step of the index on its disk, such as `open manifest.json.new` or `table.add g1`. */
export interface DiskStep {
  /** Number of the step, 0 for the first. */
  number: number;
  /** Operation: `open`, `handle.sync`, `createTable`, `table.add`, … */
  kind: string;
  /** Name of the file or table. */
  name: string;
}

/** Returns the error with which a step fails; `after` lets the step run first, as a lost acknowledgement does. */
export type Fault = (step: DiskStep) => { code: 'ENOSPC' | 'EIO'; when: 'before' | 'after' } | undefined;

function diskError(code: 'ENOSPC' | 'EIO'): Error {
  const message = code === 'ENOSPC' ? 'ENOSPC: no space left on device, write' : 'EIO: i/o error, write';
  return Object.assign(new Error(message), { code });
}

const handleSteps = new Set(['write', 'writeFile', 'sync']);
const connectionSteps = new Set(['createTable', 'openTable']);
const tableSteps = new Set(['add', 'optimize', 'query', 'takeOffsets', 'takeRowIds', 'countRows']);

type Method = (...args: unknown[]) => unknown;

/** The real disk, with faults. */
export class FaultyDisk {
  readonly steps: DiskStep[] = [];
  fault: Fault = () => undefined;

  readonly disk: IndexDisk = {
    ...indexDisk,
    open: (async (file: string, flags?: string) =>
      this.#wrap(
        await this.#step('open', file, () => indexDisk.open(file, flags)),
        'handle',
        file,
        handleSteps,
      )) as IndexDisk['open'],
    readdir: this.#counted('readdir', indexDisk.readdir as Method) as IndexDisk['readdir'],
    readFile: this.#counted('readFile', indexDisk.readFile as Method) as IndexDisk['readFile'],
    rename: this.#counted('rename', indexDisk.rename as Method) as IndexDisk['rename'],
    rm: this.#counted('rm', indexDisk.rm as Method) as IndexDisk['rm'],
    connect: (async (folder: string) =>
      this.#connection(await indexDisk.connect(folder))) as IndexDisk['connect'],
  };

  async #step<T>(kind: string, name: string, work: () => T): Promise<Awaited<T>> {
    const step = { number: this.steps.length, kind, name: name.split('/').pop() ?? name };
    this.steps.push(step);
    const fault = this.fault(step);
    if (fault?.when === 'before') throw diskError(fault.code);
    const done = await work();
    if (!fault) return done;
    // Nobody else can close what the caller never gets.
    if (kind === 'open') await (done as FileHandle).close();
    throw diskError(fault.code);
  }

  #counted(kind: string, method: Method): Method {
    return (name, ...rest) => this.#step(kind, String(name), () => method(name, ...rest));
  }

  /** Counts calls of these methods; a builder that is not awaited throws at once or not at all. */
  #wrap<T extends object>(target: T, kind: string, name: string, counted: ReadonlySet<string>): T {
    return new Proxy(target, {
      get: (object, property) => {
        const value = Reflect.get(object, property) as unknown;
        if (typeof value !== 'function') return value;
        const method = (value as Method).bind(object);
        if (!counted.has(String(property))) return method;
        if (!['query', 'takeOffsets', 'takeRowIds'].includes(String(property)))
          return (...args: unknown[]) =>
            this.#step(`${kind}.${String(property)}`, name, () => method(...args));
        return (...args: unknown[]) => {
          const step = { number: this.steps.length, kind: `${kind}.${String(property)}`, name };
          this.steps.push(step);
          const fault = this.fault(step);
          if (fault) throw diskError(fault.code);
          return method(...args);
        };
      },
    });
  }

  #connection(connection: Connection): Connection {
    return new Proxy(connection, {
      get: (object, property) => {
        const value = Reflect.get(object, property) as unknown;
        if (typeof value !== 'function') return value;
        const method = (value as Method).bind(object);
        if (!connectionSteps.has(String(property))) return method;
        return async (name: string, ...rest: unknown[]) =>
          this.#wrap(
            (await this.#step(String(property), name, () => method(name, ...rest))) as Table,
            'table',
            name,
            tableSteps,
          );
      },
    });
  }
}
