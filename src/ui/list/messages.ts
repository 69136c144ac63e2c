import { defineMessages } from '@/i18n'

/** Words that the parts of lists say by themselves. */
export const listWords = defineMessages(
  'list',
  {
    score: '{score} 星，共 {most} 星',
    score1: '非常差',
    score2: '差',
    score3: '一般',
    score4: '满意',
    score5: '非常好',
    gift: '赠品',
    helpful: '有用',
    helpfulCount: '有用 {count}',
    play: '播放「{name}」的视频，{length}',
    playNote: '没有声音，配有文字说明',
    playFailed: '视频没能播放',
    playAgain: '点按重试'
  },
  {
    score: '{score|1 star|{score} stars} of {most}',
    score1: 'Terrible',
    score2: 'Poor',
    score3: 'OK',
    score4: 'Good',
    score5: 'Excellent',
    gift: 'Gift',
    helpful: 'Helpful',
    helpfulCount: 'Helpful {count}',
    play: 'Play the video of “{name}”, {length}',
    playNote: 'Without sound, with words below',
    playFailed: "The video didn't play",
    playAgain: 'Tap to try again'
  }
)

const scores = ['score1', 'score2', 'score3', 'score4', 'score5'] as const

/** What so many stars mean. */
export const scoreWord = (score: number): string => {
  const key = scores[Math.round(score) - 1]
  return key ? listWords(key) : ''
}
