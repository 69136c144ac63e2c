// The folder order of docs/ARCHITECTURE.md: imports go down only.
const screens = '^src/(pages[BCD]?|custom-tab-bar)/'
const middle = '^src/(stores|routes|api|platform|bridge|ui|i18n|late|start)/'

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle of values has no first module: whichever loads first sees the other half empty.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
    },
    {
      name: 'no-circle-of-types',
      comment: 'Two files whose types need each other are one thing in two places.',
      severity: 'error',
      from: { path: '^(src|gateway|domain|contract|simulator|scripts|config)/' },
      to: { circular: true }
    },
    {
      name: 'no-circle-of-folders',
      comment: 'Areas stand one over the other, types included: what two of them need lies in one below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(gateway|domain|contract|simulator)' },
      to: { circular: true }
    },
    {
      name: 'nothing-imports-screens',
      comment: 'A screen is the top: what two screens share belongs to a feature.',
      severity: 'error',
      from: { path: '^src/', pathNot: [screens, '^src/app'] },
      to: { path: '^src/pages' }
    },
    {
      name: 'screens-stay-apart',
      comment: 'A screen uses only its own folder and what lies below screens.',
      severity: 'error',
      from: { path: '^src/(pages[BCD]?)/([^/]+)/' },
      to: { path: '^src/pages', pathNot: '^src/$1/$2/' }
    },
    {
      name: 'features-through-their-index',
      comment: 'A feature uses another through its index.ts.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.ts$'] }
    },
    {
      name: 'middle-knows-no-feature',
      comment: 'stores, routes, api, platform, ui, i18n and late lie below features; start stands beside them.',
      severity: 'error',
      from: { path: middle },
      to: { path: '^src/(features|custom-tab-bar)/' }
    },
    {
      name: 'page-for-screens-alone',
      comment: 'What every page’s file exports stands between screens and the middle; a feature exports no screen.',
      severity: 'error',
      from: { path: '^src/', pathNot: [screens, '^src/page/'] },
      to: { path: '^src/page/' }
    },
    {
      name: 'page-knows-no-feature',
      comment: 'It holds any screen; what a screen consists of is handed to it.',
      severity: 'error',
      from: { path: '^src/page/' },
      to: { path: '^src/(features|custom-tab-bar)/' }
    },
    {
      name: 'start-for-the-app-alone',
      comment: 'What the app does before its first page; whoever comes later finds it done.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(app\\.tsx|start\\.ts|start/)' },
      to: { path: '^src/start/' }
    },
    {
      name: 'ui-knows-no-shop',
      comment: 'Primitives know no store, no route, no gateway; of the contract they may take types.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(stores|routes|api|late)/' }
    },
    {
      name: 'platform-is-below-the-shop',
      comment: 'A port knows the host and nothing of the shop.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/(stores|routes|api|ui|late)/' }
    },
    {
      name: 'bridge-knows-the-window-alone',
      comment: 'What the app is sent and how it answers; the shop reaches it through platform/nativeApp.',
      severity: 'error',
      from: { path: '^src/bridge/' },
      to: { path: '^(src|domain|contract)/', pathNot: '^src/(bridge|lib)/' }
    },
    {
      name: 'bridge-through-its-port',
      comment: 'One port decides whether there is an app; the mini-program holds nothing of it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(bridge|platform/nativeApp)/' },
      to: { path: '^src/bridge/' }
    },
    {
      name: 'lib-is-pure',
      comment: 'src/lib imports nothing of ours but lengths of time, checks, signs, and how figures are shown.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: {
        path: '^(src|domain|contract|gateway)/',
        pathNot: '^(src/lib/|domain/(spans|money/shownMoney|shownCounts|check|unseen|graphemes)\\.ts$)'
      }
    },
    {
      name: 'domain-is-pure',
      comment:
        'The trade’s rules import nothing but themselves; days are dayjs, in domain/day alone, and coordinates gcoord, in domain/orders/datum alone.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '^domain/(?:day|orders/datum)\\.ts$' },
      to: { pathNot: '^domain/' }
    },
    {
      name: 'days-are-domain-day',
      comment: 'Whoever needs days and moments takes them from domain/day, which knows the shop’s clock.',
      severity: 'error',
      from: { path: '^(src|gateway|domain)/', pathNot: '^domain/day\\.ts$' },
      to: { path: 'node_modules/dayjs/' }
    },
    {
      name: 'phones-do-without-dayjs',
      comment: 'The app takes dates from src/lib/dates: dayjs costs more bytes than two of its screens have (ADR 9).',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^domain/day\\.ts$', reachable: true }
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract is what both sides agree on; it depends on neither.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(src|gateway|domain)/' }
    },
    {
      name: 'app-takes-contract-types-only',
      comment: 'No schema library reaches a phone.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'app-and-gateway-apart',
      comment: 'They meet in contract/ and domain/.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^gateway/' }
    },
    {
      name: 'gateway-without-app',
      comment: 'They meet in contract/ and domain/.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^src/' }
    },
    {
      name: 'sql-in-stores',
      comment: 'In an area, only its store and schema talk SQL.',
      severity: 'error',
      from: {
        path: '^gateway/src/areas/[^/]+/',
        pathNot: '/(store|schema|migration)s?[^/]*\\.ts$|/(stores?|migrations)/|[sS]tore\\.ts$'
      },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'areas-through-their-index',
      comment: 'An area uses another through its index.ts.',
      severity: 'error',
      from: { path: '^gateway/src/areas/([^/]+)/' },
      to: { path: '^gateway/src/areas/', pathNot: ['^gateway/src/areas/$1/', '^gateway/src/areas/[^/]+/index\\.ts$'] }
    },
    {
      name: 'areas-from-outside',
      comment: 'So do console, demonstration, start and bench.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '^gateway/src/areas/[^/]+/' },
      to: { path: '^gateway/src/areas/[^/]+/', pathNot: '^gateway/src/areas/[^/]+/index\\.ts$' }
    },
    {
      name: 'core-stands-below',
      comment: 'The core carries areas, console and demonstration and knows none; gateway.ts puts them together.',
      severity: 'error',
      from: { path: '^gateway/src/core/' },
      to: { path: '^gateway/', pathNot: '^gateway/src/core/' }
    },
    {
      name: 'areas-know-no-demonstration',
      comment: 'Production runs the areas alone; what seeds them comes through core/catalogue.',
      severity: 'error',
      from: { path: '^gateway/src/areas/' },
      to: { path: '^gateway/src/(demonstration/|console/|gateway\\.ts|main\\.ts)' }
    },
    {
      name: 'simulator-stands-alone',
      comment:
        'It runs any compiled mini-program; only its crawl knows this shop, by the route table and the contract.',
      severity: 'error',
      from: { path: '^simulator/' },
      to: { path: '^(src|domain|contract|gateway)/', pathNot: '^(contract/|src/routes/(table|params)\\.ts$)' }
    },
    {
      name: 'simulator-below-its-users',
      comment: 'The host is a phone: it knows neither who crawls it nor who draws it, and those two not each other.',
      severity: 'error',
      from: { path: '^simulator/(host|view)/' },
      to: { path: '^(src|contract)/|^simulator/(crawl|view)/', pathNot: '^simulator/$1/' }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.scss$|\\.css$|\\.svg$|\\.png$|\\.webp$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx', '.d.ts', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types']
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' }
  }
}
