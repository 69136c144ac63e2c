/** Master data: system parameters, shops, the caller's address on the network. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code } from '../shared'

export const ShopCard = Type.Object({
  shopCode: Code,
  shopName: Type.String(),
  logo: Type.String(),
  slogan: Type.String(),
  productCount: Type.Integer(),
  soldCount: Type.Integer(),
  selfOperated: Type.Boolean(),
  followerCount: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Stars in tenths; absent: too few have judged it. */
  score: Type.Optional(Type.Integer({ minimum: 10, maximum: 50 })),
  /** It sells nothing for the time being. */
  closed: Type.Optional(Type.Literal(true))
})

export const masterData = {
  'GET /o2md/v1/pub/sysParameter/{code}': endpoint({
    summary: 'One system parameter by its code (spec 7.3)',
    data: Type.Object({ code: Type.String(), defaultValue: Type.Union([Type.String(), Type.Null()]) })
  }),
  'GET /o2md/v1/pub/online-shop': endpoint({
    summary: 'The shops, or one by its code',
    query: Type.Object({ shopCode: Type.Optional(Code) }),
    data: Type.Object({ list: Type.Array(ShopCard) })
  }),
  'GET /o2md/v1/pub/client-ip': endpoint({
    summary: 'The address this call came from; the default of the configurable client-IP look-up (spec 7.3)',
    data: Type.Object({ ip: Type.String() })
  })
}
