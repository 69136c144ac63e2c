import { playIn } from '@/features/live/player/hls'

const heard: string[] = []
const video = () => {
  const element = document.createElement('video')
  element.pause = () => void heard.push('pause')
  element.load = () => void heard.push('load')
  return element
}
beforeEach(() => {
  heard.length = 0
})

describe('a film that the browser plays by itself', () => {
  it('begins where it is told to, and is let go of when it is closed: no byte comes after that', () => {
    const element = video()
    const close = playIn(element, '/storage/a.mp4', 12, () => heard.push('lost'))
    expect(element.getAttribute('src')).toBe('/storage/a.mp4')
    expect(element.currentTime).toBe(12)
    close()
    expect(element.getAttribute('src')).toBeNull()
    // an element that was told to load nothing lets go of what it fetched
    expect(heard).toEqual(['pause', 'load'])
  })

  it('fifty times opened and closed holds no address and has told of no loss', () => {
    const elements = Array.from({ length: 50 }, () => {
      const element = video()
      playIn(element, '/storage/a.mp4', 0, () => heard.push('lost'))()
      return element
    })
    expect(elements.filter((element) => element.hasAttribute('src'))).toEqual([])
    expect(heard).not.toContain('lost')
  })

  it('a host that plays broadcasts gets the address as it is', () => {
    const element = video()
    element.canPlayType = () => 'maybe'
    playIn(element, '/storage/live.m3u8?x=1', 0, () => heard.push('lost'))
    expect(element.getAttribute('src')).toBe('/storage/live.m3u8?x=1')
  })
})
