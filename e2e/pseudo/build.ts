import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import compile from 'icu-minify/compile';
import { build, type Plugin } from 'vite';
import { compiledMessages, readCatalogue } from '../../scripts/compile-messages.ts';
import { prerenderedHtml } from '../../scripts/prerender.ts';
import product from '../../vite.config.ts';
import { pseudoText } from './pseudo-text.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PRODUCT_LANGUAGES = path.join(root, 'src/shared/messages/languages.ts');
const OUR_LANGUAGES = path.join(import.meta.dirname, 'languages.ts');
const ENGLISH = path.join(root, 'src/shared/messages/en');
/** Plugins of the product that come again below, with the pseudo-language, or are of no use here. */
const LEFT_OUT = new Set(['compressed', 'prerendered-html']);
const TEXTS = 'virtual:pseudo-texts';

async function pseudoTexts(): Promise<string> {
  const texts: Record<string, unknown> = {};
  const files = await readdir(ENGLISH, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const catalogue = await readCatalogue(await readFile(path.join(ENGLISH, file), 'utf8'));
    for (const [name, text] of Object.entries(catalogue.texts))
      texts[`${catalogue.area}.${name}`] = compile(pseudoText(text));
  }
  return `export const texts = ${JSON.stringify(texts)};`;
}

/** Adds the pseudo-language to the languages of the product, as a translation would be added. */
function withPseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === TEXTS) return `\0${TEXTS}`;
      if (!source.endsWith('languages.ts') || importer === OUR_LANGUAGES) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === PRODUCT_LANGUAGES ? OUR_LANGUAGES : null;
    },
    load: (id) => (id === `\0${TEXTS}` ? pseudoTexts() : null),
  };
}

/** Builds the browser's part of the product with the pseudo-language into `outDir`. */
export async function buildWithPseudoLanguage(outDir: string): Promise<void> {
  const { plugins = [], ...config } = product;
  const kept = plugins.flat().filter((plugin) => !(plugin && 'name' in plugin && LEFT_OUT.has(plugin.name)));
  await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [withPseudoLanguage(), ...kept, prerenderedHtml([withPseudoLanguage(), compiledMessages()])],
    build: { ...config.build, outDir, emptyOutDir: true, minify: false },
  });
}
