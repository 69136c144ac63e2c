/** Where one thing may be done, and what to use everywhere else. */
const owned = [
  { names: ['request', 'uploadFile', 'downloadFile'], owner: 'src/platform', use: 'call() of @/api' },
  {
    names: ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'],
    owner: 'src/routes',
    use: 'go() and back() of @/routes/navigator'
  },
  {
    names: [
      'setStorage',
      'setStorageSync',
      'getStorage',
      'getStorageSync',
      'removeStorage',
      'removeStorageSync',
      'clearStorage',
      'clearStorageSync'
    ],
    owner: 'src/platform',
    use: 'the storage port of @/platform'
  },
  {
    names: [
      'showToast',
      'showModal',
      'showLoading',
      'hideLoading',
      'setClipboardData',
      'getSystemInfo',
      'getSystemInfoSync',
      'requestPayment'
    ],
    owner: 'src/platform',
    use: 'the port of @/platform'
  }
]

const money = [
  {
    selector:
      "CallExpression[callee.property.name='toFixed'], CallExpression[callee.name='parseFloat'], MemberExpression[object.name='Number'][property.name='parseFloat']",
    message: 'Money is integer fen: format and parse it with src/lib/money or domain/money/money.'
  }
]
const spans = [
  {
    selector: 'Literal[value=3600000], Literal[value=86400000]',
    message: 'Hours and days in ms are those of domain/spans.'
  }
]

/** Folders where names are nouns of the trade (docs/WORDS.md). */
const namedByNouns = ['src', 'domain', 'contract', 'gateway', 'simulator', 'scripts', 'config', '__tests__']

const taroSelector = (names, owner, use) => ({
  selector: `MemberExpression[object.name='Taro'][property.name=/^(${names.join('|')})$/]`,
  message: `Only ${owner} may call this of Taro; use ${use}.`
})
const allTaro = owned.map(({ names, owner, use }) => taroSelector(names, owner, use))
const taroOutside = (owner) =>
  owned.filter((rule) => rule.owner !== owner).map((rule) => taroSelector(rule.names, rule.owner, rule.use))

const browserStorage = [
  { name: 'localStorage', message: 'Use the storage port of @/platform.' },
  { name: 'sessionStorage', message: 'Use the storage port of @/platform.' },
  { name: 'fetch', message: 'Use call() of @/api.' }
]

export default {
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./scripts/lib/lint-plugin.mjs'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    maxWarnings: 0,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false
  },
  ignorePatterns: ['node_modules/', 'dist/', 'coverage/', 'artifacts/', '.data/', '.cache/', '.temp/', '**/*.d.ts'],
  // no-implied-eval looks at calls of a known global alone
  globals: { setTimeout: 'readonly', setInterval: 'readonly' },
  rules: {
    'no-empty': ['error', { allowEmptyCatch: false }],
    'no-debugger': 'error',
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-self-compare': 'error',
    'no-unsafe-finally': 'error',
    'no-fallthrough': 'error'
  },
  overrides: [
    {
      // nothing compiles this mini-program, so nothing else would notice a name that is not there
      files: ['__tests__/e2e/weapp-parts/**/*.js'],
      globals: Object.fromEntries(
        ['wx', 'App', 'Page', 'Component', 'Behavior', 'getApp', 'getCurrentPages', 'require', 'module', 'exports']
          .concat(['console', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Promise'])
          .map((name) => [name, 'readonly'])
      ),
      rules: { 'no-undef': 'error' }
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/no-explicit-any': 'error',
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }
        ],
        'no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }
        ],
        'typescript/no-non-null-assertion': 'error',
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true }],
        'max-lines': ['error', { max: 400, skipComments: false }]
      }
    },
    {
      // rules that need types, where a lost promise or a wrong comparison would lose an order
      files: ['src/**/*.{ts,tsx}', 'gateway/**/*.ts', 'domain/**/*.ts', 'contract/**/*.ts'],
      rules: {
        'typescript/no-floating-promises': ['error', { ignoreVoid: true }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
        'typescript/await-thenable': 'error',
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }]
      }
    },
    {
      files: ['{src,domain,contract,gateway,simulator,scripts,config}/**/*.{ts,tsx,js,mjs,cjs}'],
      rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: false, skipComments: false }] }
    },
    {
      // a drawing is one list of shapes, from back to front
      files: ['gateway/src/demonstration/art/kinds/*.ts'],
      rules: { 'max-lines-per-function': ['error', { max: 130, skipBlankLines: true, skipComments: true }] }
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'no-console': 'error',
        'no-restricted-globals': ['error', ...browserStorage],
        'shop/no-restricted-syntax': ['error', ...allTaro, ...money, ...spans],
        'no-restricted-imports': [
          'error',
          {
            paths: [
              { name: '@contract', message: 'The app takes types alone: import type.', allowTypeImports: true },
              { name: 'typebox', message: 'A schema library must not reach a phone.' },
              { name: 'mobx-react', message: 'Use mobx-react-lite.' }
            ],
            patterns: [
              {
                group: ['@contract/**', '**/contract/**'],
                message: 'The app takes types alone: import type.',
                allowTypeImports: true
              },
              { group: ['**/gateway/**'], message: 'The app never imports the gateway.' }
            ]
          }
        ]
      }
    },
    { files: ['src/pages*/**/*.tsx'], rules: { 'max-lines': ['error', { max: 160 }] } },
    {
      files: ['src/platform/**/*.{ts,tsx}'],
      rules: {
        'shop/no-restricted-syntax': ['error', ...taroOutside('src/platform'), ...money, ...spans],
        'no-restricted-globals': 'off'
      }
    },
    {
      files: ['src/routes/**/*.{ts,tsx}'],
      rules: { 'shop/no-restricted-syntax': ['error', ...taroOutside('src/routes'), ...money, ...spans] }
    },
    { files: ['src/lib/money*'], rules: { 'shop/no-restricted-syntax': ['error', ...allTaro] } },
    {
      files: ['domain/**/*.ts', 'gateway/**/*.ts'],
      excludeFiles: ['domain/money/money*'],
      rules: { 'shop/no-restricted-syntax': ['error', ...money, ...spans] }
    },
    {
      files: ['__tests__/**/*.{ts,tsx}'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'max-lines': ['error', { max: 600 }],
        'shop/max-lines-per-function': ['error', 120]
      }
    },
    {
      files: namedByNouns.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs,cjs}`),
      rules: { 'shop/no-vague-names': ['error', 'told', 'asked', 'held', 'one', 'at'] }
    }
  ]
}
