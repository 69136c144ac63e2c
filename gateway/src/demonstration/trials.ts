/** What the demonstration shop lets people try: some open, one to come, one drawn yesterday, one that is over, and its reports. */
import type { DemonstrationReview } from '../areas/review'
import type { DemonstrationTrial } from '../areas/trial'
import type { Words } from '../core/words'

const words = (zh: string, en: string): Words => ({ zh, en })

/** Days from the first start: its opening, its closing and its draw. */
type Days = [opens: number, closes: number, drawn: number]

const trial = (
  code: string,
  skuCode: string,
  pieces: number,
  applicants: number,
  [startsInDays, closesInDays, drawnInDays]: Days,
  texts: { slogan: Words; hint: Words } & Partial<DemonstrationTrial>
): DemonstrationTrial => ({
  trialCode: code,
  skuCode,
  pieces,
  applicants,
  startsInDays,
  closesInDays,
  drawnInDays,
  seed: `opening-of-${code}`,
  ...texts
})

/** The trial whose reports stand below. */
const OVER = 'TR_FAN'

export const trials: readonly DemonstrationTrial[] = [
  trial('TR_ROBOT', 'QSD1003-W11', 20, 321, [-6, 4, 5], {
    slogan: words('会爬 2 厘米门槛', 'It climbs a 2 cm sill'),
    hint: words('有门槛、有地毯的家优先写出来', 'Tell us about sills and carpets at home')
  }),
  trial('TR_PURIFIER', 'QKJ6012-W11', 30, 184, [-4, 6, 7], {
    slogan: words('看得见的好空气', 'Air you can see'),
    hint: words('养宠物的家，写写味道和毛', 'With pets: tell us about hair and smell')
  }),
  trial('TR_BLENDER', 'QPB1751-W11', 50, 96, [-2, 9, 10], {
    slogan: words('早上打豆浆，不吵醒人', 'Soy milk without waking anyone'),
    hint: words('每天都用的人更合适', 'Best for who uses one every day')
  }),
  trial('TR_DRYER', 'QGY1018-S11', 8, 240, [-9, 1, 2], {
    slogan: words('回南天也能干透', 'Dry laundry in the damp season'),
    hint: words('需上门安装，请先量好位置', 'Fitted at home: measure the place first')
  }),
  trial('TR_OVEN', 'QWB2330-K11', 15, 0, [2, 12, 13], {
    slogan: words('一台顶三台', 'One that does for three'),
    hint: words('厨房小，也能烤和蒸', 'Bakes and steams in a small kitchen')
  }),
  trial('TR_KETTLE', 'QYS3016-W11', 12, 87, [-12, -2, -1], {
    slogan: words('三秒出热水', 'Hot water in three seconds'),
    hint: words('不用装，放下就能用', 'Nothing to fit: put it down and use it'),
    winner: true
  }),
  trial(OVER, 'QFS2630-A11', 10, 62, [-40, -28, -27], {
    slogan: words('一边吹风一边加湿', 'A breeze with moisture in it'),
    hint: words('适合开空调嫌干的人', 'For anyone who finds air conditioning too dry'),
    ended: true,
    reports: 3
  })
]

const MINUTES_A_DAY = 24 * 60

interface Report {
  author: Words
  score: number
  daysAgo: number
  text: Words
  views: readonly string[]
}

const reports: readonly Report[] = [
  {
    author: words('周末', 'Weekend'),
    score: 5,
    daysAgo: 12,
    views: ['scene', 'detail'],
    text: words(
      '放在床尾吹了两周，空调房里嗓子没再干过。水箱一晚用掉一半，早上顺手加水。最小一档要贴近才听得见，这点比我想的好。',
      'At the foot of the bed for two weeks: no dry throat in the air-conditioned room. Half a tank a night. You have to be close to hear the lowest step, which is better than I expected.'
    )
  },
  {
    author: words('青柠', 'Lime'),
    score: 4,
    daysAgo: 13,
    views: ['angle'],
    text: words(
      '加湿时底下的地板会有一点潮，垫了块布就好。风很柔，孩子直接对着吹也不难受。遥控器要是能吸在机身上就更好了，老是找不到。',
      'The floor below gets a little damp; a cloth solved it. The breeze is soft, fine even for a child. I keep losing the remote, which could hold on to the body.'
    )
  },
  {
    author: words('木子', 'Muzi'),
    score: 3,
    daysAgo: 15,
    views: ['front', 'scene'],
    text: words(
      '吹风没得说，但水箱拆出来要两只手，老人家不太方便。每周要用柠檬酸泡一次，不然出水口会白。喜欢安静的可以选，怕麻烦的想想。',
      'As a fan it is great. Taking out the tank needs both hands, which is hard for older people, and it wants citric acid every week. Good if you like it quiet, less so if you mind the work.'
    )
  }
]

/** Reports of the trial that is over, as reviews. */
export const trialReports: readonly DemonstrationReview[] = reports.map(({ daysAgo, views, ...said }, index) => ({
  ...said,
  spuCode: 'QFS2630',
  skuCode: 'QFS2630-A11',
  anonymous: false,
  deliveryScore: 5,
  tags: [],
  pictures: views.map((view) => `/storage/pictures/fan-201132-apricot-${view}.svg`),
  regionCode: '330000',
  minutesAgo: daysAgo * MINUTES_A_DAY,
  afterDays: 9,
  helpful: 12 - 4 * index,
  trialOrder: `told_${OVER}_${index + 1}`
}))
