/** Recipes of the microwave. */
import { cut, facts, marinate, microwave, mix, own, recipe, rest, serve } from './frame'

export const microwaves = [
  recipe(
    'mug-cake',
    ['三分钟马克杯蛋糕', 'Three-minute mug cake'],
    facts(1, 8, 312, 1, 0, 21500),
    'SWEET SOFT',
    'pink-cup-cocoa-chocolate5-strawberry1-mint1',
    'flour 40, cocoa 10, sugar 20, egg 1, milk 40, chocolate 20',
    (cover) =>
      [
        mix('flour cocoa sugar egg milk', 'cocoa'),
        microwave('chocolate', 2, 'cup-cocoa-chocolate4'),
        serve('strawberry', cover)
      ].map((step, index) =>
        index === 1
          ? {
              ...step,
              text: {
                zh: '面糊倒进马克杯半满，放巧克力，高火 2 分钟。',
                en: 'Fill a mug half full, add the chocolate and heat on high for 2 minutes.'
              }
            }
          : step
      )
  ),
  recipe(
    'steamed-bass',
    ['葱油蒸鲈鱼', 'Steamed sea bass'],
    facts(2, 18, 246, 3, 0, 12100),
    'LIGHT SAVOURY',
    'blue-oval-none-fish1-scallion14-chili7-ginger5',
    'seabass 600, ginger 6, scallion 4, soy 3, wine 1, oil 2',
    (cover) => [
      marinate('seabass', 'wine ginger', 8, 'fish1-ginger5'),
      microwave('seabass ginger', 7, 'oval-none-fish1-ginger5'),
      own(
        ['淋热油', 'Hot oil'],
        [
          '倒掉汤汁，铺葱丝，淋生抽和热油。',
          'Pour off the liquid, lay spring onions on top and pour soy sauce and hot oil over.'
        ],
        'oval-none-fish1-scallion12'
      ),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'micro-ribs',
    ['蒜香排骨', 'Garlic ribs'],
    facts(1, 30, 388, 2, 0, 3800),
    'SAVOURY',
    'wood-white-stew-rib7-garlic8-coriander3',
    'ribs 400, garlic 6, soy 2, oyster 1, starch 1, wine 1',
    (cover) => [
      marinate('ribs', 'garlic soy oyster starch', 15, 'rib7-garlic6'),
      microwave('ribs', 12, 'white-stew-rib7'),
      rest(3, 'white-stew-rib7'),
      serve('garlic', cover)
    ]
  ),
  recipe(
    'corn-soup',
    ['奶油玉米浓汤', 'Creamy corn soup'],
    facts(1, 12, 206, 2, 0, 6200),
    'SWEET SOFT',
    'sun-cup-custard-kernel14-pea6',
    'corn 2, milk 350, cream 60, butter 10, starch 1, salt 0.5',
    (cover) => [
      own(
        ['剥玉米粒', 'Cut off the corn'],
        ['玉米切下粒，一半打碎。', 'Cut the corn off the cob and mash half of it.'],
        'board-none-corn5-kernel12'
      ),
      microwave('corn milk cream butter', 6, 'white-custard-kernel14'),
      serve('peas', cover)
    ]
  ),
  recipe(
    'tofu-clams',
    ['蛤蜊蒸豆腐', 'Clams with soft tofu'],
    facts(1, 20, 178, 2, 0, 2900),
    'LIGHT SAVOURY',
    'grey-celadon-clear-tofu6-clam6-scallion10',
    'clams 300, tofu 300, ginger 3, wine 1, soy 1, scallion 2',
    (cover) => [
      own(
        ['吐沙', 'Purge'],
        ['蛤蜊泡淡盐水吐沙，洗净。', 'Leave the clams in lightly salted water to lose their sand, then rinse.'],
        'steel-water-clam8',
        10
      ),
      microwave('clams tofu ginger wine', 6, 'celadon-clear-tofu6-clam6'),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'bacon-eggs',
    ['培根滑蛋', 'Bacon and soft eggs'],
    facts(1, 10, 298, 1, 0, 7700),
    'SAVOURY',
    'mint-plate-custard-bacon3-cherrytomato4-pea6',
    'egg 2, bacon 2, milk 30, butter 10, cherrytomato 4, pepperpowder 0.5',
    (cover) => [
      own(
        ['培根先热', 'Bacon first'],
        ['培根铺在厨房纸上，高火 2 分钟。', 'Lay the bacon on kitchen paper and heat on high for 2 minutes.'],
        'plate-none-bacon4',
        2
      ),
      mix('egg milk butter', 'custard'),
      microwave('egg', 1.5, 'white-custard'),
      serve('cherrytomato', cover)
    ]
  ),
  recipe(
    'oat-banana',
    ['香蕉燕麦杯', 'Banana oat cup'],
    facts(1, 6, 268, 1, 0, 9300),
    'SWEET',
    'linen-cup-milk-banana4-oat14-blueberry4',
    'oats 50, banana 1, milk 200, honey 0.5, blueberry 30',
    (cover) => [cut('banana', 'banana7'), microwave('oats milk', 2, 'cup-milk-oat16'), serve('banana blueberry', cover)]
  ),
  recipe(
    'steamed-pumpkin',
    ['红枣蒸南瓜', 'Steamed pumpkin with red dates'],
    facts(1, 15, 142, 2, 0, 3400),
    'SWEET LIGHT',
    'walnut-plate-none-pumpkin8-jujube5-goji8',
    'pumpkin 400, jujube 6, goji 10, honey 1',
    (cover) => [
      cut('pumpkin jujube', 'pumpkin7-jujube4'),
      microwave('pumpkin jujube', 8, 'white-none-pumpkin7-jujube4'),
      serve('honey goji', cover)
    ]
  )
]
