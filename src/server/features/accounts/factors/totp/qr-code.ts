import { qrModules } from '#server/platform/documents/qr-code.ts';

/** A QR code as a bare SVG, black on white on any page, without characters that a data URL would have to escape. */
export function qrCodeSvg(text: string): string {
  const { size, dark } = qrModules(text);
  const path = dark.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path fill="black" d="${path}"/></svg>`,
  ].join('');
}
