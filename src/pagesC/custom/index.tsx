import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { DecoratedBlocks, PageSignals, topGroundOf, useDecoratedPage, whyNoPage } from '@/features/cms'
import { moreBlocks } from '@/features/cms/more'
import { useScan } from '@/features/scan'
import { ShareButton, SharedNote, ShareSheets, useShareCard } from '@/features/share'
import { currentLocale, pickWords } from '@/i18n'
import { events } from '@/lib/events'
import { parseQuery } from '@/lib/query'
import { definePage } from '@/page'
import { setStatusBarWords } from '@/platform/statusBar'
import { decodeParams, go, routeOf, urlOf, type RouteParams } from '@/routes'
import { readStored, stores, takeFlag } from '@/stores'
import { EmptyState, FailedState, Screen, Skeleton } from '@/ui'
import { belowBar } from '@/ui/screen/barMeasures'
import { activityWords } from './messages'
import { activityOf, pageNameOf } from './rules'
import { posterOf } from './sharing'
import './index.scss'

const Waiting = observer(function Waiting() {
  return (
    <View role="status" aria-busy aria-label={activityWords('loading')}>
      <View className="activity__wait">
        <View className="activity__wait-banner" />
      </View>
      <Skeleton shape="tiles" />
    </View>
  )
})

/** The activity that parameters, a scanned code or the platform-custom flag (spec 2.3) mean. */
function useActivity(activity: string | undefined, scanCode: string | undefined): string {
  const [pingtaiCustom] = useState(() => readStored('pingtaiCustom'))
  const fromCode =
    scanCode === undefined
      ? undefined
      : decodeParams('customC', parseQuery(scanCode.split('?')[1] ?? '').params).activity
  return activityOf(fromCode ?? activity, pingtaiCustom)
}

/** An activity: a decorated page (spec 2.4), also the page that QR codes open (spec 2.5). */
function Activity(params: RouteParams['customC']) {
  const scan = useScan()
  const activity = useActivity(params.activity, scan.status === 'here' ? scan.target : undefined)
  const page = useDecoratedPage('customC', pageNameOf(activity))
  const [signals] = useState(() => new PageSignals())
  const [measures] = useState(() => belowBar('--cms-sticky-top'))
  const [sharing, setSharing] = useState(false)
  const title = page.body?.title[currentLocale()] || pickWords(routeOf('customC').title)
  const picture = page.body?.sharePicture ?? stores.site.info?.sharePicture
  const subject = { path: urlOf('customC', { activity }), title, picture }
  useShareCard(subject)
  useDidShow(() => {
    events.emit('pageShow', { page: 'customC' })
    // after a login the shopper may see other offers (spec 2.3); the site's files come anew with every arrival
    if (takeFlag('refreshCustom')) void signals.reload()
  })
  useDidHide(() => events.emit('pageHide', { page: 'customC' }))

  const reading = scan.status === 'waiting' && page.status !== 'failed'
  const outage = whyNoPage()
  const ground = topGroundOf(page.body?.topBackground)
  const style: Record<string, string> = { '--activity-bar': ground.bar, ...measures }
  useEffect(() => setStatusBarWords(ground.dark ? 'white' : 'black'), [ground.dark])
  const share = page.status === 'ready' && !reading ? <ShareButton inBar onTap={() => setSharing(true)} /> : undefined
  // beside the mini-program's capsule a bar has no room for it
  const floats = '--cms-sticky-top' in measures

  return (
    <View className={ground.dark ? 'activity activity--dark' : 'activity'} style={style}>
      <Screen
        tone="tint"
        title={title}
        action={floats ? undefined : share}
        onPullRefresh={() => Promise.all([stores.site.load(), signals.reload()])}
        onReachBottom={() => signals.reachEnd()}
      >
        <View className="activity__ground" style={{ background: ground.background }} aria-hidden />
        <View className={floats ? 'activity__content activity__content--floated' : 'activity__content'}>
          {reading || page.status === 'loading' ? <Waiting /> : null}
          {page.status === 'failed' ? <FailedState error={outage} onRetry={() => stores.site.load()} /> : null}
          {page.status === 'plain' && !reading ? (
            <EmptyState
              drawing="lost"
              title={activityWords('overTitle')}
              note={activityWords('overNote')}
              action={{ label: activityWords('home'), onTap: () => go('index') }}
            />
          ) : null}
          {page.status === 'ready' && !reading ? (
            <>
              <SharedNote />
              <DecoratedBlocks
                page={pageNameOf(activity)}
                blocks={page.body.blocks}
                signals={signals}
                more={moreBlocks}
              />
            </>
          ) : null}
        </View>
        {floats && share ? <View className="activity__share">{share}</View> : null}
        <ShareSheets
          open={sharing}
          onClose={() => setSharing(false)}
          subject={subject}
          poster={page.body && posterOf(page.body, picture, currentLocale())}
        />
      </Screen>
    </View>
  )
}

export default definePage('customC', { body: Activity, skeleton: <Waiting /> })
