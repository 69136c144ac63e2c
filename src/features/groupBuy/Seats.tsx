import { Text, View } from '@tarojs/components'
import { Stack } from '@/ui/layout/Box'
import type { BuyGroup } from '@contract'
import { observer } from 'mobx-react-lite'
import { classes, Pressable } from '@/ui'
import { groupWords as t } from './messages'
import { initialOf } from './rules'
import './groupBuy.scss'

/** Seats that are drawn; of a larger group the last free ones stand for more. */
const most = 5

interface SeatsProps {
  group: Pick<BuyGroup, 'members' | 'size' | 'missing'>
  /** With names below. */
  large?: boolean
  /** A free seat is tapped: of a group that the shopper may bring friends into. */
  onInvite?: (() => void) | undefined
}

/** Who is in a group, a circle each, and what is free. */
export const Seats = observer(function Seats({ group, large = false, onInvite }: SeatsProps) {
  const { members, size, missing } = group
  const shownMembers = members.slice(0, missing > 0 ? most - 1 : most)
  const free = Math.min(missing, Math.min(size, most) - shownMembers.length)
  return (
    <View className={classes('group-seats', large && 'group-seats--large')} role="list" aria-label={t('members')}>
      {shownMembers.map((member, index) => (
        <Stack key={index} align="center" shrinks className="group-seat" role="listitem">
          <View className={`group-seat__circle group-seat__circle--${index % 5}`}>
            <Text>{initialOf(member.name)}</Text>
            {large && member.leader ? (
              <Text className="ui__size-1 ui__tone-white ui__normal group-seat__lead">{t('leader')}</Text>
            ) : null}
          </View>
          {large ? (
            <Text className="ui__size-2 ui__tone-ink-2 ui__above-2 ui__tight">
              {member.own ? t('me') : member.name}
            </Text>
          ) : null}
        </Stack>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <Stack key={`free${index}`} align="center" shrinks className="group-seat" role="listitem">
          {onInvite === undefined ? (
            <>
              <View className="group-seat__circle group-seat__circle--free">
                <Text>?</Text>
              </View>
              {large ? (
                <Text className="ui__size-2 ui__tone-ink-2 ui__above-2 ui__tight">{t('waitingOther')}</Text>
              ) : null}
            </>
          ) : (
            <Pressable className="ui__stack ui__align-center" label={t('waiting')} onTap={onInvite}>
              <View className="group-seat__circle group-seat__circle--free group-seat__circle--invite">
                <Text>+</Text>
              </View>
              <Text className="ui__size-2 ui__tone-action ui__bold ui__above-2 ui__tight">{t('waiting')}</Text>
            </Pressable>
          )}
        </Stack>
      ))}
    </View>
  )
})
