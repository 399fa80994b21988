/** Limit: the bytes of a file that is compared; a larger one takes long to read again. */
const LARGEST = 25_000_000;

/** A file of the case, or one that is being added. */
interface Known {
  name: string;
  size: number | null;
  bytes: () => Promise<ArrayBuffer>;
}

function isSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [a, b] = [new Uint8Array(one), new Uint8Array(other)];
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

/** The name of the first known file with the same bytes, whatever it is called; undefined without one. */
export async function sameFile(file: File, known: readonly Known[]): Promise<string | undefined> {
  if (file.size === 0 || file.size > LARGEST) return undefined;
  const candidates = known.filter(({ size }) => size === file.size);
  if (candidates.length === 0) return undefined;
  const own = await file.arrayBuffer();
  for (const { name, bytes } of candidates) if (isSame(own, await bytes())) return name;
  return undefined;
}
