/** A style sheet in a test: class names of CSS modules come back as they are asked for. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) })
