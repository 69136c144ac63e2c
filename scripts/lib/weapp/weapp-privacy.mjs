// What the privacy guide has to name, read from the calls that a compiled mini-program contains, and what its sitemap allows.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pagesOf } from './weapp-rules.mjs'

const call = (...names) => new RegExp(`\\.(?:${names.join('|')})\\(`)
const openType = (name) => new RegExp(`["']${name}["']`)
const asks = (address) => new RegExp(`["'\`/ ]${address}[/?"'\`]`)

/** Entries in the words of the platform's console, what asks for each, and what for; in its order. */
const entries = [
  { entry: '收集你的昵称、头像', by: 'open-type="chooseAvatar"', found: openType('chooseAvatar'), why: '设置个人资料' },
  { entry: '收集你的手机号', by: 'open-type="getPhoneNumber"', found: openType('getPhoneNumber'), why: '登录' },
  {
    entry: '收集你的位置信息',
    by: 'chooseLocation',
    found: call('chooseLocation', 'getLocation'),
    why: '在地图上选择收货地址'
  },
  { entry: '收集你的地址', by: 'bp-address', found: asks('bp-address'), why: '配送订单' },
  { entry: '收集你的发票信息', by: 'chooseInvoiceTitle', found: call('chooseInvoiceTitle'), why: '填写发票抬头' },
  {
    entry: '收集你的身份证号码',
    by: 'partner/verify, validateIdCardInfo',
    found: asks('(?:partner/verify|validateIdCardInfo)'),
    why: '核实合伙人和补贴资格人的身份'
  },
  {
    entry: '收集你选中的照片或视频信息',
    by: 'chooseMedia',
    found: call('chooseMedia'),
    why: '上传评价、售后与报修、聊天、旧家电故事的图片和视频，补贴资格的证件照片'
  },
  {
    entry: '访问你的摄像头',
    by: 'scanCode, chooseMedia',
    found: call('scanCode', 'chooseMedia'),
    why: '扫码、拍照上传'
  },
  {
    entry: '使用你的相册（仅写入）权限',
    by: 'saveImageToPhotosAlbum',
    found: call('saveImageToPhotosAlbum'),
    why: '保存海报和图片'
  },
  {
    entry: '读取你的剪切板',
    by: 'getClipboardData, setClipboardData',
    found: call('getClipboardData', 'setClipboardData'),
    why: '粘贴地址、复制订单号'
  },
  { entry: '收集你的订单信息', by: 'order-trades', found: asks('order-trades'), why: '交易、售后与开具发票' },
  {
    entry: '访问你的麦克风',
    by: 'startRecord, getRecorderManager',
    found: call('startRecord', 'getRecorderManager'),
    why: ''
  },
  { entry: '使用你的通讯录（仅写入）权限', by: 'addPhoneContact', found: call('addPhoneContact'), why: '' },
  { entry: '使用你的日历（仅写入）权限', by: 'addPhoneCalendar', found: call('addPhoneCalendar'), why: '' },
  { entry: '访问你的蓝牙', by: 'openBluetoothAdapter', found: call('openBluetoothAdapter'), why: '' },
  { entry: '收集你的微信运动步数', by: 'getWeRunData', found: call('getWeRunData'), why: '' },
  { entry: '收集你选中的文件', by: 'chooseMessageFile', found: call('chooseMessageFile'), why: '' }
]

/** The entries that a build needs. */
export function privacyEntries(dist) {
  const scripts = readdirSync(dist, { recursive: true })
    // Taro's runtime names every call there is
    .filter((name) => name.endsWith('.js') && path.basename(name) !== 'taro.js')
    .map((name) => readFileSync(path.join(dist, name), 'utf8'))
  return entries.filter(({ found }) => scripts.some((text) => found.test(text)))
}

const marks = ['<!-- privacy guide: written by weapp:check --write -->', '<!-- end of the privacy guide -->']
const tableOf = (privacy) =>
  ['| entry in the console | asked by | purpose |', '|---|---|---|']
    .concat(privacy.map(({ entry, by, why }) => `| ${entry} | \`${by}\` | ${why} |`))
    .join('\n')

/** The page with the list of a build between its marks. */
export function withGuide(page, privacy) {
  const [from, to] = marks.map((mark) => page.indexOf(mark))
  if (from < 0 || to < from) throw new Error(`MINI-PROGRAM.md lacks «${marks[0]}»`)
  return `${page.slice(0, from + marks[0].length)}\n\n${tableOf(privacy)}\n\n${page.slice(to)}`
}

/** Sentences on a guide that names other entries than the build needs; one that is needed has its purpose. */
export function privacyRules(privacy, page) {
  const wrong = privacy
    .filter(({ why }) => why === '')
    .map(({ entry, by }) => `${by} is called; say what for: ${entry}`)
  if (withGuide(page, privacy) !== page)
    wrong.push('the privacy guide of docs/MINI-PROGRAM.md is not of this build: npm run weapp:check -- --quick --write')
  return wrong
}

/** Screens that the chat app's search may read. */
const forAll = [
  'pages/index/index',
  'pages/classification/classification',
  'pagesB/productDetail/index',
  'pagesC/custom/index'
]

/** Sentences on a sitemap that hides what is for everybody, or shows what is not. */
export function sitemapRules(dist) {
  const app = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8'))
  const file = path.join(dist, app.sitemapLocation ?? 'sitemap.json')
  if (!existsSync(file)) return ['sitemap.json is missing: the chat app would read every screen']
  const { rules } = JSON.parse(readFileSync(file, 'utf8'))
  const wrong = []
  const last = rules.at(-1)
  if (last?.action !== 'disallow' || last.page !== '*')
    wrong.push('sitemap.json does not end with a no to all the rest')
  const allowedPages = rules.filter(({ action }) => action === 'allow').map(({ page }) => page)
  for (const page of forAll) if (!allowedPages.includes(page)) wrong.push(`sitemap.json does not allow ${page}`)
  for (const page of allowedPages) {
    if (!forAll.includes(page)) wrong.push(`sitemap.json allows ${page}, which is not for everybody`)
    if (!pagesOf(app).includes(page)) wrong.push(`sitemap.json names ${page}, which is not registered`)
  }
  return wrong
}
