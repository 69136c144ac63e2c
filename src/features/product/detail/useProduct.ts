import { useDidShow } from '@tarojs/taro'
import type { ProductDetail } from '@contract'
import { useEffect, useRef } from 'react'
import { BusinessError, useRemote, type Remote } from '@/api'
import { currentLocale } from '@/i18n'
import { go } from '@/routes'
import { stores, takeFlag } from '@/stores'
import { loadProduct } from './api'

/** How the gateway says that it knows no such product. */
const missing = 'product.missing'

/** The product of a page. One that is delisted or unknown sends to the page that says so, in this page's place. */
export function useProduct(spuCode: string): Remote<ProductDetail> & { gone: boolean } {
  const { loggedIn } = stores.session
  const remote = useRemote(
    () => (spuCode === '' ? Promise.reject(new BusinessError(missing, '', undefined)) : loadProduct(spuCode)),
    [spuCode, currentLocale()]
  )
  const { reload, data, error, status } = remote
  const gone =
    data === undefined ? status === 'failed' && error instanceof BusinessError && error.code === missing : !data.onSale

  useEffect(() => {
    if (gone) void go('noProductDetail', spuCode === '' ? {} : { spuCode }, { replace: true })
  }, [gone, spuCode])

  // how many this shopper may still buy depends on who they are
  const askedAs = useRef(loggedIn)
  useEffect(() => {
    if (askedAs.current === loggedIn) return
    askedAs.current = loggedIn
    void reload()
  }, [loggedIn, reload])

  // spec 2.3: arriving from a page that changed stock or price; the first show loads in any case
  const shown = useRef(false)
  useDidShow(() => {
    const flagged = takeFlag('refreshProductDetail')
    if (shown.current && flagged) void reload()
    shown.current = true
  })
  return { ...remote, gone }
}
