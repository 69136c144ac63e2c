import Taro, { useRouter } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { stores } from '@/stores'
import { codeOfEntry } from './code'
import { followScan, keepScan } from './followScan'
import type { ScanState } from './scanState'

export type { ScanState } from './scanState'

/** The code that the page was opened with (spec 2.5): kept at once, followed once the site is known. Read it in an `observer`. */
export function useScan(): ScanState {
  const q: unknown = useRouter()?.params?.q
  // what opened the page is what counts: later arrivals find it open
  const [code] = useState(() => codeOfEntry(Taro.getEnterOptionsSync().scene, q))
  const [state, setState] = useState<ScanState>({ status: code === undefined ? 'none' : 'waiting' })
  const takeBack = useRef(() => undefined as void)
  useEffect(() => {
    if (code !== undefined) takeBack.current = keepScan(code)
  }, [code])
  const hasSite = stores.site.info !== undefined
  useEffect(() => {
    if (code === undefined || !hasSite) return
    void followScan(code, takeBack.current).then((stays) => stays && setState({ status: 'here', target: stays.target }))
  }, [code, hasSite])
  return state
}
