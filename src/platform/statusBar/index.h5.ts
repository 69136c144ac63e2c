/** A browser draws the phone's status bar as it likes. */
export function setStatusBarWords(words: 'white' | 'black'): void {
  void words
}
