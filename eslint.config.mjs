import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

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
    message: 'Money is integer fen: format and parse it with src/lib/money or domain/money.'
  }
]

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

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', 'coverage/', 'artifacts/', '.data/', '.cache/', '.temp/', '**/*.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@typescript-eslint': tseslint.plugin },
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
      'no-fallthrough': 'error',
      'no-duplicate-imports': 'off'
    }
  },
  {
    // nothing compiles this mini-program, so nothing else would notice a name that is not there
    files: ['__tests__/e2e/weapp-parts/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['wx', 'App', 'Page', 'Component', 'Behavior', 'getApp', 'getCurrentPages', 'require', 'module', 'exports']
          .concat(['console', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Promise'])
          .map((name) => [name, 'readonly'])
      )
    },
    rules: { 'no-undef': 'error' }
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true }
      ],
      'max-lines': ['error', { max: 400, skipComments: false }],
      'no-restricted-exports': 'off'
    }
  },
  {
    // rules that need types, where a lost promise or a wrong comparison would lose an order
    files: ['src/**/*.{ts,tsx}', 'gateway/**/*.ts', 'domain/**/*.ts', 'contract/**/*.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }]
    }
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      'no-restricted-globals': ['error', ...browserStorage],
      'no-restricted-syntax': ['error', ...allTaro, ...money],
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
              group: ['@contract/*', '**/contract/*'],
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
      'no-restricted-syntax': ['error', ...taroOutside('src/platform'), ...money],
      'no-restricted-globals': 'off'
    }
  },
  {
    files: ['src/routes/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...taroOutside('src/routes'), ...money] }
  },
  { files: ['src/lib/money*'], rules: { 'no-restricted-syntax': ['error', ...allTaro] } },
  {
    files: ['domain/**/*.ts', 'gateway/**/*.ts'],
    ignores: ['domain/money*'],
    rules: { 'no-restricted-syntax': ['error', ...money] }
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': ['error', { max: 600 }] }
  }
)
