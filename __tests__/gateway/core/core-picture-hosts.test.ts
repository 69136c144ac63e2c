import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { StartError } from '../../../gateway/src/core/errors'
import { contentPolicy } from '../../../gateway/src/core/wire/headers'
import { pictureOrigins } from '../../../gateway/src/core/files/picture-hosts'
import { readSettings } from '../../../gateway/src/core/settings'
import type { StorageSource } from '../../../gateway/src/core/files/storage-host'
import { startTestGateway } from '../support'

test('the policy names the hosts of pictures that the site configuration lists, and no other word of it', async (t) => {
  const file = (pictureAllowList: unknown): StorageSource => ({
    file: (path) => (path.endsWith('website-WECHAT.json') ? JSON.stringify({ pictureAllowList }) : undefined)
  })
  const hosts = ['img.example.com', '*.Example.net', 'img.example.com']
  const origins = ['https://img.example.com', 'https://*.example.net']
  assert.deepEqual(await pictureOrigins([file(hosts)]), origins)
  assert.deepEqual(await pictureOrigins([file([])], ['cdn.example.org']), ['https://cdn.example.org'])
  for (const unfit of [
    '*',
    'https:',
    'a.example; script-src *',
    'http://a.example',
    'a.example/x',
    '*.*',
    'data:',
    7,
    '*.com.'
  ])
    assert.deepEqual(await pictureOrigins([file([unfit])]), [], String(unfit))
  for (const unfit of [undefined, 'img.example.com', { 0: 'img.example.com' }])
    assert.deepEqual(await pictureOrigins([file(unfit)]), [])
  assert.deepEqual(await pictureOrigins([{ file: () => 'no JSON' }]), [])
  assert.deepEqual(await pictureOrigins([]), [])
  assert.match(
    contentPolicy([], ['https://api.example.com'], origins),
    new RegExp(
      "img-src 'self' data: blob: https://api\\.example\\.com https://img\\.example\\.com https://\\*\\.example\\.net;"
    )
  )
  const appDir = mkdtempSync(join(tmpdir(), 'app-'))
  t.after(() => rmSync(appDir, { recursive: true }))
  writeFileSync(join(appDir, 'index.html'), '<!doctype html><head></head><div id="app"></div>')
  const withHosts = await startTestGateway({ appDir, seeds: false, pictureHosts: ['img.example.com'] })
  const policy = String((await withHosts.app.inject({ method: 'GET', url: '/' })).headers['content-security-policy'])
  await withHosts.close()
  assert.match(policy, /img-src 'self' data: blob: https:\/\/img\.example\.com;/)
  assert.match(policy, /connect-src 'self';/)
  assert.deepEqual(readSettings({ PICTURE_HOSTS: 'img.example.com, *.example.net' }).pictureHosts, [
    'img.example.com',
    '*.example.net'
  ])
  assert.throws(() => readSettings({ PICTURE_HOSTS: 'https://img.example.com' }), StartError)
})
