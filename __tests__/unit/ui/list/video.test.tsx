import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { clockOf } from '@/lib/clock'
import { captionAt } from '@/ui/video/captions'
import { Video } from '@/ui/video/Video'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../../support/taro'))

const captions = [
  { at: 0, text: '红烧肉' },
  { at: 1.6, text: '焯水' }
]
const video = (name: string) => (
  <Video key={name} src={`/storage/videos/${name}.mp4`} poster="" name={name} seconds={8} captions={captions} />
)
const players = () => [...document.querySelectorAll('video')]
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByLabelText(`播放「${name}」的视频，0:08`)))

afterEach(cleanup)

it('a caption stands from its second until the next', () => {
  expect([-1, 0, 1.5, 1.6, 9].map((seconds) => captionAt(captions, seconds))).toEqual([
    '',
    '红烧肉',
    '红烧肉',
    '焯水',
    '焯水'
  ])
})

it.each([
  [0, '0:00'],
  [8, '0:08'],
  [59.6, '1:00'],
  [75, '1:15']
])('%s seconds read %s', (seconds, clock) => expect(clockOf(seconds)).toBe(clock))

it('a video plays after a tap, without sound and with its words, and shows its poster again at the end', async () => {
  render(video('a'))
  expect(players()).toEqual([])
  await tap('a')
  const [player] = players()
  if (!player) throw new Error('no player')
  expect([player.getAttribute('src'), player.muted, player.autoplay]).toEqual(['/storage/videos/a.mp4', true, true])
  expect(screen.getByText('红烧肉')).toBeTruthy()
  player.currentTime = 2
  await act(async () => void fireEvent.timeUpdate(player))
  expect(screen.getByText('焯水')).toBeTruthy()
  await act(async () => void fireEvent.ended(player))
  expect(players()).toEqual([])
})

it('one video plays at a time', async () => {
  render(
    <>
      {video('a')}
      {video('b')}
    </>
  )
  await tap('a')
  await tap('b')
  expect(players().map((player) => player.getAttribute('src'))).toEqual(['/storage/videos/b.mp4'])
})

it('a video that can not be had says so, and plays after one more tap', async () => {
  render(video('a'))
  await tap('a')
  await act(async () => void fireEvent.error(players()[0] as HTMLVideoElement))
  expect(screen.getByRole('alert').textContent).toBe('视频没能播放点按重试')
  expect(players()).toEqual([])
  await act(async () => void fireEvent.click(screen.getByLabelText('视频没能播放 点按重试')))
  expect(players()).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a video without words has no room for them', () => {
  render(<Video src="/storage/uploads/f1.mp4" poster="" name="评价视频" seconds={8} />)
  expect(document.querySelector('.ui-video__words')).toBeNull()
})
