/** Somebody who became a partner before: for a demonstration. */
import { createHash } from 'node:crypto'
import { idCardCheck, maskIdCard } from '../../../../domain/idCard'
import { moment } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { newId } from '../../core/database'
import { keyedHash, seal } from '../../core/sealing'
import { customerOrLogin, maskPhone } from '../customer'
import { contractNow, hashOfShown } from './documents'
import { ID_SEAL, maskedName, move, NAME_SEAL } from './joining'
import { drawContract, sha256 } from './paper'
import * as store from './store'

interface Joined {
  userId: string
  partnerCode: string
  name: string
  /** All of an ID number but its last character. */
  idDigits: string
  at: Date
}

const BY = 'demonstration'

/** Asked, verified and signed, with what each of these leaves; under the newest contract. */
export async function joinedBefore({ db }: Core, { userId, partnerCode, name, idDigits, at }: Joined): Promise<void> {
  const { phone } = await customerOrLogin(db, userId)
  const idNumber = idDigits + idCardCheck(idDigits)
  const phoneMasked = maskPhone(phone)
  await store.addPartner(db, { userId, partnerCode, at })
  await store.addEvent(db, { user_id: userId, event: 'APPLY', state: 'APPLIED', by: userId, at })
  const asked = await store.lockPartner(db, userId)
  if (asked === undefined) throw new Error('A partner who was added is there')
  const told = {
    name_masked: maskedName(name),
    name_sealed: await seal(db, name, { purpose: NAME_SEAL, owner: userId }),
    id_masked: maskIdCard(idNumber),
    id_sealed: await seal(db, idNumber, { purpose: ID_SEAL, owner: userId }),
    id_hash: await keyedHash(db, ID_SEAL, idNumber),
    phone_masked: phoneMasked,
    verified_at: at
  }
  const verified = await move(db, asked, { event: 'VERIFY', at, by: BY, change: told })
  const contract = await contractNow(db)
  const shown = await hashOfShown(db, contract.version)
  if (shown === undefined) throw new Error('A contract that was issued has a document')
  const facts: [string, string][] = [
    ['签署人', told.name_masked],
    ['签署时间', `${moment(at.getTime()).add(8, 'hour').format('YYYY-MM-DD HH:mm:ss')}（北京时间）`],
    ['手机号', phoneMasked],
    ['设备', BY],
    ['协议文件 SHA-256', shown],
    ['签名 SHA-256', createHash('sha256').update(JSON.stringify(name)).digest('hex')]
  ]
  const signature = { typed: name, strokes: [], paper: { width: 300, height: 140 } }
  const document = await drawContract(contract, { ...signature, facts })
  await store.addSignature(db, {
    signature_id: newId('sgn'),
    user_id: userId,
    version: contract.version,
    shown_hash: shown,
    strokes: JSON.stringify(null),
    typed: true,
    document,
    final_hash: sha256(document),
    phone_masked: phoneMasked,
    device: BY,
    signed_at: at
  })
  const change = { contract_version: String(contract.version), active_at: at }
  await move(db, verified, { event: 'SIGN', at, by: userId, change })
  await store.grantWork(db, userId, at)
}
