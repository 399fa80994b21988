// The arrows of the house: who may import whom. Over globs, so a new feature is covered the day it appears.
const { Compiler } = require('@swc/core');

// dependency-cruiser asks swc for TypeScript without JSX, which cannot read a .tsx file.
const parseFileSync = Compiler.prototype.parseFileSync;
Compiler.prototype.parseFileSync = function parse(file, options) {
  return parseFileSync.call(this, file, { ...options, tsx: file.endsWith('.tsx') });
};

const to = (paths, extra) => ({ path: paths, ...extra });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'law-imports-nothing-of-ours',
      comment: 'src/law is pure: no I/O, no other room.',
      severity: 'error',
      from: { path: '^src/law/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(?!law/)|^(node:)?(fs|net|http|https|child_process|os|path|process)(/|$)' },
    },
    {
      name: 'shared-sees-only-law',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: to('^src/(server|web|cli)/'),
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      from: { path: '^src/server/platform/' },
      to: to('^src/(web|cli)/|^src/server/(features/|app\\.ts|main\\.ts)'),
    },
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^src/server/features/', pathNot: '\\.test\\.ts$' },
      to: to('^src/(web|cli)/|^src/server/(app|main)\\.ts'),
    },
    {
      name: 'feature-to-feature-by-store-only',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/features/', pathNot: '^src/server/features/($1/|[^/]+/store\\.ts$)' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: to('^src/(server|cli)/'),
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: to('^src/web/(features|routes)/'),
    },
    {
      name: 'web-features-are-strangers',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'web-features-below-routes',
      severity: 'error',
      from: { path: '^src/web/features/' },
      to: to('^src/web/routes/'),
    },
    { name: 'nothing-imports-cli', severity: 'error', from: { pathNot: '^src/cli/' }, to: to('^src/cli/') },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(test|e2e|bench)/|\\.test\\.tsx?$' },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'browser'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
