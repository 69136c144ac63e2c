import Taro, { useRouter } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { stores } from '@/stores'
import { followScan } from './followScan'
import { meaningOf } from './rules'
import type { ScanState } from './scanState'

export type { ScanState } from './scanState'

/** The code of the scan that opened the page. A link may carry a `q` in any scene; only a scan's is a code (spec 2.5). */
function codeOfPage(q: unknown): string | undefined {
  const { scene } = Taro.getEnterOptionsSync()
  return meaningOf({ scene, query: { q } }).q
}

/** The code that the page was opened with (spec 2.5), followed once the shop's address is known. Read it in an `observer`. */
export function useScan(): ScanState {
  const q: unknown = useRouter()?.params?.q
  // what opened the page is what counts: later arrivals find it open
  const [code] = useState(() => codeOfPage(q))
  const [state, setState] = useState<ScanState>({ status: code === undefined ? 'none' : 'waiting' })
  const known = stores.site.info !== undefined
  useEffect(() => {
    if (code === undefined || !known) return
    void followScan(code).then((stays) => stays && setState({ status: 'here', target: stays.target }))
  }, [code, known])
  return state
}
