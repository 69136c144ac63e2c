import type { Core } from '../../core/area'
import { sandboxOpenId } from '../../core/platform/sandbox'
import { addAddress } from '../address'
import { addSpending, DEMONSTRATION_SHOPPERS, findOrAddCustomer } from '../customer'
import { bindPerson } from '../login'
import { tellPoints } from '../points'

/** Writes the shoppers of the demonstration. */
export async function seedShoppers(core: Core): Promise<void> {
  for (const shopper of DEMONSTRATION_SHOPPERS) {
    const { userId } = await findOrAddCustomer(core.db, {
      userId: shopper.userId,
      phone: shopper.phone,
      nickName: shopper.name,
      now: core.clock.date()
    })
    if (shopper.person !== undefined) {
      const identity = { openId: sandboxOpenId(shopper.person), unionId: undefined }
      await bindPerson(core.db, identity, userId, core.clock.date())
    }
    await addSpending(core.db, userId, shopper.spentFen)
    await tellPoints(core.db, userId, shopper.points, core.clock.now())
    for (const address of shopper.addresses) await addAddress(core.db, core.clock, userId, address, 'zh-CN')
  }
}
