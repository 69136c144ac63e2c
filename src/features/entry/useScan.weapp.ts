import { useRouter } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { stores } from '@/stores'
import { followScan } from './followScan'
import type { ScanState } from './scanState'

export type { ScanState } from './scanState'

/** The code that the page was opened with (spec 2.5), followed once the shop's address is known. Read it in an `observer`. */
export function useScan(): ScanState {
  const q: unknown = useRouter()?.params?.q
  const code = typeof q === 'string' && q !== '' ? q : undefined
  const [state, setState] = useState<ScanState>({ status: code === undefined ? 'none' : 'waiting' })
  const known = stores.site.info !== undefined
  useEffect(() => {
    if (code === undefined || !known) return
    void followScan(code).then((stays) => stays && setState({ status: 'here', target: stays.target }))
  }, [code, known])
  return state
}
