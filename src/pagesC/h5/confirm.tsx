import { PhoneEnd, ReceiptGoods, receiptWords, useReceipt, WrongLink } from '@/features/receipt'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { BottomBar, Button, Screen, Skeleton, StateView } from '@/ui'

/** Confirms a receipt by the link of a message, without a login. */
function Confirm({ code }: RouteParams['h5Confirm']) {
  const { remote, wrong, busy, take, phone } = useReceipt(code)
  const open = !wrong && remote.data?.state === 'OPEN'
  return (
    <Screen
      footer={
        open ? (
          <BottomBar>
            <Button block size="l" busy={busy} onTap={() => void take()}>
              {receiptWords('confirm')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      {wrong ? <WrongLink /> : <StateView remote={remote}>{(receipt) => <ReceiptGoods receipt={receipt} />}</StateView>}
      {open ? <PhoneEnd phone={phone} /> : null}
    </Screen>
  )
}

export default definePage('h5Confirm', { body: Confirm, skeleton: <Skeleton shape="rows" count={2} /> })
