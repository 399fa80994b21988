import type { FileHandle } from 'node:fs/promises';
import { type FileDisk, fileDisk } from '#server/platform/search/embedded/disk/file-disk.ts';

/** For tests: one step of the index on its disk, such as `open manifest.json.new` or `handle.write g1.rows`. */
export interface DiskStep {
  /** Number of the step, 0 for the first. */
  number: number;
  /** Operation: `open`, `handle.sync`, `rename`, … */
  kind: string;
  /** Name of the file. */
  name: string;
}

/** Returns the error with which a step fails; `after` lets the step run first, as a lost acknowledgement does. */
export type Fault = (step: DiskStep) => { code: 'ENOSPC' | 'EIO'; when: 'before' | 'after' } | undefined;

function diskError(code: 'ENOSPC' | 'EIO'): Error {
  const message = code === 'ENOSPC' ? 'ENOSPC: no space left on device, write' : 'EIO: i/o error, write';
  return Object.assign(new Error(message), { code });
}

const handleSteps = new Set(['read', 'write', 'writeFile', 'sync', 'truncate']);

type Method = (...args: unknown[]) => unknown;

/** The real disk, with faults. */
export class FaultyDisk {
  readonly steps: DiskStep[] = [];
  fault: Fault = () => undefined;

  readonly disk: FileDisk = {
    ...fileDisk,
    open: (async (file: string, flags?: string) =>
      this.#handle(
        await this.#step('open', file, () => fileDisk.open(file, flags)),
        file,
      )) as FileDisk['open'],
    readdir: this.#counted('readdir', fileDisk.readdir as Method) as FileDisk['readdir'],
    readFile: this.#counted('readFile', fileDisk.readFile as Method) as FileDisk['readFile'],
    rename: this.#counted('rename', fileDisk.rename as Method) as FileDisk['rename'],
    rm: this.#counted('rm', fileDisk.rm as Method) as FileDisk['rm'],
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

  #handle(handle: FileHandle, name: string): FileHandle {
    return new Proxy(handle, {
      get: (object, property) => {
        const value = Reflect.get(object, property) as unknown;
        if (typeof value !== 'function') return value;
        const method = (value as Method).bind(object);
        if (!handleSteps.has(String(property))) return method;
        return (...args: unknown[]) => this.#step(`handle.${String(property)}`, name, () => method(...args));
      },
    });
  }
}
