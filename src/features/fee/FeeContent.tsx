import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card, Tabs } from '@/ui'
import { PictureRail } from '@/ui/list/PictureRail'
import { FeeRegion } from './FeeRegion'
import { FeeTable } from './FeeTable'
import { feeWords } from './messages'
import { MostPaid } from './MostPaid'
import type { Fees, FeeSheet } from './useFees'
import '@/ui/layout/layout.scss'
import './fees.scss'

/** Where, what work, which product; then what most pay and every price. */
export const FeeContent = observer(function FeeContent({ fees, sheet }: { fees: Fees; sheet: FeeSheet }) {
  const kind = sheet.kinds.find(({ kindCode }) => kindCode === fees.kindCode)
  return (
    <View className="fees" aria-busy={fees.remote.isPrevious}>
      <FeeRegion fees={fees} sheet={sheet} />
      <Card flush>
        {fees.work ? (
          <Tabs
            className="fee-works"
            label={feeWords('works')}
            value={fees.work}
            items={fees.works.map((work) => ({ key: work, label: feeWords(work) }))}
            onChange={fees.chooseWork}
          />
        ) : null}
        <View className="ui__pad-y-2">
          <PictureRail
            label={feeWords('kinds')}
            items={sheet.kinds.map(({ kindCode: key, name, picture }) => ({ key, name, picture }))}
            chosen={fees.kindCode}
            onTap={fees.chooseKind}
          />
        </View>
      </Card>
      {sheet.mostPaid ? <MostPaid paid={sheet.mostPaid} picture={kind?.picture ?? ''} /> : null}
      <FeeTable list={sheet.list} />
    </View>
  )
})
