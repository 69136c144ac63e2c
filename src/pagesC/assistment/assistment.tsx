import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import {
  AssistBar,
  AssistOffers,
  AssistSkeleton,
  AssistView,
  assistWords,
  AssistZone,
  AssistZoneSkeleton,
  lowestFen,
  ThereOnly,
  useAssist,
  useAssists
} from '@/features/assist'
import { barShare, screenSubject, ShareSheets, useShareCard } from '@/features/share'
import { pickWords } from '@/i18n'
import { definePage } from '@/page'
import { sharesByChatMenu } from '@/platform/share'
import { go, routeOf, urlOf, type RouteParams } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'
import { roundMoney } from '@/stores/money'

/** One assist: for its owner how far it is, for a friend the way to help. */
const One = observer(function One({ assistCode }: { assistCode: string }) {
  const assist = useAssist(assistCode)
  const { data, reload } = assist
  const [sharing, setSharing] = useState(false)
  const subject = {
    path: urlOf('assistment', { assistCode }),
    title:
      data?.state === 'RUNNING'
        ? assistWords('shareTitle', { title: data.title, amount: roundMoney(lowestFen(data)) })
        : pickWords(routeOf('assistment').title),
    ...(data === undefined ? {} : { picture: data.picture })
  }
  useShareCard(subject)
  return (
    <Screen
      className={assist.missing ? '' : 'assist-page'}
      onPullRefresh={reload}
      {...(data === undefined
        ? {}
        : { footer: <AssistBar assist={data} onShare={() => setSharing(true)} reload={reload} /> })}
    >
      <StateView
        remote={assist}
        skeleton={<AssistSkeleton />}
        missing={
          <>
            <EmptyState
              drawing="lost"
              title={assistWords('lost')}
              note={assistWords('lostNote')}
              action={{ label: assistWords('others'), onTap: () => go('assistment', {}) }}
            />
            <AssistOffers />
          </>
        }
      >
        {(assistDetail) => <AssistView assist={assistDetail} onEnd={() => void reload()} />}
      </StateView>
      {data === undefined ? null : (
        <ShareSheets
          view="toAssistmentShareView"
          open={sharing}
          onClose={() => setSharing(false)}
          subject={subject}
          poster={{ kind: 'product', picture: data.picture, priceFen: lowestFen(data) }}
        />
      )}
    </Screen>
  )
})

/** What friends can help with, and the shopper's own. */
const All = observer(function All() {
  const assists = useAssists()
  useShareCard(screenSubject('assistment'))
  return (
    <Screen
      className="assist-page"
      action={barShare('assistment', 'toAssistmentActivityShareView')}
      onPullRefresh={assists.reload}
      onReachBottom={() => void assists.list.loadMore()}
    >
      {assists.waiting ? <AssistZoneSkeleton /> : <AssistZone assists={assists} />}
    </Screen>
  )
})

function Assistment({ assistCode }: RouteParams['assistment']) {
  if (sharesByChatMenu()) {
    return (
      <Screen className="assist-page">
        <ThereOnly assistCode={assistCode} />
      </Screen>
    )
  }
  return assistCode === undefined ? <All /> : <One key={assistCode} assistCode={assistCode} />
}

export default definePage('assistment', {
  body: (params) => <Assistment {...params} />,
  skeleton: <AssistZoneSkeleton />,
  screen: { className: 'assist-page' }
})
