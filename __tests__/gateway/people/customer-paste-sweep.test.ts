import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePastedAddress } from '../../../gateway/src/areas/address/paste'
import { eitherScript } from '../../../gateway/src/areas/address/paste-script'
import { regions, type Region } from '../../../gateway/src/core/places/regions'

/** Every district of the country, written as people write it: each is found, and nothing of it is left in the street. */
const districts = [...regions().values()].filter((region) => region.depth === 3)

const STREET = '文三路90号'
const chainOf = (district: Region): [Region, Region, Region] => {
  const city = district.parent as Region
  return [city.parent as Region, city, district]
}
/** City levels that only keep lists in order are written by nobody. */
const isWritten = (region: Region): boolean => !/直辖|重庆郊县/.test(region.zh)
const namesOf = (district: Region): string[] =>
  chainOf(district)
    .filter(isWritten)
    .map(({ zh }) => zh)
    .filter((name, index, all) => name !== all[index - 1])

const shortProvince = (name: string): string =>
  name.replace(/(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|省|市)$/, '')
const shortCity = (name: string): string => name.replace(/(?:市|地区|盟)$/, '')
const PEOPLES =
  '蒙古,回,藏,维吾尔,苗,彝,壮,布依,朝鲜,满,侗,瑶,白,土家,哈尼,哈萨克,傣,黎,傈僳,佤,畲,拉祜,水,东乡,纳西,景颇,柯尔克孜,土,达斡尔,仫佬,羌,布朗,撒拉,毛南,仡佬,锡伯,塔吉克,怒,鄂温克,普米,保安,裕固,独龙,各'
const PEOPLE_AT_END = new RegExp(`(?:${PEOPLES.split(',').join('|')})族$`)
/** As it is said among neighbours: 富川县 for 富川瑶族自治县, 管城区 for 管城回族区. */
function shortDistrict(name: string): string {
  const kind = /(?<=族)(?:自治)?[县旗区]$/.exec(name)?.[0]
  if (kind === undefined) return name
  let base = name.slice(0, -kind.length)
  while (PEOPLE_AT_END.test(base)) base = base.replace(PEOPLE_AT_END, '')
  return base === '' ? name : base + kind.slice(-1)
}
/** The first traditional sign for each simplified one. */
const traditional = (name: string): string =>
  [...name].map((sign) => /^\[.(.)/u.exec(eitherScript(sign))?.[1] ?? sign).join('')
const short = (district: Region): string[] => {
  const [province, city] = chainOf(district)
  return [shortProvince(province.zh), ...(isWritten(city) && city.zh !== province.zh ? [shortCity(city.zh)] : [])]
}

const ways: Record<string, (district: Region) => string> = {
  'in one piece': (district) => `张三 13800006021 ${namesOf(district).join('')}${STREET}`,
  'by the fields of a form': (district) =>
    `收货人：张三\n手机号码：13800006021\n所在地区：${namesOf(district).join(' ')}\n详细地址：${STREET}`,
  'without 省 and 市': (district) => `${[...short(district), district.zh].join('')}${STREET} 张三 13800006021`,
  'an autonomous district in short': (district) =>
    `${[...short(district), shortDistrict(district.zh)].join('')}${STREET}，张三，13800006021`,
  'twice, with labels': (district) =>
    `张三，13800006021，地区：${namesOf(district).join(' ')}，地址：${namesOf(district).join('')}${STREET}`,
  'between hyphens': (district) => `张三-13800006021-${namesOf(district).join('-')}-${STREET}`,
  'between slashes, in a sentence': (district) => `请寄到${namesOf(district).join('/')}/${STREET}/张三/13800006021`,
  'without its province': (district) =>
    `${namesOf(district).slice(-2).join('')}${STREET} 张三 13800006021 座机 0571-88886666`,
  'in traditional script': (district) => `張三 13800006021 ${traditional(namesOf(district).join(''))}${STREET}`
}

for (const [way, write] of Object.entries(ways)) {
  test(`finds every district written ${way}`, () => {
    assert.ok(districts.length > 3000)
    const wrong = districts.flatMap((district) => {
      const text = write(district)
      const { provinceCode, cityCode, districtCode, detail, receiver, phone } = parsePastedAddress(text)
      const [province, city] = chainOf(district)
      const right =
        provinceCode === province.code &&
        cityCode === city.code &&
        regions().get(districtCode ?? '')?.zh === district.zh &&
        detail === STREET &&
        phone === '13800006021' &&
        /^[张張]三$/.test(receiver ?? '')
      return right
        ? []
        : [`${text} → ${districtCode ?? cityCode ?? '–'} ${receiver ?? '–'} ${detail ?? '–'} (${district.code})`]
    })
    assert.deepEqual(wrong.slice(0, 40), [], `${wrong.length} of ${districts.length}`)
  })
}
