/** What recipes are made of: names in both languages, and what each is measured in. */
import type { Measure } from '../../catalogue/kitchen'

interface Unit {
  zh: string
  en: string
  measure: Measure
}

const unit = (zh: string, en: string, measure: Measure): Unit => ({ zh, en, measure })
/** English counts eggs and carrots without a word for the piece. */
export const units = {
  g: unit('克', 'g', 'WEIGHT'),
  ml: unit('毫升', 'ml', 'WEIGHT'),
  tbsp: unit('大勺', 'tbsp', 'SPOON'),
  tsp: unit('小勺', 'tsp', 'SPOON'),
  piece: unit('个', '', 'PIECE'),
  head: unit('朵', '', 'PIECE'),
  stick: unit('根', '', 'PIECE'),
  cut: unit('块', '', 'PIECE'),
  slice: unit('片', 'slices', 'PIECE'),
  clove: unit('瓣', 'cloves', 'PIECE'),
  limb: unit('只', '', 'PIECE'),
  grain: unit('粒', '', 'PIECE')
} satisfies Record<string, Unit>

type UnitName = keyof typeof units

/** `key unit zh en`, one a line: English in the number in which it is cooked. */
const table = `
rice g 大米|rice
glutinous g 糯米|glutinous rice
brown g 糙米|brown rice
blackrice g 黑米|black rice
millet g 小米|millet
oats g 燕麦片|rolled oats
redbeans g 红豆|red beans
mung g 绿豆|mung beans
soybeans g 黄豆|soybeans
flour g 低筋面粉|cake flour
breadflour g 高筋面粉|bread flour
noodles g 面条|noodles
water ml 水|water
milk ml 牛奶|milk
cream ml 淡奶油|cream
yoghurt ml 酸奶|yoghurt
coconut ml 椰浆|coconut milk
egg piece 鸡蛋|eggs
yolk piece 蛋黄|egg yolks
butter g 黄油|butter
oil tbsp 食用油|oil
sesameoil tsp 香油|sesame oil
soy tbsp 生抽|light soy sauce
darksoy tsp 老抽|dark soy sauce
oyster tbsp 蚝油|oyster sauce
wine tbsp 料酒|cooking wine
vinegar tbsp 香醋|rice vinegar
ketchup tbsp 番茄酱|ketchup
honey tbsp 蜂蜜|honey
salt tsp 盐|salt
pepperpowder tsp 黑胡椒|black pepper
sugar g 白糖|sugar
rocksugar g 冰糖|rock sugar
brownsugar g 红糖|brown sugar
yeast g 干酵母|dried yeast
starch tbsp 淀粉|starch
chilipowder tsp 辣椒粉|chilli powder
cumin tsp 孜然粉|ground cumin
curryblock cut 咖喱块|curry cubes
doubanjiang tbsp 豆瓣酱|chilli bean paste
thigh limb 去骨鸡腿|boneless chicken thighs
wings limb 鸡翅中|chicken wings
drumsticks limb 琵琶腿|drumsticks
chicken g 整鸡|whole chicken
breast g 鸡胸肉|chicken breast
porkbelly g 五花肉|pork belly
ribs g 猪排骨|pork ribs
trotter g 猪蹄|pork trotters
mince g 猪肉末|minced pork
brisket g 牛腩|beef brisket
steak cut 牛排|steaks
lamb g 羊排|lamb chops
sausage stick 广式腊肠|Cantonese sausages
bacon slice 培根|bacon
ham g 火腿丁|diced ham
seabass g 鲈鱼|sea bass
salmon cut 三文鱼排|salmon fillets
cod cut 鳕鱼排|cod fillets
prawns limb 大虾|prawns
squid g 鱿鱼|squid
clams g 蛤蜊|clams
tofu g 嫩豆腐|soft tofu
mushroom head 干香菇|dried shiitake
button head 口蘑|button mushrooms
woodear g 木耳|wood ear
carrot stick 胡萝卜|carrots
potato piece 土豆|potatoes
sweetpotato piece 红薯|sweet potatoes
taro g 芋头|taro
pumpkin g 南瓜|pumpkin
corn stick 甜玉米|sweet corn
peas g 青豆|peas
broccoli g 西兰花|broccoli
greens g 小青菜|bok choy
cabbage g 娃娃菜|baby cabbage
tomato piece 番茄|tomatoes
cherrytomato grain 圣女果|cherry tomatoes
onion piece 洋葱|onions
bellpepper piece 彩椒|bell peppers
eggplant stick 茄子|aubergines
lotus g 莲藕|lotus root
radish g 白萝卜|white radish
yam g 山药|Chinese yam
chili stick 小米椒|bird's eye chillies
garlic clove 大蒜|garlic
ginger slice 姜|ginger
scallion stick 小葱|spring onions
coriander stick 香菜|coriander
rosemary stick 迷迭香|rosemary
lemon piece 柠檬|lemons
goji grain 枸杞|goji berries
jujube grain 红枣|red dates
lily g 干百合|dried lily bulb
tremella g 银耳|snow fungus
peanuts g 花生|peanuts
walnuts g 核桃仁|walnuts
almonds g 杏仁片|flaked almonds
chestnuts g 栗子仁|peeled chestnuts
sesame g 黑芝麻|black sesame
chocolate g 黑巧克力|dark chocolate
cocoa g 可可粉|cocoa powder
cheese g 马苏里拉|mozzarella
tartshell piece 蛋挞皮|tart shells
toast slice 吐司|toast
wrapper slice 春卷皮|spring roll wrappers
dumpling piece 速冻饺子|frozen dumplings
strawberry piece 草莓|strawberries
blueberry g 蓝莓|blueberries
banana stick 香蕉|bananas
mango piece 芒果|mangoes
kiwi piece 猕猴桃|kiwis
apple piece 苹果|apples
pear piece 雪梨|pears
pineapple g 菠萝|pineapple
mint slice 薄荷叶|mint leaves
ice piece 冰块|ice cubes
`

export interface Ingredient {
  zh: string
  en: string
  unit: UnitName
}

export const ingredients: ReadonlyMap<string, Ingredient> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [, key = '', unitName = '', zh = '', en = ''] = /^(\S+) (\S+) ([^|]+)\|(.+)$/.exec(row) ?? []
      if (!Object.hasOwn(units, unitName)) throw new Error(`No such unit: ${row}`)
      return [key, { zh, en, unit: unitName as UnitName }]
    })
)

export function ingredientNamed(key: string): Ingredient {
  const ingredient = ingredients.get(key)
  if (ingredient === undefined) throw new Error(`No such ingredient: ${key}`)
  return ingredient
}

/** `rice thigh` → «大米、去骨鸡腿», «rice and boneless chicken thighs». */
export function ingredientNames(keys: string): { zh: string; en: string } {
  const all = keys.split(' ').map(ingredientNamed)
  const english = all.map(({ en }) => en)
  const last = english.pop() ?? ''
  return {
    zh: all.map(({ zh }) => zh).join('、'),
    en: english.length === 0 ? last : `${english.join(', ')} and ${last}`
  }
}
