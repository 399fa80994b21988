import { DEFAULT_LANGUAGE, LANGUAGE_CHOICE, languageCodes } from '#shared/messages/languages.ts';

/**
 * The URL of a page in a language, for crawlers. They send no wish, and then the plain URL answers in the default
 * language; every other language is named in the query.
 */
export const languageUrl = (url: string, code: string): string =>
  code === DEFAULT_LANGUAGE ? url : `${url}?${LANGUAGE_CHOICE}=${code}`;

/** The URLs of a page by `hreflang`. `x-default` is the plain URL, which answers in the language of the reader. */
export const languageUrls = (url: string): [hreflang: string, href: string][] => [
  ...languageCodes.map((code): [string, string] => [code, languageUrl(url, code)]),
  ['x-default', url],
];
