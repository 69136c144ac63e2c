/** Recipes of the oven. */
import { bake, cool, cut, facts, marinate, mix, own, recipe, rest, serve } from './frame'

export const oven = [
  recipe(
    'portuguese-tarts',
    ['葡式蛋挞', 'Custard tarts'],
    facts(1, 35, 232, 4, 0, 26800),
    'SWEET CRISP',
    'pink-tray-none-tart6',
    'tartshell 12, yolk 4, cream 150, milk 120, sugar 45',
    (cover) => [
      mix('yolk cream milk sugar', 'custard'),
      own(
        ['倒进挞皮', 'Fill'],
        ['蛋液过筛，倒进挞皮八分满。', 'Sieve the custard and fill the shells to four fifths.'],
        'tray-none-tart6'
      ),
      bake(210, 'tartshell', 22, 'tray-none-tart6'),
      serve('milk', cover)
    ]
  ),
  recipe(
    'roast-chicken',
    ['迷迭香烤全鸡', 'Rosemary roast chicken'],
    facts(3, 110, 522, 4, 0, 7600),
    'SAVOURY CRISP',
    'wood-oval-none-drumstick4-potato4-rosemary1-cherrytomato5',
    'chicken 1400, potato 3, rosemary 3, lemon 1, butter 40, salt 3, pepperpowder 1, honey 1',
    (cover) => [
      marinate('chicken', 'salt pepperpowder rosemary', 30, 'drumstick4-rosemary2'),
      own(
        ['塞柠檬，抹黄油', 'Stuff and butter'],
        [
          '鸡肚里放柠檬和迷迭香，鸡皮抹黄油，四周铺土豆。',
          'Put lemon and rosemary inside, butter the skin and lay potatoes around.'
        ],
        'tray-none-drumstick4-potato6-lemon2'
      ),
      bake(190, 'chicken potato', 65, 'tray-none-drumstick4-potato6'),
      cool(10, 'tray-none-drumstick4'),
      serve('rosemary', cover)
    ]
  ),
  recipe(
    'choc-cookies',
    ['巧克力豆曲奇', 'Chocolate chip cookies'],
    facts(1, 30, 168, 6, 0, 15200),
    'SWEET CRISP',
    'linen-tray-none-cookie8',
    'flour 180, butter 110, sugar 70, egg 1, chocolate 90',
    (cover) =>
      [
        mix('butter sugar egg flour chocolate', 'dough-chocolate10'),
        own(
          ['搓圆压扁', 'Shape'],
          ['每份 25 克，搓圆压扁，留出间距。', 'Roll into balls of 25 g, flatten and leave room between.'],
          'tray-none-cookie8'
        ),
        bake(175, 'flour', 15, 'tray-none-cookie8'),
        serve('chocolate', cover)
      ].map((step, index) =>
        index === 2
          ? {
              ...step,
              text: {
                zh: '放烤箱中层，175℃ 烤 15 分钟。边上微黄就好。',
                en: 'Bake on the middle shelf at 175 °C for 15 minutes, until the edges turn golden.'
              }
            }
          : step
      )
  ),
  recipe(
    'oven-salmon',
    ['柠檬香草三文鱼', 'Lemon and herb salmon'],
    facts(1, 22, 316, 2, 0, 6900),
    'LIGHT',
    'blue-stone-none-salmon1-lemon3-broccoli4-cherrytomato4',
    'salmon 2, lemon 1, broccoli 200, cherrytomato 10, oil 1, salt 1, pepperpowder 0.5',
    (cover) => [
      marinate('salmon', 'salt pepperpowder oil', 10, 'salmon1-lemon2'),
      bake(200, 'salmon broccoli cherrytomato', 12, 'tray-none-salmon1-broccoli5-cherrytomato5'),
      serve('lemon', cover)
    ]
  ),
  recipe(
    'blueberry-muffins',
    ['蓝莓马芬', 'Blueberry muffins'],
    facts(1, 40, 248, 6, 0, 8100),
    'SWEET SOFT',
    'blue-tray-none-muffin6-blueberry6',
    'flour 200, butter 90, sugar 90, egg 2, milk 90, blueberry 120',
    (cover) =>
      [
        mix('flour butter sugar egg milk', 'dough'),
        own(
          ['装模', 'Fill'],
          ['拌入蓝莓，装进纸模七分满。', 'Fold in the blueberries and fill the paper cups to two thirds.'],
          'tray-none-muffin6-blueberry8'
        ),
        bake(180, 'blueberry milk', 24, 'tray-none-muffin6'),
        serve('blueberry', cover)
      ].map((step, index) =>
        index === 2
          ? {
              ...step,
              text: {
                zh: '放烤箱中层，180℃ 烤 24 分钟，牙签插入不粘就好。',
                en: 'Bake on the middle shelf at 180 °C for 24 minutes, until a toothpick comes out clean.'
              }
            }
          : step
      )
  ),
  recipe(
    'veg-pizza',
    ['田园蔬菜披萨', 'Garden pizza'],
    facts(2, 75, 428, 3, 0, 9400),
    'SAVOURY',
    'walnut-plate-cheese-pepper7-buttonmushroom5-cherrytomato5-woodear4',
    'breadflour 220, yeast 3, water 130, cheese 180, ketchup 3, bellpepper 1, button 5, cherrytomato 8',
    (cover) => [
      mix('breadflour yeast water', 'dough'),
      own(
        ['发面', 'Let it rise'],
        ['盖上湿布，放温暖处发到两倍大。', 'Cover with a damp cloth and let it double in a warm place.'],
        'steel-dough',
        40
      ),
      own(
        ['铺料', 'Top'],
        ['擀成圆饼，抹番茄酱，铺蔬菜和芝士。', 'Roll out, spread with ketchup, top with vegetables and cheese.'],
        'tray-tomatoes-pepper7-buttonmushroom5'
      ),
      bake(220, 'cheese bellpepper button', 15, 'tray-cheese-pepper6-cherrytomato4'),
      serve('cherrytomato', cover)
    ]
  ),
  recipe(
    'sweet-potatoes',
    ['流蜜烤红薯', 'Honey-sweet roast sweet potatoes'],
    facts(1, 65, 204, 3, 0, 18600),
    'SWEET SOFT',
    'wood-tray-none-sweetpotato9',
    'sweetpotato 5',
    (cover) =>
      [
        own(
          ['洗净擦干', 'Wash and dry'],
          [
            '红薯连皮洗净，擦干，用叉子扎几个孔。',
            'Wash the sweet potatoes with their skin, dry them and prick them with a fork.'
          ],
          'board-none-sweetpotato6'
        ),
        bake(200, 'sweetpotato', 55, 'tray-none-sweetpotato8'),
        rest(5, 'tray-none-sweetpotato8'),
        serve('sweetpotato', cover)
      ].map((step, index) =>
        index === 3 ? { ...step, text: { zh: '从中间掰开，趁热吃。', en: 'Break open and eat hot.' } } : step
      )
  ),
  recipe(
    'cinnamon-rolls',
    ['黑糖面包卷', 'Brown sugar rolls'],
    facts(3, 150, 298, 6, 0, 3700),
    'SWEET SOFT',
    'linen-tray-none-roll6',
    'breadflour 300, yeast 4, milk 180, egg 1, butter 40, brownsugar 80',
    (cover) =>
      [
        mix('breadflour yeast milk egg butter', 'dough'),
        own(
          ['第一次发酵', 'First rise'],
          ['揉出薄膜，盖好发到两倍大。', 'Knead until smooth, cover and let it double.'],
          'steel-dough',
          60
        ),
        own(
          ['卷起切段', 'Roll and cut'],
          [
            '擀开铺黑糖，卷起切成 9 段，再发 30 分钟。',
            'Roll out, strew with sugar, roll up, cut into nine and let rise for 30 minutes.'
          ],
          'board-none-roll4',
          30
        ),
        bake(180, 'brownsugar butter', 22, 'tray-none-roll6'),
        serve('milk', cover)
      ].map((step, index) =>
        index === 3
          ? {
              ...step,
              text: {
                zh: '放烤箱中层，180℃ 烤 22 分钟，表面金黄就好。',
                en: 'Bake on the middle shelf at 180 °C for 22 minutes until golden.'
              }
            }
          : step
      )
  ),
  recipe(
    'lamb-chops',
    ['孜然烤羊排', 'Cumin lamb chops'],
    facts(2, 60, 486, 3, 0, 5100),
    'SPICY SAVOURY',
    'night-stone-none-rib6-onion4-chili6-coriander3',
    'lamb 800, cumin 2, chilipowder 1.5, soy 2, onion 1, garlic 5, oil 2',
    (cover) => [
      marinate('lamb', 'cumin chilipowder soy garlic', 30, 'rib7-garlic6'),
      bake(200, 'lamb onion', 28, 'tray-none-rib7-onion6'),
      serve('cumin', cover)
    ]
  ),
  recipe(
    'baked-cod',
    ['番茄烤鳕鱼', 'Baked cod with tomatoes'],
    facts(1, 30, 262, 2, 0, 2800),
    'SOUR LIGHT',
    'mint-oval-tomatoes-salmon1-cherrytomato6-mint3',
    'cod 2, cherrytomato 14, onion 0.5, garlic 3, oil 1.5, salt 1, lemon 0.5',
    (cover) => [
      cut('cherrytomato onion', 'cherrytomato8-onion4'),
      bake(190, 'cod cherrytomato onion', 20, 'tray-tomatoes-salmon1-cherrytomato6'),
      serve('lemon', cover)
    ]
  )
]
