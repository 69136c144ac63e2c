// The build's own Babel preset without hot reload, so a test runs what the build compiles.
const babelJest = require('babel-jest').default

module.exports = babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  sourceMaps: 'inline',
  presets: [
    [require.resolve('babel-preset-taro'), { framework: 'react', ts: true, hot: false, targets: { node: 'current' } }]
  ]
})
