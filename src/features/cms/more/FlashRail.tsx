import { Text, View } from '@tarojs/components'
import { openSessions } from '@domain/decoration/sessions'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { useSoon } from '@/features/soon'
import { formatClock } from '@/lib/dates'
import { classes, Countdown, Pressable, SideScroll } from '@/ui'
import type { BlockGiven } from '../blocks/block'
import { FlashProduct } from '../blocks/CountdownRail'
import { Section } from '../blocks/Section'
import { ShimmerRail } from '../blocks/Shimmer'
import { Near } from '../Near'
import { loadFlash } from '../products'
import { useBlockData } from '../useBlockData'
import { say } from '../words'
import { moreWords } from './messages'
import './FlashRail.scss'

const Loaded = observer(function Loaded({ id, props, eager }: BlockGiven<'flashRail'>) {
  const { shopCode, limit } = props
  const remote = useBlockData(id, [shopCode], () => loadFlash(shopCode))
  const [selection, setSelection] = useState<string>()
  const { data, status } = remote
  const reloadSoon = useSoon(remote.reload)
  const sessions = openSessions(data ?? [], serverNow())
  const session = sessions.find(({ key }) => key === selection) ?? sessions[0]
  // without an open window there is no sale to show; after an end the next load says what is on
  if (data ? !session : status === 'failed') return null
  const clock = session ? (
    <Countdown key={session.key} to={session.endAt} now={serverNow} tone="dark" onEnd={reloadSoon} />
  ) : null
  return (
    <Section title={props.title} aside={clock} more={props.more} ground="card">
      {sessions.length > 1 ? (
        <View className="cms-sessions">
          {sessions.map(({ key, startAt }) => (
            <Pressable
              key={key}
              className={classes('cms-sessions__one', key === session?.key && 'cms-sessions__one--chosen')}
              pressed={key === session?.key}
              onTap={() => setSelection(key)}
            >
              <Text>{moreWords('session', { time: formatClock(startAt) })}</Text>
            </Pressable>
          ))}
        </View>
      ) : null}
      {session ? (
        <SideScroll label={say(props.title)}>
          {session.cards.slice(0, limit).map((product) => (
            <FlashProduct key={product.spuCode} product={product} eager={eager} />
          ))}
        </SideScroll>
      ) : (
        <ShimmerRail note />
      )}
    </Section>
  )
})

/** A flash sale by its windows, each with a countdown by the server's clock. */
export const FlashRail = observer(function FlashRail(props: BlockGiven<'flashRail'>) {
  const waiting = (
    <Section title={props.props.title} ground="card">
      <ShimmerRail note />
    </Section>
  )
  return (
    <Near id={props.id} atOnce={props.eager} waiting={waiting}>
      <Loaded {...props} />
    </Near>
  )
})
