/** What stands around the things that buyers mention: how they begin and end, who they are, and what the shop replies. */
export type Pair = readonly [zh: string, en: string]

export const openings: readonly Pair[] = [
  ['连着用了一周来评。', 'A week in, here is my review.'],
  ['用了大半个月，说点实在的。', 'Two weeks of daily use, so some honest words.'],
  ['收到当天就用上了。', 'I used it the day it came.'],
  ['第二次在这家买了。', 'My second purchase here.'],
  ['给爸妈买的，隔着一千公里也放心。', 'Bought for my parents, a thousand kilometres away.'],
  ['搬新家添置的。', 'Bought for our new home.'],
  ['旧的用了八年才坏，这次换了新款。', 'The old one lasted eight years, this is the new model.'],
  ['对比了很久才下单。', 'It took me long to choose.'],
  ['朋友推荐的，果然没踩坑。', 'A friend recommended it, and rightly so.'],
  ['租房用，图个省心。', 'For a rented flat, I wanted no trouble.'],
  ['家里三口人用。', 'There are three of us.'],
  ['大促没抢到，这次补上。', 'I missed the autumn sale, so I got it now.'],
  ['结婚时买的。', 'Bought for our wedding.'],
  ['先说结论，值得。', 'In short: worth it.'],
  ['本来有点犹豫。', 'I had my doubts.'],
  ['物流很快。', 'Delivery was quick.'],
  ['', ''],
  ['', ''],
  ['', '']
]

export const closings: readonly Pair[] = [
  ['推荐。', 'Recommended.'],
  ['总体满意。', 'Happy overall.'],
  ['先用着，过段时间再来追评。', 'I will add to this after some months.'],
  ['已经推荐给同事了。', 'I have told my colleagues.'],
  ['希望耐用。', 'I hope it lasts.'],
  ['家里人都说好。', 'The whole family likes it.'],
  ['性价比可以。', 'Fair for the money.'],
  ['下次还来。', 'I will be back.'],
  ['老人也会用。', 'My parents manage it too.'],
  ['没什么好挑的。', 'Nothing to complain about.'],
  ['早买早享受。', 'I should have bought it earlier.'],
  ['', ''],
  ['', ''],
  ['', '']
]

export const regrets: readonly Pair[] = [
  ['综合下来给个中评。', 'All in all, so-so.'],
  ['没有想象中好，凑合用。', 'Less than I had hoped, but it does its work.'],
  ['希望厂家改进。', 'I hope the maker improves it.'],
  ['已经联系客服处理了。', 'I have asked the service to look at it.']
]

export const additions: readonly Pair[] = [
  ['用了一个多月再来说，跟刚买时一样好用，没出过毛病。', 'More than a month later it works as on the first day.'],
  ['追评：清洗比想象中简单，没有异味。', 'To add: cleaning is easier than I thought, and nothing smells.'],
  ['过了一阵子，习惯了以后离不开了。', 'After a while I would not do without it.'],
  ['又给婆婆家买了一台。', 'I have bought another one for my mother-in-law.'],
  ['补充一句，售后打过回访电话，态度很好。', 'One more thing: the service called to ask how it goes, very kind.'],
  ['电费没有明显变多，放心了。', 'The power bill has hardly changed, good.'],
  ['中间有个小问题，客服当天就解决了。', 'There was a small problem; they solved it the same day.']
]

export const replies: readonly Pair[] = [
  ['谢谢您写得这么细，已经转给产品同事。', 'Thank you for the detail, we have passed it on to our designers.'],
  ['感谢支持，使用中有问题随时找我们。', 'Thank you. Write to us whenever something comes up.'],
  ['给您添麻烦了，您的建议我们记下了。', 'We are sorry for the trouble, and have noted your advice.'],
  ['很高兴您喜欢，祝生活愉快。', 'We are glad you like it.'],
  ['抱歉没让您满意，客服会联系您。', 'We are sorry that it disappointed you. Our service will call you.']
]

/** Family names; strangers read the first character alone. */
export const names: readonly Pair[] = [
  ['周', 'Zhou'],
  ['林', 'Lin'],
  ['陈', 'Chen'],
  ['苏', 'Su'],
  ['梁', 'Liang'],
  ['何', 'He'],
  ['顾', 'Gu'],
  ['叶', 'Ye'],
  ['沈', 'Shen'],
  ['杜', 'Du'],
  ['白', 'Bai'],
  ['乔', 'Qiao'],
  ['小', 'Xiao'],
  ['阿', 'Ah'],
  ['糖', 'Tang'],
  ['南', 'Nan']
]

/** Provinces, as in the regions file. */
export const regions =
  '110000 120000 130000 210000 310000 320000 330000 340000 350000 360000 370000 410000 420000 430000 440000 450000 500000 510000 530000 610000'.split(
    ' '
  )
