import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { useQuery } from './calls'
import { manualEntryWords } from './messages'

/** The way to a product's manual; nothing where there is none, or the call fails. */
export const ManualEntry = observer(function ManualEntry({ spuCode }: { spuCode: string }) {
  const { data } = useQuery('GET /o2pcm/pub/v1/instructions-descriptions-get/description-by-sku-id', {
    query: { skuCode: spuCode },
    forAll: true
  })
  const manual = data?.manual
  if (!manual) return null
  return (
    <Card>
      <Cell
        icon="book"
        label={manualEntryWords('entry')}
        value={manual.model}
        tone="muted"
        onTap={() => void go('productManual', { manualCode: manual.manualCode })}
      />
    </Card>
  )
})
