import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { categoryWords } from './messages'
import './CategorySkeleton.scss'

const several = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Grey in the shape of the rail and of two groups. */
export const CategorySkeleton = observer(function CategorySkeleton() {
  return (
    <View className="category-wait" role="status" aria-busy aria-label={categoryWords('loading')}>
      <View className="category-wait__rail">
        {several(12).map((key) => (
          <Row key={key} justify="center" className="category-wait__item">
            <View className="category-wait__block category-wait__block--name" />
          </Row>
        ))}
      </View>
      <View className="ui__grow category-wait__groups">
        <View className="category-wait__block category-wait__block--banner" />
        {several(3).map((group) => (
          <View key={group}>
            <View className="category-wait__block category-wait__block--head" />
            <View className="category-wait__leaves">
              {several(3).map((leaf) => (
                <View key={leaf}>
                  <View className="category-wait__block category-wait__block--leaf" />
                  <View className="category-wait__block category-wait__block--word" />
                </View>
              ))}
            </View>
          </View>
        ))}
      </View>
    </View>
  )
})
