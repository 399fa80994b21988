/** One more than the highest hash. */
export const HASHES = 2 ** 32;

/** A hash of an id (FNV-1a), so that a part of a library has nothing in common but its size. */
export function idHash(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
