/** The brand at the beginning of a product's title, which its shop's name says already. Pure. */

/**
 * A title without the brand before it: its first word, where the name of the shop that sells it begins with that word. What
 * another maker's goods are called stays, and so does a title that is nothing but the word.
 */
export function withoutBrand(title: string, shopName: string): string {
  const [word = '', ...rest] = title.trim().split(/\s+/)
  const name = shopName.trim()
  const follows = name.charAt(word.length)
  // «Qi» is no brand of «Qihe Flagship»: letters of an alphabet end at a sign that is none
  const whole = !(/[\p{Script=Latin}\d]$/u.test(word) && /[\p{Script=Latin}\d]/u.test(follows))
  return rest.length > 0 && word !== '' && name.startsWith(word) && whole ? rest.join(' ') : title
}
