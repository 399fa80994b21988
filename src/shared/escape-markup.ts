/** A text for the content or an attribute of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
