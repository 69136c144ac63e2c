import type { Story } from '@contract'
import { useState } from 'react'
import { useList } from './calls'

const keyOf = ({ storyId }: Story): string => storyId

/** Stories that are shown, a few of them or all. */
export function useOthers() {
  const [all, setAll] = useState(false)
  const list = useList('GET /o2cum/v1/pub/glz-store/list', { rowKey: keyOf })
  return {
    list,
    total: list.total,
    all,
    onAll: setAll,
    loadMore: () => {
      if (all) void list.loadMore()
    }
  }
}

export type Others = ReturnType<typeof useOthers>
