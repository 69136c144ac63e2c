/** What the parts of a screen are called. `given`: what scripts/new-screen.mjs read from its arguments. */

export const capital = (word) => word[0].toUpperCase() + word.slice(1)
/** `QRcodeImg` → `qrcodeImg` */
export const small = (word) => word.replace(/^[A-Z]+/, (head) => head.toLowerCase())
const snake = (word) => word.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Text as it stands between single quotes. */
export const quoted = (text) => text.replaceAll("'", "\\'")

/**
 * `kind`: list, detail or form. `feature`, `area`: folders of src/features and gateway/src/areas; `newFeature`, `newArea`:
 * they are made. `path`: of the endpoint, without its method.
 */
export function namesOf({ key, route, kind, endpoint, feature, area, newFeature, newArea }) {
  const name = small(key)
  const Name = capital(key)
  const path = endpoint.slice(endpoint.indexOf(' ') + 1)
  const file = (plain, own) => (newArea ? plain : own)
  return {
    ...{ key, route, kind, endpoint, feature, area, newFeature, newArea, name, Name, path },
    title: { zh: route.title.zh || key, en: route.title.en || key },
    isOpen: path.includes('/pub/'),
    table: `${snake(name)}_row`,
    code: `${name}.missing`,
    words: `${feature}Words`,
    /** Folder of the screen's parts, and where its pages import them from. */
    parts: newFeature ? `src/features/${feature}` : `src/features/${feature}/${name}`,
    from: newFeature ? `@/features/${feature}` : `@/features/${feature}/${name}`,
    messages: newFeature ? './messages' : '../messages',
    home: `gateway/src/areas/${area}`,
    files: {
      schema: file('schema', `schema${Name}`),
      store: file('store', `store${Name}`),
      service: file('service', name),
      seed: file('seed', `seed${Name}`),
      demonstration: file('demonstration', `demonstration${Name}`)
    }
  }
}
