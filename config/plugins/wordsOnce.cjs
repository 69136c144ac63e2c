/**
 * Babel plugin: the words of a feature name their keys once. `defineMessages('cart', { sum: '合计' }, { sum: 'Total' })` is
 * built as `defineMessages('cart', { sum: '合计' }, ['Total'])`: the second language in the order of the first.
 */
const keyOf = ({ type, computed, key, value }) =>
  type === 'ObjectProperty' && !computed && value.type === 'StringLiteral' ? (key.name ?? key.value) : undefined

/** Property by key; undefined where one is more than a key and its words, or a number, which objects put first. */
function wordsOf(node) {
  if (node?.type !== 'ObjectExpression') return undefined
  const words = new Map(node.properties.map((property) => [keyOf(property), property.value]))
  return [...words.keys()].some((key) => key === undefined || /^\d+$/.test(key)) ? undefined : words
}

module.exports = function wordsOnce({ types }) {
  return {
    name: 'words-once',
    visitor: {
      CallExpression({ node }) {
        if (node.callee.name !== 'defineMessages') return
        const first = wordsOf(node.arguments[1])
        const second = wordsOf(node.arguments[2])
        if (!first || first.size !== second?.size || [...first.keys()].some((key) => !second.has(key))) return
        node.arguments[2] = types.arrayExpression([...first.keys()].map((key) => second.get(key)))
      }
    }
  }
}
