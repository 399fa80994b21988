declare module 'virtual:pseudo-texts' {
  export const texts: import('#shared/messages/translation.ts').Texts;
}
