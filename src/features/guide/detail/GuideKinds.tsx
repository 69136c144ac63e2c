import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { PictureRail } from '@/ui/list/PictureRail'
import { guideWords } from '../messages'
import type { Guides } from './useGuide'
import '@/ui/layout/layout.scss'

/** Products that have a guide. */
export const GuideKinds = observer(function GuideKinds({
  list,
  guideCode,
  setWanted
}: Pick<Guides, 'list' | 'guideCode' | 'setWanted'>) {
  return (
    <View className="ui__below-3 ui__pad-top-1 guide-kinds">
      <PictureRail
        label={guideWords('kinds')}
        items={list.map(({ guideCode: key, name, picture }) => ({ key, name, picture }))}
        chosen={guideCode}
        onTap={setWanted}
      />
    </View>
  )
})
