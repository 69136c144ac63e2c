// Taro's parser of HTML text on the mini-program, in place of its module: nothing is drawn from such text there, as rich
// text is the host's own. The original is 12 KB of the main package, and something reads all of the runtime's exports
export const parser = () => {
  throw new Error('innerHTML is not part of this mini-program')
}
