/** Recipes of the air fryer. */
import { airfry, cut, facts, marinate, mix, own, recipe, serve } from './frame'

export const airFryer = [
  recipe(
    'crispy-fries',
    ['黄金薯条', 'Golden fries'],
    facts(1, 28, 218, 2, 620, 34500),
    'CRISP',
    'sun-basket-none-fries38',
    'potato 2, oil 1, salt 1, ketchup 2',
    (cover) => [
      own(
        ['切条泡水', 'Cut and soak'],
        [
          '土豆切一指宽的条，清水泡 10 分钟去淀粉。',
          'Cut the potatoes into finger-wide sticks and soak for 10 minutes.'
        ],
        'steel-water-fries10',
        10
      ),
      own(
        ['擦干拌油', 'Dry and oil'],
        ['厨房纸擦干，拌油和盐。', 'Pat dry and toss in oil and salt.'],
        'steel-none-fries14'
      ),
      airfry(200, 'potato', 18, 'basket-none-fries22'),
      serve('ketchup', cover)
    ]
  ),
  recipe(
    'garlic-wings',
    ['蒜香鸡翅', 'Garlic chicken wings'],
    facts(1, 35, 342, 3, 480, 28700),
    'SAVOURY CRISP',
    'grey-basket-none-wing8-sesame10',
    'wings 10, garlic 6, soy 2, oyster 1, honey 1, wine 1',
    (cover) => [
      marinate('wings', 'garlic soy oyster wine', 15, 'wing7-garlic6'),
      airfry(180, 'wings', 18, 'basket-none-wing8'),
      serve('honey', cover)
    ]
  ),
  recipe(
    'fryer-drumsticks',
    ['脆皮琵琶腿', 'Crisp-skin drumsticks'],
    facts(1, 40, 386, 3, 640, 9900),
    'SAVOURY CRISP',
    'wood-plate-none-drumstick5-lemon2-coriander3',
    'drumsticks 6, soy 2, pepperpowder 1, garlic 4, oil 1, lemon 0.5',
    (cover) => [
      own(
        ['划几刀', 'Score'],
        ['鸡腿划几刀，好入味也熟得快。', 'Score the drumsticks, so that they take flavour and cook through.'],
        'board-none-drumstick5'
      ),
      marinate('drumsticks', 'soy pepperpowder garlic', 15, 'drumstick5-garlic6'),
      airfry(185, 'drumsticks', 22, 'basket-none-drumstick5'),
      serve('lemon', cover)
    ]
  ),
  recipe(
    'popcorn-chicken',
    ['盐酥鸡米花', 'Popcorn chicken'],
    facts(2, 32, 328, 2, 460, 13400),
    'CRISP SPICY',
    'linen-white-none-nugget12-chili5-mint3',
    'breast 350, starch 4, egg 1, garlic 3, soy 1, chilipowder 1, pepperpowder 0.5',
    (cover) => [
      cut('breast', 'nugget7'),
      marinate('breast', 'soy garlic', 10, 'nugget8-garlic5'),
      own(
        ['裹粉', 'Coat'],
        ['裹蛋液和淀粉，静置到返潮。', 'Coat in egg and starch and wait until it looks damp.'],
        'steel-dough-nugget7'
      ),
      airfry(190, 'breast', 12, 'basket-none-nugget12'),
      serve('chilipowder', cover)
    ]
  ),
  recipe(
    'salt-prawns',
    ['椒盐大虾', 'Salt and pepper prawns'],
    facts(1, 20, 186, 2, 420, 7200),
    'SAVOURY LIGHT',
    'blue-plate-none-shrimp9-chili6-lemon1-scallion8',
    'prawns 16, salt 1, pepperpowder 1, garlic 4, oil 1, chili 2',
    (cover) => [
      own(
        ['剪须开背', 'Trim'],
        ['剪去虾须，开背去虾线，擦干。', 'Trim the prawns, cut the back open, devein and dry.'],
        'board-none-shrimp8'
      ),
      marinate('prawns', 'salt pepperpowder garlic', 8, 'shrimp8-garlic5'),
      airfry(200, 'prawns', 9, 'basket-none-shrimp10'),
      serve('chili', cover)
    ]
  ),
  recipe(
    'roast-veg',
    ['烤蔬菜拼盘', 'Roast vegetables'],
    facts(1, 25, 124, 2, 560, 4100),
    'LIGHT',
    'mint-stone-none-broccoli5-pepper8-buttonmushroom5-corn4',
    'broccoli 200, bellpepper 1, button 6, corn 1, oil 1, salt 1, pepperpowder 0.5',
    (cover) => [
      cut('broccoli bellpepper button corn', 'broccoli4-pepper6-corn3'),
      airfry(180, 'broccoli bellpepper button corn', 14, 'basket-none-broccoli5-pepper7-corn3'),
      serve('pepperpowder', cover)
    ]
  ),
  recipe(
    'spring-rolls',
    ['三丝春卷', 'Vegetable spring rolls'],
    facts(2, 40, 232, 3, 480, 5300),
    'CRISP',
    'walnut-plate-none-springroll6-mint2',
    'wrapper 9, carrot 1, cabbage 150, woodear 40, mince 120, soy 1, sesameoil 1',
    (cover) => [
      cut('carrot cabbage woodear', 'coin5-woodear5'),
      own(
        ['炒馅', 'Cook the filling'],
        ['肉末炒散，下三丝炒软，放凉。', 'Fry the mince, add the vegetables until soft and let it cool.'],
        'pan-none-coin6-woodear5-pork4',
        6
      ),
      own(
        ['包春卷', 'Wrap'],
        ['包紧，封口抹水，表面刷薄油。', 'Roll up tightly, seal with water and brush thinly with oil.'],
        'board-none-springroll5'
      ),
      airfry(190, 'wrapper', 13, 'basket-none-springroll6'),
      serve('vinegar', cover)
    ]
  ),
  recipe(
    'fryer-steak',
    ['黑椒牛排', 'Black pepper steak'],
    facts(2, 25, 456, 2, 420, 8800),
    'SAVOURY',
    'walnut-stone-none-steak1-rosemary1-cherrytomato5',
    'steak 2, butter 20, pepperpowder 1.5, salt 1, rosemary 1, cherrytomato 8',
    (cover) => [
      marinate('steak', 'salt pepperpowder', 10, 'steak1'),
      airfry(200, 'steak', 8, 'basket-none-steak1'),
      own(
        ['醒肉', 'Rest'],
        ['放黄油和迷迭香，醒 5 分钟再切。', 'Add butter and rosemary and rest for 5 minutes before cutting.'],
        'board-none-steak1-rosemary1',
        5
      ),
      serve('cherrytomato', cover)
    ]
  ),
  recipe(
    'garlic-aubergine',
    ['蒜蓉烤茄子', 'Garlic aubergine'],
    facts(1, 30, 148, 2, 520, 6600),
    'SPICY LIGHT',
    'night-oval-none-eggplant6-garlic9-chili6-coriander3',
    'eggplant 2, garlic 8, chili 2, soy 1, oyster 1, oil 2, coriander 2',
    (cover) => [
      own(
        ['对半剖开', 'Halve'],
        ['茄子对半剖开，划花刀，刷油。', 'Halve the aubergines, score them and brush with oil.'],
        'board-none-eggplant6'
      ),
      airfry(180, 'eggplant', 15, 'basket-none-eggplant6'),
      own(
        ['铺蒜蓉', 'Add garlic'],
        ['铺蒜蓉酱，再烤 5 分钟。', 'Spread with the garlic sauce and roast for 5 more minutes.'],
        'basket-none-eggplant6-garlic9',
        5
      ),
      serve('coriander', cover)
    ]
  ),
  recipe(
    'fryer-sweetpotato',
    ['芝士焗红薯', 'Cheese-baked sweet potatoes'],
    facts(1, 35, 254, 2, 560, 3200),
    'SWEET SOFT',
    'sun-plate-cheese-sweetpotato5-sesame16',
    'sweetpotato 2, cheese 80, milk 40, butter 10',
    (cover) => [
      airfry(190, 'sweetpotato', 22, 'basket-none-sweetpotato6'),
      mix('sweetpotato milk butter', 'pumpkins'),
      airfry(180, 'cheese', 6, 'basket-cheese'),
      serve('sesame', cover)
    ]
  )
]
