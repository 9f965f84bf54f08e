/** The layers: rules imports no layer; sdk no React and no layer; ui neither sdk nor rules; services do not import each other; nothing reaches into another package's files. */
const layer = (name, from, to, rest = {}) => ({ name, severity: 'error', from: { path: from }, to: { path: to, ...rest } });
module.exports = {
  forbidden: [
    layer('rules-imports-no-layer', '^packages/rules/src', '^(packages/(sdk|ui)|apps)/|react|jotai'),
    layer('sdk-imports-no-layer', '^packages/sdk/src', '^(packages/(rules|ui)|apps)/|node_modules/(react|react-dom|jotai|react-router)'),
    layer('ui-imports-no-data', '^packages/ui/src', '^(packages/(sdk|rules)|apps)/'),
    layer('apps-apart', '^apps/([^/]+)/', '^apps/', { pathNot: '^apps/$1/' }),
    layer('services-apart', '^apps/portal/src/services/([^/]+)/', '^apps/portal/src/services/', { pathNot: '^apps/portal/src/services/$1/' }),
    layer('shell-does-not-know-services', '^apps/portal/src/(?!routes\\.tsx|services/)', '^apps/portal/src/services/'),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'declared', severity: 'error', from: {}, to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' }, exclude: { path: 'dist|generated' },
    tsPreCompilationDeps: true, tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['@lifedesk/source', 'import', 'module', 'browser', 'types', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
