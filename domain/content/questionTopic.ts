/** What questions about a product are about, told by their words; for app and gateway. */

export const QUESTION_TOPICS = ['INSTALL', 'SIZE', 'ENERGY', 'NOISE', 'CLEAN', 'SERVICE'] as const
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

/** Words that a topic is known by, in both languages, in small letters. */
const KNOWN_BY: Record<QuestionTopic, RegExp> = {
  INSTALL: /安装|打孔|开孔|能装|好装|装在|装得|静置|install|drill|cut-out|\bfitted\b|\bmount/,
  SIZE: /尺寸|多大|太大|太小|距离|空间|放得下|放不下|够用|够吗|够不够用|容量|几升|平的|平米|多宽|多高|占地|how much room|\bsize|\bfits?\b|\bspace\b|too large|too big|too small|large enough|\blit(?:re|er)s?\b|capacity|square met|\bwide\b/,
  ENERGY:
    /度电|耗电|电费|用电|费电|省电|费水|省水|多少水|水和电|插头|通电|断电|能效|功率|充电|充满电|power|electric|energy|charge|plugged|\bwatts?\b|how much water/,
  NOISE: /吵|噪|声音|静音|分贝|安静|\bloud|nois[ey]|quiet|silent|decibel/,
  CLEAN: /清洗|清理|清洁|好擦|难擦|好洗|水垢|油污|油烟味|结霜|拆洗|异味|clean|wipe|limescale|grease|\bfrost|descal/,
  SERVICE:
    /保修|质保|维修|修吗|上门|发票|几天能到|送货|送上楼|送到|包装|收费|退货|换货|大促|便宜|原装|防伪|warrant|repair|invoice|deliver|packed|how many days|carried up|return it|refund|cheaper|maker’s own/
}

/** What a question is about by its words; nothing where they tell nothing. */
export function topicsOf(words: string): QuestionTopic[] {
  const small = words.toLowerCase()
  return QUESTION_TOPICS.filter((topic) => KNOWN_BY[topic].test(small))
}

export interface TopicCount {
  topic: QuestionTopic
  count: number
}

/** Fewer questions are read faster than they are narrowed. */
const WORTH_NARROWING = 4

/** Topics to choose from, the most frequent first: none that narrows nothing. */
export function topicsToShow(counts: readonly TopicCount[], total: number): TopicCount[] {
  if (total < WORTH_NARROWING) return []
  const place = ({ topic }: TopicCount): number => QUESTION_TOPICS.indexOf(topic)
  return counts
    .filter(({ count }) => count > 0 && count < total)
    .sort((a, b) => b.count - a.count || place(a) - place(b))
}
