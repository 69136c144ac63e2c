import { View } from '@tarojs/components'
import { GuideContent, GuideKinds, guideWords, useGuide } from '@/features/guide'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** How large appliances are installed: by kind what to prepare, what happens, what it costs. */
function InstallationGuidelines({ guideCode }: RouteParams['installationGuidelines']) {
  const guides = useGuide(guideCode)
  const { kinds, guide, reload } = guides
  return (
    <Screen onPullRefresh={reload}>
      <StateView
        remote={kinds}
        empty={{
          when: ({ list }) => list.length === 0,
          view: (
            <EmptyState
              drawing="order"
              title={guideWords('empty')}
              action={{ label: guideWords('toProducts'), onTap: () => go('classification') }}
            />
          )
        }}
      >
        {() => (
          <View aria-busy={guide.isPrevious}>
            <GuideKinds {...guides} />
            <StateView remote={guide} skeleton={<Skeleton shape="form" count={6} />}>
              {(guideDetail) => <GuideContent guide={guideDetail} />}
            </StateView>
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('installationGuidelines', {
  body: InstallationGuidelines,
  skeleton: <Skeleton shape="form" count={6} />
})
