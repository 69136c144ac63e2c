// Runs inside the temporary folder that has miniprogram-ci, which is no dependency of ours: compiles the project given
// as the uploader would and asks the platform nothing. What the platform would say of the account is given here.
const ci = require('miniprogram-ci')

async function main() {
  const project = new ci.Project({
    appid: 'wx0123456789abcdef',
    type: 'miniProgram',
    projectPath: process.argv[2],
    privateKey: 'none',
    ignores: ['node_modules/**/*']
  })
  const attributes = {
    appType: 0,
    gameApp: false,
    isSandbox: false,
    released: false,
    setting: {
      MaxCodeSize: 2,
      MaxSubpackageSubCodeSize: 2,
      MaxSubpackageFullCodeSize: 20,
      NavigateMiniprogramLimit: 10,
      MaxCustomTabbarCodeSize: 1,
      MaxTabbarCount: 5,
      MinTabbarCount: 2,
      MaxTabbarIconSize: 40
    }
  }
  project.attr = () => Promise.resolve(attributes)
  const compiled = await ci.getCompiledResult(
    { project, version: '0.0.0', setting: { es6: false, minify: false }, onProgressUpdate: () => undefined },
    `${__dirname}/compiled.zip`
  )
  const files = Object.keys(compiled)
  if (!files.includes('app.js')) throw new Error(`app.js is not among the ${files.length} compiled files`)
}

// its workers would keep the process alive
main().then(
  () => process.exit(0),
  (error) => {
    console.error(error && error.message ? error.message : error)
    process.exit(1)
  }
)
