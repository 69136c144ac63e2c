import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { contract } from '../../../contract'

const root = path.resolve(__dirname, '../../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** Names of the HTML a schema holds, at any depth. */
function htmlIn({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const own = Object.keys(properties).filter((name) => /html$/i.test(name))
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf]
  return [...own, ...inner.flatMap(htmlIn)]
}

/** `METHOD /path name`, and `block name` for those of a decorated page (declared as types alone). */
const slots = [
  ...Object.entries(contract).flatMap(([key, { data }]) => htmlIn(data as Schema).map((name) => `${key} ${name}`)),
  ...[...textOf('contract/decoration.ts').matchAll(/^ {2,}(\w*html)\??:/gim)].map(([, name]) => `block ${name}`)
]

/** Each slot with the browser test that fills it with every payload. */
const slotTexts: Record<string, string> = {
  'GET /o2pcm/v1/pub/product/detail descriptionHtml': 'a product with a hostile description shows',
  'block html': 'a decorated page with hostile rich text shows'
}

it('every place for HTML in the contract is filled with the payloads in a browser', () => {
  expect([...slots].sort()).toEqual(Object.keys(slotTexts).sort())
  const specs = textOf('__tests__/e2e/depth/content.spec.ts')
  for (const title of Object.values(slotTexts)) expect(specs).toContain(`test('${title}`)
})

const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name)
)

it('HTML reaches the screen through the rich text alone, and the rich text through the slots alone', () => {
  const holding = (words: RegExp) => sources.filter((name) => words.test(textOf(path.join('src', name)))).sort()
  expect(holding(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/)).toEqual([
    'ui/text/RichText.h5.tsx'
  ])
  expect(holding(/<RichText\b/)).toEqual([
    'features/cms/blocks/RichTextBlock.tsx',
    'features/product/description/LongDescription.tsx'
  ])
})
