import { isHidden } from '#web/data/file-name.ts';
import { uploadRefusal } from '#web/features/files/file-kinds.ts';

/** The most files of a folder that one import takes. */
const MOST = 200;
/** A longer name is cut, so that it fits the field. */
const LONGEST_NAME = 300;

export type Folder = {
  /** The name of the folder; empty when the browser does not tell it. */
  name: string;
  files: File[];
  /** The names of files that the server would refuse. */
  skipped: string[];
  /** The accepted files beyond the limit. */
  beyond: number;
};

type Chosen = File & { webkitRelativePath?: string };

const pathOf = (file: Chosen) => file.webkitRelativePath || file.name;

/** The files that an import takes from a chosen folder, by path, so that numbered papers keep their order. */
export function readFolder(chosen: readonly Chosen[]): Folder {
  const named = chosen.filter((file) => !isHidden(pathOf(file)));
  const sorted = named.toSorted((one, other) =>
    pathOf(one).localeCompare(pathOf(other), 'en', { numeric: true }),
  );
  const accepted = sorted.filter((file) => uploadRefusal(file) === undefined);
  const [first] = chosen;
  const path = first ? pathOf(first).split('/') : [];
  return {
    name: path.length > 1 ? [...(path[0] ?? '')].slice(0, LONGEST_NAME).join('').trim() : '',
    files: accepted.slice(0, MOST),
    skipped: sorted.filter((file) => uploadRefusal(file) !== undefined).map(({ name }) => name),
    beyond: Math.max(0, accepted.length - MOST),
  };
}
