// The package describes the C functions alone.
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifPicture {
    get_width(): number;
    get_height(): number;
    /** Fills `data` with red, green, blue and alpha, upright; calls back with null for a damaged picture. */
    display(
      canvas: { data: Uint8ClampedArray; width: number; height: number },
      done: (drawn: object | null) => void,
    ): void;
    free(): void;
  }
  const heif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPicture[] } };
  export default heif;
}
