import encodeQR from 'qr';

/** Four modules of white on every side, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/** A run of dark modules: its row, its first column and its length. */
export type DarkRun = readonly [x: number, y: number, length: number];

/** The dark modules of a QR code on a square of `size` modules, with its white border. */
export function qrModules(text: string): { size: number; dark: DarkRun[] } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return { size: rows.length, dark: rows.flatMap((row, y) => runs(row, y)) };
}

/** The picture of a QR code for a Word document. */
export const qrPicture = (text: string): Uint8Array =>
  encodeQR(text, 'gif', { ecc: 'medium', border: QUIET_ZONE, scale: 6 });

function runs(row: readonly boolean[], y: number): DarkRun[] {
  const found: DarkRun[] = [];
  let start = -1;
  for (let x = 0; x <= row.length; x++) {
    if (row[x] && start < 0) start = x;
    if (!row[x] && start >= 0) {
      found.push([start, y, x - start]);
      start = -1;
    }
  }
  return found;
}
