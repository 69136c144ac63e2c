import { inDatum } from '@domain/orders/datum'
import { between, hasCourier, isUnderWay, metresBetween, PARCEL_STATES, splitGoods } from '@domain/orders/parcel'

const bell = { longitude: 120, latitude: 30, datum: 'WGS84' } as const

describe('parcels', () => {
  it('puts what leaves from one place into one parcel, in the order in which it was bought', () => {
    const rows = ['hood:A', 'kettle:B', 'hob:A', 'iron:C']
    expect(splitGoods(rows, (row) => row.split(':')[1])).toEqual([
      { warehouse: 'A', rows: ['hood:A', 'hob:A'] },
      { warehouse: 'B', rows: ['kettle:B'] },
      { warehouse: 'C', rows: ['iron:C'] }
    ])
    expect(splitGoods([], String)).toEqual([])
  })

  it('are under way until they are signed for, and have a courier only while they are delivered', () => {
    expect(PARCEL_STATES.filter(isUnderWay)).toEqual(['PACKED', 'MOVING', 'DELIVERING'])
    expect(PARCEL_STATES.filter(hasCourier)).toEqual(['DELIVERING'])
  })
})

describe('points', () => {
  it('are as far apart as on the ground, in one datum alone', () => {
    expect(metresBetween(bell, { ...bell, latitude: 31 })).toBe(111_195)
    expect(metresBetween(bell, bell)).toBe(0)
    expect(() => metresBetween(bell, { ...bell, datum: 'GCJ02' })).toThrow()
  })

  it('go to another datum and back within a metre, by some hundred metres on the mainland', () => {
    const shiftedPoint = inDatum(bell, 'GCJ02')
    expect(shiftedPoint.datum).toBe('GCJ02')
    expect(metresBetween(bell, { ...shiftedPoint, datum: 'WGS84' })).toBeGreaterThan(300)
    expect(metresBetween(bell, inDatum(shiftedPoint, 'WGS84'))).toBeLessThanOrEqual(1)
    expect(inDatum(bell, 'WGS84')).toBe(bell)
  })

  it('lie between two others by the share of the way', () => {
    expect(between(bell, { longitude: 121, latitude: 31, datum: 'WGS84' }, 0.25)).toEqual({
      longitude: 120.25,
      latitude: 30.25,
      datum: 'WGS84'
    })
  })
})
