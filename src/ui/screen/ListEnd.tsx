import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { uiWords } from '../messages'
import { Pressable } from '../press/Pressable'
import './ListEnd.scss'

export interface ListEndProps {
  /** What stands above it; a query's list is one. */
  list: { loadingMore: boolean; ended: boolean; moreFailed: boolean; loadMore: () => unknown }
}

/** The foot of a list that grows: loading, could not load, or that was all. */
export const ListEnd = observer(function ListEnd({ list }: ListEndProps) {
  const { loadingMore: loading, ended, moreFailed: hasFailed } = list
  // one view around both: in the mini-program a view that goes sends all beside it to the page anew, here a whole list
  return (
    <View className="ui-list-foot">
      {hasFailed && !loading ? (
        <Pressable className="ui-list-end ui-list-end--failed" onTap={() => void list.loadMore()}>
          <Text>{uiWords('moreFailed')}</Text>
        </Pressable>
      ) : (
        <View className="ui-list-end" role="status">
          {loading ? <View className="ui-list-end__spin" /> : null}
          {loading ? <Text>{uiWords('loading')}</Text> : ended ? <Text>{uiWords('ended')}</Text> : null}
        </View>
      )}
    </View>
  )
})
