import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Picture } from '@/ui'
import { Linked } from '../../Linked'
import type { BlockProps } from '../../types'
import { say } from '../../words'
import type { BlockGiven } from '../block'
import { Section } from '../Section'
import './IconGrid.scss'

type NavItem = BlockProps['richNav']['items'][number]

/** A way into the shop: a picture with a word under it, and a word or two at its corner. */
export const IconCell = observer(function IconCell({ item, eager }: { item: NavItem; eager: boolean }) {
  return (
    <Linked className="cms-icons__item" link={item.link}>
      <View className="cms-icons__place">
        <View className="cms-icons__picture">
          <Picture src={item.picture} alt="" eager={eager} fit="contain" ground={false} />
        </View>
        {item.badge ? <Text className="cms-icons__badge">{say(item.badge)}</Text> : null}
      </View>
      <View className="cms-icons__label">{say(item.label)}</View>
    </Linked>
  )
})

/** Rows of pictures with a word under each: the ways into the shop. */
export const IconGrid = observer(function IconGrid({ props, eager }: BlockGiven<'iconGrid'>) {
  return (
    <Section title={props.title} ground="card">
      <View className={`cms-icons cms-icons--${props.columns}`}>
        {props.items.map((item) => (
          <IconCell key={`${item.picture} ${item.label['zh-CN']}`} item={item} eager={eager} />
        ))}
      </View>
    </Section>
  )
})
