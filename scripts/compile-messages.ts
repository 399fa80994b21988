// A plugin for the browser's build: compiles the texts of the message catalogues, so that the browser needs no parser.
import { transform } from 'esbuild';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /src[\\/]shared[\\/]messages[\\/]([a-z]{2})[\\/][a-z]+[\\/][\w-]+\.ts$/;
const COMPILER = /src[\\/]shared[\\/]messages[\\/]compile\.ts$/;

interface Catalogue {
  area: string;
  /** ICU MessageFormat by name. */
  texts: Record<string, string>;
}

/** Reads a catalogue: `defineMessages('area', {…})`, or `translationOf<…>()('area', {…})` of another language. */
export async function readCatalogue(code: string): Promise<Catalogue> {
  const { code: script } = await transform(code, { loader: 'ts', format: 'esm' });
  const helpers =
    'const defineMessages = (area, texts) => ({ area, texts }); const translationOf = () => defineMessages;';
  const alone = `${helpers}\n${script.replaceAll(/^import .*$/gm, '')}`;
  const { messages } = await import(`data:text/javascript;base64,${Buffer.from(alone).toString('base64')}`);
  return messages;
}

/** The module of a catalogue with compiled texts. Errors: a text that is no ICU MessageFormat. */
export async function compileCatalogue(code: string, file: string): Promise<string> {
  const { area, texts } = await readCatalogue(code);
  const compiled = (keyOf: (name: string) => string) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [keyOf(name), compile(text)])),
    );
  if (CATALOGUE.exec(file)?.[1] !== 'en')
    return `export const messages = ${compiled((name) => `${area}.${name}`)};\n`;
  return `import { defineMessages } from '../../message.ts';\nexport const messages = /* @__PURE__ */ defineMessages(${JSON.stringify(area)}, ${compiled((name) => name)});\n`;
}

export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: /compile\.ts$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer ?? undefined, { skipSelf: true });
        return found && COMPILER.test(found.id) ? found.id.replace(/compile\.ts$/, 'compiled.ts') : null;
      },
    },
    transform: {
      filter: { id: CATALOGUE },
      async handler(code, id) {
        return { code: await compileCatalogue(code, id), map: null };
      },
    },
  };
}
