/** What is judged of what shoppers write: by the list of words, and by the messaging platform where it knows the author. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeOrLater, withPlatform } from '../../../gateway/src/core/moderation'
import type { TextVerdict } from '../../../gateway/src/core/platform'

const personOf = async (userId: string) => (userId === 'U1' ? 'oWx1' : undefined)
const by = (userId: string, text: string) => ({ userId, text, pictures: [] })

const addressesOf = async (files: readonly string[]) => files.map((file) => `https://shop.example${file}?sign=1`)

function saying(verdict: TextVerdict, checksMedia = false) {
  const checked: string[] = []
  const platform = {
    checksMedia,
    textVerdict: async (openId: string, text: string) => {
      checked.push(`${openId} ${text}`)
      return verdict
    },
    checkMedia: async (openId: string, address: string) => {
      checked.push(`${openId} ${address}`)
      return `trace-${checked.length}`
    }
  }
  return { checked, moderation: withPlatform(platform, personOf, addressesOf) }
}

test('pictures wait for the platform where it looks at them, and those of an unknown author for a person', async () => {
  const { checked, moderation } = saying('PASS', true)
  const verdictOn = (userId: string, text: string) => moderation.judge({ userId, text, pictures: ['/a.png', '/b.png'] })
  assert.deepEqual(await verdictOn('U1', '内胆很好洗'), { kind: 'HOLD', waits: ['trace-2', 'trace-3'] })
  assert.deepEqual(checked.slice(1).sort(), [
    'oWx1 https://shop.example/a.png?sign=1',
    'oWx1 https://shop.example/b.png?sign=1'
  ])
  assert.deepEqual(await verdictOn('U1', ''), { kind: 'HOLD', waits: ['trace-4', 'trace-5'] })
  assert.deepEqual(await verdictOn('U2', '内胆很好洗'), { kind: 'HOLD' })
  assert.equal((await verdictOn('U1', '你去死')).kind, 'REFUSE')
  assert.deepEqual(await moderation.judge(by('U2', '内胆很好洗')), { kind: 'PASS' })
  assert.equal(checked.length, 5)
})

test('what the platform refuses is refused, and its author reads why', async () => {
  const { checked, moderation } = saying('RISKY')
  const verdict = await moderation.judge(by('U1', '内胆很好洗'))
  assert.equal(verdict.kind, 'REFUSE')
  assert.match(verdict.kind === 'REFUSE' ? verdict.reason.zh : '', /没有通过平台的文字检查/)
  assert.deepEqual(checked, ['oWx1 内胆很好洗'])
})

test('what it is not sure of a person looks at; what it passes is judged by the words alone', async () => {
  assert.deepEqual(await saying('REVIEW').moderation.judge(by('U1', '内胆很好洗')), { kind: 'HOLD' })
  const { moderation } = saying('PASS')
  assert.deepEqual(await moderation.judge(by('U1', '内胆很好洗')), { kind: 'PASS' })
  assert.deepEqual(await moderation.judge(by('U1', '加微信 abc12345 返现')), { kind: 'HOLD' })
})

test('it is not asked about what the words refuse, an author it does not know, or no text', async () => {
  const { checked, moderation } = saying('RISKY')
  assert.equal((await moderation.judge(by('U1', '你去死'))).kind, 'REFUSE')
  assert.equal((await moderation.judge(by('U2', '内胆很好洗'))).kind, 'PASS')
  assert.equal((await moderation.judge(by('U1', ''))).kind, 'PASS')
  assert.deepEqual(checked, [])
})

test('a platform that does not answer leaves the piece for later', async () => {
  const moderation = withPlatform(
    {
      textVerdict: () => Promise.reject(new Error('away')),
      checksMedia: false,
      checkMedia: () => Promise.reject(new Error('away'))
    },
    personOf,
    addressesOf
  )
  const log = { warn: () => undefined }
  assert.equal(await judgeOrLater({ moderation, log }, by('U1', '内胆很好洗')), undefined)
})

for (const [text, kind] of [
  ['赌博 色情 骗子', 'REFUSE'],
  ['赌\u0301博', 'REFUSE'],
  ['ｐｏｒｎ', 'REFUSE'],
  ['賭博', 'REFUSE'],
  ['代 開 發 票', 'REFUSE'],
  ['赌🎲\u200d博', 'REFUSE'],
  ['商家是騙子', 'HOLD'],
  ['打 138 0000 6021 便宜', 'HOLD'],
  ['打 138-0000-6021 便宜', 'HOLD'],
  ['座机 0571-88880000', 'HOLD'],
  ['去 203.0.113.9 看', 'HOLD'],
  ['上 taobao點com 看看', 'HOLD'],
  ['型号 13800 用了 3 年 20 天，1.5 升，水温 100.0 度', 'PASS'],
  ['商家是骗子', 'HOLD'],
  ['来 abc-shop.com 买更便宜', 'HOLD'],
  ['上 taobao点com 看看', 'HOLD'],
  ['来ａｂｃ．ｔｏｐ买', 'HOLD'],
  ['功率 1.8 kW，3.5升，很好。cn 标志也有', 'PASS'],
  ['内胆很好洗', 'PASS']
] as const)
  test(`without a platform that knows the author, «${text}» is ${kind}`, async () => {
    assert.equal((await saying('PASS').moderation.judge(by('U2', text))).kind, kind)
  })
