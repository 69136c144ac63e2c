import { cut } from '../../../../domain/graphemes'
import type { DataOf } from '../../../../contract'
import { withoutHidden } from '../../../../domain/seen'
import { NAME_MARK, PHONE_MARK, withoutLabels, withoutPlaceLabel } from './paste-labels'
import { findRegion, withoutRegion } from './paste-regions'
import { simplify } from './paste-script'

/** What was read out of pasted text; what is not found is absent. */
export type PastedAddress = DataOf<'POST /o2cum/v1/bp-address/paste-address-parse'>

const SURNAMES = new Set(
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫经房裘缪干解应宗丁宣邓郁单杭洪包诸左石崔吉龚程邢裴陆荣翁荀羊惠甄曲封芮储靳汲邴糜松井段富巫乌焦巴弓牧隗谷车侯宓蓬全班仰秋仲伊宫宁仇栾甘厉武符刘景詹束龙叶幸司韶黎薄印白怀蒲从鄂索咸籍赖卓蔺屠蒙池乔阴胥能苍双闻莘党翟谭贡劳姬申扶堵冉宰雍桑桂濮牛寿通边扈燕冀尚农温别庄晏柴瞿阎充慕连茹习艾鱼容向古易慎戈廖庾终暨居衡步都耿满弘匡国文寇广东殴沃利蔚越隆师巩聂晁勾敖融冷辛阚那简饶空曾沙养鞠须丰巢关相查后荆红游竺权盖益桓公肖闫付佟仝苟涂'
)
const COMPOUND =
  /^(?:欧阳|太史|端木|上官|司马|东方|独孤|南宫|万俟|闻人|夏侯|诸葛|尉迟|公羊|赫连|澹台|皇甫|宗政|濮阳|公冶|太叔|申屠|公孙|慕容|仲孙|钟离|长孙|宇文|司徒|鲜于|司空|令狐|百里)/
const TITLES = /(?:先生|女士|小姐|太太|阿姨|叔叔|老师|同学|经理|师傅|老板)$/
const PLACES =
  /[路街道巷弄号楼栋幢座室层园苑庄府湾村镇乡区城厦寓场店院校站桥里坊阁轩居邸郡组屯坡沟湖]$|小区|大厦|广场|公寓|单元|学校|大学|医院|公司|花园|驿站|菜鸟|自提/
// Written together; in groups of three, four, four; with any gaps. The first that is there is it.
const PHONES = [
  /(?<!\d)(?:\+?86[\s-]{0,2})?(1[3-9]\d{9})(?!\d)/,
  /(?<!\d)(?:\+?86[\s-]{0,2})?(1[3-9]\d[\s-]{1,2}\d{4}[\s-]{1,2}\d{4})(?!\d)/,
  /(?<!\d)(?:\+?86[\s-]{0,2})?(1[3-9](?:[\s-]?\d){9})(?!\d)/,
  /(?<!\d)(1\d{10})(?!\d)/
]
/** Telephones that are no mobile's or another country's, and further mobiles. The form takes one mobile; they go into no street. */
const OTHER_PHONES = [
  /(?<![\d-])(?:\+?86[\s-]?)?(?:0\d{2,3}[\s—-]{0,3}\d{7,8}|[48]00(?:[\s-]?\d{3}[\s-]?\d{4}|[\s-]?\d{4}[\s-]?\d{3}))(?:\s*(?:转|轉|ext\.?|-|x)\s*\d{1,6})?(?!\d)/gi,
  /\+\d{1,3}(?:[\s-]?\d){7,12}(?!\d)/g,
  /(?:\/\s*)?(?<!\d)1[3-9]\d{9}(?!\d)/g
]
/** Characters that are read, as many as the contract lets through. */
const AT_MOST = 500

/** Reads name, phone, region and street out of what people paste. */
export function parsePastedAddress(input: string): PastedAddress {
  // Cut once more: one sign may become eighteen.
  const text = cut(withoutHidden(input.normalize('NFKC')), AT_MOST).replace(
    /[()[\]{}【】〔〕<>《》"“”'‘’]|\p{Extended_Pictographic}/gu,
    ' '
  )
  const { phone, parted, rest } = takePhone(text)
  const words = OTHER_PHONES.reduce((words, others) => words.replace(others, PHONE_MARK), rest)
  const body = withoutLabels(parted ? parts(words) : words)
    .replace(/(?:^|\s)收(?=\s|$)/g, ' ')
    .replace(/(?<![\d])\d{6}(?=\s|,|，|;|$)/g, (code, offset: number, all: string) =>
      isPostcode(all, offset) ? ' ' : code
    )
  const region = findRegion(simplify(body))
  const ahead = region === undefined ? body : withoutPlaceLabel(body.slice(0, region.start).replace(/中[国國]\s*$/, ''))
  const before = region === undefined ? ahead : withoutRegion(ahead, region)
  const after = region === undefined ? '' : withoutRegion(body.slice(region.end), region)
  const { receiver, detail } = divide(before, after)
  return {
    ...(receiver === undefined ? {} : { receiver }),
    ...(phone === undefined ? {} : { phone }),
    ...(region?.province === undefined ? {} : { provinceCode: region.province.code }),
    ...(region?.city === undefined ? {} : { cityCode: region.city.code }),
    ...(region?.district === undefined ? {} : { districtCode: region.district.code }),
    ...(detail === '' ? {} : { detail: cut(detail, 100) })
  }
}

/** `parted`: a hyphen or a slash stands beside the phone, and so between the other parts too. */
function takePhone(text: string): { phone?: string; parted: boolean; rest: string } {
  for (const pattern of PHONES) {
    const match = pattern.exec(text)
    if (match?.[1] === undefined) continue
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    const rest = before.replace(PARTS_AT_END, ' ') + PHONE_MARK + after.replace(PARTS_AT_START, ' ')
    return { phone: match[1].replace(/\D/g, ''), parted: PARTS_AT_END.test(before) || PARTS_AT_START.test(after), rest }
  }
  return { parted: false, rest: text }
}

const PARTS_AT_END = /[-—/_+]+\s*$/
const PARTS_AT_START = /^\s*[-—/_+]+(?!\s*\d)/

/** A text whose parts a hyphen or a slash stands between, with blanks there: not between numbers and letters, nor after a label. */
const parts = (text: string): string =>
  text.replace(/(?<=[\p{Script=Han}\s\d])[-—/_+]+(?=\p{Script=Han})|(?<=\p{Script=Han})[-—/_+]+(?=\s|$)/gu, ' ')

/** Six digits standing alone are a postcode; beside other words they may be a room. */
const isPostcode = (all: string, offset: number): boolean =>
  offset === 0 || /[\s,;|、\u0001\u0002]/.test(all[offset - 1] ?? '')

const HAN = '\\p{Script=Han}'
const ALL_HAN = new RegExp(`^${HAN}+$`, 'u')
const WITH_DOT = new RegExp(`^${HAN}{1,12}(?:[·•.]${HAN}{1,12})+$`, 'u')

/** 0: no name. The higher the likelier. `afterPhone`: it stands right after the phone, where nicknames do. */
function nameScore(segment: string, afterPhone: boolean): number {
  const signs = [...segment]
  if (TITLES.test(segment) && signs.length <= 6) return 9
  if (PLACES.test(simplify(segment))) return 0
  if (ALL_HAN.test(segment)) {
    const plain = simplify(segment)
    if (COMPOUND.test(plain) && signs.length >= 3 && signs.length <= 4) return 8
    if (signs.length >= 2 && signs.length <= 3) return isSurname(signs[0]) ? 8 : 3
    if (afterPhone) return signs.length <= 8 ? 4 : 0
    return signs.length === 4 ? 2 : 0
  }
  if (WITH_DOT.test(segment)) return 8
  if (/^[A-Za-z][A-Za-z .'-]{1,24}$/.test(segment)) return 4
  return afterPhone && /^(?=.*\p{L})(?!.*\d[号號室楼樓栋棟幢座])[\p{L}\p{N}_·~-]{1,12}$/u.test(segment) ? 3 : 0
}

const isSurname = (sign: string | undefined): boolean => sign !== undefined && SURNAMES.has(simplify(sign))

interface Piece {
  text: string
  /** Added for where it stands: before the region, beside the phone, last. */
  bonus: number
  street: boolean
  afterPhone: boolean
  /** A label says that it is the name. */
  named: boolean
  /** Nothing but a blank stands between it and the one before. */
  goesOn: boolean
}

function piecesOf(part: string, street: boolean): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const words = [...part.matchAll(/[^\s,，;；|、\u0001\u0002]+/g)]
  words.forEach((word, index) => {
    const start = word.index
    const ahead = part.slice(0, start).trimEnd()
    const behind = part.slice(start + word[0].length).trimStart()
    const afterPhone = ahead.replace(/[\s,;|、]+$/, '').endsWith(PHONE_MARK)
    const beside = afterPhone || behind.startsWith(PHONE_MARK)
    const named = ahead.endsWith(NAME_MARK) && /^[^\d:：]{1,25}$/.test(word[0])
    const last = street && index === words.length - 1
    const goesOn = /^[ \t]+$/.test(part.slice(end, start))
    const bonus = (street ? 0 : 2) + (beside ? 2 : 0) + (last && index > 0 ? 1 : 0)
    pieces.push({ text: word[0], street, afterPhone, named, goesOn, bonus })
    end = start + word[0].length
  })
  return joinLatinNames(pieces)
}

/** «Li Lei» is one name, not two words. */
function joinLatinNames(pieces: Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    const latin = /^[A-Za-z][A-Za-z .'-]*$/
    if (last !== undefined && piece.goesOn && latin.test(last.text) && latin.test(piece.text)) {
      last.text += ` ${piece.text}`
      last.bonus = Math.max(last.bonus, piece.bonus)
    } else whole.push({ ...piece })
  }
  return whole
}

function divide(before: string, after: string): { receiver?: string; detail: string } {
  const pieces = [...piecesOf(before, false), ...piecesOf(after, true)]
  let nameIndex = pieces.findIndex((piece) => piece.named)
  if (nameIndex < 0) {
    let best = 0
    pieces.forEach((piece, index) => {
      const own = nameScore(piece.text.replace(/收$/, ''), piece.afterPhone)
      const alone = pieces.filter((other) => other.street === piece.street).length === 1 && piece.street
      const score = own === 0 || (alone && own < 8) ? 0 : own + piece.bonus
      if (score >= 6 && score > best) {
        best = score
        nameIndex = index
      }
    })
  }
  let receiver = pieces[nameIndex]?.text.replace(/收$/, '')
  const street = pieces.filter((_piece, index) => index !== nameIndex)
  if (receiver === undefined) {
    const nameMatch = nameAtEnd(street.at(-1)?.text)
    const last = street.at(-1)
    if (nameMatch !== undefined && last !== undefined) {
      receiver = nameMatch.name
      last.text = nameMatch.street
    }
  }
  return { ...(receiver === undefined ? {} : { receiver: cut(receiver, 25) }), detail: joinStreet(street) }
}

/** «…969号5幢张三»: a name without a gap after a number's word. */
function nameAtEnd(text: string | undefined): { street: string; name: string } | undefined {
  const match = /^(.*(?:[号號室楼樓栋棟幢座层層户戶]|单元|單元))(\p{Script=Han}{2,3})$/u.exec(text ?? '')
  const [street, name] = [match?.[1], match?.[2]]
  if (street === undefined || name === undefined || !isSurname([...name][0]) || PLACES.test(name)) return undefined
  return { street, name }
}

function joinStreet(pieces: Piece[]): string {
  return pieces
    .map((piece) => piece.text.replace(/^[-—:：.。/]+|[-—:：。/]+$/g, ''))
    .filter((text) => text !== '')
    .reduce((all, text) => (/[A-Za-z0-9]$/.test(all) && /^[A-Za-z0-9]/.test(text) ? `${all} ${text}` : all + text), '')
}
