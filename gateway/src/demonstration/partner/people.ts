/** Demonstration shoppers who asked to be partners. Names and numbers are made up. */
import { idCardCheck } from '../../../../domain/idCard'
import type { Stroke } from '../../../../domain/signature'
import type { DemonstrationPartner } from '../../areas/partner'

/** A name as a hand would write it: bows from one place to another. */
const bow = (x: number, y: number, towards: readonly [number, number], bend: number): Stroke =>
  Array.from({ length: 9 }, (_, step) => {
    const part = step / 8
    const lift = Math.sin(part * Math.PI) * bend
    return [Math.round(x + (towards[0] - x) * part + lift), Math.round(y + (towards[1] - y) * part - lift)] as const
  })

const numbered = (digits: string): string => digits + idCardCheck(digits)

export const partners: readonly DemonstrationPartner[] = [
  {
    userId: 'u_chen',
    realName: '陈屿',
    idNumber: numbered('51010419910307021'),
    signature: {
      paper: { width: 320, height: 150 },
      strokes: [
        bow(46, 38, [42, 122], 6),
        bow(48, 40, [86, 66], 16),
        bow(86, 66, [52, 92], 10),
        bow(100, 52, [168, 46], 4),
        bow(132, 28, [112, 88], 6),
        bow(108, 84, [164, 80], 4),
        bow(138, 66, [132, 124], 5),
        bow(190, 44, [262, 38], 5),
        bow(206, 40, [196, 104], 4),
        bow(226, 62, [286, 56], 6),
        bow(254, 60, [230, 122], 12)
      ]
    }
  },
  { userId: 'u_amina', realName: '阿米娜', idNumber: numbered('65010219940812000') }
]
