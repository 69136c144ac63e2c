/** What a partner signs: exactly the document that was shown, by hand or by the verified name. */
import type { BodyOf, PartnerFile } from '../../../../contract'
import { moment } from '../../../../domain/day'
import { nextPartnerState } from '../../../../domain/partner/partner'
import { signatureProblem, type Paper, type Stroke } from '../../../../domain/people/signature'
import type { Call } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import { askerOf } from '../../core/identity/asker'
import { unseal } from '../../core/identity/sealing'
import { customerOrLogin, maskPhone } from '../customer'
import { contractNow, hashOfShown } from './documents'
import { barRefusal, move, NAME_SEAL, tidyName, wrongState } from './joining'
import { drawContract, sha256, shopNameOf } from './paper'
import { fileOf } from './standing'
import * as store from './store'

type Signed = BodyOf<'POST /o2cum/v1/partner/contract'>

/** A signature by hand, or the verified name in its place. */
async function readSignature(db: Db, row: store.PartnerRecord, body: Signed) {
  const strokes = (body.strokes ?? []).map((stroke) => stroke.map(([x = 0, y = 0]): [number, number] => [x, y]))
  if (body.typedName !== undefined) {
    const name = await unseal(db, row.name_sealed ?? '', { purpose: NAME_SEAL, owner: row.user_id })
    if (tidyName(body.typedName) !== name)
      throw refusal('signature.name', '要和核验过的姓名一致', 'It has to be the name that was verified')
    return { typed: name, strokes: [] as Stroke[], paper: { width: 300, height: 140 } }
  }
  const paper = body.paper ?? { width: 0, height: 0 }
  const problem = signatureProblem(strokes, paper)
  if (problem === undefined) return { typed: '', strokes, paper }
  throw problem === 'OUTSIDE'
    ? refusal('signature.outside', '签名超出了范围，请重签', 'The signature left the paper. Please sign again')
    : refusal(
        'signature.short',
        '签名太简单，请写下完整的姓名',
        'That is too little for a signature. Please write your full name'
      )
}

const changeRefusal = (): GatewayRefusal =>
  refusal(
    'contract.changed',
    '协议有更新，请看过新的再签',
    'The contract has changed. Please read the new one before you sign'
  )

const canSign = (row: store.PartnerRecord | undefined): store.PartnerRecord => {
  if (row === undefined || nextPartnerState(row.state, 'SIGN') === undefined) throw wrongState()
  return row
}

/** The document, and the signer's known data. */
interface Signature {
  typed: string
  strokes: readonly Stroke[]
  paper: Paper
}

/** What a signature leaves, with the document drawn: one row, which the caller keeps. */
export async function drawSigned(
  shop: string,
  contract: store.ContractRecord & { document_hash: string },
  signature: Signature,
  who: { userId: string; nameMasked: string; phone: string; device: string; now: Date }
): Promise<Parameters<typeof store.addSignature>[1]> {
  const { now, device } = who
  const marks = signature.typed === '' ? { paper: signature.paper, strokes: signature.strokes } : null
  const facts: [string, string][] = [
    ['签署人', who.nameMasked],
    ['签署时间', `${moment(now.getTime()).add(8, 'hour').format('YYYY-MM-DD HH:mm:ss')}（北京时间）`],
    ['手机号', maskPhone(who.phone)],
    ['设备', device],
    ['协议文件 SHA-256', contract.document_hash],
    ['签名 SHA-256', sha256(Buffer.from(JSON.stringify(marks ?? signature.typed)))]
  ]
  const document = await drawContract(shop, contract, { ...signature, facts })
  return {
    signature_id: newId('sgn'),
    user_id: who.userId,
    version: contract.version,
    shown_hash: contract.document_hash,
    strokes: JSON.stringify(marks),
    typed: marks === null,
    document,
    final_hash: sha256(document),
    phone_masked: maskPhone(who.phone),
    device,
    signed_at: now
  }
}

/** Signs exactly what was shown; the document is drawn before the transaction that keeps all of it. */
export async function sign(call: Call<'POST /o2cum/v1/partner/contract'>): Promise<PartnerFile> {
  const { db, body, from } = call
  const reader = askerOf(call)
  const { userId, nowMs } = reader
  const row = canSign(await store.partnerRow(db, userId))
  if (await store.isEmployee(db, userId)) throw barRefusal()
  const contract = await contractNow(call.core)
  const shownHash = await hashOfShown(db, contract.version)
  if (String(contract.version) !== body.version || shownHash !== body.hash) throw changeRefusal()
  const signature = await readSignature(db, row, body)
  const now = new Date(nowMs)
  const { phone } = await customerOrLogin(db, userId)
  const who = { userId, nameMasked: row.name_masked ?? '', phone, device: `${from.host} ${from.device}`, now }
  const document = await drawSigned(
    shopNameOf(call.core.site),
    { ...contract, document_hash: shownHash },
    signature,
    who
  )
  await inTransaction(db, async (tx) => {
    const newest = await store.holdNewestContract(tx)
    if (newest?.version !== contract.version || newest.document_hash !== body.hash) throw changeRefusal()
    const partner = canSign(await store.lockPartner(tx, userId))
    await store.addSignature(tx, document)
    const change = { contract_version: body.version, active_at: partner.active_at ?? now }
    await move(tx, partner, { event: 'SIGN', now, by: userId, change })
  })
  return fileOf(db, reader)
}
