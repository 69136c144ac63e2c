import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { scrollToElement } from '@/platform/scroll'
import { Button } from '@/ui'
import { partnerWords as t } from '../messages'
import { CONTRACT_END, ContractText } from './ContractText'
import { contractNow, useOpening } from './useSigning'

/** px above the end of the text when one is led to it */
const ABOVE = 400

/** Leads to what is left to read. */
export const leadToPaper = (): void => scrollToElement(CONTRACT_END, ABOVE)

/** The contract in the page, and its document in the platform's own reader, which tells nobody how far one has read. */
export const PaperBox = observer(function PaperBox({
  contract,
  onRead
}: {
  contract: DataOf<'GET /o2cum/v1/partner/contract'>
  onRead: () => void
  reload: () => unknown
}) {
  const { open } = useOpening(contract.document, async () => (await contractNow()).document)
  return (
    <ContractText contract={contract} onRead={onRead}>
      <Button kind="text" onTap={open}>
        {t('openDocument')}
      </Button>
    </ContractText>
  )
})
