// babel-preset-taro wires React, TypeScript and the class transforms that Taro's runtime expects
// older Androids' chat apps run scripts on engines that read no `??=` (scripts/lib/engines.mjs)
const include = process.env.TARO_ENV === 'weapp' ? ['@babel/plugin-transform-logical-assignment-operators'] : []
// every engine that the shop runs on reads both. The first is named for a fault of Safari before 16.3 with a function that
// has its parameter's name, which the minifier never writes; the second for one of Chrome before 91 with a spread list before
// the last argument of `?.`, which `check` refuses (scripts/lib/engines.mjs)
const exclude = ['transform-parameters', 'transform-optional-chaining']
// React's functions that make elements have others beside them in the mini-program's build for production alone
// (config/lightScripts.ts)
const isLight = process.env.TARO_ENV === 'weapp' && process.env.NODE_ENV === 'production'
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, include, exclude }]],
  plugins: ['./config/plugins/wordsOnce.cjs', ...(isLight ? ['./config/plugins/shortElements.cjs'] : [])]
}
