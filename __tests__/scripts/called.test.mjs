import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calledKeys, callingFolders } from '../../scripts/lib/called.mjs'

describe('what counts as calling an endpoint', () => {
  for (const [what, text, keys] of [
    ['a call', "await call('GET /o2cart/v1/carts/list')", ['GET /o2cart/v1/carts/list']],
    ['a call over several lines', "call(\n  'PUT /o2cart/v1/carts',\n  { body })", ['PUT /o2cart/v1/carts']],
    ['a choice of two', "call(now ? 'POST /a/buy' : 'POST /a/cart', {})", ['POST /a/buy', 'POST /a/cart']],
    ['a hook', "const remote = useQuery('GET /a/b', {})", ['GET /a/b']],
    ['a list of everything', "export const shapes = { 'GET /o2cart/v1/carts/list': {} }", []],
    ['a type', "type Rows = DataOf<'GET /o2cart/v1/carts/list'>['rows']", []],
    ['a comment', "/** e.g. `call('GET /a/b')` */\n// call('GET /a/c')\nlink('https://a.example')", []],
    ['another function', "recall('GET /a/b'); reply('GET /a/b')", []]
  ]) {
    it(`${keys.length ? 'is' : 'is not'} ${what}`, () => assert.deepEqual([...calledKeys(text)], keys))
  }

  it('is what screens and stores do, never the layer that knows every endpoint', () => {
    for (const file of ['features/cart/api.ts', 'stores/session.ts', 'pages/cart/cart.tsx', 'pagesB/a/a.tsx'])
      assert.ok(callingFolders.test(file), file)
    for (const file of ['api/shapes.ts', 'api/call.ts', 'lib/money.ts', 'i18n/index.ts'])
      assert.ok(!callingFolders.test(file), file)
  })
})
