import encodeQR from 'qr';

/** Four modules of white on every side, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/** A QR code as a bare SVG, black on white on any page, without characters that a data URL would have to escape. */
export function qrCodeSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const size = rows.length;
  const dark = rows.map((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path fill="black" d="${dark.flat().join('')}"/></svg>`,
  ].join('');
}

/** Runs of dark modules in a row: start and length. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  let start = -1;
  for (let x = 0; x <= row.length; x++) {
    if (row[x] && start < 0) start = x;
    if (!row[x] && start >= 0) {
      found.push([start, x - start]);
      start = -1;
    }
  }
  return found;
}
