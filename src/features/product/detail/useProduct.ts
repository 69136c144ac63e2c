import { useDidShow } from '@tarojs/taro'
import type { ProductDetail } from '@contract'
import { useEffect, useRef } from 'react'
import type { Query } from '@/api'
import { go } from '@/routes'
import { takeFlag } from '@/stores'
import { useDetail } from './api'

/** The product of a page. One that is delisted or unknown sends to the page that says so, in this page's place. */
export function useProduct(spuCode: string): Query<ProductDetail> & { gone: boolean } {
  const remote = useDetail(spuCode)
  const { reload, data, missing } = remote
  const gone = data === undefined ? missing : !data.onSale

  useEffect(() => {
    if (gone) void go('noProductDetail', spuCode === '' ? {} : { spuCode }, { replace: true })
  }, [gone, spuCode])

  // spec 2.3: arriving from a page that changed stock or price; the first show loads in any case
  const isShown = useRef(false)
  useDidShow(() => {
    const isFlagged = takeFlag('refreshProductDetail')
    if (isShown.current && isFlagged) void reload()
    isShown.current = true
  })
  return { ...remote, gone }
}
