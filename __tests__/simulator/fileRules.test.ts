/** Files in the host: what a person chose, and the file system manager. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { objectNames } from '../../simulator/host/apiNames'
import { smallApp, start } from './smallApp'

describe('files', () => {
  const bytes = (words: string) => new TextEncoder().encode(words).buffer

  it('that a person chose become the mini-program’s own, and travel as a form', async () => {
    const bodies: string[] = []
    const { ask, host } = await start(smallApp(), {
      ui: { choose: () => Promise.resolve([{ path: 'a.png', size: 4, content: bytes('face') }]) },
      ports: {
        network: {
          send: ({ body }) => {
            bodies.push(new TextDecoder().decode(body as ArrayBuffer))
            return {
              reply: Promise.resolve({ status: 200, headers: {}, body: bytes('{}') }),
              abort: () => undefined
            }
          }
        }
      }
    })
    host.set({ privacy: 'agree' })
    const { tempFiles } = (await ask('chooseMedia', { count: 1 })) as { tempFiles: { tempFilePath: string }[] }
    const filePath = tempFiles[0]?.tempFilePath ?? ''
    assert.match(filePath, /^http:\/\/tmp\/\d+\.png$/)
    assert.equal((await ask('uploadFile', { url: 'https://shop.test/', filePath, name: 'file' }))['statusCode'], 200)
    assert.match(bodies[0] ?? '', /name="file"; filename="\d+\.png"[\s\S]*face/)
    assert.match(
      String((await ask('uploadFile', { url: 'https://shop.test/', filePath: 'x', name: 'f' }))['errMsg']),
      /^uploadFile:fail file doesn't exist/
    )
    host.stop()
  })

  it('are written, read and taken away by the file system manager, at once and later', async () => {
    const { host, inside } = await start()
    const manager = 'wx.getFileSystemManager()'
    inside(`${manager}.writeFileSync(wx.env.USER_DATA_PATH + '/a.txt', 'words', 'utf8')`)
    assert.equal(inside(`${manager}.readFileSync(wx.env.USER_DATA_PATH + '/a.txt', 'utf8')`), 'words')
    const read = await inside<Promise<{ data: string }>>(
      `${manager}.readFile({ filePath: wx.env.USER_DATA_PATH + '/a.txt', encoding: 'utf8' })`
    )
    assert.equal(read.data, 'words')
    inside(`${manager}.unlinkSync(wx.env.USER_DATA_PATH + '/a.txt')`)
    assert.throws(
      () => inside(`${manager}.readFileSync(wx.env.USER_DATA_PATH + '/a.txt')`),
      /readFileSync:fail no such file or directory/
    )
    host.stop()
  })
})

describe('the file system manager', () => {
  it('has every method of the typings; what it lacks fails in the platform’s shape, and is said', async () => {
    const { host, inside } = await start()
    const words: unknown[] = []
    host.on('log', ({ words: lines }) => words.push(...lines))
    const { later, atOnce } = objectNames.FileSystemManager
    assert.deepEqual(
      [...later, ...atOnce].filter((name) => inside(`typeof wx.getFileSystemManager().${name}`) !== 'function'),
      []
    )
    const failure = await inside<Promise<unknown>>(
      'wx.getFileSystemManager().mkdir({ dirPath: "http://usr/a" }).catch((error) => error)'
    )
    assert.deepEqual({ ...(failure as object) }, { errMsg: 'mkdir:fail not supported by the simulator', errno: 3 })
    assert.throws(
      () => inside('wx.getFileSystemManager().statSync("http://usr/a")'),
      /statSync:fail not supported by the simulator/
    )
    assert.deepEqual(words, [
      'wx.getFileSystemManager().mkdir is not simulated',
      'wx.getFileSystemManager().statSync is not simulated'
    ])
    host.stop()
  })

  it('reads and writes in the encoding that is asked for', async () => {
    const { host, inside } = await start()
    const run = (call: string) => inside<unknown>(`wx.getFileSystemManager().${call}`)
    run('writeFileSync("http://usr/a", "水壶", "utf8")')
    for (const [encoding, words] of [
      ['utf8', '水壶'],
      ['base64', '5rC05aO2'],
      ['hex', 'e6b0b4e5a3b6']
    ] as const) {
      assert.equal(run(`readFileSync("http://usr/a", "${encoding}")`), words)
      run(`writeFileSync("http://usr/b", "${words}", "${encoding}")`)
      assert.equal(run('readFileSync("http://usr/b", "utf8")'), '水壶', encoding)
    }
    run('writeFileSync("http://usr/c", "壶", "utf16le")')
    assert.equal(run('readFileSync("http://usr/c", "hex")'), 'f658')
    assert.throws(
      () => run('readFileSync("http://usr/a", "shorthand")'),
      /readFileSync:fail invalid encoding shorthand/
    )
    host.stop()
  })

  it('adds to files, copies and renames them, and lists those kept for good', async () => {
    const { host, inside } = await start()
    const run = (call: string) => inside<unknown>(`wx.getFileSystemManager().${call}`)
    const later = (call: string) =>
      inside<Promise<{ fileList: { filePath: string; size: number }[] }>>(`wx.getFileSystemManager().${call}`)
    run('writeFileSync("http://usr/a", "one ")')
    run('appendFileSync("http://usr/a", "two")')
    run('copyFileSync("http://usr/a", "http://usr/b")')
    run('renameSync("http://usr/a", "http://usr/c")')
    assert.throws(() => run('accessSync("http://usr/a")'), /accessSync:fail no such file/)
    assert.deepEqual(
      ['b', 'c'].map((name) => run(`readFileSync("http://usr/${name}", "utf8")`)),
      ['one two', 'one two']
    )
    const path = host.keepFile(new TextEncoder().encode('kept').buffer, 'txt')
    assert.equal(run(`saveFileSync("${path}", "http://usr/kept.txt")`), 'http://usr/kept.txt')
    const list = async () =>
      [...(await later('getSavedFileList()')).fileList].map(({ filePath, size }) => [filePath, size])
    assert.deepEqual(await list(), [['http://usr/kept.txt', 4]])
    await later('removeSavedFile({ filePath: "http://usr/kept.txt" })')
    assert.deepEqual(await list(), [])
    host.stop()
  })
})
