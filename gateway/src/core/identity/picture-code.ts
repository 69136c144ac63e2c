/**
 * Picture codes: four signs that a person reads more easily than a program, each good for one try; for people who can't see them
 * a question in words in their place.
 */
import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { CAPTCHA_LENGTH, CAPTCHA_SECONDS, CAPTCHA_SIGNS, tidyCaptcha } from '../../../../domain/goods/shop'
import { HOUR_MS } from '../../../../domain/spans'
import { callerOf } from './caller'
import type { Clock } from '../clock'
import { newId, type Db } from '../database/database'
import { refusal } from '../errors'
import { guessesOf } from './guesses'
import { drawLettering } from './lettering'
import { say, type Locale } from '../words'

/** Pictures that one address gets in an hour. */
const PICTURES = { most: 120, withinMs: HOUR_MS }
/** What keys of questions in words begin with. */
const ASKED = 'sum'
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

/** A place that leaves 4 px of the ground on both sides. */
const within = (place: number, room: number): number => Math.max(4, Math.min(place, room - 4))

/** A code as a picture: each sign turned and moved by chance. */
async function draw(code: string): Promise<Buffer> {
  const signs = await Promise.all(
    [...code].map(async (sign, index) => {
      const { input } = await drawLettering(sign, { size: randomInt(56, 70), colour: pick(INKS), weight: 'bold' })
      const { data, info } = await sharp(input)
        .rotate(randomInt(-24, 25), { background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer({ resolveWithObject: true })
      // around the middle of its quarter, and whole
      const left = 46 + index * 76 - Math.round(info.width / 2) + randomInt(-6, 7)
      return { input: data, left: within(left, 320 - info.width), top: within(randomInt(4, 26), 112 - info.height) }
    })
  )
  return sharp(ground()).composite(signs).png().toBuffer()
}

const SMALL = {
  zh: '零一二三四五六七八九'.split(''),
  en: 'zero one two three four five six seven eight nine'.split(' ')
}
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')

/** A number from 2 to 19 in words. */
function wordsOf(number: number): { zh: string; en: string } {
  const [units, isTeen] = [number % 10, number > 9]
  return {
    zh: `${isTeen ? '十' : ''}${isTeen && units === 0 ? '' : (SMALL.zh[units] ?? '')}`,
    en: (isTeen ? TEENS[units] : SMALL.en[units]) ?? ''
  }
}

/** A sum in words, and what it comes to. */
function sumInWords(locale: Locale): { question: string; answer: string } {
  const [first, second, third] = [randomInt(11, 20), randomInt(2, 20), randomInt(2, 10)]
  const [a, b, c] = [wordsOf(first), wordsOf(second), wordsOf(third)]
  return {
    question: say(locale, {
      zh: `${a.zh}加${b.zh}，再减${c.zh}，等于多少？请填数字`,
      en: `What is ${a.en} plus ${b.en}, less ${c.en}? Answer in digits`
    }),
    answer: String(first + second - third)
  }
}

interface PictureCode {
  captchaKey: string
  /** As an address of its own; empty: the question stands in words. */
  picture: string
  question?: string
  expiresInSeconds: number
}

interface Asking {
  db: Db
  clock: Clock
  ip: string
  /** The question in words. */
  words?: Locale
}

/** A new picture code; refused where the caller's address had too many. */
export async function issuePictureCode({ db, clock, ip, words }: Asking): Promise<PictureCode> {
  if (guessesOf(clock).take(`shop captcha ${callerOf(ip)}`, clock.now(), PICTURES) === undefined) {
    throw refusal(
      'captcha.pictures',
      '图形码获取太频繁，请一小时后再试',
      'Too many picture codes, please try again in an hour'
    )
  }
  const captchaKey = newId(words === undefined ? 'pic' : ASKED)
  const text =
    words === undefined ? Array.from({ length: CAPTCHA_LENGTH }, () => pick([...CAPTCHA_SIGNS])).join('') : ''
  const sum = words === undefined ? undefined : sumInWords(words)
  const picture = sum === undefined ? `data:image/png;base64,${(await draw(text)).toString('base64')}` : ''
  await db
    .insertInto('shop_captcha')
    .values({
      key_hash: keyHash(captchaKey),
      code_hash: codeHash(captchaKey, sum?.answer ?? text),
      expires_at: new Date(clock.now() + CAPTCHA_SECONDS * 1000)
    })
    .execute()
  return {
    captchaKey,
    picture,
    ...(sum === undefined ? {} : { question: sum.question }),
    expiresInSeconds: CAPTCHA_SECONDS
  }
}

/** Uses a code up and gives the hash to hold the try against; undefined: it is used, over, or there is none. */
async function spend(db: Db, key: string, now: Date): Promise<string | undefined> {
  const result = await sql<{ code_hash: string }>`update shop_captcha set used = true
    where key_hash = ${key} and not used and expires_at > ${now} returning code_hash`.execute(db)
  return result.rows[0]?.code_hash
}

/** Uses a code up by one try, right or wrong. */
export async function usePictureCode(
  db: Db,
  clock: Clock,
  guess: { captchaKey: string; pictureCode: string }
): Promise<void> {
  const hash = await spend(db, keyHash(guess.captchaKey), clock.date())
  const isAsked = guess.captchaKey.startsWith(`${ASKED}_`)
  if (hash === undefined) {
    throw isAsked
      ? refusal('captcha.used', '这道题已失效，请答新的一题', 'That question is used up. Please answer the new one')
      : refusal('captcha.used', '图形码已失效，请看新的一张', 'That picture code is used up. Please read the new one')
  }
  const guessHash = codeHash(guess.captchaKey, tidyCaptcha(guess.pictureCode))
  if (!timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(guessHash, 'hex'))) {
    throw isAsked
      ? refusal('captcha.misread', '得数不对，请答新的一题', 'That isn’t the answer. Please try the new question')
      : refusal(
          'captcha.misread',
          '图形码不正确，请看新的一张',
          'That isn’t what the picture says. Please read the new one'
        )
  }
}

export async function dropPictureCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('shop_captcha').where('expires_at', '<', before).execute()
}
