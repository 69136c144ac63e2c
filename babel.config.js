// babel-preset-taro wires React, TypeScript and the class transforms that Taro's runtime expects
// older Androids' chat apps run scripts on engines that read no `??=` (scripts/lib/engines.mjs)
const include = process.env.TARO_ENV === 'weapp' ? ['@babel/plugin-transform-logical-assignment-operators'] : []
// named for a fault of Safari before 16.3 with a function that has its parameter's name, which the minifier never writes
const exclude = ['transform-parameters']
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, include, exclude }]],
  plugins: ['./config/plugins/wordsOnce.cjs']
}
