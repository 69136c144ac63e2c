// covers config/stubs/sub/calls
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'

const { callsOf, READ_MS } = createRequire(import.meta.url)('../../config/stubs/sub/calls.js')

/** A page whose replies come by hand, and an app in it. */
function startPage() {
  const calls = []
  const timers = new Map()
  let last = 0
  let isOver = false
  const page = {
    AbortController,
    Response,
    setTimeout: (work, ms) => {
      last += 1
      timers.set(last, { work, ms })
      return last
    },
    clearTimeout: (id) => timers.delete(id),
    fetch: (address, { signal }) => {
      const call = { signal, answer: undefined, fail: undefined }
      calls.push(call)
      return new Promise((resolve, reject) => {
        call.answer = resolve
        call.fail = reject
        if (signal.aborted) reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    }
  }
  const atEnd = []
  const fetch = callsOf(page, () => !isOver, atEnd)
  return {
    fetch,
    calls,
    timers,
    /** What is given up when the app goes. */
    end: () => {
      isOver = true
      atEnd.forEach((work) => work())
      return calls.map(({ signal }) => signal.aborted)
    },
    pass: () => [...timers].forEach(([id, { work, ms }]) => ms <= READ_MS && timers.delete(id) && work())
  }
}

describe('a call of a sub-application', () => {
  for (const method of ['text', 'json', 'blob', 'arrayBuffer'])
    it(`is over once its body is read by ${method}`, async () => {
      const page = startPage()
      const reply = page.fetch('/a')
      page.calls[0].answer(new Response('{}'))
      await (await reply)[method]()
      assert.equal(page.timers.size, 0)
      assert.deepEqual(page.end(), [false])
    })

  it('is over once its body is read piece by piece, and not before', async () => {
    const page = startPage()
    const replies = ['/a', '/b'].map((address) => page.fetch(address))
    page.calls.forEach(({ answer }) => answer(new Response('piece')))
    const [first, second] = await Promise.all(replies)
    const reader = first.body.getReader()
    second.body.getReader()
    // a slow one is being read all the same
    page.pass()
    assert.deepEqual(
      page.calls.map(({ signal }) => signal.aborted),
      [false, false]
    )
    assert.equal((await reader.read()).done, false)
    assert.equal((await reader.read()).done, true)
    await reader.closed
    assert.deepEqual(page.end(), [false, true])
  })

  it('has nothing to read where its reply has no body', async () => {
    const page = startPage()
    const reply = page.fetch('/a')
    page.calls[0].answer(new Response(null, { status: 204 }))
    assert.equal((await reply).status, 204)
    assert.equal(page.timers.size, 0)
    assert.deepEqual(page.end(), [false])
  })

  it('whose body nobody reads is given up after a while, and not held until the app goes', async () => {
    const page = startPage()
    const controller = new AbortController()
    let listeners = 0
    const { addEventListener: add, removeEventListener: remove } = controller.signal
    controller.signal.addEventListener = (...more) => ((listeners += 1), add.apply(controller.signal, more))
    controller.signal.removeEventListener = (...more) => ((listeners -= 1), remove.apply(controller.signal, more))
    const reply = page.fetch('/a', { signal: controller.signal })
    page.calls[0].answer(new Response('unread', { status: 404 }))
    assert.equal((await reply).ok, false)
    assert.deepEqual([page.calls[0].signal.aborted, listeners], [false, 1])
    page.pass()
    assert.deepEqual([page.calls[0].signal.aborted, listeners, page.timers.size], [true, 0, 0])
  })

  it('ends by the signal that it was given', async () => {
    const page = startPage()
    const controller = new AbortController()
    const reply = page.fetch('/a', { signal: controller.signal })
    controller.abort()
    await assert.rejects(reply, { name: 'AbortError' })
    assert.equal(page.calls[0].signal.aborted, true)
    await assert.rejects(page.fetch('/b', { signal: controller.signal }), { name: 'AbortError' })
  })

  it('aborts a call under way when the app ends, and notifies no caller', async () => {
    const page = startPage()
    let settlements = 0
    const count = () => (settlements += 1)
    page.fetch('/a').then(count, count)
    page.fetch('/b').then(count, count)
    assert.deepEqual(page.end(), [true, true])
    page.calls[1].answer(new Response('late'))
    await new Promise(setImmediate)
    assert.equal(settlements, 0)
  })
})
