'use strict'

/** What the fields of a form call a moment, in the shop's time whatever the time of this computer. */
const fieldOf = (ms) => shopClock(ms).replace(' ', 'T')
const momentOf = (field) => Date.parse(`${field}+08:00`)

async function ask(path, body) {
  const reply = await fetch(`/demo/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  const result = await reply.json()
  if (result.failed) throw new Error(result.message)
  return result
}

/** The file that was checked last. */
let file = ''
const versionName = (version) =>
  version === undefined ? '默认 Default' : `第 ${version + 1} 版 Version ${version + 1}`

function showFindings(findings) {
  byId('findings').replaceChildren(
    ...findings.map(({ level, page, version, block, zh, en }) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', {
            className: level === 'ERROR' ? 'error' : 'quiet',
            text: level === 'ERROR' ? '错误 Error' : '提示 Note'
          }),
          make('span', {
            className: 'grow',
            text: [page, version === undefined ? '' : versionName(version), block ?? ''].filter(Boolean).join(' · ')
          })
        ),
        make('div', { text: zh }),
        make('div', { className: 'quiet', text: en })
      )
    )
  )
  if (findings.length === 0)
    byId('findings').append(make('li', { className: 'empty', text: '没有问题 Everything shows as it is meant' }))
}

/** One bar of the line; an end that is open goes to the edge. */
function bar(className, from, to, [first, last], title) {
  const part = (moment) => (Math.min(Math.max(moment, first), last) - first) / (last - first)
  const left = part(from)
  const piece = make('span', { className })
  piece.style.left = `${left * 100}%`
  piece.style.width = `${(part(to ?? last) - left) * 100}%`
  piece.title = title
  return piece
}

function lineOf(page, now) {
  const moments = page.versions.flatMap(({ startTime, endTime }) => [
    startTime,
    ...(endTime === undefined ? [] : [endTime])
  ])
  const first = Math.min(now, ...moments)
  const last = Math.max(now, ...moments)
  const room = Math.max((last - first) * 0.05, 86_400_000)
  const range = [first - room, last + room]
  const shown = (version) => page.spans.filter((span) => span.version === version)
  const rows = [...page.versions.keys()].map((version) => {
    const { startTime, endTime, active } = page.versions[version]
    const words = `${versionName(version)}：${time(startTime)} – ${endTime === undefined ? '不结束 open' : time(endTime)}${active ? '' : ' · 未启用 inactive'}`
    const both = page.overlaps.filter(({ versions }) => versions.includes(version))
    return make(
      'div',
      {},
      make('div', { className: 'quiet', text: words }),
      make(
        'div',
        { className: 'line' },
        bar('', startTime, endTime, range, words),
        ...shown(version).map((span) => bar('shown', span.from, span.to, range, words)),
        ...both.map(({ from, to, shows }) => bar('both', from, to, range, `重叠，显示${versionName(shows)} Overlap`)),
        bar('now', now, now, range, '现在 Now')
      )
    )
  })
  const name = page.name || page.path
  return make(
    'li',
    {},
    make(
      'div',
      { className: 'row' },
      make('strong', { text: name }),
      make('span', { className: 'quiet', text: page.path })
    ),
    ...rows
  )
}

async function check() {
  byId('said').textContent = ''
  try {
    const { now, findings, pages } = await ask('decoration', { file })
    byId('clock').textContent = time(now)
    showFindings(findings)
    byId('lines').replaceChildren(
      ...pages.filter(({ versions }) => versions.length > 0).map((page) => lineOf(page, now))
    )
    if (byId('lines').childElementCount === 0)
      byId('lines').append(make('li', { className: 'empty', text: '没有定时的版本 No timed versions' }))
    const form = byId('then').elements
    form.page.replaceChildren(...pages.map(({ index, path, name }) => new Option(`${name} ${path}`, index)))
    if (form.at.value === '') form.at.value = fieldOf(now)
    await showThen()
  } catch (error) {
    byId('said').textContent = error.message
  }
}

async function showThen() {
  const { page, at: time } = byId('then').elements
  try {
    const then = await ask('decoration/at', { file, page: Number(page.value), at: momentOf(time.value) })
    byId('then-said').textContent = `${versionName(then.version)} · ${then.title}`
    byId('blocks').replaceChildren(
      ...then.blocks.map(({ id, type, words, picture }) => {
        const row = make(
          'li',
          {},
          make('span', { className: 'grow', text: words }),
          make('span', { className: 'quiet', text: `${type} · ${id}` })
        )
        if (picture) {
          const image = make('img')
          image.src = picture
          image.alt = ''
          image.loading = 'lazy'
          row.prepend(image)
        }
        return row
      })
    )
  } catch (error) {
    byId('then-said').textContent = error.message
    byId('blocks').replaceChildren()
  }
}

/** Opens the page in the app, as wide as a phone. */
async function openThen() {
  const { page, at: time } = byId('then').elements
  // opened in the turn of the tap, or the browser takes it for a pop-up
  const shop = window.open('', '_blank', 'width=375,height=812')
  try {
    const { address } = await ask('decoration/preview', { file, page: Number(page.value), at: momentOf(time.value) })
    if (shop) shop.location.href = address
  } catch (error) {
    shop?.close()
    byId('then-said').textContent = error.message
  }
}

byId('open-then').addEventListener('click', () => void openThen())
byId('file').addEventListener('submit', (event) => {
  event.preventDefault()
  file = event.target.elements.text.value
  void check()
})
byId('file').elements.chosen.addEventListener('change', async (event) => {
  const [chosen] = event.target.files
  if (!chosen) return
  file = await chosen.text()
  byId('file').elements.text.value = file.length < 200_000 ? file : ''
  void check()
})
byId('then').addEventListener('submit', (event) => {
  event.preventDefault()
  void showThen()
})
void check()
