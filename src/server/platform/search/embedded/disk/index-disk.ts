import { connect } from '@lancedb/lancedb';
import { fileDisk } from './file-disk.ts';

/** Disk calls of the index. LanceDB writes its tables itself, through the connection. Tests put faults in here. */
export const indexDisk = { ...fileDisk, connect };
export type IndexDisk = typeof indexDisk;
