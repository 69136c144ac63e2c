import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/ui'
import { Linked, linkAction } from '../Linked'
import { useTurns } from '../useTurns'
import { say } from '../words'
import type { BlockGiven } from './block'
import './Notice.scss'

/** Short lines that take turns; all at once where they have no turns. */
export const Notice = observer(function Notice({ props }: BlockGiven<'notice'>) {
  const { index, stop } = useTurns(props.lines.length, props.intervalMs)
  const lines = props.intervalMs === 0 ? props.lines : props.lines.slice(index, index + 1)
  return (
    <View className="cms-block cms-notice" onTouchStart={stop}>
      <Icon name="bell" size={16} color="warm" />
      <View className="cms-notice__lines">
        {lines.map((line) => (
          <Linked key={line.text['zh-CN']} className="cms-notice__line" link={line.link}>
            <Text className="cms-notice__text">{say(line.text)}</Text>
            {linkAction(line.link) ? <Icon name="right" size={14} color="warm" /> : null}
          </Linked>
        ))}
      </View>
    </View>
  )
})
