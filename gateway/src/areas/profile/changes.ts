import { AVATAR_LARGEST_SIDE, AVATAR_SIDE, NICKNAME_LENGTH, tidyNickname } from '../../../../domain/people/profile'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { readShopperPicture } from '../../core/files/shopperPictures'
import { dropFiles, keepFile } from '../../core/files/uploads'
import * as customers from '../customer'

/** Changes the name the shopper goes by; it is theirs, so it reads the same in every language. */
export async function changeNickname(db: Db, userId: string, input: string): Promise<void> {
  const name = tidyNickname(input)
  if (name === undefined) {
    throw refusal(
      'nickname.unfit',
      `请填写 1–${NICKNAME_LENGTH} 个字的昵称，不能含看不见的字符`,
      `Please use 1 to ${NICKNAME_LENGTH} visible characters`
    )
  }
  await customers.setNickname(db, userId, { zh: name, en: name })
}

/** Takes a picture in place of the one before, which is gone with that. */
export async function changeAvatar(
  { db, clock }: Core,
  userId: string,
  file: Buffer | undefined
): Promise<{ avatar: string }> {
  const bounds = { largestSide: AVATAR_LARGEST_SIDE, keptSide: AVATAR_SIDE }
  const picture = await readShopperPicture(file, { area: 'avatar', userId, ...bounds })
  return inTransaction(db, async (tx) => {
    await customers.lockCustomer(tx, userId)
    const own = { purpose: 'AVATAR', owner: userId } as const
    const avatar = await keepFile(tx, { ...own, userId, ...picture, now: clock.date() })
    await customers.setAvatar(tx, userId, avatar)
    await dropFiles(tx, own, [avatar])
    return { avatar }
  })
}
