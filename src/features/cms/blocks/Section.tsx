import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Icon } from '@/ui'
import { Linked, linkAction } from '../Linked'
import { cmsWords } from '../messages'
import type { BlockLink, LocalText } from '../types'
import { say } from '../words'
import './Section.scss'

interface SectionProps {
  title?: LocalText
  /** Beside the title: a second line or a countdown. */
  aside?: ReactNode
  more?: BlockLink
  /** `card`: on a white card; `bare`: on the page. */
  ground: 'card' | 'bare'
  children: ReactNode
}

/** A part of a page with a heading and a way to more of it. */
export const Section = observer(function Section({ title, aside, more, ground, children }: SectionProps) {
  return (
    <View className={`cms-block cms-section cms-section--${ground}`}>
      {title ? (
        <View className="cms-section__head">
          <View className="cms-section__names">
            <View className="cms-section__title" role="heading" aria-level={2}>
              {say(title)}
            </View>
            {aside ? <View className="cms-section__aside">{aside}</View> : null}
          </View>
          {linkAction(more) ? (
            <Linked className="cms-section__more" link={more} label={`${say(title)} ${cmsWords('more')}`}>
              <Text>{cmsWords('more')}</Text>
              <Icon name="right" size={14} />
            </Linked>
          ) : null}
        </View>
      ) : null}
      {children}
    </View>
  )
})
