import { withoutBrand } from '@domain/goods/brand'

describe('a title without its brand', () => {
  it.each([
    ['in Chinese, where the shop is called by it', '栖禾 低糖电饭煲 FC4083', '栖禾自营旗舰店', '低糖电饭煲 FC4083'],
    ['in English, and in several words', 'Qihe  Low-sugar rice cooker', 'Qihe Flagship', 'Low-sugar rice cooker'],
    ['where the shop is called nothing else', 'Qihe Kettle', 'Qihe', 'Kettle'],
    ['before Chinese, which has no blanks', 'QH 电水壶', 'QH生活小电', '电水壶']
  ])('loses it %s', (_, title, shopName, rest) => {
    expect(withoutBrand(title, shopName)).toBe(rest)
  })

  it.each([
    ['of another maker', '晴川 净水器滤芯', '栖禾厨电专营'],
    ['that is written together', '栖禾低糖电饭煲', '栖禾自营旗舰店'],
    ['that is one word', '栖禾', '栖禾自营旗舰店'],
    ['whose word only begins the shop’s', 'Qi Charger', 'Qihe Flagship'],
    ['of a shop without a name', '栖禾 电饭煲', ''],
    ['that is empty', '', '栖禾自营旗舰店']
  ])('keeps all of one %s', (_, title, shopName) => {
    expect(withoutBrand(title, shopName)).toBe(title)
  })
})
