import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Chip, EmptyState, Icon, ListEnd, Picture, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { PagedBody } from '@/ui/list/PagedList'
import { manualWords } from '../messages'
import { Service } from '../Service'
import type { useFound } from './useFound'
import './FoundList.scss'

type Found = ReturnType<typeof useFound>

/** What was found by what is typed. */
export const FoundList = observer(function FoundList({ found }: { found: Found }) {
  const { list, name = '', remember } = found
  return (
    <PagedBody
      list={list}
      skeleton="rows"
      onRetry={list.reload}
      empty={
        <>
          <EmptyState
            drawing="search"
            title={manualWords('none', { words: name })}
            note={manualWords('noneNote')}
            action={{ label: manualWords('browse'), onTap: () => void go('manualClassify') }}
          />
          <View className="manual-found__service">
            <Service />
          </View>
        </>
      }
      head={
        <View className="ui__size-2 ui__tone-ink-3 manual-found__count" role="status">
          {list.isPrevious && list.status === 'failed' ? '' : manualWords('found', { count: list.total })}
        </View>
      }
      foot={
        <View>
          <ListEnd list={list} />
          <View className="manual-found__service">
            <Service />
          </View>
        </View>
      }
    >
      <View className="manual-found__list" role="list">
        {list.rows.map(({ manualCode, name: title, model, picture }) => (
          <View key={manualCode} role="listitem">
            <Pressable
              className="ui__row ui__gap-3 ui__wide ui__left manual-row"
              role="link"
              onTap={() => {
                remember(name)
                void go('productManual', { manualCode })
              }}
            >
              <View className="manual-row__picture">
                <Picture src={picture} alt="" round />
              </View>
              <View className="ui__grow">
                <View className="ui__size-3 ui__tone-ink ui__lines-2">{title}</View>
                <Text className="ui__size-2 ui__tone-ink-3">{model}</Text>
              </View>
              <Icon name="right" size={14} color="disabled" />
            </Pressable>
          </View>
        ))}
      </View>
    </PagedBody>
  )
})

/** Before anything is typed: what was searched for, and where a model is printed. */
export const BeforeFinding = observer(function BeforeFinding({ found }: { found: Found }) {
  const { history, setTyped, forgetAll } = found
  return (
    <View className="manual-before">
      {history.length === 0 ? null : (
        <View className="manual-before__part">
          <Row justify="between">
            <View className="ui__size-3 ui__tone-ink ui__heavy" role="heading" aria-level={2}>
              {manualWords('history')}
            </View>
            <Pressable className="manual-before__clear" onTap={forgetAll}>
              {manualWords('clearHistory')}
            </Pressable>
          </Row>
          <Row align="stretch" gap={2} wrap>
            {history.map((word) => (
              <Chip key={word} onTap={() => setTyped(word)}>
                {word}
              </Chip>
            ))}
          </Row>
        </View>
      )}
      <View className="manual-before__part">
        <View className="ui__size-3 ui__tone-ink ui__heavy" role="heading" aria-level={2}>
          {manualWords('tips')}
        </View>
        <View className="ui__size-3 ui__tone-ink-2 ui__above-2 ui__loose">{manualWords('tipsNote')}</View>
      </View>
      <Service />
    </View>
  )
})
