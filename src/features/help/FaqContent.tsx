import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CategoryRail } from '@/features/category'
import { barHeight } from '@/ui/screen/barHeight'
import { RetryNote } from '@/ui'
import { helpWords } from './messages'
import { Problems } from './problem/Problems'
import type { Faq } from './useFaq'
import '@/ui/layout/layout.scss'
import './faq.scss'

/** Topics at the left and their questions at the right; by words all that fit. */
export const FaqContent = observer(function FaqContent({ faq }: { faq: Faq }) {
  const { groups, list, keyword, groupCode, setGroup, leads, reload } = faq
  if (keyword !== '') {
    return (
      <View className="faq-found">
        {list.rows.length > 0 && !list.isPrevious ? (
          <View className="ui__size-2 ui__tone-ink-3 ui__pad-y-2" role="status">
            {helpWords('found', { count: list.total })}
          </View>
        ) : null}
        <Problems key={keyword} list={list} reload={reload} searched={keyword} />
      </View>
    )
  }
  const topics = (groups.data?.list ?? []).map((group) => ({ categoryCode: group.groupCode, name: group.name }))
  const title = topics.find(({ categoryCode }) => categoryCode === groupCode)?.name
  return (
    <View className="faq">
      <View className="faq__rail" style={{ top: `${barHeight()}px` }}>
        <CategoryRail
          categories={[{ categoryCode: '', name: helpWords('often') }, ...topics]}
          label={helpWords('groups')}
          chosen={groupCode}
          onChoose={setGroup}
        />
      </View>
      <View className="ui__grow faq__content">
        {groups.status === 'failed' && list.status !== 'failed' ? (
          <RetryNote words={helpWords('groupsFailed')} onRetry={groups.reload} />
        ) : null}
        <View className="ui__size-4 ui__tone-ink ui__bold ui__pad-y-2" role="heading" aria-level={2}>
          <Text>{title ?? helpWords('most')}</Text>
        </View>
        <Problems
          key={groupCode}
          list={list}
          reload={reload}
          searched=""

          ranked={groupCode === ''}
          opened={leads}
        />
      </View>
    </View>
  )
})
