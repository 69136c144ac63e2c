import { eitherScript } from './paste-script'

/** Stands where the phone was: a name often stands beside it. */
export const PHONE_MARK = '\u0001'
/** Stands where a label said that a name follows. */
export const NAME_MARK = '\u0002'

const NAME = eitherScript('(?:收货|收件|取件|联系)人(?:姓名)?|(?:客户)?姓 ?名|名 ?字|称 ?呼|收货方|收件方')
const PHONE = eitherScript(
  '(?:(?:收货|收件|取件|联系)人?|客户)?(?:移动)?(?:手 ?机|电 ?话)(?:号码?|电话)?|座机|固话|(?:固定|办公|家庭|备用)电话|联系(?:方式|号码)|号码'
)
const PLACE = eitherScript(
  '(?:(?:收货|收件|取件)人?|送货|邮寄|寄送|配送|快递|联系|详细|具体|街道|家庭|公司)?(?:详细)?(?:地 ?址|住址)|所在(?:地区|区域)|省市区'
)
/** What one says of an address: 请寄到, 麻烦发货至. */
const ASKED = eitherScript('(?:请|麻烦|帮忙|帮我)*(?:邮?寄|发货?|送货?|配送)(?:到|至|往|给)')
const CODE = eitherScript('邮政编码|邮 ?编')
/** Labels with a colon alone: without one they are words of streets. */
const REGION = eitherScript('地区|区域|省份|城市|区县|街道|门牌号?')

const LATIN_NAME =
  '(?:(?:receiver|recipient|consignee|contact|full) )?name|receiver|recipient|consignee|contact(?: person)?'
const LATIN_PHONE = '(?:(?:contact|mobile|cell|tele) ?)?(?:phone|tel|mobile|cell)(?: ?(?:number|no))?\\.?'
const LATIN_PLACE =
  '(?:(?:shipping|delivery|street|detailed|full) )?add(?:r(?:ess)?)?\\.?|zip(?: ?code)?|post(?:al)? ?code'
const LATIN_REGION = 'province|city|district|street'

/** 电话; 电话/手机, 收货人及电话. */
const chain = (first: string, next: string): string => `(?:${first})(?:\\s*[/、&及和与]\\s*(?:${next}))*`
const SEPARATOR = `[\\s,，;；|、/${PHONE_MARK}${NAME_MARK}]`
const BEGINS = `(?<=^|${SEPARATOR})`
const ENDS = `(?=${SEPARATOR}|$)`
/** An English word is a label without a colon only where a line or a part of a list begins: not in «12 Phone Street». */
const LINE_BEGINS = `(?<=(?:^|[\\n\\r,，;；|${PHONE_MARK}])[ \\t]*)`
const NO_LETTER = '(?<![A-Za-z])'

/** Every place where one of these words is no more than a label. */
function labels(
  han: string,
  latin: string,
  more: { han?: string; withColon?: string; others?: string[] } = {}
): RegExp {
  const all = chain(han, more.han ?? han)
  const withColon = [han, more.withColon].filter(Boolean).join('|')
  return new RegExp(
    [
      `(?:${chain(withColon, more.han ?? withColon)}|${NO_LETTER}(?:${latin}))\\s*[:：]`,
      `${BEGINS}${all}${ENDS}`,
      `${LINE_BEGINS}(?:${latin})${ENDS}`,
      ...(more.others ?? [])
    ].join('|'),
    'giu'
  )
}

const NAMES = labels(NAME, LATIN_NAME, {
  han: `${NAME}|${PHONE}|${PLACE}`,
  // written together with the name: 收货人张三
  others: [`${BEGINS}(?:${NAME})(?!${PHONE}|${PLACE})(?=\\p{Script=Han}{2,4}${ENDS})`]
})
const PHONES = labels(PHONE, LATIN_PHONE, {
  // before the phone they need nothing around them: 张三电话13800006021, 手机是 13800006021, T: 13800006021
  others: [
    `(?:${chain(PHONE, PHONE)}|${NO_LETTER}(?:${LATIN_PHONE}|[tpm](?=\\s*[:：.])))\\s*[:：.=-]?\\s*(?:是|为|is)?\\s*(?=${PHONE_MARK})`
  ]
})
const OTHERS = labels(`${PLACE}|${CODE}`, LATIN_PLACE, {
  withColon: `${REGION}|${LATIN_REGION}`,
  others: [`${BEGINS}(?:${PLACE}|${ASKED})(?=\\p{Script=Han})`]
})
const PLACE_AT_END = new RegExp(`(?:${PLACE})\\s*$`)

/** A text without the labels that forms and people write before a value; where a name follows, `NAME_MARK` says so. */
export const withoutLabels = (text: string): string =>
  text.replace(NAMES, ` ${NAME_MARK} `).replace(PHONES, ' ').replace(OTHERS, ' , ')

/** What stands before a region, without the label that is written together with it: 张三地址浙江省…. */
export const withoutPlaceLabel = (before: string): string => before.replace(PLACE_AT_END, ' ')
