// How the build of the browser groups modules into files. A browser asks a server without HTTP/2 for six files at a time,
// so that on a slow network the number of files counts more than their size.
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Loaded before the landing page is used; the bundler keeps it apart by itself. */
const ENTRY = 'src/web/app/main.tsx';
/** The pages of a visitor, which load less than the application. */
const VISITOR = {
  landing: 'src/web/app/visitor/start-landing.ts',
  login: 'src/web/app/visitor/start-login.ts',
};
/** What the first view of the signed-in home loads besides, in this order. */
const HOME = {
  data: 'src/web/app/first-data.ts',
  application: 'src/web/app/start-app.tsx',
  layout: 'src/web/routes/home/home-layout.tsx',
  dashboard: 'src/web/routes/home/dashboard.tsx',
};

/** The files that the function below names after the parts of the home. */
export const OF_HOME = /[\\/](?:data|application|layout|dashboard)-[^\\/]*\.js$/u;

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/** Packages whose main module imports all they have; the build then drops what is not used. */
const WHOLE = /[\\/]node_modules[\\/](radix-ui|lucide-react)[\\/]/u;
const NAMED = /import\s*\{([^}]*)\}\s*from\s*['"](?:radix-ui|lucide-react)['"]/gu;
/** A control's package or an icon's module, by its name. */
const PART =
  /[\\/]@radix-ui[\\/]react-([^\\/]+)[\\/]|[\\/]lucide-react[\\/].*[\\/]icons[\\/]([^\\/]+)\.m?js$/u;
/** The main module of zod imports these too; a page of the API's reference alone uses them. */
const LATER = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-[a-z]+)\.js$/u;

/** `circle-alert` for `CircleAlert`, as the modules are called. */
function moduleName(name: string): string {
  return name.replace(/(?<=.)(?=[A-Z])|(?<=[A-Za-z])(?=[0-9])/gu, '-').toLowerCase();
}

/** The controls and icons that a module names in its imports. */
function namedParts(code: string): Set<string> {
  const names = [...code.matchAll(NAMED)].flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => moduleName(name.trim().split(/\s+as\s+/u)[0] ?? '')));
}

/** What a module imports; of the packages above only what it names. */
function importsOf(modules: Modules, id: string): string[] {
  const info = modules.getModuleInfo(id);
  if (!info) return [];
  const named = namedParts(info.code ?? '');
  return info.importedIds.flatMap((next) => {
    if (!WHOLE.test(next) || WHOLE.test(id)) return [next];
    return [...importedBy(modules, next)].filter((part) => {
      const [, control, icon] = PART.exec(part) ?? [];
      return named.has(control ?? icon ?? '');
    });
  });
}

/** A module and all that it imports, directly or not; what it imports later is not among them. */
function importedBy(modules: Modules, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of importsOf(modules, id)) importedBy(modules, next, found);
  return found;
}

type Parts = [name: string, needs: Set<string>][];

/** Which modules the pages of a visitor and the parts of the home need, and which are left to the bundler. */
function neededBy(modules: Modules): { visitor: Parts; home: Parts; free: Set<string> } {
  const needs = (file: string) => importedBy(modules, path.join(root, file));
  const parts = (files: Record<string, string>): Parts =>
    Object.entries(files).map(([name, file]) => [name, needs(file)]);
  const own = [...Object.values(HOME), ...Object.values(VISITOR)].map((file) => path.join(root, file));
  return { visitor: parts(VISITOR), home: parts(HOME), free: new Set([...own, ...needs(ENTRY)]) };
}

/**
 * A name for the file of a module. Modules that the same pages of a visitor need share one file; a module of the home
 * alone is in the file of the first part that needs it, as the parts load in their order. Null where the bundler decides:
 * modules of the entry, of later pages, and the parts themselves.
 */
export function firstPageChunks(): (id: string, modules: Modules) => string | null {
  let found: ReturnType<typeof neededBy> | undefined;
  return (id, modules) => {
    found ??= neededBy(modules);
    if (found.free.has(id) || LATER.test(id)) return null;
    const namesOf = (parts: Parts) => parts.filter(([, needs]) => needs.has(id)).map(([name]) => name);
    const visitor = namesOf(found.visitor);
    const home = namesOf(found.home);
    if (visitor.length === 0) return home[0] ?? null;
    return [...visitor, ...(home.length > 0 ? ['home'] : [])].join('-');
  };
}
