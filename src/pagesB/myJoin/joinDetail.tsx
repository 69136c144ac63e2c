import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GroupBar, GroupSkeleton, GroupView, groupWords, useGroup } from '@/features/groupBuy'
import { ShareSheets, useShareCard } from '@/features/share'
import { pickWords } from '@/i18n'
import { definePage } from '@/page'
import { go, routeOf, urlOf, type RouteParams } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'
import { roundMoney } from '@/stores/money'

/** One group: who is in it, until when, and what to do next; a link to it is how friends join. */
const JoinDetail = observer(function JoinDetail({ groupCode }: RouteParams['joinDetail']) {
  const { group, own, reload } = useGroup(groupCode)
  const [sharing, setSharing] = useState(false)
  const { data } = group
  const invite = () => setSharing(true)
  const subject = {
    path: urlOf('joinDetail', { groupCode }),
    title:
      data === undefined || data.state !== 'OPEN'
        ? pickWords(routeOf('joinDetail').title)
        : groupWords('shareTitle', { count: data.missing, title: data.title, amount: roundMoney(data.priceFen) }),
    ...(data === undefined ? {} : { picture: data.picture })
  }
  useShareCard(subject)
  return (
    <Screen
      className="group-page"
      onPullRefresh={reload}
      {...(data === undefined ? {} : { footer: <GroupBar group={data} own={own} onInvite={invite} reload={reload} /> })}
    >
      <StateView
        remote={{ ...group, reload }}
        missing={
          <EmptyState
            drawing="lost"
            title={groupWords('lost')}
            note={groupWords('lostNote')}
            action={{ label: groupWords('toZone'), onTap: () => go('groupbuy') }}
          />
        }
      >
        {(groupDetail) => <GroupView group={groupDetail} own={own} onEnd={() => void reload()} onInvite={invite} />}
      </StateView>
      {data === undefined ? null : (
        <ShareSheets
          open={sharing}
          onClose={() => setSharing(false)}
          subject={subject}
          poster={{ kind: 'product', picture: data.picture, priceFen: data.priceFen }}
        />
      )}
    </Screen>
  )
})

export default definePage('joinDetail', {
  body: (params) => <JoinDetail {...params} />,
  skeleton: <GroupSkeleton />,
  screen: { className: 'group-page' }
})
