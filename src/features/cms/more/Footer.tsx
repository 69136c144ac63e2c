import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { stores } from '@/stores'
import type { BlockGiven } from '../blocks/block'
import { Linked, linkAction } from '../Linked'
import { say } from '../words'
import './Footer.scss'

/** The end of a page: where else to go, what is to be said in small, and whose shop it is. */
export const Footer = observer(function Footer({ props }: BlockGiven<'footer'>) {
  const links = props.links.filter(({ link }) => linkAction(link))
  return (
    <View className="cms-block cms-footer" role="contentinfo">
      {links.length > 0 ? (
        <View className="cms-footer__links">
          {links.map(({ label, link }) => (
            <Linked key={label['zh-CN']} className="cms-footer__link" link={link}>
              <Text>{say(label)}</Text>
            </Linked>
          ))}
        </View>
      ) : null}
      {props.lines.map((line) => (
        <View key={line['zh-CN']} className="cms-footer__line">
          {say(line)}
        </View>
      ))}
      <View className="cms-footer__line">{stores.site.shopName}</View>
    </View>
  )
})
