/** Recipes of the rice cooker. */
import { blanch, cook, cut, facts, fry, marinate, mix, own, recipe, serve, soak } from './frame'

const riceMenu: [string, string] = ['煲仔饭', 'Claypot rice']
const plainMenu: [string, string] = ['标准煮饭', 'White rice']
const congeeMenu: [string, string] = ['煮粥', 'Congee']
const soupMenu: [string, string] = ['煲汤', 'Soup']

export const riceCooker = [
  recipe(
    'claypot-sausage-rice',
    ['腊味煲仔饭', 'Cantonese sausage claypot rice'],
    facts(1, 28, 612, 2, 620, 23400),
    'SAVOURY',
    'walnut-claypot-rice-egg1-sausage8-greens2-scallion12',
    'rice 200, sausage 2, egg 2, greens 100, water 240, soy 2, oyster 1, scallion 2',
    (cover) => [
      soak('rice', 10, 'oat30'),
      cut('sausage greens', 'sausage8-greens3'),
      cook(riceMenu, 'rice water sausage', 25, 'pot-rice-sausage8'),
      own(
        ['加蛋焖香', 'Add the eggs'],
        [
          '最后 5 分钟打入鸡蛋，铺上青菜，淋酱汁。',
          'Five minutes before the end add eggs and greens, and pour the sauce over.'
        ],
        'pot-rice-egg1-greens2',
        5
      ),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'mushroom-chicken-rice',
    ['香菇鸡腿焖饭', 'Chicken and shiitake rice'],
    facts(1, 25, 486, 2, 660, 9200),
    'SAVOURY',
    'wood-blue-rice-mushroom5-chicken5-carrot9-scallion14',
    'rice 150, thigh 2, mushroom 6, carrot 0.5, water 180, soy 1.5, darksoy 1, scallion 2',
    (cover) => [
      cut('thigh mushroom carrot', 'chicken5-mushroom4-carrot7'),
      fry('thigh mushroom', 5, 'chicken6-mushroom4'),
      cook(riceMenu, 'rice water carrot', 18, 'pot-rice-chicken5-mushroom4-carrot6'),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'pumpkin-millet-porridge',
    ['小米南瓜粥', 'Millet and pumpkin porridge'],
    facts(1, 30, 168, 3, 520, 6100),
    'SWEET SOFT',
    'pink-white-pumpkins-goji9-sesame16-mint1',
    'millet 90, pumpkin 250, water 1200, rocksugar 20, goji 12',
    (cover) => [
      cut('pumpkin', 'pumpkin8'),
      cook(congeeMenu, 'millet pumpkin water', 28, 'pot-millet-pumpkin6'),
      serve('goji', cover)
    ]
  ),
  recipe(
    'jujube-grain-rice',
    ['红枣杂粮饭', 'Red date and mixed grain rice'],
    facts(1, 45, 362, 3, 480, 3300),
    'SOFT',
    'linen-celadon-mixed-jujube6-bean10-peanut5',
    'rice 150, brown 60, blackrice 40, redbeans 30, jujube 9, water 340',
    (cover) => [
      soak('brown blackrice redbeans', 30, 'bean14-peanut6'),
      cook(['杂粮饭', 'Mixed grains'], 'rice brown blackrice redbeans water', 42, 'pot-mixed-bean8'),
      serve('jujube', cover)
    ]
  ),
  recipe(
    'pork-taro-rice',
    ['香芋五花肉饭', 'Taro and pork belly rice'],
    facts(2, 40, 642, 3, 640, 4800),
    'SAVOURY SOFT',
    'grey-red-rice-pork7-taro5-scallion10',
    'rice 240, porkbelly 250, taro 200, mushroom 4, water 280, soy 2, darksoy 1, wine 1, scallion 2',
    (cover) => [
      cut('porkbelly taro', 'pork7-taro4'),
      fry('porkbelly taro', 6, 'pork8-taro4'),
      cook(riceMenu, 'rice water mushroom', 30, 'pot-rice-pork6-taro4'),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'tomato-rice',
    ['一整颗番茄饭', 'Whole tomato rice'],
    facts(1, 30, 398, 2, 600, 17800),
    'SOUR',
    'mint-white-fried-tomato1-ham14-kernel14-pea10',
    'rice 160, tomato 1, ham 80, corn 1, peas 50, water 150, soy 1, pepperpowder 0.5',
    (cover) => [
      own(
        ['放番茄', 'Add the tomato'],
        [
          '番茄顶上划十字，放在米正中，四周撒上火腿和豆子。',
          'Cut a cross into the tomato, set it in the middle of the rice and strew ham and peas around it.'
        ],
        'pot-rice-tomato1-ham10-pea8'
      ),
      cook(plainMenu, 'rice water tomato', 28, 'pot-fried-tomato1-ham8'),
      own(
        ['拌开', 'Stir'],
        ['撕掉番茄皮，趁热拌匀，加黑胡椒。', 'Peel the skin off, stir while hot and add pepper.'],
        'pot-fried-ham12-pea8'
      ),
      serve('peas', cover)
    ]
  ),
  recipe(
    'potato-rib-rice',
    ['排骨土豆焖饭', 'Rib and potato rice'],
    facts(2, 50, 588, 3, 690, 5200),
    'SAVOURY',
    'walnut-white-fried-rib5-potato6-scallion10',
    'rice 240, ribs 400, potato 2, water 260, soy 2, darksoy 1, ginger 4, scallion 2',
    (cover) => [
      blanch('ribs ginger', 5, 'rib6-ginger4'),
      fry('ribs potato', 5, 'rib6-potato5'),
      cook(riceMenu, 'rice water ribs potato', 38, 'pot-rice-rib5-potato5'),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'prawn-congee',
    ['鲜虾蔬菜粥', 'Prawn and vegetable congee'],
    facts(2, 45, 246, 3, 560, 7400),
    'SAVOURY LIGHT',
    'blue-white-congee-shrimp6-coin5-pea8-scallion8',
    'rice 100, prawns 12, carrot 0.5, peas 40, water 1300, ginger 4, salt 1, sesameoil 1, scallion 2',
    (cover) => [
      own(
        ['处理大虾', 'Prepare the prawns'],
        [
          '大虾去壳去虾线，加少许盐和姜丝抓匀。',
          'Shell and devein the prawns and rub them with a little salt and ginger.'
        ],
        'board-none-shrimp7-ginger4'
      ),
      cook(congeeMenu, 'rice water carrot', 38, 'pot-congee-coin5'),
      own(
        ['下虾', 'Add the prawns'],
        ['放虾和青豆，搅散，再煮 4 分钟。', 'Stir in prawns and peas and cook for another 4 minutes.'],
        'pot-congee-shrimp6-pea8',
        4
      ),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'century-lean-congee',
    ['山药瘦肉粥', 'Chinese yam and pork congee'],
    facts(1, 50, 228, 3, 560, 2600),
    'SAVOURY SOFT',
    'linen-red-congee-yam5-pork5-goji7-scallion9',
    'rice 110, mince 150, yam 200, water 1300, ginger 4, salt 1, goji 10, scallion 2',
    (cover) => [
      cut('yam', 'yam8'),
      marinate('mince', 'ginger salt', 10, 'pork6-ginger4'),
      cook(congeeMenu, 'rice yam water mince', 45, 'pot-congee-yam6-pork4'),
      serve('goji scallion', cover)
    ]
  ),
  recipe(
    'cooker-sponge',
    ['电饭煲蛋糕', 'Rice cooker sponge cake'],
    facts(3, 60, 282, 4, 380, 12600),
    'SWEET SOFT',
    'pink-plate-none-cake1-strawberry4-blueberry5-cream1',
    'egg 5, flour 90, sugar 70, milk 60, oil 3',
    (cover) => [
      own(
        ['分蛋打发', 'Whisk'],
        [
          '蛋白分三次加糖，打到提起有小尖角。',
          'Whisk the whites with sugar in three goes until they stand in small peaks.'
        ],
        'steel-milk',
        8
      ),
      mix('yolk flour milk oil', 'custard'),
      own(
        ['翻拌', 'Fold'],
        [
          '蛋白糊分两次翻拌进蛋黄糊，倒入内胆震两下。',
          'Fold the whites into the yolks in two goes, pour into the pot and tap it twice.'
        ],
        'pot-custard'
      ),
      own(
        ['选「蛋糕」', 'Choose “Cake”'],
        ['盖好，选「蛋糕」，完成后倒扣放凉。', 'Close the lid, choose “Cake”, and let it cool upside down.'],
        'pot-golden',
        45
      ),
      serve('strawberry', cover)
    ]
  ),
  recipe(
    'steamed-egg',
    ['水嫩蒸水蛋', 'Silky steamed eggs'],
    facts(1, 18, 142, 2, 300, 5900),
    'LIGHT SOFT',
    'blue-celadon-custard-scallion14-chili2',
    'egg 3, water 270, soy 1, sesameoil 1, scallion 1, salt 0.5',
    (cover) => [
      own(
        ['打蛋过筛', 'Beat and sieve'],
        [
          '蛋液加 1.5 倍温水和盐打匀，过筛去泡。',
          'Beat the eggs with one and a half times as much warm water and salt, and sieve off the foam.'
        ],
        'steel-custard'
      ),
      own(
        ['放上蒸屉', 'Steam'],
        [
          '盖一个盘子，放蒸屉，选「蒸煮」12 分钟。',
          'Cover with a plate, set on the steam tray and choose “Steam” for 12 minutes.'
        ],
        'steamer-custard',
        12
      ),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'mung-soup',
    ['冰糖绿豆汤', 'Sweet mung bean soup'],
    facts(1, 55, 156, 4, 480, 8300),
    'SWEET',
    'mint-white-green-greenbean24-mint2',
    'mung 150, water 1800, rocksugar 60, lily 15',
    (cover) => [
      soak('mung lily', 20, 'greenbean28'),
      cook(soupMenu, 'mung lily water', 50, 'pot-green-greenbean20'),
      serve('rocksugar', cover)
    ]
  )
]
