/** The browser's camera and pictures, read for codes. The mini-program has its host's scanner (`platform/scan`). */
import './camera.scss'
import { codeReader } from './reader'

/** Why there is no camera: it was refused, or there is none that can be used here. */
export type NoCamera = 'REFUSED' | 'NONE'

/** A camera that is read until it is stopped. */
export interface CameraReading {
  stop: () => void
  /** Switches its light; undefined: it has none. */
  light: ((on: boolean) => Promise<void>) | undefined
  /** Whether bar codes are read as well as QR codes. */
  readsBars: boolean
}

/** ms between two looks. */
const lookMs = 250

const whyNot = (failure: unknown): NoCamera =>
  failure instanceof DOMException && /^(NotAllowed|Security)Error$/.test(failure.name) ? 'REFUSED' : 'NONE'

function lightOf(track: MediaStreamTrack | undefined): CameraReading['light'] {
  // old browsers have no such question
  const can = (track as Partial<MediaStreamTrack> | undefined)?.getCapabilities?.() as { torch?: boolean } | undefined
  if (!track || !can?.torch) return undefined
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
}

/** Shows the camera all over an element, and tells at each look what code it sees, if any, until it is stopped. */
export async function readCamera(
  holder: HTMLElement,
  onLook: (text: string | undefined) => void
): Promise<CameraReading | NoCamera> {
  // a page that is not https has no cameras at all, though the type promises them
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return 'NONE'
  let stream: MediaStream
  try {
    stream = await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  } catch (failure) {
    return whyNot(failure)
  }
  const video = document.createElement('video')
  video.className = 'host-camera'
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  holder.append(video)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
    video.remove()
  }
  try {
    const [{ read, readsBars }] = await Promise.all([codeReader(), video.play()])
    const look = async () => {
      const text = await read(video).catch(() => undefined)
      if (isStopped) return
      onLook(text || undefined)
      timer = setTimeout(() => void look(), lookMs)
    }
    void look()
    return { stop, light: lightOf(stream.getVideoTracks()[0]), readsBars }
  } catch (failure) {
    stop()
    return whyNot(failure)
  }
}

/** What the code in a chosen picture holds; undefined: there is none, or it is no picture. */
export async function readPicture(address: string): Promise<string | undefined> {
  const { read } = await codeReader()
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
  } catch {
    return undefined
  }
  return (await read(picture)) || undefined
}
