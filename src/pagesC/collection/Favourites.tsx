import { View } from '@tarojs/components'
import type { Favourite } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { AlertSheet } from '@/features/moment'
import {
  ChosenConditions,
  choiceOf,
  FavouriteHead,
  FavouriteList,
  favouriteWords,
  FavouritesSkeleton,
  NarrowSheet,
  NotInCartSheet,
  ToCartButton,
  useFavouriteActions,
  useFavourites,
  type FavouriteFilter
} from '@/features/favourite'
import { go } from '@/routes'
import { EmptyState, Screen } from '@/ui'
import { SelectBar, SelectToggle } from '@/ui/list/SelectBar'
import { UndoBar } from '@/ui/list/UndoBar'
import { useSelection } from '@/ui/list/useSelection'

const keyOf = ({ skuCode }: Favourite) => skuCode

interface FavouritesProps {
  filter: FavouriteFilter
  /** Another filter is another address: back and a reload keep it. */
  onFilter: (filter: FavouriteFilter) => void
}

/** Nothing passes the filter, or nothing is kept yet. */
const NoFavourites = observer(({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) =>
  narrowed ? (
    <EmptyState
      drawing="search"
      title={favouriteWords('noneTitle')}
      action={{ label: favouriteWords('clear'), onTap: onClear, kind: 'outline' }}
    />
  ) : (
    <EmptyState
      drawing="order"
      title={favouriteWords('emptyTitle')}
      note={favouriteWords('emptyNote')}
      action={{ label: favouriteWords('goShopping'), onTap: () => go('index') }}
    />
  )
)

/** Favourites that a filter lets through: what has changed, select mode, and what can be done with one or several. */
export const Favourites = observer(function Favourites({ filter, onFilter }: FavouritesProps) {
  const { list, summary, reload } = useFavourites(filter)
  const actions = useFavouriteActions()
  const { undo } = actions
  const name = JSON.stringify(filter)
  const selection = useSelection({ list, keyOf, name })
  const [narrowing, setNarrowing] = useState(false)
  const [subject, setSubject] = useState<Favourite>()
  const [telling, setTelling] = useState(false)
  const categories = summary.data?.categories ?? []
  const isNarrowed = Object.keys(filter).length > 0

  const withChosen = async (work: (choice: ReturnType<typeof choiceOf>) => Promise<boolean>) => {
    if (await work(choiceOf(selection.chosen, filter))) selection.stop()
  }
  const footer = selection.on ? (
    <SelectBar
      selection={selection}
      action={{ label: favouriteWords('remove'), danger: true, onTap: () => withChosen(actions.remove) }}
      words={(count) => favouriteWords('chosen', { count })}
      beside={<ToCartButton count={selection.count} onTap={() => withChosen(actions.toCart)} />}
    />
  ) : undo ? (
    <UndoBar
      gone={undo}
      words={undo.count > 1 ? favouriteWords('removedMany', { count: undo.count }) : favouriteWords('removed')}
      picture={undo.picture}
      onUndo={actions.bringBack}
      onOver={actions.forgetUndo}
    />
  ) : undefined

  return (
    <Screen
      action={<SelectToggle selection={selection} rows={list.rows.length} />}
      footer={footer}
      onReachBottom={() => void list.loadMore()}
      onPullRefresh={reload}
    >
      <FavouriteHead summary={summary.data} filter={filter} onFilter={onFilter} onNarrow={() => setNarrowing(true)} />
      <ChosenConditions filter={filter} categories={categories} onChange={onFilter} />
      {/* what is saved stands over the rows, and would push them down */}
      {summary.status === 'loading' ? (
        <FavouritesSkeleton />
      ) : (
        <FavouriteList
          list={list}
          onRetry={reload}
          name={name}
          selection={selection}
          actions={actions}
          onTell={(favourite) => {
            setSubject(favourite)
            setTelling(true)
          }}
          empty={<NoFavourites narrowed={isNarrowed} onClear={() => onFilter({})} />}
        />
      )}
      {/* in a view of its own: a panel that goes would otherwise send the whole page anew in the mini-program */}
      <View>
        <NarrowSheet
          open={narrowing}
          onClose={() => setNarrowing(false)}
          categories={categories}
          filter={filter}
          onApply={(next) => {
            setNarrowing(false)
            onFilter(next)
          }}
        />
        <NotInCartSheet reply={actions.notInCart} onClose={actions.forgetNotInCart} />
        {subject ? (
          <AlertSheet open={telling} onClose={() => setTelling(false)} spuCode={subject.spuCode} sku={subject} />
        ) : null}
      </View>
    </Screen>
  )
})
