import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'
import { dropSpare, spare } from '../../config/plugins/spare.mjs'
import { usedCalls, usedComponents, usedIn } from '../../config/plugins/used.mjs'
import { inRoot } from '../../scripts/lib/run.mjs'

// a loader is CommonJS, and as such it is not to be bundled with this file
const { lighten } = createRequire(inRoot('package.json'))('./config/plugins/lightRuntime.cjs')

/** As the templates call what a component is given: `onTouchMove` is `bindTouchMove`, `scrollX` is `scroll-x`. */
const inTemplate = (name) =>
  /^on[A-Z]/.test(name) ? `bind${name.slice(2)}` : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Host component → names it goes by in this file: `Button as HostButton`. */
function hostNames(file) {
  const names = new Map()
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== '@tarojs/components') continue
    for (const { name, propertyName } of statement.importClause?.namedBindings?.elements ?? [])
      names.set(name.text, (propertyName ?? name).text)
  }
  return names
}

/** What a source of the mini-program sets and the templates lack, as `View.animation`. */
function missingOf(text, fileName = 'part.tsx') {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names = hostNames(file)
  const missing = []
  const look = (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const host = names.get(node.tagName.getText(file))
      for (const attribute of node.attributes.properties)
        if (ts.isJsxAttribute(attribute) && spare[host]?.test(inTemplate(attribute.name.getText(file))))
          missing.push(`${host}.${attribute.name.getText(file)}`)
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return missing
}

/** Every source of the mini-program as its name and text. */
const sources = readdirSync(inRoot('src'), { recursive: true })
  .filter((name) => /(?<!\.h5)\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(path.join(inRoot('src'), name), 'utf8')])

describe('what the mini-program’s templates are made without', () => {
  it('is set by no source of the mini-program', () => {
    assert.ok(sources.length > 600)
    const missing = sources.flatMap(([name, text]) => missingOf(text, name).map((what) => `${name} sets ${what}`))
    assert.deepEqual(missing, [], 'a template lacks what is set: leave it in (config/plugins/spare.mjs)')
  })

  it('would be noticed in a source, under any name of the component', () => {
    const text = `import { View as Box, ScrollView } from '@tarojs/components'
      export const Part = () => <Box animation={x} onAnimationEnd={y} onTap={z}><ScrollView scrollX refresherEnabled /></Box>`
    assert.deepEqual(missingOf(text), ['View.animation', 'View.onAnimationEnd', 'ScrollView.refresherEnabled'])
  })

  it('is gone from Taro’s list, and nothing else is', () => {
    const components = {
      View: { 'hover-class': '', 'hover-stop-propagation': '', animation: '', bindTransitionEnd: '', bindTap: '' },
      Text: { 'aria-label': '', decode: '', bindTouchStart: '' },
      ScrollView: { 'scroll-into-view': '', 'scroll-into-view-alignment': '', enhanced: '', 'enable-flex': '' },
      Input: { 'safe-password-salt': '', password: '' },
      Textarea: { 'adjust-keyboard-to': '', 'adjust-position': '' },
      PageContainer: { show: '', 'z-index': '', bindAfterLeave: '' },
      Button: { 'session-from': '', 'open-type': '' },
      Video: { direction: '', controls: '' }
    }
    dropSpare(components)
    assert.deepEqual(components, {
      View: { 'hover-class': '', bindTap: '' },
      Text: { 'aria-label': '' },
      ScrollView: { 'scroll-into-view': '', enhanced: '' },
      Input: { password: '' },
      Textarea: { 'adjust-position': '' },
      PageContainer: { show: '' },
      Button: { 'open-type': '' },
      Video: { controls: '' }
    })
  })
})

/** The files of Taro's runtime in which those lists are. */
const runtime = ['shared/dist/components', 'shared/dist/native-apis', 'plugin-platform-weapp/dist/runtime'].map(
  (name) => readFileSync(inRoot(`node_modules/@tarojs/${name}.js`), 'utf8')
)
describe('what Taro’s runtime keeps of the host', () => {
  const components = new Set(usedComponents)
  const calls = new Set(usedCalls)

  it('is every component that a source draws', () => {
    const elements = sources.flatMap(([name, text]) =>
      [...hostNames(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)).values()]
        .filter((host) => /^[A-Z]/.test(host) && !host.endsWith('Props'))
        .map((host) => [host, name])
    )
    assert.ok(elements.length > 500)
    assert.deepEqual(
      elements.filter(([host]) => !components.has(host)),
      []
    )
  })

  it('is read from the text of a source', () => {
    const text = `import { Button as HostButton, View, type ViewProps } from '@tarojs/components'
      export const ask = () => Taro.scanCode()`
    assert.deepEqual(usedIn(text), { components: ['Button', 'View'], calls: ['scanCode'] })
    assert.ok(calls.has('scanCode') && !calls.has('startCompass'))
  })

  it('loses nothing else, and no component’s number', () => {
    const before = `const Icon = { size: '23' };
      const View = { a: '' };
      const components = { View, Icon, Text: {}, Live: { b: '' } };
      const needPromiseApis = new Set(['login', 'startCompass', 'scanCode']);
      const rest = new Set(['Icon', 'startCompass']);`
    const after = `const View = { a: '' };
      const components = { View, Icon: {}, Text: {}, Live: {} };
      const needPromiseApis = new Set(["login", "scanCode"]);
      const rest = new Set(['Icon', 'startCompass']);`
    const tight = (text) => text.replaceAll(/\s+/g, '').replaceAll(/^;/g, '')
    const usage = { components: new Set(['View', 'Text']), calls: new Set(['login', 'scanCode']) }
    assert.equal(tight(lighten(before, usage)), tight(after))
    for (const text of runtime) assert.ok(lighten(text, { components, calls }).length < text.length * 0.9)
  })
})
