/** hls.js as far as it is used: its file is fetched as it is, by its address, and no build sees it. */
interface Hls {
  loadSource: (address: string) => void
  attachMedia: (video: HTMLVideoElement) => void
  on: (event: string, listener: (event: string, data: { fatal?: boolean }) => void) => void
  destroy: () => void
}

interface HlsClass {
  new (options: object): Hls
  isSupported: () => boolean
}

/** Written by the build. */
declare const LIVE_FILES: { library: string; worker: string }

let library: Promise<HlsClass> | undefined

function loadLibrary(): Promise<HlsClass> {
  library ??= (import(/* webpackIgnore: true */ LIVE_FILES.library) as Promise<{ default: HlsClass }>).then(
    (library) => library.default
  )
  library.catch(() => (library = undefined))
  return library
}

const isPlaylist = (address: string): boolean => /\.m3u8(?:$|[?#])/.test(address)
const saysItPlays = (video: HTMLVideoElement): boolean => video.canPlayType('application/vnd.apple.mpegurl') !== ''
/**
 * Safari plays broadcasts, and so does what has no other way. Chromium says that it may, fetches a broadcast and does not
 * begin it.
 */
const playsItself = (video: HTMLVideoElement): boolean =>
  saysItPlays(video) && ('WebKitPlaybackTargetAvailabilityEvent' in window || !('MediaSource' in window))

/** No retries here: the player itself asks again, and waits as it does for every host. */
const once = { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 20_000, timeoutRetry: null, errorRetry: null }
const twice = {
  ...once,
  errorRetry: { maxNumRetry: 1, retryDelayMs: 1000, maxRetryDelayMs: 1000 }
}

/** ms between looks whether pictures still come, and how many looks without a new one there are before it counts as lost. */
const LOOKS = 2000
const STILL_LOOKS = 10
/** `HTMLMediaElement`'s own words: bytes are awaited; there is enough to go on. */
const NETWORK_LOADING = 2
const HAVE_FUTURE_DATA = 3

/** Tells of a stream whose list stays as it was, or that sends nothing: no host calls either an error. */
function watchStill(video: HTMLVideoElement, onStill: () => void): () => void {
  let [position, still, hasBegun] = [video.currentTime, 0, false]
  const timer = setInterval(() => {
    hasBegun ||= !video.paused
    // who paused it waits for nothing, nor does a phone that plays nothing by itself
    const hadBegun = hasBegun
      ? !video.paused
      : video.networkState === NETWORK_LOADING && video.readyState < HAVE_FUTURE_DATA
    still = hadBegun && video.currentTime === position ? still + 1 : 0
    position = video.currentTime
    if (still === STILL_LOOKS) onStill()
  }, LOOKS)
  return () => clearInterval(timer)
}

/** Plays an address in an element until the result is called: then nothing more is fetched, and nothing of it is kept. */
export function playIn(video: HTMLVideoElement, address: string, from: number, onLost: () => void): () => void {
  let hls: Hls | undefined
  let over = false
  const plain = () => {
    video.src = address
    if (from > 0) video.currentTime = from
  }
  const handleBreak = () => {
    if (!over) onLost()
  }
  if (!isPlaylist(address) || playsItself(video)) plain()
  else {
    void loadLibrary().then((HlsJs) => {
      if (over) return
      if (!HlsJs.isSupported()) {
        if (saysItPlays(video)) plain()
        else handleBreak()
        return
      }
      hls = new HlsJs({
        workerPath: LIVE_FILES.worker,
        startPosition: from > 0 ? from : -1,
        backBufferLength: 10,
        maxBufferLength: 20,
        manifestLoadPolicy: { default: once },
        playlistLoadPolicy: { default: twice },
        fragLoadPolicy: { default: twice }
      })
      hls.on('hlsError', (_event, { fatal }) => {
        if (fatal) handleBreak()
      })
      hls.loadSource(address)
      hls.attachMedia(video)
    }, handleBreak)
  }
  const watch = watchStill(video, handleBreak)
  return () => {
    over = true
    watch()
    hls?.destroy()
    hls = undefined
    video.pause()
    video.removeAttribute('src')
    // an element without an address lets go of what it holds
    video.load()
  }
}
