// Jest runs the app's own tests: __tests__/unit (pure), __tests__/pages (screens in jsdom) and __tests__/crawl (every
// screen in every state of the world). Gateway and contract tests run on node:test, see scripts/test.mjs.
const { realpathSync } = require('node:fs')
const path = require('node:path')

process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'
// Countdown and date words are written for the shop's own time zone (spec 9.2); the machine's must not matter.
process.env.TZ = 'Asia/Shanghai'

const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@domain/(.*)$': '<rootDir>/domain/$1',
  '^@contract$': '<rootDir>/contract/index.ts',
  '^@contract/(.*)$': '<rootDir>/contract/$1'
}

/** What the H5 build puts in place of Taro's packages (`useHtmlComponents`), so that a test sees what a browser sees. */
const taroForH5 = {
  '^@tarojs/components$': '<rootDir>/node_modules/@tarojs/plugin-platform-h5/dist/runtime/components/index.js',
  '^@tarojs/taro$': '<rootDir>/node_modules/@tarojs/plugin-platform-h5/dist/runtime/apis/index.js',
  // Taro's own tab bar is a web component compiled for browsers only; the shop draws its own.
  '(^|/)tabbar(\\.js)?$': '<rootDir>/__tests__/support/nothing.cjs'
}

/** Where the packages really are: a work tree may share those of another by a link. As a pattern. */
const packages = realpathSync(path.join(__dirname, 'node_modules')).replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const shared = {
  rootDir: __dirname,
  testEnvironment: 'jsdom',
  moduleFileExtensions: ['h5.tsx', 'h5.ts', 'tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.(m?jsx?|tsx?|cjs)$': '<rootDir>/__tests__/support/transform.cjs' },
  // Taro ships ES modules that Node can't read as they are; everything else in node_modules stays untouched.
  transformIgnorePatterns: [
    `${packages}/(?!(@tarojs|typebox|swiper|@stencil|mobx|mobx-react-lite|lean-qr|qr|lodash-es|nanoid|ics|yup|query-string|decode-uri-component|split-on-first|filter-obj)/)`
  ],
  moduleNameMapper: {
    '\\.(css|scss)$': '<rootDir>/__tests__/support/style.cjs',
    '^fast-check$': '<rootDir>/__tests__/support/fast-check.cjs',
    '\\.(png|jpe?g|webp|gif|svg)$': '<rootDir>/__tests__/support/file.cjs',
    ...aliases,
    ...taroForH5
  },
  setupFiles: ['<rootDir>/__tests__/support/jest-env.cjs'],
  // the build lays these files and writes their addresses
  globals: { MAP_FILE: 'leaflet', LIVE_FILES: { library: 'hls.js', worker: 'worker.js' } },
  clearMocks: true,
  restoreMocks: true
}

module.exports = {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'] },
    {
      ...shared,
      displayName: 'pages',
      testMatch: ['<rootDir>/__tests__/pages/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/patience.cjs', '<rootDir>/__tests__/support/forget.cjs']
    },
    {
      ...shared,
      displayName: 'crawl',
      testMatch: ['<rootDir>/__tests__/crawl/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/forget.cjs', '<rootDir>/__tests__/support/patience.cjs']
    }
  ],
  cacheDirectory: '<rootDir>/.cache/jest',
  testSequencer: '<rootDir>/__tests__/support/longestFirst.cjs',
  maxWorkers: 2
}
