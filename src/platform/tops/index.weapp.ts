import Taro from '@tarojs/taro'

interface Box {
  top: number
}
const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Box>).top === 'number'

/** How far below the top of what is seen each element stands, px of the window; undefined for one that is not there. */
export function topsOf(ids: readonly string[]): Promise<(number | undefined)[]> {
  return new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    for (const id of ids) query.select(`#${id}`).boundingClientRect()
    query.exec((boxes: unknown[]) =>
      resolve(ids.map((_, index) => (isBox(boxes[index]) ? boxes[index].top : undefined)))
    )
  })
}
