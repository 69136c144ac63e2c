import { mapAddress } from '@/platform/maps'

const squarePlace = { latitude: 30.2741, longitude: 120.1551, name: '文化广场', address: '中山北路 581 号' }
const words = encodeURIComponent('文化广场 中山北路 581 号')
const as = (userAgent: string) => jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)

test.each([
  ['Mozilla/5.0 (Linux; Android 15)', squarePlace, `geo:30.2741,120.1551?q=30.2741,120.1551(${words})`],
  [
    'Mozilla/5.0 (Linux; Android 15)',
    { name: '', address: squarePlace.address },
    `geo:0,0?q=${encodeURIComponent('中山北路 581 号')}`
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', squarePlace, `maps:?ll=30.2741,120.1551&q=${words}`],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', { name: '', address: 'a&b' }, 'maps:?q=a%26b']
])('%s is handed %p as its map program takes it', (userAgent, place, address) => {
  as(userAgent)
  expect(mapAddress(place)).toBe(address)
})
