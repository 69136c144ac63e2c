import { useEffect, useState } from 'react'
import { BeforeFinding, FoundList, manualWords, useFound } from '@/features/manual'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'

/** Manuals by name or model, as it is typed. */
function ManualSearch({ keyword = '' }: RouteParams['manualSearch']) {
  const search = useFound(keyword)
  const [focus, setFocus] = useState(false)
  // the field is there only now, and the mini-program moves the cursor in when the value changes
  useEffect(() => setFocus(true), [])
  return (
    <Screen
      onReachBottom={() => void search.list.loadMore()}
      navCenter={
        <SearchBox
          inline
          typed={search.typed}
          hint={manualWords('searchHint')}
          label={manualWords('field')}
          clearLabel={manualWords('clear')}
          focus={focus}
          onChange={search.setTyped}
          onSubmit={() => search.remember(search.typed.trim())}
        />
      }
    >
      {search.name === undefined ? <BeforeFinding found={search} /> : <FoundList found={search} />}
    </Screen>
  )
}

export default definePage('manualSearch', { body: ManualSearch, skeleton: <Skeleton shape="rows" /> })
