// How the build of the browser groups modules into files. A browser asks a server without HTTP/2 for six files at a time,
// so that on a slow network the number of files counts more than their size.
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** What the bundler groups best by itself: the pages of a visitor load less than the application. */
const VISITOR = [
  'src/web/app/main.tsx',
  'src/web/app/visitor/start-landing.ts',
  'src/web/app/visitor/start-login.ts',
];
/** What the first view of the signed-in home loads besides. */
const HOME = {
  data: 'src/web/app/first-data.ts',
  application: 'src/web/app/start-app.tsx',
  layout: 'src/web/routes/home/home-layout.tsx',
  dashboard: 'src/web/routes/home/dashboard.tsx',
};

/** The files that the function below names after the parts of the home. */
export const OF_HOME = /[\\/](?:data|application|layout|dashboard)-[^\\/]*\.js$/u;

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Imports all controls of its package; the build then drops what is not used. A visitor's pages use the slot of it alone. */
const CONTROLS = /[\\/]node_modules[\\/]radix-ui[\\/]/u;
const SLOT = /[\\/]@radix-ui[\\/]react-(?:slot|compose-refs)[\\/]/u;
const ICONS = /[\\/]node_modules[\\/]lucide-react[\\/]/u;

/** A module and all that it imports, directly or not; what it imports later is not among them. */
function importedBy(modules: Modules, id: string, without?: RegExp, found = new Set<string>()): Set<string> {
  if (found.has(id) || without?.test(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) importedBy(modules, next, without, found);
  return found;
}

/** Which modules the parts of the home need, and which are left to the bundler. */
function neededBy(modules: Modules): { parts: [name: string, needs: Set<string>][]; free: Set<string> } {
  const needs = (file: string, without?: RegExp) => importedBy(modules, path.join(root, file), without);
  const own = Object.values(HOME).map((file) => path.join(root, file));
  return {
    parts: Object.entries(HOME).map(([name, file]) => [name, needs(file)]),
    free: new Set([...own, ...VISITOR.flatMap((file) => [...needs(file, CONTROLS)])]),
  };
}

/**
 * A name for the file of a module: modules that the same parts of the first view need share one file, and so do all icons,
 * which are small and many. Null where the bundler decides: modules of a visitor's page, of later pages, and the parts
 * themselves.
 */
export function firstPageChunks(): (id: string, modules: Modules) => string | null {
  let found: ReturnType<typeof neededBy> | undefined;
  return (id, modules) => {
    if (ICONS.test(id)) return 'icons';
    found ??= neededBy(modules);
    if (found.free.has(id) || SLOT.test(id)) return null;
    const needing = found.parts.filter(([, needs]) => needs.has(id)).map(([name]) => name);
    return needing.length > 0 ? needing.join('-') : null;
  };
}
