/** The campaign of the demonstration that looks for those who have had an appliance for thirty years, and what they told. */
import type { DemonstrationCampaign, DemonstrationStory } from '../areas/story'
import type { Words } from '../core/words'
import { namedPictureUrl, pictureUrl, rasterUrl, type Kind } from './art'
import type { Finish } from './art/finish'

const words = (zh: string, en: string): Words => ({ zh, en })

type StoryText = [kind: Kind, finish: Finish, year: number, name: Words, model: Words, text: Words]

const texts: StoryText[] = [
  [
    'fridge',
    'white',
    1999,
    words('王建国', 'Walter'),
    words('双门冰箱 BCD-180', 'Two-door fridge BCD-180'),
    words(
      '停电那晚，冰棍全归我。妈妈说化了也是糖水，我就一根接一根吃到肚子疼。现在它在乡下老屋里，还在嗡嗡地响。',
      'The night the power went, all the ice lollies were mine. Mum said they would melt anyway, so I ate one after another. It still hums in the old house.'
    )
  ],
  [
    'fan',
    'white',
    2003,
    words('李桂兰', 'Laura'),
    words('落地扇 FS-40', 'Standing fan FS-40'),
    words(
      '爷爷说，转起来就是夏天。每年立夏他擦一遍扇叶，二十多年没换过。去年他走了，扇子我接着擦。',
      'Grandpa said that summer begins when it turns. Each May he wiped its blades. He is gone now, and I wipe them.'
    )
  ],
  [
    'rice-cooker',
    'apricot',
    1996,
    words('赵春梅', 'Clara'),
    words('煮饭锅 CFXB-1', 'Rice cooker CFXB-1'),
    words(
      '嫁过来那年，婆婆只让我带这口锅走亲戚。一锅饭分给六户人家，回来时锅里装满了鸡蛋。',
      'In my first year here I took only this cooker on visits. Its rice went round six families, and it came home full of eggs.'
    )
  ],
  [
    'washer',
    'white',
    1998,
    words('刘志强', 'Leo'),
    words('双缸洗衣机 XPB-50', 'Twin-tub washer XPB-50'),
    words(
      '宿舍楼里第一台洗衣机，周末排队的盆从三楼排到一楼。后来那些排队的人，有两对成了家。',
      'It was the first washer in our building. At weekends the basins queued down three floors, and two couples met in that queue.'
    )
  ],
  [
    'kettle',
    'silver',
    2001,
    words('陈丽', 'Lily'),
    words('电水壶 SH-15', 'Kettle SH-15'),
    words(
      '高三那年，每晚十一点它准时响。爸爸不会讲题，只会烧一壶水，坐在旁边看报纸，等我写完。',
      'In my last year of school it boiled at eleven each night. Dad could not help with the sums, so he made tea and waited.'
    )
  ],
  [
    'microwave',
    'white',
    2005,
    words('孙浩', 'Sam'),
    words('微波炉 WD-700', 'Microwave WD-700'),
    words(
      '妈妈上夜班，留的饭上贴着纸条：转两分钟。纸条我攒了一抽屉，炉子换了灯泡，还在用。',
      'Mum worked nights and left notes on my supper: two minutes. I kept a drawer full of notes, and the oven still runs.'
    )
  ],
  [
    'hood',
    'silver',
    2004,
    words('周敏', 'Maya'),
    words('吸油烟机 CXW-120', 'Cooker hood CXW-120'),
    words(
      '搬了三次家，师傅每次都说该换了，每次拆下来洗干净又装回去。它见过我家每一顿年夜饭。',
      'We moved three times. Each time the fitter said to replace it, and each time it was washed and put back up. It has seen every New Year dinner.'
    )
  ],
  [
    'water-heater',
    'white',
    2000,
    words('吴海燕', 'Wendy'),
    words('电热水器 DS-60', 'Water heater DS-60'),
    words(
      '女儿出生在腊月，第一次洗澡就是它烧的水。现在轮到女儿伸手，替自己的孩子试水温。',
      'My daughter was born in the cold month, and her first bath came out of it. Now she tests the water for her own child.'
    )
  ],
  [
    'hair-dryer',
    'blue',
    2007,
    words('郑洁', 'Joy'),
    words('电吹风 CF-12', 'Hair dryer CF-12'),
    words(
      '开理发店的第一天就用它，手柄磨得发亮。老顾客说，听见这个声音就知道是我在。',
      'It is from the day I opened my salon, its handle worn bright. My regulars know me by its sound.'
    )
  ],
  [
    'oven',
    'black',
    2009,
    words('何伟', 'Henry'),
    words('电烤箱 KX-25', 'Oven KX-25'),
    words(
      '第一次烤蛋糕烤成了饼，她说好吃。后来我们结婚，婚礼上的蛋糕也是用它烤的，还是有点扁。',
      'My first cake came out flat, and she said it was good. The cake at our wedding came out of it too, a little flat as well.'
    )
  ],
  [
    'pressure-cooker',
    'silver',
    1997,
    words('马秀英', 'Martha'),
    words('压力锅 YL-24', 'Pressure cooker YL-24'),
    words(
      '炖一锅排骨，楼道里都是香味。邻居家的小孩端着碗来敲门，现在他带着自己的小孩来敲门。',
      'When it stews ribs the whole stair smells of it. The boy next door came with his bowl; now he brings his own boy.'
    )
  ],
  [
    'vacuum',
    'apricot',
    2010,
    words('林涛', 'Theo'),
    words('吸尘器 VC-14', 'Vacuum cleaner VC-14'),
    words(
      '小猫最怕它，一响就钻床底。猫陪了我们十三年，吸尘器里偶尔还能吸出它的毛。',
      'Our cat feared it and hid under the bed. She was with us for thirteen years, and it still finds a hair of hers now and then.'
    )
  ]
]

/** Hearts of the first; each later one has fewer. */
const MOST_HEARTS = 3106

const stories = texts.map(([kind, finish, year, author, model, text], index): DemonstrationStory => {
  const picture = (view: 'front' | 'scene') => pictureUrl(kind, finish, view)
  return {
    author,
    year,
    model,
    text,
    pictures: index % 3 === 2 ? [picture('front')] : [picture('front'), picture('scene')],
    hearts: Math.floor(MOST_HEARTS / (1 + index * 0.65)),
    minutesAgo: 60 * (7 + index * 31)
  }
})

export const storyCampaign: DemonstrationCampaign = {
  campaignCode: 'thirty-years',
  words: {
    title: [words('30 年', 'Thirty years'), words('有你在饭桌旁', 'at your table')],
    subtitle: words('讲讲家里那台老电器', 'Tell us its story'),
    prize: words('入选送新电饭煲，旧的也修好', 'A new cooker, and the old one mended'),
    hints: [
      {
        name: words('第一顿饭', 'the first meal'),
        opening: words('用它做的第一顿饭是', 'The first meal we made with it was ')
      },
      { name: words('搬家那天', 'moving day'), opening: words('搬家那天，', 'On the day we moved, ') },
      { name: words('修过的那次', 'the repair'), opening: words('它坏过一次，', 'It broke once, ') }
    ],
    models: [
      words('煮饭锅 CFXB-1', 'Rice cooker CFXB-1'),
      words('双门冰箱 BCD-180', 'Two-door fridge BCD-180'),
      words('双缸洗衣机 XPB-50', 'Twin-tub washer XPB-50'),
      words('落地扇 FS-40', 'Standing fan FS-40')
    ]
  },
  picture: namedPictureUrl('story-table'),
  sharePicture: rasterUrl(namedPictureUrl('share-story')),
  prizePicture: pictureUrl('rice-cooker', 'apricot', 'cutout'),
  startedDaysAgo: 20,
  endsInDays: 16,
  announcedInDays: 23,
  winners: 30,
  stories
}
