import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { forUpload, projectRules, uploadProblems } from '../../scripts/lib/weapp/weapp-project.mjs'

const development = JSON.parse(readFileSync('project.config.json', 'utf8'))
const appid = 'wx0123456789abcdef'
const gateway = 'https://shop.example'

describe('project.config.json', () => {
  it('is for development: the tourist’s appid, domains unchecked, compile modes', () => {
    assert.equal(development.appid, 'touristappid')
    assert.equal(development.setting.urlCheck, false)
    assert.ok(development.condition.miniprogram.list.length > 10)
    assert.deepEqual(projectRules(development), [])
  })

  it('with a real appid is refused as it stands, and fine as it is made for an upload', () => {
    assert.equal(projectRules({ ...development, appid }).length, 2)
    const upload = forUpload(development, appid)
    assert.deepEqual(projectRules(upload), [])
    assert.equal(upload.setting.urlCheck, true)
    assert.equal(upload.condition, undefined)
    assert.equal(upload.miniprogramRoot, development.miniprogramRoot)
    // the file itself stays as it is
    assert.equal(development.setting.urlCheck, false)
  })

  it('is made for an upload only with an appid and an https gateway', () => {
    assert.deepEqual(uploadProblems({ appid, gateway }), [])
    for (const wrong of [undefined, '', 'http://shop.example', 'https://127.0.0.1', 'https://localhost:8080', 'shop']) {
      assert.equal(uploadProblems({ appid, gateway: wrong }).length, 1, String(wrong))
    }
    for (const wrong of ['touristappid', 'wx123', 'wx0123456789ABCDEF']) {
      assert.equal(uploadProblems({ appid: wrong, gateway }).length, 1, wrong)
    }
  })
})
