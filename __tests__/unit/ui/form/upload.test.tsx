import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import * as feedback from '@/platform/feedback'
import * as files from '@/platform/upload'
import { UploadField } from '@/ui/form/UploadField'
import {
  keptUploads,
  nineMost,
  sentFiles,
  takeFiles,
  uploadProblem,
  type UploadItem,
  type UploadLimits
} from '@/ui/form/uploads'
import { rest } from '../../../pages/screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../../support/taro'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../../support/notedFeedback.cjs'))
jest.mock('@/platform/upload', () => ({
  chooseFiles: jest.fn(),
  compressPicture: jest.fn(),
  forgetPicture: jest.fn()
}))

const chooseFiles = files.chooseFiles as jest.Mock
const compressPicture = files.compressPicture as jest.Mock
const forgetPicture = files.forgetPicture as jest.Mock
const toast = feedback.toast as jest.Mock

interface Sending {
  path: string
  progress: (percent: number) => void
  end: (url: string) => void
  fail: () => void
}
let sending: Sending[]
const upload = (path: string, progress: (percent: number) => void) =>
  new Promise<string>((resolve, reject) => {
    sending.push({
      path,
      progress,
      end: resolve,
      fail: () => reject(Object.assign(new Error('x'), { words: '网络不佳' }))
    })
  })

let uploadItems: UploadItem[]
function Page({ limits }: { limits?: UploadLimits }) {
  const [items, setItems] = useState<UploadItem[]>([])
  uploadItems = items
  return <UploadField label="晒图" value={items} onChange={setItems} upload={upload} limits={limits} />
}

const picture = (filePath: string) => ({ filePath, kind: 'picture', bytes: 100 })
const video = (filePath: string, bytes = 100, seconds = 5) => ({ filePath, kind: 'video', bytes, seconds })
const tap = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await rest()
}
const add = async (...files: object[]) => {
  chooseFiles.mockResolvedValueOnce(files)
  await tap(/添加图片|图片\/视频/)
}
const of = (path: string): Sending => {
  const match = sending.filter((upload) => upload.path === path).at(-1)
  if (!match) throw new Error(`${path} is not being sent`)
  return match
}
const settle = async (work: () => void) => {
  await act(async () => work())
  await rest()
}

beforeEach(() => {
  sending = []
  for (const mock of [chooseFiles, compressPicture, forgetPicture, toast]) mock.mockReset()
  compressPicture.mockImplementation(async (path: string) => `small-${path}`)
})

test('files are made smaller, sent at once, and stay in the order they were chosen', async () => {
  render(<Page />)
  await add(picture('1'), picture('2'))
  await settle(() => of('small-2').end('/u/2'))
  expect(uploadProblem(uploadItems)).toBe('filesSending')
  await settle(() => of('small-1').end('/u/1'))
  expect(sentFiles(uploadItems)).toEqual(['/u/1', '/u/2'])
  expect(uploadProblem(uploadItems)).toBeUndefined()
  expect(forgetPicture.mock.calls.flat()).toEqual(['small-2', 'small-1'])
})

test('the progress of a file can be seen and heard', async () => {
  render(<Page />)
  await add(picture('1'))
  await settle(() => of('small-1').progress(40))
  expect(screen.getByRole('progressbar', { name: '正在上传，40%' })).toBeTruthy()
})

test('a failed file is sent again alone', async () => {
  render(<Page />)
  await add(picture('1'), picture('2'))
  await settle(() => of('small-1').fail())
  await settle(() => of('small-2').end('/u/2'))
  expect(uploadProblem(uploadItems)).toBe('filesFailed')
  await tap('重新上传第 1 张图片')
  expect(sending.map(({ path }) => path)).toEqual(['small-1', 'small-2', 'small-1'])
  await settle(() => of('small-1').end('/u/1'))
  expect(sentFiles(uploadItems)).toEqual(['/u/1', '/u/2'])
})

test('several that failed are sent again by one tap', async () => {
  render(<Page />)
  await add(picture('1'), picture('2'), picture('3'))
  await settle(() => of('small-1').fail())
  await settle(() => of('small-2').end('/u/2'))
  await settle(() => of('small-3').fail())
  await tap('2 个没有上传成功，重新上传')
  expect(sending.slice(3).map(({ path }) => path)).toEqual(['small-1', 'small-3'])
})

test('a file taken away while it is sent does not come back', async () => {
  render(<Page />)
  await add(picture('1'), picture('2'))
  await tap('移除第 1 张图片')
  await settle(() => of('small-1').end('/u/1'))
  await settle(() => of('small-2').end('/u/2'))
  expect(sentFiles(uploadItems)).toEqual(['/u/2'])
})

test('a picture that cannot be read shows that it can’t be used', async () => {
  compressPicture.mockResolvedValue(undefined)
  render(<Page />)
  await add(picture('1'))
  expect(uploadItems).toEqual([])
  expect(toast.mock.calls).toEqual([['有图片用不了，请换 JPG 或 PNG 图片']])
})

test('as many as there is room for are taken, and then none can be added', async () => {
  render(<Page limits={{ ...nineMost, most: 2 }} />)
  await add(picture('1'), picture('2'), picture('3'))
  expect(chooseFiles).toHaveBeenCalledWith({ count: 2, video: false })
  expect(uploadItems).toHaveLength(2)
  expect(toast.mock.calls).toEqual([['最多上传 2 个']])
  expect(screen.queryByRole('button', { name: /添加图片/ })).toBeNull()
})

test('leaving the screen gives the pictures’ memory back and sends nothing more of them', async () => {
  const { unmount } = render(<Page />)
  await add(picture('1'))
  unmount()
  expect(forgetPicture).toHaveBeenCalledWith('1')
})

describe('of the chosen files', () => {
  const limits: UploadLimits = { ...nineMost, videos: 1, videoBytes: 50 * 1024 * 1024, videoSeconds: 30 }
  test.each([
    ['a second video', [video('1'), video('2')], ['1'], { word: 'oneVideo', params: { most: 1 } }],
    ['a video too large', [video('1', 60 * 1024 * 1024)], [], { word: 'videoLarge', params: { size: 50 } }],
    ['a video too long', [video('1', 100, 31)], [], { word: 'videoLong', params: { seconds: 30 } }],
    ['nothing', [video('1'), picture('2')], ['1', '2'], undefined]
  ])('%s is left', (_what, chosenFiles, takenFiles, refusal) => {
    const result = takeFiles([], chosenFiles as files.ChosenFile[], limits)
    expect(result.taken.map(({ filePath }) => filePath)).toEqual(takenFiles)
    expect(result.refusal).toEqual(refusal)
    expect(result.left).toHaveLength(chosenFiles.length - takenFiles.length)
  })

  test('a draft keeps the stored files, and nothing hostile', () => {
    const storedItems = [{ kind: 'video', url: '/u/1' }, { state: 'sending', filePath: 'x' }, null, 'x', { url: 3 }]
    expect(keptUploads(storedItems)).toEqual([
      { id: 'kept-0', kind: 'video', state: 'sent', percent: 100, url: '/u/1' }
    ])
  })
})

const withVideo: UploadLimits = { ...nineMost, most: 3, pictures: 2, videos: 1, videoSeconds: 30 }

test('a video is sent with its picture, and after a failure only what is missing is sent again, with the reason said', async () => {
  render(<Page limits={withVideo} />)
  await add({ ...video('film'), still: 'still' })
  await settle(() => of('small-still').end('/u/still'))
  await settle(() => of('film').fail())
  expect(uploadProblem(uploadItems)).toBe('filesFailed')
  expect(toast.mock.calls).toEqual([['网络不佳']])
  await tap('重新上传视频')
  expect(sending.map(({ path }) => path)).toEqual(['small-still', 'film', 'film'])
  await settle(() => of('film').end('/u/film'))
  expect(uploadItems.map(({ url, poster, seconds }) => [url, poster, seconds])).toEqual([['/u/film', '/u/still', 5]])
  expect([sentFiles(uploadItems, 'video'), sentFiles(uploadItems, 'picture')]).toEqual([['/u/film'], []])
  expect(keptUploads(uploadItems)[0]).toMatchObject({ kind: 'video', url: '/u/film', poster: '/u/still', seconds: 5 })
})

test('pictures and videos have room of their own', async () => {
  render(<Page limits={withVideo} />)
  await add(picture('1'), picture('2'), picture('3'))
  expect(toast.mock.calls).toEqual([['最多上传 2 张图片']])
  await add(video('long', 100, 31))
  expect(toast).toHaveBeenLastCalledWith('视频不能超过 30 秒')
  await add(video('film', 100, 30.2))
  expect(uploadItems.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'video'])
})
