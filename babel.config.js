// babel-preset-taro wires React, TypeScript and the class transforms that Taro's runtime expects
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]]
}
