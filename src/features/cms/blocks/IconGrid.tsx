import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Picture } from '@/ui'
import { Linked } from '../Linked'
import { say } from '../words'
import type { BlockGiven } from './block'
import { Section } from './Section'
import './IconGrid.scss'

/** Rows of pictures with a word under each: the ways into the shop. */
export const IconGrid = observer(function IconGrid({ props, eager }: BlockGiven<'iconGrid'>) {
  return (
    <Section title={props.title} ground="card">
      <View className={`cms-icons cms-icons--${props.columns}`}>
        {props.items.map((item) => (
          <Linked key={`${item.picture} ${item.label['zh-CN']}`} className="cms-icons__item" link={item.link}>
            <View className="cms-icons__picture">
              <Picture src={item.picture} alt="" eager={eager} fit="contain" ground={false} />
            </View>
            <View className="cms-icons__label">{say(item.label)}</View>
          </Linked>
        ))}
      </View>
    </Section>
  )
})
