// The one check that must run on any Node, so it uses nothing newer than what it checks for.
const minimum = [20, 19, 0]

/** Says one plain sentence and ends the process when this Node is too old. */
export function requireNode() {
  const have = process.versions.node.split('.').map(Number)
  for (let i = 0; i < minimum.length; i += 1) {
    if (have[i] > minimum[i]) return
    if (have[i] < minimum[i]) {
      console.error(
        `This needs Node ${minimum.join('.')} or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`
      )
      process.exit(1)
    }
  }
}
