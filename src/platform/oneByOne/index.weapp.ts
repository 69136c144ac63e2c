/** ms between two replies that came together, in which the first of them is drawn */
const gap = 20

let line: Promise<void> = Promise.resolve()

/**
 * Hands over what a screen asked for one after another. Replies that come together, as after a stall of the network,
 * would otherwise cross to the view in one update, and those of home are larger than the platform's 64 KB.
 */
export async function oneByOne<T>(reply: Promise<T>): Promise<T> {
  const data = await reply
  const before = line
  line = before.then(() => new Promise((resolve) => setTimeout(resolve, gap)))
  await before
  return data
}
