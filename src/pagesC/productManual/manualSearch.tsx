import { useEffect, useState } from 'react'
import { BeforeFinding, FoundList, manualWords, useFound } from '@/features/manual'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'

/** Manuals by name or model, as it is typed. */
function ManualSearch({ keyword = '' }: RouteParams['manualSearch']) {
  const found = useFound(keyword)
  const [focus, setFocus] = useState(false)
  // the field is there only now, and the mini-program moves the cursor in when the value changes
  useEffect(() => setFocus(true), [])
  return (
    <Screen
      tone="card"
      onReachBottom={() => void found.list.loadMore()}
      navCenter={
        <SearchBox
          grey
          inline
          typed={found.typed}
          hint={manualWords('searchHint')}
          label={manualWords('field')}
          clearLabel={manualWords('clear')}
          focus={focus}
          onChange={found.setTyped}
          onSubmit={() => found.remember(found.typed.trim())}
        />
      }
    >
      {found.name === undefined ? <BeforeFinding found={found} /> : <FoundList found={found} />}
    </Screen>
  )
}

export default definePage('manualSearch', { body: ManualSearch, skeleton: <Skeleton shape="rows" /> })
