import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { CategoryRail } from '@/features/category'
import {
  BrowseSkeleton,
  manualWords,
  Owned,
  ScanMachine,
  Sections,
  SectionsSkeleton,
  Service,
  useManualGroups,
  useOwned,
  usePlaces
} from '@/features/manual'
import { definePage } from '@/page'
import { scrollToElement } from '@/platform/scroll'
import { go } from '@/routes'
import { stores } from '@/stores'
import { EmptyState, Icon, Pressable, Screen, StateView } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { barHeight } from '@/ui/screen/barHeight'
import { belowBar } from '@/ui/screen/barMeasures'
import './manualClassify.scss'

/** Manuals: one's own appliances first, then groups at the left and their products at the right. */
function ManualClassify() {
  const { ones, groupCode, choose, within, ...groups } = useManualGroups()
  const ownManuals = useOwned()
  const places = usePlaces()
  const [measures] = useState(() => belowBar('--rail-top'))
  const mine = ownManuals.data ?? []
  const own = new Set(mine.map(({ manualCode }) => manualCode))
  // one's own stand over the groups: both come together, or these would be pushed down
  const { loggedIn } = stores.session
  const waiting =
    (ones.status === 'loading' && !ones.data) || (loggedIn && ownManuals.status === 'loading' && !ownManuals.data)
  // who tries again wants the whole of it
  const reload = () => Promise.all([groups.reload(), loggedIn ? ownManuals.reload() : undefined])
  const chooseGroup = (code: string) => {
    choose(code)
    scrollToElement('manual-groups', barHeight())
  }
  return (
    <Screen tone="card" onPullRefresh={reload}>
      <Row gap={2} className="manual-search">
        <Pressable
          className="ui__row ui__gap-2 ui__pad-x-4 ui__hit ui__left ui__grow manual-search__field"
          role="link"
          onTap={() => void go('manualSearch')}
        >
          <Icon name="search" size={18} color="ink-3" />
          <Text className="ui__size-3 ui__tone-ink-3 ui__lines-1">{manualWords('searchHint')}</Text>
        </Pressable>
        <ScanMachine className="manual-search__scan" />
      </Row>
      <View>{waiting && loggedIn ? null : <Owned list={mine} places={places} />}</View>
      <StateView
        remote={waiting ? { status: 'loading', reload } : { ...ones, reload }}
        empty={{
          when: ({ list }) => list.length === 0,
          view: (
            <EmptyState
              drawing="search"
              title={manualWords('emptyTitle')}
              note={manualWords('emptyNote')}
              action={{ label: manualWords('toHome'), onTap: () => void go('index', {}) }}
            />
          )
        }}
      >
        {({ list }) => (
          <View id="manual-groups" className="manual-groups" style={measures}>
            <View className="manual-groups__rail">
              <CategoryRail
                categories={list.map((group) => ({ categoryCode: group.groupCode, name: group.name }))}
                label={manualWords('groups')}
                chosen={groupCode}
                onChoose={chooseGroup}
              />
            </View>
            <View className="ui__grow">
              <StateView remote={{ ...within, reload }} skeleton={<SectionsSkeleton />}>
                {(sections) => (
                  <View>
                    <Sections key={groupCode} sections={sections} own={own} />
                    <View className="manual-groups__service">
                      <Service />
                    </View>
                  </View>
                )}
              </StateView>
            </View>
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('manualClassify', { body: ManualClassify, skeleton: <BrowseSkeleton /> })
