import { packetUse, type PacketRule } from '../../../../domain/rewards/redPacket'

const NOW = 1_000
const packet = (over: Partial<PacketRule> = {}): PacketRule => ({
  balanceFen: 2_000,
  thresholdFen: 0,
  shopCode: null,
  startAt: 0,
  endAt: 2_000,
  setAside: false,
  ...over
})
const shop = (shopCode: string, goodsFen: number, takeableFen = goodsFen) => ({ shopCode, goodsFen, takeableFen })
const use = (over: Partial<PacketRule>, shops = [shop('S1', 5_000)]) => packetUse(packet(over), shops, NOW)

describe('a packet in a purchase', () => {
  test.each([
    ['it takes its balance', {}, undefined, { usable: true, useFen: 2_000, shortFen: 0 }],
    ['no more than is left to pay', {}, [shop('S1', 5_000, 700)], { usable: true, useFen: 700, shortFen: 0 }],
    [
      'it counts the goods of all shops it covers',
      { thresholdFen: 8_000 },
      [shop('S1', 5_000), shop('S2', 3_000)],
      {
        usable: true,
        useFen: 2_000,
        shortFen: 0
      }
    ],
    [
      'a shop’s takes off its shop alone',
      { shopCode: 'S2' },
      [shop('S1', 5_000), shop('S2', 900)],
      {
        usable: true,
        useFen: 900,
        shortFen: 0
      }
    ]
  ])('%s', (_, over, shops, expected) => expect(use(over, shops)).toEqual(expected))

  test.each([
    ['ENDED', { endAt: NOW }, undefined],
    ['ENDED', { endAt: NOW, balanceFen: 0 }, undefined],
    ['SPENT', { balanceFen: 0 }, undefined],
    ['NOT_STARTED', { startAt: NOW + 1 }, undefined],
    ['SET_ASIDE', { setAside: true }, undefined],
    ['NO_GOODS', { shopCode: 'S2' }, undefined],
    ['NO_GOODS', {}, [shop('S1', 5_000, 0)]],
    ['SHORT', { thresholdFen: 5_001 }, undefined]
  ])('%s says why not', (refusal, over, shops) => {
    expect(use(over, shops)).toMatchObject({ usable: false, useFen: 0, refusal })
  })

  test('the money missing to the threshold is named to the fen', () => {
    expect(use({ thresholdFen: 9_900 }).shortFen).toBe(4_900)
  })
})
