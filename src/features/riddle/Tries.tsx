import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { stores } from '@/stores'
import { Chip, classes } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { riddleWords as t } from './messages'
import type { Act, RiddleGame, RiddleRound } from './useRiddle'
import './riddle.scss'

/** A share earns something where the site has switched it on, and nothing inside the chat platform, which bans it. */
const isOffered = ({ act, state }: Act): boolean =>
  state !== 'TAKEN' &&
  (act !== 'SHARE' || (process.env.TARO_ENV === 'h5' && stores.site.info?.riddleShareFlag === true))

/** The tries that are left, as packets, and what earns one more. */
export const Tries = observer(function Tries({ round, game }: { round: RiddleRound; game: RiddleGame }) {
  const { triesLeft, triesUsed } = round
  const acts = round.acts.filter(isOffered)
  return (
    <Row justify="between" wrap gap={3} size={3} padY={2}>
      <Row wrap role="status">
        <View className="ui__row ui__wrap ui__gap-1 ui__after-2" aria-hidden>
          {Array.from({ length: triesLeft + triesUsed }, (_, index) => (
            <View
              key={index}
              className={classes('riddle-tries__packet', index >= triesLeft && 'riddle-tries__packet--used')}
            />
          ))}
        </View>
        <Text>{triesLeft === 0 ? t('noTries') : t('tries', { count: triesLeft })}</Text>
        {triesLeft === 0 ? <Text className="ui__tone-ink-2 ui__before-2">{t('next')}</Text> : null}
      </Row>
      {acts.length === 0 ? null : (
        <View className="ui__row ui__wrap riddle-tries__acts" role="group" aria-label={t('moreTries')}>
          {acts.map((act) => (
            <Chip key={act.act} ground="card" onTap={() => void game.act(act)}>
              {act.state === 'READY' ? t('take', { done: t(`done${act.act}`) }) : t(act.act)}
            </Chip>
          ))}
        </View>
      )}
    </Row>
  )
})
