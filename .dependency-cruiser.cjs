// Which module may import which. Over globs, so that a new feature is covered on the day it appears.
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
      name: 'law-is-pure',
      comment: 'The sources of indian-law import one another and nothing else: no I/O, no package.',
      severity: 'error',
      from: { path: '^packages/indian-law/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/indian-law/src/' },
    },
    {
      name: 'sentence-model-is-alone',
      comment: 'It imports nothing but itself.',
      severity: 'error',
      from: { path: '^packages/sentence-model/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/sentence-model/src/' },
    },
    {
      name: 'sentence-model-stays-on-the-server',
      severity: 'error',
      from: { path: '^src/(web|shared)/' },
      to: to('^packages/sentence-model/'),
    },
    {
      name: 'packages-never-import-the-product',
      severity: 'error',
      from: { path: '^packages/' },
      to: to('^(src|test|lab|e2e|scripts)/'),
    },
    {
      name: 'shared-sees-only-law',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: to('^src/(server|web|cli)/'),
    },
    {
      name: 'core-below-platform',
      severity: 'error',
      from: { path: '^src/server/core/', pathNot: '\\.test\\.ts$' },
      to: to('^src/(web|cli)/|^src/server/(?!core/)'),
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: '\\.test\\.ts$' },
      to: to('^src/(web|cli)/|^src/server/(boot/|features/|app\\.ts|main\\.ts)'),
    },
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^src/server/features/', pathNot: '\\.test\\.ts$' },
      to: to('^src/(web|cli)/|^src/server/(boot/|app\\.ts|main\\.ts)'),
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
      name: 'i18n-below-ui',
      severity: 'error',
      from: { path: '^src/web/i18n/' },
      to: to('^src/web/(?!i18n/)'),
    },
    {
      name: 'ui-below-data',
      comment: 'Controls know no product: no contract, no session, no feature.',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: '\\.test\\.tsx?$' },
      to: to('^src/web/(data|components|features|routes|app)/|^src/shared/contracts/'),
    },
    {
      name: 'data-below-components',
      severity: 'error',
      from: { path: '^src/web/data/', pathNot: '\\.test\\.tsx?$' },
      to: to('^src/web/(components|features|routes|app)/'),
    },
    {
      name: 'components-below-features',
      severity: 'error',
      from: { path: '^src/web/components/', pathNot: '\\.test\\.tsx?$' },
      to: to('^src/web/(features|routes|app)/'),
    },
    {
      name: 'web-feature-imports-no-other',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'web-features-below-routes',
      severity: 'error',
      from: { path: '^src/web/features/', pathNot: '\\.test\\.tsx?$' },
      to: to('^src/web/(routes|app)/'),
    },
    { name: 'nothing-imports-cli', severity: 'error', from: { pathNot: '^src/cli/' }, to: to('^src/cli/') },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^(test|e2e|lab)/', '^packages/(test-support|[^/]+/test)/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      from: { path: '^(src|packages)/' },
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:|^@schummar/icu-type-parser$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'browser'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
