/** Choosing several files, and telling how far one that is sent is, on both hosts. */
jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taroMocks'))
jest.mock('@/platform/feedback', () => jest.requireActual('@/platform/feedback/index.weapp'))
import Taro from '@tarojs/taro'
import * as browser from '@/platform/upload/index.h5'
import * as phone from '@/platform/upload/index.weapp'

// mocks above; Taro's types take more ways of calling than a mock's
const chooseMedia = Taro.chooseMedia as unknown as jest.Mock
// as above
const uploadFile = Taro.uploadFile as unknown as jest.Mock
const input = { url: '/x', headers: { authorization: 'Bearer T' }, name: 'file', timeoutMs: 1000 }

describe('in a browser', () => {
  class FakeRequest extends EventTarget {
    static last: FakeRequest
    upload = new EventTarget()
    status = 200
    responseText = '{"ok":1}'
    timeout = 0
    said: string[] = []
    body: FormData | undefined
    open = (...line: string[]) => void this.said.push(line.join(' '))
    setRequestHeader = (name: string, value: string) => void this.said.push(`${name}: ${value}`)
    getAllResponseHeaders = () => 'X-Server-Time: 5\r\nContent-Type: application/json\r\n'
    send = (body: FormData) => {
      this.body = body
      FakeRequest.last = this
    }
  }
  const real = globalThis.XMLHttpRequest
  beforeEach(() => {
    // as much of a request as an upload uses
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest
    let count = 0
    URL.createObjectURL = () => `blob:several-${(count += 1)}`
  })
  afterEach(() => {
    globalThis.XMLHttpRequest = real
  })

  const choose = async (files: File[]) => {
    const choosing = browser.chooseFiles({ count: 9, video: true })
    const field = document.querySelector('input')
    expect([field?.multiple, field?.accept]).toEqual([true, 'image/*,video/*'])
    Object.defineProperty(field, 'files', { value: files })
    field?.dispatchEvent(new Event('change'))
    return choosing
  }

  test('several files of both kinds can be chosen, in their order', async () => {
    const files = await choose([
      new File(['picture'], 'a.png', { type: 'image/png' }),
      new File(['film'], 'b.mp4', { type: 'video/mp4' })
    ])
    expect(files.map(({ kind, bytes }) => [kind, bytes])).toEqual([
      ['picture', 7],
      ['video', 4]
    ])
  })

  test('the progress of a file is reported, and the reply is as of any request', async () => {
    const [file] = await choose([new File(['picture'], 'a.png', { type: 'image/png' })])
    const percents: number[] = []
    const sending = browser.uploadFile({
      ...input,
      filePath: file?.filePath ?? '',
      onProgress: (percent) => percents.push(percent)
    })
    const request = FakeRequest.last
    for (const loaded of [25, 100]) {
      request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
    }
    request.dispatchEvent(new Event('load'))
    expect(await sending).toEqual({
      kind: 'reply',
      status: 200,
      headers: { 'x-server-time': '5', 'content-type': 'application/json' },
      text: '{"ok":1}'
    })
    expect(percents).toEqual([25, 100])
    expect([request.said, request.timeout]).toEqual([['POST /x', 'authorization: Bearer T'], 1000])
  })

  test.each([
    ['timeout', 'timeout'],
    ['error', 'offline'],
    ['abort', 'offline']
  ])('one that ends in %s is %s', async (event, kind) => {
    const [file] = await choose([new File(['x'], 'a.png', { type: 'image/png' })])
    const sending = browser.uploadFile({ ...input, filePath: file?.filePath ?? '', onProgress: () => undefined })
    FakeRequest.last.dispatchEvent(new Event(event))
    expect(await sending).toEqual({ kind })
  })
})

describe('in the mini-program', () => {
  test('several files of both kinds can be chosen; giving up chooses none', async () => {
    chooseMedia.mockResolvedValueOnce({
      tempFiles: [
        { tempFilePath: 'a', fileType: 'image', size: 7 },
        { tempFilePath: 'b', fileType: 'video', size: 9, duration: 12 }
      ]
    })
    expect(await phone.chooseFiles({ count: 5, video: true })).toEqual([
      { filePath: 'a', kind: 'picture', bytes: 7, seconds: undefined },
      { filePath: 'b', kind: 'video', bytes: 9, seconds: 12 }
    ])
    expect(chooseMedia).toHaveBeenCalledWith(expect.objectContaining({ count: 5, mediaType: ['image', 'video'] }))
  })

  describe('a choice that fails', () => {
    const host = Taro as unknown as Record<string, jest.Mock>
    const file = { tempFiles: [{ tempFilePath: 'a', fileType: 'image', size: 7 }] }
    const fails = (errMsg: string) => chooseMedia.mockRejectedValueOnce({ errMsg: `chooseMedia:fail ${errMsg}` })
    const toasts = () => host.showToast!.mock.calls.map(([{ title }]) => title)
    beforeEach(() => {
      for (const each of Object.values(host)) each.mockReset()
      host.showToast!.mockResolvedValue(undefined)
      host.showModal!.mockResolvedValue({ confirm: true })
      host.openAppAuthorizeSetting!.mockResolvedValue(undefined)
    })

    test.each([
      ['cancel', []],
      ['privacy permission is not authorized', ['没有同意隐私保护指引，这个功能暂时用不了']],
      ['file damaged', ['没能打开相册，请稍后再试']]
    ])('by %s says %p and asks nothing', async (errMsg, words) => {
      fails(errMsg)
      expect(await phone.chooseFiles({ count: 5 })).toEqual([])
      expect(toasts()).toEqual(words)
      expect(host.showModal!).not.toHaveBeenCalled()
    })

    test('because a person refused the camera leads to the settings, and opens again once it is allowed', async () => {
      fails('auth deny')
      chooseMedia.mockResolvedValueOnce(file)
      host.openSetting!.mockResolvedValue({ authSetting: { 'scope.camera': true } })
      expect(await phone.choosePicture()).toBe('a')
      expect(host.showModal!.mock.calls[0][0]).toMatchObject({ title: '需要相机权限', confirmText: '去设置' })
    })

    test('and left refused there opens no second choice', async () => {
      fails('auth deny')
      host.openSetting!.mockResolvedValue({ authSetting: { 'scope.camera': false } })
      expect(await phone.chooseFiles({ count: 5 })).toEqual([])
      expect(chooseMedia).toHaveBeenCalledTimes(1)
    })

    test.each([true, false])('because the phone refuses says where to allow it; opened there: %p', async (opens) => {
      fails('system permission denied')
      host.showModal!.mockResolvedValue({ confirm: opens })
      expect(await phone.chooseFiles({ count: 5 })).toEqual([])
      expect(host.showModal!.mock.calls[0][0]).toMatchObject({ title: '手机没有允许' })
      expect(host.openAppAuthorizeSetting!).toHaveBeenCalledTimes(opens ? 1 : 0)
    })
  })

  test('the progress of a file is reported', async () => {
    const percents: number[] = []
    uploadFile.mockReturnValue(
      Object.assign(Promise.resolve({ statusCode: 200, data: '{}', header: {} }), {
        progress: (listen: (step: { progress: number }) => void) => listen({ progress: 60 })
      })
    )
    const outcome = await phone.uploadFile({ ...input, filePath: 'a', onProgress: (percent) => percents.push(percent) })
    expect([outcome, percents]).toEqual([{ kind: 'reply', status: 200, headers: {}, text: '{}' }, [60]])
  })
})
