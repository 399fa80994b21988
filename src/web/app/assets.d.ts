/// <reference types="vite/types/importMeta.d.ts" />

declare module '*.css';
declare module '*?url' {
  const address: string;
  export default address;
}
declare module '*&url' {
  const address: string;
  export default address;
}
