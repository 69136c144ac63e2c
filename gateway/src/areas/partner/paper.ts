/** The contract as PDF: as it is shown, and as it was signed. */
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { shopDay } from '../../../../domain/day'
import { cut } from '../../../../domain/graphemes'
import type { Paper, Stroke } from '../../../../domain/people/signature'
import type { ContractRecord } from './store'

const TYPESETTER = fileURLToPath(new URL('./typesetter.mjs', import.meta.url))

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** What the last pages of a signed contract say. */
export interface Signing {
  paper: Paper
  strokes: readonly Stroke[]
  /** The name in place of strokes. */
  typed: string
  facts: readonly (readonly [label: string, value: string])[]
}

/** The name of the shop as its site's configuration says it: the other side of the contract. */
export const shopNameOf = ({ onlineShopName: name }: Readonly<Record<string, unknown>>): string =>
  typeof name === 'string' && name.trim() !== '' ? cut(name.trim(), 40) : '本商城'

/** In a process of its own: a Chinese font takes much memory while it is cut down to what is used. */
export async function drawContract(shop: string, contract: ContractRecord, signed?: Signing): Promise<Buffer> {
  const setting = spawn(process.execPath, [TYPESETTER], { stdio: ['pipe', 'pipe', 'pipe'] })
  const exitCode = new Promise<number | null>((resolve, reject) => {
    setting.once('error', reject)
    setting.once('close', resolve)
  })
  const errorText = text(setting.stderr)
  const pdf = buffer(setting.stdout)
  setting.stdin.on('error', () => undefined) // it ended early, and its code says so
  const { version, title, intro, sections } = contract
  setting.stdin.end(
    JSON.stringify({
      version,
      shop,
      issued: shopDay(contract.issued_at.getTime()),
      title: title.zh,
      intro: intro.zh,
      sections: sections.map((section) => ({ title: section.title.zh, text: section.text.zh })),
      signed
    })
  )
  // what it was given has a name in it, so its own words stay out of the log
  if ((await exitCode) !== 0)
    throw new Error(`Contract ${version} could not be drawn (${(await errorText).length} signs of why)`)
  return pdf
}
