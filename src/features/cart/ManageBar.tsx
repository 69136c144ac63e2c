import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { MoveButton } from '@/features/favouriteMove'
import { confirm, toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { BottomBar, Button, Checkbox } from '@/ui'
import { cartWords } from './messages'
import type { Managing } from './useManaging'
import '@/ui/layout/layout.scss'

/** Asks, then deletes what is marked. */
async function remove({ marked, clear }: Managing): Promise<void> {
  if (marked.length === 0) {
    toast(cartWords('chooseToDelete'))
    return
  }
  const sure = await confirm({
    title: cartWords('deleteTitle', { count: marked.length }),
    confirmText: cartWords('delete'),
    cancelText: cartWords('keep'),
    danger: true
  })
  if (!sure) return
  if (await stores.cart.remove(marked)) {
    toast(cartWords('deleted'))
    clear()
  }
}

/** What stays under the cart while it is edited: mark all, move to the favourites, delete. */
export const ManageBar = observer(function ManageBar({ managing }: { managing: Managing }) {
  const count = managing.marked.length
  return (
    <BottomBar className="cart-bar">
      <Checkbox
        className="cart-bar__all"
        checked={managing.allMarked}
        label={cartWords('selectAll')}
        onChange={managing.markAll}
      />
      <View className="ui__hit ui__grow cart-bar__sum" />
      <MoveButton managing={managing} />
      <Button
        className={count === 0 ? 'cart-bar__go cart-bar__go--none' : 'cart-bar__go'}
        danger={count > 0}
        kind={count === 0 ? 'filled' : 'outline'}
        onTap={() => remove(managing)}
      >
        {count === 0 ? cartWords('deleteNone') : cartWords('deleteMany', { count })}
      </Button>
    </BottomBar>
  )
})
