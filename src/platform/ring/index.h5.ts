let sound: AudioContext | undefined

/** Makes the sound ready in a tap: a browser lets no page sound that was not tapped. */
export function prepareRing(): void {
  try {
    sound ??= new AudioContext()
    void sound.resume().catch(() => undefined)
  } catch {
    sound = undefined // a browser without sound still shows and shakes
  }
}

/** s, from one beep to the next */
const beat = 0.5

/** Three beeps and a shake, as far as the device has them. */
export function ring(): void {
  // absent on iPhones
  ;(navigator as Partial<Navigator>).vibrate?.([300, 200, 300, 200, 300])
  if (sound?.state !== 'running') return
  for (let index = 0; index < 3; index += 1) {
    const from = sound.currentTime + index * beat
    const tone = sound.createOscillator()
    const loudness = sound.createGain()
    tone.frequency.value = 880
    loudness.gain.setValueAtTime(0.0001, from)
    loudness.gain.exponentialRampToValueAtTime(0.3, from + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.35)
    tone.connect(loudness).connect(sound.destination)
    tone.start(from)
    tone.stop(from + 0.4)
  }
}
