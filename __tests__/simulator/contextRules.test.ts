/** Contexts of video, map and canvas, sounds and animations: objects as on the phone, also where nothing of them is drawn. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PartName } from '../../simulator/host'
import { objectNames } from '../../simulator/host/apiNames'
import { smallApp, start } from './smallApp'

/** A view that draws one map and one film, and keeps what was asked of them. */
async function withParts() {
  const acts: unknown[] = []
  const app = await start(smallApp(), {
    ports: {
      view: {
        open: () => ({
          update: (_, onDrawn) => onDrawn(),
          close: () => undefined,
          query: (selections) =>
            Promise.resolve(
              selections.map(({ selector, fields }) =>
                fields['context'] && selector !== '#none' ? { context: { tag: selector.slice(1), id: 'it' } } : null
              )
            ),
          act: ({ tag, id }: PartName, method, values) => {
            acts.push([`${tag}#${id}`, method, ...values])
            return id === 'nobody' ? Promise.reject(new Error('no map is there')) : Promise.resolve({ latitude: 1 })
          }
        })
      }
    }
  })
  const words: unknown[] = []
  app.host.on('log', ({ words: lines }) => words.push(...lines))
  return { ...app, acts, words }
}
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('contexts', () => {
  it('of every kind are objects with every method of the typings', async () => {
    const { host, inside } = await start()
    for (const [kind, names] of Object.entries(objectNames)) {
      if (kind === 'FileSystemManager') continue
      const missing = Object.values(names)
        .flat()
        .filter((name) => inside(`typeof wx.create${kind}('id').${name}`) !== 'function')
      assert.deepEqual(missing, [], kind)
    }
    assert.equal(inside('typeof wx.createAnimation({}).rotate(1).step().export'), 'function')
    assert.deepEqual(host.problems, [])
    host.stop()
  })

  it('of a video and a map do what the view can, and the rest fails and is said', async () => {
    const { host, inside, acts, words } = await withParts()
    inside('wx.createVideoContext("film").seek(4)')
    inside('wx.createVideoContext("film").sendDanmu({ text: "x" })')
    const map = (call: string) =>
      inside<Promise<unknown>>(`wx.createMapContext("map").${call}.catch((error) => error)`).then(plain)
    assert.deepEqual(await map('getCenterLocation()'), { errMsg: 'getCenterLocation:ok', latitude: 1 })
    assert.deepEqual(await map('moveToLocation({ latitude: 2, longitude: 3 })'), {
      errMsg: 'moveToLocation:ok',
      latitude: 1
    })
    assert.deepEqual(await map('addMarkers({ markers: [] })'), {
      errMsg: 'addMarkers:fail not supported by the simulator',
      errno: 3
    })
    assert.deepEqual(plain(await inside('wx.createMapContext("nobody").getScale().catch((error) => error)')), {
      errMsg: 'getScale:fail no map is there'
    })
    assert.deepEqual(acts, [
      ['video#film', 'seek', 4],
      ['map#map', 'getCenterLocation', {}],
      ['map#map', 'moveToLocation', { latitude: 2, longitude: 3 }],
      ['map#nobody', 'getScale', {}]
    ])
    assert.deepEqual(words, [
      'wx.createVideoContext().sendDanmu is not simulated',
      'wx.createMapContext().addMarkers is not simulated'
    ])
    host.stop()
    // where nothing is drawn, a film does nothing and a map has no place
    const blind = await start()
    blind.inside('wx.createVideoContext("film").play()')
    assert.equal(
      (await blind.inside<Promise<{ errMsg: string }>>('wx.createMapContext("map").getScale().catch((error) => error)'))
        .errMsg,
      'getScale:fail no map is drawn here'
    )
    await blind.pass()
    assert.deepEqual(blind.host.problems, [])
    blind.host.stop()
  })

  it('are what a selector’s context() gives', async () => {
    const { host, inside, acts } = await withParts()
    const rows = inside<Promise<unknown[]>>(
      `new Promise((done) => wx.createSelectorQuery().select('#video').context().select('#none').context().select('#map').context().exec(done))`
    )
    const [film, none, map] = (await rows) as { context: Record<string, unknown> }[]
    assert.deepEqual([Object.keys(film ?? {}), none, typeof map?.context['getRegion']], [['context'], null, 'function'])
    ;(film?.context['pause'] as () => void)()
    assert.deepEqual(acts, [['video#it', 'pause']])
    host.stop()
  })

  it('of a canvas takes what is drawn, says that nothing is, and goes on', async () => {
    const { host, inside, words, pass } = await withParts()
    inside(`((pen) => {
      pen.setFillStyle(pen.createLinearGradient(0, 0, 1, 1))
      pen.setFontSize(20)
      getApp().width = pen.measureText('水a').width
      pen.fillRect(0, 0, 10, 10)
      pen.draw(false, () => getApp().log.push('drawn'))
    })(wx.createCanvasContext('paper'))`)
    await pass()
    assert.equal(inside('getApp().width'), 30)
    assert.equal(inside('getApp().log.pop()'), 'drawn')
    assert.deepEqual(words, ['wx.createCanvasContext().draw is not simulated'])
    host.stop()
  })

  it('of a sound keeps its state and tells of it, and a destroyed one is silent', async () => {
    const { host, inside, pass } = await start()
    const errorNames = async () => {
      await pass()
      return [...inside<string[]>('getApp().log.splice(0)')]
    }
    await errorNames()
    inside(`((sound) => {
      getApp().sound = sound
      for (const name of ['Play', 'Pause', 'Stop', 'Seeked', 'Error']) sound['on' + name](() => getApp().log.push(name))
    })(wx.createInnerAudioContext())`)
    inside('getApp().sound.play()') // there is nothing to play
    assert.deepEqual(await errorNames(), ['Error'])
    inside('getApp().sound.src = "a.mp3", getApp().sound.play(), getApp().sound.seek(3)')
    assert.deepEqual([inside('getApp().sound.paused'), inside('getApp().sound.currentTime')], [false, 3])
    assert.deepEqual(await errorNames(), ['Play', 'Seeked'])
    inside('getApp().sound.offPause(), getApp().sound.pause(), getApp().sound.stop()')
    assert.deepEqual([inside('getApp().sound.paused'), inside('getApp().sound.currentTime')], [true, 0])
    assert.deepEqual(await errorNames(), ['Stop'])
    inside('getApp().sound.destroy(), getApp().sound.play()')
    assert.deepEqual(await errorNames(), [])
    host.stop()
  })

  it('of an animation hands its steps over in the platform’s form, once', async () => {
    const { host, inside } = await start()
    inside('getApp().made = wx.createAnimation({ duration: 100 })')
    const exports = plain(
      inside('getApp().made.opacity(0.5).translate(1, 2).step({ delay: 20 }).rotate(9).step().export()')
    )
    const option = (delay: number) => ({
      transformOrigin: '50% 50% 0',
      transition: { duration: 100, timingFunction: 'linear', delay }
    })
    assert.deepEqual(exports, {
      actions: [
        {
          animates: [
            { type: 'style', args: ['opacity', 0.5] },
            { type: 'translate', args: [1, 2] }
          ],
          option: option(20)
        },
        { animates: [{ type: 'rotate', args: [9] }], option: option(0) }
      ]
    })
    assert.deepEqual(plain(inside('getApp().made.export()')), { actions: [] })
    host.stop()
  })
})
