/** Picture codes: four signs that a person reads more easily than a program, each good for one try. */
import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import sharp from 'sharp'
import type { DataOf } from '../../../../contract'
import { CAPTCHA_LENGTH, CAPTCHA_SECONDS, CAPTCHA_SIGNS, tidyCaptcha } from '../../../../domain/shop'
import { HOUR_MS } from '../../../../domain/spans'
import { callerOf } from '../../core/caller'
import type { Clock } from '../../core/clock'
import { newId, type Db } from '../../core/database'
import { refusal } from '../../core/errors'
import { guessesOf } from '../../core/guesses'
import { lettered } from '../../core/lettering'
import * as store from './storeLicence'

/** Pictures that one address gets in an hour. */
const PICTURES = { most: 60, withinMs: HOUR_MS }
const INKS = ['#0b63e5', '#b54708', '#067647', '#6941c6', '#a4321b']

/** Neither the code nor the key can be found from what is stored. */
const keyHash = (captchaKey: string): string => createHash('sha256').update(captchaKey).digest('hex')
const codeHash = (captchaKey: string, code: string): string =>
  createHmac('sha256', captchaKey).update(code).digest('hex')

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T // within its bounds

/** Lines and dots, so that the signs don't stand on an empty ground. */
function ground(): Buffer {
  const wave = () =>
    `<path d="M0 ${randomInt(20, 90)}C80 ${randomInt(0, 112)} 200 ${randomInt(0, 112)} 320 ${randomInt(20, 90)}" fill="none" stroke="${pick(INKS)}" stroke-opacity=".45" stroke-width="${randomInt(2, 4)}"/>`
  const dot = () =>
    `<circle cx="${randomInt(320)}" cy="${randomInt(112)}" r="${randomInt(1, 4)}" fill="${pick(INKS)}" fill-opacity=".4"/>`
  const parts = [...Array.from({ length: 3 }, wave), ...Array.from({ length: 28 }, dot)]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="112"><rect width="320" height="112" fill="#eef3fb"/>${parts.join('')}</svg>`
  )
}

/** A code as a picture: each sign turned and moved by chance. */
async function draw(code: string): Promise<Buffer> {
  const signs = await Promise.all(
    [...code].map(async (sign, at) => {
      const { input } = await lettered(sign, { size: randomInt(60, 76), colour: pick(INKS), weight: 'bold' })
      const turned = await sharp(input)
        .rotate(randomInt(-24, 25), { background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer()
      return { input: turned, left: 18 + at * 74 + randomInt(-8, 9), top: randomInt(4, 26) }
    })
  )
  return sharp(ground()).composite(signs).png().toBuffer()
}

/** A new picture code; refused where the caller's address had too many. */
export async function issue(
  db: Db,
  clock: Clock,
  ip: string
): Promise<DataOf<'POST /o2md/v1/pub/online-shop/licence-captcha'>> {
  if (guessesOf(clock).take(`shop captcha ${callerOf(ip)}`, clock.now(), PICTURES) === undefined) {
    throw refusal(
      'captcha.pictures',
      '图形码获取太频繁，请一小时后再试',
      'Too many picture codes, please try again in an hour'
    )
  }
  const code = Array.from({ length: CAPTCHA_LENGTH }, () => pick([...CAPTCHA_SIGNS])).join('')
  const captchaKey = newId('pic')
  const picture = await draw(code)
  await store.keepCode(db, {
    keyHash: keyHash(captchaKey),
    codeHash: codeHash(captchaKey, code),
    expiresAt: new Date(clock.now() + CAPTCHA_SECONDS * 1000)
  })
  return {
    captchaKey,
    picture: `data:image/png;base64,${picture.toString('base64')}`,
    expiresInSeconds: CAPTCHA_SECONDS
  }
}

/** Uses a code up by one try, right or wrong. */
export async function use(db: Db, clock: Clock, guess: { captchaKey: string; pictureCode: string }): Promise<void> {
  const kept = await store.spendCode(db, keyHash(guess.captchaKey), clock.date())
  if (kept === undefined) {
    throw refusal('captcha.used', '图形码已失效，请看新的一张', 'That picture code is used up. Please read the new one')
  }
  const tried = codeHash(guess.captchaKey, tidyCaptcha(guess.pictureCode))
  if (!timingSafeEqual(Buffer.from(kept, 'hex'), Buffer.from(tried, 'hex'))) {
    throw refusal(
      'captcha.misread',
      '图形码不正确，请看新的一张',
      'That isn’t what the picture says. Please read the new one'
    )
  }
}
