/** The code of zero in the Indian scripts whose figures courts print: Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam. */
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];
const FIGURE = new RegExp(
  `[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'gu',
);

/** The text with the figures 0–9 for those of Indian scripts: '२०१९' as '2019'. Every offset stays. */
export function withPlainFigures(text: string): string {
  return text.replace(FIGURE, (figure) => {
    const code = figure.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
}
