// `node scripts/weapp-api-names.mjs`: writes simulator/host/apiNames.ts from the typings of the platform's API.
// With --check it only says whether the file is as it should be.
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import ts from 'typescript'
import { inRoot } from './lib/run.mjs'

const source = inRoot('node_modules/miniprogram-api-typings/types/wx/lib.wx.api.d.ts')
const target = inRoot('simulator/host/apiNames.ts')

/** What a member is: a value, a listener, a call that answers later through success and fail, or a call that answers at once. */
function kindOf(member) {
  const name = member.name.text
  if (!ts.isMethodSignature(member)) return 'values'
  if (name.endsWith('Sync')) return 'atOnce'
  if (/^(on|off)[A-Z]/.test(name)) return 'listeners'
  const parameter = member.parameters[0]?.type?.getText() ?? ''
  const answersLater = /Promis|Task$/.test(member.type?.getText() ?? '') || /Option(<|$)/.test(parameter)
  return answersLater && !/^create[A-Z](?!BLE)|Manager$/.test(name) ? 'later' : 'atOnce'
}

/** Objects that the simulator hands out, whose every method is there. */
const objects = ['CanvasContext', 'FileSystemManager', 'InnerAudioContext', 'MapContext', 'VideoContext']

/** Names of an interface by kind, each sorted. */
export function readNames(interfaceName = 'Wx') {
  const file = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest, true)
  const names = { later: new Set(), atOnce: new Set(), listeners: new Set(), values: new Set() }
  const visit = (node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== interfaceName) return ts.forEachChild(node, visit)
    for (const member of node.members) names[kindOf(member)].add(member.name.text)
  }
  visit(file)
  return Object.fromEntries(Object.entries(names).map(([kind, set]) => [kind, [...set].sort()]))
}

async function render() {
  const listsOf = (names) =>
    Object.entries(names).map(([kind, some]) => `${kind}: ${some.length > 0 ? `'${some.join(' ')}'.split(' ')` : '[]'}`)
  const lists = listsOf(readNames())
  const methods = objects.map((name) => {
    const { later, atOnce, listeners } = readNames(name)
    return `${name}: { ${listsOf({ later, atOnce, listeners }).join(',\n')} }`
  })
  const { code, errors } = await format(
    target,
    `/** Every API that miniprogram-api-typings names, made from them by scripts/weapp-api-names.mjs. \`later\` answers through success and fail. */
export const apiNames = {${lists.join(',\n')}} as const

export interface MethodNames { later: string[]; atOnce: string[]; listeners: string[] }
/** The same of the objects that it hands out. */
export const objectNames = {${methods.join(',\n')}} satisfies Record<string, MethodNames>`,
    JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8'))
  )
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}

if (process.argv[1]?.endsWith('weapp-api-names.mjs')) {
  const page = await render()
  if (!process.argv.includes('--check')) writeFileSync(target, page)
  else if (readFileSync(target, 'utf8') !== page) {
    console.error('simulator/host/apiNames.ts is not as the typings say: node scripts/weapp-api-names.mjs')
    process.exit(1)
  }
}
