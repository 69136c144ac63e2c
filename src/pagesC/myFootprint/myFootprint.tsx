import { useEffect } from 'react'
import {
  ClearButton,
  FootprintHead,
  FootprintList,
  FootprintSkeleton,
  footprintWords,
  keyOf,
  useFootprint
} from '@/features/footprint'
import { tellFootsteps } from '@/features/footstep'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen } from '@/ui'
import { SelectBar, SelectToggle } from '@/ui/list/SelectBar'
import { useSelection } from '@/ui/list/useSelection'

/** Another day is another address: back and a reload keep it. */
const toDay = (day: string | undefined) => void go('myFootprint', day === undefined ? {} : { day }, { replace: true })

/** What was looked at, by day: one, a day, some or all of it forgotten, and pausing. */
function MyFootprint(params: RouteParams['myFootprint']) {
  const footprint = useFootprint(params.day)
  const { list, summary, day } = footprint
  const selection = useSelection({ list, keyOf, name: day ?? '' })
  // what could not be sent before; the list asks anew by itself
  useEffect(() => void tellFootsteps(), [])

  const end = (isDone: boolean) => {
    if (isDone) selection.stop()
  }
  return (
    <Screen
      action={<SelectToggle selection={selection} rows={list.rows.length} />}
      footer={
        selection.on ? (
          <SelectBar
            selection={selection}
            action={{
              label: footprintWords('delete'),
              danger: true,
              onTap: async () => end(await footprint.forget(selection.chosen))
            }}
            beside={<ClearButton onTap={async () => end(await footprint.clear())} />}
          />
        ) : undefined
      }
      onReachBottom={() => void list.loadMore()}
      onPullRefresh={footprint.reload}
    >
      <FootprintHead
        summary={summary.data}
        day={day}
        onDay={toDay}
        onPause={(isPaused) => void footprint.pause(isPaused)}
      />
      <FootprintList
        footprint={footprint}
        name={day ?? ''}
        selection={selection}
        empty={
          day === undefined ? (
            <EmptyState
              drawing="order"
              title={footprintWords('emptyTitle')}
              note={footprintWords('emptyNote')}
              action={{ label: footprintWords('goShopping'), onTap: () => go('index') }}
            />
          ) : (
            <EmptyState
              drawing="search"
              title={footprintWords('emptyDay')}
              action={{ label: footprintWords('seeAll'), onTap: () => toDay(undefined), kind: 'outline' }}
            />
          )
        }
      />
    </Screen>
  )
}

export default definePage('myFootprint', { body: MyFootprint, skeleton: <FootprintSkeleton /> })
