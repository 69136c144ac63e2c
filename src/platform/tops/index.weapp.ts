import Taro from '@tarojs/taro'

interface Box {
  top: number
}
const isBox = (found: unknown): found is Box =>
  typeof found === 'object' && found !== null && typeof (found as Partial<Box>).top === 'number'

/** How far below the top of what is seen each element stands, px of the window; undefined for one that is not there. */
export function topsOf(ids: readonly string[]): Promise<(number | undefined)[]> {
  return new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    for (const id of ids) query.select(`#${id}`).boundingClientRect()
    query.exec((found: unknown[]) => resolve(ids.map((_, at) => (isBox(found[at]) ? found[at].top : undefined))))
  })
}
