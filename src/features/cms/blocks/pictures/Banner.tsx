import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Picture } from '@/ui'
import { Linked } from '../../Linked'
import { cmsWords } from '../../messages'
import { prefersReducedMotion } from '../../motion'
import type { BannerSlide } from '../../types'
import { useTurns } from '../../useTurns'
import { say } from '../../words'
import type { BlockGiven } from '../block'
import { Carousel } from './Carousel'
import './Banner.scss'

/** Height over width of a banner picture, 690×260. */
const RATIO = 260 / 690

const Slide = observer(function Slide({ slide, eager }: { slide: BannerSlide; eager: boolean }) {
  // its words name it; a picture without words is named by its own
  const alt = say(slide.title) || say(slide.subtitle) || say(slide.button) ? '' : say(slide.alt)
  return (
    <Linked className={`cms-banner__slide cms-banner__slide--${slide.tone}`} link={slide.link}>
      <Picture className="cms-banner__picture" src={slide.picture} alt={alt} ratio={RATIO} eager={eager} />
      <View className="cms-banner__words">
        <View className="cms-banner__title">{say(slide.title)}</View>
        <View className="cms-banner__subtitle">{say(slide.subtitle)}</View>
        {slide.button ? <Text className="cms-banner__button">{say(slide.button)}</Text> : null}
      </View>
    </Linked>
  )
})

/** Large pictures that take turns until the shopper takes hold of them; not for shoppers who asked for less motion. */
export const Banner = observer(function Banner({ props, eager }: BlockGiven<'banner'>) {
  const { slides, autoplayMs } = props
  const { index, setIndex, stop } = useTurns(slides.length, prefersReducedMotion() ? 0 : autoplayMs)
  const label = cmsWords('slide', { index: index + 1, count: slides.length })
  return (
    <View className="cms-block cms-banner">
      <Carousel index={index} onIndex={setIndex} onTouch={stop} label={label}>
        {slides.map((slide, position) => (
          <Slide key={slide.picture} slide={slide} eager={eager && position === 0} />
        ))}
      </Carousel>
      {slides.length > 1 ? (
        <View className="cms-banner__dots" aria-hidden>
          {slides.map((slide, position) => (
            <View
              key={slide.picture}
              className={position === index ? 'cms-banner__dot cms-banner__dot--on' : 'cms-banner__dot'}
            />
          ))}
        </View>
      ) : null}
    </View>
  )
})
