import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { BottomBar } from '../screen/BottomBar'
import { Button } from '../press/Button'
import { Checkbox } from '../press/Checkbox'
import { selectWords } from './selectMessages'
import type { Selection } from './useSelection'
import './SelectBar.scss'

interface SelectBarProps {
  selection: Selection
  /** What is done with what is selected; a promise makes the button busy. */
  action: { label: string; onTap: () => unknown; danger?: boolean }
  /** How many are selected, in the list's own words; default: 已选 3 件. */
  words?: (count: number) => string
  /** Beside «all», such as clearing the whole list. */
  beside?: ReactNode
}

/** The bar of select mode, for a screen's `footer`: all of the filter, how many are selected, and what is done with them. */
export const SelectBar = observer(function SelectBar({ selection, action, words, beside }: SelectBarProps) {
  const { all, count, setAll } = selection
  return (
    <BottomBar className="ui-select-bar">
      <Checkbox checked={all} onChange={setAll} label={selectWords('all')} />
      {beside}
      <View className="ui-select-bar__count" role="status">
        {words ? words(count) : selectWords('chosen', { count })}
      </View>
      <Button danger={action.danger === true} disabled={count === 0} onTap={action.onTap}>
        {action.label}
      </Button>
    </BottomBar>
  )
})

/** Begins and ends select mode: goes above the list or into the `action` of its screen. Gone where there is nothing. */
export const SelectToggle = observer(function SelectToggle({
  selection,
  rows
}: {
  selection: Selection
  rows: number
}) {
  if (rows === 0) return null
  return (
    <Button kind="text" size="s" onTap={() => (selection.on ? selection.stop() : selection.start())}>
      {selectWords(selection.on ? 'done' : 'manage')}
    </Button>
  )
})
