import type { DataOf } from '@contract'
import { useState } from 'react'
import { regionNames, useAddresses, useDeliveryAddress, useRegions, type RegionChain } from '@/features/address'
import { currentLocale } from '@/i18n'
import { regionLabel } from '@/lib/regions'
import type { RouteParams } from '@/routes'
import { stores } from '@/stores'
import { useQuery } from './calls'

export type FeeSheet = DataOf<'GET /o2pcm/pub/v1/crm-group-get/service-fee'>
export type FeeWork = NonNullable<FeeSheet['work']>

/** Those that this app has words for, each once. */
const allWorks: readonly FeeWork[] = ['INSTALL', 'REPAIR', 'CLEAN', 'MOVE']

/** What a region is called, and by what it came to be looked at. */
export interface FeePlace {
  name: string
  by: 'CHOICE' | 'ADDRESS'
  districtCode: string
}

/** Names from large to small, the way each language writes them. */
const inLine = (names: readonly string[], locale: 'zh-CN' | 'en-US'): string =>
  locale === 'en-US' ? [...names].reverse().join(', ') : names.join('')

/** The region that the shopper chose here, else that of their delivery address. */
function usePlace(chain: RegionChain | undefined): FeePlace | undefined {
  const regions = useRegions(chain !== undefined)
  const address = useDeliveryAddress(false)
  const locale = currentLocale()
  if (chain) {
    const { districtCode } = chain
    const path = regions.data?.pathOf(districtCode) ?? []
    const names = path
      .map((region) => regionLabel(region, locale))
      .filter((name, index, all) => name !== all[index - 1])
    return { name: inLine(names, locale), by: 'CHOICE', districtCode }
  }
  return address
    ? { name: inLine(regionNames(address), locale), by: 'ADDRESS', districtCode: address.districtCode }
    : undefined
}

/** The fees of a kind, a work and a region; what was shown stays while others come. Read it in an `observer`. */
export function useFees(params: RouteParams['feesAndServices']) {
  const [selection, setSelection] = useState(params)
  const [chain, setChain] = useState<RegionChain>()
  const place = usePlace(chain)
  const remote = useQuery('GET /o2pcm/pub/v1/crm-group-get/service-fee', {
    query: { ...selection, regionCode: place?.districtCode || undefined },
    keepPrevious: true,
    again: true
  })
  const addresses = useAddresses({ when: stores.session.loggedIn, again: true })
  const reload = async () => void (await Promise.all([remote.reload(), addresses.reload()]))
  const fees = remote.data
  // a tap is seen at once, before its fees are there
  const kindCode = remote.isPrevious ? (selection.kindCode ?? fees?.kindCode) : fees?.kindCode
  const work = remote.isPrevious ? (selection.work ?? fees?.work) : fees?.work
  const works = fees?.kinds.find((kind) => kind.kindCode === kindCode)?.works ?? []
  return {
    remote: { ...remote, reload },
    place,
    kindCode,
    work: allWorks.find((candidate) => candidate === work),
    works: allWorks.filter((candidate) => works.includes(candidate)),
    chooseRegion: setChain,
    chooseKind: (code: string) => setSelection({ kindCode: code, work }),
    chooseWork: (to: FeeWork) => setSelection({ kindCode, work: to })
  }
}

export type Fees = ReturnType<typeof useFees>
