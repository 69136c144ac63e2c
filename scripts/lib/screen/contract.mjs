/** What a screen adds to the contract, as text. */
import { quoted } from './names.mjs'
import { beforeEnd, imported, lineAmong } from './edits.mjs'

const data = {
  list: (Name) => `paged(${Name}Item)`,
  detail: (Name) => `${Name}Item`,
  form: () => 'Ok'
}
const request = {
  list: 'query: Type.Object({ page: Page, size: Size })',
  detail: 'query: Type.Object({ code: Code })',
  form: 'body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 200 }) }),\n    changes: []'
}
const item = {
  list: (Name) => `export const ${Name}Item = Type.Object({ code: Code, title: Type.String() })\n`,
  detail: (Name) =>
    `export const ${Name}Item = Type.Object({ code: Code, title: Type.String(), text: Type.String() })\n`,
  form: () => ''
}
const sharedNames = { list: ['Code', 'Page', 'Size', 'paged'], detail: ['Code'], form: ['Ok'] }
const summary = { list: 'what there is, in its order', detail: 'one by its code', form: 'keeps what a shopper sent' }

const entry = ({ kind, endpoint, Name, title, isOpen }) => `  '${endpoint}': endpoint({
    summary: '${quoted(title.en)}: ${summary[kind]}',
${isOpen ? '' : "    token: 'required',\n"}${kind === 'form' ? '    idempotent: true,\n' : ''}    ${request[kind]},
    data: ${data[kind](Name)}
  })`

/** A file of its own: path, and name of its endpoints. */
export const contractFile = (plan, { file, as }) => ({
  [file]: `/** ${plan.title.en}. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { ${sharedNames[plan.kind].join(', ')} } from '../shared'

${item[plan.kind](plan.Name)}
export const ${as} = {
${entry(plan)}
}
`
})

/** The endpoint as the last of the file's endpoints, and its type before them. */
export const withEntry = (plan) => (text) => {
  const position = text.lastIndexOf('\nexport const ')
  const own = `${text.slice(0, position)}\n${item[plan.kind](plan.Name)}${text.slice(position)}`
  return imported(beforeEnd(own, `,\n${entry(plan)}`), '../shared', sharedNames[plan.kind])
}

/** contract/index.ts with one more file. */
export const withFile =
  ({ file, as }) =>
  (text) =>
    lineAmong(
      text,
      `import { ${as} } from './${file.slice('contract/'.length, -3)}'`,
      /^import \{ \w+ \} from '\.\/\w+\/o2/
    ).replace('export const contract = {\n', `export const contract = {\n  ...${as},\n`)
