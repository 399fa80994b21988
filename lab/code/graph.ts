import path from 'node:path';

/** The folders of the aliases in `package.json`. */
const ALIASES: Readonly<Record<string, string>> = {
  '#law/': 'packages/indian-law/src/',
  '#shared/': 'src/shared/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+)'/gu;

/** The files of the repository that a source imports. */
export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const alias = Object.keys(ALIASES).find((prefix) => name.startsWith(prefix));
    if (alias) return [`${ALIASES[alias]}${name.slice(alias.length)}`];
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : [];
  });
}

/** A package, a layer, or a feature or part of one: what cycles must not join. */
export function partOf(file: string): string {
  const parts = file.split('/');
  const deep = /^src\/(?:server\/(?:platform|features)|web\/(?:features|data|ui))\//u.test(file) ? 4 : 3;
  if (parts[0] === 'packages') return parts.slice(0, 2).join('/');
  if (parts[1] === 'shared') return 'src/shared';
  return parts.slice(0, Math.min(deep, parts.length - 1)).join('/');
}

/** Groups of nodes that reach one another (Tarjan); a node alone is no group. */
export function cycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const found: string[][] = [];
  const close = (node: string) => {
    const group = stack.splice(stack.indexOf(node));
    for (const each of group) open.delete(each);
    if (group.length > 1) found.push(group.sort());
  };
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    open.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) === order.get(node)) close(node);
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** The edges between the groups that `nameOf` makes of files. */
export function edgesBetween(
  imports: ReadonlyMap<string, readonly string[]>,
  nameOf: (file: string) => string,
): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = nameOf(file);
    const to = edges.get(from) ?? new Set();
    edges.set(from, to);
    for (const target of targets) {
      const name = nameOf(target);
      if (name !== from) to.add(name);
    }
  }
  return edges;
}
