/** An amount as Chinese papers write it out, so that no digit can be added. */

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const MYRIADS = ['', '万', '亿']

/** Four digits at most; a nought inside is said once, those at the end not at all. */
function group(value: number): string {
  let words = ''
  let hasGap = false
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10
    if (digit === 0) {
      hasGap = words !== ''
      continue
    }
    words += `${hasGap ? '零' : ''}${DIGITS.charAt(digit)}${PLACES[place] ?? ''}`
    hasGap = false
  }
  return words
}

function yuanIn(yuan: number): string {
  const groups: number[] = []
  for (let rest = yuan; rest > 0; rest = Math.floor(rest / 10_000)) groups.unshift(rest % 10_000)
  let words = ''
  let gap = false
  groups.forEach((value, index) => {
    if (value === 0) {
      gap = words !== ''
      return
    }
    const short = words !== '' && value < 1000
    words += `${gap || short ? '零' : ''}${group(value)}${MYRIADS[groups.length - 1 - index] ?? ''}`
    gap = false
  })
  return words
}

/** Fen, up to 999,999,999,999.99 yuan. */
export function inCapitals(fen: number): string {
  const [yuan, jiao, rest] = [Math.floor(fen / 100), Math.floor(fen / 10) % 10, fen % 10]
  const whole = yuan > 0 ? `${yuanIn(yuan)}圆` : ''
  if (jiao === 0 && rest === 0) return `${whole || '零圆'}整`
  const tenths = jiao > 0 ? `${DIGITS.charAt(jiao)}角` : whole === '' ? '' : '零'
  return `${whole}${tenths}${rest > 0 ? `${DIGITS.charAt(rest)}分` : '整'}`
}
