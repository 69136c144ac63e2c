/**
 * webpack loader: Taro's runtime without what it knows of the host's components that no part of the store draws, and
 * without the names of calls that it never makes. Their tables lie in the package of the first screen. Both lists are in
 * used.mjs. A component's row stays, with nothing in it: templates go by its number among all.
 */
const ts = require('typescript')

/** Where the tables stand: the file of all platforms, and the one of this host. */
const tables = new Set(['components', 'internalComponents'])

/** What of the text becomes another, as [start, end, text], and nothing that stands in two of them. */
function changes(file, { components, calls }) {
  const parts = []
  const constants = new Set()
  const empty = (row) => {
    const name = row.name.getText(file)
    if (components.has(name)) return
    parts.push([row.getStart(file), row.end, `${name}: {}`])
    if (ts.isShorthandPropertyAssignment(row)) constants.add(name)
  }
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .map((each) => each.declarationList.declarations[0])
  for (const { name, initializer } of declarations) {
    if (tables.has(name.text)) initializer.properties.forEach(empty)
    else if (name.text === 'needPromiseApis') {
      const [list] = initializer.arguments
      const usedCalls = list.elements.map(({ text }) => text).filter((call) => calls.has(call))
      parts.push([list.getStart(file), list.end, JSON.stringify(usedCalls)])
    }
  }
  for (const { name, parent } of declarations)
    if (constants.has(name.text)) parts.push([parent.parent.getStart(file), parent.parent.end, ''])
  return parts.sort(([a], [b]) => b - a)
}

/** The source without what is spare. */
function lighten(source, usage) {
  const file = ts.createSourceFile('runtime.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  return changes(file, usage).reduce(
    (text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end),
    source
  )
}

module.exports = function lightRuntime(source) {
  const { components, calls } = this.getOptions()
  const text = lighten(source, { components: new Set(components), calls: new Set(calls) })
  if (text.length > source.length * 0.9) throw new Error('lightRuntime: Taro’s runtime is another than it reads')
  return text
}
module.exports.lighten = lighten
