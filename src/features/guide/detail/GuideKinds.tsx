import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes, Picture, Pressable, SideScroll } from '@/ui'
import { guideWords } from '../messages'
import type { Guides } from './useGuide'

/** Products that have a guide. */
export const GuideKinds = observer(function GuideKinds({
  list,
  guideCode,
  setWanted
}: Pick<Guides, 'list' | 'guideCode' | 'setWanted'>) {
  return (
    <View className="guide-kinds">
      <SideScroll label={guideWords('kinds')}>
        {list.map((kind) => {
          const chosen = kind.guideCode === guideCode
          return (
            <Pressable
              key={kind.guideCode}
              className={classes('guide-kind', chosen && 'guide-kind--chosen')}
              pressed={chosen}
              onTap={() => setWanted(kind.guideCode)}
            >
              <View className="guide-kind__picture">
                <Picture src={kind.picture} alt="" ground={false} fit="contain" eager />
              </View>
              <View className="guide-kind__name">{kind.name}</View>
            </Pressable>
          )
        })}
      </SideScroll>
    </View>
  )
})
