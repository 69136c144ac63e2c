import type { DataOf, ProductCard } from '@contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { GatewayError } from '@/api'
import { currentLocale } from '@/i18n'
import { readStored, readStoredAddress, stores } from '@/stores'
import { call } from './calls'
import { chunks, markedCard, type Mark } from './rules'

type Stock = DataOf<'POST /o2inv/v1/inv-query/batch/shop-stock-status'>['list']

/** What the gateway is asked about at once. */
const most = 50

/** Where to: the address in use, else the region that was chosen on a product. */
function regionInUse(): string | undefined {
  const { userId } = stores.session
  const address = userId === undefined ? undefined : readStoredAddress(userId)
  return address?.districtCode || readStored('deliverRegion')
}

/** What marks the products of a part, and how they stand where the shopper is; what can't be had marks nothing. */
async function ask(part: readonly ProductCard[]): Promise<Map<string, Mark>> {
  const regionCode = regionInUse()
  const spuCodes = part.map((card) => card.spuCode).join(',')
  const skuCodes = part.map((card) => card.skuCode)
  const none = (failure: unknown) => {
    if (!(failure instanceof GatewayError)) throw failure
    return undefined
  }
  const [marks, stock] = await Promise.all([
    call('GET /o2srh/v1/pub/platform-products/search-mark', {
      query: { spuCodes, skuCodes: skuCodes.join(',') },
      quiet: true
    }).catch(none),
    call('POST /o2inv/v1/inv-query/batch/shop-stock-status', {
      body: { skuCodes, ...(regionCode === undefined ? {} : { regionCode }) },
      quiet: true
    }).catch(none)
  ])
  const states = new Map<string, Stock[number]>((stock?.list ?? []).map((row) => [row.skuCode, row]))
  const tags = new Map((marks?.list ?? []).map((row) => [row.spuCode, row.marks]))
  return new Map(
    part.map(({ spuCode, skuCode }) => [skuCode, { tags: tags.get(spuCode) ?? [], stock: states.get(skuCode) }])
  )
}

/**
 * Cards of a list with what marks each of them, as it comes; each is asked about once, a product anew
 * where a filter makes another of its versions stand for it.
 */
export function useMarks(products: readonly ProductCard[]): readonly ProductCard[] {
  const locale = currentLocale()
  const [marks, setMarks] = useState<{ locale: string; known: ReadonlyMap<string, Mark> }>({ locale, known: new Map() })
  const lastRequest = useRef({ locale, codes: new Set<string>() })
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  useEffect(() => {
    if (lastRequest.current.locale !== locale) lastRequest.current = { locale, codes: new Set() }
    const { codes } = lastRequest.current
    const fresh = products.filter(({ skuCode }) => !codes.has(skuCode))
    for (const { skuCode } of fresh) codes.add(skuCode)
    for (const part of chunks(fresh, most)) {
      void ask(part).then((newMarks) => {
        if (!here.current) return
        setMarks((before) => ({
          locale,
          known: new Map([...(before.locale === locale ? before.known : []), ...newMarks])
        }))
      })
    }
  }, [products, locale])
  return useMemo(
    () =>
      marks.locale === locale ? products.map((card) => markedCard(card, marks.known.get(card.skuCode))) : products,
    [products, marks, locale]
  )
}
