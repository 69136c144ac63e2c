/** Recipes of the blender. */
import { blend, cut, facts, own, pour, recipe, soak } from './frame'

const smoothie: [string, string] = ['果蔬', 'Smoothie']
const soyMenu: [string, string] = ['豆浆', 'Soy milk']
const pasteMenu: [string, string] = ['米糊', 'Hot cereal']

export const blender = [
  recipe(
    'strawberry-milkshake',
    ['草莓奶昔', 'Strawberry milkshake'],
    facts(1, 6, 198, 2, 330, 16200),
    'SWEET',
    'sun-glass-pink-strawberry3-mint2',
    'strawberry 10, banana 1, milk 300, honey 1, ice 4',
    (cover) => [
      cut('strawberry banana', 'strawberry6-banana5'),
      blend(smoothie, 'strawberry banana milk ice', 1, 'jug-none-strawberry4-banana3-ice2'),
      pour('mint', cover)
    ]
  ),
  recipe(
    'mango-yoghurt',
    ['芒果酸奶', 'Mango yoghurt'],
    facts(1, 6, 212, 2, 320, 9700),
    'SWEET SOUR',
    'mint-glass-custard-mango7-mint2',
    'mango 2, yoghurt 350, honey 1, ice 4',
    (cover) => [
      cut('mango', 'mango9'),
      blend(smoothie, 'mango yoghurt ice', 1, 'jug-none-mango7-ice2'),
      pour('mint', cover)
    ]
  ),
  recipe(
    'fresh-soymilk',
    ['现磨浓豆浆', 'Fresh soy milk'],
    facts(1, 30, 116, 3, 360, 24100),
    'LIGHT',
    'linen-cup-milk-peanut4',
    'soybeans 80, water 1000, sugar 30',
    (cover) => [
      soak('soybeans', 10, 'peanut18'),
      blend(soyMenu, 'soybeans water', 24, 'jug-milk-peanut6'),
      pour('sugar', cover)
    ]
  ),
  recipe(
    'sesame-paste',
    ['黑芝麻糊', 'Black sesame paste'],
    facts(1, 30, 286, 2, 340, 7100),
    'SWEET SOFT',
    'grey-cup-cocoa-sesame24-walnut4',
    'sesame 80, glutinous 50, walnuts 30, water 650, brownsugar 35',
    (cover) => [
      own(
        ['小火炒香', 'Toast'],
        [
          '芝麻和糯米小火炒 5 分钟，闻到香味关火。',
          'Toast sesame and rice over low heat for 5 minutes until fragrant.'
        ],
        'pan-none-sesame30-walnut5',
        5
      ),
      blend(pasteMenu, 'sesame glutinous walnuts water', 25, 'jug-cocoa-sesame16'),
      pour('walnuts', cover)
    ]
  ),
  recipe(
    'green-smoothie',
    ['奇异果青蔬汁', 'Kiwi green smoothie'],
    facts(1, 6, 108, 2, 320, 5400),
    'LIGHT SOUR',
    'mint-glass-green-kiwi4-mint3',
    'kiwi 3, apple 1, greens 60, water 250, honey 1, ice 4',
    (cover) => [
      cut('kiwi apple greens', 'kiwi5-apple3-greens2'),
      blend(smoothie, 'kiwi apple greens water ice', 1, 'jug-none-kiwi4-greens2'),
      pour('kiwi', cover)
    ]
  ),
  recipe(
    'corn-juice',
    ['热玉米汁', 'Warm corn juice'],
    facts(1, 28, 164, 3, 340, 11800),
    'SWEET SOFT',
    'sun-cup-custard-kernel14',
    'corn 2, milk 300, water 500, rocksugar 20',
    (cover) => [
      own(
        ['切玉米粒', 'Cut off the corn'],
        ['玉米竖着切下粒，玉米芯留着煮汤。', 'Cut the corn off upright; keep the cob for soup.'],
        'board-none-corn5-kernel12'
      ),
      blend(pasteMenu, 'corn milk water', 24, 'jug-custard-kernel12'),
      pour('corn', cover)
    ]
  ),
  recipe(
    'pineapple-ice',
    ['菠萝薄荷冰沙', 'Pineapple and mint slush'],
    facts(1, 5, 126, 2, 340, 4600),
    'SOUR SWEET',
    'blue-glass-custard-pineapple5-ice3-mint3',
    'pineapple 350, ice 10, honey 1, lemon 0.5, mint 4',
    (cover) => [
      cut('pineapple lemon', 'pineapple7-lemon2'),
      blend(['冰沙', 'Slush'], 'pineapple ice honey', 1, 'jug-none-pineapple6-ice5'),
      pour('mint', cover)
    ]
  ),
  recipe(
    'blackrice-paste',
    ['黑米核桃糊', 'Black rice and walnut cereal'],
    facts(1, 32, 238, 2, 350, 3600),
    'SOFT',
    'walnut-cup-purple-walnut4-oat10',
    'blackrice 50, oats 30, walnuts 30, jujube 5, water 700',
    (cover) => [
      soak('blackrice jujube', 10, 'jujube5-sesame20'),
      blend(pasteMenu, 'blackrice oats walnuts jujube water', 26, 'jug-purple-walnut5'),
      pour('walnuts', cover)
    ]
  ),
  recipe(
    'blueberry-bowl',
    ['蓝莓思慕雪碗', 'Blueberry smoothie bowl'],
    facts(1, 8, 246, 1, 420, 8200),
    'SWEET SOUR',
    'pink-white-purple-blueberry9-banana4-almond5-oat10',
    'blueberry 120, banana 1, yoghurt 180, oats 20, almonds 10',
    (cover) => [
      own(
        ['冻一冻', 'Freeze'],
        ['香蕉切片，和蓝莓一起冻硬更浓稠。', 'Freeze the sliced banana and the blueberries, which makes it thicker.'],
        'board-none-banana6-blueberry8'
      ),
      blend(smoothie, 'blueberry banana yoghurt', 1, 'jug-none-blueberry7-banana3'),
      pour('almonds', cover)
    ]
  ),
  recipe(
    'pear-juice',
    ['冰糖雪梨饮', 'Warm pear drink'],
    facts(1, 25, 112, 3, 340, 5000),
    'SWEET LIGHT',
    'linen-cup-clear-pear2-goji8',
    'pear 2, rocksugar 30, water 900, goji 12',
    (cover) => [
      cut('pear', 'pear4'),
      blend(['热饮', 'Hot drink'], 'pear rocksugar water', 22, 'jug-clear-pear3'),
      pour('goji', cover)
    ]
  )
]
