/** ms after which a video that says nothing of itself is taken as it is. */
const patience = 4000
/** px, the longer side of its picture. */
const side = 800

/** What is known of a video. */
export interface Seen {
  seconds?: number
  still?: Blob
}

function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const paper = canvas.getContext('2d')
  if (!paper || canvas.width === 0) return Promise.resolve(null)
  paper.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
}

/** How long a video is and a picture of its beginning, as far as this browser can tell. */
export function lookAt(address: string): Promise<Seen> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    const frame: Seen = {}
    const end = () => {
      clearTimeout(timer)
      video.removeAttribute('src')
      resolve(frame)
    }
    const timer = setTimeout(end, patience)
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.onerror = end
    video.onloadedmetadata = () => {
      if (Number.isFinite(video.duration)) frame.seconds = video.duration
      video.currentTime = Math.min(0.3, (frame.seconds ?? 0) / 2)
    }
    video.onseeked = () =>
      void drawFrame(video).then((still) => {
        if (still) frame.still = still
        end()
      })
    video.src = address
  })
}
