/** Recipes of the pressure cooker. */
import { blanch, cut, facts, fry, marinate, own, press, recipe, serve, soak } from './frame'

const meatMenu: [string, string] = ['肉类', 'Meat']
const beanMenu: [string, string] = ['豆类', 'Beans']
const ribMenu: [string, string] = ['排骨', 'Ribs']

export const pressureCooker = [
  recipe(
    'braised-pork',
    ['软糯红烧肉', 'Red-braised pork belly'],
    facts(2, 45, 568, 4, 420, 31200),
    'SAVOURY SOFT',
    'walnut-claypot-soy-pork9-coriander3',
    'porkbelly 600, rocksugar 30, ginger 5, soy 2, darksoy 2, wine 2, water 300, scallion 3',
    (cover) => [
      blanch('porkbelly ginger', 4, 'pork8-ginger4'),
      fry('porkbelly rocksugar', 6, 'pork10'),
      press(meatMenu, 'porkbelly soy darksoy wine water', 25, 'pot-soy-pork9'),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'tomato-brisket',
    ['番茄土豆炖牛腩', 'Tomato and brisket stew'],
    facts(2, 60, 486, 4, 620, 14500),
    'SOUR SAVOURY',
    'night-red-tomatoes-beef6-potato5-coin6-coriander3',
    'brisket 600, tomato 3, potato 2, carrot 1, ketchup 2, ginger 5, water 500, salt 1.5, coriander 2',
    (cover) => [
      blanch('brisket ginger', 5, 'beef7-ginger4'),
      fry('tomato ketchup', 4, 'tomato6'),
      press(meatMenu, 'brisket potato carrot water', 35, 'pot-tomatoes-beef6-potato4-coin5'),
      serve('coriander', cover)
    ]
  ),
  recipe(
    'lotus-rib-soup',
    ['莲藕排骨汤', 'Lotus root and rib soup'],
    facts(1, 50, 352, 4, 680, 9800),
    'SAVOURY LIGHT',
    'wood-white-clear-lotus5-rib5-goji8-scallion8',
    'ribs 500, lotus 400, ginger 5, goji 12, water 1600, salt 1.5, scallion 2',
    (cover) => [
      blanch('ribs ginger', 5, 'rib6-ginger4'),
      cut('lotus', 'lotus6'),
      press(['煲汤', 'Soup'], 'ribs lotus water', 35, 'pot-clear-lotus5-rib5'),
      serve('goji scallion', cover)
    ]
  ),
  recipe(
    'coke-wings',
    ['姜葱焖鸡', 'Ginger and spring onion chicken'],
    facts(1, 30, 398, 4, 430, 4200),
    'SAVOURY',
    'linen-blue-stew-chicken8-ginger5-scallion12',
    'chicken 900, ginger 8, garlic 6, scallion 5, soy 2, wine 2, sesameoil 2, water 100',
    (cover) => [
      cut('chicken ginger scallion', 'chicken7-ginger5'),
      marinate('chicken', 'soy wine', 10, 'chicken8'),
      press(['鸡鸭', 'Poultry'], 'chicken ginger garlic water', 14, 'pot-stew-chicken8-ginger5'),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'soy-trotters',
    ['黄豆焖猪蹄', 'Trotters with soybeans'],
    facts(2, 70, 524, 4, 520, 6700),
    'SAVOURY SOFT',
    'walnut-red-soy-pork7-peanut14-coriander3',
    'trotter 900, soybeans 120, ginger 6, soy 2, darksoy 2, rocksugar 25, wine 2, water 700',
    (cover) => [
      soak('soybeans', 30, 'peanut20'),
      blanch('trotter ginger', 6, 'pork7-ginger4'),
      press(meatMenu, 'trotter soybeans soy darksoy rocksugar water', 45, 'pot-soy-pork7-peanut10'),
      serve('wine', cover)
    ]
  ),
  recipe(
    'tremella-soup',
    ['银耳雪梨羹', 'Snow fungus and pear soup'],
    facts(1, 45, 134, 4, 520, 11300),
    'SWEET SOFT',
    'pink-glass-milk-pear3-goji10-jujube4',
    'tremella 20, pear 2, rocksugar 60, jujube 8, goji 15, water 1600',
    (cover) => [
      soak('tremella jujube goji', 20, 'jujube6-goji10'),
      cut('pear', 'pear4'),
      press(['煮粥', 'Congee'], 'tremella pear rocksugar jujube water', 30, 'pot-milk-pear3-jujube5'),
      serve('goji', cover)
    ]
  ),
  recipe(
    'curry-beef',
    ['咖喱牛肉', 'Beef curry'],
    facts(1, 45, 512, 4, 480, 8900),
    'SPICY',
    'sun-white-curry-beef6-potato5-coin6-pea8',
    'brisket 500, potato 2, carrot 1, onion 1, curryblock 4, coconut 100, water 450',
    (cover) => [
      cut('brisket potato carrot onion', 'beef5-potato4-coin4'),
      fry('brisket onion', 5, 'beef7-onion4'),
      press(meatMenu, 'brisket potato carrot water', 28, 'pot-curry-beef6-potato4'),
      own(
        ['收浓', 'Thicken'],
        ['开盖放咖喱块和椰浆，边煮边搅 5 分钟。', 'Open, add curry cubes and coconut milk and stir for 5 minutes.'],
        'pot-curry-beef6-coin5',
        5
      ),
      serve('peas', cover)
    ]
  ),
  recipe(
    'spicy-ribs',
    ['豆瓣香辣排骨', 'Chilli bean ribs'],
    facts(2, 45, 462, 4, 420, 5600),
    'SPICY',
    'night-blue-chilioil-rib7-chili9-scallion8-sesame12',
    'ribs 700, doubanjiang 2, chili 4, garlic 6, ginger 5, soy 1, wine 2, water 250, scallion 2',
    (cover) => [
      blanch('ribs ginger', 5, 'rib7-ginger4'),
      fry('doubanjiang garlic chili', 3, 'chili9-garlic7'),
      press(ribMenu, 'ribs soy wine water', 22, 'pot-chilioil-rib7-chili6'),
      serve('scallion', cover)
    ]
  ),
  recipe(
    'redbean-soup',
    ['陈皮红豆沙', 'Red bean soup'],
    facts(1, 60, 206, 4, 430, 3900),
    'SWEET SOFT',
    'linen-celadon-redbean-mochi4-bean8',
    'redbeans 250, water 1400, rocksugar 80, glutinous 40',
    (cover) => [
      soak('redbeans glutinous', 30, 'bean24'),
      press(beanMenu, 'redbeans glutinous water', 45, 'pot-redbean-bean14'),
      own(
        ['压成沙', 'Mash'],
        ['加冰糖，用勺背压一压，煮到浓稠。', 'Add the rock sugar, mash with a spoon and simmer until thick.'],
        'pot-redbean',
        5
      ),
      serve('rocksugar', cover)
    ]
  ),
  recipe(
    'radish-lamb',
    ['白萝卜炖羊排', 'Lamb and white radish stew'],
    facts(2, 60, 448, 4, 600, 2300),
    'SAVOURY',
    'wood-claypot-clear-rib6-radish5-coriander4-goji6',
    'lamb 700, radish 500, ginger 8, water 1500, salt 1.5, pepperpowder 1, coriander 2, goji 10',
    (cover) => [
      blanch('lamb ginger', 6, 'rib7-ginger5'),
      cut('radish', 'radish6'),
      press(meatMenu, 'lamb radish water', 40, 'pot-clear-rib6-radish5'),
      serve('coriander goji', cover)
    ]
  )
]
