'use strict'

const fee = (fen) => (fen === null ? '—' : money(fen))
const WORKS = { INSTALL: '安装 Install', REPAIR: '维修 Repair', CLEAN: '清洗 Clean', MOVE: '移机 Move' }
const CLASSES = { 1: '大城市 Large cities', 2: '多数地区 Most places', 3: '偏远 Far ones' }
/** A region of each class, for a bill. */
const REGION_OF = { 1: '310101', 2: '330106', 3: '540102' }

let silence
function say(words) {
  byId('said').textContent = words
  clearTimeout(silence)
  silence = setTimeout(() => {
    byId('said').textContent = ''
  }, 4000)
}

async function ask(path, body) {
  const bytes = body instanceof Blob
  const type = bytes ? 'application/octet-stream' : 'application/json'
  const reply = await fetch(
    `/demo/api/${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': type }, body: bytes ? body : JSON.stringify(body) }
  )
  const result = await reply.json()
  if (result.failed) throw new Error(result.message)
  return result
}

/** Does something, says how it went, and shows the new state. */
async function act(path, body, done) {
  try {
    say(done(await ask(path, body)))
    await show()
  } catch (error) {
    say(error.message)
  }
}

let fees = []
const form = byId('fee').elements

/** Fills a choice anew and keeps what was chosen where it is still there. */
function fill(select, options) {
  const { value } = select
  select.replaceChildren(...options.map(([key, words]) => new Option(words, key)))
  if (options.some(([key]) => String(key) === value)) select.value = value
}

const unique = (list, key, words) => [...new Map(list.map((row) => [String(row[key]), words(row)]))]

/** What can be chosen follows what is chosen before it. */
function narrow() {
  fill(
    form.kindCode,
    unique(fees, 'kindCode', ({ kind }) => kind)
  )
  let left = fees.filter(({ kindCode }) => kindCode === form.kindCode.value)
  fill(
    form.work,
    unique(left, 'work', ({ work }) => WORKS[work] ?? work)
  )
  left = left.filter(({ work }) => work === form.work.value)
  fill(
    form.regionClass,
    unique(left, 'regionClass', ({ regionClass }) => CLASSES[regionClass])
  )
  left = left.filter(({ regionClass }) => String(regionClass) === form.regionClass.value)
  fill(
    form.itemCode,
    unique(left, 'itemCode', ({ name }) => name)
  )
  const chosen = left.find(({ itemCode }) => itemCode === form.itemCode.value)
  byId('fee-now').textContent = chosen
    ? `现在 Now ${fee(chosen.fen)}${chosen.next ? ` · ${chosen.next.validFrom} 起 from then ${fee(chosen.next.fen)}` : ''} · ${chosen.setBy}`
    : ''
}

function showReports(list) {
  byId('reports').replaceChildren(
    ...list.map(({ userId, shopCode, shop, phone, reason, remark, lookedBy }) => {
      const row = make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: [shop, reason, remark, phone].filter(Boolean).join(' · ') })
      )
      if (lookedBy) row.append(make('span', { className: 'state', text: `已处理 Done · ${lookedBy}` }))
      else {
        const button = make('button', { text: '已处理 Done' })
        button.addEventListener(
          'click',
          () => void act('shop-reports/looked', { userId, shopCode }, () => '已记下 Noted')
        )
        row.append(button)
      }
      return row
    })
  )
  if (list.length === 0) byId('reports').append(make('li', { className: 'empty', text: '没有举报 No reports' }))
}

async function show() {
  const [{ now, list }, papers, reports] = await Promise.all([ask('fees'), ask('licences'), ask('shop-reports')])
  showReports(reports.list)
  fees = list
  byId('clock').textContent = time(now)
  const tomorrow = day(now + 24 * 3_600_000)
  form.validFrom.min = tomorrow
  if (form.validFrom.value < tomorrow) form.validFrom.value = tomorrow
  narrow()
  byId('fees').replaceChildren(
    ...list
      .filter(({ next }) => next)
      .map(({ kind, work, regionClass, name, fen, next }) =>
        make(
          'li',
          { className: 'row' },
          make('span', { className: 'grow', text: `${kind} · ${WORKS[work]} · ${CLASSES[regionClass]} · ${name}` }),
          make('span', { className: 'state', text: `${fee(fen)} → ${fee(next.fen)} · ${next.validFrom}` })
        )
      )
  )
  if (byId('fees').childElementCount === 0)
    byId('fees').append(make('li', { className: 'empty', text: '没有将变的价格 No price is to change' }))
  fill(
    byId('licence').elements.paper,
    papers.list.map(({ shopCode, shop, kind, title }) => [`${shopCode}/${kind}`, `${shop} · ${title}`])
  )
  byId('licences').replaceChildren(
    ...papers.list.map(({ shop, title, scanned, checkedOn, putBy }) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${shop} · ${title}` }),
        make('span', {
          className: 'state',
          text: `${scanned ? `扫描件 Scan · ${putBy ?? ''}` : '按文字 From its words'} · ${checkedOn}`
        })
      )
    )
  )
}

const chosenFee = () => ({ kindCode: form.kindCode.value, work: form.work.value, itemCode: form.itemCode.value })

byId('fee').addEventListener('change', narrow)
byId('fee').addEventListener('submit', (event) => {
  event.preventDefault()
  const body = {
    ...chosenFee(),
    regionClass: Number(form.regionClass.value),
    validFrom: form.validFrom.value,
    fen: Math.round(Number(form.yuan.value) * 100)
  }
  void act('fees', body, () => '新价格已设 The price is set')
})
byId('bill').addEventListener('click', () => {
  const body = { ...chosenFee(), regionCode: REGION_OF[form.regionClass.value], count: 1 }
  void act('fees/bills', body, ({ billCode, totalFen }) => `已写账单 The bill is written: ${billCode} ${fee(totalFen)}`)
})
byId('licence').addEventListener('submit', (event) => {
  event.preventDefault()
  const { paper, scan } = event.target.elements
  const [shopCode, kind] = paper.value.split('/').map(encodeURIComponent)
  const [file] = scan.files
  if (!file) return
  void act(`shops/${shopCode}/licences/${kind}`, new Blob([file]), () => '扫描件已换上 The scan is there')
})
void show().catch((error) => say(error.message))
