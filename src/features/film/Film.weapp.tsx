import { Video } from '@/ui/video/Video'

/** The film of a case. */
export const Film = ({ url, name, seconds }: { url: string; name: string; seconds: number }) => (
  <Video src={url} poster="" name={name} seconds={seconds} />
)
