/** Sending a request: for an own appliance, for one that was bought elsewhere, and without a login. */
import type { OwnAppliance, ServiceBill } from '@contract'
import { BusinessError, withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { sentFiles } from '@/ui/form/uploads'
import type { UploadPort } from '@/ui/form/useUploads'
import { billWords as t } from '../messages'
import type { Proof } from '../phone/useProof'
import { keepView } from '../viewKey'
import { call, upload } from './calls'
import type { Booking } from './rules'

/** A picture or the video of the fault. */
export const sendShown: UploadPort = async (filePath, onProgress, kind) => {
  const file = { filePath, onProgress, quiet: true }
  const reply =
    kind === 'video'
      ? upload('POST /o2as-b2c/v1/fix-install-bills/upload-video', file)
      : upload('POST /o2as-b2c/v1/fix-install-bills/upload', file)
  return (await reply).path
}

const askedOf = ({ work, faults, text, day, window }: Booking) => ({
  work,
  faultCodes: work === 'REPAIR' ? faults : [],
  text,
  day,
  window
})

/** Books for who is logged in, once, however often it is tried with the same words. */
export function sendOwn(
  values: Booking,
  { chosen, kindCode, addressId }: { chosen: OwnAppliance | undefined; kindCode: string; addressId: string }
): Promise<ServiceBill> {
  const pictures = sentFiles(values.files, 'picture')
  const [video] = sentFiles(values.files, 'video')
  const body = { ...askedOf(values), pictures, video, addressId }
  const about = chosen ? { orderCode: chosen.orderCode, skuCode: chosen.skuCode } : undefined
  const scope = `bill.book ${fingerprint(JSON.stringify([about ?? kindCode, values.model, body]))}`
  return withIntent(scope, (idempotencyKey) => {
    const of = { idempotencyKey, quiet: true }
    if (about) {
      return call('POST /o2as-b2c/v1/fix-install-bills/create-fix-bill-by-order', {
        ...of,
        body: { ...body, ...about }
      })
    }
    const byHand = { ...body, kindCode, model: values.model.trim() }
    return call('POST /o2as-b2c/v1/fix-install-bills/createFixInstallBill', { ...of, body: byHand })
  })
}

/** Books without a login; what is wrong with the code is also said at its field. */
export async function sendByPhone(values: Booking, kindCode: string, proof: Proof): Promise<ServiceBill> {
  const phoneProof = proof.proof()
  if (!phoneProof) throw Object.assign(new Error('The phone is not proved'), { words: t('needCode') })
  const { receiver, provinceCode, cityCode, districtCode, detail, model } = values
  const place = { receiver: receiver.trim(), provinceCode, cityCode, districtCode, detail: detail.trim() }
  const body = { ...askedOf(values), ...phoneProof, ...place, kindCode, model: model.trim() }
  try {
    const reply = await call('POST /o2as-b2c/v1/fix-install-bills/pub/createFixInstallBill', { body, quiet: true })
    keepView(reply)
    return reply.bill
  } catch (failure) {
    if (failure instanceof BusinessError && failure.code.startsWith('captcha.')) proof.refuse(failure.words)
    throw failure
  }
}
