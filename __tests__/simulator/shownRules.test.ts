/** What the platform shows over a page, and what it cuts or shows as nothing. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { smallApp, start } from './smallApp'

describe('what the platform shows', () => {
  it('calls a toast broken whose words the platform would cut', async () => {
    const { host, ask } = await start()
    const problems = () => host.problems.map(({ kind, message }) => [kind, message.slice(0, 25)])
    await ask('showToast', { title: '字'.repeat(34), icon: 'none' })
    await ask('showToast', { title: 'a'.repeat(68), icon: 'none' })
    assert.deepEqual(problems(), [])
    await ask('showToast', { title: 'a'.repeat(69), icon: 'none' })
    assert.deepEqual(problems(), [['rule', 'showToast shows two lines']])
    await ask('showToast', { title: '字'.repeat(7) })
    assert.equal(problems().length, 1)
    await ask('showToast', { title: '字'.repeat(8) })
    assert.deepEqual(problems()[1], ['rule', 'showToast with an icon sh'])
    host.stop()
  })

  it('hides a toast when loading hides and the other way round, unless noConflict is set', async () => {
    const place = { toast: '', loading: '' }
    const ui = {
      toast: (message?: { title: string }) => void (place.toast = message?.title ?? ''),
      loading: (title?: string) => void (place.loading = title ?? '')
    }
    const { host, ask } = await start(smallApp(), { ui })
    const after = async (name: string, options: object = {}) => {
      await ask(name, options)
      return [place.toast, place.loading]
    }
    assert.deepEqual(await after('showLoading', { title: 'wait' }), ['', 'wait'])
    assert.deepEqual(await after('showToast', { title: 'words' }), ['words', ''])
    assert.deepEqual(await after('hideLoading', { noConflict: true }), ['words', ''])
    assert.deepEqual(await after('hideLoading'), ['', ''])
    await ask('showToast', { title: 'words' })
    assert.deepEqual(await after('showLoading', { title: 'wait' }), ['', 'wait'])
    assert.deepEqual(await after('hideToast', { noConflict: true }), ['', 'wait'])
    assert.deepEqual(await after('hideToast'), ['', ''])
    assert.deepEqual(await after('setClipboardData', { data: 'x' }), ['内容已复制', ''])
    host.stop()
  })

  it('calls a viewer of drawings broken, which the platform shows as nothing', async () => {
    const { host, ask } = await start()
    const problems = () => host.problems.map(({ kind, message }) => [kind, message])
    assert.equal(
      (await ask('previewImage', { urls: ['https://s.example/a.png?of=b.svg'] }))['errMsg'],
      'previewImage:ok'
    )
    await ask('previewMedia', { sources: [{ url: 'https://s.example/a.mp4', type: 'video' }] })
    assert.deepEqual(problems(), [])
    await ask('previewImage', { urls: ['https://s.example/a.png', 'https://s.example/b.svg?v=1'] })
    await ask('previewMedia', { sources: [{ url: 'data:image/svg+xml,x' }] })
    assert.deepEqual(problems(), [
      ['rule', 'previewImage shows no SVG: https://s.example/b.svg?v=1'],
      ['rule', 'previewMedia shows no SVG: data:image/svg+xml,x']
    ])
    assert.match(String((await ask('previewImage', {}))['errMsg']), /^previewImage:fail parameter error/)
    host.stop()
  })
})
