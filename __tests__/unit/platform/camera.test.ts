/** The browser's camera, and what each of its refusals leads to; codes are read by a reader that the test gives. */
import type { CodeReader } from '@/platform/camera/reader'

const mockRead = jest.fn<Promise<string | undefined>, []>()
jest.mock('@/platform/camera/reader', () => ({
  codeReader: (): Promise<CodeReader> => Promise.resolve({ read: mockRead, readsBars: true })
}))
import { readCamera } from '@/platform/camera'

const stopTrack = jest.fn()
const applyConstraints = jest.fn(() => Promise.resolve())
const getUserMedia = jest.fn()
const streamOf = (torch: boolean) => {
  const track = { stop: stopTrack, getCapabilities: () => ({ torch }), applyConstraints }
  return { getTracks: () => [track], getVideoTracks: () => [track] }
}

let holder: HTMLElement
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  mockRead.mockReset().mockResolvedValue(undefined)
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  holder = document.createElement('div')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

test.each([
  ['NotAllowedError', 'REFUSED'],
  ['SecurityError', 'REFUSED'],
  ['NotFoundError', 'NONE'],
  ['NotReadableError', 'NONE']
])('a camera that fails by %s is %s', async (name, why) => {
  getUserMedia.mockRejectedValue(new DOMException('no', name))
  expect(await readCamera(holder, jest.fn())).toBe(why)
  expect(holder.childElementCount).toBe(0)
})

test('a page that is not https has no camera', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  expect(await readCamera(holder, jest.fn())).toBe('NONE')
})

test('a camera is shown and looked at again and again, and let go of when it is stopped', async () => {
  getUserMedia.mockResolvedValue(streamOf(false))
  const onLook = jest.fn()
  mockRead.mockResolvedValueOnce(undefined).mockResolvedValue('FC4083')
  const camera = await readCamera(holder, onLook)
  if (typeof camera === 'string') throw new Error(camera)
  expect(camera.light).toBeUndefined()
  expect(camera.readsBars).toBe(true)
  expect(holder.querySelector('video')).not.toBeNull()
  await jest.advanceTimersByTimeAsync(600)
  expect(onLook.mock.calls.slice(0, 2)).toEqual([[undefined], ['FC4083']])
  camera.stop()
  const looks = onLook.mock.calls.length
  await jest.advanceTimersByTimeAsync(5000)
  expect(onLook).toHaveBeenCalledTimes(looks)
  expect(stopTrack).toHaveBeenCalledTimes(1)
  expect(holder.childElementCount).toBe(0)
})

test('a picture that can’t be read is no reason to stop looking', async () => {
  getUserMedia.mockResolvedValue(streamOf(false))
  const onLook = jest.fn()
  mockRead.mockRejectedValueOnce(new Error('no frame yet')).mockResolvedValue('FC4083')
  await readCamera(holder, onLook)
  await jest.advanceTimersByTimeAsync(300)
  expect(onLook).toHaveBeenLastCalledWith('FC4083')
})

test('a light is offered where there is one', async () => {
  getUserMedia.mockResolvedValue(streamOf(true))
  const camera = await readCamera(holder, jest.fn())
  if (typeof camera === 'string') throw new Error(camera)
  await camera.light?.(true)
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
})

test('a camera that can’t be shown is let go of', async () => {
  getUserMedia.mockResolvedValue(streamOf(false))
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'AbortError'))
  expect(await readCamera(holder, jest.fn())).toBe('NONE')
  expect(stopTrack).toHaveBeenCalledTimes(1)
})
