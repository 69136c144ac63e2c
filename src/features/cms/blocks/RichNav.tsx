import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { cmsWords } from '../messages'
import type { BlockGiven } from './block'
import { Carousel } from './pictures/Carousel'
import { IconCell } from './pictures/IconGrid'
import { Section } from './Section'
import './RichNav.scss'

const still = () => undefined

/** Ways into the shop, with words at their corners; what does not fit the rows lies on pages to turn. */
export const RichNav = observer(function RichNav({ props, eager }: BlockGiven<'richNav'>) {
  const { columns, rows, items } = props
  const [index, setIndex] = useState(0)
  const size = columns * rows
  const pages = Array.from({ length: Math.ceil(items.length / size) }, (_, pageIndex) =>
    items.slice(pageIndex * size, (pageIndex + 1) * size)
  )
  const slides = pages.map((page, pageIndex) => (
    <View key={page[0]?.label['zh-CN']} className={`cms-icons cms-icons--${columns}`}>
      {page.map((item) => (
        <IconCell key={`${item.picture} ${item.label['zh-CN']}`} item={item} eager={eager && pageIndex === 0} />
      ))}
    </View>
  ))
  return (
    <Section ground="card">
      {pages.length > 1 ? (
        <>
          <Carousel
            index={index}
            onIndex={setIndex}
            onTouch={still}
            label={cmsWords('slide', { index: index + 1, count: pages.length })}
          >
            {slides}
          </Carousel>
          <View className="cms-nav__way" aria-hidden>
            <View
              className="cms-nav__part"
              style={{ width: `${100 / pages.length}%`, transform: `translateX(${index * 100}%)` }}
            />
          </View>
        </>
      ) : (
        slides
      )}
    </Section>
  )
})
