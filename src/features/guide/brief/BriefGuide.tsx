import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { guideWords } from '../messages'
import { useQuery } from './calls'

/** The way to a product's installation guide; nothing where it has none. */
export const BriefGuide = observer(function BriefGuide({ spuCode }: { spuCode: string }) {
  const { data } = useQuery('GET /o2pcm/pub/v1/crm-group-get/installation', { query: { spuCode } })
  const [guide] = data?.list ?? []
  if (guide === undefined) return null
  const { freeFee: name, paidFees: count } = guide
  const fees =
    name === undefined ? guideWords('briefNote') : guideWords(count > 0 ? 'briefFree' : 'briefAllFree', { name, count })
  return (
    <Card>
      <Cell
        icon="wrench"
        label={guideWords('brief')}
        value={fees}
        tone="muted"
        onTap={() => void go('installationGuidelines', { guideCode: guide.guideCode })}
      />
      <Cell icon="receipt" label={guideWords('fees')} onTap={() => void go('feesAndServices', { spuCode })} />
    </Card>
  )
})
