// `npm run ui`: builds the H5 app with the page that shows every primitive in every state, and serves it.
import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.join(root, 'dist', 'ui')
const port = Number(process.env.PORT ?? 10087)
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

if (!process.argv.includes('--serve')) {
  const build = spawnSync(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'h5'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', UI_GALLERY: '1' }
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const target = path.join(folder, path.normalize(decodeURIComponent(pathname)))
  const exists = target.startsWith(folder) && existsSync(target) && statSync(target).isFile()
  const extension = path.extname(pathname)
  if (!exists && extension !== '') {
    response.writeHead(404).end()
    return
  }
  const file = exists ? target : path.join(folder, 'index.html')
  response.writeHead(200, {
    'content-type': `${types[path.extname(file)] ?? 'application/octet-stream'}; charset=utf-8`
  })
  createReadStream(file).pipe(response)
})
server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/pages/gallery/gallery`))
