import { beforeEach, expect, test, vi } from 'vitest';
import { CODE_ELEMENT } from '#shared/pages.ts';
import { runPageCode } from './page-code.ts';

const file = (code: string) => `<link rel="modulepreload" href="data:text/javascript,${code}">`;

const tokens: DOMTokenList = Object.getPrototypeOf(document.createElement('link').relList);
const supports = vi.spyOn(tokens, 'supports');
beforeEach(() => {
  document.head.replaceChildren();
  supports.mockReturnValue(true);
});

test('the code that the HTML names is asked for at once and runs in its order, each file in a task of its own', async () => {
  const tasks: string[] = [];
  vi.stubGlobal('note', (name: string) => {
    tasks.push(name);
    setTimeout(() => tasks.push(`after ${name}`));
  });
  document.body.innerHTML = `<template id="${CODE_ELEMENT}">${file("note('one')")}${file("note('two')")}</template>`;
  const run = runPageCode();
  expect(document.head.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(2);
  await run;
  expect(tasks.slice(0, 3)).toEqual(['one', 'after one', 'two']);
});

test('a page that names no code goes on', async () => {
  document.body.innerHTML = '';
  await expect(runPageCode()).resolves.toBeUndefined();
});

test('a browser that loads nothing ahead leaves the code to the start', async () => {
  supports.mockReturnValue(false);
  document.body.innerHTML = `<template id="${CODE_ELEMENT}">${file("note('three')")}</template>`;
  await runPageCode();
  expect(document.head.querySelector('link')).toBeNull();
});
