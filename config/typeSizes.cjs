/**
 * Sizes of type in the mini-program are custom properties, so that one class on a screen makes all its letters larger
 * (`ui/screen/Screen.scss`): what is laid out in rpx stays as it is.
 */
const tokens = { 11: 1, 12: 2, 14: 3, 16: 4, 18: 5, 22: 6, 28: 7 }
/** px up to which letters that are no token's grow along; larger ones are drawings. */
const read = 18

module.exports = () => ({
  postcssPlugin: 'type-sizes',
  Declaration(declaration) {
    if (declaration.prop !== 'font-size') return
    const [, amount, unit] = /^(\d+)(r?px)$/i.exec(declaration.value) ?? []
    const size = unit === 'rpx' ? amount / 2 : amount
    const token = tokens[size]
    if (token !== undefined) declaration.value = `var(--f${token})`
    else if (size < read) declaration.value = `calc(var(--f3)*${+(size / 14).toFixed(3)})`
  }
})
module.exports.postcss = true
