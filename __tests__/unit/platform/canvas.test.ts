import Taro from '@tarojs/taro'
import { openPaper as openOnH5 } from '@/platform/canvas/index.h5'
import { openPaper } from '@/platform/canvas/index.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taroMocks'))
// the factory above made these two mocks
const taro = Taro as unknown as Record<'createSelectorQuery' | 'canvasToTempFilePath', jest.Mock>

/** A page whose canvas appears at the given look. */
function pageWith(canvas: object | undefined, atLook = 1): jest.Mock {
  let look = 0
  const exec = jest.fn((callback: (rows: unknown[]) => void) => {
    look += 1
    callback([look >= atLook && canvas ? { node: canvas } : null])
  })
  const query = { select: () => query, fields: () => query, exec }
  taro.createSelectorQuery.mockReturnValue(query)
  return exec
}

describe('paper in the mini-program', () => {
  const context = {}
  const picture = { src: '', onload: null as (() => void) | null, onerror: null as (() => void) | null }
  const canvas = { width: 0, height: 0, getContext: () => context, createImage: () => picture }

  it('is the page’s canvas at the given size, waited for until it is there', async () => {
    const looks = pageWith(canvas, 3)
    const paper = await openPaper('p', { width: 960, height: 1644 })
    expect(looks).toHaveBeenCalledTimes(3)
    expect([canvas.width, canvas.height, paper.context]).toEqual([960, 1644, context])
    taro.canvasToTempFilePath.mockResolvedValue({ tempFilePath: 'http://tmp/1.png' })
    await expect(paper.finish()).resolves.toBe('http://tmp/1.png')
    expect(taro.canvasToTempFilePath.mock.calls[0]?.[0]).toMatchObject({ canvas, destWidth: 960, destHeight: 1644 })
  })

  it('reports a picture that can’t be had', async () => {
    pageWith(canvas)
    const paper = await openPaper('p', { width: 1, height: 1 })
    const loading = paper.load('https://cdn.example/a.png')
    expect(picture.src).toBe('https://cdn.example/a.png')
    picture.onerror?.()
    await expect(loading).rejects.toThrow()
    const again = paper.load('https://cdn.example/b.png')
    picture.onload?.()
    await expect(again).resolves.toBe(picture)
  })

  it('is not looked for any longer than it is wanted', async () => {
    let leftCount = 2
    const looks = pageWith(undefined)
    const isWanted = () => (leftCount -= 1) >= 0
    await expect(openPaper('p', { width: 1, height: 1 }, isWanted)).rejects.toThrow('No canvas here')
    expect(looks).toHaveBeenCalledTimes(2)
  })

  it('that never comes is given up', async () => {
    pageWith(undefined)
    await expect(openPaper('p', { width: 1, height: 1 })).rejects.toThrow('No canvas here')
  })
})

it('a browser without a canvas says so', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await expect(openOnH5('p', { width: 1, height: 1 })).rejects.toThrow('No canvas here')
})
