import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { PictureRail } from '@/ui/list/PictureRail'
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
      <PictureRail
        label={guideWords('kinds')}
        items={list.map(({ guideCode: key, name, picture }) => ({ key, name, picture }))}
        chosen={guideCode}
        onTap={setWanted}
      />
    </View>
  )
})
