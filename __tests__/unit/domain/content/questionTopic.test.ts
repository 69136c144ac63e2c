import { topicsOf, topicsToShow } from '@domain/content/questionTopic'

describe('the topic of a question', () => {
  it.each([
    ['安装要自己打孔吗？', ['INSTALL']],
    ['Do I have to DRILL the holes myself?', ['INSTALL']],
    ['旧灶的开孔尺寸不一样能装吗？', ['INSTALL', 'SIZE']],
    ['两边要留多少散热距离？', ['SIZE']],
    ['Does it fit under the sink?', ['SIZE']],
    ['洗一次要多少水和电？', ['ENERGY']],
    ['How much power does a night take?', ['ENERGY']],
    ['放卧室旁边晚上吵不吵？', ['NOISE']],
    ['Is it noisy?', ['NOISE']],
    ['水垢怎么清理？', ['CLEAN']],
    ['保修多久？坏了是上门修吗？', ['SERVICE']],
    ['Can I get an invoice?', ['SERVICE']],
    ['能做蛋糕或者酸奶吗？', []],
    ['Is the living room far?', []],
    ['Does one small bowl of rice burn?', []],
    ['Is the rice soft enough for elderly parents?', []],
    ['', []]
  ])('%s', (words, topics) => {
    expect(topicsOf(words)).toEqual(topics)
  })
})

describe('topics to choose from', () => {
  const counts = [
    { topic: 'SERVICE' as const, count: 2 },
    { topic: 'NOISE' as const, count: 3 },
    { topic: 'SIZE' as const, count: 2 },
    { topic: 'CLEAN' as const, count: 0 }
  ]

  it('come by how often they are the topic of a question, and in one order where that is the same', () => {
    expect(topicsToShow(counts, 5).map(({ topic }) => topic)).toEqual(['NOISE', 'SIZE', 'SERVICE'])
  })

  it('are none for few questions, and exclude a topic of all of them', () => {
    expect(topicsToShow(counts, 3)).toEqual([])
    expect(topicsToShow([{ topic: 'NOISE', count: 4 }], 4)).toEqual([])
  })
})
