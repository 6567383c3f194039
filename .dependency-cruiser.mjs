/** Every app that is not one of these is a region. */
const REGION = 'apps/(?!(?:api|console|sandbox|standalone|storybook)/)[^/]+';

// The one import rule: only downward, to any depth (docs/architecture.md). Each row names a part and all it may import;
// what is not named is forbidden, siblings among them.
const DOWNWARD = {
  'packages/core': [],
  'packages/telemetry': [],
  'packages/ui': ['packages/core'],
  'packages/api-contract': ['packages/core'],
  'packages/platform-config': ['packages/core'],
  'packages/messages': ['packages/core'],
  'packages/database': ['packages/telemetry', 'packages/core'],
  'packages/ingest': ['packages/core'],
  'packages/demo-catalogue': ['packages/core'],
  'packages/test-kit': ['packages/api-contract', 'packages/database', 'packages/core'],
  'packages/storefront': [
    'packages/ui',
    'packages/api-contract',
    'packages/platform-config',
    'packages/messages',
    'packages/telemetry',
    'packages/core',
  ],
  [REGION]: [
    'packages/storefront',
    'packages/ui',
    'packages/api-contract',
    'packages/platform-config',
    'packages/messages',
    'packages/core',
  ],
  'apps/api': [
    'packages/api-contract',
    'packages/platform-config',
    'packages/messages',
    'packages/database',
    'packages/ingest',
    'packages/demo-catalogue',
    'packages/telemetry',
    'packages/core',
  ],
  'apps/sandbox': [],
  'apps/console': [
    'packages/ui',
    'packages/api-contract',
    'packages/platform-config',
    'packages/messages',
    'packages/core',
  ],
  'apps/storybook': [
    'packages/storefront',
    'packages/ui',
    'packages/api-contract',
    'packages/platform-config',
    'packages/messages',
    'packages/core',
  ],
  // The sites and the built api it loads by their built files; these two are imported, the api by its tests alone.
  'apps/standalone': [
    'apps/api',
    'apps/console',
    'apps/sandbox',
    'packages/storefront',
    'packages/api-contract',
    'packages/platform-config',
    'packages/messages',
    'packages/telemetry',
    'packages/core',
  ],
  // Which pages are built is a plain list. Rows that a test writes itself are proved as the product does it.
  e2e: [
    'apps/standalone/launch',
    'apps/api/src/testing',
    'packages/storefront/src/implemented-routes.ts',
    'packages/platform-config',
    'packages/core',
    'packages/database',
    'packages/test-kit',
  ],
  bench: [
    'e2e/product',
    'e2e/browser/network.ts',
    'packages/platform-config',
    'packages/core',
    'packages/database',
    'packages/test-kit',
  ],
  tools: ['apps/standalone/launch', 'packages/platform-config', 'packages/core'],
};

const API = 'apps/api/src';
/** The domains of the api: each may import those before it, by their `index.ts` alone. */
const DOMAINS = ['catalogue', 'people', 'reading', 'money', 'community', 'operators'];

// What the parts of the api may import of the api: what is not named is forbidden. The other parts (the entry files, jobs,
// cli, seed, store) put the domains together and may import all.
const API_PARTS = {
  shared: [],
  adapters: ['shared'],
  http: ['shared'],
  ...Object.fromEntries(
    DOMAINS.map((domain, index) => [domain, ['shared', 'adapters', 'http', ...DOMAINS.slice(0, index)]]),
  ),
};

const ROUTES = '^packages/storefront/src/routes/';
const PARTS = '^packages/storefront/src/parts/';

// What several pages share. A part imports only parts below it in this list, so that there are no circles between them.
const PARTS_FROM_TOP = [
  'account',
  'comments',
  'episodes',
  'picks',
  'purchase',
  'rich-text',
  'series-lists',
  'events',
  'wallet',
  'age-check',
  'reading',
  'sign-in',
  'form',
  'seo',
  'refusals',
  'series',
  'shell',
  'device',
  'app-bridge',
  'navigation',
  'picture',
  'session',
];

const TESTS = '\\.test\\.tsx?$|/vitest\\.config\\.ts$|/testing/';
const STORIES = '\\.stories\\.tsx?$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const downwardRules = Object.entries(DOWNWARD).map(([part, below]) => ({
  name: `downward-from-${part === REGION ? 'apps-region' : part.replaceAll('/', '-')}`,
  comment: `${part} may import ${below.length === 0 ? 'nothing of ours' : below.join(', ')}`,
  severity: 'error',
  from: { path: `^(${part})/` },
  to: {
    path: '^(apps|packages|e2e|bench|tools)/',
    // The part itself (`$1`: this region, not any region), what lies below, and for tests the test-kit (its own rule
    // says who may use that).
    pathNot: ['^$1/', ...below.map((to) => (/\.\w+$/.test(to) ? `^${to}$` : `^${to}/`)), '^packages/test-kit/'],
  },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const domainRules = Object.entries(API_PARTS).map(([part, below]) => ({
  name: `api-${part}`,
  comment: `of the api, ${part} may import ${below.length === 0 ? 'nothing else' : below.join(', ')}`,
  severity: 'error',
  from: { path: `^${API}/${part}/`, pathNot: TESTS },
  to: { path: `^${API}/`, pathNot: [part, ...below].map((to) => `^${API}/${to}/`) },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const storefrontRules = [
  {
    name: 'a-page-is-one-folder',
    comment: 'a page imports no other page: what several need is a part',
    severity: 'error',
    from: { path: `${ROUTES}([^/]+/[^/]+)/` },
    to: { path: ROUTES, pathNot: `${ROUTES}$1/` },
  },
  {
    name: 'nothing-needs-a-page',
    comment: 'parts, the server and the rest of the storefront import no page',
    severity: 'error',
    from: { path: '^packages/storefront/src/', pathNot: [ROUTES, '^packages/storefront/src/testing/'] },
    to: { path: ROUTES },
  },
  {
    name: 'parts-are-listed',
    comment: 'a new part has a place in the list of parts above',
    severity: 'error',
    from: {},
    to: { path: PARTS, pathNot: `${PARTS}(${PARTS_FROM_TOP.join('|')})/` },
  },
  ...PARTS_FROM_TOP.slice(1).map((part, index) => ({
    name: 'parts-import-downward',
    comment: `what ${part} is below imports it, not the other way`,
    severity: /** @type {const} */ ('error'),
    from: { path: `${PARTS}${part}/`, pathNot: [TESTS, STORIES] },
    to: { path: `${PARTS}(${PARTS_FROM_TOP.slice(0, index + 1).join('|')})/` },
  })),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...downwardRules,
    ...domainRules,
    {
      name: 'api-domain-entry',
      comment: 'a domain is imported by its index.ts; only tests reach into it',
      severity: 'error',
      from: { path: `^${API}/([^/]+)`, pathNot: TESTS },
      to: { path: `^${API}/(?:${DOMAINS.join('|')})/`, pathNot: [`^${API}/$1/`, `^${API}/[^/]+/index\\.ts$`] },
    },
    ...storefrontRules,
    {
      name: 'core-is-alone',
      comment: 'core is pure: no npm package, no node: module',
      severity: 'error',
      from: { path: '^packages/core/', pathNot: TESTS },
      to: { pathNot: '^packages/core/' },
    },
    {
      name: 'tests-for-tests-only',
      comment:
        'what is made for tests and stories must never reach the product, directly or by way of a testing folder',
      severity: 'error',
      from: { pathNot: ['^packages/test-kit/', '^e2e/', '^bench/', TESTS, STORIES] },
      to: { path: ['^packages/test-kit/', '^(apps|packages|tools)/.+/testing/', '\\.test\\.tsx?$', STORIES] },
    },
    {
      name: 'demo-catalogue-for-the-seed-only',
      comment: 'only the api’s seed draws the demo',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: ['^apps/api/src/seed/', TESTS] },
      to: { path: '^packages/demo-catalogue/' },
    },
    {
      name: 'no-circles',
      comment:
        'two files that need each other at once are one file, or want a third; types and lazy parts may point back',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'resolvable',
      comment: 'an import that leads nowhere',
      severity: 'error',
      from: {},
      // Remix’s and Vite’s virtual modules and what a build makes exist only there.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '/(dist|build)/', '\\?(url|raw|inline)$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|storybook-static|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
