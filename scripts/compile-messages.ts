// A plugin for the browser's build: compiles the texts of the message catalogues, so that the browser needs no parser.
import { transform } from 'esbuild';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /src[\\/]shared[\\/]messages[\\/][a-z]{2}[\\/][a-z]+[\\/][\w-]+\.ts$/;
const COMPILER = /src[\\/]shared[\\/]messages[\\/]compile\.ts$/;

/** `defineMessages('area', {…})` of a catalogue: its area and its texts. */
async function textsOf(code: string): Promise<{ area: string; texts: Record<string, string> }> {
  const { code: script } = await transform(code, { loader: 'ts', format: 'esm' });
  const alone = script.replace(/^import .*$/m, 'const defineMessages = (area, texts) => ({ area, texts });');
  const { messages } = await import(`data:text/javascript;base64,${Buffer.from(alone).toString('base64')}`);
  return messages;
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
      async handler(code) {
        const { area, texts } = await textsOf(code);
        const compiled = Object.fromEntries(
          Object.entries(texts).map(([name, text]) => [name, compile(text)]),
        );
        return {
          code: `import { defineMessages } from '../../message.ts';\nexport const messages = /* @__PURE__ */ defineMessages(${JSON.stringify(area)}, ${JSON.stringify(compiled)});\n`,
          map: null,
        };
      },
    },
  };
}
