// The server behind `npm run weapp`: the compiled mini-program by package, its templates compiled for the view, the view
// itself, and everything else from the shop's gateway.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))

/** Text files of a build by path, with `/` on every platform. */
function filesOf(dist) {
  return readdirSync(dist, { recursive: true })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.(js|json|wxml|wxss|wxs)$/.test(name) && statSync(path.join(dist, name)).isFile())
}

/**
 * `wx:for` takes what is not there for an empty list, on the phone; the framework warns of it every time. In what the
 * compiler makes `F` is what repeats.
 */
const orEmpty = 'const orEmpty = (repeat) => (list, ...more) => repeat(list ?? [], ...more)'
const withEmptyLists = (code) => `(() => { ${orEmpty}; return ${code.replaceAll(/(?<=[{;])F\(/g, 'orEmpty(F)(')} })()`

/** Compiles every template; gives the script that a frame runs, and throws with the compiler's own words. */
function compileTemplates(TmplGroup, dist, files) {
  const group = new TmplGroup()
  const attributes = {}
  try {
    for (const file of files) {
      const text = readFileSync(path.join(dist, file), 'utf8')
      if (file.endsWith('.wxs')) group.addScript(file.replace(/\.wxs$/, ''), text)
      if (!file.endsWith('.wxml')) continue
      const messages = group.addTmpl(file.replace(/\.wxml$/, ''), text)
      const wrong = messages.filter((message) => message.level >= 4 || message.isError)
      if (wrong.length) throw new Error(`${file}: ${wrong.map((message) => message.message).join('; ')}`)
      for (const [, tag, head] of text.matchAll(/<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g)) {
        const names = [...head.matchAll(/([\w-]+)=/g)].map(([, name]) => name)
        const own = names.filter((name) => !/^(bind|catch|data-|wx-|class$|style$|id$|slot$|is$|data$)/.test(name))
        attributes[tag] = [...new Set([...(attributes[tag] ?? []), ...own])]
      }
    }
    for (const tag of ['template', 'block', 'import', 'wxs', 'include', 'slot']) delete attributes[tag]
    return `window.simulatorData = { templates: ${withEmptyLists(group.getTmplGenObjectGroups())}, attributes: ${JSON.stringify(attributes)} }`
  } finally {
    group.free()
  }
}

/** Bundles the two scripts of the view. */
async function bundle() {
  const { build } = await import('esbuild')
  const result = await build({
    entryPoints: { view: path.join(here, 'panel/main.ts'), frame: path.join(here, 'frame/main.ts') },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    target: 'es2022',
    sourcemap: 'inline',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning'
  })
  return Object.fromEntries(result.outputFiles.map(({ path: file, text }) => [path.basename(file), text]))
}

/** Regions as the chat app's own picker has them: name, code and the level below. */
function regions() {
  const { tab1, tab2 } = JSON.parse(readFileSync(path.join(here, '../../gateway/storage/regions.json'), 'utf8'))
  const plain = ({ regionCode, regionName, children = [] }) => ({
    code: regionCode,
    name: regionName,
    children: children.map(plain)
  })
  return [...tab1, ...tab2].map(plain)
}

const nameOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/**
 * What is wrong when a build asks a gateway of its own and gets no answer. The phone knows no origins; the view lives in a
 * browser, which reads an answer of another origin only if that origin allows it.
 */
const adviceOn = (kind, gateway, view) =>
  kind === 'refused'
    ? `${gateway} answers, but not for this view: start that gateway with ALLOWED_ORIGINS=${view} (a comma between several), or build without TARO_APP_GATEWAY to use the shop behind this view.`
    : `${gateway} does not answer: this build was made for it. Start that gateway, or build without TARO_APP_GATEWAY to use the shop behind this view.`

/** Compiled once for as long as the build stays the same; every frame asks for them. */
function createTemplates(TmplGroup, dist) {
  let compiled = { key: '', text: '', name: '' }
  return () => {
    const list = filesOf(dist)
    const key = list.map((file) => `${file}:${statSync(path.join(dist, file)).mtimeMs}`).join()
    if (compiled.key !== key) {
      const text = compileTemplates(TmplGroup, dist, list)
      compiled = { key, text, name: nameOf(text) }
    }
    return compiled
  }
}

/** The text files of one package; '' is main. The build is read anew for every cold start, so a rebuild needs no restart. */
function packageOf(dist, root) {
  const { subPackages = [] } = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8'))
  const roots = subPackages.map((subPackage) => subPackage.root.replace(/\/$/, ''))
  if (root && !roots.includes(root)) return undefined
  const belongs = (file) =>
    root ? file.startsWith(`${root}/`) : !roots.some((each) => file.startsWith(`${each}/`)) || file.endsWith('.json')
  return Object.fromEntries(
    filesOf(dist)
      .filter(belongs)
      .map((file) => [file, readFileSync(path.join(dist, file), 'utf8')])
  )
}

/** What the simulator answers itself, by path: each gives the ending that names its kind, and the text. */
async function ownAnswers({ dist, tell }) {
  const scripts = await bundle()
  const { TmplGroup } = await import('glass-easel-template-compiler')
  const inHere = (file) => readFileSync(path.join(here, file), 'utf8')
  const templates = createTemplates(TmplGroup, dist)
  /** What every frame asks for is named by its content, so that the browser reads and compiles it once. */
  const frame = () =>
    inHere('frame/frame.html')
      .replace('frame.css', `frame.css?is=${nameOf(inHere('frame/frame.css'))}`)
      .replace('templates.js', `templates.js?is=${templates().name}`)
      .replace('frame.js', `frame.js?is=${nameOf(scripts['frame.js'])}`)

  /** What the terminal was told, once each. */
  const reported = new Set()

  return {
    '/': () => ['.html', inHere('panel/index.html')],
    '/-/view.css': () => ['.css', inHere('panel/panel.css')],
    '/-/frame.html': () => ['.html', frame()],
    '/-/frame.css': () => ['.css', inHere('frame/frame.css')],
    '/-/view.js': () => ['.js', scripts['view.js']],
    '/-/frame.js': () => ['.js', scripts['frame.js']],
    '/-/regions.json': () => ['.json', JSON.stringify(regions())],
    '/-/templates.js': () => ['.js', templates().text],
    '/-/unanswered': (query, view) => {
      const words = adviceOn(query.get('kind'), new URL(query.get('gateway') ?? '').origin, view)
      if (!reported.has(words)) tell(words)
      reported.add(words)
      return ['.json', JSON.stringify({ words })]
    },
    '/-/package': (query) => {
      const files = packageOf(dist, query.get('root') ?? '')
      return files && ['.json', JSON.stringify(files)]
    }
  }
}

/**
 * What says to the shop by which name and from which page it is asked: the simulator's own is the shop's own, and any other
 * stays what it is, for the shop to judge.
 */
function namesFor(target, host, { host: incoming = '', origin }) {
  const { hostname } = URL.canParse(`http://${incoming}`) ? new URL(`http://${incoming}`) : { hostname: '' }
  // numbers can't be made to lead here as a name could
  if (!['localhost', host].includes(hostname) && !/^(?:[\d.]+|\[.+\])$/.test(hostname)) return {}
  return { host: target.host, ...(origin === `http://${incoming}` ? { origin: target.origin } : {}) }
}

/** Hands a request to the shop. */
function createProxy(target, host) {
  // a connection kept open may end at the gateway just as the next request takes it
  const agent = new Agent({ keepAlive: false })
  return (incoming, answer) => {
    const onward = request(
      {
        agent,
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, ...namesFor(target, host, incoming.headers) }
      },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      }
    )
    onward.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502)
      answer.end()
    })
    // an aborted request ends upstream too
    answer.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }
}

/** Answers with what the simulator makes itself. */
function answerOwn(make, url, request, answer) {
  try {
    const file = make(url.searchParams, `http://${request.headers.host}`)
    if (!file) return answer.writeHead(404).end()
    const name = url.searchParams.get('is')
    const caching = name && name === nameOf(file[1]) ? 'max-age=31536000, immutable' : 'no-store'
    answer.writeHead(200, { 'content-type': `${kinds[file[0]]}; charset=utf-8`, 'cache-control': caching })
    return answer.end(file[1])
  } catch (error) {
    answer.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    return answer.end(error instanceof Error ? error.message : String(error))
  }
}

/** Answers with a picture of the mini-program's packages. */
function answerPackaged(dist, pathname, answer) {
  const file = path.join(dist, path.normalize(pathname.slice('/-/package'.length)))
  if (!file.endsWith('.png') || !existsSync(file)) return answer.writeHead(404).end()
  answer.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' })
  return answer.end(readFileSync(file))
}

/**
 * Serves the simulator. Resolves to {address, close()}. `gateway` is the shop's address, `tell` hears what the person at the
 * terminal should know.
 */
export async function serveSimulator({ dist, gateway, port = 0, host = '127.0.0.1', tell = () => undefined }) {
  const own = await ownAnswers({ dist, tell })
  const proxy = createProxy(new URL(gateway), host)
  const server = createServer((request, answer) => {
    const url = new URL(request.url ?? '/', 'http://simulator')
    const make = own[url.pathname]
    if (make) answerOwn(make, url, request, answer)
    else if (url.pathname.startsWith('/-/package/')) answerPackaged(dist, url.pathname, answer)
    else if (url.pathname.startsWith('/-/')) answer.writeHead(404).end()
    else proxy(request, answer)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    address: `http://${host === '0.0.0.0' ? 'localhost' : host}:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}
