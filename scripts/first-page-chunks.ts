// Groups the modules of the browser build into files. A browser asks a server without HTTP/2 for
// six files at a time, so on a slow network the number of files counts more than their size.
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Loaded before the landing page is used; the bundler keeps it apart by itself. */
const ENTRY = 'src/web/app/main.tsx';
const OF_VISITOR = 'src/web/app/visitor/pages';
/** The pages of a visitor, which load less than the application. */
const VISITOR = {
  landing: [`${OF_VISITOR}/landing.tsx`],
  login: [`${OF_VISITOR}/login.tsx`],
  /** Pages that are there to be filled in, which share most of what they load, and one that needs a part of it. */
  forms: ['signup', 'call', 'calculator', 'reference', 'plans', 'not-found'].map(
    (name) => `${OF_VISITOR}/${name}.tsx`,
  ),
};
/** Modules that the first view of the signed-in home loads besides, in this order. */
export const HOME = {
  requests: 'src/web/app/first-requests.ts',
  data: 'src/web/app/first-data.ts',
  application: 'src/web/app/start-app.tsx',
  layout: 'src/web/routes/home/home-layout.tsx',
  dashboard: 'src/web/routes/home/dashboard.tsx',
  /** In the demo chambers, where its text comes first. */
  tour: 'src/web/features/shell/tour/tour.tsx',
  /** Loads right after the first view. */
  menu: 'src/web/features/shell/menu/account-menu.tsx',
  /** Load with the menu. */
  soon: ['src/web/ui/feedback/toaster.tsx', 'src/web/features/shell/menu/mobile-links.tsx'],
};
/** Parts of the home that come before or after the application: what visitors share with them is not in its files. */
const APART = ['requests', 'menu', 'soon'];

function route(name: string): string {
  return `src/web/routes/${name}.tsx`;
}

/** The pages of the signed-in area that a user opens most: the lists and one of each, the library and a document of it. */
export const PAGES = {
  clients: 'src/web/routes/practice/clients.tsx',
  client: 'src/web/routes/practice/client-detail.tsx',
  cases: 'src/web/routes/practice/cases.tsx',
  case: 'src/web/routes/practice/case-detail.tsx',
  search: 'src/web/routes/library/search.tsx',
  document: 'src/web/routes/library/document.tsx',
};

/** Other pages, which need a part of what the ones above share: each kind needs about the same part. */
const OTHERS = {
  account: ['home/first-steps/first-steps', 'home/profile', 'practice/bin', 'practice/chambers'].map(route),
  assistant: ['library/chat', 'library/check', 'practice/case-chat'].map(route),
  research: [
    ...['library/acts', 'library/citator'].map(route),
    'src/web/features/library/notes/notes-list.tsx',
    'src/web/features/library/real-judgments-page.tsx',
    'src/web/features/library/status/library-status-page.tsx',
  ],
};

/** The files that the function below names after the parts of the home. */
export const OF_HOME = /[\\/](?:requests|data|application|layout|dashboard)-[^\\/]*\.js$/u;

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/** Packages whose main module imports all they have; the build then drops what is not used. */
const WHOLE = /[\\/]node_modules[\\/](radix-ui|lucide-react)[\\/]/u;
const NAMED = /import\s*\{([^}]*)\}\s*from\s*['"](?:radix-ui|lucide-react)['"]/gu;
/** A control's package or an icon's module, by its name. */
const PART =
  /[\\/]@radix-ui[\\/]react-([^\\/]+)[\\/]|[\\/]lucide-react[\\/].*[\\/]icons[\\/]([^\\/]+)\.m?js$/u;
/** Lines of the main module of the icons: all names of one icon and its module. */
const ICON = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/icons\/([^'"]+)\.m?js['"]/gu;

/** `hover-card` for `HoverCard`, as the modules are called. */
function moduleName(name: string): string {
  return name.replace(/(?<=.)(?=[A-Z])|(?<=[A-Za-z])(?=[0-9])/gu, '-').toLowerCase();
}

/** The names in a list of imports or exports; the first or the last one of `x as y`. */
const namesIn = (list: string, at: 0 | -1): string[] =>
  list.split(',').map(
    (name) =>
      name
        .trim()
        .split(/\s+as\s+/u)
        .at(at) ?? '',
  );

/** The modules of icons by the names that they are imported by: many have several names. */
const iconModules = (code: string): Map<string, string> =>
  new Map(
    [...code.matchAll(ICON)].flatMap(([, names = '', module = '']) =>
      namesIn(names, -1).map((name): [string, string] => [name, module]),
    ),
  );

/** The controls and icons that a module names in its imports. */
const namedParts = (code: string): string[] =>
  [...code.matchAll(NAMED)].flatMap(([, list = '']) => namesIn(list, 0));

/** The main modules of the packages above that were read: their icons by name, and all that they import. */
const read = new Map<string, { icons: Map<string, string>; parts: Set<string> }>();

function wholeOf(modules: Modules, id: string) {
  const known = read.get(id);
  if (known) return known;
  const whole = {
    icons: iconModules(modules.getModuleInfo(id)?.code ?? ''),
    parts: importedBy(modules, id),
  };
  read.set(id, whole);
  return whole;
}

/** Module id → ids of the modules that it imports. */
const imported = new Map<string, string[]>();

function importsOf(modules: Modules, id: string): string[] {
  const known = imported.get(id) ?? readImports(modules, id);
  imported.set(id, known);
  return known;
}

/** Ids of the modules that a module imports; of the packages above only the parts that it names. */
function readImports(modules: Modules, id: string): string[] {
  const info = modules.getModuleInfo(id);
  if (!info) return [];
  return info.importedIds.flatMap((next) => {
    if (!WHOLE.test(next) || WHOLE.test(id)) return [next];
    const { icons, parts } = wholeOf(modules, next);
    const named = new Set(namedParts(info.code ?? '').map((name) => icons.get(name) ?? moduleName(name)));
    return [...parts].filter((part) => {
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

/** Sorts modules: those that parts of the first pages need, and those left to the bundler (`free`). */
function neededBy(
  modules: Modules,
): Record<'visitor' | 'home' | 'pages' | 'others', Parts> & { free: Set<string> } {
  const needs = (file: string) => importedBy(modules, path.join(root, file));
  const parts = (files: Record<string, string | string[]>): Parts =>
    Object.entries(files).map(([name, own]) => [
      name,
      new Set([own].flat().flatMap((file) => [...needs(file)])),
    ]);
  const own = [HOME, VISITOR, PAGES, OTHERS].flatMap((files) =>
    Object.values(files)
      .flat()
      .map((file: string) => path.join(root, file)),
  );
  return {
    visitor: parts(VISITOR),
    home: parts(HOME),
    pages: parts(PAGES),
    others: parts(OTHERS),
    free: new Set([...own, ...needs(ENTRY)]),
  };
}

/**
 * The file for a module that these pages of the signed-in area need and the home does not; null when one alone needs
 * it, and no other page. A page loads few files this way, and little that only others need.
 */
function sharedFile(pages: readonly string[], others: string): string | null {
  if (pages.length < 2) return others && pages[0] ? `${pages[0]}${others}` : null;
  const one = (...names: (keyof typeof PAGES)[]) => names.some((name) => pages.includes(name));
  const library = one('search', 'document');
  if (library && one('clients', 'cases', 'client')) return 'pages';
  if (library) return `${one('case') ? 'papers' : 'library'}${others}`;
  if (!one('clients', 'cases')) return `records${others}`;
  return `${one('client') ? 'practice' : 'lists'}${others}`;
}

/** Suffix of a file's name for the other pages that need it too; few files matter more to a visitor. */
function othersSuffix(visitor: readonly string[], others: readonly string[]): string {
  if (others.length === 0) return '';
  return visitor.length > 0 || others.length > 1 ? '-parts' : `-${others[0]}`;
}

const isIcon = (id: string): boolean => /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/u.test(id);

/** The file for a module of a part of the home, which other pages may need as well. */
function homeFile(id: string, home: string | undefined, pages: readonly string[]): string | undefined {
  // A page that has menus of its own loads them without the one of the account, which comes later everywhere.
  if (pages.length === 0) return home === 'menu' ? 'account' : home;
  // Other pages load the frame of the home, and not its board.
  if (home === 'dashboard') return 'layout';
  // For an icon alone a page would load controls with it.
  if (home === 'soon') return isIcon(id) ? 'layout' : 'soon-pages';
  return home;
}

/** Name of the file that every page of a visitor and of the signed-in area loads. */
const COMMON = 'landing-login-forms-home';

/**
 * The file for a module that these pages of a visitor need; null when only pages with a form do, each on its
 * own. The landing page and the sign-in page share little with others, so that this gets no file of its own.
 */
function visitorFile(pages: readonly string[], also: string | undefined): string | null {
  if (pages.join() === 'forms' && !also) return null;
  // The first requests wait for no code that they do not need.
  if (also === 'requests') return 'visitor-requests';
  if (also && also !== 'parts' && pages.includes('landing')) return COMMON;
  // One file more would cost more than what it spares the pages with a form.
  if (pages.join() === 'landing,forms' && also === 'parts') return 'landing-parts';
  if (also === 'home' && pages.includes('login')) return 'login-forms-home';
  return [...pages, ...(also ? [also] : [])].join('-');
}

/** Any page may show an icon of the landing page as well, and would load the landing page with it. */
const isLandingIcon = (id: string, visitor: readonly string[]): boolean =>
  visitor[0] === 'landing' && isIcon(id);

/** The library of forms, the largest part that only some pages need. */
const FORMS = /[\\/]node_modules[\\/]react-hook-form[\\/]/u;

/** Keeps what needs the library of forms apart from what does not: a page would load the library with the rest. */
const apartWithForms = (name: string | null, needs: Set<string>): string | null =>
  name && [...needs].some((id) => FORMS.test(id)) ? `${name}-fields` : name;

/**
 * A name for the file of a module. Modules that the same pages of a visitor need share one file; a module of
 * the home alone is in the file of the first part that needs it, as the parts load in their order. Modules
 * that other pages share have a file of their own. Null where the bundler decides: modules of the entry, of
 * one page, and the parts themselves.
 */
export function firstPageChunks(): (id: string, modules: Modules) => string | null {
  let found: ReturnType<typeof neededBy> | undefined;
  return (id, modules) => {
    found ??= neededBy(modules);
    if (found.free.has(id)) return null;
    const namesOf = (parts: Parts) => parts.filter(([, needs]) => needs.has(id)).map(([name]) => name);
    const visitor = namesOf(found.visitor);
    const [home] = namesOf(found.home);
    const pages = namesOf(found.pages);
    const others = othersSuffix(visitor, namesOf(found.others));
    const shared = homeFile(id, home, pages) ?? sharedFile(pages, others);
    const elsewhere = shared ?? pages[0] ?? (others || isLandingIcon(id, visitor) ? 'parts' : undefined);
    const also = home && !APART.includes(home) ? 'home' : elsewhere;
    if (visitor.length > 0 && !elsewhere) return visitorFile(visitor, also);
    const name = visitor.length === 0 ? shared : visitorFile(visitor, also);
    return apartWithForms(name, importedBy(modules, id));
  };
}
