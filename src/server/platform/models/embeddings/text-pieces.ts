/** Characters of a piece: some 500 tokens of English, which every embedding model takes. */
const longestPiece = 2000;
const mostPieces = 8;

/** The first pieces of a text, cut at white space where there is any. None for a text without a letter. */
export function piecesOf(text: string, { longest } = { longest: longestPiece }): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest !== '' && pieces.length < mostPieces) {
    const cut = cutOf(rest, longest);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return pieces;
}

function cutOf(text: string, longest: number): number {
  if (text.length <= longest) return text.length;
  const space = Math.max(text.lastIndexOf(' ', longest), text.lastIndexOf('\n', longest));
  if (space > longest / 2) return space;
  // Never between the two halves of one character.
  const code = text.charCodeAt(longest - 1);
  return code >= 0xd800 && code <= 0xdbff ? longest - 1 : longest;
}

/** The mean direction of vectors, of unit length; zero where there are none or they cancel out. */
export function meanVector(vectors: readonly Float32Array[], dimensions: number): Float32Array {
  const mean = new Float32Array(dimensions);
  for (const vector of vectors) {
    const length = Math.hypot(...vector);
    if (length > 0)
      for (let i = 0; i < dimensions; i += 1) mean[i] = (mean[i] ?? 0) + (vector[i] ?? 0) / length;
  }
  const length = Math.hypot(...mean);
  return length > 0 ? mean.map((value) => value / length) : mean;
}
